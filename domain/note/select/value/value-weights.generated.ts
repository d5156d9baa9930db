/** Made by eval/worth/value/learn-value.ts: what each feature of a statement (value-features.ts) adds to the odds that it may stand, in steps of 0.02. */
export const VALUE_WEIGHTS = `any	0`
