export const emojiSign =
  /[\p{Extended_Pictographic}--[©®™]](?:[\uFE0F\p{EMod}]|\u200D\p{Extended_Pictographic})*|\p{RI}\p{RI}/gv;
