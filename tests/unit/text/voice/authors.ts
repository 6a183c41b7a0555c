/** Posts of authors who are easily told apart; the last of each is held out of what is measured. */
export const authors = {
  gardener: [
    'I pulled the last beans today. The bed looks bare without them, and I keep walking past it as if somebody had moved out. Next spring it gets garlic.',
    'We had frost on the second of May again. I had told everybody that the tomatoes could go out. I was wrong, and eleven plants paid for it.',
    'My neighbour gave me a bucket of horse manure in trade for three jars of quince jelly. I think I won. He thinks he did. That is how a good trade works.',
    'I have stopped digging the allotment. Two years now. The beans do not care, the slugs do not care, and my back has stopped writing to me about it.',
    'The robin came back to the shed this morning. I moved my rake so that it could keep its corner. I do not need that rake until March.',
  ],
  coach: [
    '🚀 Ready to run your first 10K?\n\nYou don’t need talent. You’ve got legs and a calendar!\n\n✅ Three runs a week\n✅ One of them slow\n\nWhich day is yours? 👇\n\n#running #couchto10k #runners',
    '🔥 Monday is for the lazy pair of shoes!\n\nYou’re tired? Walk it. You’ll still be ahead of your couch!\n\n✅ Ten minutes count\n\nWho’s in? 👇\n\n#running #mondaymiles',
    '💪 Your knees aren’t the problem!\n\nYour shoes are probably older than your phone. When did you buy them?\n\n✅ 700 km and they’re done\n\nTell me your number! 👇\n\n#running #shoes #runners',
    '🎉 You did it, Saturday crew!\n\nForty of you, in the rain, and nobody quit!\n\n✅ Next one’s on the 14th\n✅ Bring a friend\n\nWho are you bringing? 👇\n\n#running #saturdaycrew',
    '⚡ Hills scare you?\n\nThey should! Then you’ll run them anyway!\n\n✅ Short steps\n✅ Eyes up\n\nWhat’s your worst hill? 👇\n\n#running #hills #runners',
  ],
  coder: [
    'spent four hours on a bug. it was a timezone… it is always a timezone',
    'deleted 900 lines today and the tests still pass… i have questions about those 900 lines',
    'the intern asked why we have two caches. nobody could answer. now we have one cache…',
    'pushed on a friday. the build is green, the pager is quiet… i do not trust it',
    'read my own code from march. past me left a comment: sorry. apology not accepted…',
  ],
  baker: [
    'Heute um vier stand der Teig schon über dem Rand. Das Roggenmehl aus der Mühle in Kirchdorf nimmt mehr Wasser, als wir dachten, und die Nacht war warm. Die Brote sind trotzdem gut geworden, nur etwas breiter.',
    'Ab Samstag gibt es bei uns wieder den Zwetschgenkuchen vom Blech. Die Zwetschgen kommen aus dem Garten der Familie Huber, und wenn sie aus sind, ist auch der Kuchen aus.',
    'Der alte Ofen wird im Februar abgebaut. Er hat einunddreißig Jahre gebacken, und niemand weiß genau, wie viele Brote das waren. Wir heben die Ofentür auf und hängen sie in den Laden.',
    'Eine Kundin hat gefragt, warum unser Brot am dritten Tag besser schmeckt. Das liegt am Sauerteig, der noch nachzieht. Wer es eilig hat, der toastet es einfach am ersten.',
    'Unsere Lehrling Mia hat gestern ihre erste Brezel geschlungen, die auch wie eine Brezel aussah. Wir haben sie nicht verkauft, sondern mit Butter gegessen, und zwar alle zusammen um sechs.',
  ],
} satisfies Record<string, string[]>;

export type Author = keyof typeof authors;

export const names = Object.keys(authors) as Author[];

/** A post that was held out, and those that were measured. */
export function heldOut(author: Author): { post: string; samples: string[] } {
  const posts: string[] = authors[author];
  return { post: posts.at(-1) ?? '', samples: posts.slice(0, -1) };
}
