/** Why an import stopped before its end, in words for the operator who asked for it: what happened, and what to do. What was brought in stays. */
export class SourceRefusal extends Error {}
