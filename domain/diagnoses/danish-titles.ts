/**
 * Danish texts of ICPC-2: `code text`, from HL7 Denmark's DK Core 3.5.0 (hl7dk/dk-core, CC0-1.0). ICPC-2 itself belongs to Wonca; its use
 * follows the country's agreement.
 */
export const DANISH_TITLES = `
A01 Almen/udbredt smerte
A02 Kulderystelse
A03 Feber
A04 Almen svækkelse/træthed
A05 Sygdomsfølelse
A06 Besvimelse
A07 Koma
A08 Hævelse
A09 Svedproblem
A10 Blødning IKA
A11 Smerte i brystet, IKA
A13 Frygt for behandling
A16 Irritabelt spædbarn
A18 Bekymring vedr udseende
A20 Anmodning/samtale om dødshjælp
A21 Risikofaktor for kræft
A23 Risikofaktor IKA
A25 Frygt for død/dødsproces
A26 Frygt for kræft IKA
A27 Frygt for sygdom IKA
A28 Nedsat funktion/handicap IKA
A29 Alment symptom/almen klage IKA
A70 Tuberkulose
A71 Mæslinger
A72 Skoldkopper
A73 Malaria
A74 Røde hunde
A75 Mononukleose
A76 Virusinfektion med udslæt IKA
A77 Virusinfektion IKA
A78 Infektionssygdom IKA
A79 Kræft IKA
A80 Skade IKA
A81 Multiple skader
A82 Følgetilstand efter skade
A84 Medicinforgiftning
A85 Medicinbivirkning
A86 Forgiftning med ikke-medicinsk stof
A87 Komplikation til lægelig behandling
A88 Skadevirkning af ydre fysisk faktor
A89 Komplikation til protese/implantat/transplantat
A90 Medfødte misdannelser IKA/multiple
A91 Undersøgelse med abnormt fund IKA
A92 Allergi/allergisk reaktion IKA
A93 Præmaturt barn
A94 Perinatal sygdom IKA
A95 Perinatal død
A96 Død
A97 Ingen sygdom
A98 Helbredsbevar/forebyggende tiltag
A99 Sygdom/tilstand af uspecifik natur/lokalisation
B02 Forstørret/smertende lymfeknude
B04 Symptom/klage vedr blod
B25 Frygt for AIDS/HIV
B26 Frygt for kræft i blod/lymfesystem
B27 Frygt for sygdom i blod/lymfesystem IKA
B28 Nedsat funktion/handicap vedr blod/lymfe/immunsystem
B29 Symptom/klage vedr lymfe/immunsystem
B70 Akut lymfadenit
B71 Kronisk/uspecifik lymfadenit
B72 Hodgkins sygdom/lymfom
B73 Leukæmi
B74 Kræft i blod/lymfesystem IKA
B75 Godartet/uspecifik svulst i blod/lymfesystem
B76 Traumatisk miltruptur
B77 Skade på blod/lymfe/milt IKA
B78 Arvelig hæmolytisk anæmi
B79 Medfødt abnormitet i blod/lymfesystem IKA
B80 Jernmangelanæmi
B81 Vitamin B12-/folinsyremangelanæmi
B82 Uspecifik anæmi IKA
B83 Purpura/koagulationsdefekt
B84 Abnorme hvide blodlegemer uden kendt årsag
B87 Forstørret milt
B90 HIV-infektion/AIDS
B99 Sygdom i blod/lymfe/milt/immunsystem IKA
D01 Udbredt/turevis smerte i abdomen
D02 Smerte i epigastriet
D03 Halsbrand
D04 Smerte i rectum/anus
D05 Perianal kløe
D06 Lokaliseret smerte i abdomen IKA
D07 Dyspepsi/fordøjelsesbesvær
D08 Flatulens/luft i maven/ræben
D09 Kvalme
D10 Opkastning
D11 Diare
D12 Forstoppelse
D13 Gulsot
D14 Blodopkastning
D15 Melæna
D16 Blødning fra endetarm
D17 Ufrivillig afgang af afføring
D18 Ændret afføringsmønster
D19 Symptom/klage fra tand/tandkød
D20 Symptom/klage fra mund/tunge/læbe
D21 Synkebesvær
D23 Forstørret lever
D24 Udfyldning i abdomen IKA
D25 Udspilet abdomen
D26 Frygt for kræft i fordøjelsessystem
D27 Frygt for sygdom i fordøjelsessystem IKA
D28 Nedsat funktion/handicap vedr fordøjelsessystem
D29 Symptom/klage fra fordøjelsessystem IKA
D70 Gastrointestinal infektion
D71 Fåresyge
D72 Virushepatit
D73 Formodet infektiøs gastroenterit
D74 Kræft i mavesæk
D75 Kræft i tyktarm/endetarm
D76 Kræft i bugspytkirtel
D77 Kræft i fordøjelsessystem IKA
D78 Godartet/uspecifik svulst i fordøjelsessystem
D79 Fremmedlegeme i fordøjelsessystem
D80 Skade på fordøjelsessystem IKA
D81 Medfødt misdannelse i fordøjelsessystem
D82 Sygdom i tand/tandkød
D83 Sygdom i mund/tunge/læbe
D84 Sygdom i spiserør
D85 Sår på tolvfingertarm
D86 Mavesår IKA
D87 Mavekatar
D88 Blindtarmsbetændelse
D89 Lyskebrok
D90 Hiatushernie
D91 Abdominalt brok IKA
D92 Divertikelsygdom i tarm
D93 Colon irritabile
D94 Kronisk enterit/ulcerøs kolit
D95 Analfissur/perianal absces
D96 Orm/parasit IKA
D97 Leversygdom IKA
D98 Galdeblærebetændelse/galdesten
D99 Sygdom i fordøjelsessystem IKA
F01 Smerte i øje
F02 Rødt øje
F03 Sekretion fra øje
F04 Synlig mobil tråd/plet i synsfelt
F05 Synsklage IKA
F13 Abnorm fornemmelse i øje
F14 Abnorm øjenbevægelse
F15 Abnormt udseende af øje
F16 Symptom/klage fra øjenlåg
F17 Symptom/klage vedr briller
F18 Symptom/klage vedr kontaktlinser
F27 Frygt for øjensygdom
F28 Nedsat funktion/handicap vedr øje
F29 Symptom/klage fra øje IKA
F70 Infektiøs konjunktivit
F71 Allergisk konjunktivit
F72 Øjenlågsbetændelse
F73 Infektion/inflammation i øje IKA
F74 Svulst i øje/øjenomgivelser
F75 Kontusion/blødning i øje/øjenomgivelser
F76 Fremmedlegeme i øje
F79 Øjenskade IKA
F80 Tårekanalstenose hos spædbarn
F81 Medfødt misdannelse af øje IKA
F82 Nethindeløsning
F83 Retinopati
F84 Maculadegeneration
F85 Ulcus corneae
F86 Trakom
F91 Refraktionsanomali
F92 Katarakt
F93 Glaukom
F94 Blindhed/svagsyn
F95 Skelen
F99 Sygdom i øje/øjenomgivelser IKA
H01 Øresmerte
H02 Symptom/klage vedr hørelsen
H03 Tinnitus
H04 Øreflåd
H05 Blødning fra øre
H13 Klapfornemmelse for øre
H15 Kosmetisk øreproblem
H27 Frygt for øresygdom
H28 Nedsat funktion/handicap vedr øre
H29 Symptom/klage fra øre IKA
H70 Betændelse i ydre øregang
H71 Akut mellemørebetændelse/myringit
H72 Serøs mellemørebetændelse
H73 Tillukning af eustakiske rør
H74 Kronisk mellemørebetændelse
H75 Svulst i øre
H76 Fremmedlegeme i øre
H77 Perforation af trommehinde
H78 Overfladisk skade på øre
H79 Øreskade IKA
H80 Medfødt misdannelse af øre
H81 Voksprop i øregang
H82 Vertigosyndrom
H83 Otosklerose
H84 Aldersbetinget tunghørhed
H85 Støjskade
H86 Døvhed
H99 Sygdom i øre/mastoideus IKA
K01 Smerte i hjerte
K02 Trykken/knugen i hjerte
K03 Smerte i kardiovaskulære system IKA
K04 Hjertebanken
K05 Uregelmæssig hjerterytme IKA
K06 Fremtrædende vener
K07 Ødem
K22 Risikofaktor for hjerte/karsygdom
K24 Frygt for hjertesygdom
K25 Frygt for forhøjet blodtryk
K27 Frygt for hjerte/karsygdom IKA
K28 Nedsat funktion/handicap vedr hjerte/karsygdom
K29 Symptom/klage fra hjerte/karsystem IKA
K70 Infektion i hjerte/karsystem
K71 Gigtfeber/reumatisk hjertesygdom
K72 Svulst i hjerte/karsystem
K73 Medfødt misdannelse i hjerte/karsystem
K74 Iskæmisk hjertesygdom med angina pectoris
K75 Akut myokardieinfarkt
K76 Iskæmisk hjertesygdom uden angina pectoris
K77 Hjertesvigt
K78 Atrieflimren/flagren
K79 Anfaldsvis takykardi
K80 Hjerterytmeforstyrrelse IKA
K81 Mislyd over hjerte/arterie IKA
K82 Pulmonal hjertesygdom
K83 Hjerteklapsygdom IKA
K84 Hjertesygdom IKA
K85 Forhøjet blodtryk
K86 Ukompliceret hypertension
K87 Kompliceret hypertension
K88 Ortostatisk hypotension
K89 Transitorisk cerebral iskæmi
K90 Apopleksi
K91 Cerebrovaskulær sygdom
K92 Aterosklerose/perifer karsygdom
K93 Lungeemboli
K94 Årebetændelse
K95 Åreknude på ben
K96 Hæmoride
K99 Kredsløbssygdom IKA
L01 Symptom/klage fra cervikalregion
L02 Symptom/klage fra ryg
L03 Symptom/klage fra lænd
L04 Symptom/klage fra brystkasse
L05 Symptom/klage fra flanke/armhule
L07 Symptom/klage fra kæbe
L08 Symptom/klage fra skulder
L09 Symptom/klage fra arm
L10 Symptom/klage fra albue
L11 Symptom/klage fra håndled
L12 Symptom/klage fra hånd/finger
L13 Symptom/klage fra hofte
L14 Symptom/klage fra lår/underben
L15 Symptom/klage fra knæ
L16 Symptom/klage fra ankel
L17 Symptom/klage fra fod/tå
L18 Muskelsmerte
L19 Symptom/klage fra muskel IKA
L20 Symptom/klage fra led IKA
L26 Frygt for kræft i muskel/skeletsystem
L27 Frygt for sygdom i muskel/skeletsystem IKA
L28 Nedsat funktion/handicap vedr muskel/skeletsystem
L29 Symptom/klage fra muskel/skeletsystem IKA
L70 Infektion i muskel/skeletsystem
L71 Kræft i muskel/skeletsystem
L72 Fraktur af underarm
L73 Fraktur af underben
L74 Fraktur i hånd/fod
L75 Fraktur af lårben
L76 Fraktur IKA
L77 Forstuvning af ankel
L78 Forstuvning af knæ
L79 Forstuvning af led IKA
L80 Luksation/subluksation
L81 Skade på muskel/skeletsystem IKA
L82 Medfødt misdannelse i muskel/skeletsystem
L83 Cervikalsyndrom
L84 Rygsyndrom uden smerteudstråling
L85 Erhvervet rygdeformitet
L86 Rygsyndrom med smerteudstråling
L87 Bursit/tendinit/synovit IKA
L88 Reumatoid artrit
L89 Artrose i hofteled
L90 Artrose i knæ
L91 Artrose IKA
L92 Skuldersyndrom
L93 Tennisalbue
L94 Osteokondrose
L95 Osteoporose
L96 Akut indre knæskade
L97 Godartet/uspecifik svulst i muskel/skeletsystem
L98 Erhvervet deformitet af ekstremitet
L99 Sygdom i muskel/skeletsystem IKA
N01 Hovedpine
N03 Ansigtssmerte
N04 Rastløse ben
N05 Paræstesi
N06 Føleforstyrrelse IKA
N07 Krampeanfald
N08 Abnorm ufrivillig bevægelse
N16 Forstyrrelse af lugte/smagssans
N17 Svimmelhed
N18 Lammelse
N19 Taleforstyrrelse
N26 Frygt for kræft i nervesystem
N27 Frygt for neurologisk sygdom IKA
N28 Nedsat funktion/handicap vedr nervesystem
N29 Symptom/klage fra nervesystem IKA
N70 Poliomyelit
N71 Meningit/encefalit
N72 Tetanus
N73 Infektion i nervesystem IKA
N74 Kræft i nervesystem
N75 Godartet svulst i nervesystem
N76 Uspecifik svulst i nervesystem
N79 Hjernerystelse
N80 Hjernelæsion IKA
N81 Skade på nervesystem IKA
N85 Medfødt misdannelse i nervesystem
N86 Dissemineret sklerose
N87 Parkinsons sygdom
N88 Epilepsi
N89 Migræne
N90 Hortons hovedpine
N91 Facialisparese
N92 Trigeminusneuralgi
N93 Karpaltunnelsyndrom
N94 Perifer neuropati
N95 Spændingshovedpine
N99 Neurologisk sygdom IKA
P01 Angst/nervøsitet/anspændthed
P02 Akut belastningsreaktion
P03 Nedtrykthed
P04 Irritabel/vredladen følelse/adfærd
P05 Alderspræget følelse/adfærd
P06 Søvnforstyrrelse
P07 Manglende seksuel lyst
P08 Nedsat seksuel tilfredsstillelse
P09 Frygt vedr. seksuel afvigelse
P10 Stammen/støden/tic
P11 Spiseproblem hos barn
P12 Ikke-organisk enurese
P13 Ikke-organisk enkoprese
P15 Kronisk alkoholmisbrug
P16 Akut alkoholforgiftning
P17 Tobaksmisbrug
P18 Medicinmisbrug
P19 Stofmisbrug
P20 Hukommelsessvigt
P22 Symptom/klage vedr barns adfærd
P23 Symptom/klage vedr adfærd i pubertet
P24 Specifikt indlæringsproblem
P25 Problem vedr forandring i livsfase hos voksen
P27 Frygt for psykisk sygdom
P28 Nedsat funktion/handicap vedr psykisk sygdom
P29 Psykisk symptom/klage IKA
P70 Demens
P71 Organisk psykose IKA
P72 Skizofreni
P73 Maniodepressiv psykose
P74 Angsttilstand
P75 Somatoform forstyrrelse
P76 Depression
P77 Selvmord/selvmordsforsøg
P78 Neurasteni
P79 Fobisk/obsessiv/kompulsiv tilstand
P80 Personlighedsforstyrrelse
P81 Hyperkinetisk forstyrrelse
P82 Posttraumatisk belastningsreaktion
P85 Mental retardering
P86 Anoreksi/bulimi
P98 Psykose IKA
P99 Psykisk sygdom IKA
R01 Smerte fra luftveje
R02 Åndenød
R03 Piben/hvæsen i bryst
R04 Vejrtrækningsproblem IKA
R05 Hoste
R06 Næseblod
R07 Snue/nysen
R08 Symptom/klage fra næse IKA
R09 Symptom/klage fra bihule
R21 Symptom/klage fra svælg
R23 Stemmeændring/hæshed
R24 Blodopspytning
R25 Abnormt opspyt
R26 Frygt for kræft i luftveje
R27 Frygt for luftvejssygdom IKA
R28 Nedsat funktion/handicap vedr luftveje
R29 Symptom/klage fra luftveje IKA
R71 Kighoste
R72 Streptokokfaryngit
R73 Byld i næse IKA
R74 Akut øvre luftvejsinfektion
R75 Akut/kronisk bihulebetændelse
R76 Akut tonsillit
R77 Akut laryngit/trakeit
R78 Akut bronkit/bronkiolit
R79 Kronisk bronkit
R80 Influenza
R81 Lungebetændelse
R82 Pleurit/pleuraekssudat
R83 Infektion i luftveje IKA
R84 Kræft i bronkie/lunge
R85 Kræft i luftveje IKA
R86 Godartet svulst i luftveje
R87 Fremmedlegeme i næse/strube/bronkie
R88 Skade på luftveje IKA
R89 Medfødt misdannelse i luftveje
R90 Hypertrofi af tonsiller/polypper
R92 Uspecifik svulst i luftveje
R95 Kronisk obstruktiv lungesygdom
R96 Astma
R97 Høfeber
R98 Hyperventilation
R99 Luftvejssygdom IKA
S01 Smerte/ømhed i hud
S02 Kløe
S03 Vorte
S04 Lokal knude/fortykkelse i hud
S05 Udbredte knuder/fortykkelser i hud
S06 Lokaliseret udslæt
S07 Generaliseret udslæt
S08 Ændret hudfarve
S09 Infektion i finger/tå
S10 Byld i hud
S11 Posttraumatisk hudinfektion
S12 Insektstik
S13 Bid af dyr/menneske
S14 Forbrænding/skoldning
S15 Fremmedlegeme i hud
S16 Læsion/kontusion med intakt hud
S17 Overfladisk hudlæsion/hudafskrabning
S18 Laceration/snitsår
S19 Skade på hud IKA
S20 Hård hud/ligtorn
S21 Symptom/klage vedr hudforandring
S22 Symptom/klage fra negl
S23 Hårtab/skaldethed
S24 Symptom/klage fra hår/hovedbund
S26 Frygt for hudkræft
S27 Frygt for hudsygdom IKA
S28 Nedsat funktion/handicap vedr hudsygdom
S29 Symptom/klage fra hud IKA
S70 Herpes zoster
S71 Herpes simplex-infektion
S72 Scabies
S73 Pedikulose/hudinfestation IKA
S74 Hudsvamp
S75 Candida-infektion i hud
S76 Infektion i hud IKA
S77 Hudkræft
S78 Lipom i hud
S79 Godartet/uspecifik svulst i hud IKA
S80 Solskoldning/aktinisk keratose
S81 Hæmangiom/lymfangiom
S82 Modermærke
S83 Medfødt misdannelse i hud IKA
S84 Impetigo
S85 Pilonidalcyste/-fistel
S86 Seboroisk dermatit
S87 Atopisk dermatit
S88 Allergisk/toksisk kontaktdermatit
S89 Bledermatit
S90 Pityriasis rosea
S91 Psoriasis
S92 Svedkirtelsygdom
S93 Aterom
S94 Nedgroet negl
S95 Molluscum contagiosum
S96 Akne
S97 Kronisk sår i hud
S98 Nældefeber
S99 Hudsygdom IKA
T01 Overdreven tørst
T02 Overdreven appetit
T03 Nedsat appetit
T04 Ernæringsproblem hos spædbarn/barn
T05 Ernæringsproblem hos voksen
T07 Abnorm vægtstigning
T08 Abnormt vægttab
T10 Forsinket vækst
T11 Dehydrering
T26 Frygt for kræft i endokrine system
T27 Frygt for endokrin/metabolisk sygdom IKA
T28 Nedsat funktion/handicap vedr endokrin/metabolisk sygdom
T29 Symptom/klage vedr endokrine/metaboliske/ernæringsmæssige forh IKA
T70 Infektion i endokrine system
T71 Kræft i skjoldbruskkirtel
T72 Godartet svulst i skjoldbruskkirtel
T73 Svulst i endokrine system IKA
T78 Thyroglossuscyste
T80 Medfødt misdannelse i endokrine/metaboliske system
T81 Struma
T82 Fedme
T83 Overvægt
T85 Tyrotoksikose
T86 Myksødem
T87 Hypoglykæmi
T89 Diabetes type 1
T90 Diabetes type 2
T91 Mangel på vitamin/ernæring
T92 Urinsur gigt
T93 Lipidforstyrrelse
T99 Sygdom vedr endokrine/metaboliske/ernæringsmæssige forhold IKA
U01 Smerte ved vandladning
U02 Hyppig vandladning
U04 Urininkontinens
U05 Vandladningsproblem IKA
U06 Blod i urin
U07 Symptom/klage vedr urin IKA
U08 Urinretention
U13 Symptom/klage fra urinblære IKA
U14 Symptom/klage fra nyre
U26 Frygt for kræft i urinveje
U27 Frygt for urinvejssygdom IKA
U28 Nedsat funktion/handicap vedr urinveje
U29 Symptom/klage fra urinveje IKA
U70 Nyrebækkenbetændelse
U71 Blærebetændelse/urinvejsinfekt IKA
U72 Urinrørsbetændelse
U75 Kræft i nyre
U76 Kræft i urinblære
U77 Kræft i urinveje IKA
U78 Godartet svulst i urinveje
U79 Uspecifik svulst i urinveje
U80 Skade på urinveje
U85 Medfødt misdannelse i urinveje
U88 Glomerulonefrit/nefropati
U90 Ortostatisk albuminuri
U95 Urinvejssten
U98 Abnorm urinprøve
U99 Urinvejssygdom IKA
W01 Spørgsmål om svangerskab
W02 Frygt for svangerskab
W03 Blødning i svangerskab
W05 Opkastning i svangerskab
W10 Postkoital svangerskabsforebyggelse
W11 Peroral svangerskabsforebyggelse
W12 Intrauterin svangerskabsforebyggelse
W13 Sterilisation (K)
W14 Svangerskabsforebyggelse (K) IKA
W15 Infertilitet/subfertilitet (K)
W17 Puerperal blødning
W18 Puerperalt symptom/klage IKA
W19 Symptom/klage vedr amning
W21 Bekymring vedr udseende i svangerskab
W27 Frygt for svangerskabskomplikation
W28 Nedsat funktion/handicap vedr svangerskab
W29 Symptom/klage vedr svangerskab IKA
W70 Puerperal infektion/sepsis
W71 Infektion som komplikation til svangerskab/pueriet IKA
W72 Kræft i forbindelse med svangerskab
W73 Godartet/uspecifik svulst vedr svangerskab
W75 Skade som komplikation til svangerskab
W76 Medfødt misdannelse som svangerskabskomplikation
W78 Svangerskab
W79 Uønsket svangerskab
W80 Svangerskab uden for livmoder
W81 Svangerskabsforgiftning
W82 Spontan abort
W83 Provokeret abort
W84 Svangerskab med høj risiko
W85 Debuterende diabetes i svangerskab
W90 Ukompliceret fødsel med levendefødt barn
W91 Ukompliceret fødsel med dødfødt barn
W92 Kompliceret fødsel med levendefødt barn
W93 Kompliceret fødsel med dødfødt barn
W94 Puerperal mastit
W95 Puerperal mammasygdom IKA
W96 Puerperal komplikation IKA
W99 Sygdom under svangerskab/fødsel IKA
X01 Smerte i kønsorgan (Kvinde)
X02 Menstruationssmerte
X03 Smerte mellem menstruationer
X04 Smerte ved samleje (Kvinde)
X05 Manglende/sparsom menstruation
X06 Kraftig menstruation
X07 Uregelmæssig/hyppig menstruation
X08 Blødning mellem menstruationer
X09 Præmenstruelt symptom/klage
X10 Udsættelse af menstruation
X11 Klimakterielt symptom/klage
X12 Blødning efter menopause
X13 Blødning efter samleje
X14 Udflåd fra vagina
X15 Symptom/klage fra vagina IKA
X16 Symptom/klage fra vulva
X17 Symptom/klage fra underliv (Kvinde)
X18 Smerte i mamma (Kvinde)
X19 Knude i mamma (Kvinde)
X20 Symptom/klage fra brystvorte (Kvinde)
X21 Symptom/klage fra bryst (Kvinde) IKA
X22 Bekymring vedr brystets udseende (Kvinde)
X23 Frygt for seksuelt overført sygdom (Kvinde)
X24 Frygt for seksuel dysfunktion (Kvinde)
X25 Frygt for kræft i kønsorgan (Kvinde)
X26 Frygt for brystkræft (Kvinde)
X27 Frygt for sygdom i kønsorgan/mamma (Kvinde) IKA
X28 Nedsat funktion/handicap vedr kønsorgan (Kvinde)
X29 Symptom/klage fra kønsorgan (Kvinde) IKA
X70 Syfilis (Kvinde)
X71 Gonore (Kvinde)
X72 Candida-infektion i kønsorgan (Kvinde)
X73 Trichomonas-infektion i kønsorgan (Kvinde)
X74 Underlivsbetændelse
X75 Kræft i livmoderhals
X76 Brystkræft (Kvinde)
X77 Kræft i kvindeligt kønsorgan IKA
X78 Fibrom i livmoder
X79 Godartet svulst i bryst (Kvinde)
X80 Godartet svulst i kønsorgan (Kvinde)
X81 Uspecifik svulst i kønsorgan (Kvinde) IKA
X82 Skade på kønsorgan (Kvinde)
X83 Medfødt misdannelse i kønsorgan (Kvinde)
X84 Vaginit/vulvit IKA
X85 Sygdom i livmoderhals IKA
X86 Abnorm cytologisk prøve fra livmoderhals
X87 Prolaps af livmoder/skede
X88 Fibrocystisk sygdom i mamma (Kvinde)
X89 Præmenstruelt syndrom
X90 Herpes genitalis (Kvinde)
X91 Kondylom (Kvinde)
X92 Chlamydiainfektion i kønsorgan (Kvinde)
X99 Sygdom i kønsorgan (Kvinde) IKA
Y01 Smerte i penis
Y02 Smerte i testikel/pung
Y03 Udflåd fra urinrør (Mand)
Y04 Symptom/klage fra penis IKA
Y05 Symptom/klage fra testikel/pung IKA
Y06 Symptom/klage fra prostata
Y07 Erektiv dysfunktion
Y08 Symptom/klage vedr seksuel funktion (Mand) IKA
Y10 Infertilitet/subfertilitet (Mand)
Y13 Sterilisation (Mand)
Y14 Svangerskabsforebyggelse (Mand) IKA
Y16 Symptom/klage fra mamma (Mand)
Y24 Frygt for seksuel dysfunktion (Mand)
Y25 Frygt for seksuelt overført sygdom (Mand)
Y26 Frygt for kræft i kønsorgan (Mand)
Y27 Frygt for sygdom i kønsorgan (Mand) IKA
Y28 Nedsat funktion/handicap vedr kønsorgan (Mand)
Y29 Symptom/klage fra kønsorgan (Mand) IKA
Y70 Syfilis (Mand)
Y71 Gonore (Mand)
Y72 Herpes genitalis (Mand)
Y73 Betændelse i prostata/sædblære
Y74 Betændelse i testikel/bitestikel
Y75 Forhudsbetændelse
Y76 Kondylom (Mand)
Y77 Kræft i prostata
Y78 Kræft i kønsorgan (Mand) IKA
Y79 Godartet/uspecifik svulst i kønsorgan (Mand)
Y80 Skade på kønsorgan (Mand)
Y81 Forhudsforsnævring
Y82 Hypospadi
Y83 Retentio testis
Y84 Medfødt misdannelse i kønsorgan (Mand) IKA
Y85 Prostatahypertrofi
Y86 Hydrocele
Y99 Sygdom i kønsorgan (Mand) IKA
Z01 Problem vedr fattigdom/økonomi
Z02 Problem vedr mad/vand
Z03 Problem vedr bolig/naboskab
Z04 Problem vedr sociale/kulturelle forhold
Z05 Problem vedr arbejde
Z06 Problem vedr arbejdsløshed
Z07 Problem vedr uddannelse
Z08 Problem vedr social sikring/velfærd
Z09 Problem vedr juridisk forhold
Z10 Problem vedr sundhedsvæsen
Z11 Problem vedr komplians/sygdomsforståelse
Z12 Problem vedr partner
Z13 Problem vedr partners adfærd
Z14 Problem vedr partners sygdom
Z15 Tab/dødsfald vedr partner
Z16 Problem vedr barn
Z18 Problem vedr barns sygdom
Z19 Tab/dødsfald vedr barn
Z20 Problem vedr forældre/familie
Z21 Adfærdsproblem hos forældre/familie
Z22 Problem vedr sygdom hos forældre/familie
Z23 Tab/dødsfald vedr forældre/familiemedlemmer
Z24 Problem vedr forhold til venner
Z25 Offer for fysisk vold
Z27 Frygt for socialt problem
Z28 Nedsat funktion/handicap vedr socialt problem
Z29 Socialt problem IKA
`
