import type { BillingInterval, Money } from './page-billing.ts';
import type { OwnModelOffer } from './page-own-models.ts';

export interface ConfigAnswer {
  /** Its name is the model's; the offline editor has none. */
  writer: { offline: boolean; name?: string };
  billing: 'stripe' | 'dev' | 'off';
  /** How Premium can be paid; monthly alone where nothing is said. */
  intervals?: BillingInterval[];
  /** What a year costs; missing where the payment provider has not said so. */
  annualPrice?: Money | undefined;
  /** How many generations a Premium account may begin in a day, and how many refinements. */
  fairUsePerDay?: number;
  google: boolean;
  mail: boolean;
  /** Members may have models of their own. */
  ownModels?: OwnModelOffer;
  /** Set outside production, where the page may talk to its operator. */
  development?: boolean;
}
