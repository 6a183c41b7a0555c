export interface DeleteAccountRequest {
  proof: string;
}
