// The two-letter endings IANA has given out, retired ones included: old links keep their meaning.
const countries =
  'ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq ' +
  'br bs bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ' +
  'ec ee eg eh er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw ' +
  'gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz ' +
  'la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx ' +
  'my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro ' +
  'rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk ' +
  'tl tm tn to tp tr tt tv tw tz ua ug uk um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';

// Of more than a thousand longer endings these are the ones people link to.
const longer =
  'academy agency app art asia audio aws band bargains beauty beer best bike bio biz blog ' +
  'boutique builders cafe cam camp capital care careers cash cat catering center chat church ' +
  'city cleaning click clinic clothing cloud club coach codes coffee com community company ' +
  'computer construction consulting contractors cool coop coupons courses cruises dance data ' +
  'date dating day deals delivery dentist design dev diet digital direct directory doctor dog ' +
  'domains earth eco edu education email energy engineer engineering estate events exchange ' +
  'expert family fan fans farm fashion film finance financial fish fit fitness florist flowers ' +
  'food foundation fun fund furniture fyi gallery game games garden gift gifts gle global gold ' +
  'golf goog google gov green group guide guru hair health healthcare help holiday homes host ' +
  'hosting hotel house how immo inc industries info ink institute insurance int international ' +
  'jewelry jobs kids kitchen land law lawyer legal life link live loan lol love ltd luxury ' +
  'makeup market marketing markets media menu microsoft mil mobi moda mom money museum music ' +
  'name net network new news ninja now one onion online ooo org page partners party pet pharmacy ' +
  'photo photography photos pics pink pizza place plumbing plus post press pro productions ' +
  'properties property pub quest radio realestate realty recipes red rentals repair report rest ' +
  'restaurant review reviews rip rocks run sale salon school science security services shoes ' +
  'shop shopping show site ski social software solar solutions spa space store stream studio ' +
  'style supplies supply support surf systems tax team tech technology tel theater tickets tips ' +
  'today tools top tours town toys training travel university vacations ventures vet video ' +
  'villas vip vote watch website wedding wiki win wine work works world wtf xxx xyz yoga you zip ' +
  'zone';

const known = new Set(`${countries} ${longer}`.split(' '));

export function isKnownEnding(letters: string): boolean {
  const ending = letters.toLowerCase();
  return known.has(ending) || ending.startsWith('xn--');
}

/** Longer endings are too many to ship, and new ones appear: any three letters may be one. */
export function mayBeEnding(letters: string): boolean {
  return letters.length > 2 || isKnownEnding(letters);
}
