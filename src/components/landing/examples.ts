import type { Platform, Tone } from '#shared/rules.ts';

export interface ExampleTopic {
  id: string;
  topic: string;
  posts: Record<Tone, Record<Platform, string>>;
}

/** Written ahead of time, one post for each tone and platform. */
export const exampleTopics: readonly ExampleTopic[] = [
  {
    id: 'bakery',
    topic: 'Our bakery opens on Sundays from May',
    posts: {
      casual: {
        x: 'So we finally did it: from May the bakery is open on Sundays, 8 to 12. Come in whatever you slept in. We will be covered in flour anyway. #SundayRolls',
        instagram:
          'Slippers are fine. Honestly.\n\nFrom May we bake on Sundays too, 8 to 12. Same rolls, same counter, slightly sleepier bakers.\n\nTell us what you would like to find in the basket first. 👇\n\n#SundayMorning #LocalBakery #FreshRolls',
        linkedin:
          'A small change with a long story behind it: from May our bakery opens on Sundays.\n\nPeople have been asking at the counter for years. What was missing was never the demand. It was a shift plan our team could live with.\n\nNow we have one. Sundays from 8 to 12, and the first rolls are on us for anyone who works a Sunday themselves.\n\n#SmallBusiness #Bakery',
      },
      professional: {
        x: 'From May our bakery is open every Sunday from 8 to 12. The full range of rolls and breads is available, and pre-orders are taken until Saturday noon. #Bakery',
        instagram:
          'New opening hours from May.\n\nWe are now here on Sundays from 8 to 12, with our full range of rolls and breads. Orders placed by Saturday noon are packed and ready when you arrive.\n\nThank you for asking so often.\n\n#OpeningHours #Bakery #SundayBreakfast',
        linkedin:
          'From May our bakery extends its opening hours to Sundays, 8 to 12.\n\nThree points mattered to us in the decision:\n\n1. Two fixed Sunday teams, so that everyone has planned free weekends.\n2. Pre-orders until Saturday noon, so that we bake what will be eaten.\n3. A review after the summer, together with the team.\n\nWe are glad to compare notes with other businesses that made this step.\n\n#SmallBusiness #Retail #ShiftPlanning',
      },
      funny: {
        x: 'Our oven asked for Sundays off. We held a vote. The oven lost. From May: fresh rolls on Sundays, 8 to 12. Please be nice to it. #SundayRolls',
        instagram:
          'Breaking news: Sunday breakfast no longer depends on the heel of Friday’s loaf. 🥖\n\nFrom May we open on Sundays, 8 to 12. Dress code: pajamas with dignity.\n\nTag the person who always eats the last roll.\n\n#SundayBreakfast #BakeryLife #LastRoll',
        linkedin:
          'I am thrilled to announce that our oven has accepted a new position: Senior Sunday Heat Provider.\n\nIts duties begin in May, Sundays from 8 to 12. Reporting line: two bakers and a very strict sourdough starter.\n\nThe starter remains the only one of us who has never been late.\n\nIf your team could use rolls that take their job more seriously than we take this post, you know where to find us.\n\n#SmallBusiness #Bakery',
      },
      motivational: {
        x: 'Every roll we sell on a Sunday began as a sentence at the counter: “It would be so nice if...” Keep saying those sentences. From May we are open, 8 to 12. #SmallBusiness',
        instagram:
          'Good things rise slowly.\n\nThis one took a shift plan, a patient team and all of you who kept asking. From May our door is open on Sundays, 8 to 12.\n\nWhat have you been putting off that only needs a first batch?\n\n#StartSmall #LocalBakery #SundayMorning',
        linkedin:
          'For a long time our answer to “Are you open on Sundays?” was “We would love to be.”\n\nThen someone on the team asked what exactly was in the way. We wrote it down. It was four lines long.\n\nFrom May we are open on Sundays. Not because we grew bigger, but because the list turned out to be shorter than the wish.\n\nWrite your list down. It may be four lines.\n\n#SmallBusiness #Teamwork',
      },
      informative: {
        x: 'Sunday opening at our bakery, the short version: from May, 8 to 12. Rolls, breads and two cakes. Pre-order by Saturday noon. Cards and cash. Parking behind the house. #OpeningHours',
        instagram:
          'What you need to know about our Sundays:\n\n🕗 8 to 12, from May\n🥐 Rolls, breads, two kinds of cake\n📝 Pre-order until Saturday noon\n🅿️ Parking behind the house\n\nSave this post for the first Sunday you run out of bread.\n\n#OpeningHours #LocalBakery #SundayBreakfast',
        linkedin:
          'How does a small bakery staff a seventh day? Here is what we settled on before our Sunday opening in May.\n\nWe split the early shift into two fixed teams, so nobody works more than every second Sunday. We shortened the range to what sells before noon. And we take pre-orders until Saturday noon, which tells us how much dough to set.\n\nNone of it is new. Writing it down before the first Sunday was the useful part.\n\n#SmallBusiness #Operations',
      },
      controversial: {
        x: 'Unpopular opinion: frozen rolls from the gas station are not breakfast, they are a lack of alternatives. From May there is one. Sundays, 8 to 12. #SundayRolls',
        instagram:
          'We will say it: a reheated roll is a warm sponge.\n\nIf a Sunday deserves anything, it is bread that was dough this morning. From May, 8 to 12, we bake it.\n\nDisagree? Come by and argue over a coffee.\n\n#RealBread #SundayBreakfast #LocalBakery',
        linkedin:
          '“Shops should stay closed on Sundays.” We agreed with that for years. Now we open one.\n\nRest matters. But it does not have to be the same day for everyone, as any nurse or bus driver can tell you. Two of our bakers asked for Sunday shifts because they would rather have Tuesdays.\n\nWhat we still refuse: opening on Sundays with a team that had no say.\n\nWhere do you draw the line?\n\n#FutureOfWork #SmallBusiness',
      },
    },
  },
  {
    id: 'workshop',
    topic: 'Free online workshop: plan a month of posts in one hour',
    posts: {
      casual: {
        x: 'Staring at an empty post field again? Join us for an hour: we plan a whole month of posts together, you leave with a list. Free, online, cameras optional. #ContentPlanning',
        instagram:
          'One hour. One coffee. One month of posts planned. ☕\n\nOur free online workshop is for everyone whose plan so far is called “later”. Bring a few ideas, we bring the structure.\n\nLink in bio, see you there?\n\n#ContentPlanning #SmallBusinessTips',
        linkedin:
          'Posting regularly is easy once the thinking is done. The thinking is the part nobody schedules.\n\nSo we did: one hour, online, free of charge. We go from a blank page to a month of post ideas, together, with time for questions.\n\nNo slides about the power of storytelling. Promised.\n\n#ContentPlanning #SmallBusiness',
      },
      professional: {
        x: 'In our free online workshop you plan one month of posts in one hour: themes, dates and first drafts. Limited places, registration through the link in our profile. #ContentStrategy',
        instagram:
          'Free online workshop: a month of posts in one hour.\n\nYou define three themes, place them in a calendar and write your first two drafts. A template is included.\n\nRegister through the link in our bio.\n\n#ContentStrategy #SocialMediaPlanning',
        linkedin:
          'We invite small teams to a free online workshop on content planning.\n\nAgenda for the hour:\n\n• Define three themes that serve your readers\n• Turn notes from daily work into topics\n• Place them in a simple monthly plan\n• Draft the first two posts\n\nParticipants receive the template we use ourselves. The number of places is limited so that every question can be answered.\n\n#ContentStrategy #Marketing #SmallBusiness',
      },
      funny: {
        x: 'Your content plan: 1. Panic. 2. Photo of the office plant. 3. Silence until Christmas. Ours takes an hour, is free, and the plant gets a rest. Join us online. #ContentPlanning',
        instagram:
          'POV: it is Thursday, nothing is posted, and you are photographing your keyboard again. 📸\n\nJoin our free online workshop. In one hour we plan your month, and your keyboard may finally retire.\n\n#ContentPlanning #SocialMediaHumor',
        linkedin:
          'Yesterday I asked our content calendar how it was doing. It said: “Empty inside.”\n\nIf yours feels the same, join our free online workshop. We fill a month of posts in one hour, without anyone having to be inspired by an airport lounge.\n\nBring ideas, questions, and the draft you have been hiding since March.\n\n#ContentPlanning #Marketing',
      },
      motivational: {
        x: 'You do not need more ideas. You need one hour in which nobody interrupts the ones you have. Take it with us: free, online, a month of posts at the end. #ContentPlanning',
        instagram:
          'A month looks different once it has a plan.\n\nGive us an hour online. You will leave with themes, dates and two drafts in your own words. It is free, and it is a beginning.\n\nWho do you want to start with? 💙\n\n#StartToday #ContentPlanning #SmallBusinessOwner',
        linkedin:
          'The people who post steadily are rarely the ones with the most time. They decided once, and then only had to write.\n\nThat decision takes about an hour. We would like to spend it with you, in a free online workshop: your themes, your dates, your first drafts.\n\nYou already have the stories. Give them a place in the calendar.\n\n#ContentPlanning #SmallBusiness',
      },
      informative: {
        x: 'How to plan a month of posts in an hour: pick 3 themes, note 4 facts for each, give each week one of each, draft the first two. We practice it live, free and online. #ContentPlanning',
        instagram:
          'A month of posts in one hour, step by step:\n\n1️⃣ Three themes (10 min)\n2️⃣ Four facts for each (20 min)\n3️⃣ Dates (10 min)\n4️⃣ Two drafts (20 min)\n\nWe do it together in a free online workshop. Save this for later or sign up in our bio.\n\n#ContentPlanning #SocialMediaTips',
        linkedin:
          'A month of posts needs twelve topics, and you most likely have them already. They are in your sent mail, in customers’ questions and in what you explained twice this week.\n\nThe method we teach in our free online workshop:\n\n1. Choose three themes.\n2. Collect four facts for each from the last month.\n3. Give every week one of each.\n4. Draft the first two while the ideas are warm.\n\nOne hour, online, with time for questions.\n\n#ContentPlanning #SmallBusiness',
      },
      controversial: {
        x: 'Hot take: posting every day is what people do who have not decided what to say. Three good posts a week are plenty. We plan yours in a free one-hour workshop. #ContentPlanning',
        instagram:
          'Stop posting every day.\n\nIf you have nothing to say on Tuesday, Tuesday will survive. Three posts that mean something beat seven that fill a gap. We plan them with you, free and online, in one hour.\n\nToo harsh? Tell us in the comments.\n\n#ContentPlanning #LessIsMore',
        linkedin:
          '“Consistency is everything” may be the most expensive advice in marketing.\n\nIt turned thoughtful people into owners of a daily quota. We teach the opposite: decide what deserves to be said this month, plan it in an hour, and leave the other days empty on purpose.\n\nThe workshop is free and online. Objections are welcome, we have saved time for them.\n\n#Marketing #ContentStrategy',
      },
    },
  },
];
