/** Whom one calls "my" or "our" without owning them. */
export const closeOnes: ReadonlySet<string> = new Set(
  `wife wives husband husbands spouse partner partners boyfriend girlfriend fiancé fiancée fiance
   fiancee ex son sons daughter daughters child children kid kids baby babies twins toddler toddlers
   teenager teenagers teen teens girl girls boy boys mother mothers mom moms mum mums mama mommy father
   fathers dad dads papa daddy parent parents brother brothers sister sisters sibling siblings
   grandmother grandma granny nana grandfather grandpa grandad grandparents grandson granddaughter
   grandchildren grandkids aunt auntie uncle cousin cousins niece nephew family families in-laws
   mother-in-law father-in-law stepfather stepmother stepson stepdaughter godmother godfather
   friend friends bestie neighbor neighbour neighbors neighbours roommate flatmate team teams crew
   staff colleague colleagues coworker coworkers co-worker co-workers boss bosses manager mentor
   mentors coach trainer teacher teachers professor tutor student students pupil pupils assistant
   intern interns apprentice apprentices employee employees developer developers designer designers
   engineer engineers editor photographer chef barista baker nanny babysitter nurse doctor dentist
   therapist hairdresser cleaner landlord lawyer accountant founder founders co-founder cofounder
   cofounders ceo director customer customers client clients volunteer volunteers member members guest
   guests followers readers cat cats kitten kittens dog dogs puppy puppies pup rabbit rabbits bunny
   horse horses pony hamster parrot bird birds tortoise turtle pet pets goat goats hen hens chickens
   retriever labrador poodle terrier shepherd dachshund beagle bulldog collie spaniel husky tabby`
    .trim()
    .split(/\s+/),
);
