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
after other out
after other physicalExamination
after other treatmentPlans
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
asked continue
asked copula
asked course
asked denyPlan
asked device
asked diet
asked doseForm
asked drugClass
asked event
asked examCue
asked examStart
asked filler
asked finding
asked firstPerson
asked frequency
asked function
asked future
asked given
asked hypothetical
asked imaging
asked joiner
asked kin
asked left
asked measure
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
asked smallTalk
asked social
asked start
asked symptom
asked takes
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
m advice
m advice clinician
m advice maybe clinician
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
m body maybe clinician
m body maybe patient
m body patient
m both
m both clinician
m both maybe clinician
m both maybe patient
m child maybe patient
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
m correction clinician
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
m device patient
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
m filler maybe clinician
m filler maybe patient
m filler patient
m finding
m finding clinician
m finding maybe clinician
m finding maybe patient
m finding patient
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
m judged maybe patient
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
m lower maybe clinician
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
m no maybe clinician
m no patient
m normal
m normal clinician
m normal maybe clinician
m normal maybe patient
m normal patient
m nothing
m nothing clinician
m nothing maybe clinician
m nothing patient
m observes
m observes clinician
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
m opensCondition patient
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
m question clinician
m question maybe clinician
m question maybe patient
m question patient
m raise
m raise clinician
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
m refuse clinician
m refuse maybe clinician
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
m secondPerson
m secondPerson clinician
m secondPerson maybe clinician
m secondPerson maybe patient
m secondPerson patient
m sickLeave
m sickLeave maybe patient
m sign
m sign clinician
m sign maybe clinician
m smallTalk
m smallTalk clinician
m smallTalk maybe clinician
m smallTalk maybe patient
m social
m social clinician
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
m thirdPerson clinician
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

IPYUFSPOSBPFFGTSHN\`SFIGTKKRKML=HKWUMLIQYQLOJZWRIRNFVINRKIIWUTPNM3OGNV@RJFTPNRRJNMPKPRQLHSVZIWJRJU?T[_NROEQ]FYEKMVHCDBKFXLLWQBPAIBFKCUDDUZXNG@SLQYYE_HJ
EJKVRFNRNKO^OVZbYRLXGIMPMQLLVRJELNUHPNSNJKTIMUDKSKCKKRHQVFNVNJPOMNSQBWNDEENLLDLRENGIWNFCLKFQUYNBd]RS;NEBFQHJMTGNHNMHRSOOGLOJTVNZ]MLQg^XORKRSMHNBZQLOHS
KKTJN<MDIYDVSWXGKccSKcKZ[MOIRPKPC^OPNNOIVLNTHPIHEYFVKFOHRSIUNHXTQJWU?[PVYLHPPLCR^KLIPMUJNNLVIMLKWVKUINMPMOMTRGUfJNWcLLNOQZUFHEPJNKXFR\\\\YWKSWRINSTOWFbW
gWUTQQKUM[=JXTVTO^VYUTQIRLWP@MS[GJZ?JSVUMNSJXKDLPLT>QV\\HQQWT[J^MXCXBFYBJIMFBFD8LITJMTBOZNKTLQGIIRZIHQdEJNKKMGPTVJRbCYVJNVGW\\XYKPNJU^OBK[LYUHAMTK?GJI

gUEJQKUOQKKMRMO9FTKHFNKLIMWYU\\JPKNIIMNEHDFINHQWQF\\MLNNRJPNNLHUKYQUFLKHMJPFZOMVUMMMKJNOVGJN?OQNKLQ]GP?WDBLKEGMZLMXRG[OTHJXLNRCDCDUVLNKK\\LFRRPN>PLELLT?C
IIKT_LRCMWYDNHLJMEXN[X>JHKNUQIXQ\\QOgT[OO[NOOFKKDJMIKONO^SZ[IYR[M^KAUJLMOOJNNO>OO<MFTJGMMLTLEGPLNEGTKe]NfIIRLKDPSg\`Wl_FTKRNMUHKMKIKJ[;H?OR;GIINZXJRCLKL
ZXNRKXRTQKNMOJMSOEHOM\\[SLNPQLQSONNLPYBLULNQHVLIJSOJOHSNQOJMLHUNOMDNJNCJLAXEHNJMD=URMUVMQMORLWSUMNITQKLN;MFFOYOI_VXRMALIJI>OOYMOgTbTUZFAJLKFGJRNDOBOQLH
PNVLHK[JfVY[MKKVH799GN=KAONVYVJJOeRZaXVTSFXPLVREJUFWF=ERAKNNDQATLXCIFH@J@_@KCHPLFSNLUKOMP\\MNRTYfTLRTLCRNMPLLK_VNLM7A[LNZ\\ZZBJGOKOJQB\`[AOLMSYVJOE=NJP

?LEQPFGJFPK[STHONTLFALJOSN,FTLRZKORTN\\<F;HGNFFMdRGNNNXYNPNMLOOOMZMQMQKNDQOMOPLLNZPZPNNFOMMQOWNJTAPFMFJHXLJSRGDMGHQNKQGRICMLH[I]JN<UZKOUJD@CHXNJODNHVAK
GEMORJDLKLMJTOFHPMINNOiZe]LHBQVKT\\PQHQLWLQSLGKOIJRWSUMOQTVLHHMNKOTKKLMONOSOQOªts¥_WRQLTSONUIRLINMRMMPF]KHNJNZN_Q=GBLNFPQONLSJMNBJLJMJKSLNKLOMQILMRLRKN
IPKLOBHJOHELIHMKVIKFUOKWNTNOT@IGOOIIOQGJMDDWFNKOJO[TVPYQDKSLNUIMMXNOTGJOHSHLMLM=PEFNPPQMTGTLMNNNKKONXNVHOFTONRJSLTQNKNMNNIUJSMOMOMLMNOSNNTGJNNNSURLMT]
MRLDNHML=DINNILDS>F@COcVWZMBHFQNOUMQYNIFSPLILIHOI\`FGFHHRMKNNCMBRKGDRPLfMC<H?JHMMIBLLOLOMQLDNN\\GSAOFFVKNSJLXHNOENdGHKGJNKKLOAQIWXOCX[PUJQLNIYXSOf;LMK

CNCFU\\ENOYWPM\`Q\\QKBIWITFNHgJILeDTJHOJEZK[TMPSKACQDMNVF;WPMFEPFJIUBPMQhF^Q]KJDOLJNIJNHJKSDMVNOWPNALc=EAPRTJNXEFGYDLXEZFWIHGJJYUVYT]XJQVJEC=PVXRNECHT^1B
GJ[ac]]YPXPMTNJHMREQMN9EHKLJPNCVFKQFMXXVJMIYUQV]VU[NK[T@@JHNLPPJMUQHYIWXMeZ[M'E5@I\`SJVZTNOVXOE_QJNDVCKFRXTTODRFHDFNNIVIUKGITRWKNJQUIJJXLJc_QVZGPKMHGVG
HMFTYqYa\\PVNVDNQNEKKJEQFL\`UQWg[UVRURHUXNQOSMSJSSQOODSRPQPMLOWJSIKJOGQJQCTN\\\\VXPhURbXIGLUH\\OFYSPTDJILUUQj]^PSJSS?DIQNTBOaQSH^NYTQOQS[OKXTLWUUN\\JUKYGW<H
KDGSVSHM]P^PLKKKPea\\WRFLOKMSTMWJM?GSELKMF\\HTMEYWL>NXKKGMSNKNEMJIHFQSYA5hO>eYWV\`WLONLE^IIVMT\\TMLFDNa:MNLJQINNIKMPFUdc>IV=RJGPOMPUIXIIJU\\Y\\GKMPVJK;RhQ

ZM[UOMXWQUPNSDOPYJSYZT[RW^SWNKMSWMPS[T_Z]YWTPQSIOV\\MPRSQRYSYQQYOXX]VIPWUSIIUXHUXHSQSTUYZ]LGV=MTS_RHWQZ[PZ[HUQ_aOQSZ[PYTQ\\\`PUQUSUSRHYPVLU[\\WTMWXW]PU+j\`
^[P?1RIRUFERFPUOHUYFNLFR@FYTQPQUIHLJR:EBOUMNXPVPOMMTPCRMNIPURRCYDIWR[RJQ[DFDT(11FHGINTJTVONTMQH[IFUJNOWF]PSXQTOQFLQ?CTRMY[ZEUFXXQVWHQPIVPJHQSKSUNIdWWY
VKXNI>LIFQWOLXKVMTHYU:JAI<HPAAIRU>RPNURSJ[URSWZWXEPNPPJQTTVQQRJRT\\HVYVUWRGLHHS^ILVEOMRLMTKKWEJKQUVUJIMJGFSUGJQQ8[GA?_bXCQWONISJ=KACIBODENJSOUFWMHORPEH
BLNSNQQR>GKHLUTQSMJPRJOURJLQUUGNZ=MMAEMNQLMTNVUQVLVWY_]TWWNMYVTRSVUVWQLBZLOU[XUOWRYZOQUMFLQFFGVDXHJkMKZVU[N]bAOILQKYSVN[<TDTIVJGWVHLBDV8KPOJNJPKmXBR`,
  n: `n end #
n end a
n end af
n end aften
n end alder
n end alene
n end alls
n end alt
n end altid
n end altså
n end andet
n end ankle
n end anmär
n end annet
n end ansik
n end antib
n end april
n end attac
n end aura
n end av
n end avfør
n end bakte
n end barn
n end bedre
n end bedøv
n end begge
n end behan
n end behov
n end behöv
n end benet
n end besvi
n end bil
n end bilen
n end blank
n end blind
n end blod
n end blodf
n end blodp
n end blå
n end blåsl
n end blære
n end blød
n end blødn
n end borta
n end bra
n end bryst
n end brækk
n end buken
n end bältr
n end bättr
n end c
n end canin
n end centy
n end cirka
n end da
n end dag
n end dage
n end dagen
n end dager
n end de
n end deg
n end dehyd
n end delvi
n end dem
n end den
n end depre
n end der
n end det
n end diabe
n end diaré
n end dig
n end djupt
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
n end ekstr
n end eller
n end ennå
n end er
n end ett
n end etter
n end fakti
n end fall
n end farli
n end feber
n end fin
n end fine
n end fingr
n end fisk
n end flank
n end flytn
n end foder
n end fodre
n end forbe
n end forst
n end fort
n end forår
n end freda
n end fremm
n end froko
n end fruko
n end fysio
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
n end går
n end ha
n end haler
n end halsb
n end halse
n end halte
n end hel
n end heldi
n end helle
n end henne
n end her
n end hodep
n end hofte
n end hornh
n end hoved
n end hoven
n end hängi
n end här
n end hænde
n end hævet
n end hö
n end höfte
n end höger
n end högt
n end höst
n end høre
n end høyt
n end idag
n end ikke
n end ikkje
n end ikväl
n end imell
n end in
n end infek
n end influ
n end ingen
n end inget
n end inn
n end innan
n end inne
n end irrit
n end is
n end ja
n end jag
n end jaha
n end janua
n end jeg
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
n end kissa
n end klør
n end knogl
n end knude
n end knæ
n end koles
n end komme
n end konta
n end kontr
n end kraft
n end kræft
n end kurva
n end kveld
n end kväll
n end kylli
n end ledde
n end legev
n end lenge
n end lidt
n end lite
n end litt
n end liv
n end livmo
n end lukt
n end lyser
n end längr
n end lådan
n end långs
n end lår
n end låret
n end længe
n end lørda
n end maden
n end mage
n end maj
n end manda
n end mars
n end marts
n end mat
n end maten
n end med
n end meg
n end melle
n end mer
n end mest
n end mg
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
n end natta
n end natte
n end navle
n end ned
n end negat
n end nei
n end ner
n end no
n end nok
n end norma
n end nu
n end nyrer
n end nå
n end nødve
n end også
n end okay
n end okej
n end oktob
n end om
n end omtre
n end onsda
n end op
n end opera
n end opkas
n end opp
n end orden
n end oss
n end overm
n end p-pil
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
n end rødt
n end røyke
n end samme
n end sedan
n end seg
n end sekun
n end selv
n end sen
n end senga
n end sett
n end sia
n end sida
n end side
n end siden
n end sidor
n end sig
n end sist
n end sjuti
n end själv
n end sjølv
n end skuld
n end skum
n end sköld
n end skönt
n end slagt
n end slapp
n end slett
n end smert
n end smärt
n end snurr
n end sofae
n end somme
n end sove
n end spene
n end spira
n end stald
n end stede
n end steri
n end still
n end sting
n end stoff
n end stofs
n end stopp
n end strep
n end stres
n end stykk
n end svar
n end svull
n end säga
n end sämre
n end så
n end sånn
n end sånt
n end såret
n end takk
n end tarms
n end tiden
n end tidig
n end til
n end tilba
n end tisda
n end tisse
n end tjugo
n end tom
n end tonsi
n end torsd
n end trapp
n end tungt
n end tunnt
n end turer
n end tyvär
n end tørr
n end tørre
n end ud
n end uge
n end ugen
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
n end vatte
n end vecka
n end vecko
n end venen
n end venst
n end vente
n end verst
n end vi
n end vurde
n end vänst
n end värre
n end våtfô
n end væske
n end waran
n end µg
n end år
n end öm
n end örat
n end örone
n end över
n end øje
n end øjne
n end øl
n end øm
n end øret
n head0 #
n head0 aldri
n head0 alkoh
n head0 alt
n head0 altså
n head0 alved
n head0 amlod
n head0 anamn
n head0 andni
n head0 ansik
n head0 antib
n head0 aptit
n head0 arbei
n head0 avfør
n head0 bad
n head0 bara
n head0 bare
n head0 begge
n head0 beina
n head0 bella
n head0 bilkø
n head0 bisop
n head0 blod
n head0 blodf
n head0 blodp
n head0 blodt
n head0 bor
n head0 bra
n head0 brica
n head0 bryst
n head0 både
n head0 cave
n head0 conce
n head0 crp
n head0 d-dim
n head0 da
n head0 de
n head0 dei
n head0 dem
n head0 den
n head0 der
n head0 det
n head0 dette
n head0 din
n head0 ditt
n head0 drikk
n head0 durat
n head0 där
n head0 då
n head0 efter
n head0 eg
n head0 ejere
n head0 ekg
n head0 eller
n head0 en
n head0 enala
n head0 er
n head0 ett
n head0 etter
n head0 faste
n head0 fint
n head0 fluor
n head0 for
n head0 forts
n head0 fra
n head0 får
n head0 för
n head0 förra
n head0 först
n head0 förut
n head0 før
n head0 først
n head0 gi
n head0 giv
n head0 gjør
n head0 god
n head0 gå
n head0 går
n head0 halta
n head0 han
n head0 hans
n head0 hei
n head0 hej
n head0 helst
n head0 helt
n head0 hemma
n head0 henvi
n head0 her
n head0 hjemm
n head0 hjert
n head0 ho
n head0 hold
n head0 hon
n head0 hos
n head0 hoste
n head0 hovne
n head0 huden
n head0 hun
n head0 hunde
n head0 hver
n head0 hvis
n head0 hydro
n head0 här
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
n head0 jag
n head0 jaha
n head0 jeg
n head0 jo
n head0 kaliu
n head0 kan
n head0 kaste
n head0 keton
n head0 kissa
n head0 klart
n head0 klini
n head0 klør
n head0 kom
n head0 komme
n head0 kona
n head0 kontr
n head0 koppe
n head0 korte
n head0 kraft
n head0 krage
n head0 kräks
n head0 kun
n head0 kvalm
n head0 kåvep
n head0 lever
n head0 lidt
n head0 litt
n head0 livmo
n head0 lokal
n head0 lungo
n head0 madrs
n head0 magen
n head0 mamma
n head0 me
n head0 med
n head0 men
n head0 metfo
n head0 mjølk
n head0 mm
n head0 må
n head0 mælke
n head0 nakke
n head0 nei
n head0 neses
n head0 njurv
n head0 nogle
n head0 nu
n head0 ny
n head0 nyren
n head0 nä
n head0 nå
n head0 några
n head0 når
n head0 och
n head0 og
n head0 også
n head0 ok
n head0 om
n head0 ondt
n head0 ont
n head0 opere
n head0 panod
n head0 pappa
n head0 parac
n head0 penic
n head0 piper
n head0 prøv
n head0 prøve
n head0 pust
n head0 puste
n head0 på
n head0 remis
n head0 rex
n head0 röker
n head0 röntg
n head0 røntg
n head0 sedan
n head0 sekre
n head0 senas
n head0 siden
n head0 sist
n head0 skal
n head0 slakt
n head0 slemh
n head0 slimh
n head0 slo
n head0 slog
n head0 små
n head0 snusa
n head0 spene
n head0 spiro
n head0 start
n head0 statu
n head0 stivk
n head0 strep
n head0 styrk
n head0 svar
n head0 svimm
n head0 säg
n head0 så
n head0 sånn
n head0 sår
n head0 ta
n head0 takk
n head0 tar
n head0 telef
n head0 tempe
n head0 tenne
n head0 til
n head0 till
n head0 tilta
n head0 tisse
n head0 tonsi
n head0 tromm
n head0 tryck
n head0 träni
n head0 uff
n head0 under
n head0 vacci
n head0 vakna
n head0 vaksi
n head0 vekt
n head0 venst
n head0 verst
n head0 vetme
n head0 vi
n head0 vikte
n head0 vurde
n head0 vänst
n head0 vægte
n head0 ägare
n head0 är
n head0 äter
n head0 åh
n head0 årsko
n head0 återb
n head0 örone
n head1 alved
n head1 anden
n head1 andra
n head1 andre
n head1 ankle
n head1 antib
n head1 astma
n head1 at
n head1 att
n head1 av
n head1 bak
n head1 bara
n head1 bedøv
n head1 begyn
n head1 behol
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
n head1 bryst
n head1 brækk
n head1 dag
n head1 dager
n head1 deg
n head1 den
n head1 det
n head1 diaré
n head1 din
n head1 disku
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
n head1 far
n head1 feber
n head1 fekk
n head1 fick
n head1 fik
n head1 fin
n head1 finne
n head1 fjern
n head1 flank
n head1 flest
n head1 flått
n head1 for
n head1 fortf
n head1 fra
n head1 fri
n head1 från
n head1 får
n head1 før
n head1 g
n head1 gang
n head1 gange
n head1 gav
n head1 genne
n head1 ger
n head1 gir
n head1 gjer
n head1 godt
n head1 gå
n head1 gånge
n head1 går
n head1 gör
n head1 gør
n head1 hadde
n head1 hade
n head1 haft
n head1 halsb
n head1 halvt
n head1 ham
n head1 han
n head1 har
n head1 havde
n head1 helle
n head1 helt
n head1 hevel
n head1 hjärt
n head1 hodep
n head1 holde
n head1 hon
n head1 hoppe
n head1 hos
n head1 hoste
n head1 hun
n head1 hvis
n head1 här
n head1 hævel
n head1 høyre
n head1 høyt
n head1 ikke
n head1 ikkje
n head1 inga
n head1 ingen
n head1 inget
n head1 inn
n head1 ja
n head1 jag
n head1 jobba
n head1 kan
n head1 kasta
n head1 kg
n head1 kigge
n head1 kliar
n head1 klør
n head1 knude
n head1 kom
n head1 komme
n head1 kraft
n head1 kräks
n head1 kvalm
n head1 kører
n head1 let
n head1 lidt
n head1 lige
n head1 ligge
n head1 liter
n head1 litt
n head1 lyser
n head1 lå
n head1 låg
n head1 låter
n head1 lægge
n head1 löpte
n head1 mand
n head1 mat
n head1 med
n head1 men
n head1 mer
n head1 metfo
n head1 mg
n head1 min
n head1 ml
n head1 mor
n head1 morge
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
n head1 no
n head1 noe
n head1 nogen
n head1 noget
n head1 norma
n head1 när
n head1 nå
n head1 når
n head1 næste
n head1 och
n head1 og
n head1 ont
n head1 opkas
n head1 ormek
n head1 pipin
n head1 pleje
n head1 prøve
n head1 pulsa
n head1 pus
n head1 puste
n head1 på
n head1 ringe
n head1 rosa
n head1 ryger
n head1 sa
n head1 sagde
n head1 sen
n head1 senas
n head1 ser
n head1 sette
n head1 sida
n head1 side
n head1 sidst
n head1 sig
n head1 siste
n head1 skal
n head1 skift
n head1 skull
n head1 skære
n head1 slutt
n head1 slår
n head1 smert
n head1 som
n head1 sover
n head1 sprin
n head1 stann
n head1 start
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
n head1 sår
n head1 sætte
n head1 søste
n head1 tager
n head1 taler
n head1 tar
n head1 tegn
n head1 til
n head1 till
n head1 tisse
n head1 titta
n head1 tog
n head1 tok
n head1 trapp
n head1 trodd
n head1 tromm
n head1 tror
n head1 tryck
n head1 trykk
n head1 trådt
n head1 tsh
n head1 tvätt
n head1 tænkt
n head1 tømme
n head1 ud
n head1 uker
n head1 vacci
n head1 var
n head1 vask
n head1 vejer
n head1 venst
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
n head1 vänta
n head1 ändra
n head1 är
n head1 øje
n head1 øm
n head2 #
n head2 af
n head2 alene
n head2 allts
n head2 andre
n head2 april
n head2 at
n head2 av
n head2 avfør
n head2 bare
n head2 barne
n head2 bedre
n head2 begge
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
n head2 easot
n head2 efter
n head2 eg
n head2 egent
n head2 eller
n head2 emot
n head2 en
n head2 epley
n head2 er
n head2 et
n head2 ett
n head2 feber
n head2 fik
n head2 fikk
n head2 fin
n head2 fint
n head2 fjärd
n head2 for
n head2 forsi
n head2 forst
n head2 fortf
n head2 fra
n head2 fysio
n head2 får
n head2 fått
n head2 för
n head2 först
n head2 først
n head2 gamme
n head2 gang
n head2 gange
n head2 genne
n head2 gerne
n head2 giver
n head2 godt
n head2 grade
n head2 grati
n head2 gå
n head2 gång
n head2 går
n head2 ha
n head2 hadde
n head2 hade
n head2 haft
n head2 halse
n head2 han
n head2 hans
n head2 har
n head2 hardt
n head2 hel
n head2 helst
n head2 helt
n head2 hemma
n head2 hende
n head2 henne
n head2 hjern
n head2 hjert
n head2 hofte
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
n head2 igen
n head2 ikkje
n head2 inga
n head2 ingen
n head2 inget
n head2 inte
n head2 ipren
n head2 ja
n head2 jag
n head2 jeg
n head2 jo
n head2 ju
n head2 kan
n head2 kaste
n head2 kjenn
n head2 klump
n head2 klør
n head2 kom
n head2 komme
n head2 kraft
n head2 kun
n head2 kvalm
n head2 lidt
n head2 lige
n head2 lille
n head2 lite
n head2 lukta
n head2 lunge
n head2 lyser
n head2 läkt
n head2 lärar
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
n head2 morge
n head2 må
n head2 nat
n head2 natte
n head2 ned
n head2 nede
n head2 neste
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
n head2 ondt
n head2 ont
n head2 op
n head2 opp
n head2 over
n head2 penic
n head2 plast
n head2 posit
n head2 pröva
n head2 puste
n head2 på
n head2 reflu
n head2 regel
n head2 ren
n head2 rene
n head2 rent
n head2 ringe
n head2 rolig
n head2 rosa
n head2 røntg
n head2 sagde
n head2 sedan
n head2 seg
n head2 ser
n head2 sig
n head2 sine
n head2 skal
n head2 skrik
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
n head2 tid
n head2 tidig
n head2 til
n head2 till
n head2 time
n head2 tok
n head2 torsd
n head2 troli
n head2 trudd
n head2 træt
n head2 tømme
n head2 tørt
n head2 ud
n head2 ude
n head2 upp
n head2 ut
n head2 utan
n head2 vanli
n head2 var
n head2 varm
n head2 vecko
n head2 ved
n head2 vi
n head2 vil
n head2 vänst
n head2 være
n head2 været
n head2 væske
n head2 ytre
n head2 µg
n head2 är
n head2 åpen
n head2 år
n head2 öroni
n head2 över
n head2 øm
n p # #
n p # af
n p # andre
n p # av
n p # barn
n p # ben
n p # cm
n p # dagar
n p # dage
n p # dager
n p # den
n p # det
n p # dl
n p # dråpe
n p # då
n p # døgn
n p # efter
n p # enhet
n p # g
n p # gange
n p # grade
n p # gånge
n p # har
n p # i
n p # idag
n p # jeg
n p # kg
n p # krone
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
n p # uka
n p # uker
n p # var
n p # vasc
n p # vecko
n p # x1
n p # µg
n p # år
n p ad trapp
n p af det
n p af for
n p albue er
n p albyl #
n p alla fall
n p alle #
n p aller mot
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
n p at det
n p at du
n p at eg
n p at jeg
n p at se
n p att andas
n p att det
n p att du
n p att hon
n p att jag
n p av #
n p av dei
n p av dem
n p av en
n p av ja
n p av og
n p av sig
n p avfør er
n p bad ham
n p bak der
n p bak på
n p bara smala
n p bare #
n p bare en
n p bare hvis
n p begge #
n p begge sider
n p begge øjne
n p behol du
n p behøv ikke
n p bilde av
n p bisop #
n p blev bara
n p blir #
n p blir det
n p blir skeiv
n p blive du
n p blod i
n p blodp er
n p blodp for
n p blodt har
n p blåsl grad
n p blåso sitte
n p blæra er
n p bmi #
n p bor med
n p bra men
n p bra ut
n p brave i
n p brica behol
n p bror har
n p bröst när
n p bugen er
n p buler litt
n p byter vi
n p båda örone
n p börja som
n p canin #
n p cha2d #
n p cocke spani
n p da blir
n p da får
n p da han
n p da ikke
n p da prøve
n p da sette
n p dag er
n p dag og
n p dage siden
n p dagen efter
n p dagen for
n p dagen i
n p dager men
n p dager til
n p dagli i
n p dagti i
n p de #
n p de andre
n p de der
n p de där
n p de flest
n p de først
n p de næste
n p de sagde
n p de table
n p deg i
n p dei #
n p dei andre
n p dem på
n p dem skal
n p den #
n p den anden
n p den andre
n p den blå
n p den for
n p den først
n p den gör
n p den har
n p den her
n p den holde
n p den här
n p den højre
n p den i
n p den ikke
n p den kan
n p den må
n p den nu
n p den op
n p den på
n p den slutt
n p den store
n p den så
n p den tar
n p den til
n p den tolvt
n p den var
n p den venst
n p den vil
n p den är
n p denne uka
n p depo- #
n p der er
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
n p det fint
n p det får
n p det før
n p det gir
n p det gjord
n p det godt
n p det gör
n p det hedde
n p det her
n p det hjälp
n p det höga
n p det höger
n p det høyre
n p det i
n p det igjen
n p det ikke
n p det ikkje
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
n p det nå
n p det når
n p det prikk
n p det på
n p det rassl
n p det samme
n p det seg
n p det ska
n p det skriv
n p det slutt
n p det som
n p det stemm
n p det stopp
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
n p det vikti
n p det vil
n p det være
n p det är
n p dette er
n p dig i
n p dig om
n p dig til
n p din søste
n p dobbe eller
n p drick hon
n p drikk litt
n p drikk så
n p dropp i
n p du #
n p du bare
n p du blir
n p du den
n p du det
n p du er
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
n p du må
n p du puste
n p du på
n p du ringe
n p du skal
n p du slipp
n p du tar
n p du til
n p du är
n p dygne runt
n p då blir
n p då gör
n p då kan
n p døde af
n p døde av
n p døgn med
n p efter #
n p efter en
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
n p eller fross
n p eller får
n p eller hun
n p eller ikke
n p eller komme
n p eller løs
n p eller slutt
n p eller så
n p en #
n p en aller
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
n p en lille
n p en minut
n p en misly
n p en månad
n p en måned
n p en ny
n p en om
n p en recep
n p en sprøj
n p en stund
n p en test
n p en time
n p en timme
n p en urinp
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
n p er forsi
n p er god
n p er greit
n p er gått
n p er halt
n p er hel
n p er helt
n p er her
n p er hun
n p er hård
n p er hævet
n p er i
n p er ikke
n p er ikkje
n p er ingen
n p er jeg
n p er jo
n p er kraft
n p er kræft
n p er lidt
n p er like
n p er litt
n p er meget
n p er nede
n p er noe
n p er nok
n p er norma
n p er noter
n p er over
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
n p er til
n p er tom
n p er tromm
n p er træt
n p er tungt
n p er ude
n p er uroli
n p er venst
n p er åpen
n p er øm
n p et døgn
n p et halvt
n p et kvart
n p et lite
n p et par
n p et røntg
n p et år
n p ett #
n p ett par
n p ett år
n p etter det
n p etter vekta
n p falde til
n p falsk strub
n p far har
n p fastl din
n p feber #
n p feber eller
n p feber har
n p feber og
n p ferro #
n p fick hon
n p fikk hun
n p fin i
n p fint på
n p flixo #
n p for #
n p for at
n p for blod
n p for den
n p for det
n p for du
n p for en
n p for han
n p for hun
n p forri uke
n p forsi i
n p forts du
n p forts i
n p forts med
n p fra #
n p fra i
n p fra midna
n p fra septe
n p fri væske
n p fross skuld
n p från förra
n p funde på
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
n p först vecka
n p følge du
n p før for
n p før jeg
n p før vi
n p først #
n p først uge
n p g #
n p g om
n p galt med
n p gang dagli
n p gang i
n p gang imell
n p gang med
n p gange dagli
n p gange i
n p gange og
n p gange om
n p gange siden
n p gapar #
n p gav mig
n p genne #
n p ger dig
n p gerne have
n p gigt i
n p gir den
n p giver de
n p gjør det
n p gjør jeg
n p glemm den
n p god konta
n p godt i
n p godt nok
n p godt så
n p grad #
n p grund af
n p grunn av
n p grå stær
n p gång om
n p gånge om
n p går aftes
n p går bra
n p går det
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
n p gör jag
n p gör vi
n p gør det
n p gør ingen
n p gør vi
n p ha en
n p ha något
n p ha selex
n p hadde eg
n p hade ju
n p haft det
n p haft vattk
n p halvt år
n p ham en
n p han #
n p han drikk
n p han fikk
n p han får
n p han hade
n p han har
n p han i
n p han ikke
n p han inte
n p han må
n p han på
n p han slikk
n p han tager
n p han tisse
n p han var
n p han veier
n p han är
n p han æder
n p har #
n p har aldri
n p har bare
n p har brukt
n p har det
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
n p har hun
n p har ikke
n p har inte
n p har jag
n p har jeg
n p har lagt
n p har lige
n p har også
n p har rense
n p har set
n p har spira
n p har stann
n p har stået
n p har så
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
n p henne #
n p henne opp
n p henvi fra
n p henvi i
n p henvi jeg
n p her er
n p her i
n p her med
n p her på
n p her til
n p hjert og
n p hjert slår
n p hjärt och
n p ho er
n p ho et
n p hofte og
n p hofte var
n p holde i
n p hon börja
n p hon fick
n p hon får
n p hon hade
n p hon i
n p hon inte
n p hon löpte
n p hon var
n p hon är
n p hon äter
n p hon åt
n p hos den
n p hos fysio
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
n p hun nyser
n p hun sette
n p hun skal
n p hun var
n p hver anden
n p hver dag
n p hver kveld
n p hver morge
n p hvis det
n p hvis han
n p hvis hun
n p hydro #
n p här en
n p hånd er
n p hård i
n p hævel over
n p höga blodt
n p höger knä
n p höger öga
n p höger öra
n p hör av
n p høgre bak
n p højre er
n p højre side
n p højre øre
n p højst #
n p hører jeg
n p hører neste
n p høyre kneet
n p høyre side
n p høyre øre
n p i #
n p i aften
n p i alla
n p i ansik
n p i april
n p i barne
n p i begge
n p i bekke
n p i benet
n p i beveg
n p i bilen
n p i blode
n p i blære
n p i bryst
n p i bröst
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
n p i foten
n p i förra
n p i gang
n p i går
n p i halse
n p i havde
n p i hele
n p i helga
n p i hvile
n p i höger
n p i höst
n p i hösta
n p i højre
n p i høst
n p i høyre
n p i ikke
n p i janua
n p i juli
n p i korsr
n p i lille
n p i lådan
n p i låret
n p i lörda
n p i magen
n p i mai
n p i maj
n p i mars
n p i marts
n p i maten
n p i midte
n p i morge
n p i morgo
n p i munne
n p i muske
n p i muskl
n p i måned
n p i mørke
n p i nakke
n p i narko
n p i natt
n p i orden
n p i overm
n p i pakke
n p i puste
n p i påska
n p i remis
n p i senga
n p i sidst
n p i skoge
n p i snor
n p i sofae
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
n p i under
n p i uppfö
n p i urine
n p i vekt
n p i venst
n p i vila
n p i vänst
n p i våras
n p i år
n p i én
n p i örone
n p i øret
n p igen på
n p igjen i
n p igjen om
n p ikke aktue
n p ikke betæn
n p ikke en
n p ikke er
n p ikke feber
n p ikke flere
n p ikke får
n p ikke før
n p ikke godt
n p ikke gått
n p ikke ha
n p ikke have
n p ikke helt
n p ikke i
n p ikke kan
n p ikke kaste
n p ikke kastr
n p ikke komme
n p ikke med
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
n p ikke selv
n p ikke set
n p ikke sett
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
n p inga tecke
n p ingen blod
n p ingen bryst
n p ingen diaré
n p ingen feber
n p ingen gavn
n p ingen hodep
n p ingen hævel
n p ingen knatr
n p ingen knute
n p ingen känd
n p ingen misly
n p ingen nedst
n p ingen smert
n p ingen sukke
n p ingen svull
n p ingen sår
n p ingen table
n p ingen tarml
n p ingen tegn
n p ingen væske
n p inget blod
n p inget blåsl
n p inn med
n p inte den
n p inte det
n p inte dräkt
n p inte ha
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
n p ja det
n p ja hun
n p ja jeg
n p ja men
n p jag av
n p jag blev
n p jag får
n p jag ger
n p jag haft
n p jag har
n p jag i
n p jag inte
n p jag kan
n p jag lägge
n p jag med
n p jag ringe
n p jag ska
n p jag skull
n p jag säga
n p jag sätte
n p jag tar
n p jag tog
n p jag tror
n p jag tryck
n p jag var
n p jag är
n p jaha så
n p jeg #
n p jeg bare
n p jeg ble
n p jeg bruge
n p jeg deg
n p jeg det
n p jeg dig
n p jeg drikk
n p jeg en
n p jeg er
n p jeg et
n p jeg fik
n p jeg for
n p jeg får
n p jeg går
n p jeg har
n p jeg henvi
n p jeg i
n p jeg ikke
n p jeg kan
n p jeg kigge
n p jeg kjenn
n p jeg komme
n p jeg lægge
n p jeg med
n p jeg målte
n p jeg nå
n p jeg også
n p jeg på
n p jeg se
n p jeg sende
n p jeg sette
n p jeg skal
n p jeg skriv
n p jeg skære
n p jeg slutt
n p jeg synes
n p jeg så
n p jeg sætte
n p jeg tar
n p jeg tror
n p jeg trykk
n p jeg trådt
n p jeg tænkt
n p jeg var
n p jeg vil
n p jeg ville
n p jo den
n p jo det
n p jo på
n p jo til
n p ju i
n p just det
n p kalde det
n p kaliu #
n p kan det
n p kan du
n p kan godt
n p kan gå
n p kan han
n p kan ikke
n p kan inte
n p kan jeg
n p kan stå
n p kan ta
n p kan vi
n p kan være
n p kasta opp
n p kaste ikke
n p kaste op
n p kaste opp
n p kissa inte
n p kjenn ikke
n p klokk #
n p klump i
n p klør sig
n p knude på
n p kom i
n p komme af
n p komme der
n p komme när
n p komme tilba
n p kontr om
n p korte episo
n p kraft blødn
n p kraft i
n p krage på
n p krea #
n p kräks inte
n p kräm #
n p kun den
n p kvar dag
n p kväll i
n p känne jag
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
n p lite i
n p lite torra
n p litt for
n p litt høyt
n p litt neseb
n p losar #
n p lpk #
n p lunge er
n p lungo låter
n p lyser på
n p lyst til
n p lå jeg
n p låter bra
n p låter som
n p løs mage
n p magen är
n p mages er
n p maks #
n p maven er
n p maven og
n p med #
n p med alved
n p med de
n p med den
n p med det
n p med ein
n p med eliqu
n p med en
n p med fnokk
n p med for
n p med han
n p med henne
n p med maten
n p med mig
n p med noe
n p med ny
n p med som
n p melat #
n p melle tæern
n p men den
n p men det
n p men du
n p men han
n p men har
n p men hon
n p men i
n p men ikke
n p men ingen
n p men inget
n p men inte
n p men jeg
n p men så
n p mer av
n p mer tungp
n p mer än
n p mest i
n p mest när
n p mest når
n p mest på
n p metac i
n p metac mikst
n p metfo #
n p mg i
n p mg kg
n p mg om
n p mg på
n p mg til
n p mg under
n p midt i
n p milli #
n p min mor
n p min syste
n p minst #
n p mitt på
n p mjølk ut
n p ml #
n p mor havde
n p morge og
n p morgo och
n p morgo og
n p morgo så
n p mr av
n p muske og
n p må dere
n p må du
n p må hun
n p må ikke
n p må jeg
n p må nok
n p må vi
n p målte #
n p månda och
n p måned med
n p måned og
n p måned siden
n p nakke er
n p natte i
n p navle er
n p ned til
n p neder på
n p nei da
n p nej det
n p nej du
n p nej inte
n p ner till
n p nere till
n p neste ikke
n p neste ingen
n p ni med
n p nitri posit
n p njura känns
n p no er
n p noe galt
n p noe på
n p nok bare
n p nu det
n p nu drick
n p nu er
n p nu har
n p nu i
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
n p när patie
n p när vi
n p nå i
n p nå og
n p några dagar
n p når det
n p når du
n p når jeg
n p næste #
n p næste gang
n p och #
n p och de
n p och den
n p och det
n p och får
n p och har
n p och hård
n p och inga
n p och ingen
n p och jag
n p och komme
n p och kväll
n p och lite
n p och nu
n p och rulla
n p och sen
n p och sköld
n p och så
n p och väger
n p och är
n p og #
n p og at
n p og bugen
n p og da
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
n p og ho
n p og hun
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
n p og skyl
n p og slett
n p og svare
n p og så
n p og tisse
n p også om
n p også selv
n p om #
n p om aften
n p om blodp
n p om dagen
n p om den
n p om det
n p om en
n p om ett
n p om han
n p om hun
n p om kveld
n p om morge
n p om morgo
n p om natta
n p om natte
n p om ugen
n p om å
n p omepr #
n p op #
n p op og
n p op på
n p op til
n p opere for
n p opere i
n p opp #
n p opp etter
n p opp litt
n p opp siden
n p oppe til
n p ormek milbe
n p ortop i
n p over #
n p over i
n p over på
n p p #
n p pakke for
n p panod #
n p panod junio
n p panod og
n p par dage
n p parac #
n p per dag
n p per milli
n p piper i
n p posta #
n p poter og
n p prata med
n p prøva er
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
n p på apote
n p på at
n p på att
n p på begge
n p på blodf
n p på bryst
n p på båda
n p på den
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
n p på innsi
n p på kväll
n p på legev
n p på legge
n p på lörda
n p på lørda
n p på maven
n p på meg
n p på natte
n p på rygge
n p på selve
n p på sidan
n p på tide
n p på til
n p på tisda
n p på torsd
n p på trapp
n p på tå
n p på ultra
n p på venst
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
n p ringe klokk
n p ringe med
n p ringe om
n p romme rundt
n p rulla sig
n p rundt #
n p ryger ikke
n p ryste på
n p röd och
n p rød og
n p røntg viser
n p røyke ikke
n p sa att
n p sa du
n p samma dag
n p samme dag
n p samme som
n p sat #
n p se det
n p sedan i
n p sedan tidig
n p seg i
n p seg selv
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
n p ser du
n p ser inte
n p ser jag
n p ser jeg
n p sertr #
n p ses i
n p sette seg
n p sette vi
n p sida i
n p sidde og
n p siden augus
n p siden du
n p siden i
n p siden jeg
n p siden jul
n p sidst gang
n p sidst uge
n p sidst var
n p sidst år
n p sig och
n p sig själv
n p siger hun
n p sikke på
n p sist var
n p ska du
n p ska han
n p skal bare
n p skal det
n p skal du
n p skal i
n p skal ikke
n p skal opere
n p skal til
n p skift til
n p skrap og
n p skriv ut
n p skuld er
n p skull jag
n p skull jo
n p slemh är
n p slet ikke
n p slikk poter
n p slimh lyser
n p slo ikke
n p sluta med
n p slutt du
n p slutt jeg
n p slutt med
n p slutt vi
n p slutt å
n p släpp på
n p smert i
n p smert på
n p små klunk
n p snakk vi
n p som en
n p som er
n p som et
n p som ett
n p som gälle
n p som tyder
n p som vanli
n p spist siden
n p sprin vi
n p stann av
n p start med
n p start på
n p stopp #
n p stopp det
n p stygn är
n p styrk #
n p stået på
n p står der
n p står det
n p støtt på
n p sug morge
n p suger det
n p svar på
n p svare är
n p svimm når
n p svull och
n p svårt att
n p svælg er
n p synes jeg
n p så #
n p så att
n p så blive
n p så börja
n p så da
n p så den
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
n p så i
n p så ikke
n p så ingen
n p så jag
n p så jeg
n p så kan
n p så kom
n p så metac
n p så måler
n p så omepr
n p så prøve
n p så sende
n p så stopp
n p så står
n p så sætte
n p så tager
n p så taler
n p så tar
n p så ud
n p så vacci
n p så var
n p så vi
n p så vondt
n p så én
n p sådan noget
n p sånn at
n p sår på
n p såret er
n p sætte en
n p søste har
n p søste mi
n p t #
n p ta av
n p ta den
n p ta med
n p table #
n p table morge
n p table på
n p tager et
n p tager jeg
n p taler vi
n p tanka på
n p tanke om
n p tannk er
n p tar den
n p tar du
n p tar en
n p tar jeg
n p tar stopp
n p tar vi
n p tempe #
n p tenke på
n p tid til
n p tide med
n p tiden om
n p til #
n p til at
n p til det
n p til dyrkn
n p til et
n p til højre
n p til høyre
n p til knæen
n p til natte
n p til på
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
n p tredj måned
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
n p tänkt jag
n p tørt og
n p u a
n p uge og
n p uger til
n p uka etter
n p uker og
n p uker siden
n p under #
n p under huden
n p ungef #
n p urine til
n p ut i
n p ut på
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
n p var negat
n p var norma
n p var utan
n p varig siden
n p varm og
n p vecka sen
n p vecko då
n p vecko och
n p vecko sedan
n p ved at
n p ved behov
n p veit vi
n p vejer #
n p vekt #
n p vekta #
n p vel #
n p vel en
n p venst arm
n p venst er
n p venst fram
n p venst side
n p venst øje
n p venst øre
n p venst øret
n p verre når
n p verst når
n p vet vi
n p vetme #
n p vi behan
n p vi börja
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
n p vi tog
n p vi vente
n p vid sjuti
n p vikt #
n p vil gerne
n p vil ha
n p vil ikke
n p vil ikkje
n p vil jeg
n p vil si
n p vil slet
n p vill inte
n p ville jeg
n p virus så
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
n p är att
n p är borta
n p är bra
n p är det
n p är du
n p är en
n p är fin
n p är fina
n p är för
n p är grati
n p är gravi
n p är inte
n p är jätte
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
n p å ete
n p åpen munn
n p år #
n p år gamme
n p år sen
n p år siden
n p én gang
n p én om
n p én table
n p én uke
n p öra en
n p över #
n p øjne #
n p øm foran
n p øm når
n p øm over
n p ønske ikke
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
n w albyl
n w alder
n w aldri
n w alene
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
n w amlod
n w an
n w anamn
n w andas
n w anden
n w andet
n w andni
n w andra
n w andre
n w ankle
n w annet
n w antib
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
n w bak
n w bakte
n w banda
n w bange
n w bara
n w bare
n w barn
n w barne
n w basal
n w bedre
n w bedri
n w begge
n w begyn
n w behan
n w behov
n w behål
n w behöv
n w behøv
n w beina
n w bekke
n w bekym
n w belas
n w bella
n w beläg
n w ben
n w benet
n w beste
n w besti
n w bestä
n w besvi
n w beten
n w betæn
n w beveg
n w bil
n w bilen
n w bilkø
n w bind
n w bisop
n w biter
n w bivir
n w blank
n w ble
n w bleve
n w blir
n w blitt
n w blive
n w blivi
n w blod
n w blodf
n w blodp
n w blods
n w blodt
n w blå
n w blåsl
n w blåso
n w blæra
n w blære
n w blödn
n w blød
n w blødn
n w blødt
n w blør
n w bmi
n w borde
n w bort
n w borta
n w boxvi
n w bra
n w brede
n w brev
n w brica
n w brili
n w brore
n w bruka
n w brunt
n w bryst
n w brækk
n w brænd
n w bröst
n w bt
n w bugen
n w bugsp
n w buken
n w burke
n w busco
n w byrja
n w byter
n w bältr
n w båda
n w bæsje
n w börja
n w bør
n w børne
n w c
n w calci
n w cave
n w cellp
n w centr
n w centy
n w ceren
n w cha2d
n w cirka
n w cm
n w cmt
n w cocke
n w conce
n w conve
n w crt
n w d-dim
n w da
n w dag
n w dagar
n w dage
n w dagen
n w dager
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
n w denne
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
n w dig
n w dikta
n w din
n w direk
n w disku
n w distr
n w ditt
n w djupt
n w dl
n w dokto
n w domna
n w dos
n w dosen
n w dotte
n w dra
n w drar
n w drikk
n w drill
n w drop
n w dropp
n w dräkt
n w dråbe
n w dråpe
n w du
n w durat
n w dygne
n w dyrkn
n w där
n w däref
n w därem
n w då
n w dålig
n w dårli
n w dække
n w døde
n w døgn
n w døgne
n w effek
n w efter
n w egen
n w egenm
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
n w enest
n w enhet
n w enkel
n w enn
n w ennå
n w ens
n w episo
n w epley
n w er
n w et
n w eter
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
n w felim
n w femte
n w fenyl
n w ferro
n w fiber
n w fik
n w fikk
n w fille
n w fin
n w fina
n w fine
n w fingr
n w finne
n w finns
n w fint
n w fjerd
n w fjor
n w fjärd
n w flank
n w flask
n w flere
n w flest
n w fluor
n w fluti
n w fnokk
n w fod
n w foden
n w foder
n w fodre
n w for
n w foran
n w forbe
n w forbi
n w forke
n w forme
n w forny
n w forov
n w forpo
n w forri
n w forsi
n w forst
n w fort
n w forte
n w fortf
n w forts
n w forve
n w forår
n w fot
n w fotba
n w foten
n w fra
n w fram
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
n w försä
n w förut
n w fødde
n w føfle
n w føler
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
n w gang
n w gapar
n w gastr
n w gav
n w gavn
n w ger
n w gerne
n w gi
n w gigt
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
n w gjord
n w gjort
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
n w grå
n w gråte
n w grøn
n w grønt
n w gule
n w gulgr
n w gult
n w gummi
n w gälle
n w gärna
n w gå
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
n w halso
n w halta
n w halte
n w halv
n w halve
n w halvå
n w ham
n w han
n w handl
n w hannh
n w hans
n w har
n w hardt
n w haste
n w havde
n w have
n w hba1c
n w hedde
n w heilt
n w hej
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
n w heng
n w henna
n w henne
n w henvi
n w her
n w hes
n w heter
n w hevel
n w hit
n w hjart
n w hjelp
n w hjem
n w hjemm
n w hjern
n w hjert
n w hjälp
n w hjärt
n w ho
n w hodep
n w hodet
n w hofte
n w hold
n w holde
n w hon
n w hoppa
n w hormo
n w hornh
n w hos
n w hoste
n w hovby
n w hoven
n w hovsl
n w hud
n w huda
n w huff
n w humør
n w hund
n w hunde
n w hunnk
n w hver
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
n w höst
n w hösta
n w høgre
n w højre
n w højst
n w høre
n w hørse
n w høst
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
n w ikväl
n w imell
n w imens
n w imova
n w in
n w ind
n w indla
n w infek
n w influ
n w inga
n w ingen
n w inget
n w injek
n w inne
n w innek
n w innsi
n w inom
n w insem
n w inte
n w intet
n w intra
n w intyg
n w ipren
n w især
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
n w karla
n w kassa
n w kasse
n w kasta
n w kaste
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
n w kindt
n w kinn
n w kissa
n w kjenn
n w kjert
n w kjøre
n w klamy
n w klima
n w klini
n w klipp
n w klist
n w klock
n w klokk
n w klora
n w klorh
n w klump
n w klunk
n w klåda
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
n w koles
n w kolik
n w kolle
n w kols
n w kom
n w komma
n w komme
n w kommi
n w kondo
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
n w krone
n w kroni
n w kryst
n w kräks
n w kräkt
n w kräm
n w kræft
n w kuler
n w kun
n w kunne
n w kurva
n w kvalm
n w kvals
n w kvart
n w kvinn
n w kväll
n w kylli
n w känd
n w känne
n w känni
n w kåvep
n w kælve
n w köra
n w kørte
n w l
n w lagt
n w lam
n w lang
n w langt
n w laser
n w lasèg
n w led
n w ledde
n w leden
n w leder
n w ledin
n w ledse
n w legat
n w legen
n w legev
n w legg
n w legge
n w lenge
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
n w lunge
n w lungo
n w lungr
n w lyft
n w lyfta
n w lyfte
n w lymfk
n w lyser
n w lyske
n w lägge
n w läkt
n w lämna
n w längr
n w lärar
n w lätt
n w lå
n w lådan
n w låg
n w lågt
n w långs
n w långt
n w lår
n w låret
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
n w maden
n w madrs
n w mage
n w magen
n w magne
n w mai
n w maj
n w maks
n w malas
n w maler
n w mamma
n w mammo
n w man
n w mand
n w manda
n w mange
n w manne
n w marer
n w mars
n w marsv
n w masse
n w mat
n w maten
n w mave
n w mcv
n w me
n w med
n w medic
n w medis
n w meget
n w melat
n w melk
n w melka
n w melke
n w mella
n w melle
n w mello
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
n w mikst
n w milbe
n w milit
n w min
n w mindr
n w mine
n w minut
n w mirta
n w mis
n w misly
n w missa
n w mitt
n w mjölk
n w mjølk
n w ml
n w mm
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
n w målin
n w målt
n w målte
n w månad
n w måned
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
n w njura
n w njurs
n w njurv
n w no
n w noe
n w noen
n w nogen
n w noget
n w nogle
n w nok
n w noko
n w norma
n w novem
n w nu
n w numme
n w numre
n w ny
n w nye
n w nyren
n w nyrep
n w nyser
n w nysta
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
n w ondt
n w onsda
n w ont
n w op
n w opera
n w opere
n w opkas
n w opp
n w oppi
n w oppst
n w ormek
n w ortop
n w otriv
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
n w paraf
n w parvo
n w pasie
n w passi
n w pelse
n w penic
n w penov
n w per
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
n w porti
n w pos
n w posit
n w poter
n w prata
n w predn
n w propp
n w prost
n w pröva
n w prøv
n w prøva
n w prøve
n w psa
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
n w rense
n w resep
n w reser
n w reste
n w ret
n w rett
n w rex
n w rigti
n w rikli
n w ring
n w ringe
n w ringj
n w rinne
n w ris
n w risik
n w ro
n w rolig
n w romme
n w rosa
n w rumpa
n w rundt
n w runt
n w ryger
n w rygge
n w rytm
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
n w samma
n w samme
n w samta
n w sands
n w se
n w seg
n w sekre
n w sekun
n w selvm
n w sen
n w sende
n w senga
n w sepon
n w septe
n w ser
n w sertr
n w ses
n w set
n w sett
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
n w siger
n w sikke
n w sikle
n w sikre
n w simma
n w simva
n w sina
n w sine
n w sist
n w siste
n w sitt
n w sitta
n w sitte
n w sjukg
n w sjuks
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
n w skoge
n w skola
n w skole
n w skorp
n w skrev
n w skrid
n w skrik
n w skriv
n w skull
n w skyl
n w skåla
n w skåne
n w skære
n w sköld
n w skönt
n w slag
n w slags
n w slakt
n w slank
n w slet
n w slett
n w slimh
n w slipp
n w slite
n w slo
n w slog
n w sluta
n w slutt
n w släpp
n w slår
n w smala
n w smert
n w smile
n w smurt
n w smärt
n w små
n w snakk
n w snart
n w snor
n w snurr
n w snus
n w snusa
n w snuva
n w snäll
n w sofae
n w sokke
n w solcr
n w som
n w somme
n w sond
n w sonde
n w sorte
n w sover
n w spani
n w spene
n w spira
n w spiri
n w spise
n w spola
n w sprid
n w sprin
n w sprit
n w sprut
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
n w stede
n w stege
n w stel
n w stemm
n w stemn
n w steri
n w stige
n w still
n w sting
n w stivk
n w stoff
n w stofs
n w stole
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
n w stygn
n w stykk
n w styrk
n w stå
n w ståen
n w stået
n w står
n w stær
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
n w svelg
n w svie
n w svir
n w svull
n w sygep
n w syges
n w sykeh
n w sykep
n w synes
n w synsf
n w syste
n w säg
n w säga
n w säger
n w säker
n w sämre
n w sätte
n w så
n w sådan
n w såg
n w sånne
n w sånt
n w sår
n w såret
n w sæt
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
n w tages
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
n w tecke
n w tegn
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
n w tilba
n w till
n w tillb
n w tills
n w tilta
n w time
n w timen
n w timma
n w timme
n w tisda
n w tjock
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
n w traum
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
n w trur
n w tryck
n w trykk
n w träff
n w trådt
n w trött
n w trøtt
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
n w tänkt
n w tå
n w tål
n w tårer
n w tårna
n w tæern
n w tænde
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
n w uændr
n w v
n w vacci
n w vad
n w vagif
n w vakna
n w vaksi
n w valln
n w valpe
n w vand
n w vanle
n w vanli
n w vann
n w vannl
n w var
n w vara
n w varer
n w varit
n w varje
n w varm
n w varme
n w varmt
n w vart
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
n w veka
n w vekk
n w vekta
n w vektt
n w vel
n w venst
n w vent
n w vente
n w vento
n w verst
n w vert
n w veter
n w vetme
n w vi
n w vid
n w vidar
n w vider
n w vikte
n w vikti
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
n w väger
n w vände
n w vänst
n w vänta
n w värkt
n w värre
n w värst
n w våde
n w våtfô
n w vægt
n w vægtt
n w være
n w været
n w værre
n w væske
n w waran
n w x1
n w yderk
n w yr
n w ytre
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
n w øje
n w øjnen
n w øl
n w øm
n w ønske
n w ørern
n w øret
n w øynen

AMLONJMLKKLYMLJIM[TETOVNMMMMMJWQKTIRULMNKY[TOUINOMRTVWPJGSLYONNIHLI>VXPIPPTMNKGBLVQVIULOHVTLM[KPKMHUNSLWYPNKVNOKKUVWSOWNLJOUVJRSPILOVTSJTKOVJIKUMKTYNO
INJYSSUNOKKMLKMMMQONKLMKETOMNJVWOTRVYVJMNTMNUKKPNOGLKMGQVWTRKNUWOSQN\\LLXUUUINEUNYTIINJMNMMULLSWRWKTL\`_IMDVZNLITLKO]JMDN]MJWGVTHM\\OPNKW^ST\\SUNNOIWOYXMH
VIK]JNHUENTLVMK\\MFGMTNKJXNNUMHLJMXINWJNIMMNHIMJKNJPNHNIGLOUEHNM[OSTHWUOOVLOLLTINEFXOPN[KUXNIJOOQKHOLJUMONPNSNMLZTNWQTWTKLMIOMLIRVOTNMOLOXPKNUWLMMOVUNO
BUNUKMNLNTLYIWGQMMUHKRWUMKNFSUVLKKJRLNNJSRIWRWUNWLLOSQMNNSHTINRI\\INJKKEQGKRV[PKaRU[T@OIJJOIIOGMN\\FKKPOLLOYVUOOa\`NVMNXMWTHJNMIOUHNOKQNNV[KIJTKKKHVUOUJK
FNNWXGOPTONJWL\`VONSJUYUWNNKJTOMMIN@JLKLTOUOKNMDNNLOMN@TYLY[MTOKKMMIGMJNNUTWNTNMMRVJMOYORNWD]YIcNJIPBMKMTWTLNUdPNJIQQMNKTMUYJ[FNNOJLGZZTMLBIREKLVKPOSIL
JHFGIHRPMROUNMXOSKUOMIQNTROMTRFQLWR@LFTYLI]NYPNVJMNHNL[JNLVLNTUHKYMKSTIYYIMZLNNLTTVMKZTLKVQKPNSUUMMLKNTHSGY]VMEUPNOMUUU?WJSWMILINNIJMMQIGQLTJNKIJOLNAO
SNSMSLNPTLGTOUOOJSJOMTMKGLNFOOJNVNKMNIUHVLTVQBOKLNMKTMSSJNIVVDIUKHHOGNVKIJSMMMGJTOBNMKbLOUUSNNUNONNPMLUOJINSMMNVKKNSXTUBVEMNMRJJNNNSNJWMMUMXMEDXHPVSLX
ITIRXMHUQUNNSNOJHILMJWNNUOY7HGLMJLKOJULRTPLQTKVKKMUZMN\\WLKEQIKONNJKNNSORLTWUVIUTMSPKQVPSGUJJLaUWKSNLTV\`SNPMQVMJW^KNNROKJUNOUINMNFIY]ENOPTNTQNNCIONAQKN
MJJTMJOOGKNJQMI^HGT?LR[UPVVMURGTW\\MKEOJOH\`OT\\KLKNYQINLOFKHUTQINMTOVJLNOOTSNOKTWIEMNKKGQLTSXOTSTOMP\\WMVJMHOOMZIL\\VQ[WOUMMNOJINROWVJOOLWOOVHTUNNLOMYKUSU
NENEGTTKLNTJTNTKNTPJJJONHLNKVHTRMLNPYPOSRQbVVWUMKQN\\RRHNQRVPFIOMNNKWJKPJUMU[PKJJHHUVdJUUMVMTNWKIKEWPNKGKJP\\UDPKUJQONMUEHNNNKQTIUPPVSNYRLNUNOTLJTYQWQNN
MNNINTM^OMJJSLGJRKWNNRLMKVIM\\NWTMVORKVMMOVNLWNLMILLIMVTMMOPHLXVRJUOENNUSONTWVWOOMWMTJLQNNNHQNWLLLLQKRLNXOIJNLNRMKXTVOTNINVQN[ONMZOKXPWINNJXKKLNINVPSOU
MUTK^WMKJLLOLTMIMPNZLMINNOMQKOTNITQNOQMO\\OMUKJZNGQNUOMNNNOMOINVLVTKKTMGTZLTOPMTMKVJMUMUHQTOGGJL^VO[KOOJOHSIOJWQNONUIMJWUQSUEIBGRSOLUWUKOXL]TUUJIKLYOMK
RNVFgQQGUJDNLWNTGKMQUYOLXXWMLNVONIOVRJTMOJ\\NSNUIOJKGTTGNJUNRORNUODZ^FNLJNDUTJINJLLKVLNNUQNUKJUSNMOSMUNTMPPHTPWIHPHQKMMPI6NMJNZIVEUIWKTVLFVOHTSGIULIPJW
WTWFI\\TNNLPLXNITNPLPKKOXWNVNJNOU]LMNOMWWQOMUUULVSOMNLNMKUON^QUPPJNVRMMFMYTGQMMPRMHIJNIPVOTOKJUKUOUOQO[TVNY]TZWUSONINTIIKRNNNNUNQMQPSVKJIFUVVIQNWSJSJFP
OULILPWJMTONLUMOLGUNMKJWMONJVbVJK[JPNKIHOSJNVZNWOMPNZSOTQJNPNKISOLNMJLNNLNNMJLNLNJLLTKKW@]PHOI[UJJNLUQMXUNOOYOPPVPOMVLHMUGOMMSVNSWUNTJOVNQKPNNLMNRPULO
KWJPNDOKWXMONMOYVJ@MQKVQREOIRQOYFHTHQTMHIJOMWOPTYVWWMTTKIOMNNLPNIUMVWLMLIUONMOLOQMMLPOONOUVTNRTNIPRJMLONTHMQUNEOOITSNOHNNTKTTLVMOKR[VDUNOHPUJWIKXLUNMf
MONUOSHNOHNVKMKWENMSFNMNOIMN=PM]PGJNJLbMU^YTSTUIRGTPUTKJKKOHPLJNKJNNLOTFNJONMSPNHWLMAIPTTNVHNONLUMSTVXNMVMIMJNYPIXPQFXOSNINHJLMROOUTUNNHNONLMNJOOOLWTM
XXMMOHSUKUMPNYJHKWUPZHVNNNQUMVLLXTONRWMQJWLOXHTMJRXSNNVJLONOYJRLNQTTWNUVMTMKVTPNMSVNJNMNWXONMWZWNMUTVJNMLNROPOJUPOMNJ^HPNNXVGUOLNNVJKONUNWNOWQNNOSOPJN
FOOOTNNKTJONOUUMOKOSVNRUHRSHVVONRTMMNOMJPXKHNOMSNTMUMMHOTKONMMONNUKOOOMOLINUXMOKTONKVJMNNULMOMYKUSRZIMPVMUNVLORKNPMLPRWPIJDUJLWYQLNOKFQOWMOOHJXNTPSMNM
JMMTQPPKLNUJRTMKOSMVMKUJLNRNVJFNVNOPNLHTSUONTNSLLOLMTWRUXINUSNLRMONMQN\`KNUSLORNKKRLXTFSNONJSN\\NNPOPXLQQRdLIOUHPVPPUMYDJK[TMMSN]NHZPNOJMRTFMJWGPJJMKRLP
KMITPMNNNWLNMUJOMXKLYJQ\\XHJ^YRN\\MKNN@VU]NTOQDSOHMNKMKLJUFJONJOONOKNPKHWTVRLVMO\\NOUJOTYUMOE6NLTJGUONTXSNOUNR?NPMKUJSUKOKONOGVRX[TMMLKSPLGKWRNPNJ[SOLPLQ
QYTMGNSF[HNT@IVILULJQIVQT?PVURULOKZW^MLLWOXNLCUMZ[WWMSYNKILWSLOVOIOS=YZVHQUMJYUXFJNKNMODISNPLRNLMKNXNMHZLXNLYNUDNUONSNTMKSVKXMLNPIHLVKUFTTVSCNKGMUN>OD
IXPVMLTZMUWROKMUNQOLKNNVLNOQJPUKMRIUIMKQLIHNNNOU_JMOMWNTLJRUZGO?PSM[MQOI[SNMVKSOUVbIMZHMUMNM]SDUM_RISFQQOJUHMHYWLQLHMTIXcRYLKIOHNO_TIKNOSUVMIZSLKJNNLW
NNNKH@JLOVUTOSHDWIUTNQPRSPFMGQGWHSHFODHOLVZPUJPHKVMIZ\\MOLXJLLILNOETIFMNLOKFLNOORGMSMPOXW6^[LSMNLJIZNIQHNNUVNWKLTNZ]PMWNIMKHKHLN[MI_HMKGLSNMPHQNOHMLKS_
KOVVLIOOONUNOa\\OJNNONQMJTNKILUJVNMPKMONQOIKRKNNWLXUSGPMTOMJV<RYJLPTWWCVYUUWUOLMNWKQMOTSLNLUVNJVUPNXXLOWSWONNKHIW\\UNJNMRTJ[RNWINLQWLZV^ONGPUOWNTLHYHRMQ
XOGHZF]UAOJMULMUNLQLTKIURUSJTWKTQNJGPGOOEWNW\\W_NOECZNJSMKMMLL^W[KLNNTXTM\\HL\\MMLIHLMTKTOJXNKMOPVUdGNGU]OKRNLRIOULVOSCHQNWXMGJPNPFKJXQSTLCWMLNWY?KVNNKFS
KNKVNRI[PLMIHLWeMTGcNIOLOILSKOSLSKJTKITLNNMNONNILMHSOUOT[KVOSMNMNINLNOMPPSJOPHLKEULMNXRWdVRLX\\UMOOOKUDRV]U\\SJLUMNMHGBNNDRUTSdMXKTOSROIOLX?ZLWRPLKJUNHL
KROULPTPKOMNKOSXKTMMMXJJGKMPE[INUOR\\NIKMQTMIQITZXMVN\\ILUIUPJNJ\\WNOMJRMXMNNUVLTNQKNLWKTTKUVLKI]VPU\\INIOOLUMHUPIWSRLHTMNOXMKLHIUTLINOKINNNVKCSNVXGNNNVHT
TNNLMMPILIWKKKIKTXKVLPNKUWRJOIILJONHMNNNVUPINNMOLNIURNNMJOSTJRQONUNRUYHTLI>QJMJHRYONO_HSM]NGJKJdLLILVMLJNLQIMGLMSOLQLKIaTdOHVMGMVXPXTMJKKHMUVKXO\\MHMUG
UONLQHFMJPUXR]SLOULNHILNYKTNNNLGMKUKTML]H[eJOQZOXLLONTQLXLNLFJUOZ[WKKO]SLHPFNNNMXIHQWWNMKOMYNJUFJNJLTFKXQUMVRVUGRKNLTHJHMOU=UJUKMVVJOMNOOMXFOYXOHTUVEQ
MJS

sMMVPOLNONNKTOLMNONNOTOLOJNMMSONONOUOPQGKKNQXNOUOMTOONLWMLNOJUNQMOLQNOSONTMNONUMMONONONXOOLNUCTGONOONSTOONTOOOOKOSPPJOOOKMLOJJNRNKPaJINXONVKPOFNIOMONO
_MWUNOQOXNURPMNOOHMUONMOOOJ[VNNOJONOZOSMKONOVOYNRRZOKNNKMCOMVIOLKQTONOWOOTNNOONHMMMOKOWUMTZNORMNNMOJLK[NOMSVNTTMKLGSMOONNMOMOMMPKPKOONOOILEOWXKTNLINOO
KXJNNMOGMOONPMMLTLUOORMOINONONMNNJOOOOONLSONVKOONZWNOLNONQNSPMOMOXLNNSHOOLWPMOMNNMONXOOOMKOMLKNONMNYNOUONHUNUOMLOWNaONQOOONFWNOOOOPVMINONHO\\VOIOOMNOXJ
HDKNFNFQPTOOUDOOOTMLOJLOSJXNOONOINOIPOONRMNNPONMONOOPVHJNNONOOKNOOWSNXKVXIZJUOLZfNKOSMPMPHMOUOMQNMNONONXONKOOJJFKN^YIMSLUOPHOOOMTKONOYNLOLKMONNONOOOOO
\\OOMKMONO\`VOIMOGONIHOOQOROOROZVPOONTMNNOLOHMKOOLVPOMKWOOMAOOHHMMVONONNOKOONLNMNNOP^OOOONOOWOLNJTONJT\\KMOLOSOONJNUVPHKNWM^OMOPNJTOUOOIOOTLRPULLNQKTQNPK
JMLMNOOONSTLNLOLMOJRONINSTIOHMMOONYVO\`OXVMLKMNUOOOWMMTLTIUOYNOONIGNOIPKNNOIPNOVONPOOZQOKLNKJOJFNMOWMRKQNJLJONNOOJNKHPOKJONMNUVONTNOLLOJQ[RMJOSMONOQUQI
OKRXMNVNMTOPOOPNOOMOQOOMONOSVXNTOO]WIWWONGOHKTIOOLMNNJQJTQ[OOOPOMOLOONBNYNOKLOJVVOS[UXMWPHOKOSNLOOMKOOOOIONRTULSNONOONOPNQZ\\OLNKNVNMOMOOPNXPM[NONNLMMP
OKGMRQcOTMLJRITOXSNOODUXOOLYLOTONPONNOOKOPMWMMOMNVOGOIJOMNNIQOOJTVLUXUIPOKFOPOMLJQNORMNOLOROKOMOONNMNOFOOMLKQMOORLOLOOOMORTNWPYOROOHMNROOZOODKMQKYQTK^
MLWJLRJfONYLWLXLQPJeYR]NLRPEBUK\\NLIUUN\\KMMZCRKNOVMSOILKINNGOTOUNLWOOOPOCKOUOROKOSXOMNON^LNJSMNOOJTOSNOPUROONNOONOOENNNTUJEONVOOONWIOVNOKNOOROOOULNOONO
OYOGIOOOMOPOMJNOOLNTONMORON\\MNNUMONROVROTOLEOOOOZhOOXPONJPNJ<OMNOVNNPWIOONPOMNOMRKOMMLOONNRLPSNQYOOOOWNNOOMPWONLOOOOPLILNOOOONOOOZOOOMFUKOKOKOSNURONNJ
ONOOMGOOONUOONUOONNONOOOOOOOQOOOOMOJOLOOUOTNNONXULOOOOOOOVOOOGONOOOZFNMGTNIRRONIWRNVGKPOJLOS[YNUJUSQGSJJKTOTNVROPLMNIKJZVOX[MPMNOGMOOONKVOMOWNJOJOONKQ
OOOWOPLOOWLGOLTMMOMRNWNONOTPROOWOQLOMOOOOONORONLOOPOOONOPOMOMONOLONWRMKOMOQOPNONNOOXNLSXMROONOONNLONMONVOMOOOOOOOONOONOOIOOTOXOLMNMNOOYIFUWONONQ[WJLUN
MXNRPJOJNOOOOONNOLTQOOUMJOLOPONOOUPNIQHXKJNUPOOOOOOOONSKNOOOOOWOKMOKVUOO@OOONMOMONNOOWKLJTOYNJOVHRGONIQMMAOLIONUHSROOMT[jOPLNMRNTQRMMNKOTOZXNONOMOUNON
LOOKOOTOOLQNNONNNLNMKOONONOOPONOONOJXMMOYJTNNOSPNMONNOOKOOLNQNOMOLONOMLMOOOTOWXNMONOGOQOOOTONOONMOOOOLOPKJEOMOMTIIMWNMRUQNIHHNIOONTONNOUOOOOOUOMIMLONT
OOFMVHOOOOMWMLMMJNMLYONOOLOOOMONONOEOLSWWTOMOPNNRLOONOMORONQN^OOMPNNYNOVMNKM]P[OPMVTONNOOMNOWIMJYONSNOOONUOHNOUMOWVPNMOWOXONUXNTNJOJLOHPZUOUVOWNUOINMO
OPLOUOVWOOOOKOOOLTOIKMNTSPIYNOOOOMOOUOONMKOOONWOSOONNOOKNNOOOONOONNOOOOOOPOKKTNKONOWKIOVISNIOPNNLOMOONOUNOSTOOPOOMPJOOYIVQNPPTHLONGOONOOLMHOWQUSRQLKIP
WNUSLLTPRMLOOOPMNUOONOOMJONUJXOKNLNONUOOOMMOOONNNNONNKOOVONJJOYOOOONNNN\\OROONNJWONOUdWOOOUNYIEQOMNMRONVKLLRKOYPHOOTOWPJJOMOLOVLaTOPMOYONOOOOOOMOONNONF
OLMLVOOOOOOHOMSONHOULOPOKVJKUMUOOONVOOOLOOKOQTONOOLOTNONONONOONNWOMOOJOOOOOWOOTUONNEQKOOMOONJOOOOUNPP[OLMPOVOIJIOOOONWILYWONZPOONOQLKOOOKOOOOONMOUNKOJ
OOOM[NMOOSOOOPONONOONWSNMMQSWOOOOZNMOOLWSOOTMNOLOOPOOVOOONUOOONXONOIIUXIOOONNOVMNOOQOSNOOHNOOJQLLQOKOLVSXOJOOOMNOOVMWNNGOOUSUHOOOOOOOSUOOJPRSNKOOOOOOO
PNONNNKQPUOOJOXNQWIOVOOTOOXOPRMUKEKOLNUMHOUUJUIOXJIJONUOPONOONONNJKVOLtUYOTIVNONPLONJXJHHKNLNIONNMNNNHHGIOLONOOOFIMUOOOJONLRNWNNXQaTOVRMLOUOKKMGNOKNLH
LOLIKKONOOHJXNNOLNOOTUMILNNDNRMHUMUIHQGNVKEMNQOSMOOOOWPSTOYOWSVOUOOONNJONTKNLXONKXWNNOOJJJhJJFRWOOOO=EWHKMH[NRONOTLOMYOTMGSMPMNKN[MOO\\LOOOOLNOMNOONTNN
ROKOWOKHNMMPKLOMNONMMSMOUNXNU?NVBNOFOLSWOKOOO_OYIPRLOSSKNMSPRKOQUOPLSJ=HKKTOFNQPTLMO\\OUSQNN=JUNNNOXJMN]NNMRTOOOPHQZXMUMJOOONKLIVLOONMTPXOMANXPOXMJMFNN
XONNLNHMNMOQONNOMTOONVMNQONKOMNLUOOOQUNRNXQLTKMONOMMONWOHOMNKMNNKKNJLZNONSLONKWUQH>UOMNVWRM\`SIMNNCMQOKISFLMROPMNMRLTTMOFRMMXKGKPO^KLOUOHONNNMOJ[QN\`WLN
OONNOXNNJNNOXPLOLNOVKNNNOUXO^ONVI^]^URVN[OENQNOQ]O\\J_]VLOTOOOPWNOOOWUOVMITNJNNONKcVMHUNL\`NMZGONUNONLPNPNOONWZXLOKJPWKOOOOMOPIOOLONHKKKXXEWK]OOOMFPKNOS
MNNNWO]OHUNNNNNOTJJPQNVNNVOMYNPNOOLNLVUOVRJOMOKONOKHNV[IUNHNWWVDMTNOOMRMNOFMHONLNVO[ONJMXUNNXOOOOTLNNKPQSYOLOMVONZJOYUDOOOOROMPIJPNNOSKVPMNIRKMNXOOTOR
HIOOLMMMNXNOBONOZLLNNONOOLNYOMTRMLPKUQSLJNONQNKYUWSSNJNNO[IJMPLFNM[IMMUS@RZKWUQNVNKLXDRKNVNOKWSTJIOIJNQGKOKPXPNVNUNKMNTOIKRYOO^PNOOTBOOJLNEULKOLONNOEH
OMUNNNONNNTNRVENOQONU\`WNONOOPTSNLbUSQOKVTORMTSIKORJU\\OHOLYGHNYWXNNGMVJOOQIIPMOONHOOOUNKOBMHKOLNXLFHPDPLONOLOOOONNWOOEONVFFCRLLOOP^ONLTXNFUHYNO>NOLNNOO
NUVJPMOOOQONRRPNJGXNLNPOOWOUNNUOOOMLNLNNXOOKRNKNQVQXOVWOPRNNOMOOL\\NOO:IOUUJNQOOPLKVNNNNWOKMNNJNONNRYMMNQOTKNTULWYVNOOPONPOVQVNJNZNOOQVUQRNLTNKN[NJOQMR
NOYKNMMIMONNiMNLOOOONUPKJLNNOLLPNMOOJBPUQNMYQO[QNOMMSMKMPLVNOFOYRKOLRMJNNQLMNOOONNNSTNQLLNUKOVNLNNLMNYJOVMI[NONOONMZN[ILQOHMOJLNNNUJOVOQXMMNNOPXOUMING
OVUMMNLILYNQZMSOOPNOZTNLNTSKOORIOMSOMMVLOMFQNMMCNLNKONMIFMUVNLOSNLQMHMNOOOBKMOJORNNIOP[XTOJOLPNNJOOWNONNSOWLJNO[NN\\OONNKNOOWOOHFNOJMOPOUVTJQLBKTQSINWO
KAR

?MONUOONONNOOOOOOORPNSONO^MNNOOOOOOMOLOO[NOOKTPOTNOOOONYNNNONOWONMJKROVONLNOOOLNOONJOOOMNORPMMNOOOOVMPRNOOMOONOOSMRNOOKOOHMOONNOENOMNNOROONOOOMONOOPTO
NNOFUOOOMNNONOOVOOMOOONUOOOONONOOOWRMOONOOUOOOOFONOOVOOMNPOVOOOOOOOOOOUOOOOOONNSOONMOONONOONONNOOUNOMMNOOOOKNNNONGKMLJONNNOROOOOOPNOOOOOONPOMOOOQNOOOO
MOOMNOOOPONOOOTNORNONOLOULOOXOOOOYOOOOOXOOVNMMPONOPNMNOONHOONNOOOLONOOROOOOLQOOONOOONMOONOOMROOOOLLONOOOOMONNOOOONOFWOOUOOOOONOOOONKNOOOOOOMMONOOONOOO
NQOOJOXUWOONNQRRONOTOLQOOOOOOOOOOPOOOUOOROOOHOOOOOOONNNOOPORONNOONOOONOONNMLNOOHQNHONLNJUOWOOOOOONONNOOMNONLOOOMOONONKONMNOROOOMMOOTOOONNOJJOONOOROOOO
OOOOONOOOONOOOOOOOONOOOONOONMNOOMOXNONNOONNOONOOOUONOOONOLOOIOWNOOSOMTOOOOOONOVNONNOOOOQOONNLTNOO\\OROOOHNOUOOOMONPOOYO[OKNNONNOMOOOOTONOO\\OOOONOOOOWNO
MMNONNOONOMNMONWOONOOOMOQONOFOONOONMOQOOOOOONHOOOOOOOQONOOOQNONOMNNONNONONOOOOOOONOUOJOMOONSOOMOOOOOOOONKPOOOOOOITOOOOOLOOOONONOOOOOOONNORNTOROVLUMSQN
OONNONOUOOOOOMMOOOLOONOOPOOWPOOQOONOODIOOYOLPNMONONNNOONMUONPNOOONNKNNKOHOONNONOBOTPONNOMNOROROOOLPUOOOOOOSOQOONONOTNKONO]ONONOMOOMRNOMOYOPONOLOQQKION
OMNUINNOOOONMONONNLMOROOOOOLKNJONNOOOOOOONXLNNOOONOMJSIOOOONNOONONONOOOOONOOOONNNOOOOQNTOOOOOJOOVQTNSOKNOOOONVOOONOOOUNOOOOOONLROOONNNOUONOOLOORNNQOZN
OONNNMOMOOOONORMOOOMOOMOOOITKNNOONNONOOOONOOONOONONONOXQONNONOOOQPOOOOOOQOOUWOPONNOKNOTNOONROUOONPONROONOOROOOOLOOMOOOOOOOONOOONOOOOOOOXOOOOOOOOOOOONO
OOOYOOOOOOOONOOOOOOOOOOONOOOONOSNOOOOOOOOOOOOOONJLNONNMO]UPNfONNQOOQQMROPNNNOSROOROOIOOOKOOOMNNMONONOONOOOONHONOONOOONVUMOOVOOOOOOOOOOHOYOOOUONNQOOONN
ONOOONOOONNOOOROOOOOVOOOOOOOOOOOOOVOORONPNKNOOONOONNNOONNOOOOOONOOOOLNNNOTMIMPJNNONMNPKOOMOONNNXOONRNLSHOMMOJNOJVLNNOTOOOOONNNVOOLOONOOOMONONNOOOOOOOO
VNOOOOOOOOOOONLNONTNJOOOSONNOOOOTONTOOXOOOOOROOOOOUNOOOOONNOOOOOOOOONONOOOOORNOOOOOOOXORQOHOOOOOOOOOOOOOONOOOKOOOOOOONOOOOOMOHONOOOOOOOONONNNONRNOOROO
JPNODPNIOO^ONOTOOOOPOOPOOOOUOOOOMNNOOQNOOOONPOOOOOOOOOLOOONOOUOKOOOLONOOXOOOOOOOOONOOOOOOOPOOOOOONOOOONNOJOQOOONNOOOONOOWOLOOONMONOOONNOOOOQOONONOOOOO
ONOOONOOOOONOOOOOOOONOMMOONVOOOOONOOONOONUOONONOONOONNONONYPOOOOOXOOONNNOOOOOOIOQOONMOOOOOOOOONQOOJUJNOKMONONKOOOOOOOONOOOOVOOOOTNLOOMOOOOOOROOLNONOOO
OOLOMQOMONUPNNNSOOQNOOOOOOMOPKOOOOOHONSPONONNOOOTNOOOOOOROOOIPOROWOOUOOOOXOQMUNOUTSOOMOOOOOOOOOOOOGOOPOGOROOOOOOOOOPOOOOOOOOOOONOOOOOOOPNOOONKOOOOQOOO
OKQNNONSOOOOOOOOOTQNNOOJONOKMOOONOOOJOOOOOOOOOOONNOOOONNOOOOOONOOOOOOOOOOOOOOOOLNMONOOOOOOOOIPOOOONOOOOOOOVNOOOOOMLSOOOMOKNNONONOOPOOOOMOSNOONNOGONWNN
OOOKONOLPOOOOOONUOOOOOXOTOONNOOMOPTOONOOOOOOOOOOOOOOOOOOPOONOOOMOOOOOOOOOOOOOONOOOOOQQOONNNNNNIOOOQOOONOPTOOPOOOOOOOONOOOOONONONOOOOOOOOOOOOXONOOOOOOO
OOOONOUOOOOOQOPOPONQOOOOOOOOONNOOOOOOOONOOOVOOOUOTONOOOOOQOOOOOTPOOOOOOOOOOOOOOOOOKTOOOINOOTOOOOOOOONPOOOOOOOOONONOONDQO[OOORNMQOPNPQOOOOOOOOOOOUNOOOM
OONOMNOVOOOOOOOOOOUONOOOOOOMNOOOOMWNOOOQOOORONONOOOOONONONOOOSOOJWNUOOOOOMJOOTONOOOOONNTOOOOOOMOOROOOOOOOOOOOOOOOOOOOOOOQOPOOOOONOOONSNOOQOIOTNOOOONMO
OOOOSOOONNOOONOOONOOOWLNOOLOOMROLOOUOJXNPONOOOOONNOOOOOOOOOOOOOOOOOOON7OONANNOOOUUOOPPTOOOOLONVINOONNOOZNONNOOOONOQNOROLOR[MOONNOOMQONJFNOQMNYSLOOOQON
OOPONNOOOOOVOOOOOOOGNNNHRSPJRIO[OONO\`ONOOOOONOOGOOOOOOMRRONWOQOOOOOUMOMNTOONONOOXNNOOOOOOLUNMLMOOOONJKONQWLROLNUOKMONNOPOYZPQROOOYNWOQOOOOONLONMTONLOO
MNNOROOOORNNNNTSPOONUOOPMMOJNLMO\`OOMOONNONGNXJORQOORVOHMRLONLZOOOOOTNOOOMMMLMONONONOOONONWMSQPONIOOOONSOOOOMOOONNLOONMNOOTOMGONNNOONNLOXONKMQOOOUNOSNK
ROUOQNLOQOKORTNONNOONONONONNOSOOOOOOQIOWLROOCOLOOOKOUOPOOONRLONOJSLFOOEOONNONM@LOHSPMMQOLUOMNNLOOMNNONQONLJROPNNOONMNPOUQNOQNMOOWNIQYKOOOQNMOONOMSOOPN
NOWOOROOJOOONNNONNPONOUOOSLOMNOLNMONOOOMONQOOOONOOQIDFKONPPOOMOOOOONOOGNMKNMOROJOONXOPOO\`NNOOOOOOOONOONXNPUOMOPONOOLOOLOSNOOOOONOPNOONNOONOOTGUVKOFRON
MOQGOORNOOOV\\NOOEOLNOLQNOOOQOOPOOOOOOONOONWOO@OOOOOPOONNMXNJLOOROOOOXOOJNOUQOOUNOOTNOOOONNOOROOOOOOONOOONPOPOONOOOVOOWMOONONOIMRMNTOOOOONNOOODONMOONRO
SPOOTMHNMOOOKOOOMOJNXOONKMONONOOUNONQ_MMNNOOHOOOM]TMOKOOOOOOOOQMOYNNOOOKKNOOONNNNKOOLNONNMNVOLHMMKOTKKONNONONOOOOUOKNNOOMONFTJ@WOOOOUONNNPMOROQOOOOORO
OOOOLONNNOONORNNOOONNOOOOOOONMOLOONOUOXMOOONONONNPNKHOOOOONPUOMOOOSOOOOOWPPXONONNOOONQTOOONNOMOQOOONONOOMOTOONOOONONLOZMQNOOKNNOODONMOMNOSJNSN]OLWONOO
NONOONNOOWOPOQPKOMOOMNOOOOOOOMVOOOOULOTOOOXNROOONNNNOPOOOKROOOOOOOOONMYOOOMOMOONOOXONOONOQOOTNONNOOOWONOLUNOMONLNKQOVRONOOOTOOLNPOOONKO[MNNONOONOOOORO
NOPUOUNPLOMNKMOOOOOOUNOQWOOKOOOONKUOWWOOONOLSMNILOOOOOMRNOMONNVOXOOMPNKMINNONOOOOOOMNLNNOOOMOOLNUORMKKVNNO]ONOOMOONNOMONOOUNONRKOONNMNPTNNOOONMOOONJNQ
NOMNUNNNMJOTNONOOOMOJMOKOMOOMOMQOONOOOOTOODQOPNNONOXOOLQFOOOOOOOOSNNNONOOODTOONOTONNONPOOOMONKOOWQOLOONNOONOWOOQOOOOONONOOO[OONJMOOTOPOOOOOONNQOMNMONO
NMO

CKLPNMVLNMNONMNPTNO_OONLUPUWUOOSMOORPLTONONQILOOOLNOMNMCN\\_NIOOPEOHSOOAOXOIVWNSZUHXONNLLNJLWQKLTNMOFLNMONTONQZWOGSMQOUPUXWJKNRYOPQUMOLGCONOLOONNOYOMNU
NVSMORO[MNIXIOLOIQMONMIOVNONPLJNOOONHLNNNSMKNKMNVBOTOLSNNRPGNONNMONVSKNLPNNZUNTOLO[OMRGOXKKYLBJWMUMOOPOJULFNOMNNQLHKOgVMNLMSNUNVOHMTXTLRXMROONOOLIONXO
JOOKUKNNSKNNNMPFMMSKMTNONNIOMQMNXQNLMOWNLUONVNOOUONLPNNRMOKOHLWLTMOWMMNWNOOLVQZJTROKHLGLTNINWTJJOTULWNNWYQOUNKNONNNJMFOLKUNOO[OIOWQNUOMVMNNJLMYVMJONOO
XHOGJVJNIKKMMTUTLLITNSMLSPOPQNQNLUOSMLJNLV\\ONNMLMLUURKJHXHNNOKFOJWIOMONOMNKLNIOEJRNNGUNZLOKOOMNXNXMNVXVMUQQOUONMOMNNNPNF]YZN\\TOIQNMHUNNIOTTJLUVNOGJOJN
OIWMNGVXNON\\MMJMJUNNOOONaTXMPNNJLKULOYMOINOMLHNTONKNNPMKNKNUXORMOKMNNMVONNNMOXNJTKNVJMUQ\\NOL_SQQWOOOIOI?EOLTOJUKTOSROV<LNOMOMMONJOMOMOVOXGIRLKUNEPSNTU
VLRLMVRUYNONUNNNSURSVJMVJQNUSWSXMMUKMFOLOONOHRNOOUNNLIPMPMOMXNN^VXMMSLUOOMYNMVOMOYLONMOUOJMHTHINOLONWONSRONNNWLMJROOIONZIJTNOPMNKLZPNUKPOFXLMO^OXNWNLY
TNHKTNOMROOPJLTVMRTIUMJ^RMWNNJONMV@OOSSONMNVKXeWNNWNCZPOUONIOLIJ]KU]KVPOJIHPQJLN\\UOPKJLNVPPDWOOVJMINVMNJONHOOONHNHUNMMOWOIMNJKPUHOVOUNUUHGHJ[NXNVTMNNJ
OTSFFJHQNOMWQONUNNNKONOONTOUSMNKTULIINMXOUXMOPLNLNOOPMULOOWTSNJPNWKONNOQ]NOMOOQJTOJNJO\\OOOLONGMMOPOKNOHTGUOJNOMO<VIMVMOOLUMRM[NSLOSMOMRKKPM][OMNUNSPNN
NOL[VOMOPVO_LWGNWLNOLNELUMPLHHYPLS]NPENOUFOQQOUMOAQNXNNUVS@NNONLJQOOJXUONTNNMPNNHNTJK[LMNINOOMOZONMIWKLMRUXMMWTMLSMIVMONNONSORVOOOOJNNJNNTGNUUYNFNLJIK
EEJZRNMLUTRNQONZIPFNYOTKILXOOPBKXXXJRNRGJSKNMMPWOLXOPTTLNMOLUOXKVLMOGRMNNNPJKKQNPFLMONOOOLUVWMOSO\\NUKNPNNEIMNSLNOSVXJK]PTTXPSNONUPHGJMTTPHLJLMTFMOMGWV
YXVOUNXHVTOOQLJNRXJJNHUKTLZUIIOPKLMUMMKWJIOMQJMPMOGGKGTKMKIOUONZNOUI[VLOOORHKJOOJIVJMLITOLZONINQOOTTMXKQNOPOLTOSMLOWONONONMPNTOMNOOOXOOOMLONNJPVOFTIML
OONNPNNLONOSUGNZNYPLTQMTHKVRVUNOOLKTY]MJJJWLIXGMMSLIIKUVSJUYQUOIHNWIJL[OLUOVINOUONOSNNLMRIOVPOVNVNOOUILKZJNTNPHKTKOOVMPUNROGOMNXUTOLNONONONNNN^HNNMGSL
SWQQGLVPONOUWMOMOPHIPMNOLOOPLXMIVOIOQPNNNONMNXNTUNLZNOKNOLVTINONNSNLNMINSYNPBNUWMVWBIKNOOONOORFOOSOJNOOMK\`UJPMWQONIMTNONPJJX\\COOOHOM[COLNLLRUISOITKTON
NNLNNKNKKOTLLIUPYTYKNXMJOKNNOUXKFUUYPMLMMNOOOOVNRLUVNKUXFUNIQRUVUNKIGMPXOO\\KJOJFJONOMOVOJNNMNMMAYNONNMJONONOKPONOOOOOOOOOLOLOOOWQUOROUNFKOOJMSJPWNULNK
UNRKNLOOIPNNVSNSOOOOMMNNYMYOKJONNIMYTQKURJKXHMYNIOTHQQUOGRYTONONKKIWNLUMNMNL>NRUNTROLMNONQUOLYNOOUOGOE]ONRYNNIOZIJOXOTOMLOTKMMNKSOONOQONNOMNNOONNRNNWY
NGVSIQNMMIVHNWWKOKUQLOLTNaOLFSYHOMONOFYMNKGKOWNJLMKOTHOOTVTIIV\`JTK\\ENTTMNOGWXOMHYNLOMOXNOOOOOPNKLT\`ZUNHRNNKKOXNJISPITJLOMLNNOLLVJUOHOWMVLPRNOPPUNJAJL@
MZNMLIVWWSUNGIINNOKQTTMTPXLLoMKBINMWNMNHNLIRSKOYTLOUOONONLTWSLNUKOTKJGJOJOVYTXKOONUPTNJQPIKORSFLPWRIOJONJNNOOIJQPLOVNJOOU]XWNLKGOVKQROUOUWKKMZJZJLGNOK
NOLNKOLONJUPUIONTOQKJLNTOOOSNJRWMOULQNVJNOONOLOLONOINYMULSIXIOTNNTOULOOTYNINLOLSTEH^NOVPROJOXGLNFNMOMMVVIVRMTOOSIXVWO?_YENJWMQVJUTLJOHHLZMVHMSUJLITZN]
NJTVMV[OONJJTNLUIMLQNOGNYXNDMKEURQJMWWNNPMNNLWKVHLFKFNOWNNMJLGVNOJOSNONOKNPONOMKRITZLJ[MTVNUHNEMMITOUONLMOOKUJGOTSQNMINMNOQJR^ONTKWJ\`FIUOMVQQKIVRVDJVF
M[KNIVGVFONLXNLNSOSLNOPOUVLUELVOPOONNaMQLNOOOOOUONNNNMMMMVLJQWWTUONTTVXHORSUKSXIOSMATMIOOYOKLLDTWKTKOOQLNM^ITPIQMOQRH\`NVNOC_IILUNNHNUOZ[MZPOTTGYVH]QOO
NLLOMNKXYL_NJPMVYMMMKLKUMRNTIVTH_NLMKQNLPMOUSJTTMCVYNLOMNOKKOPNKFKJOURMJNNQOLOOUNJLLNLONMcJVQJOAOIJPU\\OQMOTPTS]LODWIOMNOZ=NNNTNSMDYTQINPNOX\\[TWOOVIOMT
IMWZLXUcKNTN\`WGS[OIZLGOVLPLOFaOMUHKMOWVNNMOZOTMN@JKJOMNOYSHEVJUUFLTIIMPQJVHN]QHPNMXLNTNOVKLZNMVNTZOOMXLINNWMNVQ]WOQO[OKMNKQMVTMNJQNaPHOLNNUERIWNKOU^TS
GIOOFJQLXQPSEKNMJOKFVQNXYVLVHILNMRNNVOMGLLWNcNKNNOOLOLNMMXUNXVAQIJOMONRNLQVYQbNOOMKMWITLQNLMHNNSHJCSGSXNONWGJKNIOQNRMLPO<ZHHeVVMMNVHORFOILMLOKVLOKOINP
UKNNSKOVQONOOQK\\OQOOZHMUIMPIKVOCWPKWLYOKOJLUOUJPQOMQGI\\HHNOLMHNJIHNNKLNEOGZXKFJOONPOVQMMHJHMNJJONOMWQTNVUNMOALIONOLFNQUOU^OMYXUWTOIUONNNSPLNNOLONJYZRF
_XVVONNUNILNNTNGNOYIVUNSJIVOOSTOVXUMUMLSOONRNSOONIKNQMJJMKOGRGANVONNBMM@RNFKOXOKGNNNTOOMNOMNNKMNILNGOMQOMMVVK[IOONNMNMMRQKRYOOVFLWMLKLOLaZOOQZNOMKQNTR
SKOOFbGBTKKVHKWNNOPNLVUPINTCQNNNN\`YYOTHJVMIR=MKLFUPBT\`JJNO\\OOMQNXNMULJ=WQPJLNLbWSOOOPPTXNMOONLGOLMKUWFReJYQYHFNONORaNIRNZOI_NOaSUNMNQHUMVH^QIKLONDVN]N
XMNUNIKN?GPLSNMEBBNKSOOLWLMSUONNJLPO\\NOONGV\\OWOQ]VSTQNOOJOPNKNONTNKZOOLFHE\\IXNMWkO[VLKHNNOLUMENMLOOKNNXOJOESMMOLWJSOSWOMOPQNG]NMNXQT[TDKMSGMSTENVJOVOK
MNWMUZK\\UMKHYWNNNIOWOFO\\\\LLNMFJTLIULNNLVLULQOOOOTHQNMQTPRPEOVNNNNOXOSSPUNNJNdMKFUKHJIIONKQNKQSMTNNNOXUHWONRMPNNPKLNQOPVMJMNPRMJMLUFUOOONNNqOMOOFHYINPO
UKNTKNU\`LSNNJ\\Z^QKMKNLUNEOHPKYRZOOIROOTNQQJRIUNOOLOOHKNJSKMJMTNKMHUUMOZOSSdHP]OOWPTFEIITLOLhMOTMN\\ONMOKONMQPXOKNTJVMHQ]LOENYNYLOONMTONMLLNMPOOQQKUK]XU
OOVNJQXXYUNIDOYWJPOJNIMOONOOLKYUKPGLRLNRUN<KKUUMQPJNHMTUNNOTRQRIHIOK]LKQMQ_SVTOX<NOOMNNNNGUNNLMOYJNNSUXNONJKDMQTUVNLMSJMUJNRNKKNMMMMVIUNLSMXNVXNLISMPV
OdN

FXWGIVLWTWTINTXUMDHHJFIWKFMLNQGJUKUEHXIYKJEFPHTKJWHJJJUN[CDGZJIRbUc_EGPVGMSKHUPTNPFMXJVLXMMIJUSRTUVKUGLGGJLUFFHVWCFFQJJKMTXNOVDHXYKAOSUTJUIOSU^LXIMGLJ
HMIJEIHEJVSEYUUKWSUJTUZNRKTFHWNIUJEEDKRUUFOTCWKXFZLMPUTTLNJOMVJKUJII@VEIIEKJK[ERILKWVQRJJPAJUVNFJILWCEJWTMIMUTGUV\\UVWFJETYISIFZIFUUKJCCHGHQIKHTPJZKHIV
SLYGPVWSWULTHUOON[MTLGYTFUVJJUWUI?UTIUIMWGIYIWSTKJGUWUWTUTOV]UJHIGMPJGTHJTHWKHMVVXGTNTKVGLVZLNTSTVNKNJLGGTKGLUUHKIIIDQHPVKXYJGURHHHNOTUIIUUJFIOJTVJJGU
[YTSeKSKLIVGQKNEUPQOTPILJXGXIKHT\\MTNTNVWHHIHSILTIVLIHJ]\\IRVIUUZVGMNPUL^GQ[GS>UWC:INK\`MWQPVRUJZTECSWTJGLMJDKLITBKUKDHOWEWDLEVHKJaJTUPKHKNTSXUVMNXJNTJYT
LWIKLbHFK?KHOVCRUKQ\\JFGI<KJTKGKUYTQSUJUJXLWVWY[NIMTUUULJUYDKNVJYJUUXTQITJLIUKILXHKHKUGJICHSF<M?ILITUJWYaVJKLIAOUJMHQKIQOGJKUE]VMTOUXGEELKTZC_ZOGaIIDOP
S\\Y\\ZOIHIINNLUHJIMLHK[WKIEWMWFWETK>]UMI?LXDTOSKITKIZUQESUNHHIKKGTFUUMMTGGXMEUJJTK@LKJHJRVMV[I[\\KLUIUITISRYKBJJ\\J^ITYNIO\\MZHILNUWNUKVUKXSKOKMVJGONKIH]L
FUPMGUIKIMWHUNKIWISVJMWFSUHMHKVJJIVIVUEVJRJKUPAKTTLUWLHQJHIOG][OG[TE\\JXTV[RTTW\`MBJSBOPALJQHWHJKKUUWMJUJTZWTHJLTKT[KGIQJSJOHEWUTSXILJKVCKMQOJHOUGNHRTUJ
VKYQSUJGILUNIWLNPSVVUPKGJJIZZ[SUQLVV[JUGJHBILULWWLIMTRHJTUSNPUTUKFZKHFUIEOQKHUJRQITTPHCFZJTTXIMILILYHHRHXJUVGMWGPPVUFKTULHLGOEJIXUBK]UILNEL@QT\`QMHTGMC
UWPDPRU:VNGGHMQFMZQLKJ@MKGLYbNR<LCJOSZHURJEU=WMUIUHVNVLUMTaKJULUPDITWEI\\NGKJKHKV\\JK^YKKEMSMHLHJEVIDJGLWNPIDTGMMHLJPNIKLLVYVRIIHHILVTLITLJQRGJJHK]FWORM
ZXVLYJLVOKGUJTLIVKXOJULTYUHFKWXEJIGOCHISLICRJIHJM:HCCFSTFHHVLUHWHKVEYJSUITHIUUOWQaLLAWJIVLIFIFUPINIJTLXTUYJKZIXLTJHHVQKROKHKILUJHBPSVHWHHPVTKTKU?JJVJN
GHIULTIGHNOTIVSUIKMUKSMUMKJKEVHIUNJKUJUJMPNVGUUIQU[^VQEVTLUVLOJCUIITPLNTJKNQKLUWOJLJ_XVKWXKIFETAXMGIWHVPTRUK[FIRMNLBVIUKJIFDGIKUF[UGFGVTLWHTMZUOUQIRVJ
KJKM@GUVULVSLUPNTDKFTGXKTTEJIJKIPKVEH@JTGUKMSKMVYILPVUJHJUNEUJIXRKLRLVPJHLHHQTKLUIUELMIKJMWPXTKCBTCUKUXLKRVKUJTTKTKUJWGCSHJ]V\\XFGKTMHJKUPL;LKJHWHKLVGW
P>HTIUGaJVLJKILMWUROIHITOFJJTGKUKPUJQPRJTYDLJHIPIUVMKJZTTMKHVGINTXEJQLYURQJIaXJOTMMUYLTMRLIJTKTJXISVKVIUTNQPSJNNVSPVLUJJDVXNDRRKUOQLJXNTTKGIFQUVRMSJUI
KKL]WFGUTVGVJWPJGLJUXJTNGVJJTJGNJNKKDULIFOLJJJGHJTLJUUJNRJJEIGHJOKLSYV[KEJJKWJPVVVVU\\UEHTKKUUKUVGJUGTIOKVJNJKJKHVVWIKWSMJTVRVKWFJIMIHPUX\\JHNTDUKIWIWYM
IK[ZMVGWWJKHMHTJWXITIUUHHTITLGHVTKXUKUQHEMXJQDHIMTJWCJKJNQHGWEUIUNWJEVKKTJVTYKCMKKCMMXUG_AJVKRFNJOYWJVCNKDFWGUHEOKIFINVKKNJVMDJPIMJVMSVGFHUJJTJTKIRKLF
TQMJPXIHJMKVUJHIKOVWUULHIGURWIFLYZJWMTGYY\\WUGHGOEKKHMQKWQJKVVK>VPOERGMLUVIXLLJU\\DUULUUGJUFIQVILU[I>IKTVFKXKLIGXTUUKRKUNXKNVKIQSOTOUJISJKVSSKLEPJMU[Q[F
LFKKVTKJCUMJZWXLUJVJUKJMOLUN@GUTUZRHVN>YKEMGGNKKH[JJJNTTLVJSPUJMWTKUXXPLUQHGLBWHVILJALSHJQMMSV]UJKHMILJVNOTUSLHSTIJGQKTPJIGRUOXCJILJFGJXIHTVJF\\DTT[HK^
GJVUMVHJTNKSHMPWNNIJLYIKTIRILPJKHJIMJHKVUGVIDTJNUHIRKGJNUIVHKUIOHGLDKUICGKVLKJMFLWTFSTKVGFTLMOGHYMMIJIIMZHIKIUYKTFJHVSIGDILALGKVKJJ[UWWMHJIVJIKWLLKGVJ
YUKJBJFLJRTUJILLVVLJJIPKNEI^CLYJI?OVHHVKIITOUIUHWLXMZMVHKWLTUUIHUHTKVJJUVXUJHLJXHUKFKVHMKITLVVOXNLGHOTHHJJULLUUTKIHUHSIXTURKKJHFJWITCYOJGWHOPSOIGGWXJZ
TFTLPIZJ[KJXHKKUHDTKKKJOLIIJRUQKNZTITGJKUJJJOKRLJVYWKJHKHOUNIIKHLTVEIL<TGGPRLIHZLETUIORWVKUUULTSHVILTTRKAUKVEUTFZUHILGUUDHT?RNFKNDEJJNHLPLHWGLTUNYIIVV
WTZQUVUHFJJOMJVIKIU\\ESTHIOUJJHME;VNXVESEHPYIWOJUU[LGTMTDQTIKLHITRWVIQTPPEHUJVHCKLFPTLHIVWNNPW[R]JUVIWLHUMJQPLJEQI^HOVHTIGVHKI@EJUGKGJEUVUHDGFKNFGHZMVI
TGGFOGJLIVMKQQLOFJZKLXIFHaINMMLLF\\HS@MGKIVNFLLKFWGHMKIIVHVUPDPI?RXIOdLVMaLMUQEODUYIVEMLXNHUQVGJTSHHKTJHLUIEQGIGMQJAHBLQXUIFXLOZKVSWBKYHKJMTXMULOQOKUK[
QLII[YRIGJJGVSTLXIT[NGU@FITJ[SMXNJVJJPVKYLMTCUXJ@UWTKLHLZLIHBS_]\\PVRUCWVGFKHHESLHYFPJNPMBIUDER\`FYR[PTYIJY\\HXWXINTHWPMMUJIEONAWMXKCBRLNYVQKLWWHJITV@MTH
KTKURVULWIKJGI]NKTHCJULHQFQWMGXNUGLBMMOVFNOIHNTTDIE]GCAYZASUU]KVUaKPVTQ^WYOOVWTS[>DIOGHMMGLITVVMVUGLRHXAKIDILNZKVICRVFLUHGWUSHJ?LUMTVYOIQHYARUMKdVUGIE
GHAJJV>JWQMKE:DWZVNUHKIQPPMVIFMIJHKVNJOJHTPIV[THTMRRVJKULM\\UZLK]MIMHK\`G\\IKTLVKLWPMIHKKQVILLJFXKJTNJPUUEIEEILWLTGD@OVHE[HSGIDG]J]V?QHL>TLDEJUASMTPISIJG
EYXVKJRY[JYKbVJJIVTUEMPJVOGWHKNIJCIRF@UXXJVFYJGIS=ROKLQWUEKWTAFPJLFPOMWHSRLJJO>NLXUMLUHPJMTKTKSFEcTSKOJEUFUBTWLKKCJQZUGHCU[DITCJNUHIQQLdDXNHNM\`VI\\JTRS
JTNDUSYF\`ZKYPITE_VWAGEHVIYUHLLHXSBOG?VEMLYGEKEVWEFWDJKWJKIPVJIKHLVYIJUTWLZKKFXTMCIFKNJRHIJXPIPLHUYVWV\\GHHIIGVUJUJNSXeIGWSRUIJFIUJCJHGLSWPQXK@I[TOSJKVW
VHAQLENANGTWFCJLYZHKVPTHINUJ\\NNKMUHAUYRLGDKXHWNEASEIDLEHQJVUIXCIUBIUIb@LJLTK<MTVPWJNZQKLNHVXPCKJMDTFFKXHMFYMIPLEFRUIKJIIUULNJMVULKXNTMKCIV<FTLHUXKWGSG
GTFKUNJGZPLUBJKGIJULNKJVPJTXTNUGVVQTNVJKDJVLPMGTVUXKPVVTOVGPVPFIFTJJGHSMTOOUUCTVEFJWUH[JWCMDVMS@OFVVOKSUJVCHJXXTFUNEYFMEHDROINZVIHKGLLUONZTHITEEGD\\NBW
JHEVMWTOPBJFMD>JTFUUPXUWGQGUTTFUUTOVHWL<PG\`TTGA^FTYLWLLPZUJFVUGRMIGYMTGIUTORLKVHPWXSJIDIOWRFVZMYGTTNHRLIIJOOUKHDGMDVLTZ]LUJKJXUbVJORIUJJKHLLUL?JXMMJQG
VOJ`,
  e: `e end #
e end afrai
e end again
e end ago
e end amlod
e end antib
e end attac
e end away
e end back
e end base
e end bit
e end bladd
e end blood
e end box
e end break
e end clean
e end clear
e end comb
e end cough
e end date
e end days
e end degre
e end do
e end done
e end down
e end drugs
e end dry
e end elbow
e end eveni
e end every
e end eye
e end fat
e end feet
e end fine
e end first
e end fluid
e end food
e end fore
e end frida
e end go
e end grass
e end heart
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
e end march
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
e end penic
e end perfe
e end pregn
e end press
e end probl
e end promi
e end pus
e end quiet
e end rash
e end red
e end regul
e end right
e end sampl
e end satur
e end scan
e end scrat
e end septe
e end sides
e end since
e end sleep
e end somet
e end sound
e end stabl
e end stopp
e end stuff
e end sure
e end swell
e end table
e end that
e end them
e end then
e end there
e end thin
e end thurs
e end today
e end toe
e end too
e end tummy
e end ulcer
e end up
e end us
e end visit
e end water
e end wax
e end week
e end weeks
e end well
e end wish
e end yeah
e end year
e end years
e end yeast
e end yes
e end yet
e end you
e head0 #
e head0 a
e head0 and
e head0 asthm
e head0 breat
e head0 bring
e head0 can
e head0 chest
e head0 could
e head0 did
e head0 does
e head0 drink
e head0 ears
e head0 eatin
e head0 every
e head0 half
e head0 he
e head0 he'll
e head0 he's
e head0 heart
e head0 her
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
e head0 just
e head0 keep
e head0 leave
e head0 left
e head0 leg
e head0 let
e head0 lovel
e head0 lungs
e head0 most
e head0 my
e head0 neck
e head0 never
e head0 no
e head0 not
e head0 nothi
e head0 now
e head0 oh
e head0 omepr
e head0 once
e head0 only
e head0 parac
e head0 physi
e head0 plan
e head0 revie
e head0 right
e head0 see
e head0 she
e head0 she's
e head0 smoke
e head0 so
e head0 tempe
e head0 that
e head0 that'
e head0 the
e head0 there
e head0 this
e head0 tsh
e head0 urine
e head0 we
e head0 weigh
e head0 well
e head0 what
e head0 when
e head0 you'r
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
e head1 came
e head1 can
e head1 chest
e head1 clini
e head1 come
e head1 could
e head1 days
e head1 dear
e head1 did
e head1 do
e head1 don't
e head1 ears
e head1 elbow
e head1 exami
e head1 fairl
e head1 for
e head1 free
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
e head1 her
e head1 hospi
e head1 i
e head1 i'd
e head1 i've
e head1 in
e head1 injec
e head1 it
e head1 it's
e head1 itchi
e head1 just
e head1 kg
e head1 leave
e head1 like
e head1 littl
e head1 looks
e head1 may
e head1 me
e head1 mg
e head1 mrs
e head1 my
e head1 never
e head1 no
e head1 norma
e head1 not
e head1 now
e head1 of
e head1 off
e head1 on
e head1 one
e head1 only
e head1 over
e head1 probl
e head1 ramip
e head1 rate
e head1 right
e head1 she's
e head1 since
e head1 smell
e head1 start
e head1 still
e head1 stop
e head1 strai
e head1 take
e head1 that
e head1 the
e head1 them
e head1 then
e head1 this
e head1 too
e head1 twice
e head1 ulcer
e head1 up
e head1 was
e head1 water
e head1 we
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
e head2 again
e head2 all
e head2 and
e head2 anoth
e head2 antib
e head2 any
e head2 anyth
e head2 as
e head2 at
e head2 been
e head2 befor
e head2 behin
e head2 bette
e head2 bit
e head2 black
e head2 bloat
e head2 blood
e head2 both
e head2 by
e head2 can
e head2 clean
e head2 clear
e head2 comes
e head2 day
e head2 days
e head2 disch
e head2 do
e head2 docto
e head2 don't
e head2 down
e head2 drink
e head2 eithe
e head2 feel
e head2 fine
e head2 first
e head2 fluid
e head2 food
e head2 for
e head2 from
e head2 g
e head2 gave
e head2 get
e head2 getti
e head2 go
e head2 gone
e head2 good
e head2 got
e head2 had
e head2 have
e head2 hay
e head2 he's
e head2 her
e head2 here
e head2 him
e head2 i
e head2 i'd
e head2 if
e head2 in
e head2 iron
e head2 is
e head2 isn't
e head2 it
e head2 it's
e head2 just
e head2 look
e head2 me
e head2 mg
e head2 mild
e head2 night
e head2 no
e head2 norma
e head2 not
e head2 now
e head2 old
e head2 on
e head2 one
e head2 other
e head2 out
e head2 pain
e head2 pulse
e head2 put
e head2 recko
e head2 right
e head2 say
e head2 scan
e head2 scrat
e head2 see
e head2 sent
e head2 shows
e head2 since
e head2 sleep
e head2 so
e head2 sound
e head2 still
e head2 stool
e head2 stopp
e head2 take
e head2 that
e head2 that'
e head2 the
e head2 them
e head2 then
e head2 these
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
e head2 wheez
e head2 when
e head2 with
e head2 yes
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
e p # in
e p # is
e p # kg
e p # last
e p # left
e p # legs
e p # litre
e p # mg
e p # ml
e p # month
e p # now
e p # o'clo
e p # or
e p # out
e p # over
e p # pulse
e p # so
e p # to
e p # twice
e p # weeks
e p # years
e p a bit
e p a clot
e p a ct
e p a day
e p a few
e p a fortn
e p a jab
e p a lette
e p a lot
e p a month
e p a polyp
e p a scan
e p a small
e p a viral
e p a year
e p about #
e p about a
e p about the
e p after #
e p after a
e p after that
e p again in
e p all #
e p all in
e p all over
e p all the
e p amoxi #
e p and #
e p and a
e p and again
e p and come
e p and foot
e p and had
e p and he
e p and he's
e p and her
e p and i
e p and if
e p and it
e p and it's
e p and keep
e p and leave
e p and my
e p and night
e p and now
e p and off
e p and often
e p and one
e p and see
e p and she
e p and she's
e p and the
e p and then
e p and there
e p and you
e p and you'v
e p and your
e p apart from
e p apixa #
e p are bound
e p are clear
e p are norma
e p are red
e p armpi and
e p as a
e p as befor
e p as she
e p as well
e p at #
e p at a
e p at her
e p at the
e p back at
e p back if
e p back left
e p back the
e p back to
e p be a
e p be an
e p been fine
e p been on
e p befor that
e p bit of
e p bit red
e p blood again
e p blood press
e p both front
e p box rest
e p breat is
e p breat rate
e p bunge up
e p but he's
e p but it
e p but no
e p but she
e p but that'
e p but you
e p by the
e p came off
e p can feel
e p can see
e p can't promi
e p centi and
e p check it
e p chest is
e p chest pain
e p clear the
e p come back
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
e p did not
e p did the
e p digit pulse
e p do the
e p does not
e p does the
e p done the
e p down as
e p drink like
e p elect zaps
e p end of
e p every #
e p face is
e p fairl sure
e p falle off
e p flea dirt
e p food for
e p for a
e p for about
e p for my
e p for the
e p for what
e p for you
e p from #
e p get a
e p go in
e p going to
e p got a
e p got it
e p grass seed
e p gum is
e p had it
e p had one
e p had the
e p has a
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
e p heart attac
e p heart sound
e p hep a
e p her again
e p her to
e p here on
e p his chest
e p his food
e p histo of
e p home readi
e p hours or
e p i can
e p i can't
e p i get
e p i had
e p i have
e p i knock
e p i see
e p i stopp
e p i take
e p i was
e p i wish
e p i would
e p i'd leave
e p i'd say
e p i'll leave
e p i'll refer
e p i'm afrai
e p i'm fairl
e p i'm not
e p i've been
e p i've got
e p i've had
e p ibupr #
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
e p in her
e p in march
e p in may
e p in the
e p in your
e p is #
e p is a
e p is clear
e p is fine
e p is norma
e p is the
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
e p it's a
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
e p left knee
e p left one's
e p lie flat
e p like a
e p like the
e p like to
e p littl and
e p look norma
e p lots of
e p lungs are
e p measu it
e p metfo #
e p mg #
e p mg and
e p mg at
e p mg once
e p mg one
e p mg twice
e p might be
e p most likel
e p my frien
e p my left
e p near fore
e p need it
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
e p no chest
e p no diabe
e p no grass
e p no i
e p no murmu
e p no pus
e p not for
e p not on
e p not the
e p not this
e p not to
e p nothi to
e p now and
e p now the
e p now your
e p numbe #
e p of #
e p of a
e p of that
e p of the
e p off last
e p off the
e p oh dear
e p on #
e p on a
e p on and
e p on frida
e p on it
e p on monda
e p on sunda
e p on the
e p once a
e p once daily
e p one and
e p one for
e p one in
e p one of
e p one sache
e p one the
e p one was
e p one week
e p only when
e p or a
e p or he
e p or so
e p or take
e p or troub
e p out at
e p out of
e p over #
e p over a
e p over the
e p packe it
e p press #
e p pulse are
e p pulse in
e p pulse is
e p put a
e p put it
e p put weigh
e p ramip #
e p ran out
e p rate #
e p rathe not
e p refer you
e p right down
e p right eye
e p ring #
e p ring me
e p ring you
e p sache twice
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
e p so he's
e p so i'm
e p so it
e p so it's
e p so no
e p so the
e p so we
e p sound are
e p spot on
e p strai in
e p strai off
e p table a
e p tempe is
e p tende on
e p that and
e p that i
e p that in
e p that was
e p that you
e p that' a
e p that' it
e p the amlod
e p the baby
e p the bacte
e p the bigge
e p the blood
e p the box
e p the calf
e p the chest
e p the comb
e p the const
e p the denta
e p the eveni
e p the eye
e p the face
e p the foot
e p the head
e p the heari
e p the hoof
e p the hospi
e p the insid
e p the itchi
e p the left
e p the legs
e p the neck
e p the nerve
e p the new
e p the next
e p the night
e p the one
e p the rest
e p the right
e p the roses
e p the same
e p the secon
e p the sleep
e p the sprin
e p the summe
e p the thyro
e p the time
e p the twent
e p the week
e p the white
e p then #
e p then the
e p there a
e p there as
e p there blood
e p there no
e p there nothi
e p they' gone
e p think it's
e p this is
e p this morni
e p this year
e p thoug of
e p throa is
e p thrus posit
e p tibia thrus
e p times a
e p to #
e p to a
e p to anyth
e p to be
e p to come
e p to do
e p to go
e p to it
e p to penic
e p to the
e p to ugand
e p today #
e p today and
e p tried that
e p troub with
e p tsh #
e p tummy and
e p twice a
e p twice daily
e p up #
e p up and
e p up in
e p up on
e p want it
e p was #
e p was at
e p was fine
e p was nothi
e p was on
e p was sick
e p was the
e p water infec
e p we can
e p we did
e p we moved
e p we'll do
e p we'll put
e p we'll x-ray
e p week befor
e p weeks back
e p weigh is
e p weigh loss
e p weigh on
e p were #
e p wet nappy
e p what i
e p when he's
e p when i
e p when you
e p white cells
e p will do
e p with a
e p with break
e p with it
e p with the
e p with your
e p withi #
e p x-ray him
e p years ago
e p years old
e p you can
e p you have
e p you in
e p you on
e p you to
e p you with
e p you'r on
e p your blood
e p your heart
e p your weigh
e w #
e w a
e w about
e w absce
e w acid
e w actua
e w add
e w afrai
e w after
e w again
e w age
e w ago
e w alert
e w all
e w alone
e w amitr
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
e w apixa
e w apoqu
e w are
e w arms
e w as
e w aslee
e w at
e w attac
e w avera
e w away
e w back
e w bacte
e w base
e w be
e w beddi
e w been
e w befor
e w belly
e w benig
e w bette
e w bev
e w big
e w bigge
e w bisop
e w bit
e w black
e w bladd
e w bloat
e w block
e w blood
e w blue
e w body
e w booke
e w both
e w bound
e w box
e w breat
e w bring
e w bruis
e w bunge
e w but
e w by
e w calf
e w call
e w calle
e w calpo
e w can
e w can't
e w cance
e w care
e w cells
e w centi
e w chang
e w check
e w chest
e w chick
e w child
e w chole
e w class
e w clean
e w clear
e w clini
e w clot
e w cm
e w coat'
e w colla
e w colou
e w comb
e w come
e w compl
e w const
e w corne
e w cough
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
e w dange
e w date
e w daugh
e w day
e w days
e w dear
e w deep
e w degre
e w dehyd
e w denta
e w diary
e w didn'
e w digit
e w dirt
e w dizzi
e w do
e w does
e w dog
e w don't
e w done
e w down
e w doxyc
e w drop
e w drops
e w drugs
e w drum'
e w dry
e w due
e w dyspl
e w each
e w ear
e w ears
e w eatin
e w egfr
e w eithe
e w elbow
e w elect
e w empty
e w end
e w endos
e w enlar
e w enoug
e w even
e w eveni
e w every
e w extra
e w eye
e w faint
e w fairl
e w falle
e w farri
e w fat
e w feel
e w felt
e w fever
e w few
e w fine
e w finge
e w fit
e w flat
e w flea
e w fleas
e w fluid
e w foot
e w footb
e w for
e w fore
e w fortn
e w free
e w frien
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
e w good
e w grass
e w grump
e w gum
e w gut
e w had
e w haemo
e w half
e w hand
e w hard
e w has
e w havin
e w hay
e w hba1c
e w he
e w he'll
e w he's
e w head
e w healt
e w heard
e w heari
e w heart
e w heavy
e w help
e w hep
e w her
e w here
e w him
e w hind
e w his
e w histo
e w hones
e w hoof
e w hospi
e w hot
e w hour
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
e w joint
e w julie
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
e w lie
e w lifti
e w ligam
e w light
e w like
e w likel
e w liste
e w litre
e w littl
e w liver
e w look
e w lord
e w loss
e w lot
e w lots
e w lovel
e w lower
e w lump
e w lungs
e w mad
e w made
e w malar
e w malas
e w march
e w mast
e w may
e w me
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
e w mostl
e w mouth
e w moves
e w mr
e w mrs
e w mum
e w mum's
e w murmu
e w muscl
e w nail
e w nappy
e w napro
e w nearl
e w neck
e w need
e w neede
e w needs
e w nerve
e w never
e w new
e w next
e w nice
e w night
e w no
e w nodes
e w noise
e w non
e w none
e w norma
e w noseb
e w not
e w note
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
e w once
e w one
e w ones
e w opera
e w or
e w other
e w out
e w outer
e w over
e w own
e w oxyge
e w pain
e w panac
e w panti
e w parac
e w patie
e w pe
e w peak
e w penic
e w perfe
e w phone
e w physi
e w pirit
e w plan
e w plant
e w pneum
e w posit
e w pregn
e w press
e w probl
e w promi
e w prope
e w prost
e w puffy
e w purpl
e w pus
e w put
e w quiet
e w quite
e w ran
e w rash
e w rate
e w rathe
e w recep
e w reche
e w red
e w refer
e w repea
e w rest
e w rice
e w right
e w ring
e w ringi
e w ringw
e w roses
e w run
e w runni
e w runny
e w sache
e w said
e w salbu
e w same
e w sampl
e w say
e w sayin
e w says
e w scab
e w scan
e w schoo
e w scrat
e w see
e w seed
e w sent
e w septe
e w settl
e w shaki
e w she
e w she's
e w shing
e w short
e w shows
e w shut
e w sick
e w side
e w sign
e w since
e w singl
e w siste
e w skin
e w sleep
e w slow
e w small
e w smear
e w smoke
e w so
e w some
e w somet
e w sorry
e w sound
e w spaye
e w splee
e w spot
e w spots
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
e w stopp
e w strai
e w strea
e w strip
e w strok
e w sugar
e w summe
e w sunda
e w suppo
e w sure
e w swap
e w swell
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
e w tempe
e w tende
e w terri
e w test
e w testi
e w thank
e w that
e w that'
e w the
e w them
e w then
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
e w throw
e w thrus
e w thurs
e w thyro
e w tibia
e w till
e w time
e w tingl
e w to
e w toast
e w today
e w toe
e w toes
e w told
e w tom
e w tomor
e w tongu
e w tonig
e w traci
e w trial
e w troub
e w tsh
e w tube
e w tuesd
e w tummy
e w turne
e w twent
e w twice
e w ugand
e w ulcer
e w uncle
e w under
e w unlik
e w up
e w upper
e w urine
e w us
e w use
e w usual
e w vacci
e w valve
e w viral
e w visit
e w walk
e w want
e w warm
e w was
e w washi
e w water
e w wax
e w we'll
e w weakn
e w wee
e w weein
e w week
e w weeke
e w weeks
e w weigh
e w well
e w went
e w were
e w wet
e w what
e w when
e w while
e w white
e w who
e w will
e w windo
e w winte
e w wish
e w with
e w withi
e w won't
e w work
e w worme
e w would
e w x-ray
e w yeah
e w year
e w years
e w yeast
e w yello
e w yes
e w yeste
e w yet
e w you
e w you'r
e w your
e w zaps
e w zigza

IQJULMKMLNIKUKUOLULNFVLNRJRYKMMLNWKNFVSLHTKNJMNIJTSLNMTJIJOUWPJKMTPTMKLNTPZKMKUMKVJVWJMNPTVHXHTNFNLPHFMHPXMJMIIUSLNIOFSHGKLJNILXPFUKLOQTMJPVPIKKMNYKUN
ULTSIIL[FNKNIWLNWNYOI[OKLLLXTONMNJNZVWEXQNPIHUTWLQWIJYFJXHUJTMQRQVTMHNJOUTXVMLYOZJNKLRXUUURXJUGLDMREPNMGTN[NEMLOMLEVJQNRJIYEINJSNV[HJRMNULMRVKGUZXIQUM
VPMUIM\\UUQMOROOSJMWWJULEPHYTNONXUOULPVLRINRVNNUKJMWMMSINNXJITEJQINV[UJNLLLMJJMFRNVJOUBMMVNIUHSNNXONFWMWPJPPMVVLJTLOFFJMRMVWJVLUIXFHJKUOUHJUNZJITPPKSIU
SMNJN[PJAKMOJNNOT_NNPMWbWHMLMKQMIUNFKTOOKRKXHSVMNNSMWTMLNZLY]KQKVSROSXKRHOON_PKJUQVJMUNJKRYLNFUMMQQFHTUVKLJPVUNOVI^WJJMNVQGNNJKIOJTMULXXKIMZVTUKVLHJYJ
KNOJMOOTRHMUXJMUUKOXHIXUVTOSKPKUOUVONV\\INZQDGGNO^OMZIGWWQLLOKVNLCWNTWLTTWMQLLOLOLTKIQIKRTNL\\LKILU\\NVFMIJ[MWRUOXLNMOVWOGNMUKNJKNMVVROJMJNMJMI\\VKOONMNWK
VLNLQRLPVMPJRT@VSOMYKUNMPLWUNTJOXQTWQPJMKTHJNNOPOLNOINMOVVTMNOMKKOOUNLOIUHTWMM[GIIPMVWIKORJYOWUNIOVSNXJNMJULMNNHTNNUTJKJLMJVNLUHRPMWLJPYNJ^JRXIJOYMWNU
WKOUMNJWKVQUNNNIKUJKNNMJ[MTOcRGUOVMTJLPOPW]SJIYMMVIUOOWKVKNVXQWGNONZKKTIPOQIRMMNNSPKVVMIXNUJOMCHMTOMLUFOIJQONIXERVWL9MOVQILNNIO]GLMIOKLU@SKHTYLNNXOOKI
PQQPGMOPQLSOONNLJOJOSKVMKKXIVUIMUOSNGMNOKVWMUIIITLJJLTNUOJNQOTFXIIMPWRWOGVNJSNNPMNQXUKK[NTLLSPW\\ZVLLTICI\\NGKQVVRLOVNNMLGWKHXUASLMJPIANIICNON\\UOOM\`QHRQ
N]KMOX^JNTPIFTMTUSIWJNTIPLOVOOPKLOUNTAXJIJJTMLTS[JHMMJUIP\\JWT[]EOQKLPUMNNTLOHLKTTMPOVHKLNWPRONLGPJJLIMPPNZXRVOMONJKMNLNVWUYNNONXHJINHTOJMMOUHMSMHIdKML
FLUUMLORKGUEGOVOHTKMN^ZKKMOUTMHBFUYMNKLFIKIPPMNOFOSMLZJVM^HOFMWMNJFKJOIJIUONXPIWTLSONEJOGNUI\\RLHXCZGLYINUNKPMNMXTFXMQSWQPVLNRVMMLGHIOUOTMHYPTXNL?Q>NP<
MMFN[ZHOKJMJIQOLNF_XPJIVTPVORHPUHTJQNNIRS^KMOTLTHMJPTMNTKNTUJLWOJUSUPOJJTVVHLNIKUMGTSUMXCMLTIMYAILKLWUV

iLNMPNMXQUMPLONMWMOOZJONROQNOUNWNCNVUONQOOXNNUOMNMOSOLMNNONONTWHILOQMOLKNOJOLLNVLMXJBLOLPOMOOOORMMNRNROPHMNNLSZRKONOWNIZOOKOTINN_MROLONVTNOOVOMOIONMNP
IK[TNMOKVMKOFNUVHNJINQGXMMOONOONONOGQOKONJTQSSJLNOKSMOYORQGOMSMQOONXNMNKNNLMMJNTNLUVMPLMNMMNQMROKPPOMMKOMVONOPNUMOSONFKNNOPXROONLPMOONNNLOKKONKONMOIOV
NMVMMNFKSNQMAOOOOMKONRROLNGMLKLQOONOVOMVOWWGLVONN[NMWMWTNMONOMR[NPNHSYPPXMPMMNOPHNRVOONLMJNOLOOPMUTOOPMNUNMIQPNPOKMMOSPPNLNRLUNNNMNNVOUN[\\PTLSNNIMLRUO
TUVYKLMTUOLLSPOOOOOMQOOUJNOONNPNMOOPKPOOOMTOROSVONTNMONOOONXNIQOIQOTHPTRMOO[POMNVOMOLTOOOOUTOMSNKMOOORNNOMO]ONKOPKCPONOOUSOTOPOOUMOWOOOONMUNOUOOONSONM
POOSOQJOONLNNOPOONONTOLLFOOOWTNNSO[JUMNOOOONOMOPNOKNQONONOONNOODMNOOMMJLRX[NVJOUUONLTOVONMSLXNMOMJOONLOVLIIQJVVOQNUSHOOOOOOOOOLONOONOOOOOONOOKOQJVUMNO
OONOLMUTPKKOMNNOMNMPNRQONOOOONNOOOONOOORQOROLYHJOOMNOJOOHPNOOOONMTOJOPUONOQOVNMTOOOONLNOVMSOOJLOOOSJOMOJNLNONUONOJMMOOONHFOLHONNWNVNOONMMSNGROONJONOOP
NYOOIMOOKNOOZTTOSORMNNTOONORPOOSUOOOTVINTOOQOOKONQMNOOONJMMKOONYVHOOONRMMONWPNNONONNMM¢NJNNOOKOQNLKFOOROLOLVOMKROQWVVLQJVUK\\VLOJLNNROPNOXNPOMGOOOSWNHN
ROGJ\\NOO[HMOHKNMUNOIOKOMOVIPLMMOOVNOOVTOMOOLONNOONOITNNNUOOLUUOQWNDNJOONOKQMNNRWOTWPOVOKPLXOPOHONOOYURPSIVPYUQ\\EKJOPUONMMVZNOQLXOMOOXLROPKJUILSOSDONMI
OSOUMLFOLOE\`ZHQNNFOVMQLKZRMNOIITULNNSVPLYNNMLNOQNII[TNLNNHONRSKRORUMRORLUNQYSPLOSTQXGONOUMTLMKOOIMNMNNUMWQLMMNLILNONO\`KGONKNMNMINOQLKZJOKLJODOPTNUORNM
TOOPMJMPJLLPNUGNOPOJUOIONONNJXLNKNOLUWZLIVOMMNOO\\OOLNLMMMNNROOOOHLMOKLMORIQUOMOEWMQVONSMHPMPNMPKNRSTPIOUNLMMONOQOMNULJNWMSNNOMOTOLOOOOOOKMSCOCTOPDPQLG
VJRKNJKKLJPZPTNETMKOVMWFLNLMPQWONTQObONOONOOOKWKNOMPNONOLILOMYNKNOSNMQYNHSI]OGONOOOQMMOOKNNIT\`KKONLLKOO

DYSQWPUPRNOUNOONNNNONONNPOROOOLNNMNONOOVOONOMIONOHONONOHNOOONOOMNUKNNONVNOOMUONNNNOOJNOOZONONONONMTONPOQROOMNOOJLONOLNNKOOUOOLNQKLKNUOONIOKONOOOYOQNNT
MIMQTKNUiSMNPONOONKOOLQMVXNONOOOOLOHLO]NUYNQPONNNSSNMMIQOMRONNONSOONOOOOOOROQNOOKQOPOMLNIMOOONNOVMQLOJTOSONJNWNNOO[ONOVNMOLPNOOOUMNOOOONOOMWOOPMNOMMON
QOONMMRMPNNNOOOOOMNONNORUOSONOONOOOONOOPOOONOONNOOOMNNPOVMNXNNNMNUNKOKLMR[ONOTOONHNOMMNNNONOONNTNOOONUNUMOORLUOPOKWMOOMQKMOOONNSONNOPOMOPNNNOOOOMOMOOO
POONMNOQRJOMQVOOONKOXLNNNNNLONOOOLOONOOOOONONNNOONSONOOOOOOMOTNOLOOOOOOOMTOMLOOMOOOONHVOOOLOO\`OOOUSNPONOTMOOONOOOOOONOOONGOOONOTOOKONNOOOOOLOMOQOOQOOP
NNNQOSOOOONNNOONOOOOOONPNOOOOOOMOONQOMNONOOOOXOXNOZKWOROOOOOOLOMSOOOOOONKONNNOOMPOOYJOONRNNLOUWOOUOO\`NONONOQOOMRNOOOOOOOOOOOOUZOOOOONOOOOOOOOONOPOOQON
OJOONUNPOOIOOONQOONONPOONVNMOOOOOJNNOOOPOOOONOOONOOOOUOOONOOOOOUOOOOOQOOIOOOONMOOUOOMONMNUOROOOOOOOOOONNVSO\\NMOYOONNKOOLSUONOOOOJOOMOOOTOXOLLONOYMOOUN
ORTONUOLSOUOOOOPOOOPONVNNRNOOOOONMOO[OOUPOOOOONLNOOOOOOOOOOOOWOMOOOOONMPOOQONTOONNOUOM9ZITSSOZUQOQOHNO]OVOOPOOLOONKOVLEUNTMMOTOLWNVNONNORTUOM_OOOKOOTN
OSPKOONOPPJOOONNMNOOONMTJPOOONQUKONLOOOOVOOOONOOPOOLLNNOOOOLOMOJKOPLOOOTOOTNWNLKOOOOOOOPXLOOJOIOLOONMOWQKONNPLNRNLOVOOOPNOPOOLNNOMOROJOOSOOOONLHOEOYNW
OMONONMNPOFMLQ\\NOOOMNIQRL]UQOHHJNQLNOQJXbO_HNLONO_SPNOTMULOKMPNNOOOOPNM\`OOMOMVOOONVIOOOKOOIMNOONMOW\\NNPOOOLVNVNONOONUONOOOONPNNMQSNONFONONLPTOQPNO>JOX
ROHNGYODOLQMPOLOOPONONOOPONOROL^ONNNQPNKNTOIUOOOMNOOOPNNLOOSOOKOKN^PPUMNZPSOOLOELMONOTKOROKKNPVNOaLLNOOOOOMSVNMOVRLMNNOPQMONOQONOPOOOMJNNSNOONOO\`\`fNM_
OIPOOMHON[ONOOO[OOHSNOPNNVONOOONNONONVPLNKOYKTONQOXORGNOQNKOLKQNOOMOOHQNNNTLOUNLOOOQONOOUNOSQOOMONTJQOO

CNOGNXNNGONQMNPUMONKSNILQOJNUNNQMJNNYORMWKLW\\NYRHPQTJNONTNKJKNMZMLDELUNNQSNOPONNOOONQZLULNMNPOQSdNOQSMKRMNTZOPONHTZOOQUVXOKOO^ML?VHOOFTONNYLNNT^KIGNNL
QQGNKYUMAG]LOOLPOLJONGRHLLMPVKVLTRVIGOXNOOR^INNCZJQSVOQJIQKMSUIVOPNBOKNINNPQVOOOPTNNZIIONPUQWOOKTVOSJWJ]JNLLNNLMLNQLVMKWMLNOQTOWOQSXOHKKNLLALOPORNUILW
LWOVTMJVEIUKPVJSOHHOVNWNPOKOLMLNLUMMJNMLPONMNLOLZMKYQJLNRMLSMPOESLJDKMMLNPKTJONRNLUNYJLVNOSOOQLNRLNUOJOOQ\\TQOLJLNWOPOSKP\\STOMVOTINRNKNUNJNOSNOOPNIYOMH
NRNPKOUKLMUKLOUJQIOWJONE[LMOWKQ_PKXPTJUINTMNQJHNJUQMUNLNVLL<MUSLIQRONOOOKMTWLIZTIHNOVNNOMSNPJMNYOOONNONNNLPLJNNTOSPBZMVIMOONJXNNOWXKONOOTWNOOOIZMMCNPN
NULKYNOMSNPINXWTKMHLSONOOPGHMNVNPKLHLMQNVJRSXUTQKUMPMMJMSWXIWPVbWIVNNNMQPNNNNOLPKONSLOPWNWJLLKOJOLUNTHOJRPOOOMLJTLOKOJNHUNETKNNUOOJWUTMUJQVUNOOTINOGNX
LNKUWOONMOVPYOMOTWNRLPEJVNINIOOTONMLITNI^MNMONONTMJUNOLVQLLJUITMOOTOV]KNNONML]NROOI\`OKNNMMJKVOQYMVOOKOLNPOOKTKVNKOLOPTVSONOPOJP]KVRNHHULKII^SNONNKYJNB
QJMITRNNNNMOONNTUMONUTMMOUQQDSRNOKIQKMPMLOOONONOMNOQTULONZJNJNMMHOKQN\\ONJKIOINWJURJNONOSENJPUMTILGMZMOMWXLYMVe\\RRJFNV]\`MNSHKOLVJfNNTXMUNJPQORAKWULNVNT
QOPIRGUSMONUONVVTVNQQPPLMKONNNVKPOJFOONTOOOUNWNHOJSWMNYNOTIIOOOHSOSTMILPOOIZNJHNKNQNOSVRMKMWQUPOPOEQIOPLPOTLONGCaYONNUNZMSIFLaWMT]UXJZIN\\OONHP[LVSSUUM
IEKPUHPRTP]LTNEOMOIHQONTNJJOGXXOKVP[KNHM<]MPLWPUIMXKYNMSOJNRTCMTDPMVOPJNPPLPIMYRKOMNPOLUMNOJWIINNMNLNIMIOJQEOGNKOOMLOMLPHTOUJLTMWHPNVSOOOWIOMK[OPMFVLL
LKKKNLURKdOYMMPGOHMZOQNN]LGOUOTNNNLOMQNTNNNONLKTOYRUVRQMOIROOLHL\\YPYLNS[LTNNNMOWRNPLKSMKRUNPOQSRMWJNNQONPNWCLKMNFSQQ\`UOJIJNKTOTVVYWOJOMQNSNNOLNLBLMIU^
MVLONLVNORJNPNZNNUNNPOWONNOXQWLMTQISGMZDSMNHO@MNULKSNOZRZNEKROJVQOOLUYMTLMJGLNOVNLXDIEJJ_LNMJKSZhMJSQON

SGRQIIPHVKXIOUILLLTUINZTGTLGNMUITYUJJHJLNNNJIRFU[RIIUUL^RVUNLJNQZJ]TWNXMIJKUMWLKXKLNWMUMEKNWFVIJFUNITVVPTILKUPJLYMGVKXLHNTTTKOUGRURUNYHDRUHLHVPDQVLXML
OZHEUPMBEWKT\\IPIOTSVVLRSOMUEETJUKUIYQGFGHKHBWFPWIMFNQGRWITQVHHUDJGLWWVUXKLEHJXGJHQLMIRSLQLIFJLVVQKJWVOUJLJFY[HWMWTFKOYQGYXHOQKTDNFCMTSVULUZUKUYLCIR[LC
IHJESVMHOTJVYITGU[TGNHIWJWMLVVUFLJMUMIVGTHERTLKYJHLJHSPLFMYIM\\RLSMNYIPTVGGTQ\\MYHXSJJBcUNKURJYJTJFLKSHNKINBKRJEWVLRJZWMUHHICQNFKNN\\UUPJFLOIIIIQVIVVNIQQ
GHJJZFJQVZMXQGJTHGUJHTJACZUVJYJCVPGVSNJUUJQGRRLKVL@TDJUTIGWQDOIWWHHJSFNJ]LK>DTISGUKTNKJUVHCKUJFHUJJYVGKJOXSCMLUJHVKTJWKWERWKUKTQIOEMJUGFOPLHIEPEJV\\TEW
TLTRHJULHXTQHKIELWVJLVKKRJXRMIMLIM@YNMBVKIJWNJKDFILHLYJIIJIWLJILQOJKJTPLGIBULTVJPJVJOVKEIKUJMROWKEJIC\\VTDWMHOJDUIUIHOTXWKJ^KXOIKJHQIOLVJVSKPDLUIYJJXJK
KYVMHINIJUQSDKaFHIUAWDXWILNLVKUKFTMMRIVTCLTVUFWUKUWIVPTJNKMWJULPVJJNHANVQWJINFIOUOUAKOXVKIUFHMJGXHFQUHXWJTJIMPKONUVLLNLTUVUKWXIIMHGLY[IEVNHPGFVVKLHMLV
FJKORHTKTJIJFKKPJLRUJMGWDIIJFITEJNVHFMRLKGBJUVKTUGWHJJJTMKWMKGJQQVTBTGIXVTRMRNJVKJTPJM<H[LJOJLPXVSUVUJHHHXHIIBASHLLMOIFJHF_IJVIM<UKNFUNKWFJWJJVGKIHJVR
IJS\\GZJJBWSJVUKNLIUTIWIQZPLTKMNOLIS\\WJKJNIHNJOV\\IYPTQLGLINWWIEYQMVVNMSKJXLPLDWVKVLCFJHMCHSJKMHRCGI]GLRQQKJRLGID_EMHILKUMLIPQLKGLLIHIYMXUITUKOLCZFOJHHL
VHVKKRKRNJTJKPKKLU[ITSLQHGQHXSQRQILEIUQPJHGRXNIDJLOHCVIUIQUIEKIR[IPLJIUCJITDZLLHJMGLOVVQLJOWJYXYVYNJXXIVHHKQKRVZUUUUJDXONEJLVTMOMVSTTDTTUM]H_V=KXQTNUN
SVTM\\PKR[HKPYKSXVPULJ>LUDTYKEHWN\\LJVJHIY\\HVVKUTJMFINLCUMUHTGYURUOOJHYLTIJIJLHTVSBVHLTQVUYIPWCJGXI?HWTJUKITOXMWTELSIL@KHJSKTVGGLGLOMUTKWHWPC[JUKUZJJUML
MTWUENYTWKUKSIDQKUKDHVEROIKIIMHLSCXJFKJYHFUOTXKOOUQIHYGHIW[MVMLMTIIMJJIPTFNSUSWPJUNPSWVLIUTNSDEX<VVUGII`,
  r: `r end #
r end болез
r end болел
r end болит
r end больш
r end боюсь
r end броси
r end буду
r end был
r end вечер
r end все
r end всего
r end выбро
r end г
r end глаз
r end года
r end да
r end дам
r end двига
r end двоих
r end диабе
r end дней
r end дня
r end еды
r end есть
r end же
r end забыл
r end завтр
r end закон
r end запиш
r end исклю
r end капел
r end кг
r end кесар
r end колен
r end красн
r end крови
r end левое
r end мг
r end медле
r end месяц
r end минут
r end мм
r end мягки
r end надо
r end назад
r end назна
r end недел
r end нельз
r end нет
r end ночь
r end огран
r end отдел
r end отмен
r end отоше
r end отпус
r end отриц
r end перее
r end перес
r end плани
r end побол
r end полож
r end помог
r end после
r end посмо
r end похож
r end прием
r end пью
r end работ
r end раза
r end ритми
r end ровны
r end розов
r end сдела
r end сегод
r end сейча
r end скору
r end слева
r end смысл
r end споко
r end сразу
r end степе
r end сторо
r end сутки
r end суток
r end табле
r end так
r end толст
r end уже
r end утра
r end утро
r end утром
r end холку
r end хорош
r end целая
r end цисти
r end чиста
r end чисто
r end чисты
r head0 #
r head0 а
r head0 аллер
r head0 анали
r head0 антиб
r head0 аппет
r head0 аторв
r head0 барси
r head0 берем
r head0 боли
r head0 больн
r head0 в
r head0 ведит
r head0 вес
r head0 вижу
r head0 волды
r head0 волос
r head0 второ
r head0 вы
r head0 вымя
r head0 глаза
r head0 глота
r head0 глюко
r head0 гноя
r head0 голов
r head0 горло
r head0 губы
r head0 да
r head0 давай
r head0 давно
r head0 десна
r head0 десны
r head0 диагн
r head0 докто
r head0 дыхан
r head0 дышит
r head0 ей
r head0 если
r head0 ест
r head0 жду
r head0 живот
r head0 зев
r head0 зуб
r head0 и
r head0 из
r head0 иначе
r head0 как
r head0 капел
r head0 капли
r head0 кашел
r head0 кашля
r head0 кладу
r head0 клеща
r head0 кожа
r head0 колен
r head0 копыт
r head0 коров
r head0 крови
r head0 кровь
r head0 левое
r head0 лейко
r head0 лимфо
r head0 лозар
r head0 мазал
r head0 матка
r head0 месяц
r head0 моча
r head0 муж
r head0 мы
r head0 на
r head0 назна
r head0 насмо
r head0 не
r head0 недел
r head0 нет
r head0 ничег
r head0 но
r head0 ночью
r head0 ну
r head0 нуроф
r head0 обычн
r head0 одышк
r head0 ой
r head0 он
r head0 она
r head0 осмот
r head0 остал
r head0 от
r head0 отеко
r head0 папа
r head0 парац
r head0 перев
r head0 печен
r head0 по
r head0 пока
r head0 полот
r head0 понял
r head0 после
r head0 поход
r head0 похож
r head0 приви
r head0 прихо
r head0 прогн
r head0 промы
r head0 прост
r head0 прошл
r head0 пузыр
r head0 пульс
r head0 пусть
r head0 пьет
r head0 работ
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
r head0 сестр
r head0 сила
r head0 скоре
r head0 слева
r head0 снача
r head0 со
r head0 собак
r head0 справ
r head0 стул
r head0 сухой
r head0 так
r head0 телен
r head0 то
r head0 тольк
r head0 травм
r head0 тут
r head0 у
r head0 узи
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
r head0 я
r head0 язык
r head1 #
r head1 амокс
r head1 без
r head1 бледн
r head1 болез
r head1 больш
r head1 будет
r head1 бы
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
r head1 второ
r head1 выдел
r head1 голов
r head1 да
r head1 давле
r head1 делал
r head1 день
r head1 для
r head1 его
r head1 ей
r head1 если
r head1 живет
r head1 за
r head1 и
r head1 колен
r head1 красн
r head1 крови
r head1 кровь
r head1 курит
r head1 левое
r head1 лет
r head1 менял
r head1 мерил
r head1 мне
r head1 много
r head1 можно
r head1 молок
r head1 мы
r head1 мягки
r head1 на
r head1 надо
r head1 не
r head1 недел
r head1 немею
r head1 немно
r head1 нет
r head1 норма
r head1 обычн
r head1 один
r head1 он
r head1 опера
r head1 от
r head1 отдел
r head1 откры
r head1 перес
r head1 побол
r head1 под
r head1 пока
r head1 после
r head1 правы
r head1 предн
r head1 приде
r head1 продо
r head1 промы
r head1 прошл
r head1 пью
r head1 пятни
r head1 раз
r head1 разду
r head1 ровны
r head1 с
r head1 сам
r head1 сдела
r head1 сегод
r head1 сейча
r head1 сестр
r head1 слева
r head1 смотр
r head1 снимк
r head1 со
r head1 сосед
r head1 стане
r head1 сухим
r head1 табле
r head1 темпе
r head1 тепер
r head1 то
r head1 тобре
r head1 тогда
r head1 тоже
r head1 тольк
r head1 тут
r head1 у
r head1 увели
r head1 уже
r head1 узи
r head1 утром
r head1 ухо
r head1 хорош
r head1 цела
r head1 через
r head1 черны
r head1 это
r head1 я
r head2 #
r head2 а
r head2 броси
r head2 будет
r head2 был
r head2 была
r head2 было
r head2 быть
r head2 в
r head2 вам
r head2 воспа
r head2 все
r head2 вчера
r head2 г
r head2 глаз
r head2 года
r head2 граду
r head2 груди
r head2 да
r head2 день
r head2 диабе
r head2 дней
r head2 дня
r head2 ест
r head2 есть
r head2 еще
r head2 живот
r head2 за
r head2 запис
r head2 и
r head2 из
r head2 к
r head2 кажды
r head2 как
r head2 кашля
r head2 кг
r head2 кишеч
r head2 красн
r head2 крови
r head2 кровь
r head2 легки
r head2 лекар
r head2 лет
r head2 лозар
r head2 мамы
r head2 мг
r head2 месяц
r head2 мл
r head2 на
r head2 надоб
r head2 начал
r head2 не
r head2 недел
r head2 нет
r head2 но
r head2 норма
r head2 нужен
r head2 оба
r head2 один
r head2 онеме
r head2 опера
r head2 от
r head2 отпус
r head2 пачку
r head2 первы
r head2 перен
r head2 плотн
r head2 пока
r head2 понед
r head2 после
r head2 потом
r head2 приде
r head2 пьете
r head2 раз
r head2 руки
r head2 с
r head2 садик
r head2 сдела
r head2 сено
r head2 слева
r head2 со
r head2 темпе
r head2 тольк
r head2 у
r head2 увели
r head2 удаля
r head2 уже
r head2 хлорг
r head2 хорош
r head2 хрома
r head2 через
r head2 чисто
r head2 что
r head2 что-н
r head2 чтобы
r head2 шумов
r head2 это
r p # #
r p # балло
r p # бывае
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
r p # не
r p # недел
r p # раз
r p # раза
r p # см
r p # сторо
r p # табле
r p # утром
r p # это
r p а ничег
r p а сегод
r p а тепер
r p а я
r p аллер на
r p аллер нет
r p амлод #
r p амокс #
r p анали крови
r p без измен
r p без надоб
r p без особе
r p без шумов
r p берем исклю
r p болез по
r p боли в
r p больш не
r p больш нет
r p был #
r p в #
r p в вену
r p в воскр
r p в груди
r p в день
r p в друго
r p в лабор
r p в лотке
r p в мае
r p в марте
r p в начал
r p в первы
r p в право
r p в правы
r p в руках
r p в руку
r p в тот
r p в туале
r p в час
r p в четве
r p в школу
r p в этом
r p вас #
r p вас через
r p вес #
r p весах #
r p вечер было
r p вижу смысл
r p вмест него
r p внутр жидко
r p во время
r p во вторн
r p возоб #
r p воспа легки
r p вот тут
r p вот что
r p все хорош
r p втору недел
r p вчера вечер
r p вчера дня
r p вчера утром
r p выдви ящик
r p году не
r p голов болит
r p голов кружи
r p гормо не
r p губы разду
r p да вот
r p давле #
r p дважд в
r p день и
r p день не
r p день недел
r p день с
r p десят день
r p дипро #
r p дневн давле
r p до #
r p дыхан #
r p дыхат тест
r p его в
r p его и
r p еды #
r p ему #
r p если выше
r p если не
r p если перес
r p если через
r p ест плохо
r p ест сено
r p жду вас
r p же день
r p живет нет
r p живот и
r p живот мягки
r p за #
r p за недел
r p завтр в
r p звони сразу
r p и #
r p и броси
r p и вечер
r p и все
r p и вы
r p и завтр
r p и капел
r p и не
r p и подуш
r p из #
r p из садик
r p к вечер
r p каждо утро
r p кажды #
r p как обычн
r p капай тобре
r p кг в
r p кг за
r p ко мне
r p креат #
r p крови нет
r p левое колен
r p легки чисты
r p лейко #
r p лекар аллер
r p лекар нет
r p лимфо не
r p лозар #
r p мг вечер
r p мг кг
r p мг на
r p мг один
r p мг утром
r p месяц #
r p месяц назад
r p месяц перес
r p мл внутр
r p мл кг
r p мл под
r p молок не
r p мочев пузыр
r p на #
r p на боль
r p на весах
r p на груди
r p на даче
r p на живот
r p на левой
r p на месяц
r p на нем
r p на ногах
r p на полос
r p на пятом
r p на снимк
r p на спине
r p на стреп
r p на той
r p на узи
r p на хелик
r p на холку
r p налет нет
r p не беспо
r p не было
r p не во
r p не знаю
r p не могу
r p не надо
r p не нужно
r p не отека
r p не помог
r p не пройд
r p не пью
r p не работ
r p не стане
r p не так
r p не увели
r p не чешет
r p недел и
r p недел уже
r p недел через
r p ничег новог
r p но надо
r p новог года
r p ноги не
r p ночь #
r p ну вот
r p один раз
r p одной в
r p одной капле
r p одной табле
r p одышк нет
r p ой нет
r p он на
r p он у
r p она на
r p остав его
r p от еды
r p от кашля
r p от клеще
r p от спины
r p отеко нет
r p отели вчера
r p парац #
r p перес есть
r p печен не
r p по #
r p по табле
r p по утрам
r p под кожу
r p подни до
r p пока не
r p полот отдел
r p понос нет
r p после еды
r p после укола
r p похож на
r p похуд нет
r p поясн слева
r p права перед
r p право ухо
r p правы глаз
r p приба #
r p пропи #
r p прошл раз
r p прямо кишки
r p прямо сейча
r p пульс #
r p пью #
r p раз в
r p рвоты не
r p руки мыть
r p с авгус
r p с аурой
r p с вечер
r p с воскр
r p с воспа
r p с кофе
r p с новог
r p с сегод
r p с утра
r p с четве
r p садик прине
r p сатур #
r p сегод дня
r p сегод и
r p сегод не
r p сейча #
r p сейча же
r p сейча не
r p сейча стави
r p сердц без
r p сидит в
r p синул #
r p слизи с
r p со вчера
r p со слов
r p сосед сказа
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
r p тоже нет
r p той недел
r p тольк в
r p тот же
r p травм нет
r p трети день
r p у вас
r p у мамы
r p у него
r p у отца
r p у сестр
r p увели до
r p уже недел
r p утром #
r p утром и
r p уши чисты
r p хорош но
r p через #
r p через день
r p чсс #
r p это вирус
r p это воспа
r p этом году
r p эутир #
r p я бы
r p я в
r p я вам
r p я вижу
r p я ей
r p я и
r p я сейча
r p явка через
r w #
r w а
r w авгус
r w алког
r w аллер
r w амлод
r w амокс
r w анали
r w аналь
r w ангин
r w антиб
r w аппен
r w аппет
r w аптек
r w аторв
r w аурой
r w бабез
r w бакте
r w балло
r w банео
r w бедра
r w без
r w берем
r w беспо
r w биопс
r w болел
r w боли
r w болит
r w боль
r w больш
r w боюсь
r w броси
r w буду
r w буся
r w бы
r w бывае
r w был
r w была
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
r w визин
r w вирус
r w витам
r w влево
r w вмест
r w внизу
r w внутр
r w во
r w водой
r w возоб
r w возьм
r w волды
r w волос
r w вообщ
r w воскр
r w воспа
r w восьм
r w вот
r w время
r w все
r w все-т
r w встаю
r w втора
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
r w гипсо
r w глаз
r w глаза
r w гноит
r w гной
r w гноя
r w год
r w года
r w голен
r w горло
r w гормо
r w горяч
r w граду
r w груди
r w грызе
r w губы
r w да
r w давай
r w дават
r w давит
r w давле
r w давлю
r w давно
r w даем
r w дает
r w дали
r w дальш
r w дам
r w даче
r w дважд
r w двена
r w двига
r w двоих
r w дд
r w девят
r w делал
r w делаю
r w день
r w держа
r w держи
r w десны
r w десят
r w диабе
r w диагн
r w дикло
r w дипро
r w для
r w дней
r w дно
r w дня
r w до
r w добав
r w дожде
r w доить
r w докто
r w должн
r w долой
r w домой
r w дорог
r w друго
r w думал
r w думаю
r w дыхан
r w дыхат
r w дышат
r w его
r w еды
r w ей
r w еле
r w если
r w ест
r w есть
r w еще
r w жар
r w жду
r w же
r w желез
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
r w закон
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
r w кажды
r w как
r w камен
r w капае
r w капай
r w капел
r w капли
r w кастр
r w кашел
r w кг
r w кесар
r w кеша
r w кисло
r w кишеч
r w кладу
r w клещ
r w клеща
r w клеще
r w клини
r w клубн
r w ко
r w ковыр
r w когда
r w кожа
r w кожу
r w колем
r w колен
r w колол
r w колю
r w комби
r w конве
r w конко
r w консу
r w копыт
r w корки
r w кость
r w кот
r w кофе
r w кошка
r w крапи
r w красн
r w креат
r w крови
r w кружи
r w ксаре
r w кстат
r w купил
r w курит
r w лабор
r w лампа
r w левая
r w левое
r w левой
r w левом
r w левую
r w левый
r w легки
r w лежит
r w лейко
r w лекар
r w лестн
r w лет
r w лимфо
r w литро
r w лозар
r w лотке
r w лоток
r w лфк
r w мае
r w мазал
r w мазь
r w мамы
r w марте
r w масса
r w масти
r w матка
r w мая
r w мг
r w медле
r w медсе
r w мелок
r w менис
r w менял
r w мерил
r w месяц
r w месяч
r w минда
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
r w молок
r w моча
r w мочев
r w мочи
r w мрт
r w мысле
r w мыть
r w мышцы
r w на
r w надо
r w надоб
r w назад
r w назна
r w насмо
r w насту
r w натощ
r w начал
r w не
r w невро
r w него
r w недел
r w нельз
r w нем
r w немед
r w немею
r w нет
r w ни
r w ни-ни
r w нижня
r w никог
r w ним
r w нимес
r w ниста
r w них
r w но
r w но-шп
r w новог
r w нога
r w ноги
r w ноздр
r w номер
r w нос
r w носит
r w ночь
r w ночью
r w ну
r w о
r w оба
r w обе
r w обезб
r w обеих
r w обиль
r w обоих
r w общий
r w обычн
r w обяза
r w огран
r w одна
r w одног
r w одном
r w одну
r w одышк
r w ой
r w оксит
r w он
r w онеме
r w они
r w опера
r w опять
r w осень
r w осмот
r w особе
r w остав
r w остео
r w остры
r w от
r w отдае
r w отдел
r w отеки
r w отеко
r w отели
r w отечн
r w откаж
r w отказ
r w откры
r w отпра
r w отпус
r w отриц
r w отца
r w ох
r w пахне
r w пачку
r w пениц
r w первы
r w перев
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
r w плотн
r w плохо
r w по
r w побол
r w повер
r w повод
r w повто
r w под
r w подко
r w подни
r w подуш
r w подъе
r w пока
r w покой
r w покра
r w полно
r w полов
r w полож
r w полос
r w получ
r w помог
r w понос
r w попон
r w посев
r w посид
r w после
r w поста
r w потом
r w поход
r w похож
r w почек
r w почеч
r w почти
r w пошел
r w поясн
r w права
r w праву
r w правы
r w предн
r w при
r w приба
r w приви
r w приво
r w приде
r w приед
r w прине
r w припу
r w прихо
r w про
r w пробу
r w прове
r w прогн
r w продо
r w прозр
r w пройд
r w пропа
r w пропи
r w проси
r w прост
r w проце
r w прошл
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
r w разду
r w разры
r w рак
r w раньш
r w рвало
r w рвоты
r w ревма
r w резко
r w резул
r w ровны
r w рогов
r w розов
r w розув
r w рука
r w руках
r w руки
r w рукой
r w с
r w сальб
r w сам
r w сама
r w сами
r w сатур
r w сахар
r w свети
r w связк
r w сгиба
r w сдела
r w себя
r w сегод
r w сейча
r w селез
r w сено
r w сестр
r w сильн
r w сироп
r w скаже
r w сказа
r w скору
r w слева
r w слива
r w слизи
r w слов
r w слово
r w случа
r w см
r w смотр
r w смысл
r w снача
r w снима
r w снимк
r w снимо
r w сняли
r w со
r w собак
r w согла
r w созна
r w соль
r w сомне
r w сосед
r w спазм
r w спине
r w спины
r w споко
r w справ
r w сразу
r w средн
r w стави
r w стал
r w стало
r w степе
r w сторо
r w страш
r w стреп
r w струв
r w стул
r w стучу
r w суста
r w сутки
r w сухим
r w сухой
r w сыпь
r w сычуг
r w табле
r w так
r w такие
r w такой
r w телен
r w телил
r w темна
r w тепер
r w тепло
r w терап
r w терпе
r w тест
r w то
r w тогда
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
r w тромб
r w трост
r w ттг
r w туале
r w тужит
r w тут
r w тяжел
r w тянет
r w у
r w убира
r w убрат
r w увели
r w удаля
r w удари
r w ужас
r w уже
r w укол
r w укола
r w упаде
r w упал
r w утра
r w утрам
r w утро
r w утром
r w ухо
r w хвати
r w хвост
r w хелик
r w хирур
r w хлорг
r w хозяи
r w хозяй
r w холес
r w холку
r w холод
r w хорош
r w хочет
r w хочу
r w хрипы
r w хрома
r w хсн
r w хуже
r w цела
r w целая
r w чаем
r w час
r w часа
r w часов
r w чем
r w черно
r w черны
r w четве
r w чешет
r w чиста
r w чисто
r w чисты
r w чсс
r w что
r w что-н
r w что-т
r w чтобы
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
r w эрози
r w это
r w этом
r w эутир
r w я
r w яд
r w язва
r w язык
r w ящик

LMIIWLWKRLXNQOZGHNNJXMMKJNUNLNKOSUWNJTLNWLJLOVMTQWXOINTTWTMMNLKSMONZKXONRLNLNLNVNLPWOKOVWTMFMGNKOKL\\HCTKIWUHUJPNKNPTKVTVXONUL\\QLUNNNTOMVJZ[ION[QNLRVLT
NWNOPT^VHOOKWNRT[KVMWRJQLOXJLIXJLMSSUMUNJLPLOPOONEONOQJLMMVYXUNVVOPNKINIaORJETUKIUHOMJVMGNNJMLPXONHFJNPLFNMIMNQQLVOOMONRNIPHINIWYMIXRIKFMJTMTNTXHMRJQU
K=NHZTH\`KOGKQGNMNNPMIWMMOMYUPMKOIKMSMTMUOMLMK]NPKTSXGVWNJOWQMNMUHTIOZNNUQPILMMOOUINUXTOVLWKLMUOQITIXIUMMNONKTRVJTTKNWUO]SMOUKQOVKTEOOUOWNNJTRRTQRHIONQ
NNVOOWWNMHKOWHQ[GMJRRLNDQPXOTHXJHMUGYMUIJXSLHKGMKLSMNNOKTXWLPQOITHRNTVUUJSXNUNZOHJWN[KQSNNLNONOYLNTXDVNQUUNLWKOJTMNUNNHONNNOHMVNTUIZNIMKLWNNIJBLNNOKOU
TNLNVTOTTNUINTSIOJUOOONFVNOONOLJVQUUPTJLKTUOKOHOVMNKXNJYTOYKVTMSNMVMUMOOWIUOUQSKXLKMJOWJ]KMUMNNAOTNNJOVPLNIWUNYXNMNOMXITNUWTYNLWNOMTNNLHNONOOVJVJVMTMM
DUMOWNI\\NLJKOMTVCUTUHNVRAOXLMNOXWRNJNNUKONOBUULUJP]NIOILWWPNPWO@AIVGVORULYKKLXHNSQMGNNNONGQQTVNPNNQOONNNOX]WUMPMMMTOMFT[LUNHTQNGLMNQLNaWHLMQOMGNPR^HWP
KMWIMKKJJNKUSVNJNX\\OVQLMUZMKNMRU?AMLHMQONPRINUNHCRXFR\`LEPZFPUQSEKLVUJMJNMOIKNSJMLMOMSFNRJFGDLL\\RN\\PXIIQUTNMNMWZSYTTQMNOXONTQ\\ONJXKVWJIL[]XUOONOLHTPURK
JXHSMNZKTIMVTKUULMKZONLNRWJ\\VMGXJOUYNMLKOYLSRVNNTUNaMWKOTQTK^RLOW]VSTVNKOLB]WNHVNMUYUMRUOHLUOMHXOGPQXVJNLUISIKQXORRYWKKLZLWWQOOVULMSJFJTOQJQSJLNVMMKNF
NKJMJMIMKIXMLUXKWNOOSPVOMQLKKWWL\`MHXFNJNQWNOOPNQSUYLINMMMLOJK[XOURHYFRVKIWNRNNMVUTMQG^QOPOTSOM\\KOE=NIZQMOLLENSVVNMSNDMNLXLYNONKPNKKVLDINUQKVKNOJNR\\JXF
NSJVIQWXGMMTNPLMFT>KITRU^WTOOXXPNHCONKOUL]NKMYNTLPTNUXMONWOMLNUJMSLTNNMILKKVWOWOJKNKHPIJNJJXWTNNNDNJWRGXNON

fOONOOONTIOOOUOP\\ONMMJROTMOOOONNXOHHNOOKNRYTNMOIMUNOOOPOUOOONYOOMOOOOMJVHNOOOKNHOMVMOOLMNNJONM\\OWHTQ[OJOMOROMNLOUJYNJNQIPNYOLIHNOLVQNEUOLNOVJLMUONONOO
LNYUNOKOVZFOOKNINPVONROKMNLHONKKLLHFLGOOOUNSOOJQOOOOONVYJNOONO_OLIMOPSXOOUNUOMOMOOWOOMOINQMOONOMUWOGVHaOPTLSPLOWRONKUJLNTNSLMKPOONKNNONSNSLNOGOOKONOON
TdOMLNQ\\FMNOOKNXONJNNHOMOOOONVMUJNOX\\OXIUWOOONRLOOOLNRRWNRNJO[NOOMaOOOYOIMRNJLTWNMXNUONKOMNXILNGLMOMOKOKKMNOMOMONMQNOASMLKOOOQONOOONXPONONOMPMOQOTUPNU
VLJOXINHOONIPQTNSVKKHPNLSKNMLPHZLORNLWPLNQOMMMOLONJQNJIOJMNMWGOOMOONMOROOUOXOOMOPOO\\OXUSLOTNPMNQOMOK\\OUONOMNQVOOOOOOOONBMLOONOOOOOOOOOQUQMNOUONONOOOOK
OQJNOOOMOXKPJJOOJOMOOOONOOOONOYNLUPONNOOOLOUUWOLMNKMNMONMOHONOOONVOSNOOOONNONNOOKLOUNOOOLOEOOO[LONMNROORONOLOJPMOVUNHONOONOONNNOOMMOHOONYMOOINOJXMOLOO
OORONeKKOOOOOOONZMNNOSOMNUMKOKMNOONOOLONXOoZNOLONGOONKMNOOSXWONFVMPNKLIQOONYLKXKNKNN[NOONXUKNOMPROZRJOMKYMONHS[NEONNPLNULOUMTNNQHVYNGOMO]U_OMWQLZPNOIW
LONQWNOONOOOOLLMNOTOJcRUOLQOOMHR\\OOONMNOOOOOTAMONQMNJMQTOOJOOKOO^YIOMLONONONFWOLKVXOSMOPOHYOJNJTMONNMMSONLOLLNSOOOONUMOKNNOOOOGMMMNOMLUHNOOOONQILORNTP
MLNNKENNMONOOOMRNNNOMKNOHOLJOURHZMLNMMNOMLYGOQOGZLNLOMMXNEOMJLLONSKOTNNOUMGNPNLMMPOLKFQNTNVOOMKMOQMNNKLOTNPNOOEMLOMJNQMKOWOOUOOSNNTOONOOOVN^OVOSMMUBNL
ONMOINOOOHQL]SOOMOMOFLLQMOORMILLFOMMNOLONJONONOO^NOOOKMYTePMNNNLONNLRUNMONISN[]JONWPPEONNKHKWeSSO\\]ZNNMONMOTOIKONWMLNMSQNWNOMONNOUOHNMNOOPJOOYUNVTLOMO
JKROPONLNPNONKITPXJNOOOONNLOSMLILMVOO_LNOGNOONLNJJGMROOOJMTMMNMO\\HOR[\\ONMNMOONOTKNKKORNOKKOMKZVWNOTOOOPOMHU

HJONOOOOOUOKOONOLOOORNOORNOOONWONONNPOOONOROQNOSNIOO]OOONOOONOOROJOOOQOOOOOOOMONO\\OOOOOOOOOOOPNKOPNLGMKOOONKOOPORNLONONNOOONMNNNOOOFOOOOMNOMOMLOOOOOOO
ONNO^OOONOOOOOONNOKOOVOROTNSOPONWNOONOOOONTONN^OUNOQOZONNOOOPONONONONNOPNONOQOONOOSONNNSKOOOOOOOONOjJOFNWNNOOOOLMMOPONZGOOPOOQOOOONOOOOMNNNNNOOOOKNNON
NQOZNOOMNTONOSMOONPNOMONOOMOOOOOPYONNOOOQPNOOLOTTOONSOPONOOORONORNGOOOOOOUKOVNPONUOONOLNOOOKNOOQONOMONTNKOJOOVONOOLNONNNOOONOOOKOOOYOOONOOOOOXOOOUOOOP
OPTOJOOOTOOOJQOOOOUOMNOOMNNNNONROOPOQMOOONOOTNMOOOOONOOLOOOONMOOONOOOOSOOQNOONOONONNONOONOOZOOKOUNOVOOOOOOOOONOOOOOOOOMONOOOOOPOOOOONONNOOOONONOOOOOOO
ONOPOOOOOOONOOPOOOOOOONOOOOOOOONOOOONONOOOOQPNOOMNMNNZOOPOOOOOOOOONOOOKOOOQNOOOOOOOOOOOOLOOOOOONOOOPLNOOOVOOOONOOONONOOOOOMOOUOOONOONOOOOOOOOOOOUNJOOO
OOOOOMOONOOOONNNQONNOOOONOOMOOKFNOOOONOONO@POOLONKOJNVOOOMJOOPNVONONOMNKOOOONNMNN_CJQOOOOQOSOOLOXOMMYOOOLNNOMOSYLQOOOTNTPOOONQONOOOSWOMMOONPTOMNNONONM
NONMOOOONOOOONNOIOMOKJNOOOFRONMOMMOOONPNOOOMGMOOSONOMMWIOONPONQOLOLOMOONNNOOOGOMONKOMMOQU\\ONOPLPOOONOUMOOOTONMLOOOONNOOLOOMOOOePOOOOXLNJNONONOOONOPNNK
MOOONWNVOONOOROSOMOONOOOMOOMONONRKLOWWLONNOKOOOYDPNNOOONN\`ULPLOOOKMOONROONUOKONMMQOPNROMPOOOOKYMORUONONORNONOONOLUWNN[OOOOOONONNNOOOONOOOJYNLNXUOOOVNO
OJPOOOOKNNONNNOOOOOOWNKOXOPTONNOOOLONOMKOOOOOPQONOOOO]OKMMTMNMOOONOQOHGOOOWOOONOOOONQ\\OXOMNMOJOMZLKNPMOOMOOTONNOOMONQNQNNWNONOZJUPONKNTOOR_NUNPOONOOOO
YJSOPOOOTOOOIWPGONQNOOOMMOMOOOOTNOJOONOOOROOOONOOMONMPNOVNONOPOSONFOONOOPOMOOMNOPNOQOOMNOOOONNPNMUKdNOOOLOO

MONMMNNLN\`PNVOJOQUVTN[HVSXOYMLMUSTMaOQMNRGNNGMIQYFQJTTOQMOVVXLJYVOJPNJOONMI[YNUNHMNJFLKOMRVSUQNOMNNMNNQZONOMNPYUMONOMKNLOKNNOOKUNMOOMONL]KIMOYFMILIOMO
YNNNLNNPNKOLQMSNMKQXOKLFVUNUTRONXOYPLOOKZJRGUIMTPTUWKNVNPUMNOONLJOJX]IOOLOSONMRNOOTTMWONOIJOVUVMOLOJMOC\\VNPGWKSFFFKUNTMOXPQONLPNOU\\NIOOJLPO[NZNKOOSXTK
NKTNIOOJMOMMWWUQI\\QX[MX_ITILVKOOMMKLNONNNMNUNNRNNGTROQLNKTMOROCONSMJOKMONNXXOLMLPKMOOLNKTMFMWSWRPQVNOLOZWLQMMKOVQFWUOJRKVOHONRUSWNNQOOHFWVOORWORJNORTI
OYIJONMOMONOLDNMOIJXOIXKRHKFUEPMSVDSENNUNMSMRKNUK_UVUNOONNQNKQHNJJIUOIJUNNLNOUMIRVLPFMMOUYNOUXOROTNKNOOJNOLNONGWN[JSTUUOWUJJOUEIGONJUOXNUOUIMNVMLUIMHL
OIVUNGINMNONONUOOOUEYUKNOVTIYULPOMOOXOKMNNNLNLOJQYOONLOMIJOMGQLPWMNROLNWMOLUJTFWONLQVJNNIMONIINLUNUWXUOHJOOOOOJNJMMZPLSOTNNNNOMNUUTOOUL_MUJIONMNMMONT\\
OOJTNLOOUKONVVOMNNQOOROJWOMaTOOOLUKUWNONRY[RNK[LWVKOVOOLNNOOMNX\\MOLNLKPKNLJOEKHJXM^LFFUHUKMVPMOGMYMWSXUNMOMKMROQWTNKYUXBEVONNQJKPIGTNULJONMJGNNONWHNRF
UINNNMKNOJWOFTXUONBHUMJORKOYTUONI\`JWWJSTJTGNOOWUSPMNWIRXJO_JOKONTNXOZOKXIINNOTOZONSMQbIPNWNPVVGTKLKTKNDTNXKYONHFTMMGNUEIWUNSNVL^LNEONaP[NMNJLUSN^OONLP
MJUSPNKLOOYIOUNJ]MLOFNUKQJMSOOGPMIRMMRUNWNMTUNTNSPUIJONQTCN[EVMUOBIQNKJVOMVNKTLR\\VPPLPSNOKMKU\\PMJMNSSOMXOQQYLNXMWOLBNWOOMNIPSU[LONOPLQ[OVOPNIKOMLNK\`[O
URVUUGQMUOMMLROJNHZUQYRTNUWMUNPOJYONQHiHTMUJUIWDNCMFNKTPWLNUVIKVNGODPNOTOOONJNNNLQOSNGWIU\\JJMNK[N_]NHKTVZI[KTMMNTNJUROHZQIVKWLNMONMNM^OJOPMNNLOQOL>NMP
QYXONTNNMTJOTKTMJLgVNOHSJONJPMRO]OPYJPXOMJIKVN[NVVNLOOYEGMPXFXOJONOPONVKKWKOPWNLNMOIOWJVNNVMLKILZSMELUTNONO

EWVXITIVIAEUFJKWJKJREKULHJJFTUNK@DQFTHTUFWHNWMWKFOEUBKIIEJJJILX?MUUDUKTJTUVFGYLQXIHNXVVKKHOTLUDWI[OET_QHWHG\\LUGJKVHL[LJREUGKWIYMJUJXMZLLKJJSUKRIWVRITK
IJHJCKEFQHYVEVIRHWBIHGWVMEKQMQIZDUITOZIUIQHVKUGIJUJGTDFIVLKGFJBKRUWGFXHTAIJOXNGWWJDKUOIT\\TXTJMHIIKVKTWQFHLTZHWIQZRUMLQKVBUGYXVTHFLLGSUT[UQNGKMKJ[TIMHO
ONKNMKT8^MZWFOLEVDPJJRHEVLMLGNUJZMVFFJIOGJTLTFJMPRHHUBFJYGISJD_ITHMTDUIIUKNJOVKKJUIJBMTQMK]OPHIQXJNKUPLKPTUUMIJNIVLJH]HHFVVJTIJIKJZDGIVRIJULH=JHRKPJLL
JHMTJOJWOVUVN]IESPXGUXHaGZL[I_MHUJPUPKIRUFGVOZZMXCJIJVVVOIGUJVVVR[SKLOGDUDJHJKIUTMKCLMJHNFMFIHU?LMJFNIJRLIUTENXLKDUEKJS]JLUUWKRVRJWIKUGOKIJVRUVTTKVUVQ
JUPIJRUMLHMVUPEUUTEZEITZHIJUHILTLJIJGKYTUMJKMKVWJIWVIJTHRULUQIUIILIIJUTGIVKJOITLIVVINUHUMU\\KXVEdJKLHKJIRWJUJIUJITMMEXIQJKKJLGKUHKLNJXKUGILTUVKVNGMVNLE
[ISJI?YFKVUUHKKMNLJKVIHTWIJELTUPKFUNHUITDF7MKNLMNSEUPKWUHJPGHHHTYXKYOXRPTIYJaOVZECO_KZJVKPJFJJTUFFGFFHLVIJDLSJ>FVJLUGPBF]BJZGJVZXPOERJDNHNERTJWTECHVJR
QWIVKUWUVVLJUGJQVGLVL@VLGKWFKNUHZNWKNYIKUITXSYJPUIJZKIERTEORJUJZAIHJMUXIYVVTYFTJWLETGIWGOKO[PLRAVFTC[RUDKJQIULJT@LLVMLYSIKMICHEFKVSHNILCCHKUTKIXJJILJT
ZNQHURJOLUIOJKLGEUWD[UMTSLYFIM\\MH[LHLHPTJJKRGFKPFJJGWIVDGRFLNKWIHNTIGMSLJXWCNK]IFGHFQVFLI[MMJJOMUUJJDMZGJIRBXTPKMGHWJ=VVGKMGDJCHKTMJWWIJIKK@URIHNTOIG[
KWNMSZSWN\\GVHCFXJXGJJGLIKGJLNOJULG[IXW?[HNJVJSFY=VH[VINJF@IRMLKKJVWSUNQPUHNIVEFOMJIHTFFMIHXVJABEF?IH]JJKGZGSKTPILKSNUTQGFH@TITIUKMUQXNRUJGJJNIHTJKVUJW
HJCITIIJUJWKQOSV\\DJMVJSGHIPTJKFOEYXFUCHJUKVWKFIKPOUUIFHZVLHJ]GKUET[GDDJYWMZIFJJMXVT\\WC\\NTXMJNCNKHPQHKFQGUWJ`,
}
