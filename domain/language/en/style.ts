import type { StyleRules } from '#domain/language/pack/language-pack.ts'
import { NOT_AS_LONG } from '#domain/language/tables/style/as-long-as.ts'
import { ADDRESSED, DONE_BY_CLINICIAN } from '#domain/language/tables/style/addressed.ts'
import { EXAMINING } from '#domain/language/style/examining.ts'

/** English report style: third person, fillers out. */
export const style: StyleRules = {
  always: [
    ['=^(?:i|we) (?:have |had )?(?:reviewed|saw|seen|met|assessed|examined) (?:this|the|a) (?=[^,.]*(?:year[- ]old|lady|gentleman|man|woman|girl|' +
      'boy)(?!\\p{L}))', ''],
    ['=^(?:there is|there\'s|there are|it is|it\'s) (?=(?:a|an|some|no|mild|slight|worse|better|tender|swollen|normal|clear) )', ''],
    ['=, (?:i would say|i\'d say|i think|i guess|you know)(?=[ ,.]|$)', ''],
    ["= ?(n't)\\b", '$1'],
    ['=\\b(do|does|did|is|was|has|have|had|ca|wo|could|would|should|are|were) n\'t\\b', "$1n't"],
    ['gon na', 'going to'],
    ['wan na', 'want to'],
    ['=\\b(\\p{L}+)(?:\\s*,)?\\s+\\1\\s*,?(?=\\s)', '$1'],
    ['(?:um+|uh+|erm?|hmm+|mm-hmm|you know|i mean|basically|kinda|kind of|sort of|mind you|let me see|anyway|okay|ok|all right|alright|hang on)(?:\\s*,)?', ''],
    ['(?<=, )like,', ''],
    [`=^(?:\\s*(?:(?:yes|yeah|yep|yup|so${NOT_AS_LONG.en}|` +
      'and|but|oh|mm|then|um|uh|and then|because|also)(?:[\\s,.!-]+|$)|(?:no|nope|well|right|sure|now|good|great|' +
      'perfect|fine|actually|cool|like|fair enough|told you|got it|not really|not particularly)(?:\\s*[,.!-]+\\s*|$)))+', ''],
    ['=^i think (?:that )?(?:this|it|that)(?: is|\'s) ', 'probable '],
    ['=^(?:it(?:\'s| is| was)|there(?:\'s| is| are)|this is) (?!not |that |like |been |important )(?=\\p{L}+ )', ''],
  ],
  patient: [
    ...DONE_BY_CLINICIAN.en,
    ['on my own', 'alone'],
    ["i've been", 'has been'],
    ["i've", 'has'],
    ["i'm", 'is'],
    [
      "=(?<![\\p{L}'])(?:i|we)(?:'d| had) (?=(?:just |already |also |never |only |even )?(?:been|had|got|gone|done|taken|seen|felt|eaten|lost|" +
        'put|cut|come|\\p{L}+ed)(?!\\p{L}))',
      'had ',
    ],
    ["i'd", 'would'],
    ["i'll", 'will'],
    ['i am', 'is'],
    ['i was', 'was'],
    ['i (?:do not|don.t|do n.t)', 'does not'],
    ['i (?:have not|haven.t)', 'has not'],
    ['i have', 'has'],
    ['i can(?:not|.t| n.t)', 'cannot'],
    ['i (get|feel|take|use|drink|eat|live|work|sleep|need|want|pick|breathe|bleed|stand|sit|bend|move|throw|vomit|remember|like|love|try|smoke|eat|' +
      'lose|gain|enjoy|hope|believe|guess|suppose|mean|say|deny|walk|stay|play|call|order|need|think|notice|know|see|hear|run|walk|wake|keep|start|' +
      'stop|look|give|find|pee|feed|smell|cough|reckon|vape|forget|worry|seem|manage|measure|swim|cycle|travel|swallow|read|tend|suffer|struggle|' +
      'wonder|expect|prefer|avoid|check|weigh|wear|share|visit|wheeze|snore|shake|sweat|faint|limp|burn|itch|ache|ride)', '$1s'],
    ['i (wash|pass|itch|watch)', '$1es'],
    ['i do', 'does'],
    ['i go', 'goes'],
    ['i', 'the patient'],
    ['me', 'the patient'],
    ['my (?=(?:mother|mum|mom|dad|father|brother|sister|grandmother|grandfather|aunt|uncle|son|daughter))', ''],
    ['my', 'the'],
    ['we', 'they'],
    ['our', 'their'],
  ],
  clinician: [
    ...EXAMINING.en,
    ...ADDRESSED.en,
    ["=^i (?:think|believe|reckon|suspect)(?: that)? (?=(?:you|he|she|we|they)(?:'|\\s))", 'probably '],
    ['=^(?:now |so |then )*(?:i can |i do |i )(?:feel|hear|see|find|appreciate) (?!not)(?:that )?', ''],
    [
      "=^(?:now |so |then )*(?:i'd like you to|i want you to|i would like you to|you need to|you should|you can|you must|you'll need to|" +
        "i'd like to|i want to|i would like to|i'm going to|we're going to|i'll|we'll|we will|i will|we'd like to|we can|we should|let's|" +
        'i recommend|i suggest|i think we should|we|i) (?:go ahead and |also |just )?(?=(?:stop|start|take|give|order|refer|continue|increase|' +
        'decrease|do|get|see|check|send|prescribe|write|avoid|use|book|schedule|monitor|weigh|record|call|try|put|have|keep|add|switch|place|' +
        'recommend|start|hold|repeat|treat|arrange|want))',
      '',
    ],
    ["you're", 'the patient is'],
    ["you've", 'the patient has'],
    ["you'll", 'the patient will'],
    ['(have|let|make|help|see|get) you', '$1 the patient'],
    ['you have', 'the patient has'],
    ['you go', 'the patient goes'],
    ['you (want|get|cough|feel|need|take|start|stop|develop|notice|experience|see|lose|gain|run|pick|eat|drink|sleep|smoke|work|keep|continue|use|come|' +
      'call|think|know|like|breathe|bleed|wake|stand|sit|walk|bend|move|throw|vomit|find|hear|look|seem|tolerate)', 'the patient $1s'],
    ['you are', 'the patient is'],
    ['you do', 'the patient does'],
    ['yourself', 'themselves'],
    ['your', 'the'],
    ['you', 'the patient'],
    ["i'd", 'would'],
    ["i'll|we'll", 'will'],
  ],
  topic: [
    ["=^(?:and |but |so |okay |ok )*(?:can|could|would) (?:you|he|she) (?:describe|tell me (?:a bit |something )?about|explain|show me) (?:me )?(?:a |" +
      "an |the |your )?", ''],
    ['=^(?:and |but |so |okay |ok )*how (?:many|much) \\p{L}+ (?:a|per|each|every) \\p{L}+ (?:do|does|are|is) (?:you|he|she|they) (?=\\p{L})', ''],
    ['=(?<=^(?:have|has|did|do|does|are|is|were|was) (?:you|he|she|they|it) )(?:actually|really) ', ''],
    ["=^(?:(?:and|so|ok|okay),? )?how(?:['’]s| is| are) (?:the |your |his |her |that )?(?=\\p{L}+[?]?$)", ''],
    ["=^(?:(?:and|so|ok|okay),? )?what(?:['’]s| is| are| was) (?:the |your |his |her )?(.*?) like(?=[?]?$)", '$1'],
    ['=^(?:(?:and|but|ok|okay|so|yeah|right|well|um|uh|like|know|you know|what about|how about|other symptoms|other|how is|how are|any|anything|some|' +
      'now|did you have|do you have|have you had|have had|you have|do you get|have you noticed|are you having|is there|are there|has there been|' +
      'you mentioned|a|an)[\\s,]+)+', ''],
    ['=^how many (\\p{L}+) (?:would you say|have you had|have you got|has (?:he|she) had|do you have|did you have|do you get|in all|were there|' +
      'are there)(?!\\p{L})', '$1'],
    ['=^(?:how (?:much|many|often|high|far|bad)|what|which|when|where) (?:(?:is|are|was|were|do|does|did|have|has|had|would|can) (?:(?:you|he|she|it|' +
      'they|your|his|her|its|the) )?(?:been )?)?(?=\\p{L})', ''],
    ['=^(?:any|some|like|um|uh)[\\s,]+', ''],
    ['=^(?:do|did|are|is|was|were|have|has|had|does) (?:you|it|he|she|they|there|that|your|the) (?:have |had |got |noticed |been |having |feel |get |' +
      'any |a |an )*', ''],
    ['=^you[’\'](?:re|ve|d|ll)(?!\\p{L})', ''],
    ['=^ever (?:had|been) ', ''],
    ['=(?<=(?:when|if|where|that|than) )you(?= \\p{L})', 'the patient'],
    ['you|your', ''],
    ['any', ''],
    ['at all|before|ever', ''],
    ['=\\?', ''],
  ],
  affirm: [
    ['=^(?:and |but |so |okay |ok )*(?:do|does) (?:you|it|he|she|they) (smoke|drink|snore|sleep|eat|work|live|exercise|take|use|feel|get|see|hear|wake|' +
      'wear|sweat|bleed|limp|vomit|cough|sneeze)(?!\\p{L})(.*?)\\??$', '$1s$2'],
    ['=^(?:and |but |so |okay |ok )*(?:do|does) (?:you|it|he|she|they) have (.*?)\\??$', 'has $1'],
    ['=^(?:and |but |so |okay |ok )*(?:do|does) (?:you|it|he|she|they|that|this) (hurt|swell|ache|burn|sting|click|lock|help|work|run|shake|spread|' +
      'come|feel|drool|wheeze)(?!\\p{L})(.*?)\\??$', '$1s$2'],
    ["=^(?:and |but |so |okay |ok )*(?:do|does) (?:you|it|he|she|they|that|this) (.*?)\\??$", 'Does $1'],
    ["=^(?:and |but |so |okay |ok )*did (?:you|it|he|she|they|that|this) (.*?)\\??$", 'Did $1'],
    ["=^(?:and |but |so |okay |ok )*(?:have|has) (?:you|it|he|she|they) (.*?)\\??$", 'Has $1'],
    ["=^(?:and |but |so |okay |ok )*(?:are|is) (?:you|it|he|she|they) (.*?)\\??$", 'Is $1'],
    ["=^(?:and |but |so |okay |ok )*(?:could|might|may) (?:you|it|he|she|they) be (.*?)\\??$", 'May be $1'],
    ["=^(?:and |but |so |okay |ok )*(?:was|were) (?:you|it|he|she|they) (.*?)\\??$", 'Was $1'],
    ["=^(?:and |but |so |okay |ok )*can (?:you|it|he|she|they) (.*?)\\??$", 'Can $1'],
  ],
  deny: [
    [
      '=^(?:and |but |so |okay |ok |um |well |right )*(?:any|is there any|are there any|have you had any|do you have any|do you get any|' +
        'have you noticed any|did you have any|any other) (.*?)\\??$',
      'No $1',
    ],
    ['=^(?:and |but |so |okay |ok )*(?:do|does|did|have) (?:you|it|he|she|they) (?:have|get|got) (?:any |a |an |the )?(?!thing about)(.*?)\\??$', 'No $1'],
    ['=^(?:and |but |so |okay |ok )*(?:do|does) (?:you|it|he|she|they|that|this) (.*?)\\??$', 'Does not $1'],
    ['=^(?:and |but |so |okay |ok )*(?:do|does) (?:the|your|his|her) (\\p{L}+) (.*?)\\??$', '$1 does not $2'],
    ['=^(?:and |but |so |okay |ok )*(is|are|was|were) (?:the|your|his|her) (\\p{L}+) (?:any )?(?=\\p{L})(.*?)\\??$', '$2 $1 not $3'],
    ["=^(?:and |but |so |okay |ok )*(?:it's|that's|this is) (?!got |been |just )(.*?)\\??$", 'Not $1'],
    ["=^(?:and |but |so |okay |ok )*(?:did) (?:you|it|he|she|they) (.*?)\\??$", 'Did not $1'],
    ["=^(?:and |but |so |okay |ok )*(?:have|has) (?:you|it|he|she|they) (?:had|noticed|got|experienced) (?:any |a |an )?(.*?)\\??$", 'No $1'],
    ["=^(?:and |but |so |okay |ok )*(?:have|has) (?:you|it|he|she|they) (.*?)\\??$", 'Has not $1'],
    ["=^(?:and |but |so |okay |ok )*(?:are|is) (?:you|it|he|she|they|there) (?:having |getting )?(?:any )?(.*?)\\??$", 'Not $1'],
    ["=^(?:and |but |so |okay |ok )*(?:could|might|may) (?:you|it|he|she|they) be (.*?)\\??$", 'Not $1'],
    ["=^(?:and |but |so |okay |ok )*(?:was|were) (?:you|it|he|she|they) (.*?)\\??$", 'Was not $1'],
    ["=^(?:and |but |so |okay |ok )*can (?:you|it|he|she|they) (.*?)\\??$", 'Cannot $1'],
  ],
  label: [
    ['=^(?:and |so |but |okay )*how long (?:does|do|did) (?:it|that|they|this|each (?:one|attack)|the attacks?) (?:usually )?last[^?]*\\?', 'Lasts: '],
    ['=^(?:and |but |so |okay |ok |um )*(?:how (?:are|do|is|does|have|has) (?:you|he|she|your|the) (?:sleep|been sleeping)\\p{L}*|(?:do|are|does|' +
      'is) (?:you|he|she) sleep\\p{L}*)[^?]*\\?', 'Sleeping: '],
    ['=^(?:and |but |so |okay |ok |um )*when did (?:you|they) (?:first )?(?:notice|spot)[^?]*\\?', 'Noticed '],
    ['=^(?:and |so |but |okay )*(?:what|how much)[^?]*(?<!\\p{L})weigh(?:s|ed|ing)?(?!\\p{L})[^?]*\\?', 'Weight: '],
    ['=^(?:and |but |so |okay |ok |um )*(?:how long|for how long|since when|when did (?:it|that|this|they|the \\p{L}+|your \\p{L}+|his \\p{L}+|' +
      'her \\p{L}+)(?: \\p{L}+)? ' +
      '(?:start|begin|come on|come|happen|appear)\\p{L}*)[^?]*\\?', 'Duration:'],
    ['=^(?:and |but |so |okay |ok |um )*(?:how often|how many times)[^?]*\\?', 'Frequency:'],
    ['=^(?:and |but |so |okay |ok |um )*how old[^?]*\\?', 'Age:'],
    ['=^(?:and |but |so |okay |ok |um )*what (?:does (?:he|she) eat|do you feed)[^?]*\\?', 'Diet:'],
    ['=^(?:and |but |so |okay |ok |um )*(?:what do you do for (?:a living|work)|what.s your job)[^?]*\\?', 'Occupation:'],
    ['=^(?:and |but |so |okay |ok |um )*where(?:abouts|[’\']s)? [^?]*(?:pain|hurt|sore|do you feel it)[^?]*\\?', 'Location:'],
    ['=^.*\\?', ''],
  ],
  words: {
    pressure: 'Blood pressure',
    patient: 'the patient',
    owner: 'the owner',
    none: 'No',
    denies: 'Denies',
    or: 'or',
    yes: 'yes',
    no: 'denied',
    started: 'started',
    continued: 'continued',
    stopped: 'stopped',
    tapered: 'stopped gradually',
    raised: 'increased',
    lowered: 'reduced',
    given: 'given',
    allergy: 'Allergy',
    intolerance: 'Intolerance',
    past: 'used previously',
  },
}
