import type { Language } from '#contract/vertical.ts'
import type { LanguagePack } from './pack/language-pack.ts'
import type { Lexicon } from './lexicon.ts'
import { compileLexicon } from './lexicon.ts'
import type { CompiledRewrite } from './phrase.ts'
import { compileRewrites } from './phrase.ts'
import { da } from './da/pack.ts'
import { en } from './en/pack.ts'
import { INFORMANT_NAMED } from './tables/style/informants.ts'
import { JUDGEMENTS } from './tables/judgements.ts'
import { nb } from './nb/pack.ts'
import { POLISH } from './tables/polish.ts'
import { ru } from './ru/pack.ts'
import { sv } from './sv/pack.ts'

const PACKS: Readonly<Record<Language, LanguagePack>> = { nb, sv, da, en, ru }

type CompiledStyle = Readonly<
  Record<'always' | 'patient' | 'clinician' | 'topic' | 'affirm' | 'deny' | 'label' | 'judgement' | 'polish' | 'informant', readonly CompiledRewrite[]>
>

/** A language pack made ready: its lexicon indexed and its rewriting rules compiled, once per process. */
export type Tongue = { readonly pack: LanguagePack; readonly lexicon: Lexicon; readonly style: CompiledStyle }

const tongues = new Map<Language, Tongue>()

function compile(pack: LanguagePack): Tongue {
  const { style } = pack
  return {
    pack,
    lexicon: compileLexicon(pack),
    style: {
      always: compileRewrites(style.always),
      patient: compileRewrites(style.patient),
      clinician: compileRewrites(style.clinician),
      topic: compileRewrites(style.topic),
      affirm: compileRewrites(style.affirm),
      deny: compileRewrites(style.deny),
      label: compileRewrites(style.label),
      judgement: compileRewrites(JUDGEMENTS[pack.language]),
      polish: compileRewrites(POLISH[pack.language]),
      informant: compileRewrites(INFORMANT_NAMED[pack.language]),
    },
  }
}

/** The compiled pack of a language. */
export function tongueOf(language: Language): Tongue {
  const known = tongues.get(language)
  if (known !== undefined) return known
  const made = compile(PACKS[language])
  tongues.set(language, made)
  return made
}

/** The plain pack of a language. */
export function packOf(language: Language): LanguagePack {
  return PACKS[language]
}
