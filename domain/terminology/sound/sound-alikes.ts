/** Words of the trade and of every day that look or sound like the name of a medicine, which no list of words holds back: the fiftieth centile. */
export const SOUND_ALIKES: ReadonlySet<string> = new Set(
  (
    'd-dimer d-dimeren d-dimeri centile centiles percentile percentiles percentil persentil percentilen persentilen spot-on spot-ons protein proteins ' +
    'proteinet proteinen proteiner proteinerne proverna promenad promenader promenaden перикард перикарда'
  ).split(' '),
)
