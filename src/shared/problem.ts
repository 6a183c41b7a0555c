/** A refusal or failure as every route answers it: a sentence for people, a code for programs. */
export interface Problem {
  error: string;
  code: string;
}
