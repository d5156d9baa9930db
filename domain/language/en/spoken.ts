import type { Terms } from '#domain/language/pack/language-pack.ts'

/** How complaints, mishaps, daily life and advice are told in speech, beside the words of the trade; written from general knowledge. Read as the marks are. */
export const spoken: Terms = {
  symptom: `
    spins, giddy, giddiness, woozy, room goes round, room went round, like _ on a boat, veer@ to, thumping, band round, zigzag@, zig-zag@,
    off _ meals, off _ feed, can't keep _ down, couldn't keep _ down, stays down, puke@, heaving, bunged up, run@ to the toilet, run@ to the loo,
    rush@ to the toilet, make it to the toilet, soiled, messed @self, gurgl@, barely eat@, catarrh, out of puff, panting, catch@ _ breath,
    get@ _ breath, enough air, suffocat@, whooping, snuffl@, sniffl@, voice has gone, turn@ the tv up, turn@ up the tv, turn@ the telly up,
    miss@ a beat, skip@ a beat, elephant on, toilet all the time, loo all the time, up to the loo, up to the toilet, times a night, wets, wetting,
    wet the bed, time of the month, soak@ through, sanitary pad@, sanitary towel@, tampon@, braxton, felt the baby, feel the baby, latching, whining,
    whimper@, clingy, teething, won't take the bottle, not gaining, hot to the touch, listless, lifeless, not @self, not _ usual self, tantrum@,
    scab@, fester@, smells bad, smells foul, smelly, stink@, dandruff, can't see properly, wavy lines, dazzl@, flashing lights, can't read, seize@ up,
    seizing up, buckl@, can't turn, can't sit, can't get up, can't get comfortable, couldn't get up, couldn't walk, cannot walk, cannot stand, niggl@,
    twing@, back's gone, shoots down, goes dead, gone dead, went dead, words come out wrong, muddled, garbl@, shuffl@, like jelly, staring into space,
    convuls@, frothing, funny turn@, goes blank, went blank, unresponsive, unconscious, toss@ and turn@, nod off, nods off, up all night,
    can't switch off, won't switch off, asleep, burst into tears, in tears, through the motions, can't get out of bed, lost _ spark, dark thoughts,
    dark place, burden to, burden on, end it all, end my life, take my _ life, want@ to die, miserable, lonely, feel@ low, felt low, very low,
    short fuse, lose my temper, overwhelm@, end of my tether, can't go on, dreading, nervous, afraid of, frightened, terrified, fear of,
    thoughts go round, losing my mind, blame@ @self, self-esteem, no confidence, repeat@ @self, los@ things, gets lost, got lost, wander@ off,
    doesn't recogni@, didn't recogni@, what day it is, crav@, hangover@, hypo, hypos, feel@ rough, feel@ awful, felt awful, feel@ terrible, feel@ ill,
    felt ill, poorly, out of sorts, worn out, sluggish, under the weather, clothes are loose, lost a stone, agony, excruciating, unbearabl@,
    out of ten, filling came out, can't chew, bad breath, hold@ on to the furniture, come apart, gaping, pacing, yelp@, growl@, sniffs at,
    walks away from _ bowl, empt@ _ bowl, overgroom@, matted, moult@, scurf@, circling, staggers, hopping, lagging behind, won't go for walks,
    won't rise, slow to get up, knuckling, hunched, grunt@, down in milk, down cow, recumbent, scour@, not suckling, abort@, afterbirth, bulling,
    on heat, crib-bit@, windsuck@, refus@ to jump, cold-backed, short strid@, slobber@, miss@ the tray, yowl@, trembl@, scaveng@, away from the herd,
    don't want to be here, not want to be here, hides under
  `,
  event: `
    lost _ footing, missed a step, missed the _ step, landed on, landed awkwardly, bent down to, bending to pick, yanked, wrench@, overdid,
    overstretched, heard a pop, trod on, stepped on, needlestick, gash@, grazed, chainsaw, dropped _ on, banged, punched, beaten up, attacked,
    assault@, raped, off _ bike, off _ horse, off _ pony, off _ bed, fumes, breathed in, inhaled, chemical@, bleach, welding, choked on,
    got into the bin, got into the feed, helped @self to, rat poison, antifreeze, xylitol, cooked bone@, mushroom@, ragwort, wasp@, snake@, mosquito@,
    barbed wire, overheat@, calved, calving, farrow@, lambing, foaling, stillborn, found dead, new batch, switched food@, new soap, new shampoo,
    new cat litter, new washing-up liquid, new shoes, made redundant, divorce, bereave@, passed away, died, death of, lost my husband, lost my wife,
    lost my son, lost my daughter, lost the baby, funeral, bullied, digging, shovel@, moving furniture, undercooked, exposed to, unprotected, condom@,
    forgot _ tablets, forgot to take, missed a dose, missed _ doses, ran out of my, ran out of tablets, took too many, woke up with, reached up,
    got up too fast, hot oil, boiling water, bought in from, lost my mum, lost my dad, off the sofa
  `,
  function: `
    climb@ stairs, manag@ stairs, up the stairs, down the stairs, up and down stairs, sleeps through, slept through, sleeps well, slept well,
    sleeping well, eat@ well, ate well, eating and drinking, eat@ normally, eat@ fine, eats everything, ate _ breakfast, back on _ food,
    drink@ normally, play@ normally, play@ as usual, running around, runs around, full of energy, full of beans, usual self, happy in @self,
    well in @self, wagging, jump@ on the sofa, jump@ into the car, go@ for walks, walk@ fine, walk@ the dog, walk a mile, walk far, walking distance,
    how far can, hundred yards, unaided, gets around, get@ dressed, dress@ @self, do up my bra, socks on, brush@ my hair, wash@ @self, shower@ @self,
    out of the bath, out of a chair, out of the chair, turn@ over in bed, out of bed, hang the washing, hoover@, housework, cook@ for @self,
    _ own shopping, carry shopping, open a jar, turn a key, hold a cup, manag@ _ money, manag@ on _ own, manag@ at home, cope at home,
    look@ after @self, independent@, needs help, drive again, can i drive, can you drive, driving, behind the wheel, ride a bike,
    follow a conversation, pass@ water, go@ to the toilet, been to the toilet, toilet trained, dry at night, takes the bottle, gaining well, centile,
    crawls, crawling, pull@ to stand, first steps, rolls over, hold@ _ head up, sex life, intercourse, stand for long, sit for long, kneel@, squat@,
    bend down, reach up, lift my arm, above my head, overhead, behind my back, over my shoulder, lie on that side, back to work, back to training,
    pick up the baby, chew@ on, keeps _ down, grazing, the cud, milks well, litter tray, poo@ normally, pee@ normally, under saddle, us@ the leg,
    fit to drive, okay to drive, drive yet, milestones, sits unsupported
  `,
  social: `
    hairdress@, carpenter, joiner, mechanic, welder, labourer, courier, carer, carers, care assistant, cashier, at the computer, childminder, nanny,
    forester, landscap@, rescue dog, rehomed, self-employed, zero hours, shifts, on nights, overtime, commut@, standing all day, solvents, retire,
    retirement, unemploy@, redundan@, third floor, sheltered housing, care home, nursing home, housebound, mould in, can't afford, teetotal,
    get@ drunk, bottle a day, cans a day, fags, roll my own, snus, nicotine, heroin, gambl@, daily walk@, lift weights, horse riding, sedentary,
    free range, loose housing, slatted, shavings, stabled, paddock, hutch, herd, flock, lactation, days in milk, dried off, in foal, for breeding,
    ridden, unshod
  `,
  body: `
    bum, private parts, down below, down there, vulva, anus, oesophagus, airway@, veins, artery, arteries, brain, disc, vertebra@, cartilage,
    ligament@, bone, bones, hind quarter, teat, rumen, off fore, near hind, genital@
  `,
  finding: `
    sound at trot, trots up sound, healed well, healing well, granulat@, slough@, necro@, discharging, scabbed, signs of, infected, blotchy, blanch@,
    non-blanching, frail, cachectic, wasting, broad-based, shuffling, rigid, droop@, visual fields, opaque, takes up dye, overgrown, rattle@,
    at the bases, sunken, membranes, nodes, birthmark, raised edge, pronat@, dorsiflex@, posture, dishevelled, cooperative, agitat@, total score,
    condition score, testers, matted, flea comb, lice, hard quarter, locomotion score, manure, cell count, resisted, fetal heartbeat, heartbeat seen
  `,
  referral: `
    psychotherap@, therapist@, your gp, physio, physios, geriatric@, hospice, palliative, occupational health, sexual health, antenatal, ambulance,
    second opinion, pass you on, slaughter@, cull
  `,
  advice: `
    keep off, stay home, stay at home, keep it raised, keep moving, keep it covered, don't let him, don't let her, stop him licking, stop her licking,
    pace yourself, build up slowly, listen to your body, no sport@, no riding, off school, 48 hours, safe to drive, get behind the wheel, not while,
    no alcohol, no sex, use condoms, spicy food@, small sips, starve him, empty stomach, withhold food, hold back _ milk, hold the milk back,
    discard _ milk, milk withdrawal, meat withdrawal, withdrawal period, withdrawal time, human consumption, out of the tank, bulk tank, isolat@,
    keep _ apart, quarantine, treat all, with a spray, sixty degrees, bedding, disinfect@, fresh air, gargl@, hot water bottle, sparingly,
    wear gloves, non-slip, stand up slowly, sit too long, out of the sun, repellent, share towels, sets of, repetitions, no naps, support group,
    puzzle feeder, bathe, leave it on for, grazing muzzle, cold hos@, poultic@, walk him out, colostrum, weight off, don't stop suddenly, give human
  `,
  diagnosis: `
    norovirus, viral, measles, rabies, hiv, lice, threadworm@, insect bite@, caries, motion sickness, heatstroke, scald, laceration, dislocat@,
    worn cartilage, brittle bones, verruca@, fungus, baby blues, postnatal, aneurysm, haemorrhage, malignan@, metasta@, tumour@, ketoacid@, anaemic,
    autistic, dyslexi@, learning disab@, cerebral palsy, alcoholic, addicted, fly strike, scours, fluke, dysentery, blindness, nerve damage,
    fluid retention, tummy bug, stomach bug
  `,
  device: `
    denture@, commode, dosette, tens machine, pessary, saddle, walking aid@
  `,
  diet: `
    dairy, skip@ breakfast, skip@ meals, peanut@, liquorice, milk replacer, colostrum
  `,
  admin: `
    medical report, blue badge, dvla, fit to fly, pre-purchase, cremat@, injury at work, post-mortem
  `,
}
