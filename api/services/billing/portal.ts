import type Stripe from 'stripe';

export interface PortalTools {
  stripe: Stripe;
  siteUrl: string;
}

export async function openPortal(
  { stripe, siteUrl }: PortalTools,
  customer: string,
): Promise<{ url: string }> {
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${siteUrl}/`,
  });
  return { url: session.url };
}
