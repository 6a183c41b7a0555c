/** No honest answer comes near: ten of the longest posts are 30,000 characters. */
export const longestText = 100_000;
/** What is read in one piece: all of that text as JSON in JSON, where a letter may take six. */
export const longestPiece = 700_000;
/** The 15,000 tokens that ten posts may take, each in a frame of 500 bytes; none of it is kept. */
export const longestWire = 8_000_000;
/** With what comes beside it, as between its pieces. */
export const mostOnTheWay = 2 * longestWire;
/** More than anybody reads, though Facebook takes ten times that: the rest is left out, from a sentence's end on. */
export const longestPost = 6_000;
/** Ten for each of those tokens. Each costs an event and a node of memory, however short it is. */
export const mostPieces = 150_000;
