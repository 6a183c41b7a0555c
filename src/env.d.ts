interface ImportMetaEnv {
  readonly PUBLIC_VITALS_ENDPOINT?: string;
}
