/**
 * What is said or typed to a machine instead of to a person, in all languages at once: an order may come in another language than
 * the talk. Written as in the language packs: `@` stands for any letters, `_` for up to two words.
 */
export const MACHINE_WORDS = {
  /** Alone enough: nobody says this to a clinician or patient. What a patient may well say of himself stands here with more words. */
  address: `
    ignorer _ instruks@, ignorer _ instruksjon@, ignorer _ instruktion@, ignorer alt, ignorer alle, ignorer reglene, tidligere instruks@,
    tidligere instruksjon@, tidligere instruktion@,
    overse alt, overse alle, se bort fra alt som, se bort fra instruks@, se bort fra reglene, glem alt, glem alle, glem denne pasient@, glem reglene,
    kunstig intelligens, språkmodell@, systemmelding@, systemprompt@, system prompt@, system-prompt@, prompten, prompt@ din, chatgpt, gpt, ki-en,
    ki-modell@, ki-system@, ai-en, ai-system@, ai-modell@,
    du er nå en assistent@, du er nå en _ assistent@, du er nå en ki, du er nå en ai, du er nå en robot, hei ki, kjære ki, til ki, til modellen,
    til assistenten, assistent skriv, datamaskin skriv, robot svar, robot skriv, roboten skal,
    skriv i journalen at, skriv i rapporten at, skriv i notatet at, skriv at pasienten, noter at pasienten skal, uten regler, utviklermodus, jailbreak,
    ignorera tidigare@, ignorera alla, ignorera allt, ignorera _ instruktion@, ignorera reglerna, tidigare instruktion@, bortse från alla,
    bortse från allt, glöm allt, glöm alla, glöm den här patient@,
    artificiell intelligens, systemmeddelande@, du är nu en assistent@, du är nu en _ assistent@, du är nu en ai, hej ai, till ai, till modellen,
    till assistenten, till språkmodell@, assistent skriv, datorn skriv, robot svara, roboten ska,
    skriv i journalen att, skriv i rapporten att, skriv i anteckningen att, skriv att patienten, notera att patienten ska, utan regler, utvecklarläge,
    glem denne patient@, sprogmodel@, systembesked@, du er nu en assistent@, du er nu en _ assistent@, du er nu en ai, du er nu en robot, til ai,
    til sprogmodel@, robot svar,
    skriv i journalen at, skriv at patienten, noter at patienten skal, uden regler, udviklertilstand, se bort fra alle, instruks til,
    instruktion til modellen, instruktion til ai,
    ignore _ instruction@, ignore _ previous, ignore everything, ignore the rules, ignore your rules, previous instruction@, prior instruction@,
    disregard _ instruction@, disregard the above, disregard everything, disregard your,
    forget everything about, forget everything above, forget everything you, forget your instructions, forget this patient, artificial intelligence,
    language model@, system message@, system prompt@, your prompt, developer mode, without rules, no restrictions,
    you are now a _ assistant, you are now an _ assistant, you are now an ai, you are now a robot, you are now in, act as an ai, act as if you,
    hey ai, dear ai, as an ai, ai system, ai assistant, ai model, ai scribe, assistant write, robot answer, robot write, computer write, to the model,
    to the assistant,
    write in the report that, write in the note that, write in the record that, write that the patient, note that the patient should, override,
    prompt injection,
    игнорируй@ _ инструкц@, игнорируй@ все, игнорируй@ предыдущ@, игнорируй@ правил@, предыдущ@ инструкц@, забудь все, забудь об этом пациент@,
    забудь правил@, искусственн@ интеллект@, языков@ модел@, системн@ сообщени@, системн@ промпт@, промпт@,
    ты теперь помощник@, ты теперь ассистент@, ты теперь ии, ты теперь модел@, эй ии, эй нейросеть, нейросет@, система ии, ассистент напиши,
    ассистент запиши, модели напиши, без правил, инструкци@ для модел@, инструкци@ модел@, для модели,
    запиши в отчет что, напиши в отчете, напиши в карте, напиши что пациент@, укажи что пациент@`,
  /** An order to a writer, at the beginning of a sentence: only beside talk to a machine, or with a part of the record it is to go into. */
  order: `
    legg til, skriv, før opp, før inn, sett, utelat, fjern, slett, bytt, list opp, list, noter, gjenta, svar, avslutt, inkluder, glem, endre, vis,
    du skal føre, du skal skrive,
    lägg till, för in, för upp, ange, utelämna, ta bort, byt, lista, notera, upprepa, svara, avsluta, inkludera, glöm, ändra, sätt, visa,
    tilføj, før op, anfør, medtag, udelad, gentag, afslut, indsæt, sæt, ændr, vis,
    add, write, include, leave out, omit, remove, delete, swap, state, repeat, answer, forget, set, insert, print, change, replace, put, show, hide,
    добавь, добавьте, напиши, внеси, укажи, включи, убери, удали, поменяй, повтори, ответь, закончи, забудь, установи, поставь, напечатай, покажи,
    запиши, измени, замени`,
  /** Parts of what is being written. */
  record: `
    rapporten, journalen, notatet, sammendraget, avsnittet, under medisiner, under diagnoser, under vurdering, under tiltak, i medisinlisten,
    rapporten, journalen, anteckningen, sammanfattningen, stycket, under läkemedel, under diagnoser, under bedömning, i läkemedelslistan,
    rapporten, notatet, resumeet, resuméet, afsnittet, under medicin, under diagnoser, i medicinlisten, på medicinkortet,
    the report, the note, the record, the summary, the medication list, to the medications, in the medications, under medications, under diagnoses, the section,
    отчет, отчете, отчета, в лекарства, в препараты, в карту, в заключение, раздел, в диагнозы`,
} as const
