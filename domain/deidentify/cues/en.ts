import type { LanguageCues } from './language-cues.ts'

/** English, as written and spoken in Nordic practices too. */
export const en: LanguageCues = {
  introductions: "my name is, my name's, name is, named, called, name, full name, first name, last name, surname, forename, middle name, signed, undersigned, this is, speaking with, speaking to, i'm, i am, regards, kind regards, best regards, sincerely, yours sincerely, interpreter, answers to, goes by",
  titles: 'dr, doctor, professor, prof, consultant, surgeon, registrar, nurse, sister, matron, midwife, gp, physician, physiotherapist, physio, psychologist, psychiatrist, neurologist, cardiologist, radiologist, dentist, pharmacist, therapist, counsellor, social worker, case worker, vet, veterinarian, farrier, mr, mrs, ms, miss, mx, sir, lady, lord, dame, madam, teacher, headteacher, coach, breeder, interpreter, solicitor, reverend, father, secretary, manager, supervisor, technician, president, senator, captain, judge, king, queen, prince, princess',
  kin: 'mother, mum, mom, mummy, father, dad, daddy, wife, husband, spouse, partner, girlfriend, boyfriend, fiancé, fiancée, fiance, fiancee, daughter, son, sister, brother, grandmother, grandfather, grandma, grandpa, granny, aunt, uncle, nephew, niece, cousin, mother-in-law, father-in-law, grandson, granddaughter, friend, neighbour, neighbor, ex, ex-husband, ex-wife, twin, stepfather, stepmother, boss, colleague, carer, guardian',
  possessives: 'my, your, his, her, our, their, is called, is named, is, called, named',
  persons: 'patient, pt, client, owner, next of kin, contact, guardian, carer, child, re, regarding, concerning, certificate for, referral for, referred by, cc, copy to, to, signature, clinician, author, dictated by, written by, seen by, reviewed by, examined by, operated by, performed by, accompanied by, together with, spoke with, spoke to, discussed with, rider, tenant, dear, by, with, from, for, and, brought in by, called, rang',
  animals: 'dog, dogs, bitch, puppy, cat, tomcat, kitten, horse, mare, gelding, stallion, foal, pony, filly, colt, rabbit, guinea pig, hamster, bird, budgie, parrot, cow, calf, goat, sheep, lamb, pig, animal, pet, ferret, rat, labrador, retriever, spaniel, terrier, collie, shepherd',
  greetings: 'hi, hello, hey, morning, good morning, good afternoon, good evening, welcome, thanks, thank you, yes, ok, okay, right, dear, listen, so, well, bye, goodbye, come in, is it, it is, see you',
  personVerbs: 'says, said, reports, reported, states, stated, denies, denied, tells, told, rang, calls, called, asks, asked, answers, wants, wanted, wishes, describes, lives, lived, works, worked, came, comes, presents, presented, attended, attends, sits, has, had, is, was, will, would, can, could, feels, felt, thinks, thought, takes, took, eats, drinks, sleeps, smokes, saw, wrote, writes, complains, and, should, may, must, does, did, went, goes, hopes, needs, likes, loves, agreed, agrees',
  homes: 'lives in, lived in, lives at, living in, resides in, resident of, resident in, residing in, moved to, moved from, born in, raised in, grew up in, comes from, is from, from, originally from, home in, cabin in, travel to, travelled to, traveled to, trip to, holiday in, flew to, visiting',
  placePrepositions: 'in, at, to, from, near, outside, via, towards, around',
  workplaces: 'works at, works for, works in, work at, working at, working for, employed at, employed by, employee of, employer, attends, goes to, student at, studies at, studying at, job at, job with, admitted to, referred to, seen at, operated at, treated at, surgery at, followed at',
  months: 'january, february, march, april, may, june, july, august, september, october, november, december',
  monthsShort: 'jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
  weekdays: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays',
  ordinals: 'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty-first, twenty-second, twenty-third, twenty-fourth, twenty-fifth, twenty-sixth, twenty-seventh, twenty-eighth, twenty-ninth, thirtieth, thirty-first',
  birth: 'born, dob, d.o.b, date of birth, birth date, birthdate, birthday, born on, b',
  dateWords: 'on, date, since, from, dated, until, by, before, after, seen, admitted, discharged, review, appointment',
  ageWords: 'years old, year old, year-old, years, yo, y/o, yrs, year, years of age, aged',
  institutions: '@hospital, @clinic, @infirmary, @surgery, @practice, @medical, @health, @centre, @center, @hospice, @school, @college, @university, @academy, @nursery, @kindergarten, @pharmacy, @veterinary, @vets, @stables, @stable, @kennels, @kennel, @stud, @farm, @council, @church, @foundation, @institute, @trust, @bank, @university, @club, ltd, limited, plc, inc, llc, llp, corp, corporation, company, group, gmbh, associates',
  streets: '@street, @road, @avenue, @lane, @drive, @close, @court, @crescent, @terrace, @place, @square, @boulevard, @way, @gardens, @grove, @hill, @mews, @park, @row, @st, @rd, @ave, @blvd, @ln, @dr, @summit, @plaza, @parkway, @circle, @trail',
  atSigns: 'at, at sign',
  dots: 'dot, point, period',
}
