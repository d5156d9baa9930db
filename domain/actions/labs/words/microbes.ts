/** What is grown from a sample and tried upon what grows. A line is `language: words`; a word that ends in * goes on. */
export const ANTIBIOTIC = `
nb: ampicillin*, amoks*, amoxi*, penicillin*, mecillinam*, pivmecillinam*, piperacillin*, tazobactam*, kloksacillin*, oksacillin*, dikloksacillin*,
kef*, cef*, meropenem*, imipenem*, ertapenem*, aztreonam*, trimet*, sulfa*, nitrofur*, fosfomycin*, cipro*, levofl*, moksi*, nalidiksin*, ofloks*,
norfl*, genta*, tobra*, amikacin*, strepto*, vanko*, teikoplanin*, daptomycin*, linezolid*, erytro*, klinda*, klaritro*, azitro*, doksy*, tetra*,
tigecyklin*, kloramf*, metronidazol*, fusidin*, mupirocin*, rifamp*, kolistin*, polymyxin*, neomycin*, enro*, marbo*, pradofl*, linko*, spiramycin*
sv: flukloxa*, isoxa*, kloxacillin*, oxacillin*, bensylpenicillin*, fenoximetyl*, moxi*, norflox*, ofloxa*, doxy*, linkomycin*, kloramfenikol*
da: dicloxa*, benzylpenicillin*, erythro*, clinda*, clarithro*, azithro*, vanco*, colistin*
en: benzylpenicillin*, flucloxa*, oxacillin*, cloxacillin*, clinda*, clarithro*, azithro*, chloram*, vanco*, teicoplanin*, colistin*, co-amox*,
co-trim*, augmentin*, fluclox*, methicillin*, fusidic*, tigecycline*, minocycline*, metronidazole*, orbifl*, lincomycin*
ru: ампициллин*, амокси*, пенициллин*, цеф*, меропенем*, имипенем*, эртапенем*, азтреонам*, триметоприм*, ко-тримокс*, сульфа*, нитрофур*, фосфомицин*,
ципро*, левофл*, моксифл*, норфл*, офлокс*, гентамицин*, тобрамицин*, амикацин*, ванкомицин*, линезолид*, эритромицин*, клиндамицин*, доксициклин*,
тетрациклин*, хлорамфеникол*, левомицетин*, метронидазол*, рифампицин*, колистин*, энрофл*, марбофл*, фуразолидон*, фурадонин*
`
/** Whether what grows is stopped by it. */
export const SUSCEPTIBLE = `
all: S, I, R, SDD
nb: følsom, sensitiv, resistent, intermediær, intermediært, følsom ved økt eksponering
sv: känslig, resistent, intermediär, känslig vid ökad exponering
da: følsom, følsom ved øget eksponering
en: sensitive, susceptible, resistant, intermediate, susceptible increased exposure
ru: чувствителен, чувствительный, устойчив, устойчивый, резистентен, резистентный, умеренно устойчив, промежуточный, промежуточно, умеренно чувствителен
`
/** How much of it grew, behind its name. */
export const GROWTH = `
nb: rikelig vekst, rikelig, rikelig oppvekst, moderat vekst, sparsom vekst, sparsom oppvekst, sparsom, enkelte kolonier
sv: riklig växt, riklig, måttlig växt, sparsam växt, sparsam, enstaka kolonier
da: rigelig vækst, rigelig, moderat vækst, sparsom vækst, enkelte kolonier
en: heavy growth, moderate growth, light growth, scanty growth, profuse growth, mixed growth, isolated
ru: обильный рост, умеренный рост, скудный рост, единичные колонии
`
/** The name of the test by which something is grown. */
export const CULTURE = `
nb: dyrkning*, bakteriedyrkning*, urindyrkning*, funn, oppvekst, vekst, agens, mikrobe
sv: odling*, urinodling*, fynd, växt, agens
da: dyrkning*, fund, vækst, agens
en: gram stain, CSF gram stain, culture*, organism, isolate, growth, urine culture
ru: посев*, выделен*, микроорганизм*, возбудитель
`
/** What grows, by the first word of its name. */
export const GENUS = `
all: Escherichia, E., Staphylococcus, Streptococcus, Enterococcus, Klebsiella, Proteus, Pseudomonas, Enterobacter, Citrobacter, Serratia, Acinetobacter,
Morganella, Haemophilus, Moraxella, Neisseria, Salmonella, Campylobacter, Shigella, Yersinia, Listeria, Clostridium, Clostridioides, Bacteroides,
Candida, Aspergillus, Malassezia, Pasteurella, Bordetella, Mycoplasma, Trueperella, Corynebacterium, Actinobacillus, Rhodococcus, Aerococcus,
Stenotrophomonas, Providencia, Helicobacter, Legionella, Mycobacterium, Fusobacterium, Cutibacterium, Microsporum, Trichophyton, Mannheimia
`
/** Of the group of blood, which is told by a letter. */
export const BLOOD_GROUP = `
nb: blodtype, blodtype AB0, blodtype ABO, AB0, AB0-type, blodgruppe, ABO
sv: blodgrupp, AB0-grupp
da: blodtype, blodgruppe
en: blood group, blood type, ABO group, ABO/Rh, ABO
ru: группа крови, группа крови AB0
`
