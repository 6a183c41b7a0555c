import { type MessageKey, rules } from './rules.ts';

/** Every refusal and failure that is sent, with its status. Its code is the key of its sentence. */
const statuses = {
  requestInvalid: 400,
  topicMissing: 400,
  topicTooLong: 400,
  detailsTooLong: 400,
  platformsTooMany: 400,
  refineTextTooLong: 400,
  refineTooLong: 400,
  sourceAddressWrong: 400,
  sourceTextMissing: 400,
  sourceTextTooLong: 400,
  sourceTitleTooLong: 400,
  sourcePrivate: 400,
  mastodonServerWrong: 400,
  mastodonServerPrivate: 400,
  ownAddressPrivate: 400,
  ownAddressWrong: 400,
  ownKeyMissing: 400,
  ownModelMissing: 400,
  loginToGenerate: 401,
  sessionExpired: 401,
  activationError: 402,
  generationsUsed: 402,
  refinementsUsed: 402,
  sharedRefinementsUsed: 402,
  accountDeleteProof: 403,
  activationIssue: 403,
  advancedNeedsPremium: 403,
  otherAccount: 403,
  platformNeedsPremium: 403,
  portalNeedsPremium: 403,
  voiceNeedsPremium: 403,
  cancelNothing: 404,
  mendUnknown: 404,
  notFound: 404,
  voiceUnknown: 404,
  methodUnknown: 405,
  generationRunning: 409,
  mendsUsed: 410,
  postGone: 404,
  postChanged: 409,
  ownModelGone: 410,
  restUsed: 410,
  resultGone: 410,
  bodyTooLarge: 413,
  jsonOnly: 415,
  rangeUnknown: 416,
  sourceClosed: 422,
  sourceCopied: 422,
  sourceEmpty: 422,
  sourceNeedsWords: 422,
  sourceFailed: 422,
  sourceMissing: 422,
  sourceNotText: 422,
  sourceReserved: 422,
  sourceTooLarge: 422,
  sourceTooSlow: 422,
  sourceUnreachable: 422,
  sourceUnreadable: 422,
  mastodonServerSilent: 422,
  factsMissing: 422,
  languageNeedsModel: 422,
  factsTooLong: 422,
  generationKeyReused: 422,
  mendFailed: 422,
  refineNothing: 422,
  ownCreditUsed: 422,
  ownFailed: 422,
  ownKeyRefused: 422,
  ownKeyUnreadable: 422,
  ownModelUnknown: 422,
  ownProviderBusy: 422,
  ownRequestRefused: 422,
  ownTooSlow: 422,
  ownUnreachable: 422,
  ownCertificateWrong: 422,
  siteUsed: 429,
  sourceDayUsed: 429,
  sourceMinuteUsed: 429,
  startsUsed: 429,
  tooManyRequests: 429,
  // Stripe sends an event again after any of these; this is the number its dashboard explains.
  eventFailed: 500,
  accountDeleteBilling: 502,
  cancelFailed: 502,
  checkoutFailed: 502,
  generateFailed: 502,
  platformFailed: 502,
  mendUnanswered: 502,
  refineFailed: 502,
  refineUnknown: 502,
  portalFailed: 502,
  billingOff: 503,
  copyLate: 503,
  mendNeedsModel: 503,
  refineNeedsModel: 503,
  serviceUnavailable: 503,
  sourceBusy: 503,
} as const satisfies Partial<Record<MessageKey, number>>;

export type ProblemCode = keyof typeof statuses;

/** The one shape of a "no": a sentence for people, a code for programs. */
export interface Problem {
  error: string;
  code: MessageKey;
}

/** One that is sent. */
export interface SentProblem extends Problem {
  code: ProblemCode;
}

/** In English, or in the words of another language. */
export function problemOf(
  code: ProblemCode,
  messages: Readonly<Record<MessageKey, string>> = rules.messages,
): SentProblem {
  return { error: messages[code], code };
}

export function statusOf<Code extends ProblemCode>(code: Code): (typeof statuses)[Code] {
  return statuses[code];
}
