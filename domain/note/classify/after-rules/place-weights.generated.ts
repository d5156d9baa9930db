/**
 * Made by eval/sections/learn-places.ts: what each feature of a statement (place-features.ts) adds to complaints, physicalExamination, diagnoses, treatmentPlans, none, in steps of 0.02.
 */
export const PLACE_WEIGHTS = {
  all: `0 clinician
0 maybe clinician
0 maybe patient
0 patient
1 clinician
1 maybe clinician
1 maybe patient
1 patient
2 maybe clinician
2 maybe patient
2 patient
3 clinician
3 maybe clinician
3 maybe patient
3 patient
4 clinician
4 maybe clinician
4 maybe patient
4 patient
act answered
act ordered
act told
after additionalNotes
after complaints
after diagnoses
after medications
after none
after other complaints
after other diagnoses
after other out
after other physicalExamination
after other treatmentPlans
after out
after physicalExamination
after same additionalNotes
after same asks
after same complaints
after same diagnoses
after same medications
after same physicalExamination
after same treatmentMeasures
after same treatmentPlans
after treatmentMeasures
after treatmentPlans
any
asked admin
asked advice
asked allergy
asked animal
asked assessmentCue
asked backchannel
asked body
asked both
asked condition
asked contact
asked copula
asked course
asked device
asked doseForm
asked drugClass
asked examCue
asked examStart
asked filler
asked finding
asked firstPerson
asked function
asked future
asked given
asked hypothetical
asked imaging
asked joiner
asked kin
asked left
asked negation
asked normal
asked nothing
asked observes
asked opener
asked openingQuestion
asked opensCondition
asked otherAnimal
asked otherPerson
asked past
asked planCue
asked procedure
asked prognosis
asked question
asked raise
asked reaction
asked referral
asked refuse
asked right
asked secondPerson
asked sickLeave
asked smallTalk
asked social
asked start
asked stop
asked symptom
asked takes
asked test
asked thirdPerson
asked timeWord
asked unit
asked vital
asked yes
before additionalNotes
before complaints
before diagnoses
before medications
before none
before other complaints
before other diagnoses
before other out
before other physicalExamination
before other treatmentPlans
before out
before physicalExamination
before same additionalNotes
before same complaints
before same diagnoses
before same medications
before same out
before same physicalExamination
before same treatmentMeasures
before same treatmentPlans
before treatmentMeasures
before treatmentPlans
clinician
clinician examination
clinician history
clinician plan
conditional maybe clinician
conditional maybe patient
current clinician
current maybe patient
current patient
fifth 0
fifth 1
fifth 2
fifth 3
fifth 4
folded affirmed
folded answered
folded denied
folded labelled
folded none
length -1
length 0
length 1
length 2
length 3
length 4
length 5
length 6
m admin
m admin maybe patient
m advice
m advice clinician
m advice maybe patient
m advice patient
m allergy
m allergy clinician
m allergy maybe clinician
m allergy maybe patient
m animal
m animal clinician
m animal maybe clinician
m animal maybe patient
m animal patient
m asNeeded
m asNeeded patient
m assessmentCue
m assessmentCue clinician
m assessmentCue maybe clinician
m assessmentCue maybe patient
m assessmentCue patient
m backchannel
m backchannel clinician
m backchannel maybe clinician
m backchannel maybe patient
m backchannel patient
m body
m body clinician
m body maybe patient
m body patient
m both
m both clinician
m both maybe clinician
m both maybe patient
m child maybe patient
m closing
m closing clinician
m closing maybe clinician
m condition
m condition maybe clinician
m condition maybe patient
m contact
m contact maybe clinician
m contact maybe patient
m continue
m continue clinician
m continue maybe clinician
m continue maybe patient
m continue patient
m copula
m copula clinician
m copula maybe clinician
m copula maybe patient
m copula patient
m correction
m correction maybe clinician
m correction maybe patient
m course clinician
m course maybe clinician
m course maybe patient
m course patient
m denyPlan
m denyPlan clinician
m denyPlan maybe clinician
m denyPlan maybe patient
m denyPlan patient
m device
m device clinician
m device maybe clinician
m device maybe patient
m diagnosis
m diagnosis clinician
m diagnosis maybe clinician
m diagnosis maybe patient
m diagnosis patient
m diet
m diet clinician
m diet maybe clinician
m diet maybe patient
m diet patient
m doseForm
m doseForm clinician
m doseForm maybe clinician
m doseForm maybe patient
m drugClass
m drugClass clinician
m drugClass maybe clinician
m drugClass maybe patient
m drugClass patient
m event
m event maybe clinician
m event maybe patient
m event patient
m examCue
m examCue clinician
m examCue maybe clinician
m examCue maybe patient
m examStart
m examStart clinician
m examStart maybe clinician
m examStart maybe patient
m filler
m filler clinician
m filler maybe clinician
m filler maybe patient
m filler patient
m finding
m finding clinician
m finding maybe clinician
m finding maybe patient
m finding patient
m firstPerson
m firstPerson clinician
m firstPerson maybe clinician
m firstPerson patient
m fluid
m fluid clinician
m fluid maybe clinician
m fluid maybe patient
m followUp
m followUp maybe clinician
m followUp maybe patient
m frequency
m frequency clinician
m frequency maybe clinician
m frequency maybe patient
m frequency patient
m function
m function clinician
m function maybe clinician
m function maybe patient
m function patient
m future
m future clinician
m future maybe clinician
m future maybe patient
m future patient
m given
m given clinician
m given maybe clinician
m given maybe patient
m given patient
m greeting
m greeting clinician
m greeting maybe clinician
m greeting maybe patient
m hypothetical
m hypothetical clinician
m hypothetical maybe clinician
m hypothetical maybe patient
m identifier
m identifier maybe clinician
m imaging
m imaging clinician
m imaging maybe clinician
m imaging maybe patient
m joiner
m joiner clinician
m joiner maybe clinician
m joiner maybe patient
m joiner patient
m judged clinician
m judged maybe clinician
m kin
m kin maybe clinician
m kin maybe patient
m kin patient
m left
m left clinician
m left maybe patient
m left patient
m lower
m lower clinician
m lower maybe patient
m measure
m measure clinician
m measure maybe clinician
m measure maybe patient
m measure patient
m negation
m negation clinician
m negation maybe clinician
m negation maybe patient
m negation patient
m no
m no clinician
m no maybe clinician
m no maybe patient
m no patient
m normal
m normal clinician
m normal maybe clinician
m normal maybe patient
m normal patient
m nothing
m nothing clinician
m nothing maybe clinician
m nothing maybe patient
m nothing patient
m observes
m observes clinician
m observes maybe clinician
m observes maybe patient
m observes patient
m opener clinician
m opener maybe clinician
m opener maybe patient
m opener patient
m openingQuestion
m opensCondition
m opensCondition clinician
m opensCondition maybe clinician
m opensCondition maybe patient
m otherAnimal
m otherAnimal maybe patient
m otherPerson
m otherPerson clinician
m otherPerson maybe clinician
m otherPerson patient
m past
m past clinician
m past maybe clinician
m past maybe patient
m past patient
m planCue
m planCue clinician
m planCue maybe clinician
m planCue maybe patient
m planCue patient
m procedure
m procedure clinician
m procedure maybe clinician
m procedure maybe patient
m procedure patient
m prognosis
m prognosis clinician
m prognosis maybe clinician
m prognosis maybe patient
m question maybe clinician
m question maybe patient
m question patient
m raise
m raise maybe clinician
m raise maybe patient
m reaction
m reaction clinician
m reaction maybe patient
m reaction patient
m reassurance
m reassurance clinician
m reassurance maybe patient
m referral
m referral clinician
m referral maybe clinician
m referral maybe patient
m referral patient
m refuse
m refuse clinician
m refuse maybe clinician
m refuse maybe patient
m refuse patient
m right
m right clinician
m right maybe clinician
m right maybe patient
m right patient
m route
m route clinician
m route maybe clinician
m route maybe patient
m secondPerson clinician
m secondPerson maybe clinician
m secondPerson maybe patient
m secondPerson patient
m sickLeave
m sickLeave maybe clinician
m sign
m sign clinician
m sign maybe clinician
m smallTalk
m smallTalk clinician
m smallTalk maybe clinician
m smallTalk maybe patient
m smallTalk patient
m social
m social clinician
m social maybe clinician
m social maybe patient
m social patient
m start
m start clinician
m start maybe clinician
m start maybe patient
m start patient
m stop
m stop clinician
m stop maybe clinician
m stop maybe patient
m stop patient
m symptom
m symptom clinician
m symptom maybe clinician
m symptom maybe patient
m symptom patient
m takes
m takes clinician
m takes maybe clinician
m takes maybe patient
m takes patient
m test
m test clinician
m test maybe clinician
m test maybe patient
m test patient
m thirdPerson
m thirdPerson maybe patient
m thirdPerson patient
m timeWord
m timeWord clinician
m timeWord maybe clinician
m timeWord maybe patient
m timeWord patient
m uncertain
m uncertain clinician
m uncertain maybe clinician
m uncertain maybe patient
m uncertain patient
m unit
m unit clinician
m unit maybe clinician
m unit maybe patient
m unit patient
m unknown
m vital
m vital clinician
m vital maybe clinician
m vital maybe patient
m vital patient
m yes
m yes clinician
m yes maybe clinician
m yes maybe patient
m yes patient
maybe clinician
maybe clinician closing
maybe clinician examination
maybe clinician history
maybe clinician plan
maybe patient
maybe patient examination
maybe patient history
maybe patient plan
med
medicine
medicine clinician
medicine maybe clinician
medicine maybe patient
medicine patient
past maybe clinician
past maybe patient
past patient
patient
patient examination
patient history
patient plan
phase closing
phase examination
phase history
phase plan
place additionalNotes
place complaints
place diagnoses
place medications
place out
place physicalExamination
place treatmentMeasures
place treatmentPlans
planned clinician
planned maybe clinician
planned maybe patient
planned patient
polarity affirmed
polarity denied
rule answer/verdict
rule clinician/administrative
rule clinician/conditional-order
rule clinician/measured-ahead
rule clinician/no-sick-leave
rule clinician/referred-here
rule clinician/request-turned-down
rule clinician/result
rule clinician/safety-net
rule clinician/sick-leave
rule examination/advised
rule examination/concluded
rule examination/judged
rule examination/measure
rule examination/nothing
rule examination/observed
rule examination/observed, settled by its words
rule examination/of-weight
rule examination/opened
rule examination/topic
rule experiencer/relative
rule experiencer/relative-not-ill
rule experiencer/somebody-else
rule heading/alone
rule heading/examination
rule heading/judgement
rule history/judged
rule history/measure-behind
rule history/measured
rule history/nothing
rule history/observed
rule history/of-nobody
rule history/of-weight
rule medicine/only
rule medicine/told-by-list
rule opening/first-told
rule opening/visit
rule past-history
rule patient/administrative
rule patient/animal
rule patient/aside-in-plan
rule patient/family
rule patient/measured
rule patient/nothing
rule patient/past-illness
rule patient/social
rule patient/supposed-in-plan
rule patient/told
rule plan/advised
rule plan/arranged
rule plan/assessed
rule plan/concluded
rule plan/finding-named-as-disease
rule plan/found
rule plan/measure
rule plan/measured
rule plan/medicine-ordered
rule plan/medicine-refused
rule plan/named-diagnosis
rule plan/nothing
rule plan/of-weight
rule plan/prognosis
rule plan/told-before
rule plan/verdict
rule speech/not-clinical
rule unmarked/judged
rule withdrawal-period
vet

ILZWETQOS@RFDJTSKE^TGIFUJLQJMLL<KHI[VLMIR[TMNJ]WPLNQI[JTFJPPHL6MNUETIERPKQIKPQLRRPNGQU[KVIUHTJBW\\Q_OYLMET]FYDKOVGCDBOJFWLLUP@Q?JAFLBUBDUZYPG@PLO]UFaDI
IJMUSDLNQJP^PR]fXTNXHILPNNMNUUJEMOJQKSLIHNSJMUBGSFCKJSGRVINVLJPMQQQ?VMDEENKLDMNFOHJVPFCLKFMUXKCaXST>NFDDQHHKSOHNGOFMSOTLPIMQISTN[^OMOh_YPRLSRKIOMC[PKO
DUKKUJPP=LFIYDYRWXF\`bPLdJ\\[OOSSKQE]OPPNOXNPQWKNUGOJHHNYFVINENJQRJTNHWPQHWP@ZPTYLGQPKCQ]INIOMUJONUHNGXVNUJNNQMRKTRPGRTgKURbMLRLZTEJGKJNKUFUXO]YI]KSVUFP
VTOYFbWeWVVQOOUN[?KWVVO_TVWUOIOLXMAHS\\HIZ=KTWTQMRJWOBJPCTIQW]KOQQVV[J^LWDWCFXDKJLHCFG5LHVKLYBO]NKMKQGPLHQZEMUdGFNKKMFOSVJU_JVRTJKXG\\]WYKPNLV]ICNWJVTF@
NSGBFKH

fXEIRMQOOTJMPON9FTKMCMMKKMY[NU\\JOPMNFLMNGFFDINDPUOEUNLNVPNNJLRRTDLHMFOKXSUKMMHJCNOVILNDOUNOMJOXFKOGSMFCKKFINZLMWSI\\OJSJKWLLRCDCDUUKPKK[MERPQN=SP?KKV@F
GGLR^LNRDRZFMKKIMGTN[X?KJHNPTHQR\\QcS\\NN^NOOOFKKCGNGKMNO^S[[I[\`L_O<VEMINOJNNL>OO:MGTLFMNKWLHFULNGPOKd\\JmKGSNLREPRh_Yi\`NHWKQOKUEHMLHPH\\9H?MR;GFINYTXHRDL
LLXXMRKPWPSRLOLPIMVHIRL^ZVLNPLTRUMNOSZCLOOTMLOQG\\LNMSMOINNFROSGJMOHWNMMDNJNEJNCWDHLKMC>RRMWUPQPSLXUNMJRQKLN<MGFNNYNLIaUTYMBLJJ>SLYLNhTcSUXFL?JQEKEHGTN
COHHQMHOQVIHKWJgU]YMKRH9:>EN=KGJNVXVKJNdQ][YTUQCYLMVJELVJNF;FP?KLMNCQ?TLXDHEI9JA\`?JCESLHPMLTJONObNNOLXJbTLRUPAQRMRLLL\`VMKJ6@VJMNWX^TGLGOONHQCcUEPLNT[\\
INE:OJO

@MBQR@IKGTK[WNIOKXKGAKJNUM+FMSLQOYJLQVNZ;D:FGNFDTbUKNMOXSNOSMMWIOOLNGSNMPIPNZMYQVMEPLMKOTOGREOPFNMALLK[PIUPDIMHJPLKQKGPEHMLH]I_JO>SZIOVKD>BJXNFR@THXBF
EFKTTJNCKLMITODMOSJNMOi[d]LIBOXKS]NHVLVSNPSLEIOKLQZQWPOQTRPHELJNUMKPNSNOSORQ«vs¦_VROMUTNMXLRMKNOOSMQFaIGNJN[JO_R<GCJMIBRQQMORKNNBJLJMJKUINKLQKQHKJMRLR
KNJPJNPPAHINGDIKIMLJLEUNKVNSNT>JDOOHFNRHJJE[NIC[JNHKFVO\\USTPWSILRKNUHJMYOQTFJRERKKSKMAPMDNPPQMEWLKLNJKLMXOUGODSONOVLJPKTONINLNIQKSMNLOLQMNSPROQMTJJSLN
PUQKMT_SKNDMLJL8EDMNHCS?F?GNbXR\\MEGJRNOVMSWNKGUOKILHJOI\\FJEHHSNKINNCMBRKFDSQLeMC=G>JMKMJ?MLNLOMQLCNO_HO^AOFHKJNSIK[GNOFNdHIJLTINILLN@NHXXNEYYNYJQLOGWU
TNa<KML

CNDEUZDNOSWPL\`R[RNCEYIVFLGgINILgJDVMHMIDXLYULPWLG@SFNMT7VLCLJITIOReF_S[HISLPPMJRGJMQENWNOTLNCMM_:TE?OVPOLNUGEGXDMYFXOGTKGGJJYUWYU_YIQYLCC=OTXTQFCIS]1C
HJ[bd^U[ZWRKTJKFMNGPJN:DCSLJPPCVFJGMWXUJNUIZUQY]TXZNLYT?@KEMLONNRUH[GW]Mb[[M)C7DI\`SHXZRPOSWPD_QHKCV=MFJWSSPGORJICGPIIOVHUHGGTSXLKMMRJJKUNJc^SUYGLQJLGG
WFHLKPXQsZc[STRWDNPHLMIERGM\`VXe\\RVSSSFUYNSOJPKTMMKSSONPMDRQRQNSNMNWHRRLJPIPJQBUN[\\UWPgVQaYIFKW\\HGYTSDIHMUUQj^^NSTJQUS?CHSNRBLbSG^LYVPOQR[MLKYSPLWUVJ\`I
SITLV=HJHFTVTIM_O^SLIIPea\\URGKSJLTUOUIN?FQHLKNE]HSLB_WKHLSJKDJZMMJNFMKJGGQRYB9hL<eZXTbWKQNLD^JHYJW^UMKR@CO\`:IOJHQINNMLPPHRg^GNHXCTKIIOOPQJVIDJT[Y\\HKQO
SJV@RhQ

YN\\TNQWWSQPMSENPYLTXXUYSV^SXTNKLRUTJQQZV^Z\\YWUMTKNOSXIQQNY[R_VWW[HMWVRJMTI[VCURTNVVY]MFU?RTV\`VTJ[JO^IXQ[WFVS]\`NQTZ\\PSYVRZ_QUPTRURPHXQUKU[\\WRMWUT\`OU)i\`
^[P>0SNKRLDTETTJIOYGPLFQDEXTPOUTIHLR8EFGXJLLYQURRMNVPASMMIPVSGVDEZS[SKO[FEDU'01AGFIQPJSUNNTNNK[IITIPOXG^RTWOMUJQFKQBATUQMX[YGWIVXPU[IQOIXPKFPWJTSTPJeW
YXVLTQHJ=LGGPYNKXKSQGWU8K<I;HA@HPT?RONTRMQSJKYVORXXY[MDQNNQRKOTUVQPRKRT\\HWXVUUTHMHHT]HLUEOLSKLKLWGGUUWWKIMIGEPYFMIOKR7]F=@acWEWPQIRO<K@CHCNUFFPPJRNVEW
OJORPDHBKMSNPSS>GKGMTTSLJPPIQTQOKPVSGNY?NJFENMOPMUPVWRVNUWY_^UUVWPLYVSRVVUWVPMAYMOUZWVNWTXZLRUKDIRFHMPTDXHNeSM\\YVYL]^BLILSKZNMYN];ODTLTJHWVGQHFS:NPQIM
LRIkZAR`,
  n: `n end #
n end a
n end af
n end aften
n end alder
n end alene
n end aller
n end alls
n end alt
n end altid
n end altså
n end andet
n end ankle
n end annet
n end ansik
n end antib
n end april
n end astma
n end attac
n end aura
n end av
n end bakbe
n end bakte
n end barn
n end bedre
n end bedöm
n end begge
n end behan
n end behov
n end behöv
n end ben
n end benet
n end besvi
n end bil
n end blank
n end blod
n end blodf
n end blodp
n end blåsl
n end blære
n end blød
n end blødn
n end borre
n end borta
n end bra
n end bryst
n end buken
n end bältr
n end bättr
n end c
n end canin
n end centy
n end cirka
n end cm
n end da
n end dag
n end dagar
n end dage
n end dagen
n end dager
n end deg
n end dehyd
n end delvi
n end dem
n end den
n end der
n end dess
n end det
n end diabe
n end diaré
n end dig
n end djupt
n end dokto
n end drikk
n end dräkt
n end du
n end dygn
n end dyrkn
n end där
n end då
n end døgn
n end døgne
n end effek
n end efter
n end eksem
n end ekstr
n end eller
n end enhet
n end ennå
n end ens
n end er
n end ett
n end etter
n end fakti
n end fall
n end feber
n end fin
n end fine
n end fingr
n end fisk
n end flank
n end flytn
n end foder
n end fodre
n end fort
n end forår
n end fremm
n end frisk
n end froko
n end fruko
n end fysio
n end försä
n end förut
n end fötte
n end før
n end først
n end g
n end gang
n end gange
n end gastr
n end gavn
n end gong
n end grade
n end gravi
n end greit
n end grønt
n end gå
n end gånge
n end ha
n end halsb
n end halse
n end halt
n end halte
n end halvå
n end han
n end hel
n end heldi
n end helga
n end henne
n end her
n end hjert
n end hofte
n end holde
n end hornh
n end hoved
n end hoven
n end huden
n end hvide
n end hängi
n end här
n end hænde
n end hævet
n end höger
n end högt
n end höst
n end hösta
n end høre
n end iblan
n end idag
n end igjen
n end ikke
n end ikkje
n end ikväl
n end illam
n end imell
n end in
n end infek
n end influ
n end ingen
n end inget
n end inn
n end innan
n end inne
n end innek
n end is
n end ja
n end jag
n end jaha
n end jern
n end jobb
n end jobbe
n end jul
n end jämn
n end jäst
n end jätte
n end kaffe
n end kan
n end kansk
n end kante
n end kastr
n end katte
n end kenne
n end kg
n end kikke
n end kissa
n end knogl
n end knude
n end knæ
n end koles
n end komme
n end konta
n end kontr
n end koppe
n end kraft
n end kræft
n end kurva
n end kvalm
n end kvart
n end kveld
n end kväll
n end kylli
n end ledde
n end legev
n end lenge
n end lite
n end litt
n end liv
n end livmo
n end lukt
n end lyser
n end lådan
n end långs
n end låret
n end længe
n end løb
n end lørda
n end mage
n end maj
n end manda
n end mars
n end marts
n end mat
n end maten
n end maven
n end med
n end medis
n end meg
n end meget
n end melle
n end menst
n end mer
n end mest
n end mg
n end midna
n end migre
n end mikro
n end minst
n end minut
n end misly
n end mjölk
n end ml
n end mm
n end moder
n end mor
n end morge
n end morgo
n end munde
n end munn
n end muskl
n end mye
n end målin
n end månad
n end måned
n end nakke
n end narko
n end nat
n end natt
n end natta
n end natte
n end navle
n end ned
n end negat
n end nej
n end ner
n end no
n end nok
n end norma
n end nu
n end nyrer
n end nå
n end også
n end okej
n end oktob
n end om
n end omtre
n end onsda
n end op
n end opera
n end opkas
n end orden
n end oss
n end overm
n end p-pil
n end parvo
n end penic
n end pleie
n end pus
n end puste
n end på
n end påska
n end reflu
n end regel
n end rene
n end ribbe
n end ro
n end rolig
n end rosa
n end rundt
n end runt
n end ryger
n end rygge
n end rød
n end røde
n end rødt
n end røyke
n end samme
n end sekun
n end selv
n end senga
n end sett
n end sia
n end side
n end siden
n end sig
n end sist
n end sjuti
n end själv
n end sjølv
n end skuld
n end skum
n end sköld
n end slagt
n end slapp
n end slem
n end slett
n end smert
n end smärt
n end snurr
n end snuva
n end somme
n end sove
n end spene
n end stabi
n end stald
n end stede
n end steri
n end sting
n end stoff
n end stofs
n end stopp
n end strep
n end svar
n end svull
n end synul
n end säga
n end sämre
n end så
n end sånt
n end såret
n end sønda
n end takk
n end tand
n end tarms
n end tidig
n end til
n end tisda
n end tisse
n end tom
n end tonsi
n end torsd
n end trapp
n end troli
n end tryck
n end trött
n end tungt
n end tunne
n end tunnt
n end turer
n end tørre
n end ud
n end uge
n end uger
n end uka
n end uke
n end uker
n end undsk
n end upp
n end ut
n end uændr
n end vacci
n end valln
n end vanli
n end varm
n end vecka
n end vecko
n end venen
n end venst
n end vente
n end vi
n end vila
n end vänst
n end värre
n end våtfô
n end væk
n end waran
n end ändå
n end år
n end ögone
n end örat
n end örone
n end över
n end øjne
n end øl
n end øm
n end øre
n head0 #
n head0 aldri
n head0 alkoh
n head0 alt
n head0 altså
n head0 amlod
n head0 anamn
n head0 andni
n head0 antib
n head0 aptit
n head0 arbei
n head0 arret
n head0 avfør
n head0 bad
n head0 bara
n head0 bare
n head0 begge
n head0 behan
n head0 beina
n head0 bella
n head0 berre
n head0 bilkj
n head0 bisop
n head0 blodf
n head0 blodp
n head0 blodt
n head0 blåsa
n head0 bor
n head0 bra
n head0 brica
n head0 bryst
n head0 bt
n head0 både
n head0 calci
n head0 conce
n head0 crp
n head0 d-dim
n head0 da
n head0 de
n head0 dem
n head0 den
n head0 der
n head0 det
n head0 dette
n head0 din
n head0 drikk
n head0 du
n head0 durat
n head0 då
n head0 efter
n head0 eg
n head0 ejere
n head0 ekg
n head0 eller
n head0 en
n head0 er
n head0 ett
n head0 etter
n head0 fint
n head0 fluor
n head0 for
n head0 fra
n head0 fram
n head0 furix
n head0 fysio
n head0 får
n head0 för
n head0 förra
n head0 först
n head0 før
n head0 gi
n head0 giv
n head0 gjeld
n head0 gjør
n head0 godt
n head0 gälle
n head0 gå
n head0 går
n head0 halse
n head0 halta
n head0 han
n head0 hans
n head0 hei
n head0 hemma
n head0 henvi
n head0 her
n head0 hjert
n head0 ho
n head0 hold
n head0 hon
n head0 hoste
n head0 hoven
n head0 hovne
n head0 hun
n head0 hunde
n head0 hver
n head0 hvis
n head0 hydro
n head0 håll
n head0 hæved
n head0 höger
n head0 høgre
n head0 højre
n head0 høyre
n head0 i
n head0 ikke
n head0 ikkje
n head0 indti
n head0 influ
n head0 inga
n head0 ingen
n head0 inget
n head0 inte
n head0 især
n head0 ja
n head0 jaha
n head0 jeg
n head0 jo
n head0 kaliu
n head0 kan
n head0 kande
n head0 kapil
n head0 karen
n head0 kaste
n head0 keton
n head0 kissa
n head0 klini
n head0 klør
n head0 kom
n head0 kontr
n head0 koppe
n head0 korte
n head0 kraft
n head0 krage
n head0 kroni
n head0 kräks
n head0 kun
n head0 lever
n head0 lidt
n head0 litt
n head0 livmo
n head0 lokal
n head0 lungo
n head0 lyft
n head0 lymfk
n head0 madrs
n head0 magen
n head0 mamma
n head0 me
n head0 med
n head0 men
n head0 metfo
n head0 min
n head0 mjølk
n head0 mm
n head0 mor
n head0 må
n head0 mælke
n head0 nakke
n head0 nei
n head0 neses
n head0 ni
n head0 njurv
n head0 nogle
n head0 nu
n head0 nyren
n head0 nytt
n head0 nä
n head0 nå
n head0 når
n head0 och
n head0 og
n head0 ok
n head0 om
n head0 ondt
n head0 ont
n head0 opere
n head0 pappa
n head0 parac
n head0 piper
n head0 prøv
n head0 prøve
n head0 pust
n head0 puste
n head0 på
n head0 r
n head0 remis
n head0 reste
n head0 rex
n head0 rundt
n head0 röker
n head0 röntg
n head0 røntg
n head0 satur
n head0 se
n head0 sedan
n head0 sekre
n head0 siden
n head0 sist
n head0 skal
n head0 slakt
n head0 slemh
n head0 slimh
n head0 slog
n head0 smert
n head0 små
n head0 snabb
n head0 snusa
n head0 spene
n head0 spiro
n head0 start
n head0 stivk
n head0 styrk
n head0 svar
n head0 svimm
n head0 så
n head0 sånn
n head0 sår
n head0 såret
n head0 takk
n head0 tandr
n head0 telef
n head0 tempe
n head0 til
n head0 till
n head0 tilta
n head0 tisse
n head0 tromm
n head0 tror
n head0 tryck
n head0 uff
n head0 under
n head0 urins
n head0 vacci
n head0 varer
n head0 vatte
n head0 vekt
n head0 venst
n head0 verst
n head0 vetme
n head0 vi
n head0 vikt
n head0 vänst
n head0 vægt
n head0 vægte
n head0 ägare
n head0 är
n head0 äter
n head0 åh
n head0 årsko
n head0 återb
n head1 #
n head1 alved
n head1 anden
n head1 andra
n head1 andre
n head1 ankle
n head1 antib
n head1 astma
n head1 at
n head1 av
n head1 bak
n head1 bare
n head1 bedøv
n head1 begyn
n head1 behøv
n head1 bestä
n head1 bil
n head1 ble
n head1 blev
n head1 blir
n head1 blive
n head1 blod
n head1 blodv
n head1 blå
n head1 blære
n head1 bruke
n head1 bryst
n head1 brækk
n head1 dag
n head1 dager
n head1 deg
n head1 den
n head1 der
n head1 det
n head1 diarr
n head1 diaré
n head1 din
n head1 ditt
n head1 domna
n head1 drikk
n head1 du
n head1 där
n head1 då
n head1 efter
n head1 egen
n head1 eller
n head1 en
n head1 enhet
n head1 er
n head1 et
n head1 ett
n head1 famil
n head1 far
n head1 feber
n head1 fekk
n head1 fick
n head1 fik
n head1 fikk
n head1 fin
n head1 finne
n head1 fjern
n head1 flest
n head1 flått
n head1 for
n head1 fortf
n head1 fra
n head1 fri
n head1 från
n head1 får
n head1 før
n head1 gang
n head1 gange
n head1 gastr
n head1 gav
n head1 ger
n head1 gir
n head1 gjer
n head1 godt
n head1 gå
n head1 gånge
n head1 går
n head1 gått
n head1 gör
n head1 gør
n head1 hadde
n head1 hade
n head1 haft
n head1 halsb
n head1 halte
n head1 halvt
n head1 ham
n head1 han
n head1 har
n head1 havde
n head1 helt
n head1 hevel
n head1 hitta
n head1 hjärt
n head1 holde
n head1 hon
n head1 hos
n head1 hoste
n head1 hoved
n head1 hun
n head1 hvis
n head1 hyper
n head1 här
n head1 hævel
n head1 høyre
n head1 ikke
n head1 ikkje
n head1 inga
n head1 ingen
n head1 inget
n head1 inn
n head1 ja
n head1 jag
n head1 jeg
n head1 jobba
n head1 kalva
n head1 kan
n head1 kasta
n head1 kg
n head1 kigge
n head1 klare
n head1 kliar
n head1 klør
n head1 knude
n head1 kom
n head1 komme
n head1 kone
n head1 kraft
n head1 kräks
n head1 kører
n head1 lader
n head1 let
n head1 lever
n head1 lidt
n head1 lige
n head1 ligge
n head1 liter
n head1 litt
n head1 lyser
n head1 låg
n head1 låter
n head1 lægge
n head1 löpte
n head1 løfte
n head1 mand
n head1 med
n head1 men
n head1 metac
n head1 metfo
n head1 mg
n head1 min
n head1 ml
n head1 mor
n head1 morge
n head1 morgo
n head1 mot
n head1 måler
n head1 målte
n head1 månad
n head1 måste
n head1 nakke
n head1 natte
n head1 nedst
n head1 nei
n head1 neste
n head1 njurs
n head1 noe
n head1 noget
n head1 norma
n head1 nu
n head1 när
n head1 når
n head1 och
n head1 og
n head1 ont
n head1 opkas
n head1 opp
n head1 pipin
n head1 pleje
n head1 prøve
n head1 pus
n head1 på
n head1 ring
n head1 ringe
n head1 rosa
n head1 ryger
n head1 ryste
n head1 sa
n head1 sagde
n head1 sen
n head1 senas
n head1 ser
n head1 ses
n head1 sette
n head1 sida
n head1 side
n head1 sidst
n head1 sig
n head1 siste
n head1 ska
n head1 skal
n head1 skift
n head1 skull
n head1 skære
n head1 slutt
n head1 slår
n head1 snuva
n head1 som
n head1 spiro
n head1 stann
n head1 start
n head1 stemm
n head1 steri
n head1 stick
n head1 stikk
n head1 strek
n head1 styck
n head1 står
n head1 sukke
n head1 svull
n head1 synes
n head1 sätte
n head1 så
n head1 sådan
n head1 sætte
n head1 søste
n head1 tager
n head1 taler
n head1 tar
n head1 tegn
n head1 tidli
n head1 til
n head1 till
n head1 tisse
n head1 titta
n head1 tog
n head1 tok
n head1 trodd
n head1 tromm
n head1 tror
n head1 trur
n head1 tryck
n head1 trykk
n head1 trådt
n head1 tvätt
n head1 tænkt
n head1 ud
n head1 under
n head1 ut
n head1 utan
n head1 vacci
n head1 vask
n head1 vejer
n head1 vent
n head1 vente
n head1 vi
n head1 vid
n head1 vikti
n head1 vil
n head1 visar
n head1 viser
n head1 vondt
n head1 väger
n head1 vänst
n head1 vänta
n head1 ändra
n head1 är
n head1 äter
n head1 år
n head1 øje
n head1 øm
n head2 #
n head2 a
n head2 af
n head2 alene
n head2 allts
n head2 andre
n head2 april
n head2 at
n head2 att
n head2 av
n head2 avfør
n head2 bare
n head2 barne
n head2 bedre
n head2 begyn
n head2 behöv
n head2 bleve
n head2 blir
n head2 blodp
n head2 blodt
n head2 blød
n head2 bra
n head2 bryst
n head2 bröst
n head2 bør
n head2 børne
n head2 cm
n head2 da
n head2 dag
n head2 dage
n head2 dager
n head2 de
n head2 dem
n head2 den
n head2 der
n head2 dere
n head2 det
n head2 drar
n head2 du
n head2 då
n head2 egent
n head2 eksem
n head2 eller
n head2 emot
n head2 en
n head2 epley
n head2 er
n head2 et
n head2 ett
n head2 etter
n head2 feber
n head2 fik
n head2 fikk
n head2 fin
n head2 fint
n head2 fjärd
n head2 for
n head2 forsi
n head2 fortf
n head2 fram
n head2 freda
n head2 fysio
n head2 fått
n head2 för
n head2 först
n head2 først
n head2 g
n head2 ga
n head2 gange
n head2 gav
n head2 genne
n head2 gerne
n head2 giver
n head2 gjør
n head2 glemm
n head2 godt
n head2 grati
n head2 gå
n head2 går
n head2 ha
n head2 hadde
n head2 hade
n head2 haft
n head2 halse
n head2 hans
n head2 har
n head2 hel
n head2 helst
n head2 helt
n head2 hemma
n head2 hende
n head2 henne
n head2 hjern
n head2 hofte
n head2 holde
n head2 hon
n head2 hoppe
n head2 hos
n head2 hosta
n head2 hun
n head2 hver
n head2 här
n head2 höger
n head2 högra
n head2 høyre
n head2 i
n head2 iblan
n head2 ikke
n head2 ikkje
n head2 inga
n head2 ingen
n head2 inget
n head2 inte
n head2 intyg
n head2 ipren
n head2 ja
n head2 jag
n head2 jeg
n head2 jo
n head2 ju
n head2 kan
n head2 kaste
n head2 klump
n head2 klør
n head2 kom
n head2 komme
n head2 kraft
n head2 kvar
n head2 lidt
n head2 lige
n head2 ligge
n head2 lille
n head2 lite
n head2 litt
n head2 lukta
n head2 lunge
n head2 lyser
n head2 läkt
n head2 lärar
n head2 lågt
n head2 långt
n head2 løs
n head2 med
n head2 men
n head2 mer
n head2 mest
n head2 metfo
n head2 mg
n head2 mig
n head2 milbe
n head2 ml
n head2 mye
n head2 må
n head2 måned
n head2 natte
n head2 ned
n head2 noe
n head2 nok
n head2 norma
n head2 noter
n head2 nu
n head2 ny
n head2 när
n head2 nå
n head2 når
n head2 nåt
n head2 och
n head2 og
n head2 også
n head2 om
n head2 omepr
n head2 ont
n head2 op
n head2 opp
n head2 over
n head2 passe
n head2 penic
n head2 posit
n head2 pröva
n head2 puste
n head2 på
n head2 reflu
n head2 regel
n head2 ren
n head2 rene
n head2 ringe
n head2 rolig
n head2 rosa
n head2 rundt
n head2 røntg
n head2 seg
n head2 sidde
n head2 sig
n head2 siger
n head2 ska
n head2 skal
n head2 skriv
n head2 skuld
n head2 skull
n head2 sköld
n head2 slag
n head2 slagi
n head2 sluta
n head2 slutt
n head2 små
n head2 som
n head2 sover
n head2 spira
n head2 sprin
n head2 stadi
n head2 stann
n head2 start
n head2 stopp
n head2 sukke
n head2 svimm
n head2 så
n head2 sådan
n head2 tager
n head2 taget
n head2 tagit
n head2 tar
n head2 tatt
n head2 tett
n head2 tidig
n head2 til
n head2 till
n head2 time
n head2 tok
n head2 torsd
n head2 troli
n head2 tromm
n head2 tømme
n head2 tørt
n head2 ude
n head2 upp
n head2 ut
n head2 utan
n head2 vanli
n head2 var
n head2 vara
n head2 varm
n head2 vart
n head2 vecko
n head2 ved
n head2 vi
n head2 vil
n head2 väl
n head2 vänst
n head2 være
n head2 været
n head2 væske
n head2 µg
n head2 är
n head2 åpen
n head2 år
n head2 öroni
n head2 över
n head2 øm
n p # #
n p # af
n p # av
n p # barn
n p # ben
n p # cm
n p # dagar
n p # dage
n p # den
n p # det
n p # dl
n p # dråpe
n p # då
n p # døgn
n p # efter
n p # eller
n p # enhet
n p # g
n p # gange
n p # grade
n p # gånge
n p # har
n p # i
n p # idag
n p # ja
n p # kg
n p # l
n p # liter
n p # med
n p # men
n p # mg
n p # minut
n p # ml
n p # mm
n p # morge
n p # månad
n p # måned
n p # nå
n p # och
n p # om
n p # p
n p # puls
n p # pust
n p # på
n p # regel
n p # sekun
n p # sidst
n p # små
n p # styck
n p # stykk
n p # så
n p # table
n p # til
n p # timer
n p # uka
n p # uker
n p # var
n p # vecko
n p # x1
n p # µg
n p # år
n p af for
n p aften i
n p albue er
n p albyl #
n p alkoh en
n p alla fall
n p alle #
n p aller mot
n p allts #
n p altså jeg
n p alved #
n p alved vid
n p anden time
n p andni #
n p andre er
n p apoci #
n p arret er
n p astma er
n p at den
n p at du
n p at eg
n p at jeg
n p at se
n p att det
n p att du
n p att hon
n p att jag
n p av #
n p av dei
n p av dem
n p av en
n p av meg
n p av og
n p av sig
n p avfør er
n p bad ham
n p bak der
n p bak på
n p bara den
n p bara en
n p bara på
n p bara smala
n p bare #
n p bare en
n p bare hvis
n p bedre når
n p begge #
n p begge sider
n p begge øjne
n p behol du
n p behøv ikke
n p bisop #
n p blev bara
n p blir #
n p blir det
n p blir du
n p blir skeiv
n p blive du
n p blive forpu
n p blive ved
n p blod i
n p blodp er
n p blodp for
n p blodp ikke
n p blodt har
n p blåsa är
n p blåsl grad
n p blåso sitte
n p blæra er
n p bmi #
n p bor med
n p bra men
n p bra på
n p bra ut
n p brave i
n p brica behol
n p bror har
n p brug kondo
n p bröst när
n p bugen er
n p buler litt
n p båda #
n p båda örone
n p börja som
n p canin #
n p cha2d #
n p choko #
n p cocke spani
n p da får
n p da han
n p da ikke
n p da jeg
n p da sette
n p dag er
n p dag og
n p dag på
n p dage i
n p dage siden
n p dagen efter
n p dagen for
n p dagen i
n p dagen med
n p dagen og
n p dager men
n p dager til
n p dagli i
n p dagti i
n p de #
n p de andre
n p de der
n p de flest
n p de har
n p de sagde
n p de table
n p de är
n p deg i
n p dei #
n p dem har
n p dem på
n p dem skal
n p den anden
n p den andre
n p den blå
n p den for
n p den får
n p den først
n p den har
n p den her
n p den holde
n p den här
n p den højre
n p den høyre
n p den i
n p den ikke
n p den kan
n p den må
n p den nu
n p den op
n p den på
n p den slutt
n p den store
n p den tar
n p den tolvt
n p den var
n p den venst
n p den vil
n p den virke
n p den är
n p denne uka
n p depo- #
n p der er
n p derfo han
n p det #
n p det an
n p det begyn
n p det ble
n p det blev
n p det blir
n p det blod
n p det blodt
n p det du
n p det e
n p det en
n p det er
n p det fik
n p det får
n p det før
n p det gir
n p det gjord
n p det godt
n p det gör
n p det gør
n p det hedde
n p det hele
n p det helle
n p det her
n p det hjälp
n p det höga
n p det i
n p det igjen
n p det ikkje
n p det ingen
n p det inte
n p det ja
n p det jeg
n p det kan
n p det klør
n p det kom
n p det komme
n p det ligge
n p det lugte
n p det lukte
n p det låter
n p det med
n p det ned
n p det nu
n p det när
n p det nå
n p det når
n p det opp
n p det passe
n p det rassl
n p det samme
n p det seg
n p det ska
n p det slutt
n p det tar
n p det ut
n p det vanli
n p det var
n p det veit
n p det vel
n p det venst
n p det verst
n p det vet
n p det vi
n p det vil
n p det är
n p dette er
n p dig til
n p din søste
n p drick hon
n p drikk så
n p dropp i
n p du #
n p du bare
n p du blir
n p du den
n p du det
n p du er
n p du fik
n p du fra
n p du får
n p du før
n p du ger
n p du ha
n p du har
n p du holde
n p du ikke
n p du inte
n p du kan
n p du kissa
n p du kjenn
n p du med
n p du må
n p du puste
n p du ringe
n p du skal
n p du slipp
n p du tar
n p du til
n p du är
n p dygne runt
n p där är
n p då blir
n p då går
n p då gör
n p då har
n p då kan
n p då är
n p døde av
n p døgn med
n p efter #
n p efter att
n p efter en
n p eg er
n p eg fekk
n p eg ringe
n p eg vil
n p egen læge
n p egent tatt
n p ei sene
n p ei sprøy
n p ein gong
n p eller begyn
n p eller blir
n p eller er
n p eller får
n p eller hun
n p eller ikke
n p eller komme
n p eller løs
n p eller slutt
n p eller så
n p en aller
n p en av
n p en blodp
n p en dag
n p en del
n p en dråbe
n p en enkel
n p en först
n p en gang
n p en godar
n p en gång
n p en halv
n p en halvt
n p en hel
n p en hormo
n p en lille
n p en liten
n p en minut
n p en månad
n p en måned
n p en ny
n p en om
n p en recep
n p en sprøj
n p en stati
n p en test
n p en time
n p en timme
n p en varm
n p en vaske
n p en vecka
n p enala #
n p enhet canin
n p enhet morgo
n p er #
n p er bare
n p er bedre
n p er bleve
n p er blød
n p er bløt
n p er børne
n p er den
n p er der
n p er det
n p er du
n p er ein
n p er en
n p er ens
n p er et
n p er falde
n p er feber
n p er fin
n p er fine
n p er fint
n p er for
n p er god
n p er godt
n p er greit
n p er gået
n p er gått
n p er halt
n p er hel
n p er helt
n p er her
n p er hun
n p er hård
n p er i
n p er ikke
n p er ikkje
n p er ingen
n p er jeg
n p er jo
n p er kraft
n p er kræft
n p er lidt
n p er litt
n p er meget
n p er nede
n p er noe
n p er nok
n p er norma
n p er noter
n p er om
n p er over
n p er posit
n p er rene
n p er rolig
n p er rosa
n p er rød
n p er rødt
n p er selv
n p er slank
n p er stabi
n p er så
n p er sådan
n p er tett
n p er tom
n p er tromm
n p er træt
n p er ude
n p er uroli
n p er venst
n p er åpen
n p et døgn
n p et halvt
n p et kvart
n p et lite
n p et par
n p et røntg
n p et år
n p ett #
n p ett halvå
n p ett par
n p ett år
n p etter vekta
n p falde til
n p falsk strub
n p far har
n p fast i
n p fastl din
n p feber #
n p feber eller
n p feber har
n p feber i
n p feber og
n p ferro #
n p fick hon
n p fik jeg
n p fikk hun
n p fin i
n p fint det
n p fint på
n p flixo #
n p for #
n p for blod
n p for dagen
n p for det
n p for du
n p for en
n p for han
n p for hun
n p forri uke
n p forts du
n p forts med
n p fra #
n p fra før
n p fra i
n p fra midna
n p fra septe
n p fri væske
n p fross skuld
n p från förra
n p full av
n p funde på
n p får de
n p får det
n p får du
n p får en
n p får for
n p får gå
n p får ho
n p får hon
n p får hun
n p får ikke
n p får jeg
n p får metac
n p för #
n p för dig
n p för en
n p för hjärt
n p för högt
n p förra vecka
n p förrä stygn
n p følge du
n p før for
n p før jeg
n p før vi
n p først uge
n p g #
n p galt med
n p gang dagli
n p gang i
n p gang med
n p gange dagli
n p gange og
n p gange om
n p gange siden
n p gapar #
n p gav mig
n p genne #
n p ger dig
n p gerne have
n p gir den
n p giver de
n p gjør det
n p gjør jeg
n p glemm den
n p god konta
n p godt nok
n p godt så
n p grad #
n p grunn av
n p grå stær
n p gång om
n p gånge om
n p går bra
n p går det
n p går du
n p går i
n p går ikke
n p går morge
n p går og
n p går opp
n p går over
n p går på
n p går under
n p gått #
n p gått ned
n p gör så
n p gør det
n p gør ikke
n p gør ingen
n p gør vi
n p ha en
n p ha selex
n p hadde eg
n p hade ju
n p haft det
n p haft vattk
n p halse er
n p halvt år
n p ham en
n p han #
n p han drikk
n p han får
n p han går
n p han ha
n p han hade
n p han har
n p han i
n p han ikke
n p han inte
n p han må
n p han skal
n p han slikk
n p han tager
n p han var
n p han veier
n p han är
n p han äter
n p han åt
n p han æder
n p hans bror
n p har #
n p har aldri
n p har bare
n p har en
n p har et
n p har feber
n p har fået
n p har fått
n p har god
n p har gått
n p har haft
n p har han
n p har hatt
n p har hon
n p har hun
n p har ikke
n p har jag
n p har jeg
n p har jo
n p har lige
n p har løpt
n p har neste
n p har også
n p har rense
n p har set
n p har spira
n p har stann
n p har så
n p har tabt
n p har tagit
n p har tatt
n p har vi
n p har vondt
n p har været
n p hele huset
n p hele vejen
n p helle ikke
n p helst når
n p helt fin
n p hende på
n p henne opp
n p hente den
n p henvi fra
n p henvi i
n p henvi jeg
n p her er
n p her i
n p her med
n p her på
n p her til
n p hjert #
n p hjert og
n p hjert slår
n p hjärt och
n p ho er
n p ho et
n p hofte og
n p holde i
n p hon börja
n p hon fick
n p hon hade
n p hon har
n p hon i
n p hon inte
n p hon löpte
n p hon var
n p hon är
n p hon äter
n p hon åt
n p hos den
n p hos fysio
n p hos mig
n p hos oss
n p hos sygep
n p hosta på
n p hoven er
n p hoven og
n p huden er
n p hun #
n p hun drikk
n p hun er
n p hun fikk
n p hun forts
n p hun får
n p hun går
n p hun har
n p hun kaste
n p hun men
n p hun nyser
n p hun sette
n p hun skal
n p hun skull
n p hun var
n p hver anden
n p hver dag
n p hver kveld
n p hver morge
n p hvis det
n p hvis du
n p hvis han
n p hvis hun
n p hydro #
n p här en
n p hård i
n p höger knä
n p höger sida
n p höger öga
n p höger öra
n p hör av
n p høgre bak
n p høgre side
n p højre er
n p højre for
n p højre side
n p højre øre
n p højst #
n p hører jeg
n p hører neste
n p høyre er
n p høyre fram
n p høyre kneet
n p høyre side
n p høyre øre
n p i #
n p i a
n p i aften
n p i alla
n p i april
n p i barne
n p i begge
n p i bekke
n p i benet
n p i beveg
n p i blode
n p i blære
n p i bryst
n p i bröst
n p i buken
n p i dag
n p i de
n p i den
n p i døgne
n p i efter
n p i en
n p i ett
n p i famil
n p i feber
n p i fjor
n p i förra
n p i gang
n p i går
n p i halse
n p i havde
n p i hele
n p i helga
n p i helge
n p i hvile
n p i höger
n p i höst
n p i hösta
n p i højre
n p i høst
n p i høyre
n p i janua
n p i kneet
n p i korsr
n p i lille
n p i lyske
n p i lådan
n p i lörda
n p i magen
n p i mai
n p i maj
n p i mars
n p i midte
n p i minut
n p i morge
n p i morgo
n p i munde
n p i munne
n p i muske
n p i muskl
n p i mørke
n p i narko
n p i natt
n p i oktob
n p i orden
n p i overm
n p i pakke
n p i puste
n p i påska
n p i remis
n p i senga
n p i sidst
n p i skoge
n p i slags
n p i stade
n p i start
n p i stede
n p i stopp
n p i syges
n p i så
n p i tomme
n p i torsd
n p i trapp
n p i tumme
n p i tunnt
n p i vecka
n p i venst
n p i vila
n p i vänst
n p i vår
n p i våras
n p i år
n p i örat
n p i örone
n p igen #
n p igen om
n p igen på
n p igjen i
n p igjen om
n p ikke aktue
n p ikke bedre
n p ikke betæn
n p ikke en
n p ikke feber
n p ikke flere
n p ikke før
n p ikke godt
n p ikke gått
n p ikke ha
n p ikke have
n p ikke i
n p ikke kan
n p ikke kaste
n p ikke komme
n p ikke mere
n p ikke nakke
n p ikke noe
n p ikke nu
n p ikke når
n p ikke op
n p ikke opp
n p ikke puste
n p ikke på
n p ikke rigti
n p ikke røntg
n p ikke rørt
n p ikke set
n p ikke som
n p ikke spise
n p ikke støtt
n p ikke så
n p ikke til
n p ikke ud
n p ikke vil
n p ikke vondt
n p ikke være
n p ikkje det
n p ikkje noko
n p inden for
n p inga själv
n p ingen aller
n p ingen blod
n p ingen bryst
n p ingen diarr
n p ingen diaré
n p ingen feber
n p ingen gavn
n p ingen hevel
n p ingen hodep
n p ingen hævel
n p ingen knatr
n p ingen knute
n p ingen känd
n p ingen misly
n p ingen nedst
n p ingen smert
n p ingen snuva
n p ingen sukke
n p ingen svull
n p ingen tarml
n p ingen tegn
n p ingen væske
n p inget blod
n p inget blåsl
n p inget sånt
n p inn med
n p inte bättr
n p inte det
n p inte dräkt
n p inte en
n p inte i
n p inte men
n p inte mer
n p inte nu
n p inte på
n p inte slagi
n p inte svimm
n p inte till
n p inte vara
n p inte över
n p ipren #
n p ja den
n p ja det
n p ja hun
n p ja jeg
n p ja men
n p jag av
n p jag blev
n p jag får
n p jag först
n p jag ger
n p jag har
n p jag i
n p jag inte
n p jag kan
n p jag komme
n p jag känne
n p jag med
n p jag ringe
n p jag skick
n p jag skull
n p jag som
n p jag sover
n p jag säga
n p jag sätte
n p jag tar
n p jag tog
n p jag tryck
n p jag var
n p jag är
n p jaha så
n p jeg #
n p jeg ble
n p jeg bruge
n p jeg deg
n p jeg det
n p jeg dig
n p jeg drikk
n p jeg en
n p jeg er
n p jeg et
n p jeg fjern
n p jeg for
n p jeg får
n p jeg går
n p jeg har
n p jeg i
n p jeg ikke
n p jeg kan
n p jeg kaste
n p jeg kigge
n p jeg kjenn
n p jeg komme
n p jeg lægge
n p jeg med
n p jeg målte
n p jeg nå
n p jeg også
n p jeg om
n p jeg sende
n p jeg sette
n p jeg skal
n p jeg skriv
n p jeg skære
n p jeg synes
n p jeg sætte
n p jeg tar
n p jeg tror
n p jeg trykk
n p jeg tænkt
n p jeg var
n p jeg vil
n p jeg ville
n p jo den
n p jo det
n p jo hele
n p jo men
n p jo på
n p ju i
n p junio #
n p just det
n p kalde det
n p kaliu #
n p kalva i
n p kan du
n p kan få
n p kan godt
n p kan gå
n p kan han
n p kan inte
n p kan jeg
n p kan komme
n p kan vi
n p kan være
n p kande #
n p kasta opp
n p kaste ikke
n p kaste op
n p kaste opp
n p kilom så
n p kissa inte
n p kjenn ikke
n p klokk #
n p klump i
n p klør noe
n p klør sig
n p knude på
n p kom i
n p komme af
n p komme der
n p komme dere
n p komme du
n p komme tilba
n p kontr om
n p korte episo
n p kraft blødn
n p kraft i
n p krage på
n p krea #
n p kroni njurs
n p kräks inte
n p kräm #
n p kun den
n p kun om
n p kvar dag
n p kveld og
n p kväll i
n p känns norma
n p kåvep #
n p kælve i
n p l i
n p lagt mig
n p ldl #
n p legev på
n p lidt om
n p lige en
n p lige nu
n p lige på
n p ligga på
n p ligge och
n p ligge på
n p lite torra
n p litt for
n p litt høyt
n p litt neseb
n p litt små
n p litt væske
n p losar #
n p lpk #
n p lunge er
n p lungo låter
n p låg på
n p låter som
n p løs mage
n p mages er
n p maks #
n p maven er
n p maven og
n p med #
n p med alved
n p med de
n p med det
n p med ein
n p med eliqu
n p med en
n p med fnokk
n p med for
n p med han
n p med henne
n p med hjert
n p med i
n p med maten
n p med mig
n p med noe
n p med ny
n p med som
n p medel depre
n p melat #
n p melle tæern
n p men det
n p men du
n p men har
n p men her
n p men hon
n p men i
n p men ikke
n p men ingen
n p men inget
n p men inte
n p men jag
n p men jeg
n p men kun
n p mer av
n p mer enn
n p mer tungp
n p mer än
n p mest i
n p mest når
n p mest på
n p metac i
n p metac mikst
n p metfo #
n p mg hver
n p mg i
n p mg kg
n p mg morge
n p mg om
n p mg på
n p mg til
n p mg under
n p midt i
n p mig om
n p min mor
n p min syste
n p minst #
n p mitt på
n p mjølk ut
n p ml #
n p ml i
n p mor havde
n p morge og
n p morgo i
n p morgo og
n p mr av
n p må dere
n p må du
n p må hun
n p må ikke
n p må jeg
n p må nok
n p må tage
n p må vi
n p målte #
n p mørk choko
n p nakke er
n p natte i
n p navle er
n p ned til
n p neder på
n p nedsa på
n p nei da
n p nej det
n p nej du
n p nej inte
n p ner till
n p nere till
n p neste ikke
n p neste ingen
n p ni med
n p njura känns
n p no er
n p noe galt
n p noe på
n p noget nyt
n p nok bare
n p nu #
n p nu det
n p nu er
n p nu får
n p nu har
n p nu i
n p nu och
n p nu og
n p nu är
n p ny blodp
n p ny hofte
n p ny målin
n p nyrer ikke
n p nyser ikke
n p när det
n p när du
n p när jag
n p när vi
n p nå #
n p nå i
n p några dagar
n p næste gang
n p och de
n p och den
n p och du
n p och får
n p och har
n p och hård
n p och i
n p och inga
n p och ingen
n p och jag
n p och komme
n p och kväll
n p och lite
n p och nu
n p och rulla
n p och sen
n p och skick
n p och sköld
n p och så
n p och väger
n p og #
n p og aften
n p og bugen
n p og da
n p og de
n p og dei
n p og den
n p og der
n p og det
n p og drikk
n p og du
n p og en
n p og er
n p og han
n p og hardt
n p og have
n p og hævet
n p og ikke
n p og ikkje
n p og ingen
n p og jeg
n p og kveld
n p og lever
n p og lunge
n p og med
n p og metac
n p og nu
n p og nå
n p og når
n p og refle
n p og rimad
n p og ringe
n p og ser
n p og slagt
n p og slett
n p og tar
n p og til
n p også om
n p også selv
n p om #
n p om aften
n p om blodp
n p om dagen
n p om det
n p om du
n p om ei
n p om en
n p om et
n p om ett
n p om han
n p om hun
n p om jeg
n p om kveld
n p om morge
n p om morgo
n p om natta
n p om natte
n p om ugen
n p om å
n p op #
n p op og
n p op på
n p op til
n p opere i
n p opp #
n p opp litt
n p oppe til
n p ortop i
n p over #
n p over i
n p over på
n p p #
n p pakke for
n p panod #
n p panod og
n p par dage
n p par gange
n p parac #
n p parac av
n p per dag
n p piper i
n p posit for
n p posta #
n p pr kilo
n p prata med
n p prøva er
n p prøve #
n p prøve av
n p prøve vi
n p pulse er
n p pupil er
n p pust i
n p pust inn
n p pust morge
n p puste #
n p på #
n p på alle
n p på at
n p på begge
n p på blodf
n p på bryst
n p på den
n p på det
n p på en
n p på et
n p på ett
n p på freda
n p på grund
n p på grunn
n p på ho
n p på hodet
n p på hornh
n p på huvud
n p på höger
n p på høgre
n p på højre
n p på i
n p på kväll
n p på legev
n p på legge
n p på lörda
n p på lørda
n p på manda
n p på maven
n p på meg
n p på morgo
n p på natte
n p på rygge
n p på selve
n p på tide
n p på til
n p på tisda
n p på torsd
n p på trapp
n p på ultra
n p på venst
n p på vetme
n p på yders
n p på ås
n p rakt fram
n p reage på
n p recep på
n p refle er
n p regn med
n p rejse sig
n p remis för
n p remis till
n p resep men
n p reste av
n p rett og
n p ringe dig
n p ringe du
n p ringe jeg
n p ringe med
n p ringe om
n p rulla sig
n p rundt #
n p ryger ikke
n p ryste på
n p röd och
n p röker #
n p rød og
n p røntg viser
n p røyke ikke
n p sa at
n p sa att
n p sa du
n p samma dag
n p samme dag
n p samme som
n p sat #
n p se det
n p sedan i
n p seg i
n p sekre er
n p selv har
n p selv om
n p sen i
n p sen när
n p sen var
n p sende urine
n p ser att
n p ser bra
n p ser det
n p ser inte
n p ser jag
n p sertr #
n p ses i
n p sette seg
n p sette vi
n p sida i
n p siden augus
n p siden du
n p siden han
n p siden i
n p siden jeg
n p siden jul
n p siden marts
n p sidst gang
n p sidst uge
n p sidst var
n p sidst år
n p sig och
n p sig själv
n p sikke på
n p sist var
n p ska du
n p skal bare
n p skal du
n p skal hun
n p skal i
n p skal ikke
n p skal opere
n p skal til
n p skal vi
n p skift til
n p skrap og
n p skull jag
n p skull jo
n p slemh är
n p slet ikke
n p slikk poter
n p slo ikke
n p sluta med
n p slutt du
n p slutt jeg
n p slutt med
n p slutt vi
n p slutt å
n p släpp på
n p smert på
n p snakk vi
n p som en
n p som er
n p som gälle
n p som helst
n p som heter
n p som tyder
n p som vanli
n p spist siden
n p stann av
n p start med
n p start på
n p start vi
n p stemn er
n p stopp #
n p stopp det
n p stygn är
n p står der
n p står det
n p støtt på
n p sug morge
n p suger det
n p svar på
n p svimm når
n p svull och
n p svårt att
n p svælg er
n p synes jeg
n p synes vi
n p så #
n p så att
n p så blive
n p så bytte
n p så börja
n p så da
n p så det
n p så du
n p så då
n p så er
n p så fikk
n p så fort
n p så går
n p så han
n p så har
n p så henvi
n p så hun
n p så ikke
n p så ingen
n p så jag
n p så jeg
n p så kan
n p så kom
n p så lägge
n p så metac
n p så måler
n p så omepr
n p så prøve
n p så ring
n p så sende
n p så stopp
n p så står
n p så sætte
n p så tager
n p så taler
n p så tar
n p så træt
n p så ud
n p så vacci
n p så var
n p så vi
n p så vondt
n p så én
n p sådan noget
n p sår på
n p såret er
n p sætte en
n p søste har
n p søste mi
n p ta av
n p ta den
n p ta en
n p table #
n p table i
n p table morge
n p table på
n p tabt mig
n p tager et
n p taler vi
n p tanke om
n p tannk er
n p tar #
n p tar den
n p tar du
n p tar en
n p tar jag
n p tar jeg
n p tar stopp
n p tar vi
n p temp #
n p tempe #
n p tenke på
n p tid til
n p tide med
n p til #
n p til at
n p til det
n p til dyrkn
n p til et
n p til højre
n p til høyre
n p til knæen
n p til natte
n p til når
n p til venst
n p til å
n p tilba på
n p tilba til
n p till #
n p till att
n p till freda
n p till i
n p till kväll
n p till natte
n p till vänst
n p timme sen
n p titta på
n p tog slut
n p tok jeg
n p torrt och
n p trapp vi
n p treng du
n p treng vi
n p tromm er
n p tror ikke
n p tror jeg
n p trudd det
n p tryck är
n p trykk er
n p trykk i
n p trykk på
n p tsh #
n p tung i
n p tycke jag
n p tyder på
n p tynd mave
n p tyngr i
n p tørt og
n p u a
n p uge og
n p uger til
n p uges tid
n p uka etter
n p uker og
n p uker siden
n p under #
n p under bröst
n p under huden
n p urine er
n p urine til
n p ut i
n p uten å
n p vacci i
n p vad jag
n p var #
n p var bra
n p var den
n p var det
n p var fjärd
n p var han
n p var hon
n p var hun
n p var i
n p var jo
n p var negat
n p var norma
n p var utan
n p varig siden
n p varm og
n p vecka sen
n p vecka var
n p vecko då
n p vecko och
n p vecko sedan
n p ved med
n p veit vi
n p vejer #
n p vekt #
n p vekta #
n p vel #
n p vel en
n p venst arm
n p venst forbe
n p venst fram
n p venst hofte
n p venst side
n p venst øre
n p venst øret
n p verre når
n p verst når
n p vet vi
n p vetme #
n p vi #
n p vi behan
n p vi den
n p vi det
n p vi en
n p vi et
n p vi hade
n p vi har
n p vi henne
n p vi ikke
n p vi med
n p vi om
n p vi på
n p vi ringe
n p vi ses
n p vi sett
n p vi skal
n p vi ta
n p vi tager
n p vi till
n p vi vente
n p vid #
n p vid behov
n p vid sjuti
n p vil gerne
n p vil ha
n p vil ikke
n p vil ikkje
n p vil jeg
n p vil si
n p vil slet
n p vill inte
n p ville jeg
n p viser et
n p vondt i
n p vänst framk
n p vänst är
n p vänst öra
n p vänta ni
n p vægt #
n p være en
n p være gravi
n p væske i
n p µg #
n p ändra vi
n p är #
n p är borta
n p är bra
n p är det
n p är du
n p är en
n p är fin
n p är för
n p är grati
n p är gravi
n p är hel
n p är inte
n p är ju
n p är lite
n p är lärar
n p är negat
n p är norma
n p är rosa
n p är röd
n p är rött
n p är sjuks
n p är spänd
n p är så
n p är tom
n p äter och
n p åpen munn
n p år #
n p år gamme
n p år sen
n p år siden
n p én gang
n p én om
n p én table
n p över #
n p øm når
n p øm over
n p ønske ikke
n p øret det
n p øret er
n w #
n w a
n w abdom
n w ablas
n w af
n w affør
n w aften
n w akkur
n w akut
n w akutt
n w albyl
n w alder
n w aldri
n w alkoh
n w alla
n w alle
n w aller
n w allme
n w allmä
n w alls
n w allti
n w allts
n w almen
n w alt
n w altså
n w alvor
n w amlod
n w an
n w anamn
n w andas
n w anden
n w andet
n w andni
n w andra
n w ankle
n w annet
n w antib
n w apoqu
n w apote
n w april
n w aptit
n w arbei
n w arbet
n w arm
n w armar
n w armbå
n w arret
n w asbes
n w at
n w atorv
n w att
n w attac
n w aura
n w av
n w avfør
n w avmas
n w b12
n w bactr
n w bad
n w bag
n w bagti
n w bajsa
n w bak
n w bakom
n w balan
n w banda
n w bara
n w bare
n w barn
n w barne
n w basal
n w bedre
n w bedri
n w begge
n w begyn
n w behov
n w behål
n w behöv
n w behøv
n w beina
n w beine
n w bekke
n w bekym
n w belas
n w bella
n w beläg
n w ben
n w beste
n w besti
n w bestä
n w besvi
n w beten
n w betæn
n w beveg
n w bilen
n w bilkj
n w bind
n w bisop
n w biter
n w bivir
n w blank
n w ble
n w blir
n w blitt
n w blive
n w blod
n w blode
n w blodf
n w blodp
n w blodt
n w blå
n w blåsl
n w blæra
n w blære
n w blödn
n w blød
n w blødn
n w blødt
n w blør
n w bmi
n w boks
n w borde
n w borre
n w bort
n w borte
n w bra
n w brev
n w brica
n w brili
n w bruk
n w bruka
n w bruke
n w brunt
n w bryst
n w brækk
n w brænd
n w bröst
n w bt
n w bugen
n w buken
n w burke
n w busco
n w byrja
n w bältr
n w bæsje
n w bør
n w børne
n w c
n w cave
n w cellp
n w centr
n w centy
n w ceren
n w cha2d
n w choko
n w cirka
n w cm
n w cmt
n w conce
n w conve
n w crt
n w d-dim
n w da
n w dag
n w dagar
n w dage
n w dagen
n w dagli
n w dagro
n w dagti
n w dalac
n w datte
n w de
n w deg
n w dehyd
n w dei
n w del
n w delvi
n w dem
n w den
n w denga
n w depo-
n w depre
n w depri
n w der
n w dere
n w deref
n w derfo
n w derfr
n w derhj
n w derma
n w derso
n w det
n w dette
n w diabe
n w diagn
n w diarr
n w diaré
n w dikta
n w din
n w direk
n w disku
n w ditt
n w djupt
n w dl
n w dokto
n w domna
n w dos
n w dosen
n w dotte
n w drar
n w drick
n w drikk
n w drill
n w dropp
n w dräkt
n w dråpe
n w durat
n w dygne
n w dyr
n w dyrkn
n w däref
n w därem
n w då
n w dålig
n w dårli
n w døgn
n w døgne
n w effek
n w eg
n w egen
n w egent
n w eget
n w ei
n w eier
n w ein
n w eit
n w ekg
n w eksem
n w ekspi
n w ekstr
n w eliqu
n w eller
n w elveb
n w emot
n w en
n w enala
n w enda
n w endnu
n w endom
n w enest
n w enhed
n w enhet
n w enkel
n w enn
n w ennå
n w ens
n w episo
n w epley
n w er
n w et
n w ett
n w etter
n w fakti
n w falde
n w fall
n w falsk
n w falt
n w famil
n w farge
n w farli
n w fast
n w faste
n w fastl
n w feber
n w fejle
n w fel
n w felim
n w femte
n w ferro
n w fiber
n w fibro
n w fik
n w fikk
n w fille
n w fin
n w fina
n w fine
n w finne
n w finns
n w fint
n w fjerd
n w fjor
n w fjärd
n w flank
n w flask
n w fler
n w flera
n w flere
n w flest
n w flimr
n w fluor
n w fnokk
n w fod
n w foden
n w foder
n w fodre
n w for
n w forbe
n w forbi
n w forke
n w forme
n w forny
n w forov
n w forpo
n w forsi
n w forst
n w fort
n w fortf
n w forts
n w forve
n w forår
n w fot
n w fotba
n w foten
n w fra
n w fram
n w framb
n w framk
n w framm
n w freda
n w fremm
n w frisk
n w fritt
n w froko
n w fross
n w fruko
n w fryse
n w från
n w fuldt
n w full
n w fullt
n w funde
n w furix
n w futte
n w fysio
n w fästi
n w få
n w fået
n w får
n w fælt
n w færdi
n w för
n w förra
n w först
n w förut
n w fødde
n w føfle
n w følge
n w før
n w førr
n w først
n w g
n w ga
n w galla
n w galt
n w gamle
n w gamme
n w gapar
n w gastr
n w gav
n w gavn
n w ger
n w gerne
n w gi
n w gik
n w gikk
n w gir
n w gitt
n w giv
n w give
n w giver
n w gjeld
n w gjenn
n w gjer
n w gjere
n w gjort
n w gjær
n w gjøds
n w gjør
n w gjøre
n w glad
n w glat
n w glemm
n w glemt
n w glömm
n w god
n w godar
n w godbi
n w godt
n w gonge
n w grad
n w grade
n w grati
n w gravi
n w greie
n w greit
n w grill
n w grisa
n w grise
n w grund
n w grunn
n w grå
n w grønt
n w gule
n w gult
n w gummi
n w gälle
n w gärna
n w gå
n w gång
n w gånge
n w går
n w gör
n w gør
n w hadde
n w hade
n w haft
n w hagen
n w haler
n w halsb
n w halse
n w halso
n w halta
n w halte
n w halve
n w halvå
n w ham
n w han
n w hande
n w handl
n w hannh
n w hans
n w har
n w hardt
n w haste
n w hatt
n w havde
n w have
n w hba1c
n w hedde
n w hei
n w heilt
n w hel
n w hela
n w heldi
n w hele
n w helga
n w helge
n w helle
n w helst
n w helt
n w hem
n w hemma
n w hende
n w henna
n w henne
n w hente
n w henvi
n w her
n w hes
n w heter
n w hevel
n w hit
n w hitta
n w hjart
n w hjelp
n w hjem
n w hjemm
n w hjälp
n w hjärt
n w ho
n w hodep
n w hodet
n w hofte
n w hold
n w holde
n w holdt
n w hon
n w hoppa
n w hormo
n w hornh
n w hos
n w hoste
n w hov
n w hovby
n w hoven
n w hovsl
n w hud
n w hul
n w humør
n w hun
n w hund
n w hunde
n w hunnk
n w huset
n w hver
n w hvide
n w hvile
n w hvis
n w hvor
n w hvæse
n w hydro
n w hyper
n w hyppi
n w hyste
n w hälsa
n w hämta
n w hände
n w hängi
n w här
n w håll
n w hånde
n w håndk
n w håndl
n w hælen
n w hænde
n w hæs
n w hæved
n w hævel
n w hævet
n w hö
n w höfte
n w hög
n w höga
n w höger
n w högra
n w högst
n w högt
n w hör
n w höst
n w hösta
n w høgre
n w højre
n w højst
n w høre
n w hørse
n w høst
n w høy
n w høyre
n w høyt
n w i
n w iblan
n w idag
n w ifra
n w igen
n w igenn
n w igjen
n w ihop
n w ikke
n w ikkje
n w imell
n w ind
n w inden
n w indti
n w infek
n w influ
n w inga
n w ingen
n w inget
n w injek
n w inne
n w innek
n w inom
n w insem
n w inte
n w intet
n w intra
n w intyg
n w ipren
n w især
n w ja
n w jaha
n w janua
n w jardi
n w jeg
n w jern
n w jevn
n w jo
n w jobbe
n w jod
n w journ
n w ju
n w junio
n w jurbe
n w juret
n w just
n w jäst
n w jätte
n w kalde
n w kaliu
n w kalla
n w kalva
n w kalve
n w kan
n w kanin
n w kansk
n w kante
n w kapil
n w kardi
n w karen
n w kassa
n w kasse
n w kasta
n w kaste
n w kastr
n w kat
n w katet
n w katt
n w katte
n w kbt
n w kejsa
n w kenne
n w keton
n w kg
n w kigge
n w kikke
n w kilom
n w kinn
n w kissa
n w kjenn
n w kjøre
n w klamy
n w klara
n w klart
n w klima
n w klini
n w klipp
n w klist
n w klock
n w klokk
n w klora
n w klorh
n w klump
n w klåda
n w kløe
n w klør
n w knapp
n w kneha
n w knogl
n w knude
n w knä
n w knæ
n w knæen
n w knæet
n w knöl
n w kodei
n w kol
n w koles
n w kolik
n w kolle
n w kols
n w kom
n w komma
n w komme
n w kommi
n w kona
n w kondo
n w kone
n w konta
n w kontr
n w koppe
n w kort
n w korte
n w kostt
n w krads
n w kraft
n w krage
n w krea
n w kreat
n w kroni
n w kryst
n w kräks
n w kräkt
n w kräm
n w kræft
n w kuler
n w kulle
n w kun
n w kunne
n w kurva
n w kvals
n w kvar
n w kvinn
n w kylli
n w känd
n w känne
n w känse
n w kåvep
n w kælve
n w kørte
n w l
n w lagt
n w lang
n w langt
n w lar
n w lasèg
n w led
n w ledde
n w leden
n w leder
n w ledin
n w ledse
n w legat
n w legev
n w legg
n w legge
n w lenge
n w leppa
n w leste
n w let
n w lett
n w leuko
n w levax
n w lever
n w lidt
n w lige
n w ligga
n w ligge
n w lika
n w likad
n w like
n w likev
n w likso
n w lindr
n w lisin
n w lite
n w liten
n w liter
n w litt
n w liv
n w livet
n w livmo
n w lokal
n w lpk
n w lufte
n w luftr
n w lugnt
n w lugte
n w lukt
n w lukta
n w lungo
n w lungr
n w lyft
n w lyfta
n w lyfte
n w lymfk
n w lyser
n w lyske
n w läcke
n w läkt
n w lämna
n w längr
n w lärar
n w lätt
n w lådan
n w låg
n w lågt
n w långs
n w långt
n w låter
n w lægen
n w lægge
n w løb
n w løft
n w løfte
n w løpt
n w lørda
n w løs
n w løse
n w madrs
n w mage
n w magen
n w magne
n w maj
n w maja
n w maks
n w malas
n w maler
n w mamma
n w man
n w mand
n w manda
n w marer
n w marev
n w mars
n w masse
n w mat
n w maten
n w mave
n w mcv
n w me
n w med
n w medel
n w medic
n w meget
n w melat
n w melk
n w melka
n w melke
n w mella
n w melle
n w mello
n w men
n w menne
n w mens
n w mer
n w mere
n w mest
n w metac
n w metfo
n w metni
n w metop
n w mette
n w mg
n w micro
n w midna
n w midso
n w midt
n w midte
n w mig
n w migre
n w migræ
n w milbe
n w min
n w mindr
n w mine
n w minut
n w mirta
n w mis
n w misly
n w missa
n w mitt
n w mitte
n w mjölk
n w mjølk
n w ml
n w moder
n w mor
n w morge
n w morgo
n w mormo
n w morra
n w morse
n w mot
n w munn
n w munne
n w munnv
n w muske
n w muskl
n w mycke
n w mye
n w mäter
n w må
n w måde
n w mål
n w målar
n w måle
n w måler
n w målet
n w målin
n w målt
n w målte
n w månad
n w månda
n w måned
n w mørk
n w mørke
n w naboe
n w nakke
n w narko
n w natt
n w natta
n w natte
n w navle
n w ned
n w nede
n w nedsa
n w nedst
n w neg
n w negat
n w negle
n w nej
n w nere
n w nerve
n w nesa
n w neseb
n w neses
n w neste
n w neuro
n w ni
n w nikke
n w nitri
n w njurs
n w njurv
n w noe
n w noen
n w nogen
n w noget
n w nogle
n w nok
n w noko
n w norma
n w nu
n w numme
n w numre
n w nye
n w nyren
n w nyrep
n w nyser
n w nysta
n w nyt
n w nytt
n w nä
n w när
n w nästa
n w nå
n w något
n w några
n w nål
n w nån
n w når
n w næses
n w næste
n w och
n w också
n w odlin
n w ofta
n w oftar
n w oftes
n w og
n w også
n w ok
n w okei
n w oktob
n w olga
n w om
n w omepr
n w omkri
n w omtre
n w ondt
n w onsda
n w ont
n w op
n w opera
n w opere
n w opkas
n w opp
n w oppst
n w ormek
n w ortop
n w over
n w overa
n w overm
n w overv
n w p
n w p-pil
n w pakke
n w pande
n w panod
n w pappa
n w par
n w parac
n w parvo
n w passe
n w passi
n w pelse
n w penic
n w penov
n w per
n w perso
n w pigg
n w pille
n w pipel
n w piper
n w pipin
n w pk
n w plads
n w plage
n w plast
n w pleie
n w pleje
n w plet
n w plett
n w pneum
n w pos
n w posit
n w poter
n w prata
n w preci
n w predn
n w probl
n w prome
n w propp
n w prost
n w pröva
n w prøv
n w prøva
n w prøve
n w psyko
n w pulsa
n w pulse
n w pus
n w puss
n w pust
n w puste
n w på
n w påska
n w pæn
n w pølse
n w rakt
n w rask
n w rassl
n w reage
n w reakt
n w recep
n w refle
n w reflu
n w regel
n w regn
n w rejse
n w rekta
n w remis
n w rena
n w rene
n w rent
n w resep
n w reser
n w reste
n w ret
n w rett
n w rex
n w rigti
n w rikli
n w rikti
n w ring
n w ringe
n w rinne
n w risik
n w ro
n w rolig
n w rosa
n w rumpa
n w rundt
n w runt
n w ryger
n w rygge
n w rytm
n w röker
n w röntg
n w rör
n w rörli
n w rött
n w rød
n w rødme
n w rødt
n w rører
n w rørt
n w røyke
n w røykt
n w sa
n w safte
n w sagt
n w sakte
n w sal
n w salt
n w saltv
n w salve
n w same
n w samle
n w samma
n w samme
n w samta
n w sands
n w se
n w seg
n w sekre
n w sekun
n w sele
n w selv
n w selve
n w selvm
n w sen
n w senas
n w sende
n w senga
n w septe
n w ser
n w ses
n w set
n w si
n w sida
n w sidan
n w side
n w siden
n w sider
n w sidst
n w sier
n w sig
n w sige
n w sikke
n w sikle
n w sikre
n w simma
n w simva
n w sina
n w sine
n w sist
n w sitt
n w sitta
n w sitte
n w sjukg
n w sjunk
n w sjuti
n w själv
n w sjølv
n w ska
n w skabb
n w skade
n w skaka
n w skal
n w skarp
n w skick
n w skidt
n w skift
n w skinn
n w skoge
n w skola
n w skole
n w skorp
n w skrev
n w skrid
n w skrik
n w skriv
n w skuld
n w skull
n w skum
n w skåne
n w skære
n w sköld
n w slag
n w slags
n w slakt
n w slank
n w slapp
n w slem
n w slet
n w slett
n w slikk
n w slimh
n w slipp
n w slite
n w slog
n w sluta
n w slutt
n w släpp
n w slår
n w smala
n w smell
n w smert
n w smile
n w smurt
n w smärt
n w små
n w snakk
n w snart
n w snurr
n w snus
n w snusa
n w snuva
n w snäll
n w sockr
n w soen
n w solcr
n w som
n w somme
n w sond
n w sorte
n w sov
n w sover
n w spani
n w spene
n w spira
n w spise
n w spola
n w sprid
n w sprin
n w sprit
n w sprut
n w sprøj
n w sprøy
n w spydd
n w spänd
n w stade
n w stadi
n w stald
n w stall
n w stann
n w start
n w stati
n w statu
n w stede
n w stege
n w stel
n w stemn
n w steri
n w stige
n w stikk
n w still
n w stivk
n w stod
n w stoff
n w stofs
n w stopp
n w stor
n w stora
n w store
n w stort
n w strep
n w stres
n w stron
n w strub
n w strum
n w stryk
n w strål
n w styck
n w stygn
n w stykk
n w styrk
n w stå
n w ståen
n w står
n w stær
n w stödm
n w støtt
n w subak
n w subku
n w sug
n w sukke
n w supra
n w svaga
n w svamp
n w svang
n w svar
n w svare
n w svart
n w svie
n w svier
n w svir
n w svull
n w sygep
n w syges
n w sykeh
n w sykep
n w synes
n w synte
n w syste
n w säga
n w säger
n w säker
n w sämre
n w sätta
n w sätte
n w så
n w sådan
n w såg
n w sånne
n w sånt
n w sår
n w såret
n w sætte
n w söker
n w sömne
n w sönda
n w sønne
n w søste
n w t
n w t4
n w ta
n w table
n w tabt
n w tage
n w tager
n w taget
n w tagit
n w tak
n w takk
n w talar
n w taler
n w talev
n w tand
n w tandk
n w tandr
n w tange
n w tanka
n w tanke
n w tannk
n w tappa
n w tar
n w tarme
n w tarmk
n w tarml
n w tarms
n w tarmv
n w tas
n w tassa
n w tasse
n w tatt
n w te
n w tek
n w telef
n w tempe
n w tenke
n w tenkt
n w tenne
n w tenni
n w test
n w tett
n w tid
n w tide
n w tiden
n w tidig
n w tidli
n w til
n w till
n w tillb
n w tills
n w tilta
n w time
n w timen
n w timme
n w tisda
n w tisse
n w tjock
n w tjuen
n w tjugo
n w tog
n w tok
n w tom
n w tomme
n w tonsi
n w torr
n w torra
n w torrt
n w torsd
n w torst
n w trang
n w tredj
n w treg
n w trekk
n w treng
n w trodd
n w troli
n w tromm
n w tror
n w trudd
n w trumh
n w tryck
n w trykk
n w träff
n w trådt
n w trött
n w tsh
n w tube
n w tuber
n w tumme
n w tung
n w tunga
n w tunge
n w tungp
n w tungt
n w tunne
n w tunnt
n w tur
n w turde
n w tvätt
n w tycke
n w tyder
n w tynd
n w tyngr
n w tynne
n w tynt
n w type
n w tände
n w tänke
n w tå
n w tål
n w tålte
n w tårer
n w tårna
n w tæern
n w tømme
n w tørre
n w tørrh
n w tørt
n w u
n w ud
n w ude
n w uden
n w udløb
n w udslæ
n w uendr
n w uff
n w uge
n w uka
n w uke
n w uker
n w ultra
n w under
n w undsk
n w ungef
n w upp
n w uppfö
n w urine
n w urinf
n w urino
n w urins
n w urinv
n w urolo
n w ut
n w utan
n w ute
n w uten
n w utflo
n w utsla
n w utsle
n w utåt
n w uømt
n w v
n w va
n w vacci
n w vad
n w vagif
n w vaksi
n w valln
n w valpe
n w vand
n w vanli
n w vann
n w vannl
n w var
n w vara
n w varan
n w varer
n w varit
n w varje
n w varm
n w varme
n w vart
n w varv
n w vasc
n w vask
n w vaske
n w vecka
n w vecko
n w ved
n w vei
n w veide
n w vejer
n w vejre
n w vekk
n w vekta
n w vektt
n w vel
n w venst
n w vent
n w vente
n w verst
n w vert
n w veter
n w vetme
n w vi
n w vid
n w vidar
n w vider
n w vikt
n w vikte
n w vil
n w vilke
n w vill
n w ville
n w vin
n w virke
n w visar
n w viser
n w viste
n w vitam
n w voks
n w volta
n w vond
n w vondt
n w vore
n w vred
n w vurde
n w väl
n w vände
n w vänst
n w vänta
n w värkt
n w värre
n w värst
n w våde
n w våken
n w våras
n w vårti
n w våtfô
n w vægt
n w vægtt
n w være
n w værre
n w væske
n w waran
n w x1
n w yderk
n w yr
n w µg
n w ägare
n w än
n w ändra
n w ändå
n w äpple
n w är
n w ärlig
n w äta
n w äter
n w å
n w åh
n w åk
n w åpen
n w år
n w årsko
n w ås
n w åter
n w återb
n w återf
n w æder
n w æg
n w éin
n w ögat
n w öm
n w öra
n w örat
n w öron
n w örone
n w øjnen
n w øl
n w øm
n w ønske
n w øre
n w ørern
n w øret
n w øynen

ALOONILMKKKLYLJJNQ[SEVOVNNMOKMLJWQTTUKNKX[STMUNOMRTVWKPKIIPLONNIFGM;VYQJJNOQMNJGCMVRMVJNUOLOHUTRZJMKKIUN[WNKKXNOMKKTTRTOWNLJLVVMQOFNMTLNUTSIMKWOWINMIK
XMTNQMJPJMTQRJUXPKIMLKMWNTQNMKFUOMOLVXOUQV[NZMNUMKUKLLPNSMOEKKMGWXTSLNUNRNL]MXUUTJNOGRXLNT[UGMINJPMMMTMMUYSWKYLc]HMDJVZNLHKMKO]KMD]JXGWTIM\\PNKWJdSTVTV
NNOIUNZXMIVHNJ]JUCUKUL]EKMTNLHYNVJNIMKWWINNJNJNNHIMNKTQNJJHULNOEILZSVJ[ONKU[OOQLJIOGGWLOOVKPXGIOKQKVKKVINJPTSNMZTOSRTXTMMIOMIRNVNYKMNOLQPXKMUMYLMKNOLV
NOAXTGNNLOKLXTEOMNTGSYVKNGTNKOVKLISNNLJQTPJNVTWULOSMMNVSVIPI[INLJFQKMPU\\PKbQR\\U@ILGNKTOOJNGN\\GOOOLOOWXOb\`NVMRONWNWRKKOOMMIOTONNOKTNSUYLMQKJGVVUSENNWXM
OOKQNUONONIW\\QLNTKWLWNVNNOVMNI=JLPLORTKNMANTKMORCUVKYYMTQEMMMIGMKNNVTZLTNLPWKMOYQNWD]XJbNJJRTDNNNRLTTUMPUdQNLMQQOPKUMUTYJZFLNNOKGZ\\TMLAIEPOLJNOMIMHUIH
GJHRLONULUMWQOKYMLWMMLRRPWPIPKVRCILUCTZLMI[NYPKNUMONMHNN\\INTMMULVHYNKSULYUVJM\\MNMKTTYMWKLTWMQTUUJNLKTRQHY]UXPDUPUPNNURUT@VJSVMKKTNGKURHMLQJHRLWJLILNON
SBOVNTOKNQLTLHOUMTNOROLNKGMMGNNJNUVOJTMNNGMPGVPRWRQCMKKTMKTQSSINLVVNDGVLJHRHNUKHJMGFJRODONTJ_NNSWRNTUNOPRMLKUHWINSTJSNYLOSVWTUENNQJIMNSLPJVOKUMZNCFYJQ
USNZOJUFQXMFVSMNVOLFILNILJWNNULOZ5LGKMLLJNKKTLQUJQTMWLOKV\\QPVWKFPJUMNNILNNSOKTTRTUSPMLPQVNSGUJJO^UYJSNPLUV\`TMOLPTLV[HNNPOOUNUIOMNMJIVW\\BLJSOTKPLNDINNF
RNMJIVMNOGJOJQNNJ^GISCLT\\PWXKVRHTW]NKGPNNH^OT[KKJNZPQIMKEKHTITNMTTQXNINNOOURMONWIEMKMGOKTSXTVSUNNPNNT]WLVVJMIOOZIL^LVQTLZWOTVMMMOOJINNQOXOVJOLLWOOWVUS
NRMONNM[KUUSNWNENFETKUVJNUOUKNPJJJPMKLMKTNHVRMLNQZOSQaUVMVUMLLQN\\PQGNKRVQHJMNNLVJTKSUQJU]PIMLJHHVVdJVVMXMUTNYOTKGUPMP\\THPNZIQOMEHNKVVQNUSOVOKLNVMOQLJS
YRWIPMNNNINRMM^NOLNPKSKRGJIRLWOMRLMKIIM]NWSNOTRLUNNOVONXOKOMJIKLMWTLVOPGXVRJUPCNMUSONUOUWWOOMULUJLPNNNKHQNWLMMPIRNNWNJJLMRMJXTMUNOTNINWQNZONZOKPWJNKXK
KMNJOTVPOVOULUH]VSNKJKMLNOMTINPNYLLIMLRJKOTNIUOQMNQRMO\\NMUKK\\NGQNTONNNONIYLWKKLGU[KROPTMJWJMLTIUNFEL\\OTO\\JOOIOHROJJWQNNUIMJQVTPSFTLIBHQROMUWIOYVUKU[VV
IKLXOMISNTJFjOGMITVENKYOITKORUYOMVVXMNWWONHOWQJSTMOK\\NMVJJKJFTTFMKTNORNRNUOE[\`GNLJNEVUTKMJNJLJKRVLNNQLLJUSNHMNNSNTNJRSLPQNGTVJGPHQMMPIN7NKJNYJXFSVLTUM
FULNITQIITIKJVTUWHJ\\QLLPKNWNINLQUJKOUXNWOJGU\\MMNONVWOOIMYUTONVLJMMLUOMN\\UPINURLEMZGLLYRLHIJOHPVUJJUKUOUNPO[TWRX\`TTXWMUSONHNTLWJMNNNVNIQKPOXVKILFUVUHPO
LVVKTJGOMOMJKPNNJMOMWKNLTMNFUNMJVMPNJVdUNK[HOKGGIOTIMU]NWQPN\\ROPNMMJTMLNMLKNMNPMNNSORLNLILOJKTW@YOWHOHWJVJJNNNJPNXUOOOOYOOXQNTONVLIMVGOMNSWNWVNTONIOVN
KNLNRPVMOKKQMFOKXXIOMONMONUWBLKNUQPDOJITOOTZGJIPSMHMINUOMVNQOXWWVMWJTKKNNLONIYMLVZWUONMOOLMQLLLMOOOUYUVNJQLOLNORNMLONUHKVNLGOONNJJTSULUOMLQYVDNUQNRSJT
QMIKWKXQLdLOOUGNQHNVNNJWFNMTFONMVLN=RN[ITMJNNJLT\`MU^\\RSTITIPWKMOHPLNOMNNKKTNENNOONOMTRNHWMMCJUNVIPONLTMSUVYNKXHHMMUPIYRPRVEYONJNHKNQONOUTUMNHNONLNNJOO
LUKZ[MUMNIVSUKUMONYHWTPZHUNNNPNVLXTRMULKPIXKLOWGUMSXRNJNMPONLYJNRTTWUUMUMKYTMRUMMNLMZYOMWNOZWNTXKNMLQOPOJTUPPNMNZHPONWWHTOLNYJMONNUNVNQOVQNNOSLOPINHNN
TNNKTONNTNUMUOOVNKOVHVRSIQUVONUQLNOMJSVTINOMSNVMUOMIOTKOOMOMMUKNNOKOIIMUXOLTOTNKUJTMNNVMOMZKUUSYKMRMOUMUNVTLOTLPMLQOWQSITGILZXQLSNLFQOWLOOIJQOUPSMNMMM
KMQPQLKNUKRMLOSLVNJUJMOQVKHPUNNNKOINRUONUMSMLPLPWRUXIIUSRNLPNMaHMVSLPQNLLKSYUHSNNNJXNZPQLPNPWKRQfKITOTJPWSRVMZGKJ[SPMSN]NGYMRNNONNTFMMVISJMKQLLPKLHWPN
MNVLNNKPMXJMVH\\XGaM[UXNKO@WT\\MUOPQOEJINKMOKUJUFKRNJOMOJPITVRWMNYMOWVIOZTMOB6PKTJUONTZSNPTNR@NMJTGUTJPKONMFWPX\\MHMIQHGJVSMOJU[ULOQXTOMNSFYI@IVQNLKPMVQS
?OVVOUMOKXZN^LNMMVNXNJBNZYUVOSZMMFNXMMKOWIOMS@Y\\WHUMLYSWEKKJMKSNODGRNMUNLNKNXMHZYMMWMVFRUUONUNTMKTXLXMNNPHILUJSETUWTFIGNN?PDJXRYMLZMVWQOJUOPMKKNLVLNPL
KPUKMTIYJMLOKJGNPNLT]IRTMWOLJRT\\RHNBQRN\\LRQSIYPLWJQTNUZdHMOXJMNTML^TEVM\\PGREOOHUTGMIYWQLQHJIW^PZLLJKMIMO]XOIPNNKUTMJ[OSNKKKLPLVNNNKH?JUPPWWTOSHCVJURLP
QNSQNHNHQHRWHRIHODHPLVVSJPSMJ[\\KOLWMLKLNNDUSHFMMLOMFLNMORIQMTMLNYV8]YKSMNJIZKVDQIONUVN[KLUZ]NWNNLJMLHJGMNXJI_IMKHKTPMOJRHQNOIKQLNSM_JOTYKJOOONMO_]OIML
QONNLSKHKNJVNPIQMMOJKQKNNVSUSIVPLUOMHT=R[JMQSPTWVCWYTUWUOLMNXLTMOSSLNLVXNJSUPVULNWONMHJKX^UMNMPT[RRMVJMRRWR\\NHPUOWLNWJUJRLQXNJGIXGVVAOIMVLOUNLPKSHPURL
XVKTQJNHHHPOIXNS]W_NNEF[NMSLKNMOLL\`WT\\WKINNVXVMZFL[MMJIIKMTLUOKYNMOVTbHNDU\\LRNQHOULTMUQSEISNW^MIGNOMQNOEKJYPRSLUCVLINVYAVPNFSKNNVNRK[QRKTKXhMTJIcNKPLO
HMSJORKKITKWISMTLNNMNNNKNPIUMUOT[TKVOSMNMMJNMNOQQRQMPQGLLLFLNURbWMNY\\UTNONOHTDRV^U\`SJLUMNMGSJBNNDPUTOONTdTMYTNSPORW;WLWRNLKVNHLKPQKPWPOMPLOSWLQKLIWOJJ
GLMPCXSFLOS\\IGMQKJTMVIPHYVNWN]UHNVJTRJJ]VSONQSPVMMHVVLULKNKWKLSTLUYNKH^UKPT[NLOIPVRMHOKUQQJISONOYKMJMHJPMMJNOKINNQVKCQVUXHNNMUJJUOMLNNPJKJZIJJKTXJVMMN
JWYQJIILKNMHMNNNVUMOFNNMOLNIUTNJRRTJQQOMWNRVYIHJ=NIMGSTYNMOQ_JVK^OFJLcLLILVLQKNRIMHNTOLPJKHaTdOIWMFMVXOXTMJJIMMUWSP]PGOUGUONLOJGLKPVXQ[QLOTLOGGMNYKSNN
NUMGMWK^L\`H\\eINRSYOWOJNNVPKVMNLIXOZXXLJ\`SLIODNNRMXJHPWVMLJOLZNKUGJIJOTGMXQNTOVMVMTDRKLMHIHOKU>UJVOMUVTJOMNOONYFNW[OHTWDQMMIS

rPKVPOMMOOMNKOLMNNONLPROLMJSMMMROONRONHKKNMQXOUOMTOONVLULMKNJUNRNMNQNOSOONUSNONRMMONNOMMOKNXOOLWDTJONOONOOTOOOOOOLNSRPJOOOKMMOJNNNOLPNM_JNMYWNNVLSMTOG
LHPONOZTVSVPOOQOVNPPPNNOOGKVMOOOI[VNNNIONOXONMKMNOVOOXNROOQWOKPOMCONUINLSOONWOOVNNOTMONNHONMLOOKOZYMW[NOOMNNLOJLJ[NOOMSWNUIKKKEIMPNMONOMLPLKOONONOILEO
WVKSMKJROOKXILNNGOONQNLLTOORMOJONOOKMNIMONJOONSRNWINZOVNTNOONHPSPOMXLMNOJOSOHOTNMLNNLOMVOOONLMLKNOMN]NOOOOGMMUOLOUPaONQPONFNOOUOONWMOJNNONO\\VUOIOOSNKO
WJGFNDNFQSOMNEMNOUMNHLNHYNOLOONOINIOONNOMNNHONONOOOIINONOONNNOXNWKUVGZLMOM[hOKOPPMPHMOJPOVOQNMMONXOKOJJHGJN_NUXINRMROLPGOOOPMTOKOPZONKJGMNNONONO\\OOMJL
IOJNMO_XUMOIOGONJJOURLORQOOUNOMSMONPLONLNNUOQMJQWOOMCOOIIPTVOMONMOQOONLNMNNP_MOONOOXOKNJTOSNJT\\LMOTMMONTPNINVUPJJOWL^OONOQNNKUOOOINNTLTPKJONKTQNQLJOLM
MNOOMONRTLKNSMPKONOJNMQSIEUMPNN\\JQOQcOXVOMLKLNOYOOOWOMNPMUJOZMOVOHIOOHPKNNOOJOMOVONPOKQKLLNLLHNMQWMRQEOLJOKNOOOMOMJGOOLMKONMNVMNMNNOOROLOKQ\\RMJOMOOOSU
OQJOKOWNVMMMTOOONOMKOOPOMLNOSWXNUKOO[IMWI^LWONKOHMLSINNOMNNJOJWQ[OOUNNOMJJQON@NZNONJWROX]TNXMWNIOMOMOOOLKPOROJOONRNNTLTPNQOMLNO^OLNKOTNMPMOOONXML]QOQN
NIMPOOLKLSQ\`NNLJQHTZRONTSOJUXONOLZKNTONPOJONOOKOMWNNOMNWOEIJIONMHPNNITWOUVUIOKFHOLQIOONRKNPLORNKPMOONNOMMOFNOMLLRMOQMOLOONORNWP[OOOPONHLNMROO]OGKMQK[N
T\\MKYJKKeONYLXOLZKQNIbYN]LLMEAPK^NLJTSN[KMLWBRLNOUKTNOILJONGOOUNOLVONOOPODJOXNLLOSXMMON\\MNJONNOOISNTMOSNOOOUROONOONMOOOOHNNONTUTKEOOJXOOOOOXILVNOKNNOS
OROTMQONOONOKOOYOKLOOOPONNINOONTONONMON\\MKNNUMONQOVOOMFOLOOOYMdOOXQONJPNK<ONOVONOMWROIONOMOLKMRJOMNMONOMQMNPNONYNOOWONOWPNJOOOPILOONOOYNOOOEOULOLOKOUN
SRMMONOOONMEOLONOONKOOKRTOOONNONOOOONOOQOOOOONIOLOOONTMNONOWNUOONOOOOVOOFONOOOXENMHTNILRROOHWRNTFMRJTLNOS[YNTJTPGPKIJTLNVROPLNONUHKJ[XOW[MPMOGMOOOKOMO
XMJOJNOOKPNOLOZOPNKOONWLRHOLLOOMRNWNNUOOSOOWPRJMOONOOOOONOTONLOOPOONOPONMNNKNVMJOMOSOPOONOOXLSWQOONONONKONMONUOMOOOOOOONOONJOOJOOOOOXONNNONOYIFKOUOTOO
R]VKLUNMXNQQLOIMOOONONONOLLNRNOULJOLOOONOOWONHQQGXKKNUOOOOTOOONSLNOOOOOOVMKMOLWUOODOOOOOONOLOMNNOOXLIYKLJOUOHKRGONIOSQNMAJOLOOXIRQOMT[ThORLNMRNRRMNSLO
SONZZNOMOMUNONNNOLOOWLNNNONMMONMOJOOMONOOOOOONOJTMMOXKPPLNPNONNQOOKOONKNNOOLOOOLNOOOWXOMONOGOQOOOOOPMMOOOOKOPNKEMOUOLNSIJNWNLISVIHJNINOONUNNNOOOOOOOUO
UPKMNONTNOGNUIOUOOONOOVMLNJNLLXOOOLOOQLOOONOFLUZOWTOMOPNOPOONOMRNQN_OMONNYONOWOMNKQYNPWOMWONNOOOMNOOUINOJYOOQOLOOONSOILNOUOOROUPNNOVOXOOUXNTJOKMTUOHO\\
OOWTOINMOOLOUNXWOORNOOKOOOOLNFMUOTSPIYNOOOOONMOUOONOMKOOOONWORNONNOMOLONOONOONMOOPNOOLKTTNLNMOWLIOJTNILOPQNOLOQOOONOTNORTOOPOOKVROPPNVKKNNGPONOOPLENXQ
QMUVSQLKHQXNLLTPPMLNNONMOUONNOOONNUKXOJLNONOONUOOOOMMOONNNNNMOUNJJOYOOONOOON\\TOOOOONNJUONOUeUOWNXFJQOMMMQONVKFOQLWPGOOOTOMWQIOLOMOLbOTOPMOZONOOOOOOMON
NNGOJLOMVONOOOOOHNMQHOUMOPOJXJTPOOOMVOOOLOOOMOQUONNLOONNNNONQOOVONONOONOOWOOVONEOOOOKONJOOTOOOPPZOMMOTOIJOJOOOOOWILXWONZQONPPMKOOOOKOOOOOONMOUONKOHOOO
[PMOOOOOPNONOOONWMSOMNMQSIXOOOZNNOOKWTOOSMNOKOMPOOUOOONUONNXOMOJIUXIOOONNVONOOOQOSMMUOIOOLOMMMOKOLNTUSXOJOOOONOPVMXMNGVNPTUHOOOOPOOSTOOIRRSNLOOOOOOOMM
PONNKQPUOOJXNQVIOVOOUOOWOQNULEPLNTUJHOUUJUIOWJIINTOOONOONLWOLMtV[OSJVOOKNPLNK[JJHKNNNJONNNNONNDIINLOONOOOFHMWOKOJONIRNWNNUQN\`KOOPNMPTOMLMNOLNLOILNLHLO
NOOHIXNOKNNOUVJLNFONQGTKJLQHNWKEOMLKNTOOONXMNRTOYOXWOOOONONTOLXOOKNYYMOOJJJiIJEVOOOOAFWGKMF[NONOXKOMXOUNISLMLNNZNNZNOOOOLNPMOONUMNLNOOLGNLKKOLNNMNNNOU
MXNUBNVENNFTOOLTWOJOOP^XHPRKNSSKNLRPWONOQOPMKSJ<KKUNHNRPSLOOMOO\\WRSNNAUNNMOWLN]NMRUOQORGQKZXKUMKOOONMMGVLOONNSQUOMBLSOZMMFNNZNNNLMMNMOQONONTNOOVMNQOLT
OMNJTOOORTNSMWQLSKIONSQPMNVIOMNIKLQMLNNJL^NFONQNNKVKVPH=WOKLNVWNNaSIPNLDMROKHHONMTOPONSMRLPOFSMLXMJOLOO]KMJOUOIQNONMOTIWZPNaWKNOOMNOWNPMJNMOURKOHNNUJN
NMNOVZO[OOOWIZ]]TTVN[LFQ]MNZKb\`RLOOOOMWNOOOSWUOXNKUOJNMONLQdVNHXPL\`NMZFONNONKMPNPNOOOXZYLNJQTOOMQOPNOOIOOMNOGLKJYYDWK]NNPNOMDOHNNONTMNMNWO_OIUKNMNOUJN
IOQUQNONUTPNOLNUUNVPJPNOKOPKHONV\\JTNHPWWWDMSNTNOPLLNNOENHONLNUN\\OMJNWTNNXOOOJNNMLPVOKOMXON[JXVDOOSOROMJLPONWWPNNIROONYOLTORHIOOOLLNNNXNOAONO[LKONNQLNX
OMWRMOLPKPRJJNONQNKYUXQQNIONOZIJJLPJLFNOM[IMMTT@SYKXVQJWNKMXERJNVKKNSJJOHIODKOOYPNWLPNTNKNNTOGKOXKOOOO]RMOOUCOPNJLMDVLKPOMNHHOLUNMNONMNONWENOUNNNU\`VLO
NOOQUSNbSTQLOMMKVTORNSILMQJSZOHOMNYHGOXWWNNINUIJOQEIPNOOMNHNUMJBMLJOLNOXLGISFQLONOLOOOONNWOOOFONVGFBNTKRKLNOP\`NMXLGVGXQO>NLNNOOOVWOMMOQONRMPNJGXNKNOOO
OTOVSNJTMOMMLNNWJOOOLLRNNQUPYOOXROPSNNMOOI]NRO:MOTOJNQOQLLPNNONNWOGMONJNPNNOYMNOMORRKTUMVZWNONPOMNPOWPTLONYOOOPVUPRMLTLONYNJOQMONXLNMOMKMOONjNLOOOONTP
KILOOLLPNMOOKDPUPMSNZQO[PNOMNNMOLVNOHOYSLOKRMKLQLMNOONLNNNPUNQKMNUKOULNMLMNZLOUH\\NOMONM[NZHLQOHNOJMNMNUJNVOTNMMNNOWNUNENHOVUMMMLIJZNQYMQOORNOWTNLNTRKV
OMRMORONMJOMEQONLNCNNOJOONJIMUUNOSNKNLHMONOBLMOHMRNNIOP\\YTOKOLONNILOXNONNSKNTOXLIO\\OOZONNKNOOWOOFENOJJMOPOUWTJQLDJTQHNXOKLCR

ENONUOOONONNOOOOOGORQOTONL^PNNNOOOOMOLO[NNSOJTOUNOOOOOMYNNNNNOXOOJNKSOVOONLNOOOMNOONNJOOONOMNOSMMNOOOOWMNOMOOOOOOORNRNOPKOOFMOOOOENOOOOMOOQRQONNOOOOOM
OOPTNONONNFUOOOOKNOONOOQOOMOOUOOOOOOOOOPVRLOONONUOOOOOFOOONOOVOONQNVOOOOOOOOUONOOOOONNONTONOOOMOONONOONONNOOZNOMMNNOOOOLNNSONGKOLJNNOSOONOONOOONOOOOPO
MOOOQROOOOMOONMMOPNOOWNQNONOMOQOOOWOONOVOONOOXOTOMNNOOONMOOONVIONOOMOMOLOOOOROOLQOONOOONMOONOMQOOOMOOMOOOOMONNNOONOEUOOYOOONOOOOONLNQOOOOOOMMOONOOSOOO
OOPHOIQXTWOQNTRROMOUKQNRONOOOOOOORNUOOONOOOOOHOOOOONPONROOMOONOOONNMNLMNOOIXNIOJKHUOWOOOOOOOONNOOMNUOOOOLOONONONKOOMMNOROOOOLMOOOPOOONNHIONOOROOOOOOON
OOXOOOOMOOOONOOOONOOONONOONOOMVNOMNOONOONNOOUNOONOOOLOOJONNOOSOMTQGOOOOOOUNNMOONQOONNLSNOOYOOQOOOILPOOUOOOMONMOOYOZQKNNMONNOONOOOSONOOXONNRNOOOYNONOMN
OMNOOONPNNONOWNNOOONONSONPOOMOONRNOOQOOOOOOONGMNOOOOOOOQONOOMNOONMKOONNONOOMOOOOOOONOZKMOQOTOLOOOOOOOJOPOOOOOOOIOTOOOOOMLOOOONOMOOOONPOOONOOSNTOOVLVLR
OQNOONNNOVUOOOOMONNNOOOOOPOOTQOOOOOOOOOOO@WIOOOOLOMNMONQNNNOONMVONPNNOOONNNNNIOIOONNOIORPONONNMNOROOOOOQTNOOOOOOROROPONNOTNKOO[NOMOMOORONONOYOQOOOOOPQ
HKONOOLNTHNNOOONMOONNOLMLOROOONOOKLNJONOOONNOOOOZMNNOOONOMKRIOOONNPOOONPNOOOOOOOONONNNOOQNOOOOOOJOOVPUONSONNOOONNVORPOOOUKOOOONKQMSOOONOMONVONOKOORNNQ
ONOONNNONOOOONOOQLOOOMOOKOTLTJNNNONNONOOOONOOOOOONONOONOQONNOOOOORPNOOOOOOQOOXWPOONLNOTNOONOOUOONQONOONROOONOOQOOOLOOOOOMOOOOOOOOOONONOONOOOOOOOOZOOOO
OQOOOOOOOONOOOOOOOOOOOOOMNOOOOOOOOOONOOOOONOSNOOOOOOOONONOOMKNLNONOMO]UPMeOMQOOPPKMOOQOPNOROPOOSOOIOOOJOOOOMNOPOMOMOOOOFONOONOOUSOVOOOOOOOOIOOXOOOWONN
QOORNNONOOONOOOOOQMTOOOOROOOOOOWONOOOOOOOOOOWNOORONTMKNOOOTNQOPONOONOONOOONOOOPLNNNOTLJJNPJNNOONNPKNMMOOONMNXOMONLQIOMNKOOJXLNONPOVOONOONMMVOKOOOOOONO
NNNOONOOOOUNOOONOOOOOOOOSOONNONTMJOORNNOOOOOTOONOUNOWOOOOOQOOOOOUNOOOPOOOOOOOOONOOOOOROOOOOOYPRPHOOOOOOOOOOOOOONOOOKOOOOOPNOOOOOROONHONOOOOOOONOOOONNN
RNOOROOIPNONEOIMOOO]ONOVOOOOOOOQONOOUOOOOMMNOOPONOOOOOOOOOPOOOONOOONOOOUOKOOOLONOOXOOOOOOOOOOONNOOOOOOOOOOOTOONOOOOOOONOIXOROONNOOONOOOVOMOOONMONOONNO
OOOOQOONONOOOOOOOOONOOONNOOOOOOOONOMMOONVOOOONOOONOONTONOOONOONOOONONO^POOOZOOONOOOOOJNPOOOMOOOOOOONQNOJUJNOKIONOONKOOOOOOOOOOOOOWOOOOOONLOOMOSOOOOROO
OINOMOOOMOKOMQOOLOOUOOPNNNOORNOOOOOMOOKOOOOOINSNOOMONNOOOONOOOOSOOJQROWOOUOOOOOOVOOMNUNOUSKMOOOOOOOOOOOOOOOFOOOPOGORNOUOOOOOOONOOOOOOOOOOOONOOOOONOOPN
OKOOOQONOOPNNONSOOOOOOOOOTOOQNONOJONOKSNOOOONOOJOOOOONOOOOOOOMNOOOOONNOOOOOOOOOOOOOOONOOOOMNMOMOOOONOOOIOPOOOOONOOOOOOOVLOOOOOMOONNOOLONOOPOOOOOMONOON
OONOGONWONOOONOLQOOOOOONUOOOOOWOOONMOOMOPOWOOONMOOOOOOPOOOOOOOOONOOOMOOOOOOOOPOOOOOOOOOOOOOPPONNNNQIOOOQPOONOPUOOOOOOOOOOOOMONOONOOQOOOOOOOOOOOOOWONOO
OOOOOOOONOOUOOOOOQOOONPNOOOONOOOOOOOOOOONOOOOVOOOUSONONOOQOOOOOPOOOOOOOOOOOOOOKUOONJNOVOOOOOOOONPONOOOOOOONOOOOOAQN[OOOSNMRPNNPOOONOOOOOOOOOVNNOOOMOON
MLOVOOOOOOOOOOVNOOOOOOOOMNNNONMWNOOOPOOOQONONOOOOOMONONOOROOJWNUOOQOOMKOOONOOOOOONONOOOOOOMOOROOOOOOOOOOOOOOOOOOOOOOOONOOSPOONNOOONSNOOQOINUOOOOOMMOOO
OOROQONNOOOOOONOOOVLOOOMOMSNLOUOKNYQPONOOOOOONOOOOOOOOOOOONOON6VONDONOPUOUSOQPTOOOOJONWUHNOONNOOOONOONOOOOOONOQOLORZMOONNPMOMOOOJFNOQLNXRNOOQONNOOPONO
OOOOZOOOOOOENNHRRHORIZOOO\`ONOOOOOOUNNGOOOOONMSSOOXOOOTOVONTONONOOZOMNOOOOONTNNLOOOONCLONRWLNOMTOFMONNOPO[YS[QOOZNWQOOOOONMONMONLONNOOOOPNRNNSLPONUOOPM
MOJNLMO_OOMNOOOMNONGNWLRPQOSUOHNULONLOOONOOTTNOOOMMMPONONOOOOOQONONWMTNONEOOONSOOQMONONMLOOONMNOOSOLGNNONOONOKOYONINTONUOQOLQOTOPOOROKOQUONNOONNNONONO
OROOOOOOPJOXLQOODOLOOOQPKOPOONRLNONOJSMGONELOONONMAOKOGSOMMMPOMOUMNNLOOMNNONPONOJPOPNNOOONMOUVNOQNMONOYNHOOZKOOOORMONPMOOMROOPNNOWOOTNOOJOOONNOOONPONO
TNOOTNONNOQLQNONOOOMOSROOONPJCDMONQOOROOOOOIKOOFONJNMOROJOPOOVOQOO_NOOOONOOONNOONWNPUOJOPOOOLOLONOSNOOOOOOPONOONNONNOOPITGUUKODRMOLMMOQGOORNOOZ\\NOOEOO
NNORLOOQSOOOOOONMOONWOO?OOONPOOONNMWNILOOROPOOOOYOTJMOUQOOUNOONNOOOONNOORONOOOONOOPOPOONOOOVOWMONOOOOJRMNNOOONNOOODTOLOONROSOQOOSKJNMOOOJOOOMOINXOJLON
ONOOUONON^MMMNOOGONOM[SNOKOOOOOOOOOROMOOYMNOOOKJNOOONNSMLOOLNONNM[OINMKOWKJONOOOOOOONOROJNNOOLONGLOOUK?VOOOOWOORNNPMOROQOOOQOOOOOMOOONOMSQONOOOONNOOOO
ONONMOLONOUOONOXMOONONONNQNLJOOMONONQUNMOOOROOONOUXPWONOONNONQVOONNOMOOPOOONNMOOMOTOONOOONOOOLOZNQNOOMOOKONNNENNMNOVJNSN\\OWONOONONNNNOWOPOURKOLONMNOOO
OOOOOMQVNOOPOSOOOOOWONQOONNNNOOPOOOKRONOOOOOONMVOONMONOMOOXONNOOOOUOOUNONNNOOVOONMOWNNONMNMROUSOOOOOOUOMMOOOOOMKN[MNNOONONOOOOSONPUOUONPKOMNJLOOOOOUPO
QVOOKOOONLVOVUOOOMOOMUMNILOOONONONOONXOYPNNONJJNNPNOOONNOONNMNOOOOMOONUORMLKTNN]QNOOOONNOMONOOTNOMRLOONNMNPMOOOOOMOOONJNQNOMNUNNNMJOSNONOOOMOJKOKONOOO
ONMQOOOOOTOOCROOONNOOOYOOLPFOOOOOOOSOONNOOODTOONNUONNONROOOMOMKOOPLOJOOMNOONOONOWOPOOQONONOOOYOONKLOOLTOOQOOOOONNPOMPONOONMO

>LKNOMMVKNMOOMNPVOOO_OOPKOPR[UONOSORPOONONNSJLOOLNQMNNKGSO[\`IOOOGKLVOOCOOXOFVWNSXVHXNONUNOLLNKLPKLNNMOFLMNOLNQWKWOISMSMTPUYbLJMTZRNNVNNLOKGAKNJNMOJOOO
NOMNTKNNRJMOSONVMMKWINMNIPLOINWNONPMJNOOPNITMNNSMLOJUMOVQLBOTOKSNRPGOONMNVLPNLRMOXWNLSQNONMN\`UOLRFOZKKXLCHTNUMOOOQKUNLKONMLNQMHOOdMMMSNVPVOKWXTNKPXMRO
OOOONHONXOIOOOKVORNNNOEQOKKTNOOKOONQMNNROLPOWNTPNUNVONNLONQNMOOOJWMMOYKNOONJOWOMYYJUROLJLOL[NM\\VMJJLLWNPUNQOUNKQNNOGLFOKUNO[OJNOWQOUIOLRUMNKLNMYULOJUN
OOXHGPTJNHKLMRWTLLJQSMLOOVNNMTNNLTQLIONHOZ]OOQNLVVQJJYHNNOEOKXIMONOMNKJPHODGSMNKN\\NSIQOFROMVNWWWTMUORRONMONNRONNONG[XTYMKZTOGQKMMJMPNJNXMVVMOGOHOIWMNG
OWQWLNPOOM[MJMKUNNOOKONbUTPNINZKNVMVINMLJUOOMNNOINOMIOVXNMLOKNONMVWMNMOOYMINMNILQ\\NOM^RPQWOROOIOI?WDOONMOJVJRMSQMV?LNOOMOMMMONJMOMOSOYJJJPRUFPSNRNWNMR
MMVSOUXQPNNNNNUOTJOLVMIQNMVRXLMSNPMNDOLNUNNOLOOMNUTNURLIPMPONYNKNTXILPKVOQMNYMMUUMO[KOKUOHJHBINONONXNVUNONONTLMMNQOOJRNJ[JIUNNOPML\\NKNONWLPOGXEM_OYLUM
PJYONIJNOLNSOOJKUPYNSIUH^TLTNNKONNMWGNMOOOMSONMXVSLTeWNN[O?XQOUONIONMHJ]KVWLVSOGJJRONZUMOJQKMNVQPBWOLUJIPWKUMONNIOMQPNJGTMMMOOINKJPWJOOUTOTTIHGJ[NTNSR
MOMIHONSIEJIPTMWROONNMNKKONOONOTOUIMNKTULXOJILXNXNOMKNJNOPTMTLOUUTKMPNWIOONOZNONLPNSLUIJO\\QOOMNNGMMOPNJKNOITEUOINOO;UJMVMOLURMYNVKLOOSMQNNQKLP[[OLNWNQ
ONNOLZTNOOWL]LKVGOXKMOLLFUMOLHHXOKT\\NOGNOUBOQQLWMODQJNXNUTR@OLNLKJPOKOHXVONWNNMPNHNJJZLMOINPOLOZONUNONIWILLMSUXMWUNOKTMKNIVONNONKONSMPRUOTOOOLNNJNNOGN
UMXMETKNLIGHVJGDJ]UNLLPNNNONYHGNWOHVIMXMOOPAKZY[IRNGSKNNMMPWOONYOPURKNMPLVOLVMMPFORNOMNOIJQNONQELLMNOOOLVVOXNJKO]NTNDHMNSLNOSVI]PVPNOTTIHJMSNTPLMJKMRG
OOMPEWYWXKWPXOHLULTNOPMNKNNRXIINIUKUP\\UIHOQKMOUMMKVKHOLNJMNPMMFHLFTKJKIOONZNOTIZVMOOOSPIKIOOJIUJMLHNOMOZONGNROTTMXKPNOQMSOTMLOLWNONONONMPNTOOOOXOOOMON
NIOVOQFTNLOOONNPORNLNNNOOTUGZKXPQTQMJWRQVUNOOLNKTTU[NJKKWLIWGMNSMJIWVTJZSOJHWHL_OLUOVIOUONOSNIMJOUOWNKVNOOTJLKYJJONPHKKOOVMOPVOQEMTONNXSTTLNNONNNOOOON
HNNMGSKSWRRRGVPONONOTWMOOOPIJPNNOKOOPXKMIWNIOQONNNNONMXNUNLMZNOKNOLUUTJNONOSNKNMHOKYNNPCUNUYLWWUBJKNONMOTGONOOSOJNOOOOMK_NUJLXSONIVNONOQJJY]CPNOHMXDNL
NLMMSUHSOIKOOOONLNNKMONTOTMJVY[INPXLJOKNOOOKGWUZRNMMNNRWMPMJUMNMLUXFUMMIRUUNLIFQWOZJOGGKONOKOVONMMLMBYNONNMJOOONOOKPOONOOOOOONOOOMOOOOVTWOKOUNGKOOIMTJ
NJNNULNKNTQLOKTOOIKNLONUUNOOOOMON[MYOHJOJNKLZQKUNQKKYHMYNRTHNRUHXVPNNLKJUNNLLMJNMNO=TNTUTTNNOSONRTNOMXNOOOUOGTTI^ONSYONNIOOVSIOYOTOMMOTJMLNKOOOOOOQONN
MOONRNNZYNYTIQNNMHNKUGNVWOLOTUOONQPaOLPDWZOGOMOOGVLLMIKHKOUNJNMLOUDTOPNVIW\`IUJ\\LENNOGWYOOMGYNLOMOXOOOONORPLKLUS^ZUNIRNNLJXKOJJOMSONOKNLUJUOIOWTMVMPIOO
QNNTNJAJN?MYLKUWWTWNGEKNNOKQSTNTLLLmMKDOPUMKWNNMMGNKISROZTIUONNUWTMNUITLNMNHONJJWYIUWKOPNUPRNQIKOQSHLPVQJNJNNJNNOIJQPMROUINIOU]XWNKGJOVKQSOUOUYKLNYM\\K
GOLNOMNNLONLONJTQVIOOOJLLNTOPONJVNOTLNWMJOONOOOMOLNOHYVKLSIWKJONSOVLOTYNJNMPSEH]UKMPUOOWFVOMNGOMMVVGSMTOOHQIXUWWCcWENJWLQVKTKILHITLZMVJHMSWJKHNTZN^NJT
M[[OOJJKNTKTOIKMOVFLUJXNERMKEUNKLXVNNONLPKWKVHMFKDNOVMNLJHVOOJOTOONOKNPOMMLQIOU[LJOYNTUVIOEMNIUOUORNNLMNOKLVJHKSQNMJNMLONPS^OOSKPX]IITONVSPJKUSWEHVGYM
XKIUGVFONLYLNSORLNOPOUWMFLNNPONNaOLNLNOOOOOUONNNNNMMUOJRTNSTNV[HOQSTISWPJOQAOMIOOZOJKPALVXJTMPOSNM^JIULILMOQRH^MXONA\`HILVNNLHOTV[[N[ONTTGYHYQOKONMLONL
WYM^MJOU[LMNLLTMSSTHTJ^OKLONLQLOTUNUTTCUZKNMPLNOLLONKGLORJONOLNOWNNKLLLONMaHRPKAOJJORZOPNOUQU[LNIVLPMNOX<NJNUOMCZRINOMOQ]\\YROOHOVMWYZVVdKOaXGT\\H[MIOUL
QMOF_OMWHKMPOTVVLNMOZPVKBJKJOMNOOPGDXKNTULTOIIMPQKHNUPHQNMNSYLNNNNWML[LVNTYOOXLINZMNXRXUMNQO_OIMNLQMSTMNKONaPKQLOMSETWNJV\`TQGIOOFJLWRPRGLMJLJFURNXYUVN
HILNOQNNVOMGLLXNbNMNOONHOMNMXUMULS@UJJNMONYNNMQZQcNOOONKMWOJUMQLNLGNLRJMDTHUZOOIWIJKNGNOPNTOO=YGHbUMUMLNXIMNRFOJMILOKJXMMNKOJMQUKMNSKNNWPONOOQK[OPOPZH
MLUHMPIKUOJDUNIWLVOINILNPIRMQHE^GHNKMEMJKGNFNLLLEOGZYKEIOONNPPWNMNIKINOJJNOMXJRUNWUNMOALJNOMGQUNTOS^OMXXUWOOIUONONSOLNNNNNLORJ[YMSOF\`WUTOOOUOINMVNHNON
XIWNNIUOPOVOXULMLLOONRNSOOIKMQNLKJMKQHSF>NVNQONQ>MM>RNFJOUOLHONNUSOMOOMONLRNJNGOMPNVWK\\IONMONMLQKNRZONJLYKRKKaZOOQXOMNLRNUQSJROOI\`G@SKLVHKYNNOONLVGMTC
NNNNNO_XXTIKUMIR=NKLHVPCU_IJOO]RPOMQTNNYNPXMK<WTQIMOLaWSOOOPPTYMMNMCOMOKTVFeJZXHGNOOKNPS_OIQNXOHaQUWNOdSVOMNQIUNLYI_RJKMODU[NXNNUNIJN?INJNNCCAXNKROOLW
LLRWNNNMPN\\MQJMOONHVXXOP]VTTSNONJQOPOLNONUNL\\OOPEHG\\JWOLMWl[LLGNOMUMDNNNLOLKPNXOKOESMNNMWJSSLSWONQOQUOONFM]NNTTZGINPIMPTIMJOVOLMNSU]L\\MKFYZLNNMO[OGJO[
]LLNMIQIOJUNNKVLSOVMJRQOOTIQMNNQTQRKEMNNNNNLPSTPUNOJNdMETKIJKIJNNKPMKOTLMVNOOXTNHOPOQQONQKLNPOPVLUIMNQQLMTJTFUQOONNLlNONOGIZINHOSNRKMJU_LSMNIa\`QKNKNLT
NHNGOURZOOHQOOTNRPTJSJUNOOLOOHLUJMJMUNKMKUTMOYUV_JR\\PWRPXTFEGJRLOKgMOLN\\PNLOKONRPWOLTJWMIP^LPENUMZLOOMMTONMMNNMPORTKVK\\XTOOUNKPWXXUNIDNYWJPNIQHKPONNOO
KKZSKFLMMWUM>KJIVVMPJONILZVLNOURRIHIQL^LQMP^WVURO=NPOMMNNOGUNMLLOZRNKTUYNOOJONKKEQUTTOLRJNXKNQNKLNNMMQMVHUNLRMXNWUNLSMPVOOdN

EUWIJWVLXTWTIUWVKVDIKGHHXUFFJMURHJKGHXXLKFJDRFKIVHHIJNWJTXHCZJHSabV]EFNTTHMRKGVQUMNETLVLKTVKWMLDTSVTVVJUFHLUTEHTIVVCFGQIJKLMZNPMDWZTIKUDONRVLUNJLPVLU]
JXJKIUKJJTMFITH@MVYHXUTGVSUIYOQJUFHVNIUIFECJGUUHOUCXLLXFIT[RNPUSLNJNMWLVHIUBDIGDKLIJ]JFTRKGKILXWRMHIMBJTVOGJFHW@HJVUUMDLVSWVU]VXWIEYHPHEWIFXJKCX@JHNQI
JJTQIWJDIVTNWYGOQVJTHKOXNTNHXWHUITJVVVN?UTUUHMHGYIYKIKGURVUJUPTUZKHFKMITVTFHTHHYJNUTWHWNTIVDJ]IMUS\\LHMJTKVVLGLVFKJJLHPHJLXYHURKHHENOSTVJHITJGMGPKVIVPI
HU\\]SfIRLJWUILPHTORQRHMWFRKUVJJT[NOMVTVULEHWIPHMLHJ][HPJIUZVHMNVL]HP[JTDUUA5INKbZOQSSHTWRIYGDQJGKMJMDGTDJUKCJJHOUEVFKNDXVJKI\\JTUUNGJKOXWWMPYJNJRLVIKL]
UGMFTJ>HITINGWVKQ[GMHTI<HJILWXQUUJUHUMVVWXJJMUUIYJHW[FJLT[OKUTXTQGOJLGUKHNVIGTUHJCHRE>M@ILFJOTJTYbGVLJLKIANWIOHPMHPMGJLJUE\\TTLTUXHCGMKTYcSJN\`KIHPVUK[V
\\ZPHTIIDNNVJJJMKLXHYKVLFURBTDVK=^RTHOJ?LKWGTMWVIJKJILUURDSTJIIJOJZEUVQMOHHJWLCVKETK>IKMRVRMV\\[KLTITGHTHYJCMIH^KXKITYOIMSZM[HJKVUNUKTNJUUJVRIMKQVEOKLII
J]LIUQMVIJPHMVUNKJHUHVJWETUKNGJVKNJHPQUIVVMHWKUCJJVRCKVHIU[JHQIGFOGK]\`MG^TCZKZTYZWV^MDJO@PJPDJLPFXILMJUUJIVJL[HVTHJSDTFZKEKOMKSDTVUTWKINIVDJNQNLGNQGMH
SUTJWUPYQSVNHGVOEWMPTUUWUUKKGKTJG\\\`[SVOKWKTZQUGJBILULUUMHMRROKUUPPMTULEVKJFUIOTTLLJQUMUPJDIZITVULNHMJKTXHHNG[KUWHMHQQUUGKTLGGOEJHWSUICK]VWFLNECST_RMFU
HEUXOCQV;WNHIGULPGLZSJKNAKGK[bSS;KAIOTVETQPHU>YLVKSHSWOVVNUbUMKTMPDFTUWEH[MEIHNHU\\J]YLMILQLIJHIEWJKLMBJGNKXNOJEGMLDTLIKVNNJJKMLMWYVRVGIIGJIKUXLJUJHJQH
JIIL[ITEVOSRMLYZUOWJVLFUTKVKIWXPLUUK\\UIHMTWWGIIEQBISICTJVJHJKT<GCDEVUKHHUIUVHJUG\\OJHISUIHUPUTWQbKMCWIIVKHEKHHTMHLJKIZJKYIVKUJIVKSIKJHIAPSTJZTHILWUMTLT
@IKSYJFIGYKVITGTITMMTJXJTUVIKNUJRMUMVIKEWGJTJLKUJUKNRNWHTVKJTQ[ZVPEWMLUWOICUIIWRLOTJKMUQJLUWOLLL\`WVVMWTKIFFT?WFNWIVSUQWYFIRLOLTCKWHUJIHGDHKKE[UFHUTUIT
LZUNUIRIUJJKVKMAHIVVUTJUIQLUNTFLBTHXSFJSIJKIPJTULFIAJTGTJLRKKVXJKPUIIIUESGXRKSVMIHMIHPJKVHTEKKLLVRZKDTDTBVLTYMLSTTUJUTTKUIWSGCTI\`LLV[WFIKLNHMUPLKMI?JJ
WGLLWGZP?IORIHbUVJILKLHJVNUVNIGHURHJJGKJUJPUIRQJSITXDMHIOUPVMJKYUTMKJHUFIPTWEHPLZTVPIJI\`KVJNUNLIUXLTSIXWISJQXUISUKVTIJVUONQPKLLUSPKUJJLEUVNCSPJUOLJRMT
TLUGDEUTURSUUILLKZUFGUTJTLJWPGGUJYKTQGUIITWMJKKJHTLIHOQIKIKUKKUTTJNRJTGGGIOILRZ[KELXJHUWVWU^VEIKWWLUUGJUHTJOKRJILKFJTKHVUXHKVNQJVRUJVVFNHMLHPVV\\IHNTCU
MRNVGWYMUJZXNVKJWWTMJTHOGTVYJTIUHFUHTMGJUUHZTVPGVEKYIQCGHIIWDIKMIHWCIVMVLDTUUKSTLVIYIKDMLBTXTFH^EKHWLSJUMJOYWKSTBNKDFVMFUIGGJPJEINVLJNKVLEIPLITLJKTVGE
UTKKISKHFUJIQXFIJMRTKWUKHKLKWWUKKJIGTQRVHEJLYXVMRJYTY[NVUHKFUFJKHMRRKVTJVJ@WPKGUREHJXKLJJU_DWUKVUGUEGPKVPIWTWKI>FKTVHJXKKGVVUUWJNVKINPPMWMTJHSKKGUURKI
HTPHLVXNZIKFUQLJCTLJYZZLTJUIUKJLMVNAEUUXJKOTHVNNAYKFJIHKKG\\IITKJSOUGLWKUTUKXLKUTGGVLCUJVILJANHONMWOZUJKHLILKXRQUUOMSUGIIGQRKUKJGRTW@TJILJEGJWJFTVJFXCT
[J_EHWJTMUJHJTNKTGNTOLKJZIJUGSLMLHJIMJKVVUFTUHETINIJTFOUUJUITKTHHLCKIDHJVLHIGVTGKTTUDFJNPIJFHXIIJIM\\ILIUYQLUFJJIVGJEIMAKGJTJH\\WWVKMIJISVJIIWMLUKGWKWUL
BEFLJTUTJLMMIVLLINTLRNDI]RCMZKAKWGHVLGJMNVIVIWKXLZNVHKWLTUIHVHTJVIIUXXUKIKVIUJJELULJKJHKUUPXLNEIMTJMJIIIULMLTRVIHUGVIWHUJNJJEGJVIHEVOKGWFNQSUJEFVZLZHT
JTPIWI\\KJVHKUIDUKJMKOLHJRUTIMZKTFKIUTKJKNLRKJUYUJHKHOWNHHUEITL;OFHNRMJGPXMHTKLQVVJUQUITLRGWJKUXO@UKPVEWTJVSIGKKUSDIV?TNEJPEUETKIINNKIUFJRLYLJVVUWT[OTT
JFKJMMTHIJW\\FSIIPILGHH=WYSESFGPYJIMXQT[MGTLNVEOTFKKIURWHRPDHHWIEJJHDOUGJVVOQRY[[IUUJZLIULIRQLGSK]HMWHTHHUKKE@DTLGJFXWVIIFEJHFJZMHIFFFIHJJUPPLNCZIKYIGJ
aINMPKKE[KPJAMLHLJXNFLJHXGJMJIHVM\\UQDUUJ?XJMPaLTJ\`LUSDOEVYUQJVJDIWMFUOGJTWIHIJGLHAPHFFMOLNBH?LRVTIEWMO[IUVVBIXGNJMWXINNRJUK\\PMHG[YIGHJHUQKWLW]MGU@FJKM
[RNYLHVGIQTJZMLTCU]KBRINWJHZLIIDTU^YZNTPU@NXVHJHGEUNMHSEPJUPMLGNMFEQ^FYQ\\PRWJWWPIWWXHPJTIZOUJGGONBTUOXJCCNVJJXVVMMXVHNJIJUT@KVIKTJURVVIHWIJJKG^OPTIEMU
JWGUGLVOGWPNTILAMNOWFNQJEVIH\\DECYYGUU\\KVTbKTSUTS^UXNNUZUSYJ=CKQEFLLGNJUVVWVGNOVHXAKIDHKMXKJBVFLTLTIEWVTIJAUUNSVZNKRHYBUSQVML\`XRFTHTEFIEIKU=JVQJE:CWZVT
KUFHTRMVHKLIHKYJOUHTPJV\\TIQRSTJJJTMM\\UYMK\\MIIILFM\`G[IKUMVMLWOMLGKIQUIMKHEXHKXKRVVFHJLYIPGC?PHD]HHJIBH]WUBLJ?LDEKUCSKJNLTIJIEZOXVKLWX\\JYJbVFJHUWVFPXPHV
GKLHJTDLSASYVJVJYJHIR>PNKKQXTEIRVU@GHNHIODMNLVGSSOKHN@NJWULKSHNILJUZFF_TTLPFUEDSWKKLUKDIRVSIHBU]EUJJITCKNUGIPRLIcAZQGMM]I[JRSKTKCTSYFaTVLIRD^RLVAGDHWH
ZUHLLIXBPF>MTRUFMLXGHEVVECVCJJWMKJHOVHJJJLVVFKVRWKWIKFYUVLBGNKQKJVOHQLKGUXWWT[GIGIGGVUJTJNSHVdHGUSRUJLTHJOEGJDHGPWQS[K@HZUSIKVVVIBLBMBFTXFAIMYZJH[QTTH
JOUIYPLRTUHDYWKHTTCKPWGXFCQEIBJKIGQMSXXBISBTJI\`BLLWSK<L[QWPNZYQKLMFTWPBMUHMDFELVVIIFYINMFFQTIJIHJNVWKMNWVLNLXMTMKAHYBHLLHUVJWHYTFFLVMUKE]PIXCFEIJVLMMJ
WMIUXQUGVUPUMUJKEKHUKMMFTUTWJTUOUIPVNEJFNKMGGSXLUVTDVDKFHMXRJXJWBNGVLANHUWNKOUKCFKVUEUNF[HNDGERPIMZUJIKGMLVRXTUHIIBFB]QBWJIGUOUTOQBIEOFBJTFUVR]VUFPHTJ
UPFSUMVDV6PF_TUSGA^HUTLWKGPYTJFTDQLLEXMEIUUROLKPUOUWTJJBIOXSFVYMXNWUOGQIIITPJJMOXIFHOFUU[\\HXJKKXU^VJOQRIVHJJHLMULAJXLJPGUUNI`,
  e: `e end #
e end afrai
e end ago
e end amlod
e end antib
e end anywa
e end away
e end back
e end base
e end bit
e end bladd
e end blood
e end box
e end break
e end cance
e end clean
e end clear
e end comb
e end date
e end day
e end days
e end degre
e end do
e end done
e end down
e end drink
e end drugs
e end dry
e end elbow
e end eveni
e end every
e end eye
e end eyes
e end fat
e end feet
e end fine
e end food
e end frida
e end g
e end go
e end grass
e end here
e end him
e end in
e end infec
e end inste
e end is
e end it
e end itsel
e end june
e end kg
e end lette
e end lovel
e end me
e end mg
e end milk
e end minut
e end monda
e end morni
e end neck
e end neute
e end no
e end norma
e end nothi
e end now
e end off
e end okay
e end once
e end one
e end ones
e end out
e end pain
e end perfe
e end pleas
e end posit
e end pregn
e end press
e end probl
e end promi
e end quiet
e end rash
e end red
e end regul
e end right
e end same
e end sampl
e end scrat
e end septe
e end sides
e end since
e end sleep
e end stopp
e end stuff
e end sure
e end table
e end that
e end them
e end there
e end thin
e end today
e end toe
e end tonig
e end tummy
e end ulcer
e end up
e end us
e end visit
e end water
e end wax
e end wedne
e end week
e end weeks
e end weigh
e end well
e end wish
e end with
e end worse
e end yeah
e end year
e end years
e end yes
e end yet
e end you
e head0 #
e head0 a
e head0 and
e head0 blood
e head0 breat
e head0 can
e head0 chest
e head0 did
e head0 does
e head0 durat
e head0 ears
e head0 eatin
e head0 for
e head0 half
e head0 he
e head0 he'll
e head0 he's
e head0 heart
e head0 his
e head0 i
e head0 i'd
e head0 i'll
e head0 i'm
e head0 i've
e head0 if
e head0 is
e head0 it
e head0 it's
e head0 keep
e head0 leave
e head0 left
e head0 leg
e head0 let
e head0 lovel
e head0 lungs
e head0 my
e head0 neck
e head0 never
e head0 no
e head0 not
e head0 nothi
e head0 now
e head0 oh
e head0 okay
e head0 omepr
e head0 one
e head0 only
e head0 plan
e head0 revie
e head0 right
e head0 see
e head0 she
e head0 she's
e head0 smoke
e head0 so
e head0 stop
e head0 tempe
e head0 tende
e head0 that'
e head0 there
e head0 this
e head0 tsh
e head0 urine
e head0 we
e head0 weigh
e head0 when
e head0 yes
e head0 you
e head0 your
e head1 #
e head1 a
e head1 about
e head1 and
e head1 are
e head1 at
e head1 back
e head1 be
e head1 been
e head1 blood
e head1 bunge
e head1 but
e head1 calf
e head1 can
e head1 can't
e head1 chang
e head1 chest
e head1 come
e head1 could
e head1 dear
e head1 did
e head1 do
e head1 don't
e head1 ears
e head1 elbow
e head1 fairl
e head1 feel
e head1 fever
e head1 fine
e head1 give
e head1 goes
e head1 going
e head1 got
e head1 had
e head1 haemo
e head1 has
e head1 have
e head1 hba1c
e head1 he
e head1 he's
e head1 heart
e head1 hospi
e head1 i
e head1 i've
e head1 in
e head1 it's
e head1 itchi
e head1 job
e head1 just
e head1 kg
e head1 last
e head1 leave
e head1 like
e head1 littl
e head1 looks
e head1 may
e head1 me
e head1 mg
e head1 month
e head1 mrs
e head1 murmu
e head1 my
e head1 never
e head1 no
e head1 norma
e head1 not
e head1 now
e head1 off
e head1 one
e head1 only
e head1 out
e head1 probl
e head1 ramip
e head1 rate
e head1 refer
e head1 right
e head1 says
e head1 she
e head1 she's
e head1 since
e head1 skin
e head1 smell
e head1 so
e head1 start
e head1 still
e head1 stop
e head1 strai
e head1 take
e head1 test
e head1 that
e head1 the
e head1 then
e head1 this
e head1 too
e head1 twice
e head1 ulcer
e head1 up
e head1 was
e head1 water
e head1 we
e head1 weigh
e head1 will
e head1 with
e head1 would
e head1 years
e head1 yes
e head1 you
e head1 you'r
e head1 your
e head2 #
e head2 a
e head2 about
e head2 after
e head2 again
e head2 all
e head2 and
e head2 anoth
e head2 antib
e head2 any
e head2 anyth
e head2 as
e head2 at
e head2 back
e head2 befor
e head2 behin
e head2 bette
e head2 bit
e head2 black
e head2 bleed
e head2 bloat
e head2 blood
e head2 by
e head2 can
e head2 clear
e head2 days
e head2 do
e head2 docto
e head2 don't
e head2 down
e head2 eat
e head2 eithe
e head2 ever
e head2 faint
e head2 feel
e head2 fine
e head2 first
e head2 food
e head2 for
e head2 from
e head2 g
e head2 gave
e head2 get
e head2 gets
e head2 getti
e head2 goes
e head2 gone
e head2 good
e head2 got
e head2 have
e head2 hay
e head2 her
e head2 here
e head2 him
e head2 i
e head2 i'd
e head2 ibupr
e head2 if
e head2 in
e head2 iron
e head2 is
e head2 it's
e head2 just
e head2 like
e head2 mg
e head2 mild
e head2 night
e head2 no
e head2 norma
e head2 not
e head2 off
e head2 old
e head2 on
e head2 one
e head2 over
e head2 own
e head2 pulse
e head2 put
e head2 right
e head2 same
e head2 scan
e head2 secon
e head2 see
e head2 sent
e head2 shows
e head2 since
e head2 sleep
e head2 so
e head2 stiff
e head2 still
e head2 stool
e head2 stop
e head2 stopp
e head2 take
e head2 that
e head2 that'
e head2 them
e head2 then
e head2 think
e head2 thyro
e head2 to
e head2 today
e head2 twice
e head2 under
e head2 up
e head2 want
e head2 was
e head2 weeks
e head2 weigh
e head2 wheez
e head2 when
e head2 with
e head2 years
e head2 your
e p # a
e p # and
e p # at
e p # but
e p # cm
e p # cups
e p # days
e p # degre
e p # g
e p # hours
e p # in
e p # is
e p # kg
e p # last
e p # legs
e p # litre
e p # mg
e p # ml
e p # mm
e p # month
e p # now
e p # o'clo
e p # on
e p # or
e p # out
e p # over
e p # puffs
e p # pulse
e p # so
e p # to
e p # twice
e p # weeks
e p # with
e p # year
e p # years
e p a bit
e p a block
e p a clot
e p a ct
e p a day
e p a fortn
e p a month
e p a polyp
e p a scan
e p a seal
e p a small
e p a viral
e p a week
e p a year
e p about #
e p about a
e p about the
e p after #
e p after a
e p after that
e p again in
e p all in
e p all over
e p amoxi #
e p and #
e p and a
e p and again
e p and come
e p and dry
e p and had
e p and he
e p and her
e p and it
e p and keep
e p and my
e p and no
e p and now
e p and off
e p and often
e p and see
e p and she
e p and the
e p and then
e p and there
e p and they
e p and you
e p and you'v
e p and your
e p apart from
e p apixa #
e p are clear
e p are good
e p are norma
e p are red
e p armpi and
e p as a
e p as befor
e p as she
e p as the
e p as well
e p at #
e p at a
e p at all
e p at her
e p at home
e p at the
e p back at
e p back if
e p back left
e p back to
e p be a
e p be an
e p been on
e p befor break
e p befor that
e p befor you
e p bit of
e p bit red
e p blood again
e p blood press
e p both front
e p box rest
e p breat rate
e p bunge up
e p but he's
e p but it
e p but let's
e p but no
e p but she
e p but that'
e p but you
e p but your
e p by the
e p can feel
e p can see
e p can talk
e p can't promi
e p can't see
e p centi and
e p check it
e p chest pain
e p come back
e p come in
e p come off
e p come on
e p come strai
e p comes back
e p comes on
e p could be
e p coupl of
e p crani drawe
e p daily half
e p day for
e p days ago
e p days and
e p did not
e p did the
e p did think
e p digit pulse
e p do the
e p does not
e p does the
e p done the
e p down as
e p down the
e p drink like
e p elect zaps
e p every #
e p fairl sure
e p falle off
e p flea dirt
e p food for
e p for a
e p for about
e p for his
e p for my
e p for the
e p for what
e p for you
e p from #
e p get an
e p go in
e p goes like
e p got a
e p got it
e p gum is
e p had one
e p had the
e p has no
e p has not
e p have not
e p have to
e p he gets
e p he got
e p he was
e p he'll have
e p he's #
e p he's on
e p he's only
e p heari test
e p heart sound
e p her again
e p her apart
e p her to
e p here is
e p here on
e p his chest
e p his food
e p histo of
e p home readi
e p hours or
e p i can
e p i can't
e p i don't
e p i get
e p i have
e p i knock
e p i see
e p i stopp
e p i think
e p i was
e p i wish
e p i would
e p i'd say
e p i'll leave
e p i'll refer
e p i'm afrai
e p i'm fairl
e p i'm not
e p i've been
e p i've got
e p i've had
e p if he
e p if no
e p if she's
e p if you
e p if you'r
e p if you'v
e p in #
e p in a
e p in all
e p in for
e p in it
e p in janua
e p in march
e p in the
e p in your
e p is #
e p is a
e p is clear
e p is fine
e p is norma
e p it again
e p it comes
e p it goes
e p it here
e p it in
e p it is
e p it isn't
e p it not
e p it on
e p it out
e p it says
e p it today
e p it up
e p it was
e p it's #
e p it's just
e p it's my
e p it's no
e p it's not
e p it's the
e p jab of
e p just gavis
e p just the
e p keep the
e p last one
e p leave it
e p leave the
e p left eye
e p left hind
e p left is
e p left knee
e p left one's
e p lie flat
e p like a
e p like the
e p littl and
e p look at
e p look norma
e p lots of
e p lungs are
e p me on
e p metfo #
e p mg #
e p mg once
e p mg twice
e p might be
e p month and
e p month or
e p most likel
e p my left
e p needs a
e p never got
e p never went
e p new year
e p next tuesd
e p next week
e p night and
e p night befor
e p no bette
e p no blood
e p no diabe
e p no grass
e p no i
e p no murmu
e p no pus
e p nose is
e p not for
e p not on
e p not the
e p not this
e p not to
e p nothi in
e p nothi to
e p now and
e p now the
e p now your
e p numbe #
e p of a
e p of it
e p of my
e p of the
e p off his
e p off the
e p oh dear
e p on #
e p on a
e p on and
e p on for
e p on frida
e p on it
e p on monda
e p on sunda
e p on the
e p on wedne
e p once a
e p once daily
e p one and
e p one for
e p one in
e p one the
e p one was
e p one week
e p only when
e p or a
e p or so
e p or take
e p or troub
e p out at
e p out of
e p out the
e p over #
e p over a
e p over the
e p packe it
e p press #
e p press is
e p pulse are
e p pulse in
e p pulse is
e p put it
e p put weigh
e p ramip #
e p ran out
e p rate #
e p rathe not
e p refer you
e p right down
e p right eye
e p right you
e p ring me
e p ring you
e p same day
e p say it
e p says the
e p scale #
e p secon one
e p see any
e p see me
e p see you
e p sent off
e p she can't
e p she has
e p she says
e p she was
e p she won't
e p she's #
e p she's aslee
e p she's got
e p she's not
e p she's on
e p sick as
e p since the
e p since yeste
e p siste had
e p so #
e p so a
e p so he's
e p so i
e p so i'm
e p so it
e p so it's
e p so no
e p so the
e p sound are
e p still be
e p stop it
e p stop the
e p strai in
e p strai off
e p talk about
e p tempe is
e p that and
e p that i
e p that in
e p that on
e p that was
e p that you
e p that' a
e p that' it
e p the amlod
e p the blood
e p the box
e p the breed
e p the calf
e p the chest
e p the comb
e p the const
e p the eveni
e p the face
e p the foot
e p the head
e p the heari
e p the hoof
e p the hospi
e p the injec
e p the insid
e p the itchi
e p the left
e p the legs
e p the lid
e p the neck
e p the nerve
e p the new
e p the next
e p the one
e p the other
e p the rest
e p the right
e p the roses
e p the same
e p the secon
e p the sleep
e p the sprin
e p the summe
e p the table
e p the third
e p the thyro
e p the time
e p the twent
e p the week
e p the white
e p then #
e p then the
e p there a
e p there are
e p there as
e p there blood
e p there no
e p there nothi
e p think about
e p think it's
e p this morni
e p this one
e p this year
e p thoug of
e p throa is
e p times a
e p to anyth
e p to be
e p to do
e p to go
e p to it
e p to me
e p to penic
e p to ugand
e p today #
e p today and
e p tried that
e p troub with
e p tsh #
e p tummy and
e p twice a
e p twice daily
e p under the
e p up #
e p up and
e p up in
e p up on
e p want it
e p want to
e p was #
e p was at
e p was fine
e p was on
e p was sick
e p was the
e p water infec
e p we can
e p we did
e p we moved
e p we'll do
e p we'll get
e p we'll put
e p we'll x-ray
e p week befor
e p weeks and
e p weeks back
e p weigh is
e p weigh loss
e p weigh on
e p were #
e p wet nappy
e p what i
e p when he's
e p when i
e p when the
e p when you
e p white cells
e p will do
e p with a
e p with food
e p with it
e p with the
e p with your
e p withi #
e p x-ray him
e p year old
e p years old
e p you a
e p you can
e p you get
e p you in
e p you on
e p you ring
e p you to
e p you were
e p you with
e p you'v been
e p your blood
e p your heart
e p your weigh
e w #
e w a
e w about
e w above
e w actua
e w afrai
e w after
e w again
e w age
e w ago
e w alert
e w alone
e w amlod
e w amoxi
e w an
e w anaes
e w and
e w ankle
e w anoth
e w antib
e w any
e w anyth
e w anywa
e w apixa
e w apoqu
e w are
e w aren'
e w arm
e w arms
e w as
e w aslee
e w at
e w augus
e w avera
e w away
e w back
e w bacte
e w barki
e w base
e w bath
e w be
e w been
e w befor
e w behin
e w belly
e w benig
e w bette
e w bev
e w big
e w bit
e w black
e w bladd
e w bloat
e w block
e w blood
e w blue
e w booke
e w both
e w bound
e w box
e w breas
e w breat
e w breed
e w bring
e w bruis
e w bunge
e w but
e w by
e w calf
e w call
e w calle
e w calpo
e w came
e w can
e w can't
e w care
e w cells
e w centi
e w chang
e w chase
e w check
e w chest
e w chew
e w chick
e w child
e w clean
e w clini
e w clot
e w clots
e w cm
e w coat'
e w colla
e w comb
e w come
e w comes
e w compl
e w const
e w could
e w coupl
e w crack
e w crani
e w cream
e w cruci
e w cry
e w cryin
e w ct
e w cups
e w cut
e w dad's
e w daily
e w date
e w day
e w days
e w dear
e w deep
e w degre
e w dehyd
e w diary
e w didn'
e w digit
e w dirt
e w dizzi
e w do
e w docto
e w does
e w doesn
e w don't
e w done
e w down
e w doxyc
e w drawe
e w drop
e w drops
e w drugs
e w drum'
e w dry
e w due
e w durat
e w dyspl
e w each
e w ear
e w ears
e w eat
e w eatin
e w egfr
e w eithe
e w elbow
e w elect
e w else
e w empty
e w end
e w endos
e w enoug
e w even
e w eveni
e w extra
e w eye
e w eyes
e w faint
e w fairl
e w falle
e w farri
e w fat
e w feel
e w felt
e w fever
e w fine
e w finge
e w finis
e w fit
e w flat
e w flea
e w fleas
e w flick
e w fluid
e w flush
e w food
e w foot
e w footb
e w for
e w fortn
e w frigh
e w from
e w front
e w full
e w g
e w gave
e w gavis
e w get
e w gets
e w getti
e w ginkg
e w give
e w gluco
e w go
e w goes
e w going
e w gone
e w grass
e w green
e w grump
e w gum
e w had
e w haemo
e w half
e w hand
e w hard
e w has
e w have
e w havin
e w hay
e w hba1c
e w he
e w he'll
e w he's
e w head
e w healt
e w heari
e w heart
e w her
e w here
e w him
e w his
e w home
e w hones
e w hoof
e w hospi
e w hot
e w hyper
e w i
e w i'd
e w i'll
e w i'm
e w i've
e w ibupr
e w ice
e w if
e w in
e w infec
e w injec
e w inr
e w insid
e w inste
e w into
e w iron
e w is
e w isn't
e w it
e w it's
e w itchi
e w its
e w itsel
e w ive
e w jab
e w jabs
e w janua
e w job
e w joint
e w just
e w keep
e w keton
e w kg
e w kids
e w knee
e w know
e w lamin
e w last
e w lasts
e w lead
e w leave
e w left
e w leg
e w legs
e w lette
e w level
e w lid
e w lie
e w lifti
e w light
e w likel
e w limpi
e w litre
e w liver
e w long
e w look
e w looks
e w lord
e w loss
e w lots
e w love
e w lovel
e w lower
e w lump
e w lungs
e w mad
e w made
e w makes
e w malas
e w march
e w mare
e w mast
e w may
e w measu
e w metac
e w metfo
e w mg
e w micro
e w might
e w mild
e w milk
e w mind
e w mites
e w ml
e w mm
e w monda
e w month
e w more
e w morni
e w most
e w mouth
e w moves
e w movin
e w mri
e w mrs
e w mum
e w mum's
e w murmu
e w muscl
e w my
e w nail
e w nappy
e w napro
e w nearl
e w neck
e w need
e w neede
e w nerve
e w neuro
e w neute
e w new
e w next
e w nice
e w night
e w no
e w noise
e w non
e w none
e w norma
e w nose
e w noseb
e w not
e w note
e w nothi
e w now
e w numbe
e w nurse
e w o'clo
e w of
e w off
e w often
e w oh
e w old
e w omepr
e w on
e w one
e w one's
e w ones
e w only
e w opera
e w or
e w other
e w out
e w outer
e w over
e w own
e w oxyge
e w panac
e w panti
e w parac
e w pe
e w peak
e w pelvi
e w penic
e w perfe
e w phone
e w physi
e w plan
e w plant
e w pleas
e w pneum
e w poo
e w poos
e w posit
e w pregn
e w press
e w probl
e w promi
e w prope
e w prost
e w puffs
e w pulse
e w purpl
e w pus
e w put
e w quiet
e w quite
e w ran
e w rash
e w rate
e w rathe
e w readi
e w recko
e w red
e w refer
e w reflu
e w repea
e w rest
e w rice
e w right
e w ring
e w ringi
e w ringw
e w roses
e w round
e w rule
e w run
e w runni
e w said
e w same
e w sampl
e w say
e w sayin
e w says
e w scab
e w scale
e w scan
e w schoo
e w scrat
e w seal
e w see
e w sent
e w septe
e w shaki
e w shamp
e w she
e w she's
e w shing
e w short
e w shows
e w side
e w since
e w skin
e w sleep
e w slow
e w small
e w smear
e w smoke
e w so
e w some
e w somet
e w sore
e w sorry
e w sound
e w spaye
e w splee
e w spray
e w st
e w start
e w stati
e w stero
e w stick
e w stiff
e w still
e w stoma
e w stone
e w stool
e w stop
e w stopp
e w strai
e w strea
e w strip
e w strok
e w stuck
e w sugar
e w summe
e w sunda
e w suppo
e w sure
e w swimm
e w swoll
e w synul
e w table
e w taken
e w takin
e w talki
e w tamox
e w targe
e w tea
e w teeth
e w tell
e w temp
e w tempe
e w tende
e w terri
e w test
e w tetan
e w thank
e w that
e w that'
e w the
e w them
e w there
e w these
e w they
e w they'
e w thigh
e w thin
e w thing
e w think
e w thinn
e w third
e w this
e w those
e w throa
e w throu
e w thurs
e w thyro
e w till
e w time
e w tingl
e w toast
e w today
e w toe
e w toes
e w told
e w tom
e w tomor
e w tongu
e w tonig
e w too
e w touch
e w traci
e w trial
e w troub
e w tsh
e w tube
e w tuesd
e w tummy
e w turn
e w turne
e w twent
e w twice
e w typho
e w typic
e w ugand
e w ulcer
e w uncle
e w under
e w up
e w urine
e w us
e w usual
e w vacci
e w valve
e w viral
e w visit
e w want
e w warm
e w was
e w washi
e w water
e w wax
e w we'll
e w weakn
e w wedne
e w wee
e w weein
e w weeke
e w weeks
e w weigh
e w well
e w went
e w were
e w wet
e w what
e w when
e w where
e w white
e w who
e w will
e w windo
e w winte
e w wish
e w with
e w withi
e w witho
e w won't
e w work
e w worme
e w worse
e w would
e w x-ray
e w yeah
e w year
e w years
e w yeast
e w yello
e w yes
e w yeste
e w you
e w you'r
e w your
e w yours
e w zaps

HSTMLLMPNJLWJRLNOUNTIVLNRTJQXKMKHMMSESMLHKOJMOILSSMNMIHKMWXNJPLPLXNILNVUWLNJMJUKWKVSMLPUUFVENLIGMPZLWNIUTNNJOOIOJGINUJLJHLXOEUPLQNJPQPISJPNVKMSLTPLNIT
FKNIULNW[NHWKHMMLLRUMNLNWTVFNWTPJHUUWLIMNUEKXJUJTOOQRWNLOOHKOVXXLMXZONLLILVTUUWRUHWLFPDMHNJNL\\OENMMLULNFZHOTQIFIKJTNOYJX_EJJHRJNWLNJ]JHTVXFSWKQMWTNPGM
_TWSMMMGOOQIKUNJULDPLIYMOSXPULQVLKYRVMTLKMWMOMNHNIJICIRCNSXaTKJMLJLFUNSTKRCMNNJJQNLXTNJWMUOGNONIVLJLNGEJMONRXIJVIJIXIGKLVPUIQKVOZIUPPMRRJPXTMKNJN\\QOKG
AJJNONZONTPNLXbUHMKMKMINGLSOOLRZRNUPWULNYU]JJQKVSSSNWKQJOONP]PNNOJSPTLVNKNRNZLNFUMPRHIOTUVKNKQVNUQNNFSOJKMNVRCNOJVJJJNOKSRULOWZJZUTUMVLJGJYKNNJGMOPJTW
JNVUJOZIJXWOOSNJQHUOUWOPN]IMZQGIHO_NNZJGZWMLSIUNOBWMSLVTTUMKMMLOLUHGMILUSNK\\KMHLVYOVHMHJ[MVNQUO[LLMOUWMHNLKKUTMUOJMJOMINI\\KNONNNMUJVMNMLORLVOUSHSVAVTO
QLYLTOGMPMSTIOXPUQOKNOOUGKMMNOOLNPINMNWUMMNMKKOOVNLOITHTVKK]GIJQLTTOJUKNQJVWONMMKNVNYKLMMIUMHXPMMUTJLOJUNJOWIVONKVLJYUMJ^KRXJKNMNWNWNUVLPOUMMMTURPUNJI
KOMKLZTN\\RGUOVNSUIKOOQRU]KIYMMVHVNOOVSJUINVXQWHKNOO[MLWHMOKIMRJMNLNUTNIWTOGXOJNBGMVOLGMIJMOOHWDLSVXNLL:KNIRJLNTNON^IRMMHOKBRJHZWKNXOSUKMIQRQPEOOQMQLOO
NPNLBLOKLMJTLZJUEMNULCNNOJWWNVIJJLJJUNUONQOTFXNMWJPYRQXOGTRLQQNMQTPNQXWPKIZTLKOZN]ZULMNIAXNPHKRWMUSIQKONLGWKIVU?SMMIRJEPJDWNOZUOJL^QQGRON_KM[YLJHOPVSI
XNSIPLQZOONLKOWMOTASMGKJSMMTLNRIHMOJWJPZJWTX]FOQNLLVMJUNNHMMITJMPQWIKINVPQPNLIPKJLIMOPNZZQXKQLNOKMMLNIYWVYLONWNOMINJTJMMNTVGLHQNGJcKLLDNQNRKSOVNIWHHOP
HUJNN]WKKMUJSRIMHCEUXMKLKLHJKIQPMOVGNJSKLVJUM^PNHOUKKHNKONJGITVQXINU\\NROKFF\\RLHWEYHQLWINMJOMNMYTGUKLNTWQPNVLPRWNHLIHJOUOUKINXQUZNL;SAO?NNIN]UHLKINKTPJ
E^XKCWUOUOQIKJPUIUKRNSLJSPNS_KMQUIJPRNMKOSUMLWOVJUTQHIKWYOIMNJMUMITQMTMYSHMJPJNT@HMLUPW

kLLPNOWOUPQMONONVMOLZKNNRNOTNOTPLWMIUNYQOUNLVOMNMOVOLNNONONVWLEXUPMOLLNLKNVOLLOLMXJENMPONOOMMNNONGKNEOYRIONOWOMINYOOOOMNJNO\`NSRLNWNOOUONOIOOMQJJZUTLOM
VLNCNUWHHINQHXMNUOMNNONOKQQKNNQJNSRKLJSQKM[ORMEOMSMROOJWMOONLNLMNKNNKMMOVMPLMNMMNQMOKOQJOOKTLOMOPNTLNOTROJFKXOXRUONLOKMNLNOPKNNNKONNFNLONMOIOVWOLNVMNN
FLSPMQM@OONONOMNSRNLONHLLTMUOMUOZOMWFLOLN[NMNWNUVJNNLR[NOONCSZXNMNNONINMWMPOOKNLOOLPUUOOPNNVONNJQNPLMLOSOTNPNTRLUOLNLMOVOTMZM\\QUMNNILVKXVTMQSNVYLLMMOV
XPNMKOOOMOPOSOWJNOONNNLONJPORONSVOSJNONOOVNTNQOGOOITNUUMOOKYONUMOOTONMTOOOOOWTOOSNMOOOORNNOMN]NNNJKOLNOONOOUSOWOONNOOMULOUOONOOMNOUOOPONROONOOOPOJONNO
OONOMONTNLFOOOTWVNNTOYIJUNOOOROOMONOLNQONOOOMNOODMMOROMILSY^KVOUUONNVOVONMQOXMNOMKOOMLOULIKJRIVVNNNVSIOOOOOONONNNOOOOOONONOPKVUQNNOOOVNOLLUNLOLNMNMOLT
OMPNTNQONOONNONONOOTPOLOTOKU[HKOMNOJNOHRNOOONMTOJOPUONNQOTNMSOONOSLQNLNVLSNJOONOONRNNOOLNLNONOPJMMOOHGOLHOUKNWO\\XNOOMLMQNGQOONNLKONOOSNWHOOIWMONSOOYNR
MNSONOOTQOOSVOONQ\\XINNVOOOOOOMQNOOOOONNKMMIOONZOVHOONNQONOOWOPOOOONIOOQMJ}OKNOLNPNMKOROOOQWOLLROOOUMLVTMUOXTI\\OUOKIKSMNROOYNQOMJOORVMMHPNQOHJ_NNONYHOH
KNOMXONOLMNOVIPMKTOOOOVWOOOOMONNNNHSNNMUOLUUORNUOENKOTNNOLTNONNRWOMTWOOMWOLLWOQKLMNOOZZRQMUPPYUQU[RTFJHONMNUYOORMWONONTLROPKJMLQPQFRONNIOQPULHI\`WSTNFN
URHJYRSPOHHUUOKNLSTQIXNNMLNOOOOGJ[UNLNNINNRSLSOR\\ULONNNXOSSOLSNTQUHONOUMNTJKOOINNMNNULYQKLMPHLNOONO_KUGONKPLNJLTOQLK[PKLHMODO\\SUNVLRNMTNQLJKQLOJKJNNUN
OOJUMOKOONOMJOOYLPLNOKNUWZLGVOMMNTO[OOOLNMMNMNPONQNHKLNKLTNNROJUOOTITMQVPIPNNPKPPPTJLIOUOMMONOPNMNTNLINUMURNNOMOSOLOOOOOOMMJRBOAOOQCTPMUITKLPKKKKPYMNE
MMMMXFLNMMQPUTWOOTQOaPYNONMONNNTKNMPNONLHNOMYNKNNONMUXNGSL]LGONOOOQNNMOOMKNOLU_MKOKLKLO

DWRWPNOQNOUNOOLNNNOMNOMNQOOROOOMONOLNOOWOOOMIONOIONOOLNOOONOOONNKNNONUPNONOMUOONNOOLMO\\ONONNMTNPOSOMNOOKMNNOKONNOLOOOOWOKNRJMJNUPNOKONOKOYOQNTOILPNKNX
iMNPONOOMOOKPNVXNNNNNOJOIKO\\NNOYSQONNON]SMIPONRONKONSOONTNOOPORPRNOKOLNOONMLNIMOOONOVQLUOOSOONINXNNNOOOZONNVNOQMOOOUONRONOOPPOPNOOOMXNOMOOMMOOOOQOONLM
SNNNNMPOOOOOMNONNOQTOOSNONONOOPOOOOONOMPOOOMRNOPOVNXNOMNUONLOKS[ROUOPOIOOMMOOONONONNOOONUOVMOOOSLOSKXMNOMRKNONOONOSPNNOPOLOOONMNOOOMQOMOONNPOOOOMNOOOQ
RQLONVNJNOXIMNPMNNLOOOOOONOOOOONNORONOOOOMNMOOONOOOOOONMUOQOLOOONKOOONGWOOOOKOO\`OOUSOPNOOOUMNONNNOOOOOOOOOONFOOONONOTMONKONMOOOOLONOOOONROOPONOPOOOMNN
OONOOONOONNOOOOOOOMOONRQNMONOJOOXWNOYKVOROOONPLOLUOOOROMNKONNNOMOOOWKOOOSNNMOLXOOTOO^NOMOONOPOOLRONOOOONOOOUONYOONOOOOOOOOMOPOOOQOPOJOOONUMNOOFOOONQOO
ONONPONONVNOOOOHNOONPONOOONNOOOOOOOTOONNOOOOUOOOOOQOOJOOOONLOOTOOLNINOMMVOROTNNNONOOMNONVSN\\YOUONNLORTONOOOOOJOPOMOOTNOWOMMPNONOZMOOTNOQSTONPMLOOUOOOO
QMWNONNOOOOONLOROUOOUOPOOOONLNOOOOOOOOOOOOOOUONOOOOOONNPOOOOONNOOONOMNUOO9ZMTRYVPOPON]OVOLPOOLPNONKONOVMCOMUMMONOVMWNN^MOMRTUOO^OONONPTUNNSOLOOMONPQOO
ONONMONONTLNPOONQMULMONOOUOOOONOOOMLONOPOMONOJNJNRNPOPOTOORNOWNMKONOOOONOOPLOOOIOOLOONNOUJOONNOLONOLRNJVOOMOOOOMONOOOSOJPSOOOMNLMOFQOUOVONONNMHNL[NOON
MIRQL\\ONOGIJNOMNOOQLYcO]INLORON^SPNOSNVMOKLPNNOOPOON\`OOOLMRVOONOUHOOOOOOOINOOMMOV^NNOQOOLXNUONNPONUONRORNONOOMPOSNONHNONLORVOMQMNO=IOXSNJHNXNOCONOMQOO
OONOONOOPOOMROOOL^OONNONPOLNTOITOOOMNTONNNMNLONUOTLKN]OPUOMN\\OOOOOOFLMONLQNNPWNP\`KLONPOOOMRWNMNXSLMPOMOPROMONOQOOOOOOOLJNNROMNOOOO__bN[OKMOOMION[NNPO\\
QHQOQNNVOOONMMONNONOPOPQLOMNKOYNNQXOSENPOKOKJPOOOOOOKSNPNSLTTOLOOOSOONOONVNOTOOOWOULROO

DNHNZTOGONQLOTOUMOKQWNKKQMOIOVNNOPMMWRNL[MX\\NWQKPPUKNNXNLNMNMYMKHDLSONLMNZNOPONOOOOTUVLNMMPdLNUQKIN[OJONHUWOOUSTPUXKNOJOZLLBQLHOTONXUNNV[IJGNLPUHOJYTN
?ZMOOMPOIONKQILLNMHSLTZVKKNZUNOM_IONIWPHGROLJOMMTTISNMOFKWOMIOPPWOOPNNOTN[IHONOTRWOKUQVJ]VMNNLNNNLONNNNQKXNHSLNQQOWOUNOMNZOOTFNLNKHL>PQOMNYILRJTLWOYUN
JTEINTKVVJTOLITWNWNOMOPLMNMHNMLJNNONMNPJZMKWSQLLNTLRSQGVLQJGKLNLZHONQOMLNYJWJOUQYKORKNROMONRT\\VSNJLWOTSSMQ[SUSOMROPINSMKNSNKTNOSMOOOJPVNMNFNSOOPLPUKMJ
MRMUINLOXOJOVKA]LMOUO\`OZOSSTRNTMIJQOTNMUM@MRMSLHQSOOOONJMTLUMHQVJWMINVNMMISTNQIMMYONOOUONNNTKMJTMLNUTCUZLUIMOUNJVNUNNTOUWIOMKNNVOOOJXMLMBNQLTTOLYOTNIN
WWTLMIMSONOETHOLNWNPJLHTMQOVJORXSPKVNPNMJMXXDXPUd[HZMJNKQRMNNNLQLNNVLOOSNYJKKOPIOLTNRIOIQQOONONJIMMOKOUNHEGNNKNOUUTKTIQUTNOWHNOJHNPMNMITWOOMMNSRYOOOSN
VNSLRULJVNIOOTOOKHVMIT\\MMMORNONMJUNOKVPKMEVTMONTMV\\KONONNM]LROOJ_RKONINMMJLOMUTYLUOKNLVNPOOJMJNOLOPWONOPOIRO]KUMRNGJLOKGI_SONNTONLVKNARMNMIRRWPNNMOOTO
MUMMLOQQGSROOMJORKLPMTKOOMONOTNOQTTUMROOYJOINMMMHOIOL\\ONJJMOIFTUKKYNRUNONMSFPPNTMLHMMLYWLZMVgZSTSJETUMY]^OMTLKOOZKKaNNNTXMJRPOQALUKNUKPMTRNPIRIWSNQMTO
NVTWVMVNOLMOKONNYRKPGUONTOOOUNTOIJVNOVNOKIOOOFLQNSTKINKONOEWUNJHNIKNONNKQVSLKXUPMOPOGPIOPPOJULNNNHMPEc[NNWMSKGL\`WMT]UYJ]J_MOOKPWLVQNTUTNJGKPHP[KRCMMOJ
JOPWOJIQHVZOOTOZNKOGL=]MPLVPJVTMWLZNKSOLNVS@LTFOMMWPNOOPTHNMYKROMNPOMRMNTOJJIQONNLMIMJOMQDOGLOTTMMOMLLPFUOTKIMTLHPNVRONXIJOMKJYNPMJVMLLKLLOQPVSO\`NWKMG
OJ^ONQNN_IOXVSONSNNMLOOMRNQONNONKPMNTOQUVXOMOIJNROG][PYKNRUaLOTPNOKTNOPLMRSORROMULNSOQONLXBMKMNHQQRU\`VOJINHNKUOKOVVVOHOMQNSOMNOJKLEKOHXLVGNNK[NOQJNOWN
TMNOWONNOWPTOSNMUPIRFPMWFUOSMNLDNULSOOXZNDKQOIURQOMUYMULNJENNOVNLX?HLFIJT[KNKIKQWfJSPKN

QGQIGMISKTIMUHVLJLTMCNXUFMTJGMNUYIUVLJHLJOHKQHVWRJETU[NVVIIJNG_JWQUQWNKOLIIWNVKVJKMSMNDKNZHGWNQTVXHHRVKKYKJUKHTQTKMTKTQUTVFQYLSOHIVJHIVIHPUOWMPWIGSNQC
HMT\`JPHNRVXLWUPLOUVGUKNIUPGDLIIJBVFNROQHWJSUHWRWHJXFIIUTPHVUXJFFIVGHTUUMNHOWLQKIHLJVOJTTIJULWFWZGVMWKTLHHSYOAXNRLTCNJLTICOTTSVUTLVXZRTWLKHQ[KIJKKCIGTT
IJNSVLV_HUIVZPLNGGYKTVGWVHJOKWHMHTGETUKYJGLMIHTRKNYJ[QJVMIMUJPHJF]MYFVTOLEaIUUPTEUWDHKQHLJJOKCKSJXSRIWUMUFIHAMQNMTSL[VUOIGMMKHIFGVJVTIKDOJQHITJIYEIUUS
SNYLZIHUIJIVIL@A[UVKUAYEXTFJJTIBJU?TDITJGTDNWGWXJHRKIMI]LKV>FUHLUPITKMLJUVHKAKVJGHJIWTKGKKOOZBOLLTUJVXIJVKVERUIUNJPTQOJPGKJUUGEOHJEOHIUX^UCWKLTXGTIXRI
LIELXUGKULQYJRJNHOMHN@ZLMCUJINTMKEEIJHMYGIIIZLKJGLPGJTKVLFIFVLVINJXIRULFIIVHNUNXJGJJEZVUDVMUIOJDUTUIINKXW]\\NKOIJKOLXJWTLPDUGYJKSWKSKXKXNJIMKTKSSCJ_FIK
FV?WAKXVILQKVJGUNSHQTKELTUVIEWTUWIVPUINKT[ILPUKJOIBNVRWIIPGIOUPTBGQSXRVLJUJLLKMHWKFUIXLVJTKIPKHVVLLLVSULWZGJHJIEGMZZFMWQGMHFVUMTJMKLKTFKRKOTDNLKIJJFPR
TMGVUEIJIIUFILVJEFMTLIHJAUUGTNHWHKJJJIUMMWNLIJOVQVUCVGFWXUUMWUPKTVGPILOIO=IVJPJRVVPUTIGFXHHHACRMHNOMPLNJHUGD]IJJDRL?IUCOFWTEJVEKWJHIHNTLRJIT\\FWJIT@YJV
UJKNOTIUVRYJOJTMQLOL[UJIJOHHMIRV[XVTJJMITXJEXQTMIWKMRIKJXMNLHGXVKPULEGHUJNCSMKFMVDGJ[FLSTLKRQMFHMEIS^EOJUQLJNPLNELLHGHYIUGITTKLHYHOJILHOUGWKNMRHNLLKU\\
HSNPHHOBWVRRMJLHTJWSOKFIRWNITJGPPH@VJSHPUFFOIQXJENLIBUJFNZJLOJTLHNNUVRLKJOYXXUVTNIXYKTFDJQJSXVLIUVLDXOMMCJMWVPMNTSTSBUVL\`PE^VQ=MXOUOTMTUS]RMIKPWJLQYKW
VOKJT@MUBXINEHUGYK]LJVTPGHZ]HVVKVJJOLOJQLBWNUGSLTITPMIGZMHQGIJHGGUORAUIKWXTDIGZHAJUNVKUKUOZLVUEITKMLBKHJSKMUTGGTSKQNTVLVHWPUG\\JWTV\\JHVLMSZUFMTWYKTKKGR
SKGVHQNILIJPOMHLQCXJFIILWIUHEUKTNNPIJZJIWZMUMNMFTIMIJJORCSTPSUOJUMUUUVXKIHWUPTEJQ?STIUH`,
  r: `r end #
r end ангин
r end берем
r end беспо
r end болит
r end больн
r end боюсь
r end буду
r end были
r end вечер
r end внутр
r end все
r end выбро
r end г
r end глаз
r end года
r end граду
r end да
r end дават
r end дали
r end двига
r end двоих
r end делал
r end день
r end держи
r end диабе
r end дней
r end дня
r end ест
r end есть
r end же
r end забыл
r end завтр
r end закон
r end занят
r end запиш
r end исклю
r end капел
r end капли
r end кг
r end кесар
r end колен
r end колол
r end красн
r end крови
r end левое
r end лежит
r end медле
r end минут
r end мм
r end мне
r end надо
r end назна
r end натощ
r end недел
r end нельз
r end нет
r end ноги
r end нормы
r end ночь
r end нужны
r end обычн
r end отдел
r end отмен
r end отоше
r end отпус
r end отриц
r end перее
r end перес
r end плани
r end плечо
r end плотн
r end побол
r end полож
r end полос
r end помог
r end понед
r end после
r end посмо
r end похож
r end прием
r end прозр
r end промы
r end пусто
r end пью
r end работ
r end раза
r end ритми
r end ровны
r end розов
r end рукой
r end сдела
r end сегод
r end сейча
r end скору
r end слева
r end случа
r end споко
r end справ
r end сразу
r end среду
r end степе
r end сторо
r end сутки
r end суток
r end табле
r end так
r end тоже
r end толст
r end тошни
r end трога
r end увели
r end увере
r end уже
r end утра
r end утро
r end утром
r end хелик
r end холку
r end хорош
r end хрипы
r end целая
r end цисти
r end часов
r end четве
r end чиста
r end чисто
r head0 #
r head0 а
r head0 аллер
r head0 антиб
r head0 аппет
r head0 аторв
r head0 берем
r head0 боли
r head0 больн
r head0 в
r head0 вижу
r head0 волды
r head0 второ
r head0 вы
r head0 глаза
r head0 глота
r head0 голов
r head0 горло
r head0 губы
r head0 да
r head0 давай
r head0 давно
r head0 десны
r head0 диагн
r head0 длите
r head0 думаю
r head0 дыхан
r head0 дышит
r head0 его
r head0 ей
r head0 если
r head0 ест
r head0 жду
r head0 желез
r head0 желуд
r head0 живот
r head0 за
r head0 зуб
r head0 и
r head0 из
r head0 изжог
r head0 иначе
r head0 кажды
r head0 как
r head0 камен
r head0 капли
r head0 кашля
r head0 кладу
r head0 клеща
r head0 кожа
r head0 копыт
r head0 коров
r head0 креат
r head0 крови
r head0 кровь
r head0 левая
r head0 левое
r head0 лечен
r head0 лимфо
r head0 мазал
r head0 матка
r head0 месяц
r head0 мне
r head0 мрт
r head0 муж
r head0 мы
r head0 на
r head0 назна
r head0 напра
r head0 не
r head0 недел
r head0 нет
r head0 нимес
r head0 ничег
r head0 но
r head0 ноги
r head0 ночью
r head0 ну
r head0 нуроф
r head0 одышк
r head0 ой
r head0 он
r head0 она
r head0 осмот
r head0 остал
r head0 от
r head0 отеко
r head0 пальц
r head0 папа
r head0 перев
r head0 по
r head0 под
r head0 пока
r head0 полот
r head0 после
r head0 потом
r head0 поход
r head0 похож
r head0 похуд
r head0 право
r head0 правы
r head0 приви
r head0 прихо
r head0 прогн
r head0 прост
r head0 прошл
r head0 пузыр
r head0 пульс
r head0 пьет
r head0 работ
r head0 раз
r head0 рвота
r head0 рвоты
r head0 рогов
r head0 розув
r head0 с
r head0 сатур
r head0 сахар
r head0 сдела
r head0 сегод
r head0 сейча
r head0 селез
r head0 сено
r head0 сердц
r head0 сестр
r head0 сила
r head0 слева
r head0 смотр
r head0 снача
r head0 собак
r head0 сосед
r head0 справ
r head0 стул
r head0 так
r head0 тогда
r head0 тольк
r head0 травм
r head0 тут
r head0 у
r head0 уже
r head0 уши
r head0 холод
r head0 хрома
r head0 чаем
r head0 через
r head0 швы
r head0 шов
r head0 шумов
r head0 экспр
r head0 энала
r head0 это
r head0 язык
r head1 #
r head1 амокс
r head1 без
r head1 бледн
r head1 болез
r head1 больн
r head1 больш
r head1 будет
r head1 бы
r head1 бывае
r head1 был
r head1 была
r head1 было
r head1 в
r head1 вам
r head1 вас
r head1 ввожу
r head1 весно
r head1 внизу
r head1 внутр
r head1 во
r head1 воспа
r head1 вот
r head1 все
r head1 глаза
r head1 голов
r head1 да
r head1 давле
r head1 делал
r head1 дней
r head1 дома
r head1 его
r head1 ей
r head1 ему
r head1 если
r head1 есть
r head1 еще
r head1 и
r head1 или
r head1 как
r head1 камен
r head1 капли
r head1 клеще
r head1 колен
r head1 красн
r head1 кровь
r head1 левое
r head1 легки
r head1 менял
r head1 мерил
r head1 месяц
r head1 мне
r head1 можно
r head1 молок
r head1 мягки
r head1 на
r head1 надо
r head1 не
r head1 недел
r head1 немею
r head1 немно
r head1 нет
r head1 ничег
r head1 норма
r head1 обычн
r head1 один
r head1 одна
r head1 она
r head1 опера
r head1 отдел
r head1 откры
r head1 перес
r head1 побол
r head1 повто
r head1 подни
r head1 пока
r head1 после
r head1 право
r head1 правы
r head1 предн
r head1 продо
r head1 прозр
r head1 промы
r head1 прошл
r head1 пузыр
r head1 пью
r head1 пятни
r head1 раз
r head1 ровны
r head1 с
r head1 сам
r head1 сегод
r head1 сейча
r head1 сестр
r head1 скоре
r head1 слева
r head1 смотр
r head1 снимк
r head1 снимо
r head1 сняли
r head1 со
r head1 стане
r head1 табле
r head1 тепер
r head1 теплы
r head1 тест
r head1 то
r head1 тобре
r head1 тогда
r head1 тольк
r head1 тут
r head1 у
r head1 увели
r head1 уже
r head1 утром
r head1 ухо
r head1 хорош
r head1 цела
r head1 через
r head1 черны
r head1 четве
r head1 это
r head1 я
r head2 #
r head2 а
r head2 броси
r head2 будет
r head2 бывае
r head2 был
r head2 было
r head2 быть
r head2 в
r head2 вечер
r head2 вижу
r head2 внизу
r head2 внутр
r head2 воспа
r head2 все
r head2 вчера
r head2 г
r head2 глаз
r head2 года
r head2 готов
r head2 граду
r head2 да
r head2 день
r head2 диабе
r head2 дней
r head2 дня
r head2 до
r head2 его
r head2 ему
r head2 ест
r head2 есть
r head2 еще
r head2 за
r head2 завтр
r head2 запах
r head2 запис
r head2 и
r head2 или
r head2 кажды
r head2 как
r head2 капел
r head2 кашля
r head2 кг
r head2 колен
r head2 красн
r head2 кровь
r head2 лекар
r head2 лозар
r head2 мамы
r head2 мг
r head2 месяц
r head2 на
r head2 начал
r head2 не
r head2 нет
r head2 ни
r head2 но
r head2 норма
r head2 нужен
r head2 онеме
r head2 опера
r head2 от
r head2 первы
r head2 перен
r head2 плотн
r head2 повто
r head2 под
r head2 пока
r head2 после
r head2 потом
r head2 право
r head2 при
r head2 приде
r head2 пьете
r head2 руках
r head2 руки
r head2 с
r head2 сдела
r head2 сено
r head2 слева
r head2 со
r head2 табле
r head2 темна
r head2 увели
r head2 уже
r head2 утром
r head2 хлорг
r head2 хрома
r head2 через
r head2 что-н
r head2 шумов
r head2 это
r head2 я
r p # #
r p # балло
r p # в
r p # г
r p # года
r p # граду
r p # дней
r p # дня
r p # занят
r p # и
r p # кг
r p # лет
r p # литро
r p # мг
r p # месяц
r p # минут
r p # мл
r p # мм
r p # на
r p # недел
r p # раз
r p # раза
r p # с
r p # см
r p # сторо
r p # табле
r p # утром
r p # это
r p а вот
r p а ничег
r p а сегод
r p а тепер
r p а я
r p аллер на
r p амлод #
r p амокс #
r p антиб не
r p без измен
r p без надоб
r p без особе
r p без шумов
r p болез по
r p боли в
r p больш не
r p был #
r p в #
r p в вену
r p в воскр
r p в груди
r p в день
r p в друго
r p в лотке
r p в марте
r p в начал
r p в недел
r p в первы
r p в право
r p в правы
r p в прошл
r p в руках
r p в руку
r p в семье
r p в тот
r p в час
r p в четве
r p в школу
r p в этом
r p вас #
r p вас через
r p вес #
r p весах #
r p вечер было
r p вмест него
r p внутр жидко
r p во время
r p воду пьет
r p возоб #
r p воспа легки
r p вот тут
r p вот что
r p вот я
r p все #
r p второ степе
r p вчера вечер
r p вчера дня
r p вчера утром
r p выдви ящик
r p году не
r p губы разду
r p да вот
r p давле #
r p дважд в
r p день #
r p день и
r p день недел
r p день с
r p дипро #
r p дневн давле
r p до #
r p дыхан #
r p его в
r p его и
r p ему #
r p если выше
r p если не
r p если перес
r p если через
r p ест сено
r p ест хорош
r p жду вас
r p же день
r p живет нет
r p живот и
r p живот мягки
r p за недел
r p завтр в
r p звони сразу
r p и #
r p и броси
r p и вечер
r p и все
r p и вы
r p и завтр
r p и калий
r p и капел
r p и не
r p и подуш
r p из #
r p из магаз
r p каждо утро
r p кажды #
r p кажды час
r p капай тобре
r p кг в
r p килог на
r p ко мне
r p креат #
r p креат и
r p крови нет
r p курен нет
r p левое колен
r p легки чисты
r p лейко #
r p лекар нет
r p лимфо не
r p лозар #
r p мг #
r p мг вечер
r p мг кг
r p мг на
r p мг один
r p мг утром
r p месяц назад
r p месяц перес
r p минут по
r p мл внутр
r p мл кг
r p может быть
r p может и
r p молок не
r p мочев пузыр
r p на #
r p на весах
r p на груди
r p на живот
r p на левой
r p на месяц
r p на недел
r p на нем
r p на ногах
r p на пятом
r p на снимк
r p на спине
r p на стреп
r p на той
r p на трети
r p на узи
r p на хелик
r p на холку
r p налет нет
r p напра на
r p не беспо
r p не было
r p не вижу
r p не во
r p не знаю
r p не могу
r p не надо
r p не нужно
r p не отека
r p не помог
r p не похож
r p не пью
r p не работ
r p не стане
r p не так
r p не трога
r p не увели
r p не чешет
r p недел в
r p недел на
r p недел уже
r p недел через
r p нет не
r p нет нет
r p но надо
r p новог года
r p ноги не
r p ночь #
r p один раз
r p одной в
r p одной капле
r p одышк нет
r p ой нет
r p он на
r p он у
r p она на
r p от кашля
r p от клеще
r p от пальц
r p от спины
r p отеко нет
r p откры с
r p пальц немею
r p парац #
r p перес есть
r p печен не
r p по #
r p по табле
r p подни до
r p пока не
r p полот отдел
r p понос нет
r p после еды
r p похож на
r p похуд нет
r p права перед
r p право ухо
r p правы глаз
r p приба #
r p пропи #
r p прошл месяц
r p прошл раз
r p прямо кишки
r p прямо сейча
r p пульс #
r p пью #
r p раз в
r p рвоты не
r p ринге #
r p с #
r p с авгус
r p с апрел
r p с аурой
r p с вечер
r p с воскр
r p с воспа
r p с кофе
r p с новог
r p с сегод
r p с утра
r p сатур #
r p сдела сегод
r p сегод дня
r p сегод и
r p сегод не
r p сейча #
r p сейча не
r p сейча нет
r p сейча стави
r p сердц без
r p сидит в
r p синул #
r p слева внизу
r p слизи с
r p со вчера
r p со слов
r p сосед сказа
r p справ внизу
r p справ под
r p сразу к
r p сразу скору
r p стул норма
r p стул черны
r p табле в
r p табле раз
r p телил #
r p темпе #
r p темпе мерил
r p темпе нет
r p тест на
r p тоже #
r p той недел
r p тольк в
r p тот же
r p трети день
r p у вас
r p у мамы
r p у него
r p у отца
r p у сестр
r p уже недел
r p утром #
r p утром и
r p уши чисты
r p хорош но
r p через #
r p через день
r p через месяц
r p это вирус
r p это воспа
r p этом году
r p эутир #
r p я в
r p я вам
r p я ей
r p я и
r p я не
r p я сейча
r p явка через
r w #
r w а
r w авгус
r w алког
r w аллер
r w амлод
r w амокс
r w аналь
r w ангин
r w антиб
r w аппен
r w аппет
r w аптек
r w аторв
r w аурой
r w бакте
r w балко
r w банео
r w бедра
r w без
r w берем
r w берет
r w беспо
r w биопс
r w болел
r w болит
r w боль
r w боюсь
r w броси
r w будет
r w буду
r w буся
r w бы
r w был
r w была
r w были
r w было
r w быть
r w в
r w вам
r w вас
r w ввожу
r w ведит
r w вену
r w верне
r w вес
r w весах
r w вечер
r w видел
r w вижу
r w визин
r w витам
r w влево
r w вмест
r w внизу
r w внутр
r w во
r w водой
r w возоб
r w волды
r w волос
r w вообщ
r w воскр
r w воспа
r w восьм
r w вот
r w вправ
r w время
r w все
r w все-т
r w встае
r w встаю
r w всю
r w вторн
r w второ
r w втору
r w вчера
r w вы
r w выбро
r w выдви
r w выдел
r w вымя
r w выпис
r w высок
r w выше
r w вялый
r w г
r w гемат
r w гепат
r w гипер
r w гипот
r w гипсо
r w глаз
r w глаза
r w глики
r w гноит
r w гной
r w гноя
r w говор
r w года
r w году
r w голен
r w голов
r w горло
r w горяч
r w готов
r w граду
r w груди
r w грызе
r w губы
r w гулят
r w да
r w давай
r w давал
r w дават
r w давит
r w давле
r w давлю
r w дает
r w дали
r w дальш
r w дам
r w дважд
r w двена
r w двига
r w двое
r w двоих
r w дд
r w девят
r w декаб
r w делал
r w денси
r w день
r w держа
r w десны
r w диабе
r w диагн
r w дикло
r w дипро
r w длите
r w для
r w дней
r w дно
r w дня
r w до
r w добав
r w дожде
r w доить
r w докто
r w долой
r w дорог
r w друго
r w думал
r w думаю
r w дыхан
r w дыхат
r w дышат
r w дышит
r w его
r w ей
r w еле
r w если
r w ест
r w есть
r w еще
r w жду
r w же
r w желта
r w желуд
r w желчн
r w живет
r w живот
r w жидко
r w за
r w забыл
r w завтр
r w задню
r w задых
r w закон
r w занят
r w запах
r w запис
r w запиш
r w звони
r w здоро
r w здрав
r w зев
r w значи
r w знаю
r w зуб
r w зубы
r w зуд
r w и
r w ибупр
r w из
r w или
r w иначе
r w инсул
r w интер
r w исклю
r w их
r w к
r w каждо
r w как
r w какие
r w калий
r w камен
r w капае
r w капай
r w капел
r w капли
r w кастр
r w катет
r w кашел
r w кашля
r w кг
r w кесар
r w кетон
r w килог
r w кисло
r w кишеч
r w кладу
r w клещ
r w клеща
r w клеще
r w клини
r w клубн
r w ко
r w когда
r w кожа
r w колем
r w колен
r w колол
r w конве
r w конко
r w консу
r w копыт
r w корки
r w коров
r w кость
r w кот
r w кофе
r w крапи
r w красн
r w креат
r w крова
r w крови
r w кружи
r w ксаре
r w кстат
r w купил
r w курен
r w лампа
r w левая
r w левое
r w левой
r w левую
r w левый
r w лежит
r w лейко
r w лекар
r w лет
r w лечен
r w лимфо
r w литро
r w лозар
r w лотке
r w лоток
r w лфк
r w мамы
r w марте
r w масса
r w матка
r w мая
r w мг
r w медле
r w медсе
r w мелок
r w менис
r w меня
r w менял
r w мерил
r w месяц
r w месяч
r w минут
r w мл
r w мм
r w мне
r w много
r w могу
r w могут
r w может
r w можно
r w мой
r w мокро
r w молок
r w моча
r w мочев
r w мочи
r w мочит
r w мрт
r w мысле
r w мышцы
r w мягки
r w на
r w над
r w надо
r w надоб
r w назад
r w назна
r w нарко
r w насмо
r w насту
r w натощ
r w начал
r w начин
r w нашли
r w не
r w невро
r w него
r w недел
r w нельз
r w нем
r w немед
r w немею
r w немно
r w нет
r w ни
r w нижня
r w никог
r w нимес
r w ниста
r w них
r w ничег
r w но
r w но-шп
r w новог
r w нога
r w ноги
r w ноздр
r w номер
r w норма
r w нормы
r w нос
r w носит
r w ночь
r w ну
r w нужны
r w нуроф
r w о
r w обе
r w обезб
r w обеих
r w обиль
r w обоих
r w общий
r w обычн
r w обяза
r w одна
r w одног
r w одну
r w одышк
r w ой
r w оксит
r w омепр
r w она
r w онеме
r w они
r w опера
r w осень
r w осмот
r w особе
r w остал
r w остео
r w остры
r w от
r w отдае
r w отдел
r w отеки
r w отеко
r w отели
r w отечн
r w отит
r w откаж
r w откры
r w отпус
r w отриц
r w отца
r w папа
r w пачку
r w пениц
r w перво
r w первы
r w перев
r w перед
r w перее
r w перек
r w перел
r w перен
r w переп
r w песок
r w печен
r w пиоме
r w пироп
r w плечо
r w по
r w побол
r w повер
r w повод
r w повто
r w подко
r w подни
r w подож
r w подуш
r w подъе
r w пока
r w покой
r w покол
r w покра
r w полго
r w полно
r w полов
r w полож
r w полос
r w полот
r w получ
r w помет
r w помог
r w понед
r w понос
r w попон
r w посев
r w посид
r w после
r w поста
r w потер
r w потом
r w поход
r w похож
r w почек
r w почеч
r w пошел
r w права
r w право
r w праву
r w правы
r w предн
r w при
r w приба
r w приви
r w приво
r w приде
r w приед
r w приме
r w прине
r w прини
r w припу
r w прист
r w прихо
r w про
r w пробу
r w прове
r w прогн
r w продо
r w прозр
r w пройд
r w промы
r w пропа
r w пропи
r w проси
r w прост
r w проце
r w прошл
r w прыга
r w прямо
r w пузыр
r w пульп
r w пульс
r w пусть
r w пьет
r w пью
r w пятни
r w пятом
r w работ
r w раз
r w раза
r w раздр
r w разду
r w разры
r w рак
r w рана
r w рвало
r w рвоты
r w ребен
r w ревма
r w резко
r w резул
r w ровны
r w рогов
r w розов
r w розув
r w рука
r w руках
r w рукой
r w с
r w сам
r w сама
r w сами
r w сатур
r w сахар
r w свети
r w свобо
r w связк
r w сгиба
r w сдела
r w себе
r w себя
r w сегод
r w сейча
r w селез
r w семье
r w сено
r w сестр
r w сильн
r w сироп
r w скаже
r w сказа
r w скору
r w слева
r w слизи
r w слов
r w слово
r w случа
r w см
r w смысл
r w снача
r w снима
r w снимо
r w сняли
r w со
r w собак
r w согла
r w созна
r w сомне
r w сосед
r w спазм
r w спине
r w спины
r w споко
r w справ
r w сразу
r w средн
r w стал
r w стало
r w степе
r w стери
r w стопе
r w сторо
r w стреп
r w струв
r w стучу
r w сутки
r w суток
r w сухим
r w сухой
r w сыпь
r w сычуг
r w табле
r w так
r w такая
r w такие
r w такой
r w там
r w телен
r w телил
r w темна
r w тепло
r w теплы
r w терап
r w тест
r w то
r w того
r w той
r w толст
r w тольк
r w тот
r w точно
r w тошни
r w тошно
r w травм
r w трети
r w треть
r w трога
r w тромб
r w трост
r w ттг
r w тужит
r w тяжел
r w тянет
r w у
r w убира
r w убрат
r w увели
r w увере
r w удаля
r w удари
r w ужас
r w уже
r w упал
r w утра
r w утро
r w фгдс
r w хвати
r w хвост
r w хелик
r w хирур
r w хлорг
r w ходил
r w хозяи
r w хозяй
r w холес
r w холку
r w холод
r w хорош
r w хочет
r w хрипо
r w хрипы
r w хрома
r w хсн
r w хуже
r w цела
r w целая
r w цисти
r w чаем
r w час
r w часа
r w часов
r w челюс
r w чем
r w черно
r w черны
r w четве
r w чешет
r w чисто
r w чисты
r w что
r w что-н
r w что-т
r w чтобы
r w чуть
r w швы
r w шерст
r w шея
r w школу
r w шов
r w щели
r w щитов
r w экг
r w экспр
r w элект
r w энала
r w эритр
r w эрози
r w это
r w этом
r w эутир
r w я
r w яд
r w язва
r w язык
r w ящик

POLKLRLLVGNUQOYJTHMKNJKKLXTJJJMYNLNMKUQRWYNMISVNMJVMMKRNULOXNFGNUUVTNMTNNMMLNTNOORMNYKXONTJLNLNJPUNNSLPWOKOMVUNMLTQMHOMKMNLLKNI^EAKHXJUIIOONWPUWKZSLYN
NOOOLMVIZ[OKKOOVKUNXMOVVOZNQTN\\WNFTNVNRLSYN[MUPKUJPPKUKKXJIJSNTMOVINMLNP^NNLKUDNNOKMNXUKXWNVUOPNLKNHQ\\OJLGRMKIHKIUMFULNJMLOVONHLOMMINJIINPNKLROMWONPOO
QMJNIMKXNOGXYUROHNTSMLLHMNMXHSMJRLCNLVVH_NMQCJZQNMNNLNLIRVMONMTMURKOOJPNYMMUOOULM^TMMKSUEUTNK^MQNNXRHVJNZNWFUPIPLQONMOOUNMNSUMXLMWTULLVMKORNGUUI[WOOKR
VIUIWVZVRKOQOUGNONOMUNQJMJORSTTHFJWMWNOZXIOYOHPFMJSVMNEUOWRSISJHVFVLMUIIYLTJILCKLONNNOUXYPOOIVMRVUUPISWFNUKMOGKUN[OOSMLNUNOYLKNNZCUNSKUKOSJNLMNFOPNHNM
NTHT[MIKLWONEJCLNNNOKOVQLONSOTUNNUIGNTJOINQNOWMWNMOONOOMIOTMUKMLJUOKNGJOTMMTK[JNJUUOWLNSMSNMMVUNTLUMOWITWPSXLKMGJZOJMQTMNN@NNKOWOMHRMZWNIMNNMXPUOTUTWU
WNLWNLNONMHNNIOOVJMVHXPRVMNHVMNVPI]NJJOM[BVUUIUTBOWKMTNXUSJNVKMONM?UVLMK_NIOJKXWNVVN@@TIUIMPL[JKIMFMWRQNGNNNONKOSVJVPNMQMLNNNWZXUMPKNNMLVTLJSaNUNGSQOI
LMNPLONaSOHLIPOXMRFOMS_IUINJTMVHLJJNKTUNKJOUNYOTQMZNKMOOVU??MKIMMPUINWNISMVFNdLHZCXPUDKNVYJPUJNKMMOJKMTJMKLMLKLNRJEEEL\\OMSN[UVIOJUTWMTOLNMZWTbUNMNVNQ[
ONJTZMXIFLJ\\[TUNLOMFUUTKXHLTNYOVJLVULL\\RNLNTMWF]VHSJPTVNJLLHOXLTJRWNJYJSN_LNVJQTNWQTIRQLOYTWYSUHNLU<\\WOBVNRONUZMNNSNHLUOMFYFN[UJNPVUJQKQXNQRWVGKLYMNYQ
SUUUTJJEINTOQJOSLLNXGNGQJMMMKIOJOJKVNOSNYMLNWNOOSQR\\NKSKNVTOaMHWENKNMRVTNNNOONQRMLYLHLMIQMMOKL^ZNUSIVMESVMHWQNSONMYUTNH[OPNTTONMZLJOF@NKJZQNNOMDTWWOMI
ILLYNRNPLSMKJUMEHWQKROVNOM^MJ\\FNTHVUHQQVXNMMPQPFTBJIUUUb[MUONYONINNJLLWL_YKLNNUXMNUN\\NMLQULLVLTNNRMILKTJUYJXILPIMIXJMJKWVUNNNDONRUSFUONN

aOJMMSNOOJOOOUNOO^OONMOLNMJWNTNOOONONNNYOQOIOSNKQZONOVGN^OMNOMOOPOUOOONLNVMOOOUOO[OTOONJXDPNOLONOHWNOMVMOOMOONOUNMMJONNKWYOONWHS\\NONOJMPQHZINKNMLJINOU
QNOFVNOMMONOWNLJVOOONSOOMMZNOTKMKZOIOKOOONNWOOQOJOLNUOIOLLLKJJLFKOOMYSOLMQNNMNOOONWZJOOONN^OLJKOPRWNJOVUTOOOHOSKNOJNOMMOONOMVWOHJbOOVMMRPLLLNNSRONLTJL
KUNTNMKNMUIMOORLIONRNMVYNFWOKOOOOVjOSNMNWNEMOONOOYONOGNNUHOOZONUONVVGNV[OOUJVONXOQJLPOONNRQYLNJMWNNOOM\\OOONYJMPPVTNKMWUMMUXUONLNKROMNYLONNKOOLOOJJILOO
NMNNO@KOMJOQOOONXNINNOQONOVPPQOQSMLTKNOFNOIPVPVRVKLGNNLQKNLKRIZOUNLNWPLTQMONNLNOOPQNKIJMNYHOOMPOJSOOOUNRXOOOOQOO\\OVTROTNOMMQONLMH]OUONQUOOQOOONMCIOOOO
OOOOOOORWMOOUOSONONOOOMOJNOOOOOXNKOUIJOHOOMOOOOOONOOOMOYOTPPOOOOOOUWVOPLMNJNMNSMONNOIOOOOOOOUOOONOMIOONNNNOLMOTNOLQODNNOO[QOJROOQNORJOMOOWUNHOPOONOOOO
ONOOOLHOOONZONOINOTIVJOSKOOOOQONeKJOOOOONYMOOOOMSVMKOOMMOOOONNMXOp^OOMNNNNOKNOOOXOOOFOOMPOLINOQNYKYKNLLJNYQOONWTMLLOOROZSKOMZMONGSZUNEONNMPJOPLOUPTNNP
IVYOHNOLQT^VdNMNVIQZVQNOJOUMOOOUVONONOMNOMOOOPRLbULROONLGR[MOOONOOOOO@NOSKMOKKOTOJOKNOYUJONIONNKNONONHWOJKU[OVMOPOIYNJINNVMONSNOLNQOTONNMLMRNNOMUOLNOO
OGLOMNOOQUOJNOOOOQJQONQMMNKOKNOJONMSNNOLKNOFLOKJOSIZNONMMNONMNYIONQFYXWMNLOMPMYNONAONNNMOMQTKTOOVMKJOONQMNIMNOLHONQTNWOORLMPONKMOOQNQNOENKONLNQMKOUMOT
PTOOOOPNOXOOWN[OUOVLENMOMOFNNOPOTIORLZTNONOMMOMOGMOLQMOONNPJHONMNOKONONGNONONOOZNNNOOMMXOSeQMNNNKONPLUSONVONOIQN]\\IONYPFNNLHJVUdQRMNZXZONNMONNOTIHOOWK
ONOMTNOMNNOWOHOMNOQJOKOZUWLOOMNJKSNORKONLMLNNKOQZKOONOONNOLOTIMLUOObNLNOGNLJLMRPOOLLJUNLLLM\\EORWYPONMMNNONRNJNIORNSOLKONKZTWNOIPKOOWOLIU

EHVONNOOOUOOOONNOLONOOOKNQMROQNONOONWOOMONOMPOOOOQOWOOUNGOMOOSWNOONOOOOONOOOOPOKOOOKOONOOOOOONOLONLOO]OOOOOONOOOOPOOOOOTONIOOOPKINOOOKOOPNMNONONNONNOO
ETIOOOOMNOONMONLOOOONTOOONPXOOONOOOOONOOOMOKOOUOTOOTONQOONWNOONOOOOTOOOYLOUOOPMOQ]ONMOOOOONONONONNOPNNONOQOLNOSPNNSLOOOOONOOONOdOHOVNPNOOONPNOIMNOOONZ
JPNOONOONOOOOOPNMONPSOONNOPOOOLNONQOVNONMONUOOJONOONNONVNMOOOOPOOOOORYNLOUOOQOOPOKSOLUONSONOOOOXONOOROFOOOOMOVKNNNOTOPONUOOMOMNOMJOOOMNOOOJOOMOONONOOU
ONOIOOJNOOOOOKOZOOPONOQOOOOOXNOTOOOOUOOONOOJOQOOOTOLQOOMNNRNNNQONOQOMOONNNOOTNMOOSOOOOOONOMOOONOOROTOQNQOONLONONNONOOOOZOOKOUOOTVOOOOOPNOOOOOOOLOOOOOO
OOOOOLOMNOOONONOOOOOOOOOOOOOOOOOOOONOOOOOOOOOONOOOOOTSOONOOMONVOOOQPOONOKNNMOOPZOOMOOOJOOOOOOOOOOOMMOOOQNOOOOONOOKOOOOOOOONOOMOOOVOOONOOOONNNOTOOOOOLO
OUOOONNOOOOOONOOOOOOUNINOOOOOOOOQOOKOOOKMSONNNOONOOMOOLFNOOOOOOOOCROOKONNHRVOOOLONOMUTOOONMNOOOOOMMMON]EKROOOOQOSOOOOXONLYNOMNNONOSOZMQOONOVNTPOOONRON
OOOQWTOMMMOONMTNONNNOONONOMNOOOLOONOOONOOOEOOMOHMONEROTNLOQLOUONNOONIMLOMINOMMVKOMOMQOKOLOMOOOOONNNOOOFOMOOIOPMOSU[OPOKOOTNOOROOUNMOOOOTONMKOOOQPOMOOO
OePOOOOXKNONOONONOOPONNMOONOWNUOONORONOROOOKMNOLOONQLLOWWMOONMOJOMOZNAOUONOOOONMTO\\TL\\LOOONILONOOMPSOLOOMMMMQPPQONOSOOOOOXLRUNONONJNONOMONUUNOVOOOOVON
NNNOOOSOOLOOJYNMNXTOYNOOMONNOOLNNNOONNNNONONOOOOYNNKOYOPONQONOLOMOMKOTOOTONOPQOOONOOO]ONOMMTLNMNOONSQOOIGOOOQ[OOONNOOOQ]XONNNOONOMQZMINNPMOOMMOSNNOOMN
QOONWOONYIUPONJMSOP_XNNOQOOOOOOZJROONNOOOOOOKXHNNQKNOOKMOOMOOOOOKOONONOORONOONMNOOOSOONOSOONOFOONHOOOOOMOOMNPNNOOMNNOOOOONONMUOKcNONOKNO

TOOOMNNIN\\VRUNJONQJOVTIWNNQINQYNUMTKNHUSSLTbNQMNGMIIGQQ]FMNRUNTUOPMOWVNNUMUKIZUOJNTNPNHONNNNJ[UNTNLLSMNJGNKKNOLMMMYTUTUPONOLMMNKLOXONXNM^ONMJMONNOM\\NO
OMOONLL]KHKOMI]MLOIPLMLOUNNMNNOOONJNQNSMRLJPWMJJEXUUONQTOMYPYONONOZJOGULDTRNNMZUWNVNPMNMOOONJOMU\\JOPOLOONOROQOTOQONPNOJOVVXNOLPOOA[RNOSLVLOONSKIEKVOTL
OSPONKRNUK_QMGPVIJNOYONNZ[NKOJOWQNCUMKOQRKNONNNVWRK\\L[]YMMWJOUIOLVKOJMMOLNNNMUQMVLNTUMHTNNJNMKORMIOTMNRJOJNMMNZSLNIOMMMPLPNOMNGUXKPNHHOTOWVKVQLOON[LKM
OZN\\ORTNYOJRTRNQOTNTHWOTWOORPSJNNPNNKKJNOOOMGENPKJVKGWITIMDUDTMQKSINNNSPMTSMSKNK_IUVNONNRKRHNIHJOJVPNNOJNOOWJUUKPFMMOZOPOYOOPNNOLNOOJNONHJU[JXWZO[JOTK
IFNMIWOXNPUKNNPNMVVHNHLRTVKHINKNWOONOOOOPJWEXPLOWXTIORVLPMOXOJKMNNLNLOOJTYOPOMUMPMIIOMOPLQVKMNJJOJNXVMOKGVFONMRXOMSMOTOJINNV\\VVOIPOOOJNJNLMZPMNOIPNONN
NOMNUVOIUL\`MJNIONNONMNONOUWOOIWNLOOXONVYMPNNOONJROMbUIOOKTTXRNORX]PNKYKTKOPOOMNNOONX^WMOLNNPNLRHOGHJNXN_MHFWHUJMRQTMGMXMVVXVMOMLMRJNQVTNNNWSZCFSONNRGK
OKHTNOVLJTONLLHHNNNNPUHOQSFVIJNMNNOJUGRUMUONTBJWMOKOYXMUKNHdJTWJVTHNOOWUNVQNZHRXMaOKNNUNTNUNNKWOYIINNOTP^ONULU^IPNWPJTIUUPLMDVLJMMESNLTKUONLHLKINFMXSN
VL^NLNDN_RORNPNJMRN_ONLOJRPJNLLOOYNJ^MODNUKSLJNROJTMFPMMPXNOWOMTTXONLROOVHJMONQUIJFNYDYKVOOGINKYOMNYMKTLS]RNWPOLUVSOLMLUTQMMMSOMVIPQNYNXMNOLENVOOMNMHS
[LONPMLQ[HOVNOLILOMK[\\NURUZLHQLUOPNNNMTTONKTNGYVRTSLTPSWUQKNLYQNQGcHKSHMOTMTGWFNHTNFNKWNIVLNUVIMVNHLGNPNONOOULNJNNNMQONEIT]IKLNNMWNN]\`MOIIUU[JVLMMNTNV
OO[QIVKWNNONMNNZNOOMMNNLON@LOMOPUZMONJTNNXTKXJMJLbYNONVJOKNKPR\\NLZJNM[ONKNXTKLORYFMIMRYFXPOONOOMNMVKKWOLOOVNNNKOWKMWONUMMKILYTNNFKTQNNOO

BWQVWJUXIIJGHKLTKHVTJQZQTFNPWLIGKTLUMQH@DGKGUEKUVHNQXIKDLTUDJWJKIIEJIJLTKLLWV?DTUALPEUOUHVTUUIKYIQNUHIHNXUUUJJUNTMFQQJLQJGYUVK\\DT\`JXGUKVBWGXMUIKXJTHFJ
YLUXLUKKLKUUNWGROJWFUHKIKHEGLKEITNOVFUHUHKU?IKLYSKLDNKUNJZEXFVPZTHJSHUJJPIHTUKQJGCEHVHJUGHBJRUUJEVHUSGINMVITYVIVUJS[JUWTJMFKHKUEUTFJKUTUHTTVUITVRULJQJ
VFUKVYTILMNFGQGMdUMHDTLNGMHJZQTLJLIJINJV6T]I]TJFJDTEVLFFISIUFKPKLFPIXLJGHLLOHJHIKELOMOREWHNHYFVCJXGHULMVDUIRQIMJOIVOUGKKOJIGLUQMMMILZQLLTHNTQLMUIMKUXI
JNLOHUHJDXUIKJXDGLTMRHIPIUIH?FOOUVKLKTTNHVVLQ]HTOXGWXIaE[LVJ^NHTHVOTLIUPFPFXNZ^WCPIJUVNHDIVWVOXQMGAIWCIYHITLTPMNCMKLIFMEJHUCKTTLHOIJPUFOWQLDWHIS\\HUWLT
VRWLJLUJKHJUUUVTTIJWTWNJRITRUKMHIMUSVOUVTUGZFFUGIIJUKJIKVLIIJXNTUJKKLXTWJHWKVFHITLSVMTUJUIIUNINUKWMOHIVMQHSIUVJOUMIV\\JKVVF_HHLIGSJVIVJIUVLMFXHJJUJKJJK
HKUHKOXUKTFGUWUVKULNKMTILKHWHVHJ:YFKTUHKHMJKKVKRVHKFKPUPNFOHGUTEG6LKLMUPDWPLUVGJGJHIRQLXKWVSUFOZK\`W]IGBO^IWHWJNLFJRJVFHEHEHKIKFJSJDNDUJUKMINBC[FJWGHYY
XOMGSKJEPGHMDUTOJUXEICGUMRUQPVJTLUWUNRIKUPZJKRRM>LLWHHLLWGYOVHNYLJPXVXMPJSHYKGGLFPGXI[GLLGQUKXJWIYWVTXGTHWLEVEGWGOKN^RQJM?UFV:YUSMUDMMKRKUIJS@MVKXOIIC
HEHLITRMJITFEIKUUJWEILLVMTVONJMMTIJGCVCVUMUSYM]FIWNH\\KKLMLTWJIKPOFFPNGLGJJWUHWBGQMVGNJHYIGIQRFNLJXNYDMK^HEQUHHFYJKFGZLMJJPKVLBMYJVKHTETPJUGJUKGUVGLMLD
>GKKJWRXJPJIKLGTQIFMKFZHTLPU[STOLZTFUGBKFTWMJXHIFLILIJHJKGKUHGWIZXD\\VDOTKLUJVGWBXNG\\WJKNTG?IQMIHMJSSRMUQPLVHFMJVCFMLJGTGMJGWTLK>EJUFAJHT[LIKFXKTTPIKLR
STFFJFUIJSKKVRVRSHJJETJHHJRTTFYIMEKJVVIJJJOVJMV\\CLNWKKHDDUOTIHDTVEUBTKHTHFORWUHCGYNUJFI^BKTFT[FJGTJZXNLZIFLI[UYVG[FMUXMJNCQKHOVUENFOJVVJ`,
}
