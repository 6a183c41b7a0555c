/** Word lists by which a topic is read. English only: topics in other scripts are quoted. */
function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export const pronouns = words(`
  i we you they he she it i'm i'd i'll i've we're we've we'll we'd you're you've you'll you'd
  they're they've they'll they'd he's she's it's that's there's here's let's this that there
  here these those
`);

export const determiners = words(`
  a an the my our your their his her its this that these those some any no every each both all
  many most more less fewer several few another other such one two three four five six seven
  eight nine ten
`);

export const prepositions = words(`
  about above across after against along among around as at before behind below beneath beside
  between beyond by despite during except for from in inside into like near of off on onto out
  outside over past since than through throughout to toward towards under until up upon versus
  via vs with within without
`);

export const conjunctions = words(
  'and or but nor so yet because although though while if unless whether',
);

export const askingWords = words(`
  why how what when where who whom whose which what's who's where's how's why's when's
`);

/** Verbs that need a subject before them: one of these after the first word makes a sentence. */
export const finiteVerbs = words(`
  am is are was were isn't aren't wasn't weren't will won't would wouldn't can can't cannot
  could couldn't should shouldn't must may might has hasn't have haven't had hadn't does doesn't
  did didn't don't do went came became gave took said began ate died arrived happened ended knew
  thought felt got makes takes gives goes comes becomes deserves sucks loves hates opens closes
  brings keeps helps matters beats fails wins launches arrives happens seems looks feels tastes
  gets tells says thinks knows believes needs wants
`);

/** Of these the plain noun is common enough that a full stop has to confirm the verb. */
export const doubtfulVerbs = words(`
  opens closes helps matters beats fails wins launches looks feels tastes needs wants can will
  may might must do got thought felt loves hates
`);

/** Opening a topic with one of these asks the reader to do something. */
export const calls = words(`
  don't never let join come check visit introducing announcing welcome always stop thank thanks
  congrats congratulations sorry hello goodbye
`);

/** These ask the reader too, but only with an object that shows it ("book your", "book clubs"). */
export const doubtfulCalls = words(`
  ask book buy follow forget give ignore listen look meet order read remember see share sign
  stay take tell think try vote watch imagine keep
`);

/** Opening a topic with one of these names an activity: "learn guitar" is about learning guitar. */
export const activities = words(`
  achieve add adopt attract avoid bake balance be become begin boost bring brew build buy care
  choose clean climb coach code collect cook create cut deal declutter design develop do draw
  drink drive earn eat enjoy explain explore find finish fix follow get give go grow handle have
  hire improve increase invest keep know lead learn leave live lose maintain make manage master
  meditate meet mentor motivate move negotiate organize overcome paint pick plan plant play
  practice prepare protect publish quit raise read reduce renovate run save scale sell set
  simplify sleep speak spend start stay survive swim teach tell think train travel travelling
  try turn understand use wake walk win work write
`);

/** Of these the noun is as common ("work trips", "plan b"): an article has to show the verb. */
export const doubtfulActivities = words(`
  balance boost brew care clean coach code cook cut deal design draw drink drive increase master
  move paint plan plant play practice pick raise run scale set sleep spend start train travel
  try turn use walk win work lead fix leave hire swim read finish
`);

/** Singular things one cannot name without an article. */
export const countables = words(`
  account achievement ad album announcement anniversary apartment app application appointment
  article audience baby backpack bakery balcony band bank bar bathroom beach bedroom bike bird
  birthday blog boat book bookshop bookstore boss boundary brain brother budget bug building
  business cabin cafe café cake calendar camera campaign camper candle car career cat challenge
  channel chat child city class classroom client closet coach collection comeback comic commute
  company computer concert conference contest contract conversation cookbook course cousin
  customer dad date daughter deadline deal decision desk diary discount doctor dog dream dress
  drone ebook election employee evening event ex exam exhibition experiment factory fan farm
  farmer father festival film flat flight freelancer fridge friend friendship fundraiser gadget
  gallery game garage garden giveaway goal grandfather grandma grandmother grandpa habit
  hackathon hangover hat headline hike hobby holiday hotel house husband idea internship
  interview island job journal journey kid kitchen kitten lake language laptop launch lawyer
  leader library lifestyle logo magazine manager market marriage masterclass meal meeting menu
  milestone mistake mom morning mother mountain movie museum neighbor neighborhood newsletter
  notebook novel offer office page painting parent park partner party password performance pet
  phone photo picnic pitch plan planet plant playlist podcast poem pool portfolio position post
  presentation problem product profile project promotion puppy question quiz rabbit raise recipe
  relationship release restaurant resume retreat review river road robot room routine sale salon
  season secret shop show sister sketchbook skill smile song startup state store story strategy
  student studio supplier swim table tattoo teacher team teenager template test tip tool tour
  trade tree trend trip uncle update vacation van video village visit wallet wardrobe watch
  webinar website wedding weekend wife window workshop year
`);

/** Words that are never names, so that "Remote work burnout" may lose its capital inside a sentence. */
export const everydayWords = words(`
  black blue brown green grey gray pink purple red white yellow wine active advice affordable
  ai-powered anxiety art automation bad balance beauty beer best better beyond bread breakfast
  budgeting burnout busy cheap chocolate classic climate coffee college common communication
  community company content cooking creative creativity culture customer customers cyber daily
  data dating debt deep design digital diversity early easy economy education effective email
  emotional employee energy engagement everyday exercise family fashion favorite feedback
  finance financial first fitness food free freelance fresh friends friendship fun funny future
  good gratitude great growth habits happiness happy hard health healthy hidden hiring holiday
  home homemade honest hot how hybrid imposter impostor inclusive indoor innovation inner
  investing job journaling kids kindness knitting large last late latest leadership learning
  legal life lifestyle little local loneliness long low machine management marketing meal
  meditation mental mindfulness mindset minimalism modern money morning motivation music natural
  nature networking new night nutrition office old online open organic outdoor overthinking
  parenthood parenting passive patience people personal pets photography plant-based plants
  poetry positive practical privacy procrastination product productivity professional public
  quick quiet real recipes relationships remote renewable resilience retirement sales seasonal
  self self-care side simple skills sleep slow small smart social soft solo sourdough startups
  stress strong student success summer sustainable sustainability syndrome tea team teams
  teamwork technology time tips tomatoes top traditional travel trends trust urban vegan
  vegetarian vintage virtual volunteering wealth weekend weekly wellness winter women work
  workout workouts workplace yoga young landing training
`);

/** How a word is written when somebody typed it in small letters, or in capitals throughout. */
export const spellings: ReadonlyMap<string, string> = new Map(
  `I I'm I'd I'll I've AI SEO UX UI DIY B2B B2C ADHD PTSD CEO CTO CFO HR KPI ROI CRM GPT ChatGPT API SaaS
   CSS HTML SQL PHP NASA USA UK NFT NFTs PhD MBA FAQ GDPR LGBT LGBTQ LinkedIn YouTube TikTok GitHub
   WordPress JavaScript TypeScript PayPal eBay iPhone iPad iOS macOS WhatsApp OpenAI Instagram Facebook
   Twitter Google Amazon Netflix Spotify Shopify Etsy Pinterest Reddit Monday Tuesday Wednesday Thursday
   Friday Saturday Sunday January February April June July August September October November December
   Christmas Easter Halloween Thanksgiving Valentine's Ramadan Hanukkah Diwali English Spanish French
   German Italian Japanese Chinese Korean Portuguese Arabic Russian American British European African
   Asian Indian Mexican Paris London Berlin Tokyo Rome Europe Africa Asia America Canada Germany France
   Italy Spain Japan China India Brazil Mexico`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);

/** Common verbs, fillers and vague words: none of them carries a topic or makes a hashtag. */
export const fillers = words(`
  able achieve actually again ago ahead almost already also amazing anybody anyone anything
  attract avoid away back bad bake be became become becoming been began begin being believe best
  better big boost bring brought build built buy came check choose close come coming could
  create cut day days deal decide deserve develop different do does doing done doubt down due
  easy eat else enough even ever everybody everyone everything excited exciting explain fail
  failed fails feel feels felt few find finding finish first five fix follow found four gave get
  gets getting give given gives giving go goes going gone good got great grow grows had handle
  happen happened happens happy hard has have having help helped helping helps here high honest
  hope improve instead join just keep keeps kept kind know known knows last late later launched
  launches launching lead learn learned least leave let like little live long look looking lot
  lots love loves made main make makes making manage matter matters maybe mean means meet met
  might mine more most move much must near need needed needs never next nice nobody none not
  nothing now nowadays off often old once one ones only open opened opening opens others
  ourselves own people perhaps place please post put quit quite rather read ready real really
  reason reasons recently right run said same save saw say saying says see seem seems seen sell
  set share shared sharing short should show simply six small somebody someone something
  sometimes soon speak spend start started starting starts stay still stop stopped such sure
  take taken takes taking talk tell tells ten thank thanks thing things think thinking thought
  three time times today together told tomorrow tonight too took top tried try trying turn two
  understand use used using very visit wait walk want wanted wants was watch way ways week
  weekend went were win wish wonder worked worst would write year years yesterday yet monday
  tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december morning afternoon evening night hit vote announcing
  introducing congrats congratulations hello sorry them us me him themselves yourself myself
  always invite invited ask asked asking plans planned joins joined spent lost won bought sold
  sent held led understood broke chose drove wrote spoke taught caught whatever whenever
  wherever whoever simple proud
`);

/** Too vague to stand alone as a hashtag or as the name of a topic. */
export const vague = words(`
  be being been become becoming getting having doing new work working works tips ideas things
  ways thoughts facts lessons reasons steps future month months week weeks year years hour hours
  minute minutes free fine help day days people time guide list stuff topic
  question questions answer answers
`);
