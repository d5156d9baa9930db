// Learnt by eval/actions/learn-pairs.ts; not written by hand.
import type { PairFeature } from './pair-features.ts'
import type { LetterKind } from './topics/associations.ts'

type Learnt = { readonly bias: number; readonly weights: Readonly<Record<PairFeature, number>>; readonly associations: string }

export const PAIR_WEIGHTS: Readonly<Record<LetterKind, Learnt>> = {
  message: {
    bias: -2.4566,
    weights: {
      words: -0.1369,
      ofPiece: 0.9392,
      ofSentence: 1.3993,
      alike: -0.1509,
      before: 0.1772,
      topics: -0.1916,
      anyTopic: -0.1538,
      order: 0.27,
      bestOfPiece: 0.6273,
      bestOfQuestion: 0.4399,
      topicsOfQuestion: 0.1769,
      yesNo: 0.2728,
      amount: 0.208,
      time: 0.6148,
      pieceBest: -0.2598,
      pieceMost: 0.0198,
      pieceAll: 0.2004,
      sentenceBest: -0.1565,
      sentenceMost: 0.3705,
      sentenceAll: 0.4082,
      ownTopics: 0.2384,
      ownTopicsOfSentence: 0.631,
      topicsBefore: 0.0612,
      meant: 0.2736,
      meantOfSentence: 0.3855,
      meantBefore: -0.151,
      subjects: 0.0387,
      subjectsOfSentence: 0.1416,
      bestMeant: 0.2223,
      place: 0.9008,
      signless: 0.1768,
      saysYesNo: -0.0034,
      whetherAnswered: 0.341,
    },
    associations: `?drug>!date=-0.74;?drug>!dose=0.90;?drug>!drug=1.10;?drug>!if=-0.42;?drug>!long=0.40;?drug>!middling=-0.36;?drug>!order=0.91
?drug>!short=0.60;?drug>ability=0.99;?drug>adjustment=-0.55;?drug>animalcare=1.07;?drug>appointment=-0.80;?drug>benign=0.61
?drug>consent=-0.40;?drug>continue=-0.68;?drug>diagnosis=-0.55;?drug>dose=1.04;?drug>exercise=-0.48;?drug>findings=-1.04;?drug>food=0.38
?drug>heart=-0.85;?drug>imaging=-1.00;?drug>infection=0.47;?drug>living=0.35;?drug>medicine=1.11;?drug>mood=-0.55;?drug>onset=0.47
?drug>pain=1.27;?drug>place=-1.00;?drug>prognosis=-0.40;?drug>record=-0.55;?drug>referral=-0.85;?drug>stop=0.77;?drug>tests=-0.72
?drug>treatment=-0.40;?drug>urgency=0.55;?drug>urine=-0.40;?how>!date=-0.48;?how>!dose=0.70;?how>!duration=0.62;?how>!negated=0.52
?how>!number=0.66;?how>!yes=-0.55;?how>adjustment=-0.55;?how>appointment=-0.48;?how>cancer=-0.62;?how>contact=-0.85;?how>duration=0.52
?how>food=0.38;?how>heart=-0.40;?how>infection=-0.48;?how>living=-0.40;?how>lung=0.70;?how>musculo=0.47;?how>place=0.78;?how>record=0.47
?how>referral=-0.48;?how>stop=0.70;?how>urgency=-0.55;?how>urine=0.80;?howlong>!date=-0.74;?howlong>!drug=0.52;?howlong>!duration=0.79
?howlong>!number=0.38;?howlong>!order=-0.68;?howlong>appointment=-0.80;?howlong>benign=0.41;?howlong>contact=-0.40;?howlong>dose=0.36
?howlong>duration=0.52;?howlong>findings=-0.62;?howlong>heart=-0.40;?howlong>imaging=-0.55;?howlong>medicine=0.52;?howlong>urgency=-0.74
?howlong>wound=-0.40;?howmuch>!date=-0.48;?howmuch>!day=-0.55;?howmuch>!drug=-0.68;?howmuch>!if=-0.59;?howmuch>!middling=-0.94
?howmuch>!name=-0.55;?howmuch>!since=-0.72;?howmuch>!yes=-0.40;?howmuch>ability=-0.85;?howmuch>animalcare=0.38;?howmuch>appointment=-0.85
?howmuch>course=-0.48;?howmuch>findings=-0.48;?howmuch>imaging=-0.80;?howmuch>medicine=-0.68;?howmuch>pain=-0.55;?howmuch>selfcare=-0.55
?howmuch>stop=-0.48;?howmuch>tests=-0.74;?howmuch>urgency=-0.68;?howmuch>when=-0.90;?howoften>!if=-0.48;?howoften>!long=-0.48
?howoften>benign=0.47;?howoften>urgency=-0.48;?likely>!date=-0.68;?likely>!day=-0.78;?likely>!drug=-0.31;?likely>!duration=0.55
?likely>!long=0.39;?likely>!middling=-0.49;?likely>!name=-0.63;?likely>!negated=0.37;?likely>!order=-0.90;?likely>!yes=0.98
?likely>ability=-1.13;?likely>adjustment=0.60;?likely>alcohol=-0.40;?likely>alternative=0.80;?likely>appointment=-0.87;?likely>benign=0.79
?likely>cancer=0.36;?likely>certificate=-0.68;?likely>consent=0.80;?likely>contact=-0.44;?likely>course=0.52;?likely>device=0.80
?likely>dose=-0.35;?likely>duration=0.44;?likely>findings=-0.42;?likely>gut=-0.68;?likely>heart=-0.80;?likely>hygiene=-0.74
?likely>imaging=-0.30;?likely>living=0.48;?likely>lung=-0.95;?likely>money=-0.40;?likely>mood=0.48;?likely>pain=-0.59;?likely>plan=0.47
?likely>prognosis=0.41;?likely>record=-0.80;?likely>referral=-1.13;?likely>renewal=-0.80;?likely>sensory=-0.74;?likely>sideeffect=0.88
?likely>skin=0.60;?likely>surgery=0.47;?likely>treatment=0.55;?likely>vaccine=-0.80;?likely>when=-0.43;?likely>work=-0.48;?mine>!dose=0.47
?mine>!drug=0.36;?mine>!duration=0.40;?mine>!if=0.38;?mine>!long=0.38;?mine>!name=0.48;?mine>!negated=0.35;?mine>!no=0.58
?mine>!percent=-0.40;?mine>!short=0.41;?mine>!since=0.44;?mine>alternative=-0.59;?mine>animalcare=0.96;?mine>appointment=-0.69
?mine>benign=0.60;?mine>certificate=-0.85;?mine>child=0.91;?mine>contact=-1.02;?mine>dose=0.45;?mine>driving=0.77;?mine>duration=0.42
?mine>education=-0.55;?mine>exercise=1.11;?mine>family=0.64;?mine>findings=-0.80;?mine>heart=-1.24;?mine>imaging=0.43;?mine>infection=0.51
?mine>living=-0.55;?mine>medicine=0.43;?mine>mood=-0.55;?mine>musculo=0.33;?mine>natural=0.35;?mine>record=-0.95;?mine>referral=0.55
?mine>sensory=1.39;?mine>sickleave=-0.50;?mine>sideeffect=0.52;?mine>sleep=0.52;?mine>stop=0.48;?mine>surgery=-0.40;?mine>travel=0.47
?mine>treatment=-0.85;?mine>urgency=-0.35;?mine>urine=-0.64;?mine>vaccine=-0.40;?mine>work=0.60;?mine>wound=-0.34;?or>!day=-0.68
?or>!dose=-0.68;?or>!drug=0.55;?or>!duration=0.71;?or>!if=1.13;?or>!name=-0.62;?or>!negated=0.79;?or>!number=0.30;?or>!order=-0.55
?or>!yes=-0.48;?or>adjustment=1.10;?or>animalcare=-1.00;?or>appointment=-0.80;?or>benign=0.38;?or>contact=-1.00;?or>course=0.47
?or>dose=0.48;?or>duration=0.50;?or>exercise=-0.40;?or>findings=-0.74;?or>food=-0.34;?or>gut=-0.74;?or>imaging=-0.55;?or>infection=0.38
?or>medicine=0.34;?or>musculo=-0.62;?or>record=-0.55;?or>referral=-0.48;?or>selfcare=-0.48;?or>sickleave=1.14;?or>skin=-0.48;?or>tests=-1.13
?or>urgency=0.59;?or>urine=-0.48;?what>!date=-0.91;?what>!dose=0.81;?what>!drug=0.56;?what>!duration=0.30;?what>!if=-0.31;?what>!long=0.52
?what>!middling=-0.43;?what>!name=1.47;?what>!negated=0.71;?what>!no=0.41;?what>!number=0.51;?what>!order=-0.85;?what>!percent=0.36
?what>!since=0.53;?what>!yes=-1.31;?what>adjustment=-0.55;?what>alternative=-0.55;?what>animalcare=-0.62;?what>benign=-0.68
?what>course=-0.68;?what>diagnosis=1.14;?what>dose=-0.74;?what>findings=0.60;?what>gut=-0.48;?what>living=-0.48;?what>lung=-0.55
?what>medicine=0.83;?what>musculo=-0.48;?what>pain=0.38;?what>place=-0.62;?what>renewal=0.47;?what>urgency=-1.09;?what>urine=-0.55
?when>!date=0.63;?when>!day=0.82;?when>!dose=-0.62;?when>!duration=0.48;?when>!if=0.51;?when>!long=0.40;?when>!negated=-0.85
?when>!number=0.38;?when>!order=-0.40;?when>!person=0.60;?when>!since=0.63;?when>!yes=0.96;?when>alternative=-0.68;?when>animalcare=0.47
?when>certificate=0.52;?when>child=0.70;?when>contact=-1.04;?when>continue=-0.68;?when>driving=0.38;?when>duration=0.64;?when>exercise=0.47
?when>family=0.44;?when>findings=0.60;?when>food=-0.74;?when>heart=-0.40;?when>imaging=1.13;?when>living=-0.55;?when>lung=0.51
?when>medicine=-0.35;?when>musculo=-0.55;?when>record=-0.40;?when>renewal=-0.40;?when>selfcare=0.70;?when>sleep=0.77;?when>stop=-0.91
?when>when=1.03;?whether>!code=0.36;?whether>!if=0.33;?whether>!negated=0.44;?whether>!no=0.69;?whether>!order=-0.51;?whether>!person=0.62
?whether>!short=0.39;?whether>!yes=0.65;?whether>ability=0.41;?whether>alcohol=-0.62;?whether>benign=0.86;?whether>certificate=0.42
?whether>child=0.55;?whether>consent=0.41;?whether>contact=-0.35;?whether>course=0.38;?whether>education=0.35;?whether>exercise=0.50
?whether>family=0.95;?whether>findings=-0.47;?whether>heart=-1.71;?whether>imaging=0.32;?whether>infection=0.63;?whether>money=-0.55
?whether>mood=0.55;?whether>place=-0.33;?whether>prognosis=0.48;?whether>record=-0.30;?whether>referral=0.56;?whether>renewal=0.35
?whether>selfcare=-0.42;?whether>sensory=0.40;?whether>sideeffect=0.39;?whether>travel=0.47;?whether>vaccine=-0.90;?whether>when=-0.40
?whether>wound=0.30;?which>!day=0.62;?which>!dose=0.47;?which>!drug=0.70;?which>!duration=0.38;?which>!if=-0.48;?which>!long=-0.51
?which>!middling=0.57;?which>!negated=-0.62;?which>animalcare=-0.48;?which>appointment=-0.68;?which>duration=0.55;?which>findings=-0.48
?which>living=-0.40;?which>medicine=0.70;?which>record=-0.48;?which>tests=-0.85;ability>!dose=0.79;ability>!drug=0.89;ability>!duration=0.74
ability>!if=0.38;ability>!long=0.67;ability>!middling=-0.56;ability>!no=-0.39;ability>!number=0.57;ability>!order=0.36
ability>!percent=-0.55;ability>ability=1.61;ability>animalcare=-0.55;ability>appointment=0.34;ability>benign=0.43;ability>dose=0.38
ability>driving=-0.48;ability>duration=0.76;ability>findings=-0.40;ability>heart=-0.40;ability>imaging=0.78;ability>medicine=0.90
ability>musculo=-0.68;ability>pain=-0.40;ability>place=0.57;ability>prognosis=-0.40;ability>renewal=0.77;ability>selfcare=-0.40
ability>sensory=0.70;ability>sickleave=-0.55;ability>sleep=1.25;ability>stop=0.83;ability>tests=-1.00;ability>urgency=0.70
ability>urine=-0.62;ability>when=0.67;adjustment>!drug=0.38;adjustment>!middling=-0.40;adjustment>!yes=-0.55;adjustment>duration=0.47
adjustment>medicine=0.38;adjustment>when=0.47;aids>!long=-0.48;aids>!middling=-0.40;aids>contact=-0.40;alcohol>!date=-0.40
alcohol>!day=-0.55;alcohol>!dose=-0.85;alcohol>!drug=-0.55;alcohol>!duration=-0.80;alcohol>!if=-0.40;alcohol>!long=-1.00
alcohol>!middling=-0.80;alcohol>!name=-0.62;alcohol>!negated=-0.68;alcohol>!number=-1.09;alcohol>!since=-0.55;alcohol>!yes=-0.40
alcohol>alternative=-0.40;alcohol>course=-0.40;alcohol>duration=-0.91;alcohol>medicine=-0.55;alcohol>selfcare=-0.40;alcohol>tests=-0.55
alcohol>when=-0.55;alternative>!day=-0.85;alternative>!dose=0.77;alternative>!drug=0.99;alternative>!duration=-0.64;alternative>!if=-0.48
alternative>!negated=-1.00;alternative>!no=-0.40;alternative>!order=0.47;alternative>!since=0.51;alternative>!yes=-0.48
alternative>ability=0.47;alternative>adjustment=-0.40;alternative>benign=0.70;alternative>contact=-0.74;alternative>dose=0.55
alternative>duration=-1.24;alternative>findings=-0.48;alternative>food=0.47;alternative>medicine=0.99;alternative>place=-0.40
alternative>sickleave=-0.48;alternative>stop=0.47;alternative>tests=-0.48;alternative>urgency=-0.68;animalcare>!date=-1.34
animalcare>!day=-1.73;animalcare>!dose=0.62;animalcare>!middling=-0.37;animalcare>!negated=0.40;animalcare>!order=-0.91
animalcare>ability=-0.39;animalcare>animalcare=1.19;animalcare>benign=0.80;animalcare>certificate=-0.55;animalcare>consent=-0.40
animalcare>contact=-1.00;animalcare>continue=-0.95;animalcare>driving=0.47;animalcare>duration=-0.35;animalcare>food=-1.04
animalcare>gut=0.88;animalcare>heart=-0.55;animalcare>living=0.70;animalcare>money=0.47;animalcare>musculo=-0.58;animalcare>natural=-0.48
animalcare>pain=-0.40;animalcare>place=0.52;animalcare>prognosis=-0.48;animalcare>record=-0.55;animalcare>referral=-0.40
animalcare>renewal=-0.62;animalcare>sensory=0.47;animalcare>tests=-0.64;animalcare>urgency=-0.95;animalcare>urine=0.52
animalcare>vaccine=-0.48;animalcare>work=0.47;animalcare>wound=0.99;appointment>!date=0.80;appointment>!day=1.39;appointment>!dose=-0.85
appointment>!drug=-0.31;appointment>!duration=-0.50;appointment>!if=-0.48;appointment>!middling=0.45;appointment>!name=0.78
appointment>!negated=-0.48;appointment>appointment=1.04;appointment>contact=-0.55;appointment>food=-0.48;appointment>medicine=-0.31
appointment>musculo=0.52;appointment>place=0.47;appointment>renewal=-0.40;appointment>sleep=0.47;appointment>stop=-0.48;benign>!day=-0.97
benign>!dose=0.81;benign>!middling=-0.37;benign>!order=-0.55;benign>!percent=-0.68;benign>!yes=0.46;benign>adjustment=0.70
benign>alternative=-0.48;benign>animalcare=-0.80;benign>appointment=-0.39;benign>benign=0.61;benign>cancer=-0.55;benign>child=0.60
benign>consent=0.80;benign>contact=-0.95;benign>continue=0.78;benign>duration=0.38;benign>exercise=1.25;benign>food=0.48;benign>heart=-0.80
benign>imaging=0.40;benign>infection=0.77;benign>living=0.45;benign>musculo=-0.85;benign>natural=0.63;benign>place=-0.64
benign>prognosis=-0.48;benign>record=-0.34;benign>referral=-0.48;benign>renewal=-0.62;benign>sensory=0.80;benign>sickleave=-0.68
benign>sleep=0.44;benign>tests=-0.60;benign>treatment=-0.55;benign>urgency=-1.00;benign>urine=-0.55;benign>vaccine=-0.48
cancer>!duration=0.36;cancer>!if=0.36;cancer>!long=0.77;cancer>!negated=1.31;cancer>!number=0.36;cancer>!since=-0.68;cancer>animalcare=0.70
cancer>appointment=-0.40;cancer>benign=0.88;cancer>cancer=1.83;cancer>findings=-0.55;cancer>heart=-0.55;cancer>tests=-0.48;cancer>when=-0.48
certificate>!long=-1.04;certificate>!name=-0.55;certificate>!negated=-0.91;certificate>!no=-0.48;certificate>!number=-0.91
certificate>!percent=-0.48;certificate>certificate=1.22;certificate>dose=-0.48;certificate>exercise=-0.68;certificate>medicine=-0.85
certificate>musculo=0.47;certificate>sickleave=-0.48;certificate>treatment=-0.40;certificate>urgency=-0.68;child>!date=-0.68
child>!duration=-0.74;child>!if=-0.34;child>!name=0.77;child>!no=-0.59;child>!order=-0.40;child>ability=-0.74;child>appointment=-0.85
child>benign=0.52;child>duration=-0.51;child>exercise=-0.48;child>family=-0.48;child>food=-0.48;child>imaging=-0.48;child>place=1.03
child>sensory=0.52;child>sleep=-0.68;child>urgency=-0.40;consent>!date=-0.80;consent>!day=-0.48;consent>!dose=-0.40;consent>!drug=-0.91
consent>!duration=-0.62;consent>!if=-0.91;consent>!long=-1.24;consent>!middling=-0.48;consent>!name=-0.74;consent>!number=-1.31
consent>!since=-0.91;consent>ability=-0.55;consent>appointment=-0.48;consent>contact=-0.48;consent>dose=-0.48;consent>duration=-0.91
consent>imaging=-0.68;consent>medicine=-0.91;consent>selfcare=-0.48;consent>sleep=-0.48;consent>urgency=-0.48;consent>when=-1.17
contact>!drug=-0.48;contact>!duration=0.44;contact>!if=0.60;contact>!long=0.48;contact>!middling=-0.74;contact>!name=-0.40
contact>!negated=0.52;contact>!no=0.70;contact>!number=0.66;contact>!order=-0.40;contact>!short=-0.40;contact>!since=-0.68
contact>!yes=-0.55;contact>animalcare=1.25;contact>benign=-0.48;contact>dose=-0.80;contact>duration=0.91;contact>findings=-0.40
contact>medicine=-0.80;contact>musculo=-0.48;contact>when=0.64;contact>wound=0.44;continue>!dose=-0.62;continue>!if=0.45;continue>!no=-0.35
continue>!order=-0.45;continue>!short=0.70;continue>!since=0.79;continue>ability=-0.55;continue>alternative=0.47;continue>animalcare=-0.40
continue>appointment=-0.95;continue>continue=1.61;continue>findings=-0.68;continue>food=0.47;continue>gut=-0.40;continue>imaging=-0.55
continue>musculo=0.94;continue>prognosis=0.80;continue>referral=-0.68;continue>selfcare=-0.48;continue>sensory=0.47;continue>sleep=-0.85
continue>stop=0.99;continue>tests=-0.40;continue>travel=-0.40;continue>treatment=-0.40;continue>when=-0.51;continue>wound=-0.48
course>!duration=-0.48;course>!if=-0.62;course>!no=0.38;course>!number=-0.68;course>duration=-0.48;course>wound=-0.40;device>!long=-0.50
device>!number=-0.34;device>!since=-0.55;device>!yes=-0.40;device>appointment=-0.48;device>device=1.09;device>findings=-0.48
device>imaging=-0.48;device>urgency=-0.48;device>when=-0.55;diagnosis>!day=0.70;diagnosis>!dose=-0.48;diagnosis>!middling=-0.85
diagnosis>!name=0.52;diagnosis>!negated=-0.62;diagnosis>!since=-0.55;diagnosis>!yes=-0.48;diagnosis>animalcare=-0.48
diagnosis>appointment=-0.48;diagnosis>contact=-0.40;diagnosis>dose=-0.48;diagnosis>findings=0.60;diagnosis>medicine=0.60
diagnosis>record=-0.40;dose>!date=-0.51;dose>!dose=1.04;dose>!drug=-0.80;dose>!duration=0.87;dose>!if=-0.63;dose>!middling=-0.71
dose>!name=-1.09;dose>!negated=-0.60;dose>!no=-0.68;dose>!number=0.48;dose>!order=0.44;dose>!short=-0.40;dose>!yes=-0.80
dose>animalcare=0.38;dose>contact=-0.95;dose>continue=-0.34;dose>course=-0.48;dose>dose=1.00;dose>duration=0.76;dose>findings=-0.58
dose>food=-0.48;dose>heart=-0.50;dose>imaging=-0.76;dose>medicine=-0.83;dose>mood=0.60;dose>pain=-0.80;dose>place=-0.80;dose>selfcare=-0.85
dose>sleep=0.44;dose>tests=-0.51;dose>urgency=-1.17;dose>urine=-0.74;driving>!day=-0.40;driving>!if=-0.62;driving>!middling=-0.39
driving>!negated=-0.48;driving>!number=-0.45;driving>!order=-0.40;driving>ability=-0.48;driving>appointment=-0.91;driving>benign=-0.40
driving>driving=1.22;driving>findings=-0.40;driving>urgency=-0.85;driving>when=-0.55;duration>!day=-0.72;duration>!if=-0.88
duration>!name=-0.40;duration>!no=-0.55;duration>!order=-0.85;duration>!percent=0.98;duration>!short=-0.55;duration>!yes=-0.55
duration>appointment=-1.24;duration>cancer=-0.68;duration>contact=-0.85;duration>dose=-0.36;duration>duration=0.36;duration>exercise=0.70
duration>findings=-0.80;duration>heart=-0.55;duration>imaging=-0.55;duration>living=0.60;duration>musculo=-0.62;duration>pain=-0.48
duration>place=-0.62;duration>referral=-0.68;duration>selfcare=-0.55;duration>sensory=0.62;duration>sickleave=0.98;duration>sideeffect=-0.48
duration>stop=-0.80;duration>travel=-0.40;duration>treatment=-0.55;duration>urgency=-0.65;duration>urine=-0.48;duration>vaccine=-0.40
duration>when=-0.37;education>!middling=-0.55;education>exercise=-0.48;exercise>!date=-0.62;exercise>!dose=-0.68;exercise>!middling=-0.64
exercise>!name=-0.95;exercise>!no=-0.90;exercise>!order=-0.55;exercise>!percent=0.52;exercise>!since=0.34;exercise>!yes=0.70
exercise>ability=-0.40;exercise>benign=-0.51;exercise>consent=-0.40;exercise>continue=-0.62;exercise>diagnosis=1.39;exercise>duration=-0.57
exercise>exercise=0.57;exercise>findings=-0.74;exercise>heart=-0.55;exercise>imaging=-0.48;exercise>living=-0.91;exercise>medicine=-0.36
exercise>mood=-0.55;exercise>natural=0.38;exercise>place=-0.68;exercise>prognosis=0.38;exercise>referral=-0.68;exercise>renewal=0.60
exercise>selfcare=-0.40;exercise>sensory=-0.40;exercise>sickleave=0.36;exercise>sleep=0.47;exercise>stop=0.47;exercise>urine=-0.40
exercise>when=-1.06;falls>!day=-0.40;falls>!long=-0.68;falls>!negated=-0.48;falls>when=-0.55;family>!date=-0.74;family>!day=-0.39
family>!dose=0.35;family>!duration=0.33;family>!long=-0.38;family>!middling=-0.33;family>!no=0.48;family>!number=-0.37;family>!order=-1.13
family>!percent=-0.40;family>!short=-0.40;family>!yes=0.70;family>alcohol=-0.48;family>animalcare=-0.68;family>appointment=-0.37
family>cancer=-0.40;family>certificate=-0.68;family>contact=-1.60;family>continue=-0.80;family>dose=-0.50;family>driving=-0.40
family>education=-0.48;family>exercise=-0.48;family>family=0.83;family>gut=-0.40;family>infection=-0.40;family>lung=-0.91;family>money=-0.40
family>musculo=0.47;family>pain=-0.48;family>place=-1.13;family>record=-0.62;family>renewal=-0.55;family>sensory=-0.40
family>sickleave=-0.59;family>sleep=-0.68;family>stop=-0.74;family>urgency=-0.74;family>urine=-0.55;family>work=-0.40;findings>!date=0.94
findings>!day=0.40;findings>!dose=-0.85;findings>!drug=-0.62;findings>!long=-0.33;findings>!middling=0.66;findings>!negated=0.59
findings>!no=0.70;findings>!number=0.36;findings>!order=-0.40;findings>!percent=0.36;findings>!since=-0.58;findings>!yes=-0.91
findings>adjustment=-0.62;findings>alternative=-0.48;findings>appointment=0.57;findings>child=0.38;findings>contact=-0.68
findings>course=-0.48;findings>dose=-1.04;findings>exercise=-0.68;findings>findings=1.61;findings>imaging=1.63;findings>infection=-0.40
findings>lung=0.44;findings>medicine=-0.80;findings>pain=-0.40;findings>record=-0.40;findings>referral=0.36;findings>renewal=-0.48
findings>sleep=-0.40;findings>tests=-0.68;findings>treatment=-0.48;findings>urgency=0.55;food>!date=-1.27;food>!day=-0.55;food>!dose=-0.39
food>!drug=-0.62;food>!duration=-0.55;food>!if=-1.34;food>!long=-1.38;food>!middling=-0.45;food>!negated=-1.37;food>!no=-0.40
food>!number=-0.97;food>!order=-0.80;food>!percent=-0.48;food>!since=-0.83;food>!yes=-0.68;food>ability=-0.62;food>alternative=-0.40
food>animalcare=-0.62;food>appointment=-1.49;food>benign=-0.55;food>certificate=-0.48;food>child=0.47;food>contact=-0.48;food>course=-0.55
food>dose=-1.17;food>duration=-0.39;food>findings=-0.55;food>food=1.10;food>gut=-0.80;food>imaging=-0.91;food>living=-0.40;food>lung=-0.48
food>medicine=-0.68;food>musculo=-0.55;food>pain=-0.40;food>renewal=-0.55;food>selfcare=-0.74;food>sickleave=-0.48;food>sleep=-0.91
food>tests=-0.74;food>urgency=-0.62;food>urine=-0.40;food>when=-1.21;food>wound=-0.40;gut>!date=-0.55;gut>!if=-0.40;gut>!middling=-0.80
gut>!yes=-0.48;gut>appointment=-0.55;gut>duration=-0.40;gut>gut=1.00;gut>place=-0.40;gut>referral=-0.48;gut>tests=-0.40;gut>urgency=-0.48
gut>urine=-0.48;heart>!dose=-0.40;heart>!drug=0.36;heart>!duration=-0.68;heart>!name=0.70;heart>!negated=-0.68;heart>!since=0.47
heart>imaging=0.38;heart>prognosis=-0.40;heart>renewal=0.47;heart>tests=0.47;hygiene>!negated=0.44;hygiene>!no=-0.48;hygiene>!since=-0.48
hygiene>sensory=0.70;hygiene>wound=-0.40;imaging>!date=1.30;imaging>!day=0.44;imaging>!duration=0.96;imaging>!if=0.45;imaging>!middling=0.96
imaging>!negated=0.48;imaging>!no=0.70;imaging>!number=0.95;imaging>!since=0.70;imaging>adjustment=-0.40;imaging>appointment=0.63
imaging>benign=0.60;imaging>contact=-0.55;imaging>dose=-0.55;imaging>duration=0.83;imaging>exercise=-0.40;imaging>findings=1.50
imaging>imaging=2.01;imaging>medicine=-0.35;imaging>pain=-0.40;imaging>referral=1.13;imaging>sickleave=-0.55;imaging>treatment=-0.48
imaging>urgency=0.41;imaging>when=0.59;infection>!dose=-0.68;infection>!drug=-0.55;infection>!duration=-0.85;infection>!long=-0.59
infection>!number=-0.71;infection>!order=-0.48;infection>!yes=0.80;infection>animalcare=-0.91;infection>appointment=-0.48
infection>contact=-0.68;infection>dose=-0.74;infection>duration=-0.39;infection>exercise=-0.48;infection>findings=-0.48;infection>food=0.88
infection>hygiene=-0.55;infection>imaging=-0.40;infection>infection=1.44;infection>living=0.47;infection>pain=-0.40;infection>referral=-0.48
infection>selfcare=0.38;infection>wound=0.60;living>!day=-0.48;living>!long=0.58;living>!negated=0.81;living>!number=0.30;living>!since=0.35
living>animalcare=-0.55;living>cancer=-0.55;living>contact=-0.40;living>duration=0.60;living>findings=-0.62;living>food=0.98
living>heart=-0.55;living>imaging=-0.48;living>infection=0.98;living>medicine=0.48;living>surgery=-0.40;living>urgency=-0.40;lung>!drug=0.88
lung>!if=0.88;lung>!long=1.03;lung>!negated=1.03;lung>!number=1.03;lung>!percent=0.60;lung>!since=0.44;lung>!yes=0.60;lung>adjustment=0.60
lung>appointment=-0.40;lung>benign=0.88;lung>child=0.88;lung>duration=0.60;lung>infection=0.88;lung>lung=1.08;lung>medicine=0.88
lung>natural=0.88;lung>place=-0.40;lung>sickleave=0.60;lung>urgency=-0.40;lung>when=0.60;medicine>!date=-1.40;medicine>!dose=1.09
medicine>!drug=0.78;medicine>!middling=-0.45;medicine>!no=-0.71;medicine>!order=0.39;medicine>!short=0.63;medicine>!yes=-0.56
medicine>ability=0.70;medicine>adjustment=-0.55;medicine>animalcare=0.82;medicine>appointment=-0.94;medicine>benign=0.50
medicine>certificate=-0.85;medicine>child=0.44;medicine>consent=-0.55;medicine>contact=-0.37;medicine>continue=-0.68;medicine>dose=0.93
medicine>exercise=-0.48;medicine>family=-0.40;medicine>findings=-1.08;medicine>food=0.57;medicine>heart=-1.27;medicine>imaging=-1.20
medicine>infection=0.52;medicine>lung=0.36;medicine>medicine=0.95;medicine>natural=0.44;medicine>onset=0.47;medicine>pain=1.07
medicine>place=-1.17;medicine>prognosis=-0.55;medicine>referral=-1.00;medicine>renewal=0.81;medicine>sickleave=-0.35
medicine>sideeffect=0.36;medicine>sleep=0.52;medicine>stop=0.78;medicine>tests=-0.48;medicine>treatment=-0.62;medicine>urgency=0.33
medicine>urine=-0.68;medicine>when=-0.64;money>!date=-0.68;money>!drug=-0.40;money>!duration=-0.62;money>!if=-0.62;money>!long=-1.09
money>!middling=-0.55;money>!negated=-0.62;money>!no=-0.55;money>!number=-1.04;money>appointment=-0.62;money>benign=-0.40;money>dose=-0.55
money>duration=-0.40;money>findings=-0.55;money>imaging=-0.55;money>medicine=-0.40;money>selfcare=-0.48;money>sleep=-0.48;money>when=-0.55
mood>!day=-0.40;mood>!dose=-0.55;mood>!drug=-0.48;mood>!duration=-0.40;mood>!long=-0.68;mood>!middling=-0.80;mood>!name=-0.40
mood>!number=-0.74;mood>!since=-0.74;mood>duration=-0.55;mood>medicine=-0.48;mood>selfcare=-0.40;mood>tests=-0.62;mood>when=-0.85
musculo>!date=-0.55;musculo>!day=-0.55;musculo>!dose=-0.43;musculo>!if=-0.51;musculo>!middling=-0.39;musculo>!name=-0.35
musculo>!order=-0.74;musculo>!percent=0.60;musculo>!yes=-0.91;musculo>adjustment=-0.55;musculo>alternative=-0.68;musculo>appointment=-0.85
musculo>benign=0.44;musculo>contact=0.38;musculo>course=-0.74;musculo>duration=-0.33;musculo>findings=-0.40;musculo>heart=-0.40
musculo>lung=-0.55;musculo>medicine=0.50;musculo>musculo=0.52;musculo>place=0.60;musculo>prognosis=0.70;musculo>sickleave=0.44
musculo>sideeffect=0.47;musculo>stop=-0.68;musculo>when=-1.04;natural>!if=0.60;natural>!negated=0.35;natural>!since=0.38
natural>appointment=-0.48;natural>benign=0.44;natural>findings=-0.55;natural>imaging=-0.48;natural>lung=0.47;natural>natural=1.51
natural>place=-0.40;natural>sensory=0.38;natural>stop=0.38;natural>tests=-0.48;natural>when=-0.55;onset>!middling=-0.40;onset>!number=-0.40
pain>!dose=0.78;pain>!drug=1.07;pain>!duration=-0.83;pain>!if=-1.04;pain>!long=-0.37;pain>!middling=-0.94;pain>!negated=-0.65;pain>!no=-0.48
pain>!number=-0.34;pain>!order=0.38;pain>!since=-1.13;pain>!yes=-0.55;pain>ability=0.47;pain>adjustment=-0.40;pain>appointment=-0.48
pain>benign=-0.59;pain>contact=-0.55;pain>duration=-0.80;pain>findings=-0.48;pain>imaging=-0.55;pain>medicine=0.83;pain>musculo=-0.68
pain>pain=1.12;pain>record=-0.48;pain>selfcare=0.38;pain>tests=-0.80;pain>urgency=-1.13;pain>urine=-0.62;pain>when=-1.09;pain>wound=-0.40
place>!date=-0.55;place>!day=-0.95;place>!if=-0.65;place>!name=-0.68;place>!negated=0.33;place>!no=-0.74;place>!order=-0.40
place>!percent=0.70;place>!short=-0.40;place>!since=-0.97;place>!yes=-0.72;place>ability=-0.74;place>adjustment=-0.74;place>animalcare=0.47
place>appointment=-0.51;place>benign=0.36;place>contact=-0.85;place>duration=-0.44;place>exercise=0.60;place>food=-0.40;place>heart=-0.74
place>lung=0.44;place>medicine=0.39;place>place=0.62;place>referral=0.60;place>selfcare=-0.68;place>sickleave=0.36;place>stop=-0.48
place>tests=-0.68;place>treatment=0.80;place>when=-0.97;pregnancy>!day=-0.55;pregnancy>!dose=0.78;pregnancy>!drug=0.70;pregnancy>!if=0.71
pregnancy>!long=0.40;pregnancy>!middling=0.66;pregnancy>!name=0.75;pregnancy>!negated=1.25;pregnancy>!no=0.70;pregnancy>!order=-0.40
pregnancy>!since=0.86;pregnancy>ability=0.40;pregnancy>benign=1.39;pregnancy>findings=-0.40;pregnancy>heart=-0.40;pregnancy>medicine=0.70
pregnancy>place=-0.40;pregnancy>tests=-0.40;pregnancy>urgency=0.38;prognosis>!long=0.80;prognosis>!negated=0.80;prognosis>!number=0.80
prognosis>benign=0.80;prognosis>urgency=0.80;record>!day=-0.48;record>!drug=-0.48;record>!duration=-0.62;record>!if=-0.62;record>!long=-1.17
record>!middling=-0.91;record>!negated=-0.62;record>!number=-1.09;record>!order=-0.62;record>!yes=-0.55;record>adjustment=-0.48
record>appointment=-0.48;record>contact=-0.55;record>duration=-0.85;record>findings=-0.40;record>heart=-0.40;record>medicine=-0.62
record>urgency=-0.48;record>when=-0.74;referral>!dose=-0.40;referral>!drug=-0.62;referral>!long=-0.55;referral>!middling=0.70
referral>!name=-0.40;referral>!yes=0.80;referral>exercise=-0.48;referral>findings=0.38;referral>imaging=0.70;referral>medicine=-0.80
referral>referral=1.34;referral>treatment=-0.40;referral>when=-0.85;renewal>!drug=0.52;renewal>!middling=0.76;renewal>!number=0.70
renewal>!percent=0.38;renewal>!since=0.52;renewal>benign=-0.48;renewal>duration=0.36;renewal>medicine=0.63;renewal>renewal=1.83
renewal>sickleave=0.52;renewal>when=-0.62;selfcare>!date=-0.74;selfcare>!day=-1.09;selfcare>!dose=0.70;selfcare>!if=-0.62
selfcare>!negated=-0.80;selfcare>!order=-0.55;selfcare>!since=-0.95;selfcare>animalcare=-0.55;selfcare>appointment=-1.00;selfcare>dose=-0.68
selfcare>duration=-0.31;selfcare>imaging=-0.40;selfcare>living=-0.48;selfcare>musculo=-0.74;selfcare>selfcare=0.91;selfcare>sleep=0.38
selfcare>tests=-0.40;selfcare>urgency=-0.48;selfcare>when=-1.09;selfcare>wound=-0.40;sensory>!drug=-0.48;sensory>!name=-0.55
sensory>!negated=0.63;sensory>!number=-0.45;sensory>!since=0.38;sensory>benign=-0.40;sensory>contact=-0.48;sensory>food=-0.40
sensory>medicine=-0.68;sensory>natural=0.47;sensory>place=0.48;sensory>referral=0.60;sensory>sensory=1.26;sensory>tests=-0.40
sensory>when=-0.55;sex>!day=-0.40;sex>!long=0.47;sex>!middling=-0.40;sex>!number=-0.40;sex>duration=-0.40;sickleave>!date=0.47
sickleave>!dose=-0.55;sickleave>!long=-0.45;sickleave>!middling=0.78;sickleave>!name=-0.40;sickleave>!number=0.35;sickleave>benign=-0.48
sickleave>dose=-0.55;sickleave>sickleave=1.44;sickleave>tests=-0.40;sickleave>urine=-0.40;sideeffect>!date=-0.55;sideeffect>!day=-0.40
sideeffect>!duration=-0.34;sideeffect>!if=-0.74;sideeffect>!long=-0.52;sideeffect>!middling=-0.51;sideeffect>!name=0.47;sideeffect>!no=-0.40
sideeffect>!number=-0.46;sideeffect>!percent=-0.40;sideeffect>!since=-0.80;sideeffect>animalcare=-0.40;sideeffect>appointment=-0.31
sideeffect>contact=-0.48;sideeffect>duration=-0.45;sideeffect>food=-0.40;sideeffect>musculo=-0.62;sideeffect>sickleave=-0.40
sideeffect>tests=-0.48;sideeffect>urgency=-0.55;sideeffect>when=-0.80;skin>!dose=0.64;skin>!drug=-0.34;skin>!long=0.48;skin>!middling=-1.13
skin>!since=-0.34;skin>!yes=-0.80;skin>ability=0.62;skin>animalcare=0.47;skin>appointment=-0.40;skin>benign=0.62;skin>dose=0.55
skin>medicine=-0.34;skin>selfcare=-0.40;skin>tests=-0.48;skin>when=-0.80;skin>wound=-0.55;sleep>!date=-0.80;sleep>!day=-1.04
sleep>!dose=0.52;sleep>!if=0.38;sleep>!long=0.33;sleep>!middling=-0.52;sleep>!name=-0.40;sleep>!negated=-0.31;sleep>appointment=-1.13
sleep>certificate=0.38;sleep>contact=0.48;sleep>course=-0.40;sleep>dose=-0.48;sleep>duration=-0.43;sleep>family=-0.40;sleep>findings=-0.55
sleep>imaging=-0.74;sleep>medicine=0.44;sleep>mood=-0.68;sleep>place=-0.40;sleep>record=-0.40;sleep>referral=-0.48;sleep>renewal=0.47
sleep>sleep=1.43;sleep>stop=-0.55;sleep>when=-0.39;stop>!dose=0.75;stop>!duration=0.46;stop>!if=-0.68;stop>!negated=-0.32;stop>!order=-0.74
stop>!since=-1.31;stop>!yes=-1.04;stop>ability=0.62;stop>alternative=-0.68;stop>animalcare=-0.62;stop>benign=0.48;stop>certificate=-0.40
stop>contact=-1.00;stop>continue=-0.40;stop>course=-0.40;stop>diagnosis=-0.55;stop>dose=0.88;stop>duration=0.33;stop>findings=-0.68
stop>heart=-0.68;stop>imaging=-0.48;stop>living=0.70;stop>musculo=-0.40;stop>pain=0.47;stop>place=-0.48;stop>stop=1.28;stop>tests=-0.85
stop>urgency=-0.85;stop>when=-0.49;stop>wound=-0.55;surgery>!duration=-0.48;surgery>!long=0.78;surgery>!number=-0.48;surgery>!since=0.38
surgery>duration=-0.55;surgery>surgery=1.55;surgery>tests=1.10;surgery>when=0.38;tests>!day=-0.74;tests>!negated=0.74;tests>!order=-0.48
tests>!since=-1.00;tests>!yes=-0.55;tests>ability=-0.48;tests>alternative=-0.48;tests>animalcare=-0.55;tests>appointment=-0.80
tests>benign=-0.68;tests>cancer=-0.40;tests>continue=-0.40;tests>duration=-0.46;tests>exercise=-0.74;tests>findings=-0.55;tests>gut=0.70
tests>heart=-0.62;tests>imaging=-0.48;tests>infection=-0.48;tests>living=-0.40;tests>musculo=-0.40;tests>place=0.52;tests>referral=-0.55
tests>renewal=-0.40;tests>stop=-0.80;tests>tests=1.35;tests>urgency=0.38;tests>urine=0.80;tests>when=-0.62;travel>!day=-0.40
travel>!middling=0.35;travel>!no=-0.40;travel>!yes=0.47;travel>animalcare=-0.40;travel>appointment=0.47;travel>benign=0.78
travel>duration=0.45;travel>urgency=-0.55;travel>vaccine=-0.40;treatment>!day=-1.00;treatment>!dose=0.38;treatment>!drug=0.60
treatment>!duration=0.35;treatment>!if=0.35;treatment>!middling=-0.35;treatment>!negated=0.66;treatment>!percent=-0.40
treatment>!since=-0.74;treatment>!yes=-0.48;treatment>animalcare=-0.48;treatment>contact=-0.74;treatment>findings=-0.68;treatment>food=0.47
treatment>imaging=-0.40;treatment>living=0.47;treatment>medicine=0.64;treatment>sickleave=-0.40;treatment>stop=-0.40
treatment>treatment=1.34;treatment>urgency=0.40;urgency>!day=-0.47;urgency>!long=0.36;urgency>!name=-1.00;urgency>!order=0.52
urgency>!short=0.52;urgency>benign=0.63;urgency>cancer=0.70;urgency>duration=0.37;urgency>exercise=0.52;urgency>findings=-0.55
urgency>heart=-0.40;urgency>infection=0.52;urgency>living=-0.40;urgency>lung=0.36;urgency>medicine=0.40;urgency>pain=-0.62
urgency>place=-0.55;urgency>referral=0.52;urgency>selfcare=-0.55;urgency>sleep=0.88;urgency>tests=-1.17;urgency>urgency=1.08
urgency>when=0.33;urgency>wound=-0.40;urine>!dose=-0.40;urine>!drug=-0.62;urine>!duration=-0.55;urine>!name=-0.40;urine>!negated=0.50
urine>duration=-0.55;urine>gut=0.60;urine>place=0.36;urine>sensory=-0.48;urine>urine=0.82;vaccine>!day=-0.40;vaccine>!drug=-0.48
vaccine>!duration=-0.85;vaccine>!if=0.38;vaccine>!name=-0.40;vaccine>!no=-0.68;vaccine>!number=-1.00;vaccine>!short=-0.40
vaccine>!since=-0.40;vaccine>!yes=0.80;vaccine>cancer=-0.40;vaccine>continue=-0.40;vaccine>duration=-0.95;vaccine>infection=-0.40
vaccine>medicine=-0.68;vaccine>musculo=-0.48;vaccine>tests=-0.55;vaccine>urgency=0.47;vaccine>when=-0.74;vaccine>wound=-0.40;when>!date=0.39
when>!day=1.01;when>!dose=-0.50;when>!drug=-0.39;when>!if=0.32;when>!name=0.40;when>!order=-0.68;when>!percent=0.36;when>!person=0.62
when>!since=0.56;when>!yes=0.38;when>adjustment=0.60;when>alcohol=-0.40;when>alternative=-0.50;when>animalcare=0.51;when>child=0.70
when>consent=-0.55;when>contact=-1.24;when>continue=-0.50;when>driving=0.44;when>duration=0.40;when>exercise=-0.51;when>food=-0.68
when>heart=-0.95;when>imaging=0.81;when>lung=0.70;when>musculo=-1.09;when>plan=0.47;when>prognosis=-0.62;when>record=-0.45
when>referral=0.48;when>renewal=-0.34;when>selfcare=1.03;when>sensory=-0.80;when>sickleave=0.48;when>sideeffect=-0.40;when>skin=-0.55
when>sleep=0.63;when>surgery=-0.48;when>travel=0.47;when>vaccine=0.36;when>when=0.92;when>work=0.47;when>wound=0.44;work>!duration=0.94
work>!long=0.95;work>!negated=0.55;work>!number=1.30;work>adjustment=1.10;work>dose=0.88;work>duration=0.94;work>sickleave=1.14
wound>!day=-0.40;wound>!dose=0.38;wound>!drug=-0.40;wound>!duration=-0.48;wound>!if=0.47;wound>!long=0.47;wound>!middling=-0.68
wound>!negated=-0.62;wound>when=-0.68;wound>wound=1.22`,
  },
  letter: {
    bias: -4.1691,
    weights: {
      words: -0.5281,
      ofPiece: 0.104,
      ofSentence: 1.3337,
      alike: 0.1652,
      before: -0.0368,
      topics: 0.461,
      anyTopic: -0.404,
      order: 0.4868,
      bestOfPiece: 0.3887,
      bestOfQuestion: 0.2066,
      topicsOfQuestion: 0.4461,
      yesNo: 0.4392,
      amount: -0.0327,
      time: 0.263,
      pieceBest: -0.0824,
      pieceMost: -0.0507,
      pieceAll: 0.1756,
      sentenceBest: 0.1407,
      sentenceMost: 0.2497,
      sentenceAll: 0.441,
      ownTopics: -0.1405,
      ownTopicsOfSentence: 0.8691,
      topicsBefore: -0.0389,
      meant: -0.297,
      meantOfSentence: 0.3579,
      meantBefore: 0.3341,
      subjects: -0.0014,
      subjectsOfSentence: 0.4775,
      bestMeant: 0.3264,
      place: 1.8845,
      signless: -0.5733,
      saysYesNo: -0.0856,
      whetherAnswered: 0.4497,
    },
    associations: `?how>!date=-0.90;?how>!duration=1.21;?how>!if=1.66;?how>!long=1.46;?how>!middling=-0.41;?how>!negated=0.94;?how>!no=0.43;?how>!number=0.80
?how>!percent=0.69;?how>!person=0.63;?how>!short=-1.31;?how>!since=1.00;?how>ability=1.69;?how>adjustment=0.74;?how>aids=1.08
?how>animalcare=0.98;?how>appointment=0.88;?how>benign=-0.56;?how>child=-0.34;?how>consent=-0.36;?how>contact=1.39;?how>course=0.76
?how>dose=0.69;?how>driving=-0.36;?how>duration=1.70;?how>family=0.71;?how>food=1.34;?how>gut=1.24;?how>heart=-0.66;?how>hygiene=0.37
?how>infection=0.80;?how>mood=0.90;?how>onset=0.80;?how>pain=-0.69;?how>place=-0.45;?how>prognosis=-0.32;?how>record=-0.41
?how>selfcare=1.35;?how>sensory=-0.49;?how>sickleave=0.47;?how>sideeffect=0.73;?how>sleep=1.21;?how>stop=1.22;?how>tests=-0.41
?how>travel=0.55;?how>urgency=0.74;?how>when=1.55;?how>work=-0.60;?howlong>!date=0.45;?howlong>!day=-0.32;?howlong>!dose=-0.56
?howlong>!drug=-0.89;?howlong>!duration=1.50;?howlong>!if=0.39;?howlong>!long=0.80;?howlong>!middling=-0.57;?howlong>!negated=-1.14
?howlong>!no=-0.56;?howlong>!number=0.53;?howlong>!person=-0.75;?howlong>ability=0.61;?howlong>adjustment=-0.45;?howlong>aids=0.74
?howlong>appointment=-0.60;?howlong>benign=-0.32;?howlong>child=-0.69;?howlong>contact=-0.32;?howlong>course=0.95;?howlong>device=0.60
?howlong>dose=0.56;?howlong>duration=1.33;?howlong>family=-0.87;?howlong>findings=-0.69;?howlong>food=-0.56;?howlong>gut=-0.45
?howlong>heart=-0.45;?howlong>hygiene=0.52;?howlong>infection=0.74;?howlong>living=-0.49;?howlong>lung=0.64;?howlong>medicine=-1.08
?howlong>musculo=0.62;?howlong>prognosis=1.02;?howlong>record=-0.60;?howlong>referral=0.47;?howlong>selfcare=-0.49;?howlong>sensory=-0.52
?howlong>sickleave=0.42;?howlong>sleep=-0.78;?howlong>stop=-0.41;?howlong>tests=-0.36;?howlong>treatment=0.47;?howlong>urgency=0.32
?howlong>work=-0.52;?howlong>wound=-0.49;?howmuch>!code=-0.41;?howmuch>!date=-0.49;?howmuch>!day=-0.32;?howmuch>!dose=-0.49
?howmuch>!drug=-1.01;?howmuch>!if=-0.63;?howmuch>!middling=-1.86;?howmuch>!name=-0.94;?howmuch>!negated=-0.94;?howmuch>!no=-0.41
?howmuch>!person=-0.32;?howmuch>!short=-0.79;?howmuch>!since=-0.97;?howmuch>ability=0.58;?howmuch>aids=0.32;?howmuch>child=-0.49
?howmuch>course=0.60;?howmuch>diagnosis=-0.36;?howmuch>dose=-0.84;?howmuch>falls=-0.32;?howmuch>family=-0.52;?howmuch>findings=-0.41
?howmuch>food=-0.49;?howmuch>gut=-0.49;?howmuch>infection=-0.36;?howmuch>living=-0.32;?howmuch>lung=-0.52;?howmuch>medicine=-1.01
?howmuch>musculo=-0.52;?howmuch>onset=-0.32;?howmuch>pain=-0.52;?howmuch>prognosis=-0.32;?howmuch>record=-0.32;?howmuch>sleep=-0.32
?howmuch>stop=-0.36;?howmuch>when=-0.94;?howoften>!date=-0.41;?howoften>!dose=0.98;?howoften>!drug=0.54;?howoften>!duration=1.35
?howoften>!long=1.47;?howoften>!name=0.59;?howoften>!negated=-0.32;?howoften>!number=1.12;?howoften>!short=-0.84;?howoften>ability=0.78
?howoften>appointment=1.10;?howoften>child=-0.49;?howoften>dose=1.25;?howoften>duration=1.97;?howoften>family=0.88;?howoften>food=-0.45
?howoften>hygiene=0.52;?howoften>medicine=0.54;?howoften>mood=1.39;?howoften>musculo=0.69;?howoften>onset=-0.41;?howoften>urgency=0.74
?howoften>when=1.27;?likely>!day=0.98;?likely>!drug=0.39;?likely>!duration=-0.60;?likely>!long=1.01;?likely>!middling=-0.45
?likely>!negated=1.16;?likely>!no=0.69;?likely>!number=0.34;?likely>!percent=0.80;?likely>!person=-0.52;?likely>!short=-0.92
?likely>!since=0.61;?likely>ability=0.32;?likely>adjustment=1.25;?likely>alcohol=0.47;?likely>animalcare=0.37;?likely>appointment=-0.49
?likely>benign=0.86;?likely>course=0.69;?likely>dose=1.20;?likely>driving=0.69;?likely>duration=-0.60;?likely>exercise=0.86
?likely>findings=-0.56;?likely>heart=-0.56;?likely>living=0.37;?likely>medicine=0.36;?likely>musculo=-0.66;?likely>onset=0.37
?likely>place=-0.32;?likely>record=0.64;?likely>selfcare=-0.56;?likely>sickleave=0.80;?likely>skin=1.25;?likely>sleep=-0.52
?likely>treatment=-0.32;?likely>urgency=0.69;?likely>when=0.81;?mine>!drug=-0.36;?mine>!long=0.90;?mine>!negated=0.88;?mine>!no=1.10
?mine>!number=-0.38;?mine>!short=-0.45;?mine>ability=1.11;?mine>living=0.74;?mine>medicine=-0.36;?or>!date=0.51;?or>!day=0.57;?or>!if=-0.63
?or>!long=0.57;?or>!middling=0.49;?or>!name=0.34;?or>!negated=1.17;?or>!number=0.30;?or>!short=-1.36;?or>!since=0.43;?or>ability=-0.69
?or>adjustment=0.42;?or>aids=0.89;?or>alcohol=0.52;?or>appointment=1.07;?or>benign=0.47;?or>consent=0.47;?or>device=0.39;?or>diagnosis=0.74
?or>dose=0.76;?or>driving=-0.32;?or>duration=-0.36;?or>falls=0.69;?or>findings=1.36;?or>food=-0.60;?or>heart=0.62;?or>imaging=1.39
?or>lung=0.73;?or>mood=-0.66;?or>musculo=0.53;?or>onset=-0.56;?or>place=0.86;?or>prognosis=-0.36;?or>record=0.43;?or>sideeffect=-0.32
?or>sleep=0.87;?or>stop=0.69;?or>treatment=0.69;?or>urgency=0.58;?or>urine=0.52;?or>when=1.20;?or>work=-0.49;?or>wound=-0.49
?what>!code=0.47;?what>!date=0.59;?what>!day=1.35;?what>!drug=-1.27;?what>!if=1.05;?what>!long=1.13;?what>!name=-1.03;?what>!negated=0.58
?what>!no=-0.75;?what>!number=0.43;?what>!percent=0.39;?what>!short=-0.98;?what>!since=0.44;?what>ability=0.36;?what>adjustment=-0.36
?what>aids=-0.45;?what>alcohol=0.33;?what>animalcare=1.25;?what>appointment=-0.56;?what>certificate=0.74;?what>child=-0.66
?what>consent=-0.52;?what>course=0.32;?what>diagnosis=0.60;?what>driving=-0.36;?what>duration=0.73;?what>education=-0.32;?what>findings=0.80
?what>food=0.53;?what>gut=0.55;?what>heart=-0.63;?what>medicine=-0.92;?what>mood=-0.41;?what>onset=0.42;?what>place=-0.49;?what>plan=0.69
?what>prognosis=0.43;?what>record=-0.41;?what>referral=-0.36;?what>selfcare=0.90;?what>sensory=0.89;?what>sickleave=0.62
?what>sideeffect=0.60;?what>sleep=0.50;?what>tests=-0.36;?what>treatment=0.69;?what>urgency=-0.49;?what>when=0.62;?what>work=0.65
?what>wound=-0.32;?when>!code=0.47;?when>!date=1.61;?when>!if=0.31;?when>!long=0.41;?when>!no=-0.75;?when>!number=0.42;?when>!percent=0.89
?when>!person=-1.22;?when>!short=-1.11;?when>!since=0.81;?when>ability=-0.41;?when>adjustment=0.86;?when>aids=-0.52;?when>alcohol=-0.49
?when>animalcare=-0.52;?when>appointment=0.69;?when>benign=-0.41;?when>certificate=0.69;?when>consent=-0.52;?when>course=0.43
?when>death=-0.32;?when>diagnosis=1.25;?when>driving=-0.49;?when>education=-0.45;?when>falls=-0.36;?when>family=-1.40;?when>findings=-0.93
?when>food=-0.92;?when>hygiene=-0.36;?when>imaging=-0.66;?when>infection=-0.41;?when>musculo=0.32;?when>onset=1.33;?when>pain=0.69
?when>record=1.46;?when>referral=-0.45;?when>selfcare=-0.94;?when>sensory=-0.49;?when>sickleave=1.14;?when>sideeffect=-0.41;?when>skin=1.19
?when>sleep=-0.84;?when>travel=-0.32;?when>treatment=-0.92;?when>urgency=0.37;?when>when=0.53;?when>work=0.69;?where>!long=0.69
?where>!name=0.58;?where>!number=0.32;?where>!short=-0.41;?where>!since=0.86;?where>ability=0.74;?where>living=0.74;?where>musculo=0.86
?where>when=0.58;?whether>!long=0.41;?whether>!middling=-0.50;?whether>!negated=0.61;?whether>!no=0.87;?whether>!percent=0.47
?whether>!person=-0.37;?whether>!short=-2.13;?whether>ability=0.55;?whether>adjustment=0.95;?whether>aids=0.54;?whether>animalcare=-0.41
?whether>appointment=0.44;?whether>benign=0.54;?whether>cancer=-0.32;?whether>certificate=0.44;?whether>child=-0.71;?whether>consent=0.82
?whether>death=-0.56;?whether>diagnosis=0.33;?whether>dose=0.72;?whether>driving=0.32;?whether>duration=0.36;?whether>education=-0.56
?whether>exercise=0.92;?whether>family=-0.34;?whether>food=-0.67;?whether>gut=-0.32;?whether>heart=-0.72;?whether>hygiene=-0.94
?whether>infection=0.36;?whether>living=0.37;?whether>lung=-0.82;?whether>money=-0.32;?whether>mood=-0.60;?whether>musculo=0.51
?whether>pain=0.36;?whether>plan=0.60;?whether>pregnancy=-0.36;?whether>referral=0.78;?whether>selfcare=-0.40;?whether>surgery=-0.60
?whether>tests=-0.88;?whether>treatment=-0.41;?whether>urgency=0.45;?whether>when=0.42;?whether>wound=-0.58;?which>!code=0.58
?which>!date=0.45;?which>!day=0.47;?which>!dose=1.28;?which>!drug=1.07;?which>!duration=0.48;?which>!if=0.57;?which>!long=1.16
?which>!middling=-0.41;?which>!negated=0.95;?which>!no=0.83;?which>!number=0.73;?which>!person=-1.08;?which>!short=-1.40;?which>!since=0.60
?which>ability=0.56;?which>adjustment=0.54;?which>animalcare=0.33;?which>certificate=0.58;?which>child=-0.32;?which>contact=-0.41
?which>continue=0.58;?which>course=0.84;?which>device=0.36;?which>diagnosis=-0.36;?which>driving=-0.36;?which>duration=0.62
?which>education=-0.41;?which>falls=-0.56;?which>family=-1.34;?which>findings=0.65;?which>food=0.81;?which>gut=1.43;?which>heart=0.51
?which>hygiene=0.69;?which>imaging=0.77;?which>infection=-0.45;?which>lung=0.65;?which>medicine=1.11;?which>mood=1.10;?which>musculo=0.98
?which>onset=0.31;?which>pain=0.87;?which>place=0.50;?which>plan=-0.32;?which>record=-0.84;?which>selfcare=0.53;?which>sickleave=0.47
?which>sideeffect=1.05;?which>sleep=0.32;?which>stop=0.98;?which>tests=-0.35;?which>travel=-0.32;?which>treatment=1.16;?which>urine=0.80
?which>when=0.59;?which>work=0.41;?which>wound=0.77;?who>!date=-0.69;?who>!dose=0.32;?who>!duration=-0.72;?who>!if=-0.49
?who>!middling=-1.06;?who>!negated=-0.84;?who>!number=-0.51;?who>!person=0.37;?who>!short=-1.18;?who>!since=-1.08;?who>alcohol=-0.32
?who>animalcare=-0.49;?who>consent=-0.41;?who>dose=-0.52;?who>duration=-0.81;?who>falls=-0.41;?who>findings=-0.52;?who>food=-0.60
?who>imaging=-0.32;?who>living=-0.32;?who>musculo=-0.60;?who>record=-0.45;?who>selfcare=-0.66;?who>sleep=-0.45;?who>when=-0.41
?who>wound=0.74;?why>!dose=-0.41;?why>!duration=0.69;?why>!if=1.06;?why>!long=0.84;?why>!middling=-0.42;?why>!no=-0.32;?why>!person=-0.45
?why>!short=-0.87;?why>ability=0.69;?why>animalcare=0.58;?why>child=-0.32;?why>device=0.51;?why>duration=0.76;?why>falls=0.80
?why>family=-0.45;?why>findings=0.80;?why>imaging=0.80;?why>lung=0.37;?why>medicine=0.53;?why>musculo=0.95;?why>pain=-0.36;?why>place=0.86
?why>referral=0.86;?why>selfcare=1.13;?why>sleep=0.93;?why>treatment=0.47;?why>urgency=0.43;?why>when=-0.45;ability>!code=-0.60
ability>!date=-1.37;ability>!drug=-0.33;ability>!duration=1.30;ability>!if=1.41;ability>!long=1.13;ability>!middling=-0.73
ability>!negated=1.56;ability>!no=1.23;ability>!percent=-0.49;ability>!person=0.35;ability>!short=-1.78;ability>!since=0.95
ability>ability=2.24;ability>adjustment=-0.63;ability>aids=1.67;ability>alcohol=-0.45;ability>animalcare=-0.41;ability>appointment=-0.45
ability>benign=-0.36;ability>child=-0.81;ability>consent=0.47;ability>device=-0.52;ability>dose=0.42;ability>driving=0.94
ability>duration=1.51;ability>education=-0.56;ability>findings=-1.14;ability>food=0.84;ability>heart=-0.99;ability>imaging=-0.36
ability>medicine=-0.44;ability>mood=0.66;ability>musculo=0.67;ability>onset=-0.94;ability>pain=-0.63;ability>place=-0.69
ability>record=-0.81;ability>referral=-0.52;ability>selfcare=1.25;ability>sickleave=-0.60;ability>sideeffect=1.07;ability>sleep=0.88
ability>stop=0.34;ability>tests=-0.32;ability>treatment=-0.87;ability>when=0.77;adjustment>!date=-0.71;adjustment>!day=-0.36
adjustment>!dose=-0.89;adjustment>!drug=-0.99;adjustment>!if=-0.41;adjustment>!long=0.71;adjustment>!middling=-0.75;adjustment>!name=-1.12
adjustment>!negated=1.14;adjustment>!no=1.33;adjustment>!person=-0.45;adjustment>!short=-0.94;adjustment>!since=-0.34
adjustment>ability=1.67;adjustment>adjustment=1.71;adjustment>aids=1.13;adjustment>alcohol=-0.32;adjustment>animalcare=0.33
adjustment>appointment=0.37;adjustment>benign=-0.32;adjustment>consent=-0.36;adjustment>course=-0.36;adjustment>diagnosis=-0.45
adjustment>driving=-0.36;adjustment>family=-0.63;adjustment>findings=-0.66;adjustment>food=-0.52;adjustment>heart=-0.56
adjustment>living=0.65;adjustment>medicine=-1.08;adjustment>onset=-0.49;adjustment>pain=-0.41;adjustment>prognosis=-0.32
adjustment>sensory=-0.41;adjustment>sleep=-0.63;adjustment>when=-0.41;adjustment>work=-0.56;aids>!dose=-0.52;aids>!drug=-0.81
aids>!duration=-0.36;aids>!if=-0.56;aids>!long=0.72;aids>!middling=-0.82;aids>!no=-0.41;aids>!person=-0.32;aids>!short=-0.69
aids>ability=0.58;aids>aids=1.42;aids>course=-0.52;aids>dose=-0.45;aids>duration=-0.41;aids>family=-0.32;aids>heart=-0.41;aids>lung=-0.41
aids>medicine=-0.81;aids>musculo=-0.49;aids>onset=-0.41;aids>prognosis=-0.56;aids>record=0.47;aids>selfcare=-0.41;aids>sleep=-0.63
aids>urgency=0.58;aids>when=-0.41;alcohol>!date=0.39;alcohol>!drug=-0.56;alcohol>!duration=-0.45;alcohol>!if=-0.32;alcohol>!middling=-1.34
alcohol>!name=-0.75;alcohol>!negated=-0.41;alcohol>!number=-0.30;alcohol>!short=-0.52;alcohol>!since=-0.38;alcohol>ability=-0.36
alcohol>alcohol=0.85;alcohol>duration=-0.60;alcohol>findings=-0.63;alcohol>medicine=-0.56;alcohol>mood=-0.49;alcohol>musculo=-0.41
alcohol>record=-0.41;alcohol>sensory=-0.32;alcohol>urgency=0.80;alternative>!date=-0.45;alternative>!dose=0.58;alternative>!drug=-0.32
alternative>!negated=0.52;alternative>!short=-0.60;alternative>medicine=-0.32;alternative>when=0.37;animalcare>!date=0.55
animalcare>!drug=0.31;animalcare>!duration=-0.69;animalcare>!if=0.98;animalcare>!long=0.72;animalcare>!middling=-0.34;animalcare>!name=-1.06
animalcare>!percent=0.58;animalcare>!person=-0.45;animalcare>ability=0.49;animalcare>alcohol=0.42;animalcare>animalcare=1.23
animalcare>appointment=0.39;animalcare>child=-0.36;animalcare>contact=0.64;animalcare>course=-0.52;animalcare>dose=-0.66
animalcare>duration=-0.81;animalcare>falls=-0.52;animalcare>food=0.47;animalcare>heart=-0.49;animalcare>medicine=0.64
animalcare>musculo=0.44;animalcare>onset=-0.60;animalcare>place=-0.32;animalcare>record=0.65;animalcare>selfcare=0.41
animalcare>sickleave=0.47;animalcare>sleep=0.44;animalcare>tests=0.42;animalcare>treatment=-0.45;animalcare>urine=0.47;animalcare>work=-0.49
animalcare>wound=0.51;appointment>!date=0.41;appointment>!day=0.32;appointment>!dose=-0.56;appointment>!duration=0.50;appointment>!if=0.78
appointment>!long=0.46;appointment>!middling=-0.69;appointment>!name=-0.41;appointment>!negated=-0.54;appointment>!no=-0.41
appointment>!person=-0.41;appointment>!short=-1.12;appointment>ability=-0.69;appointment>appointment=1.68;appointment>child=-0.60
appointment>consent=-0.41;appointment>course=-0.32;appointment>dose=0.98;appointment>duration=0.47;appointment>family=-0.75
appointment>findings=0.36;appointment>gut=0.74;appointment>hygiene=0.42;appointment>infection=0.47;appointment>living=-0.72
appointment>mood=-0.32;appointment>musculo=-0.66;appointment>onset=-0.69;appointment>record=1.04;appointment>selfcare=-0.45
appointment>sensory=0.47;appointment>sleep=0.60;appointment>stop=-0.36;appointment>when=0.59;benign>!drug=-0.36;benign>!long=1.26
benign>!middling=-0.97;benign>!name=-0.41;benign>!negated=-0.52;benign>!number=0.57;benign>!short=-0.63;benign>!since=0.60
benign>duration=0.80;benign>medicine=-0.56;benign>sleep=1.33;benign>treatment=-0.32;benign>when=0.60;cancer>!middling=-0.60
certificate>!date=1.20;certificate>!dose=-0.32;certificate>!drug=-0.45;certificate>!duration=-0.45;certificate>!long=0.98
certificate>!name=-0.89;certificate>!negated=0.74;certificate>!number=0.77;certificate>!person=-0.41;certificate>!short=-0.69
certificate>!since=1.46;certificate>aids=-0.36;certificate>appointment=-0.32;certificate>death=1.10;certificate>duration=0.81
certificate>family=-0.49;certificate>findings=1.04;certificate>food=0.64;certificate>gut=0.98;certificate>medicine=-0.56
certificate>onset=1.21;certificate>prognosis=0.52;certificate>selfcare=-0.32;certificate>tests=0.52;certificate>when=0.47;child>!date=0.37
child>!day=0.56;child>!drug=0.34;child>!if=0.47;child>!long=0.51;child>!percent=0.73;child>!person=-1.24;child>!short=-1.15
child>!since=0.40;child>ability=0.69;child>adjustment=0.66;child>aids=-0.45;child>alternative=-0.45;child>animalcare=-0.36
child>benign=-0.89;child>child=0.48;child>device=-0.52;child>diagnosis=0.85;child>dose=-0.81;child>driving=-0.56;child>duration=0.74
child>education=0.33;child>exercise=-0.32;child>falls=0.47;child>family=-0.50;child>gut=-0.56;child>heart=0.47;child>imaging=-0.63
child>infection=0.43;child>lung=-0.36;child>medicine=0.67;child>mood=0.47;child>musculo=0.74;child>onset=0.53;child>plan=0.58
child>prognosis=0.58;child>record=0.69;child>selfcare=0.59;child>sickleave=0.65;child>sleep=0.69;child>tests=-0.32;child>treatment=-0.41
child>urgency=0.51;child>vaccine=0.81;child>when=0.53;child>work=-0.45;consent>!date=-0.49;consent>!day=-0.81;consent>!drug=-1.16
consent>!if=0.98;consent>!middling=-0.76;consent>!name=-0.42;consent>!negated=1.04;consent>!no=0.55;consent>!number=-0.73
consent>!person=0.44;consent>!short=-1.27;consent>!since=-1.37;consent>ability=1.31;consent>adjustment=-0.45;consent>aids=-0.52
consent>alternative=-0.32;consent>benign=-0.41;consent>certificate=-0.41;consent>child=-0.78;consent>consent=1.80;consent>course=-0.32
consent>death=-0.32;consent>device=-0.36;consent>diagnosis=-0.32;consent>dose=0.43;consent>falls=-0.60;consent>findings=-0.94
consent>heart=-0.36;consent>living=-0.66;consent>lung=-0.32;consent>medicine=-1.20;consent>mood=0.37;consent>musculo=-0.94
consent>onset=-0.56;consent>pain=-0.36;consent>place=-0.36;consent>record=-0.45;consent>selfcare=0.75;consent>sensory=-0.49
consent>sideeffect=0.74;consent>sleep=0.86;consent>stop=0.74;consent>tests=-0.45;consent>treatment=-0.52;consent>urgency=-0.63
consent>when=-0.39;consent>wound=-0.32;contact>!dose=-0.56;contact>!drug=-0.81;contact>!duration=0.33;contact>!long=0.65
contact>!middling=-0.68;contact>!name=-0.75;contact>!number=-0.49;contact>!person=0.80;contact>!short=-0.84;contact>!since=-0.81
contact>ability=0.98;contact>aids=0.74;contact>benign=0.47;contact>contact=1.53;contact>duration=-0.36;contact>exercise=0.74
contact>family=0.80;contact>findings=-0.36;contact>lung=-0.63;contact>medicine=-0.84;contact>onset=-0.41;contact>pain=-0.41
contact>record=0.86;contact>stop=-0.60;contact>when=-0.60;contact>work=0.69;continue>!dose=0.69;continue>!duration=0.51;continue>!long=0.69
continue>!middling=-0.92;continue>!name=0.32;continue>!negated=0.69;continue>!short=-0.63;continue>!since=0.32;continue>ability=0.89
continue>consent=0.47;continue>course=-0.32;continue>dose=0.86;continue>food=-0.32;continue>musculo=-0.36;continue>selfcare=0.74
continue>sickleave=0.58;continue>sleep=0.86;continue>work=-0.32;course>!code=-0.32;course>!duration=1.23;course>!if=-0.36;course>!long=1.03
course>!middling=-0.52;course>!name=-0.75;course>!number=0.67;course>!short=-0.97;course>!since=-0.63;course>ability=-0.49
course>alcohol=-0.41;course>appointment=1.49;course>duration=1.57;course>education=0.74;course>family=-0.32;course>findings=0.86
course>food=-0.45;course>imaging=0.86;course>living=-0.32;course>lung=1.13;course>musculo=-0.56;course>onset=0.74;course>place=-0.36
course>record=0.60;course>selfcare=-0.52;course>stop=0.60;course>urgency=1.07;course>when=0.55;course>work=-0.41;course>wound=-0.49
death>!dose=-0.32;death>!drug=0.69;death>!long=0.51;death>!middling=-0.66;death>!name=-0.41;death>!number=-0.56;death>medicine=0.69
device>!date=0.86;device>!long=0.86;device>!middling=-0.36;device>!number=0.64;device>when=0.80;diagnosis>!code=1.26;diagnosis>!date=1.28
diagnosis>!dose=-0.71;diagnosis>!drug=-0.50;diagnosis>!duration=0.44;diagnosis>!long=0.72;diagnosis>!middling=0.31;diagnosis>!name=0.34
diagnosis>!number=0.55;diagnosis>!person=-1.27;diagnosis>!short=-1.36;diagnosis>!since=0.89;diagnosis>ability=0.61;diagnosis>adjustment=0.43
diagnosis>animalcare=0.37;diagnosis>appointment=-0.52;diagnosis>benign=-0.60;diagnosis>cancer=0.69;diagnosis>certificate=0.74
diagnosis>child=-1.06;diagnosis>course=1.19;diagnosis>device=0.43;diagnosis>diagnosis=1.77;diagnosis>driving=-0.32;diagnosis>duration=0.77
diagnosis>education=0.55;diagnosis>falls=0.90;diagnosis>family=-0.77;diagnosis>findings=0.77;diagnosis>gut=0.59;diagnosis>heart=0.89
diagnosis>imaging=0.90;diagnosis>infection=-0.49;diagnosis>living=-0.63;diagnosis>lung=1.02;diagnosis>medicine=-0.65;diagnosis>mood=0.62
diagnosis>musculo=0.85;diagnosis>onset=1.27;diagnosis>pain=0.81;diagnosis>place=-0.66;diagnosis>prognosis=1.26;diagnosis>record=0.83
diagnosis>referral=-0.45;diagnosis>selfcare=-1.24;diagnosis>sickleave=-0.41;diagnosis>skin=1.16;diagnosis>surgery=0.64
diagnosis>travel=-0.36;diagnosis>urgency=0.53;diagnosis>vaccine=-0.36;diagnosis>when=0.67;diagnosis>work=0.88;diagnosis>wound=-0.69
dose>!code=-0.49;dose>!date=-0.75;dose>!day=-0.78;dose>!dose=1.20;dose>!drug=0.43;dose>!duration=0.87;dose>!if=0.93;dose>!long=0.89
dose>!middling=-0.67;dose>!negated=-0.92;dose>!no=-0.36;dose>!number=0.61;dose>!percent=-0.32;dose>!person=0.33;dose>!short=-1.27
dose>!since=-0.63;dose>ability=0.75;dose>aids=-0.81;dose>alcohol=-0.32;dose>animalcare=-0.49;dose>appointment=0.93;dose>certificate=-0.32
dose>child=-1.01;dose>course=1.08;dose>diagnosis=-0.52;dose>dose=1.56;dose>duration=1.46;dose>education=-0.32;dose>family=0.55
dose>findings=-0.63;dose>food=-0.99;dose>gut=-0.49;dose>infection=-0.36;dose>living=-0.36;dose>lung=-0.41;dose>medicine=0.43;dose>mood=0.98
dose>musculo=0.36;dose>onset=-0.69;dose>record=0.52;dose>sensory=-0.56;dose>sickleave=-0.36;dose>tests=-0.32;dose>treatment=-0.52
dose>urgency=0.81;dose>when=0.47;dose>work=0.98;driving>!date=-0.84;driving>!dose=-0.41;driving>!drug=-0.84;driving>!duration=-0.32
driving>!long=-1.25;driving>!middling=-1.49;driving>!name=-0.63;driving>!negated=-0.69;driving>!no=-0.36;driving>!number=-1.49
driving>!person=-0.45;driving>!short=-0.94;driving>!since=-0.49;driving>ability=-0.45;driving>adjustment=-0.45;driving>course=-0.60
driving>driving=0.68;driving>duration=-0.45;driving>family=-0.45;driving>findings=-0.32;driving>heart=-0.45;driving>lung=-0.32
driving>medicine=-0.89;driving>musculo=-0.36;driving>onset=-0.36;driving>pain=-0.36;driving>record=-0.36;driving>skin=-0.36
driving>when=-0.45;duration>!code=-0.49;duration>!date=0.37;duration>!day=-0.87;duration>!dose=-0.54;duration>!drug=-0.83
duration>!duration=1.18;duration>!if=0.80;duration>!long=0.46;duration>!middling=-0.46;duration>!name=-1.39;duration>!negated=-0.57
duration>!percent=0.52;duration>!person=-1.08;duration>!short=-0.74;duration>!since=0.39;duration>adjustment=-0.63;duration>alcohol=-0.36
duration>animalcare=0.39;duration>benign=-0.36;duration>certificate=-0.32;duration>child=-0.89;duration>consent=-0.49;duration>contact=-0.52
duration>continue=0.80;duration>course=0.62;duration>device=0.60;duration>diagnosis=0.58;duration>driving=-0.60;duration>duration=1.55
duration>falls=-0.41;duration>family=-1.36;duration>food=-0.89;duration>gut=-0.45;duration>infection=0.64;duration>living=-0.97
duration>medicine=-0.90;duration>mood=-0.45;duration>musculo=0.53;duration>plan=0.47;duration>prognosis=1.34;duration>referral=0.37
duration>selfcare=-0.99;duration>sensory=-0.49;duration>sickleave=0.88;duration>sideeffect=-0.36;duration>tests=-0.52
duration>treatment=0.36;duration>urgency=1.07;duration>when=0.42;duration>work=-0.78;duration>wound=-0.52;education>!date=-0.60
education>!day=0.62;education>!duration=-0.81;education>!if=0.36;education>!long=0.37;education>!middling=-0.80;education>!percent=0.74
education>!short=-0.69;education>ability=0.73;education>adjustment=1.08;education>aids=-0.49;education>benign=-0.56;education>child=0.36
education>diagnosis=-0.32;education>duration=0.69;education>education=1.14;education>exercise=-0.45;education>family=-0.75
education>food=-0.49;education>gut=-0.49;education>infection=0.52;education>living=0.69;education>medicine=0.53;education>mood=-0.49
education>musculo=-0.32;education>onset=0.39;education>prognosis=-0.41;education>selfcare=0.60;education>sensory=-0.52
education>sickleave=0.74;education>sleep=0.36;education>stop=0.52;education>when=-0.45;exercise>!drug=-0.52;exercise>!duration=0.98
exercise>!long=0.76;exercise>!middling=-0.75;exercise>!name=-0.66;exercise>!negated=0.39;exercise>!short=-0.35;exercise>child=-0.36
exercise>course=0.55;exercise>driving=-0.36;exercise>duration=0.73;exercise>family=-0.32;exercise>medicine=-0.52;exercise>musculo=0.74
exercise>selfcare=0.69;exercise>sleep=0.69;exercise>urgency=1.19;exercise>wound=0.80;falls>!date=0.67;falls>!day=0.69;falls>!dose=0.59
falls>!duration=0.39;falls>!if=0.61;falls>!long=1.23;falls>!name=0.67;falls>!negated=0.89;falls>!number=0.48;falls>!percent=-0.32
falls>!person=-0.69;falls>!short=-0.77;falls>!since=0.93;falls>ability=-0.52;falls>adjustment=0.69;falls>aids=0.60;falls>alternative=0.86
falls>benign=0.47;falls>child=-0.49;falls>consent=-0.45;falls>course=1.19;falls>diagnosis=0.74;falls>dose=0.36;falls>duration=0.94
falls>falls=1.13;falls>family=-0.81;falls>findings=0.55;falls>food=-0.32;falls>heart=0.61;falls>imaging=-0.52;falls>living=-0.49
falls>lung=0.47;falls>musculo=1.13;falls>onset=0.66;falls>record=0.73;falls>selfcare=0.32;falls>sensory=0.80;falls>sickleave=-0.36
falls>skin=1.39;falls>sleep=0.43;falls>urgency=1.10;falls>when=1.35;falls>work=-0.36;falls>wound=-0.63;family>!date=-0.69;family>!dose=0.34
family>!duration=-1.03;family>!long=0.39;family>!middling=-0.95;family>!name=0.42;family>!percent=-0.36;family>!person=0.52
family>!short=-1.58;family>ability=-0.41;family>aids=0.47;family>alcohol=-0.36;family>alternative=-0.56;family>animalcare=-0.56
family>appointment=-0.32;family>benign=-0.63;family>child=-1.18;family>consent=-0.41;family>device=0.58;family>driving=-0.41
family>falls=-0.63;family>family=0.55;family>food=-1.06;family>gut=0.51;family>heart=-0.32;family>imaging=-0.45;family>infection=-0.45
family>living=-0.75;family>lung=-0.45;family>musculo=-0.60;family>onset=-0.45;family>pain=-0.41;family>record=0.53;family>sideeffect=-0.32
family>sleep=1.13;family>stop=-0.41;family>tests=-0.36;family>urgency=-0.32;family>urine=-0.41;family>vaccine=0.32;family>work=0.42
family>wound=0.74;findings>!code=-0.32;findings>!day=0.93;findings>!dose=-0.92;findings>!drug=-1.25;findings>!if=-0.60;findings>!long=0.50
findings>!name=-1.27;findings>!no=0.37;findings>!number=0.52;findings>!person=-0.69;findings>!since=-0.38;findings>aids=-0.45
findings>alcohol=0.52;findings>appointment=1.03;findings>child=-0.63;findings>contact=0.86;findings>dose=-0.69;findings>duration=-0.32
findings>education=-0.41;findings>falls=-0.45;findings>family=-0.89;findings>findings=1.89;findings>food=-0.36;findings>heart=-0.49
findings>imaging=1.07;findings>living=-0.60;findings>lung=-0.56;findings>medicine=-1.27;findings>mood=0.55;findings>onset=-0.60
findings>pain=-0.56;findings>place=-0.41;findings>plan=-0.36;findings>prognosis=-0.45;findings>record=0.36;findings>referral=0.58
findings>selfcare=-0.60;findings>sensory=1.55;findings>sleep=-0.84;findings>tests=0.58;findings>work=-0.32;findings>wound=-0.63
food>!date=-0.32;food>!drug=0.69;food>!if=-0.32;food>!long=0.88;food>!middling=-1.48;food>!name=0.58;food>!negated=-0.60;food>!person=-0.36
food>!short=-0.46;food>!since=0.32;food>ability=-0.32;food>child=-0.66;food>dose=-0.41;food>duration=0.84;food>family=-0.45
food>findings=-0.49;food>food=1.53;food>gut=1.02;food>hygiene=0.80;food>infection=-0.32;food>living=-0.52;food>lung=-0.41;food>medicine=0.60
food>musculo=-0.49;food>onset=-0.32;food>record=-0.32;food>selfcare=0.64;food>sleep=0.69;food>tests=-0.41;food>when=-0.75
gut>!middling=-0.32;gut>!number=-0.32;heart>!long=0.58;heart>!middling=-0.56;hygiene>!date=-0.36;hygiene>!drug=-0.41;hygiene>!long=0.37
hygiene>!name=-0.56;hygiene>!negated=0.60;hygiene>!no=-0.32;hygiene>!number=-1.10;hygiene>!person=-0.32;hygiene>!short=-0.41
hygiene>!since=-0.60;hygiene>certificate=-0.32;hygiene>diagnosis=-0.32;hygiene>family=-0.32;hygiene>living=0.58;hygiene>lung=0.80
hygiene>medicine=-0.41;hygiene>selfcare=0.93;hygiene>stop=0.80;hygiene>when=-0.36;imaging>!dose=-0.60;imaging>!drug=-0.75
imaging>!duration=-0.52;imaging>!middling=0.37;imaging>!name=-0.81;imaging>!negated=0.32;imaging>!number=0.39;imaging>!person=-0.36
imaging>!short=0.39;imaging>!since=-0.41;imaging>ability=0.51;imaging>child=-0.36;imaging>dose=-0.41;imaging>duration=-0.75
imaging>education=-0.32;imaging>family=-0.52;imaging>findings=1.75;imaging>imaging=1.55;imaging>living=-0.36;imaging>medicine=-0.75
imaging>mood=0.64;imaging>pain=-0.45;imaging>place=-0.32;imaging>selfcare=-0.41;imaging>sleep=-0.63;imaging>urgency=-0.32;imaging>when=0.36
infection>!dose=0.58;infection>!if=0.55;infection>!long=0.30;infection>!negated=0.91;infection>!person=-0.52;infection>!short=-0.99
infection>!since=-0.78;infection>adjustment=1.08;infection>aids=-0.36;infection>benign=-0.32;infection>child=0.76;infection>education=0.52
infection>family=-0.69;infection>food=-0.52;infection>gut=-0.49;infection>heart=-0.45;infection>imaging=0.69;infection>infection=1.25
infection>living=1.07;infection>lung=0.64;infection>musculo=-0.32;infection>sensory=-0.45;infection>sleep=-0.52;infection>stop=0.64
infection>urine=0.37;infection>when=0.37;legal>!date=-0.69;legal>!drug=-0.69;legal>!duration=-0.56;legal>!long=-0.52;legal>!negated=-0.60
legal>!no=0.47;legal>!number=-0.51;legal>!short=-0.51;legal>appointment=-0.45;legal>dose=-0.32;legal>falls=0.39;legal>findings=0.90
legal>imaging=0.69;legal>medicine=-0.69;legal>mood=0.74;legal>musculo=-0.52;legal>record=-0.45;legal>sleep=-0.41;legal>urgency=-0.36
legal>when=0.51;legal>work=-0.36;legal>wound=-0.49;living>!dose=0.42;living>!drug=-0.52;living>!duration=0.52;living>!if=0.60
living>!long=0.47;living>!middling=-0.60;living>!name=-0.51;living>!negated=0.72;living>!person=-0.66;living>!short=-0.84
living>!since=-0.49;living>ability=-0.56;living>adjustment=0.47;living>aids=-0.56;living>animalcare=-0.32;living>child=0.47;living>dose=0.52
living>duration=0.85;living>family=-0.72;living>food=-0.36;living>gut=-0.56;living>heart=-0.41;living>living=1.56;living>medicine=-0.66
living>pain=-0.41;living>selfcare=-0.32;living>sensory=-0.32;living>sleep=-0.60;living>when=0.36;lung>!date=0.80;lung>!day=0.52
lung>!drug=0.55;lung>!duration=0.78;lung>!long=0.88;lung>!middling=0.75;lung>!name=0.42;lung>!number=0.84;lung>!short=-0.72;lung>!since=0.47
lung>dose=0.80;lung>duration=0.69;lung>food=0.64;lung>hygiene=0.80;lung>infection=0.74;lung>lung=1.38;lung>medicine=0.55;lung>selfcare=0.86
lung>stop=0.52;lung>when=0.81;medicine>!day=0.88;medicine>!dose=1.43;medicine>!drug=1.61;medicine>!duration=-1.10;medicine>!if=0.69
medicine>!long=1.07;medicine>!middling=-0.69;medicine>!name=0.92;medicine>!negated=0.40;medicine>!no=0.43;medicine>!person=0.36
medicine>!short=-1.49;medicine>!since=1.04;medicine>ability=1.16;medicine>aids=-0.36;medicine>alcohol=-0.49;medicine>animalcare=0.58
medicine>consent=-0.45;medicine>contact=-0.32;medicine>course=-0.36;medicine>dose=1.35;medicine>driving=0.55;medicine>duration=-0.47
medicine>education=0.58;medicine>falls=-0.52;medicine>findings=-0.36;medicine>food=0.69;medicine>heart=0.69;medicine>hygiene=-0.32
medicine>imaging=-0.52;medicine>infection=0.52;medicine>medicine=1.76;medicine>mood=-0.36;medicine>musculo=-0.43;medicine>onset=-0.52
medicine>pain=0.98;medicine>record=-0.66;medicine>referral=-0.32;medicine>selfcare=0.81;medicine>sensory=-0.60;medicine>stop=0.42
medicine>tests=-0.52;medicine>treatment=-0.52;medicine>urgency=-0.66;medicine>when=0.62;medicine>work=-0.52;medicine>wound=0.64
money>!date=-0.52;money>!day=-0.32;money>!drug=-0.45;money>!duration=-0.32;money>!long=0.33;money>!name=0.44;money>!negated=0.55
money>!number=0.39;money>!person=0.86;money>!short=-0.60;money>ability=-0.32;money>aids=-0.41;money>duration=0.93;money>family=0.80
money>food=0.51;money>gut=0.80;money>living=-0.45;money>medicine=-0.45;money>onset=0.64;money>selfcare=-0.49;mood>!code=0.64;mood>!date=0.98
mood>!day=0.47;mood>!dose=-0.63;mood>!drug=-0.63;mood>!duration=0.74;mood>!long=0.67;mood>!middling=0.50;mood>!name=-0.72;mood>!no=-0.32
mood>!number=0.66;mood>!short=-0.56;mood>!since=0.47;mood>ability=0.90;mood>child=-0.49;mood>duration=1.11;mood>family=0.90;mood>food=0.33
mood>heart=-0.36;mood>living=-0.32;mood>medicine=-0.63;mood>mood=1.33;mood>urgency=-0.32;mood>when=1.31;musculo>!day=0.51;musculo>!dose=0.69
musculo>!duration=0.58;musculo>!if=0.77;musculo>!long=1.14;musculo>!negated=0.74;musculo>!number=0.45;musculo>!percent=0.51
musculo>!short=-0.92;musculo>!since=0.80;musculo>ability=0.74;musculo>adjustment=-0.32;musculo>benign=-0.41;musculo>consent=-0.45
musculo>dose=-0.36;musculo>duration=0.77;musculo>family=-0.41;musculo>findings=-0.49;musculo>living=-0.32;musculo>musculo=1.33
musculo>onset=0.51;musculo>referral=0.42;musculo>sensory=-0.36;musculo>sickleave=0.51;musculo>when=0.89;onset>!date=1.74;onset>!if=0.47
onset>!long=0.75;onset>!name=0.35;onset>!negated=0.85;onset>!number=0.80;onset>!person=-0.72;onset>!short=-1.14;onset>!since=1.55
onset>ability=-0.36;onset>aids=0.64;onset>certificate=1.13;onset>course=0.64;onset>diagnosis=1.25;onset>dose=-0.45;onset>duration=0.41
onset>falls=-0.32;onset>family=-0.81;onset>food=-0.60;onset>heart=-0.41;onset>hygiene=-0.45;onset>living=-0.45;onset>lung=0.98
onset>musculo=1.19;onset>onset=2.27;onset>record=1.08;onset>selfcare=-0.66;onset>skin=1.19;onset>sleep=-0.49;onset>when=1.43;pain>!date=0.42
pain>!long=0.47;pain>!name=0.58;pain>!number=0.33;pain>medicine=0.86;place>!code=-0.52;place>!date=0.49;place>!dose=1.05
place>!duration=1.36;place>!long=0.97;place>!name=0.31;place>!negated=-0.65;place>!no=-0.72;place>!number=0.86;place>!short=-0.66
place>!since=0.86;place>ability=0.69;place>animalcare=-0.49;place>appointment=1.14;place>benign=-0.41;place>certificate=-0.32
place>child=-0.66;place>consent=-0.36;place>contact=0.64;place>course=0.94;place>device=0.47;place>diagnosis=-0.52;place>dose=0.44
place>driving=-0.41;place>duration=1.80;place>exercise=-0.32;place>findings=-0.69;place>food=-0.69;place>gut=-0.56;place>heart=-0.41
place>imaging=-0.36;place>lung=-0.72;place>mood=0.47;place>musculo=1.20;place>onset=0.93;place>pain=-0.45;place>record=0.85
place>referral=0.98;place>sensory=-0.36;place>sleep=0.44;place>tests=-0.45;place>urgency=0.62;place>urine=-0.32;place>when=0.74
plan>!date=1.06;plan>!day=0.39;plan>!dose=0.95;plan>!drug=0.69;plan>!duration=1.06;plan>!if=-0.49;plan>!long=0.92;plan>!name=0.78
plan>!negated=0.45;plan>!no=0.33;plan>!number=0.63;plan>!percent=0.89;plan>!person=-0.52;plan>!short=-0.32;plan>!since=0.55
plan>animalcare=-0.41;plan>appointment=0.78;plan>benign=-0.45;plan>child=-0.63;plan>consent=-0.49;plan>course=0.36;plan>dose=1.53
plan>duration=1.31;plan>family=-0.75;plan>food=-0.49;plan>heart=-0.49;plan>living=-0.66;plan>lung=0.47;plan>medicine=0.77;plan>mood=-0.69
plan>musculo=0.47;plan>onset=0.39;plan>pain=0.86;plan>place=0.94;plan>plan=1.60;plan>pregnancy=-0.41;plan>referral=1.23;plan>selfcare=0.51
plan>sensory=-0.32;plan>sickleave=0.77;plan>sleep=1.02;plan>stop=0.69;plan>surgery=-0.41;plan>tests=-0.45;plan>treatment=0.55
plan>vaccine=0.52;plan>work=-0.63;prognosis>!code=-0.36;prognosis>!day=-0.75;prognosis>!dose=-1.29;prognosis>!drug=-1.48
prognosis>!duration=0.34;prognosis>!if=0.87;prognosis>!middling=-0.33;prognosis>!name=-1.63;prognosis>!negated=0.44;prognosis>!no=0.47
prognosis>!number=-0.61;prognosis>!person=-1.06;prognosis>!short=-1.27;prognosis>!since=0.46;prognosis>ability=0.62
prognosis>adjustment=-0.32;prognosis>aids=-1.10;prognosis>alcohol=-0.49;prognosis>benign=-0.32;prognosis>child=-0.94;prognosis>consent=-0.36
prognosis>continue=0.58;prognosis>course=0.85;prognosis>device=-0.32;prognosis>diagnosis=0.47;prognosis>driving=-0.32;prognosis>falls=-0.49
prognosis>family=-1.37;prognosis>findings=-1.14;prognosis>food=-0.81;prognosis>heart=-0.75;prognosis>imaging=-0.32;prognosis>living=-0.52
prognosis>medicine=-1.66;prognosis>place=-0.45;prognosis>prognosis=1.84;prognosis>record=0.65;prognosis>selfcare=-0.99
prognosis>sensory=-0.52;prognosis>sickleave=0.61;prognosis>sideeffect=0.55;prognosis>sleep=-1.22;prognosis>stop=-0.45;prognosis>tests=-0.36
prognosis>urgency=-0.49;prognosis>work=1.09;prognosis>wound=-0.60;record>!code=-0.52;record>!date=0.76;record>!dose=0.63;record>!drug=-0.50
record>!duration=0.64;record>!long=0.78;record>!negated=-1.10;record>!no=-0.60;record>!number=0.48;record>!person=-0.99;record>!short=-1.96
record>!since=-0.55;record>ability=0.63;record>aids=0.43;record>alcohol=-0.63;record>alternative=-0.36;record>animalcare=-0.66
record>appointment=1.58;record>benign=-0.52;record>child=-1.14;record>contact=0.98;record>diagnosis=-0.36;record>dose=0.62
record>driving=-0.36;record>duration=1.29;record>exercise=0.69;record>food=-1.12;record>heart=-0.84;record>hygiene=0.42;record>imaging=-0.56
record>infection=-0.41;record>living=0.57;record>lung=-0.66;record>medicine=-0.54;record>mood=1.20;record>musculo=0.56;record>onset=-0.34
record>pain=-0.35;record>record=1.56;record>referral=-0.45;record>selfcare=-0.75;record>sensory=-0.49;record>sideeffect=-0.49
record>sleep=0.54;record>surgery=-0.36;record>treatment=-0.56;record>urgency=0.88;record>vaccine=0.74;record>when=0.77;record>work=-0.63
record>wound=-0.60;referral>!date=1.39;referral>!dose=0.58;referral>!drug=0.88;referral>!long=1.27;referral>!name=0.83;referral>!number=0.95
referral>!short=-0.45;referral>animalcare=0.69;referral>lung=0.47;referral>medicine=0.88;referral>onset=0.58;referral>skin=1.25
renewal>!long=-0.32;selfcare>!dose=0.98;selfcare>!long=0.63;selfcare>!middling=-0.35;selfcare>!name=-0.41;selfcare>!negated=-0.66
selfcare>!no=0.52;selfcare>!short=-0.99;selfcare>!since=-1.01;selfcare>animalcare=-0.41;selfcare>appointment=0.47;selfcare>child=-0.72
selfcare>consent=-0.32;selfcare>device=0.47;selfcare>diagnosis=-0.52;selfcare>dose=0.50;selfcare>findings=-0.78;selfcare>heart=-0.56
selfcare>hygiene=1.13;selfcare>living=0.33;selfcare>lung=-0.36;selfcare>musculo=0.98;selfcare>pain=-0.36;selfcare>record=0.47
selfcare>selfcare=1.31;selfcare>sensory=-0.49;selfcare>urgency=-0.36;selfcare>work=0.47;sensory>!date=0.42;sensory>!drug=-0.45
sensory>!negated=-0.36;sensory>!number=0.39;sensory>!short=-0.41;sensory>!since=0.33;sensory>findings=0.74;sensory>living=-0.32
sensory>medicine=-0.45;sensory>musculo=0.52;sensory>prognosis=-0.36;sex>!duration=-0.32;sex>!long=-0.41;sex>!number=-0.69
sickleave>!date=0.40;sickleave>!dose=-0.87;sickleave>!drug=-1.12;sickleave>!duration=0.36;sickleave>!long=0.32;sickleave>!middling=-0.98
sickleave>!name=-0.98;sickleave>!no=0.89;sickleave>!percent=0.93;sickleave>!person=-0.41;sickleave>!short=-0.81;sickleave>!since=0.39
sickleave>ability=0.64;sickleave>aids=0.32;sickleave>appointment=0.50;sickleave>benign=0.42;sickleave>child=-0.60;sickleave>contact=0.85
sickleave>course=-0.63;sickleave>dose=-0.52;sickleave>duration=-1.12;sickleave>exercise=0.64;sickleave>falls=-0.36;sickleave>family=-0.60
sickleave>findings=-0.99;sickleave>gut=-0.36;sickleave>heart=-0.63;sickleave>imaging=-0.36;sickleave>medicine=-1.18;sickleave>mood=-0.41
sickleave>musculo=0.61;sickleave>pain=-0.72;sickleave>place=-0.45;sickleave>selfcare=-0.45;sickleave>sickleave=1.42
sickleave>sideeffect=-0.32;sickleave>sleep=-0.45;sickleave>stop=-0.45;sickleave>tests=-0.45;sickleave>treatment=-0.97;sickleave>when=0.69
sickleave>work=0.54;sickleave>wound=-0.72;sideeffect>!day=-0.63;sideeffect>!dose=0.36;sideeffect>!duration=0.80;sideeffect>!name=0.90
sideeffect>!negated=-0.43;sideeffect>!no=-0.41;sideeffect>!short=-0.97;sideeffect>!since=0.69;sideeffect>ability=0.47
sideeffect>adjustment=-0.36;sideeffect>aids=1.21;sideeffect>appointment=-0.45;sideeffect>benign=0.47;sideeffect>child=-0.36
sideeffect>course=-0.60;sideeffect>device=-0.32;sideeffect>dose=-0.36;sideeffect>duration=1.11;sideeffect>family=-0.52
sideeffect>findings=-0.78;sideeffect>food=0.74;sideeffect>heart=-0.41;sideeffect>mood=-0.32;sideeffect>musculo=-0.41;sideeffect>onset=-0.45
sideeffect>pain=-0.45;sideeffect>prognosis=-0.52;sideeffect>sensory=-0.41;sideeffect>sickleave=-0.32;sideeffect>sleep=0.51
sideeffect>treatment=-0.45;sideeffect>when=0.44;sleep>!day=1.08;sleep>!dose=0.52;sleep>!drug=0.32;sleep>!duration=-0.84
sleep>!middling=-0.67;sleep>!negated=-0.69;sleep>!person=0.37;sleep>!short=-0.92;sleep>ability=-0.56;sleep>child=-0.66;sleep>device=1.19
sleep>diagnosis=-0.41;sleep>dose=0.37;sleep>duration=-0.84;sleep>findings=-0.41;sleep>food=-0.75;sleep>heart=-0.32;sleep>infection=-0.32
sleep>living=-0.41;sleep>lung=-0.52;sleep>mood=-0.41;sleep>onset=-0.41;sleep>sensory=-0.36;sleep>sleep=1.21;sleep>stop=0.52;stop>!drug=-0.56
stop>!long=0.89;stop>!middling=-0.45;stop>!name=-0.32;stop>!negated=-0.49;stop>!no=0.58;stop>!number=0.72;stop>!short=-0.49
stop>!since=-0.52;stop>ability=0.47;stop>dose=0.52;stop>lung=-0.63;stop>medicine=-0.56;stop>prognosis=-0.36;stop>selfcare=-0.32
stop>sleep=-0.36;stop>stop=0.59;stop>when=-0.32;surgery>!day=-0.32;surgery>!dose=0.42;surgery>!drug=0.36;surgery>!name=0.33
surgery>!negated=-0.32;surgery>!person=-0.49;surgery>!short=-0.41;surgery>ability=-0.36;surgery>education=-0.32;surgery>family=-0.56
surgery>infection=0.74;surgery>living=-0.41;surgery>medicine=0.32;surgery>musculo=0.51;surgery>stop=-0.32;surgery>when=0.78;tests>!date=0.47
tests>!duration=0.51;tests>!long=0.83;tests>!middling=-0.92;tests>!negated=0.52;tests>!number=0.55;tests>!since=0.42;tests>course=0.80
tests>duration=0.43;tests>gut=0.52;tests>tests=1.38;tests>when=0.47;travel>!date=-0.66;travel>!day=-0.32;travel>!dose=-0.32
travel>!drug=-0.63;travel>!duration=0.58;travel>!long=-1.08;travel>!negated=-0.41;travel>!short=-0.87;travel>ability=0.41
travel>certificate=-0.32;travel>diagnosis=0.58;travel>dose=-0.36;travel>duration=0.37;travel>family=-0.36;travel>food=-0.32
travel>living=0.37;travel>medicine=-0.63;travel>musculo=-0.45;travel>onset=-0.63;travel>prognosis=0.42;travel>sickleave=-0.32
travel>tests=-0.41;travel>work=-0.41;treatment>!code=-0.49;treatment>!date=0.73;treatment>!dose=1.39;treatment>!drug=1.28
treatment>!long=0.97;treatment>!name=0.85;treatment>!negated=0.75;treatment>!no=0.72;treatment>!number=0.64;treatment>!percent=0.60
treatment>!short=-0.46;treatment>!since=0.37;treatment>ability=-0.71;treatment>aids=-0.72;treatment>alcohol=-0.60;treatment>animalcare=-0.45
treatment>benign=-0.69;treatment>certificate=0.52;treatment>child=-0.78;treatment>consent=0.85;treatment>continue=-0.32
treatment>course=1.19;treatment>diagnosis=-0.36;treatment>dose=0.98;treatment>driving=-0.45;treatment>duration=1.19
treatment>education=-0.45;treatment>findings=-0.99;treatment>food=-1.01;treatment>gut=0.93;treatment>heart=-0.56;treatment>imaging=-0.41
treatment>lung=0.81;treatment>medicine=1.33;treatment>mood=0.37;treatment>musculo=-1.20;treatment>onset=0.95;treatment>pain=1.25
treatment>place=1.09;treatment>plan=0.83;treatment>pregnancy=-0.32;treatment>record=-0.41;treatment>referral=0.61;treatment>selfcare=-1.06
treatment>sickleave=0.43;treatment>sideeffect=0.81;treatment>sleep=0.49;treatment>stop=1.07;treatment>tests=-0.49;treatment>travel=-0.41
treatment>treatment=2.06;treatment>urgency=-0.45;treatment>work=-0.92;treatment>wound=0.61;urgency>!date=0.50;urgency>!dose=0.62
urgency>!duration=0.76;urgency>!long=0.75;urgency>!middling=-0.75;urgency>!name=0.78;urgency>!negated=-0.56;urgency>!number=0.33
urgency>!person=-0.49;urgency>!short=-1.12;urgency>!since=-1.01;urgency>aids=-0.32;urgency>alcohol=-0.49;urgency>alternative=-0.32
urgency>animalcare=-0.36;urgency>appointment=0.93;urgency>contact=0.42;urgency>duration=1.27;urgency>exercise=-0.45;urgency>family=-0.72
urgency>findings=-0.56;urgency>food=-0.66;urgency>heart=0.33;urgency>imaging=-0.32;urgency>living=-0.69;urgency>lung=-0.56;urgency>mood=0.47
urgency>musculo=-0.63;urgency>pain=-0.32;urgency>place=0.64;urgency>record=-0.32;urgency>selfcare=-0.36;urgency>stop=-0.52
urgency>travel=-0.32;urgency>urgency=1.74;urgency>work=0.42;urine>!date=0.88;urine>!drug=-0.32;urine>!long=0.78;urine>!middling=-0.78
urine>!negated=-0.36;urine>!number=0.41;urine>duration=0.64;urine>medicine=-0.32;urine>record=0.98;urine>when=0.69;vaccine>!date=0.47
vaccine>!long=0.51;vaccine>!number=0.62;vaccine>!person=-0.32;vaccine>!since=0.60;vaccine>family=-0.41;vaccine>findings=0.86
vaccine>vaccine=1.65;vaccine>when=0.52;when>!code=0.42;when>!date=1.41;when>!duration=0.37;when>!if=1.26;when>!long=0.81;when>!number=0.51
when>!percent=0.81;when>!person=-0.56;when>!short=-1.42;when>!since=0.99;when>ability=0.34;when>adjustment=1.11;when>aids=0.47
when>alcohol=-0.63;when>animalcare=0.57;when>appointment=1.35;when>benign=-0.63;when>certificate=0.93;when>child=-0.51;when>consent=-0.87
when>contact=1.43;when>continue=0.37;when>death=-0.41;when>device=0.94;when>diagnosis=1.25;when>driving=-0.89;when>duration=0.89
when>education=-0.60;when>falls=-0.63;when>family=-0.78;when>findings=-1.18;when>food=0.31;when>gut=0.86;when>hygiene=-0.36
when>imaging=-0.97;when>infection=0.47;when>musculo=0.92;when>onset=1.30;when>pain=0.54;when>plan=0.47;when>prognosis=-0.36;when>record=1.47
when>referral=-0.60;when>sensory=-0.56;when>sickleave=1.06;when>sideeffect=-0.49;when>skin=1.33;when>sleep=1.07;when>tests=-0.43
when>travel=-0.56;when>urgency=0.56;when>urine=-0.32;when>vaccine=-0.32;when>when=1.23;work>!code=-0.66;work>!date=-0.62;work>!dose=-1.66
work>!drug=-1.06;work>!long=0.54;work>!middling=-0.81;work>!name=-0.61;work>!negated=0.69;work>!no=1.22;work>!percent=0.32
work>!person=-0.92;work>!short=-1.89;work>!since=0.46;work>ability=1.06;work>adjustment=1.48;work>animalcare=0.61;work>appointment=0.54
work>benign=0.61;work>child=-0.89;work>consent=-0.38;work>contact=0.58;work>continue=-0.32;work>dose=-1.03;work>education=-0.49
work>exercise=0.74;work>falls=-0.32;work>findings=-1.31;work>heart=-0.87;work>hygiene=-0.32;work>imaging=-0.45;work>medicine=-1.14
work>musculo=0.45;work>onset=-0.32;work>pain=-1.01;work>place=-0.75;work>record=0.32;work>referral=0.37;work>sensory=-0.49
work>sickleave=0.59;work>sideeffect=-0.36;work>skin=0.89;work>sleep=-0.51;work>stop=-0.60;work>tests=-0.49;work>treatment=-0.36
work>urgency=0.59;work>work=1.11;work>wound=-0.49;wound>!date=-0.32;wound>!dose=0.80;wound>!drug=0.58;wound>!long=0.93;wound>!middling=0.50
wound>!name=0.37;wound>consent=-0.32;wound>medicine=0.58;wound>selfcare=0.98`,
  },
}
