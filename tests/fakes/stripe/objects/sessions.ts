import type Stripe from 'stripe';

export interface CheckoutOrder {
  id: string;
  customer: string;
  price: Stripe.Price;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  promotionCodes: boolean;
  successUrl: string;
  cancelUrl: string | null;
  url: string;
  created: number;
}

export function newCheckoutSession(order: CheckoutOrder): Stripe.Checkout.Session {
  const { id, customer, price, created } = order;
  const amount = price.unit_amount;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: order.promotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: order.cancelUrl,
    client_reference_id: order.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: created + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: order.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: order.successUrl,
    total_details: null,
    ui_mode: 'hosted_page',
    url: order.url,
    wallet_options: null,
  };
}

export interface PortalOrder {
  id: string;
  customer: string;
  returnUrl: string | null;
  url: string;
  created: number;
}

export function newPortalSession(order: PortalOrder): Stripe.BillingPortal.Session {
  return {
    id: order.id,
    object: 'billing_portal.session',
    configuration: 'bpc_default',
    created: order.created,
    customer: order.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: order.returnUrl,
    url: order.url,
  };
}
