interface ImportMetaEnv {
  readonly PUBLIC_API_URL?: string;
  readonly PUBLIC_POCKETBASE_URL?: string;
  readonly PUBLIC_TOKEN_SYNC_URL?: string;
}
