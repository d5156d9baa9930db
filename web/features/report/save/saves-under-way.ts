const underWay = new Map<string, Promise<unknown>>()

/** Saves a case; whoever hears of a new revision meanwhile can wait for the answer, which may be what made it. */
export async function duringSave<Saved>(caseId: string, save: () => Promise<Saved>): Promise<Saved> {
  const saving = save()
  const settled = saving.catch(() => undefined)
  underWay.set(caseId, settled)
  try {
    return await saving
  } finally {
    if (underWay.get(caseId) === settled) underWay.delete(caseId)
  }
}

/** Resolves when no save of this case that is under way now waits for its answer. */
export const savesUnderWay = async (caseId: string): Promise<void> => void (await underWay.get(caseId))
