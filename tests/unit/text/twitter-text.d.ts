declare module 'twitter-text' {
  const twitterText: {
    parseTweet(text: string): { weightedLength: number };
    extractUrls(text: string): string[];
    extractHashtags(text: string): string[];
  };
  export default twitterText;
}
