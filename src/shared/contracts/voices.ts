/** What a writer is told of an author's voice: their own posts, and the words they never or always use. */
export interface VoiceBrief {
  name: string;
  samples: string[];
  never: string[];
  always: string[];
}

/** A voice as its owner gets it from PocketBase. */
export interface Voice extends VoiceBrief {
  id: string;
  isDefault: boolean;
}
