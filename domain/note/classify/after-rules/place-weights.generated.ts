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
2 clinician
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
act asked
act forbidden
act ordered
act told
after additionalNotes
after complaints
after diagnoses
after medications
after none
after other additionalNotes
after other complaints
after other diagnoses
after other medications
after other out
after other physicalExamination
after other treatmentMeasures
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
asked closing
asked condition
asked contact
asked continue
asked copula
asked correction
asked course
asked denyPlan
asked device
asked diagnosis
asked diet
asked doseForm
asked drugClass
asked event
asked examCue
asked examStart
asked filler
asked finding
asked firstPerson
asked fluid
asked followUp
asked frequency
asked function
asked future
asked given
asked greeting
asked hypothetical
asked imaging
asked joiner
asked kin
asked left
asked lower
asked measure
asked negation
asked no
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
asked reassurance
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
asked uncertain
asked unit
asked vital
asked yes
before additionalNotes
before complaints
before diagnoses
before medications
before none
before other additionalNotes
before other complaints
before other diagnoses
before other out
before other physicalExamination
before other treatmentMeasures
before other treatmentPlans
before out
before physicalExamination
before same additionalNotes
before same asks
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
clinician closing
clinician examination
clinician history
clinician plan
conditional clinician
conditional maybe clinician
conditional maybe patient
conditional patient
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
m admin clinician
m admin maybe clinician
m admin maybe patient
m admin patient
m advice
m advice clinician
m advice maybe clinician
m advice maybe patient
m advice patient
m allergy
m allergy clinician
m allergy maybe clinician
m allergy maybe patient
m allergy patient
m animal
m animal clinician
m animal maybe clinician
m animal maybe patient
m animal patient
m asNeeded
m asNeeded clinician
m asNeeded maybe clinician
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
m child
m child maybe clinician
m child maybe patient
m closing
m closing clinician
m closing maybe clinician
m closing maybe patient
m closing patient
m condition
m condition clinician
m condition maybe clinician
m condition maybe patient
m condition patient
m contact
m contact clinician
m contact maybe clinician
m contact maybe patient
m contact patient
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
m correction patient
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
m doseForm patient
m drugClass
m drugClass clinician
m drugClass maybe clinician
m drugClass maybe patient
m drugClass patient
m event
m event clinician
m event maybe clinician
m event maybe patient
m event patient
m examCue
m examCue clinician
m examCue maybe clinician
m examCue maybe patient
m examCue patient
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
m firstPerson maybe patient
m firstPerson patient
m fluid
m fluid clinician
m fluid maybe clinician
m fluid maybe patient
m followUp
m followUp clinician
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
m greeting patient
m hypothetical
m hypothetical clinician
m hypothetical maybe clinician
m hypothetical maybe patient
m hypothetical patient
m identifier
m identifier clinician
m identifier maybe clinician
m identifier maybe patient
m imaging
m imaging clinician
m imaging maybe clinician
m imaging maybe patient
m joiner
m joiner clinician
m joiner patient
m judged
m judged clinician
m judged maybe clinician
m judged maybe patient
m kin
m kin clinician
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
m openingQuestion clinician
m openingQuestion maybe clinician
m openingQuestion maybe patient
m opensCondition
m opensCondition clinician
m opensCondition maybe clinician
m opensCondition maybe patient
m opensCondition patient
m otherAnimal
m otherAnimal maybe clinician
m otherAnimal maybe patient
m otherAnimal patient
m otherPerson
m otherPerson clinician
m otherPerson maybe clinician
m otherPerson maybe patient
m otherPerson patient
m past
m past clinician
m past maybe clinician
m past maybe patient
m past patient
m phantom
m phantom maybe clinician
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
m raise patient
m reaction
m reaction clinician
m reaction maybe clinician
m reaction maybe patient
m reaction patient
m reassurance
m reassurance clinician
m reassurance maybe clinician
m reassurance maybe patient
m referral
m referral clinician
m referral maybe clinician
m referral maybe patient
m referral patient
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
m route patient
m secondPerson clinician
m secondPerson maybe clinician
m secondPerson maybe patient
m secondPerson patient
m sickLeave
m sickLeave clinician
m sickLeave maybe clinician
m sickLeave maybe patient
m sickLeave patient
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
m unknown maybe patient
m unknown patient
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
patient closing
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
rule ban
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
rule history/seen
rule medicine/idle
rule medicine/only
rule medicine/told-by-list
rule opening/first-told
rule opening/visit
rule past-history
rule patient/administrative
rule patient/animal
rule patient/aside-in-plan
rule patient/closing
rule patient/family
rule patient/measured
rule patient/nothing
rule patient/past-illness
rule patient/refused
rule patient/social
rule patient/supposed-in-plan
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
rule plan/to-be-kept
rule plan/told-before
rule plan/verdict
rule speech/not-clinical
rule unmarked/judged
rule withdrawal-period
vet

:GZ[5XPQNS8VCBMULK@jSIYDI>TDCKEGCJMGP-GIxUIIGPWQQO@cfAXQO=Ln?QQZCH@E_ZRN;U*XSLLV\\:aK>-SNFS\\RFCDWQMTMSM5Q[^@XG;^DR?G]d8_MbKN\\@caGV@CHW^/3;M2LH?NVJEQL7K
6HBYBR=RW7PBSXYPE@KRPYWGvBGHFLW^9NEHKLJRKQeMRjHojXTjBMW@NIMTTPUUOFNPNLSJVKBFL<K_:YFLRW7PCRP<A;GC\`<SYDPYPBHSYK[NU6jI669L@NMHFPGVC>UVB?IGAZEQ_I3bbgXW8Z<
:U?XA>KZQIL?FBRWORFSUKGW;RUUM\\hMOSftaXXKWKMDSO/fOBK0VUMEfDLKNUG4@:GYBVKi8E_P{MRkDciMNEXSDUAiMPOT[JST^KFXAH@;8SeGfFM?OIPTELJMXDF]WT^Y<HbTV+WQNYPTNINLE;
PgHLLOL]DHRO[HLPBWT]VLUKNKVN@QO\`JGTVgAWXpKDUHWUTCI=KDXDCNEW9X[SakOaOWRZEX^aQ^Fddl[[WSPQZFa6ReUKWQ_KXXZN:UKbL;@U^<IC?o.J\\VSRMXJmO@HQ3SDQUcMRQVY\`YG;ZKmG
UD;V9EJIGACF/NHW?YJ]2NtL@FDY1\\@ANk/EWf<.K=AI=K^bJdQN_B[]REHcI7u[a\`\\>LGX\\?=LL@[WE8JMX49*EG

ycCAWOQMSNU>QPIF1CTCLLDCLDJKJbN[MOXiN?MEJHLJLAC@AIM5Tg[3ZHOBIQZJUJMULIBZFZ\\L;JOFE@HI<cMrZODTGEJCIB0LM\\COHENZOKMIGOc=JO?WLJAO@8<=MVHLKbWHsNLIRAZKTHIQ>C
=CVNWDNMDCNZJBNPON?NP6@Ji7?CDKZfJHSNOM6QSh9KHDO?K;PIhMOf;=BDKOXLMN]SXcR\\JO~JNLPORNOCMDCN>D>PM@EKIN\\U\\XC]QjKHtT<TDFMLNIRV@NCTO6J<UL7JSFcMM?3\\CN=ARFE\\[O
¢GD7]JKUBPQec\\wsOC[OEKL=\`=L>JLFOAe,83EU=>D<MW]\\ET<KBCL^cDYNEDWILMSEMNG[JdNFGFXG\\^_GHQNGQ]QHMV[@HLNSMHPUJkIHKWENGKL@SQSFFIKNMMEZIJKTHN6LCCMBCG<\\NODCFIH
D(WSHb[H\`JSOGWSXJOSMH\\YHJOM4C?3NaQIC\`[YaL;HU;O4SOiFKLMOv^pNZc>I>DM=ED@CSL?J=ESKCSNOJED[EeVdhGKJOB<77BG3G<:MQWRQCNOOdTdmmNZOA]LGV9CKbIOD>DI4DDJKBOX@REW
EF6J-BB[9H<DVGGPHDGZAOI_qKLQ@W?jWF_RO,\`SI]DGI¢[R=;ZO3(Z@JN\\cO­QD?M;MLAT-r_>dFLcad@ZN,3MBQ

'?=K\\6ECNH\\E^WQBNJoCHJJDJANVK(O;KORGMSYB8OWKZ.D.EHM4/adbJMOJNTVDOQMWKNXAHLe?G\\LINQLO@VKHQMTNQULaLhOkH8\\NKLOXOP:VBNL:HJ:EEDYFN>dRBLLHN;TFESVLGSLCKLMHdF
eGPN8P]FJQNVIC<AMXNBQ6ZHZ@H?GLSZBLHMO@BEEIN\`Q9NFL[BLGNKOd_d\`FF7JODPfLMATH^QPRMOXGOOHFJQNHDJWOZT]ONQSRUCDNHEKYWMELIVJOZN[SO}yr·~UTML[QNJ\`NTaSCNRHSWJN;e
:N=L@LWIOdW@:CCKH9UEJTEQ_DJHJDGJCIEC[AJHEMESFFIHWCUDGN9LFANTPTN7;>LHFFTNPXEUQ6YKCSM^LZV9C4RNCMNBJDBYIG3Y=LIN:^OTXUONURJGVNOWJQTAI?EJNYMTOVGB^@ONOJFODK
>QC:JORSHP?aHDNGMOGDUGJWJWT9L8GOQUICQB^KN>MBLOFQCXGLJOOCNDSEU]MLIMKTIGOFMKcKDIRlXIGDLHCG085@MGHBMBE?DH]YUoKE=IKIOOOOFMdLLB^IEJFDFPHmEJGF?OEE@GMCNJBQDD
ESYLeJC;?@EJ>KJCWJHNFOIYK>LMnSNw=M,A?DKV9Bo>KO7Ls@OOEC@a:M?@OEL>IKBiL@c]RQAVGT>NJbQKp9@JK

9HB<U\\CLHL\\[NNd^ZRP7FTSVHaFL@gNDLIDP]¯DaLGMFDZL\\RJNcEB*SHMYF\\E6QcMHL>1MMH-U@RKWCUm2VhIV@9FIYMHMNM?a8CNT7HVKPKXDLCO@j'vA/PYTIXIFYH@@UH:H^5H[LF\`TIB@IGYV
XXSG\\cLOQbIGFF?KSVSPE@<Od6AEEX_geWW[M]aRcWG\`DBNCJOFLJJMN;9=XGIQP;TGJNEL^g[@]bL[BfRNROQbI[VXb]\\MM_ZC;MBHJPMPBPQW>\\EXjIhd\`SG/909CfaMbePSMWEUR7mTCRF8a7H9
BLWUTNDOJJHD?LACNVILTD=G^SLWHMKMWKFN\`CB^aXW_@FY9K9Aa8IFNFSMeXKcrlklRTEGLNMAZFN:FZ>IkaEggk^]RVFWVM]UFIL^JIDTUWGOTCUZYQOPKHMMLOYGTO\\TEaMNBM_LL=WOGIXZVXR
d[UqdA;D\`J_E>_YYTM=;SJG]cIRiia\\\\KRXRA3F[JW6IzNVGgIbRZUWUNVRpMH?YTWF\`TZLh@T@\\LV=HEDBTUUKGbYdVGJOEObb[XQCGWAJYZS\\DMNO>?K:GNK<dCRFArWJALKHMEL^PJJLGKIK7;E
ORdE3vL=aXWUbbIPLSP9_=>S;YkXH?a9@N¤4CKHBa>BMIGOQ?IFWinAFDZ:^LF<GPWFODV=5>X]dc=FVUZGCV:[vO

\\R^WQSZZPTPSMSDNTYF]VYQWVcSXqW[\\dZNJDGXXERShYa\\_ZVcSVCIQRkHMYPSQU[jTWfRUzdY\\]NN^DGaRX[LEbVNF^fdDUVZO\`[^\`T?c6\\]V\\_aTF\\DP\`G[SQa]<[U_sRSRg\\eTXTZWCU[qRXRV
SWSOPHYWSZUNWZ\\XRNXUScUV&e]^\\R@/ZSUMUKMRG9T2]\\XI@MZ>PYNHCM@B_TQNWWJFINT8CB;N<jLDSCYXWSZUQSPIRR_T9XLMINVQXEUZ:C[V[RKUn=;<V[(\$-47F?TNASYPMPYSRLjGN?TDSI[
EVb]WiPKVKQEEL<:TVSTQ]u\`4XXMcWUX]CRPG]NJ>M\\IVXXTId_f_UZJVZVBP@K;A@@OWXMGUSRD5\`\`;D2<0>Z/?3JT3ONUQMSOKKWWRVi[aeM:PMLSXLOVW_YWMRMXKOR@ZQ[B]T^TgWRHTWNILVc
FEQ?KLWNB[KL[IFF_JT_MWMEFQBC:Ka2KOKS<d@0/f{XAIVSPASXUCR.C8JE:N^HCINGQLWEYRFPSXCJ?FGQMQRWBDFCIUWUXJCONFQ[OMGQUVFOdV[=F@;2OMOQOUMWYSWPW\`X]bXZ\\hSDY\\cUXWV
VV\\PF2XTOTZTTLWRdQcSObG:>M;<SJ]EU?OjVM^^an@qp*P:PSKIOdQGhRh/X?;UI<ZHcY8NJHP"KTOJPEMX>h~2S`,
  n: `n end #
n end a
n end af
n end affør
n end aften
n end akut
n end albue
n end alder
n end aldri
n end alene
n end alle
n end aller
n end allme
n end alls
n end allts
n end alt
n end altid
n end altså
n end alved
n end ambul
n end an
n end anden
n end andet
n end andre
n end anfal
n end ankel
n end ankle
n end annat
n end annet
n end ansik
n end antib
n end apoci
n end april
n end aptit
n end arbej
n end arm
n end armen
n end armhu
n end astma
n end atrie
n end att
n end attac
n end au
n end augus
n end aura
n end av
n end avfør
n end bactr
n end bad
n end badet
n end bagbe
n end bagef
n end bajsa
n end bak
n end bakbe
n end bakte
n end bamse
n end bara
n end bare
n end barn
n end barne
n end basal
n end bedre
n end bedöm
n end bedøv
n end begge
n end behan
n end behov
n end behöv
n end bein
n end beine
n end bella
n end ben
n end benet
n end beste
n end besvi
n end betæn
n end bil
n end bilat
n end bilde
n end bilen
n end bilyd
n end blank
n end bli
n end blind
n end blink
n end blod
n end blode
n end blodf
n end blodp
n end blodt
n end blå
n end blåsl
n end blære
n end blød
n end blødn
n end borre
n end bort
n end borta
n end borte
n end bra
n end brave
n end brill
n end bronk
n end bror
n end bryst
n end brækk
n end bröst
n end buken
n end buret
n end busse
n end buste
n end bältr
n end bättr
n end båda
n end börja
n end børne
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
n end dagli
n end deg
n end dehyd
n end del
n end delvi
n end dem
n end den
n end depre
n end der
n end derfr
n end desem
n end dess
n end det
n end diabe
n end diarr
n end diaré
n end dig
n end dikta
n end din
n end direk
n end djupt
n end djurs
n end dokto
n end doset
n end dreng
n end drikk
n end drill
n end dräkt
n end du
n end dygn
n end dyrkn
n end där
n end då
n end dårli
n end døgn
n end døgne
n end effek
n end efter
n end eg
n end eksem
n end ekstr
n end eller
n end en
n end enda
n end endnu
n end enhet
n end ennå
n end ens
n end er
n end ett
n end etter
n end fakti
n end fall
n end famil
n end far
n end farli
n end fast
n end fastl
n end feber
n end ferdi
n end fin
n end fina
n end fine
n end finge
n end fingr
n end fint
n end fisk
n end fjor
n end flank
n end flot
n end flytn
n end flytt
n end fod
n end foden
n end foder
n end fodre
n end for
n end forbe
n end forhø
n end forka
n end forsi
n end forst
n end fort
n end forte
n end forts
n end forve
n end forår
n end foten
n end fra
n end fram
n end framb
n end framå
n end freda
n end fremm
n end fri
n end frisk
n end fritt
n end froko
n end fruko
n end fysio
n end fôret
n end före
n end förrg
n end först
n end försä
n end försö
n end förut
n end förän
n end fötte
n end før
n end først
n end g
n end gamme
n end gang
n end gange
n end gastr
n end gavn
n end gjest
n end gjort
n end godar
n end godt
n end gong
n end grade
n end gravi
n end grei
n end greit
n end grønt
n end gå
n end gång
n end gånge
n end går
n end ha
n end haha
n end halsb
n end halse
n end halt
n end halta
n end halte
n end halvå
n end han
n end hand
n end have
n end hei
n end hej
n end hekto
n end hel
n end heldi
n end helga
n end helle
n end helst
n end hemma
n end hende
n end henne
n end her
n end hjelp
n end hjem
n end hjemm
n end hjern
n end hjert
n end hjärt
n end ho
n end hodep
n end hodet
n end hofta
n end hofte
n end holde
n end hon
n end hornh
n end hosta
n end hovby
n end hoved
n end hoven
n end hovud
n end hud
n end huden
n end huvud
n end hvide
n end hvile
n end hängi
n end här
n end hånd
n end håndl
n end hård
n end hårt
n end hænde
n end hævet
n end höger
n end högra
n end högt
n end höst
n end hösta
n end høgre
n end højre
n end høre
n end høst
n end høyre
n end høyt
n end iblan
n end idag
n end igen
n end igjen
n end ikke
n end ikkje
n end ikväl
n end illa
n end illam
n end imell
n end imens
n end in
n end ind
n end inden
n end infek
n end influ
n end ingen
n end inget
n end inn
n end innan
n end inne
n end innek
n end inte
n end ipren
n end is
n end ja
n end jag
n end jaha
n end janua
n end jeg
n end jern
n end jevn
n end jo
n end jobb
n end jobbe
n end ju
n end jul
n end juli
n end jämn
n end jäst
n end jästs
n end jätte
n end kaffe
n end kan
n end kansk
n end kant
n end kante
n end karpa
n end kastr
n end katte
n end kenne
n end kerat
n end kg
n end kikke
n end kiks
n end kind
n end kissa
n end kladd
n end klar
n end klart
n end klemm
n end klump
n end klør
n end knatr
n end kne
n end kneet
n end knogl
n end knude
n end knæ
n end knöl
n end knöla
n end koles
n end kolla
n end komme
n end kona
n end kondo
n end konta
n end kontr
n end koppa
n end koppe
n end korti
n end kraft
n end krone
n end kropp
n end kræft
n end kurva
n end kurve
n end kvalm
n end kvar
n end kvart
n end kveld
n end kväll
n end kylli
n end l
n end langt
n end lavt
n end ledde
n end legev
n end lenge
n end lever
n end lidt
n end lige
n end ligge
n end lille
n end lipom
n end lista
n end lite
n end litt
n end liv
n end livmo
n end loppo
n end lugnt
n end lugte
n end lukke
n end lukt
n end lunge
n end lymfe
n end lyser
n end länge
n end längr
n end lådan
n end långs
n end lår
n end låret
n end længe
n end lörda
n end løb
n end lørda
n end løs
n end mad
n end maden
n end mage
n end magen
n end mai
n end maj
n end malth
n end man
n end mand
n end manda
n end mandl
n end mars
n end marts
n end masti
n end mat
n end maten
n end mave
n end maven
n end med
n end medic
n end medis
n end meg
n end meget
n end melan
n end melke
n end melle
n end mello
n end menis
n end menst
n end mer
n end mere
n end mest
n end metac
n end mg
n end mi
n end midna
n end mig
n end migre
n end mikro
n end min
n end mindr
n end minst
n end minut
n end misly
n end misse
n end mjuk
n end mjölk
n end mjølk
n end ml
n end mm
n end moder
n end mor
n end morfi
n end morge
n end morgo
n end morse
n end munde
n end munn
n end munne
n end muske
n end muskl
n end mye
n end myk
n end måde
n end mål
n end målin
n end månad
n end måned
n end måske
n end mælk
n end mærke
n end mørke
n end nakke
n end narko
n end nat
n end natt
n end natta
n end natte
n end navle
n end ned
n end nedov
n end nedst
n end negat
n end nei
n end nej
n end ner
n end nerve
n end no
n end noe
n end noget
n end nok
n end norma
n end noter
n end novem
n end nu
n end ny
n end nyren
n end nyrer
n end nyres
n end nytt
n end nätte
n end nå
n end nåt
n end nødve
n end också
n end og
n end også
n end ok
n end okay
n end okei
n end okej
n end oktob
n end om
n end omepr
n end omgan
n end omtre
n end ondt
n end onsda
n end ont
n end op
n end opera
n end opere
n end opkas
n end opp
n end oppka
n end orden
n end os
n end oss
n end over
n end overa
n end overm
n end ozemp
n end p-pil
n end pakke
n end panod
n end parvo
n end pelle
n end penic
n end pille
n end plan
n end plane
n end plast
n end pleie
n end pneum
n end posit
n end probl
n end prola
n end prote
n end prove
n end prøve
n end psori
n end psyko
n end pus
n end puss
n end puste
n end på
n end påska
n end påske
n end pæn
n end pænt
n end reakt
n end reflu
n end regel
n end reine
n end rekta
n end ren
n end rene
n end rent
n end reste
n end ribbe
n end rigel
n end rigti
n end ring
n end ringe
n end ringo
n end ro
n end rolig
n end rosa
n end rumpa
n end rundt
n end runt
n end ryger
n end rygge
n end räkor
n end röntg
n end rörli
n end rød
n end røde
n end rødt
n end røntg
n end røyke
n end sagt
n end saltv
n end samme
n end samti
n end scann
n end se
n end sedan
n end seg
n end sekre
n end sekun
n end selv
n end sen
n end sena
n end senga
n end senge
n end septe
n end sertr
n end sett
n end sia
n end sida
n end side
n end siden
n end sidor
n end sidst
n end sig
n end sikke
n end sist
n end sjuti
n end själv
n end sjølv
n end ska
n end skabb
n end skrid
n end skuld
n end skum
n end skyld
n end sköld
n end skönt
n end sköte
n end slag
n end slagt
n end slapp
n end slem
n end slett
n end slik
n end slim
n end slipp
n end slita
n end slut
n end smert
n end smärt
n end snart
n end snurr
n end snuva
n end snäll
n end sofae
n end soffa
n end somme
n end sove
n end sover
n end spene
n end spise
n end sprin
n end sprut
n end sprøj
n end sprøy
n end stabi
n end stadi
n end stald
n end start
n end statu
n end sted
n end stede
n end stemm
n end steri
n end still
n end sting
n end stoff
n end stofs
n end stole
n end stopp
n end stor
n end store
n end stort
n end strek
n end strep
n end stres
n end stund
n end sture
n end styck
n end ställ
n end stå
n end stær
n end stövl
n end sukke
n end surol
n end svar
n end svett
n end svimm
n end svull
n end svälj
n end sygep
n end synke
n end synul
n end syste
n end säga
n end sämre
n end så
n end sådan
n end sånn
n end sånt
n end sår
n end såret
n end sönda
n end sønda
n end table
n end taget
n end tak
n end takk
n end tand
n end tanke
n end tarme
n end tarml
n end tarms
n end tegn
n end telef
n end tid
n end tida
n end tiden
n end tidig
n end tidli
n end til
n end tilba
n end till
n end tillb
n end tilta
n end time
n end timer
n end timma
n end timme
n end ting
n end tisda
n end tisse
n end tit
n end tom
n end tonsi
n end torra
n end torsd
n end trapp
n end troli
n end tromm
n end tryck
n end trykk
n end træt
n end trött
n end tunga
n end tunge
n end tungt
n end tunne
n end tunnt
n end tur
n end turer
n end tyk
n end tyvär
n end tände
n end tå
n end tåen
n end tørr
n end tørre
n end tørt
n end u
n end ua
n end ud
n end uge
n end uger
n end uka
n end uke
n end uker
n end ultra
n end under
n end undsk
n end ungef
n end upp
n end urege
n end urine
n end usch
n end ut
n end uændr
n end vacci
n end vagte
n end valln
n end vanli
n end vannl
n end vara
n end varm
n end varme
n end varmt
n end vattk
n end vax
n end vecka
n end vecko
n end veien
n end veka
n end veker
n end vekt
n end vekta
n end vel
n end venen
n end venst
n end vente
n end verst
n end vi
n end vide
n end vider
n end vikt
n end vila
n end vill
n end vintr
n end voks
n end vondt
n end vurde
n end väg
n end vägen
n end vänst
n end vänta
n end värre
n end vätsk
n end vår
n end våras
n end våtfô
n end væk
n end være
n end væske
n end waran
n end weeke
n end westi
n end µg
n end ändå
n end är
n end ålder
n end ånden
n end år
n end året
n end åtgär
n end òg
n end öga
n end ögat
n end ögone
n end öm
n end ömhet
n end örat
n end örone
n end över
n end øje
n end øjne
n end øjnen
n end øl
n end øm
n end ømme
n end øre
n end ører
n end øret
n head0 #
n head0 a
n head0 affør
n head0 airom
n head0 akill
n head0 aktue
n head0 akutt
n head0 albyl
n head0 alder
n head0 aldri
n head0 alkoh
n head0 allts
n head0 alt
n head0 altså
n head0 alved
n head0 amlod
n head0 anamn
n head0 andni
n head0 ansik
n head0 antib
n head0 apoci
n head0 aptit
n head0 arbei
n head0 arbej
n head0 arret
n head0 atorv
n head0 av
n head0 avfør
n head0 avmas
n head0 axeln
n head0 bad
n head0 bajsa
n head0 bara
n head0 bare
n head0 bedöm
n head0 begge
n head0 begyn
n head0 behan
n head0 beina
n head0 bella
n head0 berre
n head0 berät
n head0 bilkj
n head0 bisop
n head0 blir
n head0 blive
n head0 blod
n head0 blodf
n head0 blodp
n head0 blods
n head0 blodt
n head0 blåsa
n head0 blåso
n head0 blæra
n head0 blør
n head0 bor
n head0 bra
n head0 brica
n head0 bror
n head0 bruk
n head0 bruke
n head0 bryst
n head0 bt
n head0 båda
n head0 både
n head0 börja
n head0 calci
n head0 celle
n head0 ceren
n head0 chipp
n head0 cmt
n head0 cocke
n head0 conce
n head0 crp
n head0 cyste
n head0 d-dim
n head0 da
n head0 datte
n head0 de
n head0 dem
n head0 den
n head0 der
n head0 det
n head0 dette
n head0 diabe
n head0 din
n head0 ditt
n head0 domni
n head0 drick
n head0 drik
n head0 drikk
n head0 du
n head0 durat
n head0 där
n head0 därem
n head0 då
n head0 efter
n head0 eg
n head0 ejere
n head0 ekg
n head0 eliqu
n head0 eller
n head0 elsa
n head0 en
n head0 enala
n head0 er
n head0 et
n head0 ett
n head0 etter
n head0 faste
n head0 fastl
n head0 feber
n head0 ferri
n head0 ferro
n head0 fev1
n head0 fik
n head0 fikk
n head0 fingr
n head0 fint
n head0 flick
n head0 fluor
n head0 for
n head0 forts
n head0 fra
n head0 fram
n head0 furix
n head0 fysio
n head0 få
n head0 får
n head0 för
n head0 förra
n head0 först
n head0 förut
n head0 fødde
n head0 før
n head0 først
n head0 ge
n head0 gi
n head0 giv
n head0 gjeld
n head0 gjern
n head0 gjør
n head0 god
n head0 godda
n head0 godt
n head0 gravi
n head0 greit
n head0 gälle
n head0 gå
n head0 går
n head0 gått
n head0 gør
n head0 ha
n head0 haha
n head0 halse
n head0 halta
n head0 halte
n head0 han
n head0 hans
n head0 har
n head0 hba1c
n head0 hei
n head0 hej
n head0 helst
n head0 helt
n head0 hemma
n head0 hende
n head0 henvi
n head0 her
n head0 hils
n head0 hjemm
n head0 hjert
n head0 hjärt
n head0 ho
n head0 hofta
n head0 hold
n head0 hon
n head0 hosta
n head0 hoste
n head0 hoved
n head0 hoven
n head0 hovne
n head0 huden
n head0 huff
n head0 humør
n head0 hun
n head0 hunde
n head0 hver
n head0 hvis
n head0 hvor
n head0 hydro
n head0 hälsa
n head0 här
n head0 håll
n head0 hæmog
n head0 hæved
n head0 höger
n head0 hör
n head0 høgre
n head0 højre
n head0 højst
n head0 høy
n head0 høyre
n head0 i
n head0 ikke
n head0 ikkje
n head0 iltmæ
n head0 imova
n head0 indti
n head0 influ
n head0 inga
n head0 ingen
n head0 inget
n head0 inte
n head0 ipren
n head0 især
n head0 ja
n head0 jaha
n head0 jeg
n head0 jo
n head0 jobbe
n head0 juret
n head0 just
n head0 kaffe
n head0 kaliu
n head0 kan
n head0 kande
n head0 kansk
n head0 kapil
n head0 karen
n head0 keton
n head0 kindt
n head0 kissa
n head0 kjenn
n head0 klart
n head0 kliar
n head0 klini
n head0 klokk
n head0 klør
n head0 kneet
n head0 knæet
n head0 koles
n head0 kom
n head0 komme
n head0 kona
n head0 kontr
n head0 koppe
n head0 korte
n head0 kraft
n head0 krage
n head0 kreat
n head0 kroni
n head0 kräks
n head0 kun
n head0 kunne
n head0 kvalm
n head0 lad
n head0 langt
n head0 ldl
n head0 legg
n head0 legge
n head0 levax
n head0 lever
n head0 lidt
n head0 linse
n head0 lite
n head0 litt
n head0 livmo
n head0 ljumm
n head0 lokal
n head0 loppe
n head0 lunge
n head0 lungo
n head0 lyft
n head0 lymfk
n head0 låt
n head0 læg
n head0 løft
n head0 madrs
n head0 magen
n head0 mamma
n head0 man
n head0 masse
n head0 maven
n head0 me
n head0 med
n head0 medic
n head0 men
n head0 metfo
n head0 metop
n head0 min
n head0 mjølk
n head0 mm
n head0 monof
n head0 mor
n head0 mr
n head0 munne
n head0 må
n head0 mælke
n head0 naboe
n head0 nacke
n head0 nakke
n head0 napro
n head0 nei
n head0 nej
n head0 neses
n head0 ni
n head0 njura
n head0 njurv
n head0 no
n head0 noe
n head0 nogle
n head0 nu
n head0 numme
n head0 ny
n head0 nyren
n head0 nyt
n head0 nytt
n head0 nä
n head0 när
n head0 nästa
n head0 nå
n head0 når
n head0 och
n head0 og
n head0 også
n head0 oi
n head0 oj
n head0 ok
n head0 okay
n head0 okej
n head0 oksyg
n head0 om
n head0 ondt
n head0 ont
n head0 opere
n head0 panod
n head0 pappa
n head0 parac
n head0 pasie
n head0 patie
n head0 penic
n head0 piper
n head0 plan
n head0 poter
n head0 predn
n head0 prove
n head0 prøv
n head0 prøve
n head0 psa
n head0 puls
n head0 pulse
n head0 pupil
n head0 pus
n head0 pust
n head0 puste
n head0 på
n head0 r
n head0 recep
n head0 remis
n head0 reste
n head0 rex
n head0 rundt
n head0 ryger
n head0 röker
n head0 rökni
n head0 röntg
n head0 røntg
n head0 røyk
n head0 røyke
n head0 satur
n head0 se
n head0 sedan
n head0 sekre
n head0 selo-
n head0 sen
n head0 ser
n head0 si
n head0 siden
n head0 sidst
n head0 sikke
n head0 simva
n head0 sist
n head0 sitt
n head0 sjuks
n head0 själv
n head0 ska
n head0 skal
n head0 skriv
n head0 skuld
n head0 skyll
n head0 sköld
n head0 skönt
n head0 slakt
n head0 slemh
n head0 slimh
n head0 slo
n head0 slog
n head0 slut
n head0 sluta
n head0 smede
n head0 smert
n head0 små
n head0 snabb
n head0 snurr
n head0 snusa
n head0 sockr
n head0 sover
n head0 spene
n head0 spiro
n head0 start
n head0 statu
n head0 stemm
n head0 stivk
n head0 stoff
n head0 store
n head0 styrk
n head0 ställ
n head0 stämn
n head0 står
n head0 sukke
n head0 svar
n head0 svare
n head0 svimm
n head0 säg
n head0 sätt
n head0 så
n head0 sådan
n head0 sånn
n head0 sår
n head0 såret
n head0 særli
n head0 søste
n head0 ta
n head0 tag
n head0 tak
n head0 takk
n head0 tandr
n head0 telef
n head0 temp
n head0 tempe
n head0 teste
n head0 tidli
n head0 til
n head0 till
n head0 tilta
n head0 tisse
n head0 torsd
n head0 tredj
n head0 tromb
n head0 tromm
n head0 tror
n head0 tryck
n head0 trykk
n head0 träni
n head0 tsh
n head0 tumme
n head0 tåler
n head0 tænde
n head0 uff
n head0 ultra
n head0 under
n head0 undsk
n head0 urins
n head0 usch
n head0 vacci
n head0 vad
n head0 valac
n head0 varer
n head0 varig
n head0 vart
n head0 vatte
n head0 ved
n head0 vekt
n head0 vekta
n head0 venst
n head0 vent
n head0 vento
n head0 verst
n head0 vetme
n head0 vi
n head0 vid
n head0 vikt
n head0 vikte
n head0 vilke
n head0 vill
n head0 vomma
n head0 vurde
n head0 välko
n head0 vänst
n head0 vänta
n head0 vår
n head0 vægt
n head0 vægte
n head0 værst
n head0 væske
n head0 waran
n head0 ägare
n head0 är
n head0 äter
n head0 å
n head0 åh
n head0 årsko
n head0 återb
n head0 åtgär
n head0 én
n head0 ögonb
n head0 ögone
n head0 örone
n head0 øjnen
n head0 øm
n head0 ørene
n head0 ørern
n head1 #
n head1 af
n head1 aftal
n head1 aller
n head1 allts
n head1 altså
n head1 alved
n head1 anden
n head1 andet
n head1 andra
n head1 andre
n head1 anfal
n head1 ankle
n head1 annat
n head1 antib
n head1 arbej
n head1 armen
n head1 astma
n head1 at
n head1 att
n head1 augus
n head1 av
n head1 bajsa
n head1 bak
n head1 bakkj
n head1 bara
n head1 bare
n head1 bedre
n head1 bedøv
n head1 begge
n head1 begyn
n head1 behan
n head1 behol
n head1 behöv
n head1 behøv
n head1 bestä
n head1 besvi
n head1 bider
n head1 bil
n head1 bilyd
n head1 biter
n head1 ble
n head1 blev
n head1 bli
n head1 blir
n head1 blive
n head1 blod
n head1 blodp
n head1 blodt
n head1 blodv
n head1 blå
n head1 blåsl
n head1 blære
n head1 blødn
n head1 bra
n head1 bror
n head1 bruge
n head1 bruka
n head1 bruke
n head1 bryst
n head1 brækk
n head1 bättr
n head1 börja
n head1 cm
n head1 crp
n head1 da
n head1 dag
n head1 dage
n head1 dager
n head1 de
n head1 deg
n head1 dei
n head1 dem
n head1 den
n head1 der
n head1 dess
n head1 det
n head1 dette
n head1 diabe
n head1 diarr
n head1 diaré
n head1 dig
n head1 din
n head1 direk
n head1 ditt
n head1 domna
n head1 drikk
n head1 du
n head1 dunka
n head1 där
n head1 då
n head1 e
n head1 efter
n head1 eg
n head1 egen
n head1 egfr
n head1 eggst
n head1 ein
n head1 eller
n head1 en
n head1 enhet
n head1 ens
n head1 er
n head1 et
n head1 ett
n head1 etter
n head1 famil
n head1 far
n head1 farve
n head1 feber
n head1 fekk
n head1 fick
n head1 fik
n head1 fikk
n head1 fin
n head1 finne
n head1 fint
n head1 fjern
n head1 flest
n head1 flytn
n head1 flått
n head1 foder
n head1 for
n head1 fores
n head1 forsi
n head1 forst
n head1 forte
n head1 fortf
n head1 forts
n head1 fra
n head1 fri
n head1 fross
n head1 fryse
n head1 frå
n head1 från
n head1 funde
n head1 fylld
n head1 får
n head1 för
n head1 föres
n head1 förra
n head1 först
n head1 før
n head1 først
n head1 ga
n head1 gamle
n head1 gang
n head1 gange
n head1 gastr
n head1 gav
n head1 genne
n head1 ger
n head1 gikk
n head1 gir
n head1 giver
n head1 gjer
n head1 gjord
n head1 gjør
n head1 godt
n head1 grad
n head1 grund
n head1 gå
n head1 gång
n head1 gånge
n head1 går
n head1 gått
n head1 gör
n head1 gør
n head1 ha
n head1 hadde
n head1 hade
n head1 haft
n head1 halsb
n head1 halte
n head1 halv
n head1 halvt
n head1 ham
n head1 han
n head1 hans
n head1 har
n head1 hatt
n head1 havde
n head1 hedde
n head1 hele
n head1 helle
n head1 helt
n head1 hende
n head1 henna
n head1 henne
n head1 her
n head1 heter
n head1 hevel
n head1 hitta
n head1 hjemm
n head1 hjert
n head1 hjärt
n head1 ho
n head1 hodep
n head1 holde
n head1 hon
n head1 hoppe
n head1 hos
n head1 hosta
n head1 hoste
n head1 hoved
n head1 hun
n head1 hunde
n head1 huvud
n head1 hver
n head1 hvis
n head1 hyper
n head1 här
n head1 hålle
n head1 hævel
n head1 höger
n head1 högra
n head1 hör
n head1 højre
n head1 hører
n head1 høyre
n head1 høyt
n head1 i
n head1 igen
n head1 ikke
n head1 ikkje
n head1 in
n head1 inga
n head1 ingen
n head1 inget
n head1 inn
n head1 inte
n head1 ipren
n head1 ja
n head1 jag
n head1 jeg
n head1 jo
n head1 jobba
n head1 kalva
n head1 kan
n head1 kasta
n head1 kaste
n head1 kg
n head1 kigge
n head1 kikke
n head1 kjenn
n head1 klare
n head1 klart
n head1 kliar
n head1 klipp
n head1 klist
n head1 klør
n head1 knatr
n head1 knipe
n head1 knude
n head1 kolik
n head1 kolla
n head1 kom
n head1 komme
n head1 kone
n head1 kraft
n head1 kräks
n head1 kräkt
n head1 kun
n head1 kunne
n head1 kvalm
n head1 känns
n head1 kör
n head1 kører
n head1 lad
n head1 lader
n head1 langt
n head1 lar
n head1 laver
n head1 legge
n head1 let
n head1 levax
n head1 lever
n head1 lidt
n head1 lige
n head1 ligge
n head1 ligne
n head1 lite
n head1 liten
n head1 liter
n head1 litt
n head1 logre
n head1 loppe
n head1 lukta
n head1 lyder
n head1 lyser
n head1 lytte
n head1 lå
n head1 låg
n head1 låter
n head1 lægge
n head1 löpte
n head1 løfta
n head1 løfte
n head1 man
n head1 mand
n head1 med
n head1 medis
n head1 men
n head1 mer
n head1 mest
n head1 metac
n head1 metfo
n head1 mg
n head1 mig
n head1 min
n head1 minut
n head1 mista
n head1 ml
n head1 mor
n head1 morge
n head1 morgo
n head1 mot
n head1 munne
n head1 må
n head1 måler
n head1 målte
n head1 månad
n head1 månda
n head1 måned
n head1 måste
n head1 nakke
n head1 natte
n head1 ned
n head1 nedst
n head1 negat
n head1 nei
n head1 nej
n head1 neste
n head1 njurs
n head1 no
n head1 noe
n head1 noen
n head1 nogen
n head1 noget
n head1 norma
n head1 nu
n head1 när
n head1 nå
n head1 når
n head1 næste
n head1 och
n head1 og
n head1 også
n head1 okej
n head1 om
n head1 ont
n head1 op
n head1 opere
n head1 opkas
n head1 opp
n head1 orden
n head1 ormek
n head1 over
n head1 pakke
n head1 panod
n head1 par
n head1 parac
n head1 passe
n head1 pelle
n head1 penic
n head1 pipin
n head1 pleje
n head1 prøve
n head1 pus
n head1 puste
n head1 på
n head1 reage
n head1 regel
n head1 rense
n head1 rigel
n head1 rimad
n head1 ring
n head1 ringe
n head1 rosa
n head1 ryger
n head1 rygge
n head1 ryste
n head1 rör
n head1 røde
n head1 rører
n head1 sa
n head1 sagde
n head1 satur
n head1 sedan
n head1 selv
n head1 sen
n head1 senas
n head1 sende
n head1 sepon
n head1 ser
n head1 ses
n head1 sette
n head1 sida
n head1 sidde
n head1 side
n head1 siden
n head1 sidst
n head1 sier
n head1 sig
n head1 siger
n head1 siste
n head1 sitt
n head1 sitte
n head1 själv
n head1 ska
n head1 skaka
n head1 skal
n head1 skick
n head1 skift
n head1 skriv
n head1 skull
n head1 skære
n head1 slikk
n head1 slipp
n head1 slo
n head1 sluta
n head1 slutt
n head1 slår
n head1 smert
n head1 smärt
n head1 små
n head1 snakk
n head1 snurr
n head1 snuva
n head1 som
n head1 sov
n head1 spiro
n head1 spise
n head1 sprin
n head1 sprut
n head1 spänd
n head1 stann
n head1 start
n head1 statu
n head1 stemm
n head1 steri
n head1 stick
n head1 stikk
n head1 still
n head1 sting
n head1 sto
n head1 stod
n head1 stopp
n head1 stort
n head1 strek
n head1 styck
n head1 står
n head1 støtt
n head1 sukke
n head1 svett
n head1 svide
n head1 svimm
n head1 svir
n head1 svull
n head1 synes
n head1 syste
n head1 sätte
n head1 så
n head1 sådan
n head1 sånn
n head1 sår
n head1 såret
n head1 sætte
n head1 søn
n head1 søste
n head1 table
n head1 tager
n head1 talar
n head1 taler
n head1 tar
n head1 tegn
n head1 tek
n head1 telle
n head1 tidli
n head1 til
n head1 till
n head1 time
n head1 tisse
n head1 titta
n head1 tog
n head1 tok
n head1 trapp
n head1 treng
n head1 trodd
n head1 troed
n head1 tromm
n head1 tror
n head1 trumh
n head1 trur
n head1 tryck
n head1 trykk
n head1 trådt
n head1 trækk
n head1 tsh
n head1 tvätt
n head1 tycke
n head1 tyder
n head1 tänkt
n head1 tåler
n head1 tænke
n head1 tænkt
n head1 tømme
n head1 u
n head1 ua
n head1 ud
n head1 uker
n head1 ultra
n head1 under
n head1 upp
n head1 urin
n head1 uroli
n head1 ut
n head1 utan
n head1 uten
n head1 utsle
n head1 va
n head1 vacci
n head1 vad
n head1 valla
n head1 var
n head1 varje
n head1 vask
n head1 vatte
n head1 vecko
n head1 ved
n head1 vejer
n head1 vel
n head1 vent
n head1 vente
n head1 vento
n head1 vet
n head1 vi
n head1 vid
n head1 vikti
n head1 vil
n head1 vill
n head1 ville
n head1 visar
n head1 viser
n head1 vondt
n head1 väger
n head1 vänst
n head1 vänta
n head1 vår
n head1 ändra
n head1 är
n head1 äter
n head1 å
n head1 åker
n head1 år
n head1 åt
n head1 én
n head1 öm
n head1 örone
n head1 øje
n head1 øker
n head1 øm
n head1 øre
n head1 ørega
n head2 #
n head2 a
n head2 af
n head2 affør
n head2 aften
n head2 albue
n head2 alene
n head2 aller
n head2 alls
n head2 allts
n head2 alt
n head2 altså
n head2 anden
n head2 andre
n head2 antib
n head2 april
n head2 armen
n head2 at
n head2 att
n head2 av
n head2 avfør
n head2 bajsa
n head2 bara
n head2 bare
n head2 barne
n head2 bedre
n head2 begge
n head2 begyn
n head2 behan
n head2 behov
n head2 behöv
n head2 bella
n head2 ben
n head2 berre
n head2 besti
n head2 betre
n head2 beveg
n head2 bille
n head2 biops
n head2 blank
n head2 ble
n head2 blev
n head2 bleve
n head2 bli
n head2 blir
n head2 blive
n head2 blod
n head2 blodp
n head2 blodt
n head2 blød
n head2 bra
n head2 brave
n head2 brore
n head2 bryst
n head2 bröst
n head2 busco
n head2 bättr
n head2 börja
n head2 bør
n head2 børne
n head2 ceren
n head2 cirka
n head2 cm
n head2 criti
n head2 da
n head2 dag
n head2 dagar
n head2 dage
n head2 dagen
n head2 dager
n head2 de
n head2 deg
n head2 dem
n head2 den
n head2 der
n head2 dere
n head2 det
n head2 dette
n head2 diarr
n head2 dig
n head2 dikta
n head2 din
n head2 dra
n head2 drar
n head2 dropp
n head2 dräkt
n head2 dråbe
n head2 du
n head2 dyrkn
n head2 där
n head2 då
n head2 dårli
n head2 døgn
n head2 efter
n head2 eg
n head2 egent
n head2 ei
n head2 ein
n head2 eit
n head2 eksem
n head2 eliqu
n head2 eller
n head2 emot
n head2 en
n head2 ene
n head2 enn
n head2 ens
n head2 epley
n head2 er
n head2 et
n head2 ett
n head2 etter
n head2 fakti
n head2 falde
n head2 farli
n head2 fast
n head2 feber
n head2 fenyl
n head2 fick
n head2 fik
n head2 fikk
n head2 fin
n head2 fine
n head2 fingr
n head2 fint
n head2 fjärd
n head2 for
n head2 forbi
n head2 forsi
n head2 forst
n head2 fortf
n head2 forts
n head2 foten
n head2 fra
n head2 fram
n head2 freda
n head2 fremd
n head2 fri
n head2 frisk
n head2 från
n head2 furos
n head2 fysio
n head2 fået
n head2 får
n head2 fått
n head2 för
n head2 förra
n head2 först
n head2 försä
n head2 først
n head2 g
n head2 ga
n head2 gamme
n head2 gang
n head2 gange
n head2 gav
n head2 genne
n head2 gerne
n head2 give
n head2 giver
n head2 gjør
n head2 glas
n head2 glass
n head2 glemm
n head2 glemt
n head2 god
n head2 godt
n head2 grade
n head2 grati
n head2 gravi
n head2 grei
n head2 greit
n head2 grå
n head2 gå
n head2 gång
n head2 gånge
n head2 går
n head2 gått
n head2 gör
n head2 gør
n head2 ha
n head2 hadde
n head2 hade
n head2 haft
n head2 halse
n head2 halt
n head2 halv
n head2 halvt
n head2 ham
n head2 han
n head2 hans
n head2 har
n head2 hatt
n head2 havde
n head2 have
n head2 hel
n head2 hela
n head2 hele
n head2 helle
n head2 helst
n head2 helt
n head2 hemma
n head2 hende
n head2 henne
n head2 henvi
n head2 her
n head2 heter
n head2 hjelp
n head2 hjemm
n head2 hjern
n head2 hjert
n head2 hjärt
n head2 ho
n head2 hodet
n head2 hofte
n head2 holde
n head2 hon
n head2 honom
n head2 hoppe
n head2 hos
n head2 hosta
n head2 huden
n head2 hun
n head2 hurti
n head2 hver
n head2 hvitt
n head2 hyper
n head2 här
n head2 häst
n head2 höger
n head2 högra
n head2 høgre
n head2 højre
n head2 hører
n head2 høyre
n head2 høyt
n head2 i
n head2 iblan
n head2 ibux
n head2 igen
n head2 igjen
n head2 ikke
n head2 ikkje
n head2 ind
n head2 inden
n head2 inga
n head2 ingen
n head2 inget
n head2 inn
n head2 inte
n head2 intyg
n head2 ipren
n head2 ja
n head2 jag
n head2 jeg
n head2 jo
n head2 ju
n head2 kan
n head2 kanin
n head2 kansk
n head2 karpa
n head2 kaste
n head2 kat
n head2 katt
n head2 kenne
n head2 kg
n head2 kjenn
n head2 klar
n head2 klokk
n head2 klump
n head2 klør
n head2 knæen
n head2 kogt
n head2 koles
n head2 kom
n head2 komme
n head2 kommi
n head2 kona
n head2 kontr
n head2 kraft
n head2 kun
n head2 kvalm
n head2 kvar
n head2 känne
n head2 la
n head2 legge
n head2 lenge
n head2 leppe
n head2 lidt
n head2 lige
n head2 ligge
n head2 like
n head2 lille
n head2 lite
n head2 litt
n head2 livmo
n head2 lugte
n head2 lukta
n head2 lunge
n head2 lymfk
n head2 lyser
n head2 lägge
n head2 läkt
n head2 lärar
n head2 lågt
n head2 låna
n head2 långt
n head2 løp
n head2 lørda
n head2 løs
n head2 man
n head2 mange
n head2 masse
n head2 med
n head2 medic
n head2 meget
n head2 men
n head2 mer
n head2 mere
n head2 mest
n head2 metac
n head2 metfo
n head2 mg
n head2 midna
n head2 mig
n head2 milbe
n head2 min
n head2 mindr
n head2 minut
n head2 ml
n head2 morge
n head2 morgo
n head2 mot
n head2 mye
n head2 myk
n head2 må
n head2 månad
n head2 måned
n head2 måske
n head2 narko
n head2 nat
n head2 natte
n head2 ned
n head2 nede
n head2 negat
n head2 nei
n head2 nej
n head2 ner
n head2 nere
n head2 neste
n head2 ni
n head2 noe
n head2 noget
n head2 nok
n head2 norma
n head2 noter
n head2 nu
n head2 numme
n head2 ny
n head2 när
n head2 nå
n head2 når
n head2 nåt
n head2 och
n head2 og
n head2 også
n head2 okej
n head2 om
n head2 omepr
n head2 ondt
n head2 ont
n head2 op
n head2 opere
n head2 opp
n head2 oppe
n head2 orden
n head2 oss
n head2 over
n head2 panod
n head2 par
n head2 parac
n head2 pasie
n head2 passe
n head2 patie
n head2 penic
n head2 piper
n head2 plage
n head2 posit
n head2 preci
n head2 prost
n head2 pröva
n head2 prøve
n head2 puls
n head2 pus
n head2 puste
n head2 på
n head2 påske
n head2 pænt
n head2 reage
n head2 reflu
n head2 regel
n head2 ren
n head2 rene
n head2 rense
n head2 rent
n head2 rigti
n head2 rimad
n head2 ringe
n head2 rolig
n head2 rosa
n head2 rundt
n head2 rygge
n head2 rätt
n head2 rött
n head2 rød
n head2 rødt
n head2 røntg
n head2 sa
n head2 sagde
n head2 sagt
n head2 samma
n head2 samme
n head2 se
n head2 sedan
n head2 seg
n head2 selv
n head2 sen
n head2 sende
n head2 sendt
n head2 ser
n head2 sertr
n head2 ses
n head2 set
n head2 sette
n head2 si
n head2 sidde
n head2 siden
n head2 sidst
n head2 sig
n head2 siger
n head2 sikke
n head2 sine
n head2 sist
n head2 sitte
n head2 sjuks
n head2 ska
n head2 skal
n head2 skick
n head2 skift
n head2 skriv
n head2 skuld
n head2 skull
n head2 skyll
n head2 sköld
n head2 slag
n head2 slagi
n head2 slikk
n head2 sluta
n head2 slutt
n head2 smert
n head2 smurt
n head2 smärt
n head2 små
n head2 snakk
n head2 som
n head2 sover
n head2 spira
n head2 spise
n head2 sprin
n head2 stabi
n head2 stadi
n head2 stann
n head2 start
n head2 still
n head2 stiv
n head2 stopp
n head2 store
n head2 stykk
n head2 stået
n head2 står
n head2 stærk
n head2 sukke
n head2 svaga
n head2 svimm
n head2 svull
n head2 svårt
n head2 svært
n head2 sykme
n head2 säker
n head2 så
n head2 sådan
n head2 t4
n head2 ta
n head2 table
n head2 tabt
n head2 tage
n head2 tager
n head2 taget
n head2 tagit
n head2 tappa
n head2 tar
n head2 tatt
n head2 temp
n head2 tenne
n head2 tett
n head2 tid
n head2 tiden
n head2 tidig
n head2 til
n head2 till
n head2 tillb
n head2 time
n head2 tok
n head2 tom
n head2 torsd
n head2 trane
n head2 treng
n head2 troli
n head2 tromm
n head2 tror
n head2 tryck
n head2 trækk
n head2 træt
n head2 tunne
n head2 tydel
n head2 tømme
n head2 tørr
n head2 tørt
n head2 u
n head2 ud
n head2 ude
n head2 uger
n head2 ultra
n head2 under
n head2 ungef
n head2 unnsk
n head2 upp
n head2 urine
n head2 ut
n head2 utan
n head2 vacci
n head2 vaksi
n head2 vand
n head2 vanli
n head2 var
n head2 vara
n head2 varer
n head2 varm
n head2 vart
n head2 vecka
n head2 vecko
n head2 ved
n head2 vel
n head2 venst
n head2 vente
n head2 vi
n head2 vid
n head2 vikt
n head2 vil
n head2 vill
n head2 virke
n head2 vondt
n head2 vore
n head2 väl
n head2 vänst
n head2 vätsk
n head2 væk
n head2 være
n head2 været
n head2 vært
n head2 væske
n head2 µg
n head2 är
n head2 å
n head2 åpen
n head2 år
n head2 åt
n head2 ædt
n head2 én
n head2 öroni
n head2 över
n head2 øje
n head2 øm
n head2 ørest
n head2 øret
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
n p # dages
n p # den
n p # det
n p # dl
n p # dropp
n p # dråpe
n p # dygn
n p # då
n p # døgn
n p # efter
n p # eller
n p # en
n p # enhed
n p # enhet
n p # er
n p # et
n p # for
n p # fra
n p # för
n p # først
n p # g
n p # gang
n p # gange
n p # grade
n p # gånge
n p # har
n p # hekto
n p # hvis
n p # i
n p # idag
n p # ja
n p # jeg
n p # kalve
n p # kg
n p # kilom
n p # koppa
n p # krone
n p # kveld
n p # l
n p # liter
n p # med
n p # medis
n p # men
n p # mg
n p # minut
n p # ml
n p # mm
n p # morge
n p # månad
n p # måned
n p # nu
n p # nå
n p # når
n p # och
n p # og
n p # om
n p # p
n p # per
n p # puls
n p # pust
n p # på
n p # regel
n p # ringe
n p # sedan
n p # sekun
n p # sidst
n p # sist
n p # slag
n p # små
n p # som
n p # sting
n p # styck
n p # stykk
n p # så
n p # table
n p # til
n p # till
n p # timer
n p # timma
n p # ting
n p # tror
n p # ud
n p # uger
n p # uka
n p # ukene
n p # uker
n p # var
n p # vecko
n p # ved
n p # veka
n p # veker
n p # vid
n p # x1
n p # x2
n p # µg
n p # år
n p a ingen
n p ad trapp
n p adren #
n p af #
n p af at
n p af de
n p af den
n p af din
n p af for
n p af sig
n p aften i
n p airom #
n p aktin kerat
n p albue er
n p albue og
n p albyl #
n p aldri av
n p aldri gjort
n p alkoh en
n p alkoh ett
n p alla fall
n p alle #
n p alle år
n p aller mot
n p allts #
n p allts på
n p alt fint
n p altså #
n p altså en
n p altså ikke
n p altså jeg
n p alved #
n p alved om
n p alved vid
n p amlod #
n p anden dag
n p anden time
n p andni #
n p andre #
n p andre er
n p anfal var
n p antib nej
n p apoci #
n p apoqu #
n p arret er
n p artro hos
n p astma er
n p astma som
n p at bære
n p at den
n p at det
n p at du
n p at eg
n p at få
n p at han
n p at høre
n p at jeg
n p at ligge
n p at se
n p at tage
n p at tisse
n p at vi
n p at vide
n p atorv #
n p att andas
n p att det
n p att du
n p att hon
n p att inte
n p att jag
n p att komma
n p att se
n p att svälj
n p att vi
n p atten med
n p av #
n p av at
n p av bactr
n p av brunt
n p av de
n p av dei
n p av dem
n p av den
n p av det
n p av dig
n p av en
n p av er
n p av for
n p av henne
n p av i
n p av legen
n p av lunge
n p av meg
n p av mig
n p av og
n p av oss
n p av seg
n p av sig
n p av tenne
n p av øret
n p avfør er
n p bad ham
n p bagti på
n p bajsa inte
n p bak der
n p bak det
n p bakke nei
n p bakkj er
n p banan og
n p banke på
n p bara den
n p bara en
n p bara på
n p bara smala
n p bare #
n p bare det
n p bare en
n p bare ha
n p bare hvis
n p bare på
n p bare så
n p bedre da
n p bedre når
n p bedre om
n p begge #
n p begge sider
n p begge øjne
n p begyn at
n p begyn på
n p begyn å
n p behol du
n p behöv inte
n p behøv ikke
n p beleg på
n p bella den
n p bella har
n p berre når
n p best på
n p besti time
n p besti vi
n p bilde av
n p bille om
n p bind hver
n p bisop #
n p bitti klock
n p blank og
n p ble som
n p ble så
n p ble tatt
n p blev aldri
n p blev allde
n p blev bara
n p blev det
n p blev jeg
n p bli tungp
n p blind som
n p blir #
n p blir det
n p blir du
n p blir skeiv
n p blir svimm
n p blir så
n p blive du
n p blive forpu
n p blive sløv
n p blive ved
n p blivi sämre
n p blod har
n p blod i
n p blod på
n p blodf nej
n p blodp er
n p blodp for
n p blodp fra
n p blodp i
n p blodp ikke
n p blodp og
n p blodp om
n p blodp til
n p blods er
n p blodt #
n p blodt har
n p blodt om
n p blodt är
n p blodv är
n p blokk ut
n p blå om
n p blåsa är
n p blåsl grad
n p blåso sitte
n p blæra er
n p blød og
n p blør ikke
n p bmi #
n p bor med
n p bort den
n p bra att
n p bra men
n p bra på
n p bra ut
n p brave i
n p brev om
n p brica behol
n p bror har
n p brug for
n p brug kondo
n p bruge vi
n p bruke jeg
n p brunt vax
n p bröst när
n p bt #
n p bugen er
n p buler litt
n p bupre #
n p byter till
n p byter vi
n p bytte hösil
n p bättr om
n p båda #
n p båda sidor
n p båda örone
n p börja i
n p börja som
n p börja vi
n p bør vi
n p bøyer deg
n p canin #
n p care #
n p celle i
n p cha2d #
n p choko #
n p cirka #
n p cm på
n p cocke spani
n p criti care
n p crp #
n p crp är
n p crt #
n p cyklo #
n p cyste ser
n p cytop i
n p da blir
n p da de
n p da det
n p da er
n p da forts
n p da får
n p da gir
n p da går
n p da han
n p da har
n p da ikke
n p da jeg
n p da kan
n p da kjenn
n p da lar
n p da må
n p da prøve
n p da ser
n p da ses
n p da sette
n p da søker
n p da tar
n p dag #
n p dag er
n p dag i
n p dag och
n p dag og
n p dag på
n p dag är
n p dagar i
n p dagar med
n p dagar och
n p dage efter
n p dage i
n p dage og
n p dage siden
n p dage så
n p dagen #
n p dagen efter
n p dagen for
n p dagen i
n p dagen med
n p dagen men
n p dagen og
n p dager med
n p dager men
n p dager og
n p dager siden
n p dager til
n p dagli i
n p dagli og
n p dagti i
n p de #
n p de andre
n p de der
n p de där
n p de er
n p de flest
n p de har
n p de i
n p de kom
n p de næste
n p de sagde
n p de skal
n p de table
n p de tok
n p de var
n p de är
n p deg #
n p deg fram
n p deg i
n p deg til
n p dei #
n p dei andre
n p dem er
n p dem har
n p dem i
n p dem på
n p dem skal
n p den #
n p den anden
n p den andre
n p den blev
n p den blå
n p den bruke
n p den der
n p den där
n p den ene
n p den er
n p den for
n p den forts
n p den får
n p den først
n p den gamle
n p den gör
n p den har
n p den hele
n p den hente
n p den her
n p den holde
n p den här
n p den højre
n p den høyre
n p den i
n p den ikke
n p den kan
n p den lille
n p den må
n p den nu
n p den nå
n p den næste
n p den og
n p den om
n p den op
n p den på
n p den røde
n p den samme
n p den siden
n p den sidst
n p den siste
n p den ska
n p den skal
n p den slutt
n p den smøre
n p den som
n p den store
n p den strek
n p den står
n p den tar
n p den til
n p den tog
n p den tolvt
n p den tredj
n p den var
n p den venst
n p den vil
n p den virke
n p den är
n p denne uka
n p depo- #
n p depot #
n p der en
n p der er
n p der et
n p der fik
n p der har
n p der hjert
n p der i
n p der ikke
n p der ingen
n p der ja
n p der kom
n p der komme
n p der ligge
n p der med
n p der nede
n p der sidde
n p der vandd
n p der var
n p dere har
n p dere komme
n p dere og
n p dere tilba
n p derfo han
n p det #
n p det an
n p det andre
n p det at
n p det att
n p det bare
n p det begyn
n p det behöv
n p det behøv
n p det ble
n p det blev
n p det blir
n p det blive
n p det blod
n p det blodt
n p det bra
n p det bruka
n p det da
n p det den
n p det der
n p det du
n p det e
n p det eine
n p det eller
n p det en
n p det ene
n p det er
n p det et
n p det fik
n p det finne
n p det finns
n p det fint
n p det forst
n p det från
n p det får
n p det för
n p det før
n p det ga
n p det gick
n p det gikk
n p det gir
n p det gjord
n p det gjør
n p det godt
n p det går
n p det gælde
n p det gör
n p det gør
n p det hadde
n p det har
n p det hedde
n p det hele
n p det helle
n p det helt
n p det hende
n p det her
n p det hjelp
n p det hjälp
n p det hjælp
n p det här
n p det höga
n p det höger
n p det højre
n p det hører
n p det høyre
n p det i
n p det igen
n p det igjen
n p det ikke
n p det ikkje
n p det ingen
n p det inte
n p det ja
n p det jeg
n p det kan
n p det klist
n p det klør
n p det knatr
n p det kom
n p det komme
n p det legge
n p det ligge
n p det ligne
n p det litt
n p det lugte
n p det lukta
n p det lukte
n p det låter
n p det mange
n p det med
n p det men
n p det må
n p det måste
n p det ned
n p det nok
n p det nu
n p det när
n p det nå
n p det når
n p det og
n p det opp
n p det passe
n p det pleje
n p det prikk
n p det på
n p det rassl
n p det samme
n p det seg
n p det ser
n p det sig
n p det ska
n p det skal
n p det skriv
n p det skull
n p det slutt
n p det som
n p det start
n p det stemm
n p det stikk
n p det stopp
n p det strål
n p det står
n p det svart
n p det svide
n p det svier
n p det så
n p det sånn
n p det tager
n p det tar
n p det tog
n p det treng
n p det tror
n p det tycke
n p det tåler
n p det ut
n p det vanli
n p det var
n p det vart
n p det veit
n p det vel
n p det venst
n p det vente
n p det verst
n p det vet
n p det vi
n p det vikti
n p det vil
n p det vill
n p det være
n p det är
n p dette er
n p diabe om
n p dig direk
n p dig en
n p dig hurti
n p dig i
n p dig nu
n p dig om
n p dig på
n p dig til
n p din egen
n p din læge
n p din søste
n p ditt er
n p dobbe eller
n p dog av
n p domni eller
n p domni i
n p drag om
n p drak oveni
n p drar i
n p drick hon
n p drick och
n p drick orden
n p drick små
n p drik rigel
n p drikk #
n p drikk så
n p dropp i
n p dropp på
n p dropp vi
n p dråbe #
n p du #
n p du av
n p du bare
n p du behöv
n p du blir
n p du blive
n p du blør
n p du bruke
n p du börja
n p du den
n p du det
n p du dække
n p du en
n p du er
n p du fik
n p du fikk
n p du for
n p du forts
n p du fra
n p du få
n p du får
n p du før
n p du ger
n p du godt
n p du gå
n p du ha
n p du hade
n p du har
n p du have
n p du hit
n p du holde
n p du i
n p du ikke
n p du ikkje
n p du in
n p du inte
n p du kan
n p du kissa
n p du kjenn
n p du kom
n p du komme
n p du ligge
n p du med
n p du må
n p du och
n p du op
n p du opp
n p du pause
n p du puste
n p du på
n p du reise
n p du rett
n p du ringe
n p du sa
n p du sagde
n p du ser
n p du siger
n p du ska
n p du skal
n p du skull
n p du slipp
n p du slutt
n p du start
n p du står
n p du så
n p du ta
n p du taler
n p du tar
n p du tid
n p du til
n p du tilba
n p du till
n p du treng
n p du var
n p du vil
n p du vill
n p du är
n p dygne runt
n p där är
n p då blir
n p då fick
n p då får
n p då går
n p då gör
n p då har
n p då kan
n p då nu
n p då skal
n p då skriv
n p då tar
n p då titta
n p då var
n p då är
n p då åker
n p dårli med
n p døde af
n p døde av
n p døgn etter
n p døgn med
n p efter #
n p efter att
n p efter det
n p efter en
n p eg av
n p eg er
n p eg fekk
n p eg får
n p eg hadde
n p eg har
n p eg ikkje
n p eg kjenn
n p eg ligg
n p eg men
n p eg på
n p eg ringe
n p eg ser
n p eg sto
n p eg tek
n p eg trur
n p eg vil
n p egen læge
n p egent tatt
n p egfr #
n p ei sene
n p ei sprøy
n p ei uke
n p ei veke
n p ein del
n p ein gang
n p ein gong
n p ekg i
n p eliqu i
n p eller #
n p eller begyn
n p eller blir
n p eller det
n p eller er
n p eller feber
n p eller fint
n p eller flank
n p eller får
n p eller hun
n p eller ikke
n p eller ingen
n p eller jo
n p eller komme
n p eller løs
n p eller ondt
n p eller slutt
n p eller så
n p elsa har
n p en #
n p en aller
n p en av
n p en blodp
n p en bule
n p en byld
n p en dag
n p en del
n p en dropp
n p en dråbe
n p en enkel
n p en fisk
n p en forst
n p en först
n p en gang
n p en god
n p en godar
n p en gång
n p en halv
n p en halvt
n p en hel
n p en hormo
n p en hver
n p en i
n p en kapse
n p en katt
n p en knude
n p en korti
n p en kraft
n p en kul
n p en kvart
n p en lille
n p en liten
n p en minut
n p en misly
n p en månad
n p en måned
n p en ny
n p en när
n p en om
n p en parac
n p en pluts
n p en på
n p en påse
n p en recep
n p en resep
n p en sebor
n p en smule
n p en sprut
n p en sprøj
n p en sprøy
n p en stati
n p en sten
n p en stund
n p en svuls
n p en table
n p en test
n p en til
n p en till
n p en time
n p en timme
n p en uge
n p en uges
n p en uke
n p en urinp
n p en vanli
n p en varm
n p en vaske
n p en vecka
n p en öl
n p en öroni
n p enala #
n p enala för
n p enhet canin
n p enhet morgo
n p enkel gang
n p enn #
n p enn i
n p enn meg
n p er #
n p er alt
n p er altså
n p er at
n p er bare
n p er bedre
n p er bella
n p er blank
n p er bleve
n p er blød
n p er bløt
n p er borre
n p er brunt
n p er børne
n p er de
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
n p er forsi
n p er forst
n p er fra
n p er fri
n p er frisk
n p er god
n p er godt
n p er greit
n p er grå
n p er gået
n p er gått
n p er halt
n p er han
n p er hard
n p er heilt
n p er hel
n p er helt
n p er hende
n p er henvi
n p er her
n p er ho
n p er hoven
n p er hun
n p er hård
n p er hævet
n p er højre
n p er i
n p er ikke
n p er ikkje
n p er ingen
n p er jeg
n p er jo
n p er klar
n p er klart
n p er kolde
n p er komme
n p er kraft
n p er kræft
n p er kun
n p er let
n p er lidt
n p er lige
n p er lik
n p er liten
n p er litt
n p er lyser
n p er løs
n p er meget
n p er mye
n p er myk
n p er myke
n p er nede
n p er negat
n p er noe
n p er nok
n p er norma
n p er noter
n p er også
n p er om
n p er over
n p er posit
n p er på
n p er pæn
n p er pæne
n p er ren
n p er rene
n p er rent
n p er rolig
n p er rosa
n p er rød
n p er rødt
n p er selv
n p er slank
n p er slemt
n p er slidg
n p er små
n p er som
n p er stabi
n p er stor
n p er så
n p er sådan
n p er tatt
n p er tett
n p er til
n p er tom
n p er tromm
n p er træt
n p er tør
n p er tørr
n p er tørt
n p er ude
n p er under
n p er uroli
n p er vaksi
n p er varm
n p er vel
n p er venst
n p er verst
n p er vi
n p er åpen
n p er øm
n p er ørest
n p et døgn
n p et halvt
n p et jekse
n p et kvart
n p et lite
n p et par
n p et røntg
n p et sug
n p et sår
n p et virus
n p et år
n p ett #
n p ett band
n p ett basal
n p ett bein
n p ett drag
n p ett dygn
n p ett glas
n p ett halvå
n p ett helt
n p ett par
n p ett stopp
n p ett sår
n p ett år
n p etter #
n p etter at
n p etter den
n p etter det
n p etter vekta
n p etter vento
n p falde til
n p falsk strub
n p falt #
n p famil mamma
n p far har
n p farli men
n p fast i
n p faste fra
n p fastl din
n p feber #
n p feber eller
n p feber gått
n p feber har
n p feber i
n p feber og
n p feber over
n p feber skal
n p feber så
n p fel på
n p ferdi med
n p ferri #
n p ferro #
n p fick du
n p fick hon
n p fick jag
n p fick ont
n p fik det
n p fik jeg
n p fikk han
n p fikk hjert
n p fikk hun
n p fikk utsle
n p fin i
n p fin og
n p fin ut
n p fine og
n p fint det
n p fint på
n p fint sin
n p fire- gange
n p fjerd time
n p fjor haust
n p fjor men
n p flere gange
n p flixo #
n p flytt den
n p fläck på
n p for #
n p for at
n p for blod
n p for blodp
n p for blodt
n p for dagen
n p for den
n p for det
n p for du
n p for en
n p for et
n p for halsb
n p for han
n p for hjert
n p for hun
n p for højt
n p for høyt
n p for jeg
n p for lavt
n p for mange
n p for meget
n p for min
n p for tidli
n p foran og
n p fordi det
n p fordi du
n p fordi jeg
n p forke på
n p forri uke
n p forsi i
n p forst jeg
n p forst lymfe
n p forts #
n p forts du
n p forts i
n p forts med
n p forts uændr
n p fot og
n p fra #
n p fra en
n p fra fastl
n p fra før
n p fra i
n p fra midna
n p fra septe
n p fra øret
n p fram med
n p fram til
n p fram till
n p freda klokk
n p freda så
n p fri i
n p fri væske
n p frisk som
n p fross skuld
n p frå #
n p från #
n p från förra
n p från i
n p fugti og
n p full av
n p funde på
n p furix #
n p furos #
n p fylle skåla
n p fysio og
n p få det
n p får #
n p får apoqu
n p får de
n p får det
n p får du
n p får en
n p får et
n p får for
n p får gå
n p får han
n p får ho
n p får hon
n p får hun
n p får i
n p får ikke
n p får ikkje
n p får ingen
n p får jag
n p får jeg
n p får mange
n p får med
n p får metac
n p får metfo
n p får også
n p får omepr
n p får ont
n p får osurn
n p får penic
n p får sånn
n p får tanka
n p får utsle
n p får vente
n p får være
n p fått en
n p fått i
n p för #
n p för att
n p för dig
n p för en
n p för hjärt
n p för högt
n p för koles
n p för rygge
n p förra gånge
n p förra vecka
n p förra året
n p förrä stygn
n p först gånge
n p först vecka
n p förut var
n p følel i
n p følge du
n p før det
n p før du
n p før for
n p før jeg
n p før men
n p før narko
n p før var
n p før ved
n p før vi
n p først #
n p først dage
n p først dagen
n p først måned
n p først omgan
n p først uge
n p g #
n p g en
n p g innti
n p g om
n p ga seg
n p gabap #
n p galt med
n p gang dagli
n p gang i
n p gang med
n p gang om
n p gange #
n p gange dagli
n p gange er
n p gange i
n p gange og
n p gange om
n p gange på
n p gange siden
n p gapar #
n p gav hende
n p gav honom
n p gav mig
n p ge den
n p ge dig
n p ge inte
n p genne #
n p ger dig
n p ger du
n p ger god
n p gerne have
n p gi deg
n p gick fint
n p gick upp
n p gigt i
n p gir den
n p gir du
n p gir vi
n p giver de
n p giver hende
n p giver jeg
n p givet hende
n p gjern det
n p gjort i
n p gjør det
n p gjør hun
n p gjør jeg
n p gjør vondt
n p glad for
n p glas vin
n p glass vin
n p glemm den
n p god allme
n p god dag
n p god konta
n p godt at
n p godt du
n p godt i
n p godt nok
n p godt på
n p godt så
n p godt være
n p godt å
n p gonge i
n p grad #
n p grade på
n p grund af
n p grund av
n p grund til
n p grunn av
n p grå stær
n p grønt og
n p gule skorp
n p gå i
n p gå ned
n p gå på
n p gå til
n p gå tur
n p gået i
n p gång dagli
n p gång för
n p gång om
n p gång till
n p gånge dagli
n p gånge i
n p gånge och
n p gånge om
n p gånge per
n p går #
n p går aftes
n p går att
n p går bra
n p går det
n p går du
n p går fint
n p går fra
n p går greit
n p går i
n p går ikke
n p går jag
n p går jo
n p går kveld
n p går kväll
n p går morge
n p går ned
n p går ner
n p går og
n p går op
n p går opp
n p går over
n p går på
n p går under
n p går ut
n p går vi
n p gått #
n p gått fra
n p gått litt
n p gått ned
n p gått ner
n p gått på
n p gömme sig
n p gör det
n p gör ingen
n p gör ont
n p gör så
n p gör vi
n p göra så
n p gøend hoste
n p gør det
n p gør ikke
n p gør ingen
n p gør jeg
n p gør vi
n p ha det
n p ha en
n p ha ha
n p ha mer
n p ha något
n p ha selex
n p hadde det
n p hadde eg
n p hadde hun
n p hadde jeg
n p hade du
n p hade ju
n p haft det
n p haft ondt
n p haft ont
n p haft tynd
n p haft vattk
n p halse er
n p halta på
n p halte på
n p halv #
n p halv table
n p halvt minut
n p halvt år
n p ham en
n p ham med
n p han #
n p han blev
n p han blir
n p han blive
n p han börja
n p han drikk
n p han er
n p han fick
n p han fik
n p han fikk
n p han fint
n p han får
n p han går
n p han ha
n p han hade
n p han halte
n p han har
n p han hosta
n p han hoste
n p han i
n p han ikke
n p han inte
n p han kan
n p han ligge
n p han men
n p han må
n p han opp
n p han seg
n p han sitte
n p han skal
n p han slikk
n p han sluta
n p han spise
n p han tager
n p han tisse
n p han var
n p han veier
n p han är
n p han äter
n p han åt
n p han æder
n p hans bror
n p hans har
n p har #
n p har aldri
n p har bajsa
n p har bare
n p har begyn
n p har blitt
n p har brukt
n p har den
n p har det
n p har du
n p har eg
n p har en
n p har et
n p har ett
n p har feber
n p har fået
n p har fått
n p har gitt
n p har god
n p har gått
n p har haft
n p har han
n p har hatt
n p har hon
n p har hosta
n p har hun
n p har ikke
n p har ikkje
n p har ingen
n p har inte
n p har jag
n p har jeg
n p har jo
n p har ju
n p har lagt
n p har lige
n p har ligge
n p har lyst
n p har løpt
n p har migræ
n p har neste
n p har nog
n p har også
n p har ont
n p har opere
n p har pasie
n p har rense
n p har sagt
n p har selv
n p har set
n p har sett
n p har sitte
n p har sluta
n p har spira
n p har spist
n p har stann
n p har stopp
n p har stått
n p har sukke
n p har så
n p har tabt
n p har taget
n p har tagit
n p har tatt
n p har varit
n p har vi
n p har vondt
n p har vore
n p har väl
n p har været
n p har vært
n p hard og
n p hardt og
n p hatt noe
n p have du
n p have en
n p have et
n p have mere
n p have penic
n p hba1c #
n p hei og
n p heile dagen
n p heise er
n p hel table
n p hela runda
n p hela tiden
n p hele dagen
n p hele huset
n p hele natta
n p hele somme
n p hele tida
n p hele tiden
n p hele vejen
n p helle ikke
n p helst ikke
n p helst når
n p helt fin
n p helt fint
n p helt i
n p helt lukke
n p helt norma
n p helt op
n p helt tom
n p hemog er
n p hende i
n p hende på
n p henne #
n p henne med
n p henne opp
n p hente den
n p hente du
n p henvi deg
n p henvi dig
n p henvi fra
n p henvi i
n p henvi jeg
n p henvi til
n p her bak
n p her er
n p her har
n p her i
n p her med
n p her nå
n p her og
n p her om
n p her over
n p her på
n p her står
n p her til
n p hjert #
n p hjert da
n p hjert er
n p hjert og
n p hjert slår
n p hjärt #
n p hjärt låter
n p hjärt och
n p ho #
n p ho er
n p ho et
n p ho får
n p ho ha
n p ho har
n p ho på
n p ho var
n p ho vil
n p hodep eller
n p hofte med
n p hofte og
n p hofte var
n p holde i
n p holdt på
n p hon #
n p hon biter
n p hon blir
n p hon börja
n p hon en
n p hon fick
n p hon fylld
n p hon får
n p hon hade
n p hon halta
n p hon har
n p hon hosta
n p hon i
n p hon inte
n p hon löpte
n p hon rapar
n p hon skaka
n p hon sprin
n p hon står
n p hon var
n p hon väger
n p hon är
n p hon äter
n p hon åt
n p hoppa över
n p hos den
n p hos fastl
n p hos fysio
n p hos mig
n p hos oss
n p hos sygep
n p hosta blod
n p hosta i
n p hosta på
n p hoste eller
n p hoste og
n p hoste som
n p hoved #
n p hoved og
n p hoven er
n p hoven i
n p hoven og
n p hovna opp
n p huden er
n p hull i
n p hun #
n p hun blir
n p hun drikk
n p hun en
n p hun er
n p hun fik
n p hun fikk
n p hun forts
n p hun får
n p hun fått
n p hun går
n p hun hadde
n p hun har
n p hun have
n p hun holde
n p hun hoste
n p hun i
n p hun ikke
n p hun kan
n p hun kaste
n p hun klør
n p hun med
n p hun men
n p hun metac
n p hun nyser
n p hun piver
n p hun sette
n p hun sier
n p hun sitte
n p hun skal
n p hun skull
n p hun slikk
n p hun sover
n p hun var
n p hun vejer
n p hun vil
n p hurti ned
n p huvud hela
n p hver anden
n p hver dag
n p hver fjerd
n p hver gang
n p hver kveld
n p hver morge
n p hver måned
n p hver sjett
n p hver time
n p hver tredj
n p hvis den
n p hvis det
n p hvis du
n p hvis han
n p hvis hun
n p hvis jeg
n p hvor det
n p hydro #
n p här en
n p här i
n p här och
n p här på
n p här är
n p hånd er
n p håndl er
n p hård i
n p hæmog #
n p hæved ben
n p hævel over
n p hævet og
n p hög feber
n p höger knä
n p höger ser
n p höger sida
n p höger är
n p höger öga
n p höger öra
n p högst #
n p höjer vi
n p hör av
n p hör du
n p hörse är
n p hösil i
n p høgre bak
n p høgre side
n p højre er
n p højre fod
n p højre for
n p højre knæ
n p højre side
n p højre skuld
n p højre øre
n p højst #
n p hører ingen
n p hører jeg
n p hører neste
n p høy og
n p høyre #
n p høyre bakbe
n p høyre er
n p høyre fram
n p høyre kne
n p høyre kneet
n p høyre side
n p høyre øre
n p høyt stoff
n p i #
n p i a
n p i aften
n p i agria
n p i alla
n p i alle
n p i ansik
n p i april
n p i armen
n p i armhu
n p i augus
n p i avfør
n p i bakke
n p i barne
n p i begge
n p i beina
n p i bekke
n p i benet
n p i beveg
n p i blode
n p i blære
n p i boxen
n p i bryst
n p i bröst
n p i buken
n p i buret
n p i börja
n p i dag
n p i de
n p i den
n p i derma
n p i det
n p i din
n p i døgne
n p i e-bok
n p i efter
n p i ei
n p i en
n p i endet
n p i et
n p i ett
n p i famil
n p i feber
n p i fingr
n p i fjol
n p i fjor
n p i foden
n p i foten
n p i freda
n p i förra
n p i først
n p i gang
n p i gange
n p i give
n p i går
n p i halse
n p i havde
n p i hele
n p i helga
n p i helge
n p i henne
n p i huden
n p i huvud
n p i hvert
n p i hvile
n p i höger
n p i höst
n p i hösta
n p i højre
n p i høst
n p i høyre
n p i ikke
n p i janua
n p i journ
n p i juli
n p i kanti
n p i kneet
n p i kneha
n p i korsr
n p i kveld
n p i kväll
n p i ledde
n p i leden
n p i legge
n p i lille
n p i lunge
n p i lyske
n p i lådan
n p i låret
n p i lörda
n p i lørda
n p i magen
n p i mai
n p i maj
n p i manda
n p i mars
n p i marts
n p i maten
n p i maven
n p i mer
n p i midte
n p i mikro
n p i minut
n p i mjølk
n p i morge
n p i morgo
n p i morse
n p i munde
n p i munne
n p i muske
n p i muskl
n p i månad
n p i månda
n p i måned
n p i mørke
n p i nacke
n p i nakke
n p i narko
n p i nat
n p i natt
n p i næste
n p i oktob
n p i onsda
n p i orden
n p i oslo
n p i overm
n p i pakke
n p i pande
n p i panna
n p i puste
n p i påska
n p i remis
n p i ro
n p i rumpa
n p i rygge
n p i samme
n p i senga
n p i septe
n p i sidst
n p i skoge
n p i skrid
n p i skrit
n p i skuff
n p i slags
n p i snor
n p i somme
n p i somra
n p i spene
n p i stade
n p i start
n p i sted
n p i stede
n p i stopp
n p i stå
n p i syges
n p i så
n p i sönda
n p i tarme
n p i til
n p i tomme
n p i torsd
n p i trapp
n p i tumme
n p i tunnt
n p i tåen
n p i uge
n p i uka
n p i under
n p i uppfö
n p i urine
n p i vecka
n p i vekt
n p i venen
n p i venst
n p i vikt
n p i vila
n p i vintr
n p i vugge
n p i vänst
n p i väntr
n p i vår
n p i våras
n p i år
n p i én
n p i örat
n p i örone
n p i øret
n p iblan men
n p ibupr #
n p igen #
n p igen hvis
n p igen i
n p igen og
n p igen om
n p igen på
n p igjen i
n p igjen om
n p ikke #
n p ikke aktue
n p ikke aller
n p ikke at
n p ikke bare
n p ikke bedre
n p ikke betæn
n p ikke blod
n p ikke de
n p ikke den
n p ikke det
n p ikke diaré
n p ikke eller
n p ikke en
n p ikke ennå
n p ikke er
n p ikke farli
n p ikke feber
n p ikke flere
n p ikke for
n p ikke få
n p ikke får
n p ikke før
n p ikke gi
n p ikke godt
n p ikke gravi
n p ikke gått
n p ikke ha
n p ikke haft
n p ikke har
n p ikke hatt
n p ikke have
n p ikke i
n p ikke ikke
n p ikke indik
n p ikke kan
n p ikke kaste
n p ikke kastr
n p ikke klare
n p ikke komme
n p ikke køre
n p ikke lige
n p ikke løfte
n p ikke med
n p ikke men
n p ikke mer
n p ikke mere
n p ikke mærke
n p ikke nakke
n p ikke noe
n p ikke noget
n p ikke nu
n p ikke nå
n p ikke når
n p ikke nødve
n p ikke ondt
n p ikke op
n p ikke opp
n p ikke puste
n p ikke på
n p ikke rent
n p ikke rigti
n p ikke råd
n p ikke røntg
n p ikke rørt
n p ikke se
n p ikke selv
n p ikke set
n p ikke sett
n p ikke siden
n p ikke slutt
n p ikke smert
n p ikke som
n p ikke sove
n p ikke spise
n p ikke spist
n p ikke stå
n p ikke støtt
n p ikke så
n p ikke ta
n p ikke tabt
n p ikke tatt
n p ikke til
n p ikke ud
n p ikke velko
n p ikke vil
n p ikke vondt
n p ikke være
n p ikke vært
n p ikke å
n p ikke øm
n p ikkje det
n p ikkje ha
n p ikkje no
n p ikkje noko
n p iltmæ #
n p in en
n p ind i
n p ind med
n p inden for
n p indik for
n p indti da
n p infor om
n p inga knöla
n p inga själv
n p inga sprut
n p inga sår
n p inga tecke
n p ingen af
n p ingen aller
n p ingen antib
n p ingen bilyd
n p ingen blod
n p ingen blødn
n p ingen bryst
n p ingen diarr
n p ingen diaré
n p ingen feber
n p ingen flytn
n p ingen forst
n p ingen fri
n p ingen frukt
n p ingen för
n p ingen galop
n p ingen gavn
n p ingen grund
n p ingen hevel
n p ingen hodep
n p ingen hosta
n p ingen hoste
n p ingen hævel
n p ingen i
n p ingen knatr
n p ingen knude
n p ingen knute
n p ingen känd
n p ingen loppe
n p ingen løs
n p ingen med
n p ingen misly
n p ingen mista
n p ingen nedst
n p ingen oppka
n p ingen polyp
n p ingen smert
n p ingen smärt
n p ingen snuva
n p ingen sukke
n p ingen svull
n p ingen sår
n p ingen table
n p ingen tarml
n p ingen tegn
n p ingen vondt
n p ingen væske
n p ingen ömhet
n p inget annat
n p inget blod
n p inget blåsl
n p inget onorm
n p inget sånt
n p inget sår
n p inn i
n p inn med
n p inn på
n p innan jag
n p innan vi
n p innti #
n p inte alls
n p inte andfå
n p inte blir
n p inte bättr
n p inte den
n p inte det
n p inte direk
n p inte dräkt
n p inte en
n p inte först
n p inte ha
n p inte haft
n p inte har
n p inte hela
n p inte hon
n p inte i
n p inte kan
n p inte köra
n p inte längr
n p inte med
n p inte men
n p inte mer
n p inte nu
n p inte ont
n p inte opere
n p inte på
n p inte rikti
n p inte slagi
n p inte svimm
n p inte så
n p inte till
n p inte utesl
n p inte vacci
n p inte vara
n p inte är
n p inte öm
n p inte över
n p ipren #
n p ja #
n p ja den
n p ja der
n p ja det
n p ja du
n p ja en
n p ja han
n p ja hun
n p ja jag
n p ja jeg
n p ja men
n p ja och
n p jag #
n p jag aldri
n p jag att
n p jag av
n p jag blev
n p jag blir
n p jag det
n p jag en
n p jag får
n p jag föres
n p jag först
n p jag gav
n p jag ger
n p jag gör
n p jag haft
n p jag har
n p jag hör
n p jag i
n p jag in
n p jag inte
n p jag jobba
n p jag ju
n p jag kan
n p jag kissa
n p jag komme
n p jag känne
n p jag lägge
n p jag med
n p jag måste
n p jag om
n p jag prata
n p jag på
n p jag ringe
n p jag ser
n p jag ska
n p jag skick
n p jag skull
n p jag sluta
n p jag som
n p jag sover
n p jag säga
n p jag sätte
n p jag tar
n p jag titta
n p jag tog
n p jag tror
n p jag tryck
n p jag tycke
n p jag tänkt
n p jag var
n p jag vet
n p jag är
n p jaha så
n p jardi #
n p jeg #
n p jeg at
n p jeg bare
n p jeg begyn
n p jeg ble
n p jeg blir
n p jeg bruge
n p jeg deg
n p jeg det
n p jeg dig
n p jeg drikk
n p jeg en
n p jeg er
n p jeg et
n p jeg fandt
n p jeg fik
n p jeg fikk
n p jeg finne
n p jeg fjern
n p jeg flytt
n p jeg for
n p jeg fores
n p jeg fylle
n p jeg fået
n p jeg får
n p jeg ga
n p jeg gav
n p jeg gerne
n p jeg gik
n p jeg gir
n p jeg gjort
n p jeg glemm
n p jeg godt
n p jeg gå
n p jeg går
n p jeg hadde
n p jeg har
n p jeg havde
n p jeg helle
n p jeg henvi
n p jeg her
n p jeg holdt
n p jeg hører
n p jeg i
n p jeg ikke
n p jeg ikkje
n p jeg inn
n p jeg jo
n p jeg kan
n p jeg kaste
n p jeg kigge
n p jeg kjenn
n p jeg klare
n p jeg klemm
n p jeg klipp
n p jeg komme
n p jeg lige
n p jeg ligge
n p jeg litt
n p jeg lægge
n p jeg løfte
n p jeg med
n p jeg mener
n p jeg måler
n p jeg målte
n p jeg mærke
n p jeg nok
n p jeg nå
n p jeg og
n p jeg også
n p jeg om
n p jeg prøvd
n p jeg prøve
n p jeg på
n p jeg ringe
n p jeg sat
n p jeg se
n p jeg sende
n p jeg ser
n p jeg set
n p jeg sette
n p jeg si
n p jeg siger
n p jeg skal
n p jeg skjøn
n p jeg skriv
n p jeg skull
n p jeg skære
n p jeg slutt
n p jeg sover
n p jeg stopp
n p jeg strek
n p jeg stræk
n p jeg synes
n p jeg synte
n p jeg så
n p jeg sånn
n p jeg sætte
n p jeg tager
n p jeg tar
n p jeg telle
n p jeg telte
n p jeg tenke
n p jeg til
n p jeg tilba
n p jeg tog
n p jeg tok
n p jeg trodd
n p jeg troed
n p jeg tror
n p jeg trykk
n p jeg trådt
n p jeg tænke
n p jeg tænkt
n p jeg udslæ
n p jeg var
n p jeg vil
n p jeg ville
n p jeg våkne
n p jo #
n p jo den
n p jo det
n p jo hatt
n p jo hele
n p jo helt
n p jo i
n p jo ikke
n p jo litt
n p jo men
n p jo også
n p jo på
n p jo til
n p ju en
n p ju i
n p ju inte
n p junio #
n p just det
n p just nu
n p kalde det
n p kaliu #
n p kalsi i
n p kalva i
n p kalva på
n p kan det
n p kan du
n p kan flytt
n p kan få
n p kan godt
n p kan gå
n p kan han
n p kan ikke
n p kan inte
n p kan jag
n p kan jeg
n p kan komme
n p kan ni
n p kan se
n p kan skriv
n p kan stå
n p kan støtt
n p kan ta
n p kan vi
n p kan være
n p kande #
n p kansk en
n p kante og
n p kasta opp
n p kaste ikke
n p kaste op
n p kaste opp
n p katte fra
n p kg #
n p kg en
n p kg i
n p kg og
n p kg opp
n p kg på
n p kg under
n p kigge i
n p kigge på
n p kilom så
n p kissa inte
n p kissa och
n p kjenn ikke
n p kjenn jeg
n p klare å
n p kliar sig
n p klini t
n p klock #
n p klokk #
n p klump i
n p klåda av
n p klør ikke
n p klør noe
n p klør sig
n p kne er
n p knude på
n p knæet er
n p kom det
n p kom hjem
n p kom i
n p kom igen
n p kom ind
n p kom inn
n p kom jo
n p kom med
n p kom så
n p kom tillb
n p kom ud
n p komme af
n p komme der
n p komme dere
n p komme det
n p komme du
n p komme igen
n p komme ikke
n p komme med
n p komme ni
n p komme noe
n p komme när
n p komme når
n p komme og
n p komme om
n p komme på
n p komme til
n p komme tilba
n p kona har
n p konsu i
n p kontr av
n p kontr her
n p kontr om
n p kontr på
n p korte episo
n p kraft blødn
n p kraft er
n p kraft i
n p krage på
n p krave på
n p krea #
n p kreat #
n p kreat er
n p kreat og
n p kroni njurs
n p kräks inte
n p kräm #
n p kuler i
n p kun den
n p kun hvis
n p kun i
n p kun lidt
n p kun om
n p kunne ikke
n p kurve om
n p kvalm ja
n p kvar dag
n p kveld i
n p kveld og
n p kvind #
n p kvinn #
n p kväll i
n p känne en
n p känne jag
n p känns norma
n p kåvep #
n p kåvep på
n p kælve i
n p kør forsi
n p køre bil
n p l i
n p lagt mig
n p lagt på
n p langt er
n p lar vi
n p lavt stofs
n p ldl #
n p legev på
n p legge er
n p legge jeg
n p legge vi
n p leuko #
n p levax #
n p lever er
n p lever om
n p lidt i
n p lidt klart
n p lidt men
n p lidt om
n p lige en
n p lige i
n p lige meget
n p lige nu
n p lige på
n p lige så
n p ligg på
n p ligga på
n p ligge det
n p ligge du
n p ligge i
n p ligge och
n p ligge på
n p linse er
n p lite blod
n p lite bättr
n p lite i
n p lite mer
n p lite muske
n p lite torr
n p lite torra
n p liten och
n p liten og
n p liter vatte
n p litt av
n p litt for
n p litt høyt
n p litt i
n p litt neseb
n p litt når
n p litt opp
n p litt oppbl
n p litt på
n p litt små
n p litt treg
n p litt væske
n p litt øm
n p ljumm vatte
n p locoi én
n p loppe i
n p losar #
n p lpk #
n p lunge er
n p lunge her
n p lunge høres
n p lunge i
n p lungo låter
n p lungr och
n p lymfe i
n p lymfe på
n p lyser på
n p lägge vi
n p lå jeg
n p låg på
n p låren av
n p låter bra
n p låter rena
n p låter som
n p læg dig
n p læge om
n p lægge en
n p lørda og
n p løs avfør
n p løs i
n p løs mage
n p magen av
n p magen er
n p magen i
n p magen och
n p magen är
n p mages er
n p maj men
n p maks #
n p mamma har
n p mamma är
n p man säga
n p mand #
n p mande er
n p mandl med
n p mange år
n p manne min
n p maten och
n p mave siden
n p maven er
n p maven og
n p me ein
n p med #
n p med adren
n p med alved
n p med at
n p med criti
n p med de
n p med deg
n p med dem
n p med den
n p med det
n p med ein
n p med eliqu
n p med en
n p med et
n p med feber
n p med fnokk
n p med for
n p med för
n p med han
n p med henne
n p med hjert
n p med ho
n p med hoved
n p med i
n p med klorh
n p med kontr
n p med korti
n p med lidt
n p med lite
n p med mat
n p med maten
n p med metac
n p med mig
n p med noe
n p med ny
n p med næste
n p med pille
n p med pipel
n p med på
n p med sertr
n p med som
n p med svar
n p med table
n p med tange
n p med til
n p med vätsk
n p med å
n p med åpen
n p medel depre
n p medic som
n p meg i
n p meget bedre
n p melat #
n p melle tæern
n p men da
n p men de
n p men dem
n p men den
n p men det
n p men du
n p men då
n p men eg
n p men får
n p men han
n p men har
n p men her
n p men ho
n p men hon
n p men hun
n p men i
n p men ikke
n p men ingen
n p men inget
n p men inte
n p men jag
n p men jeg
n p men kun
n p men med
n p men nu
n p men nå
n p men når
n p men om
n p men sen
n p men siden
n p men så
n p men vi
n p mer av
n p mer enn
n p mer tungp
n p mer än
n p mere af
n p mere end
n p mere i
n p merke det
n p mest i
n p mest när
n p mest når
n p mest på
n p mest sanns
n p metac #
n p metac i
n p metac mikst
n p metfo #
n p metop #
n p mg #
n p mg en
n p mg hver
n p mg i
n p mg innti
n p mg ja
n p mg kg
n p mg morge
n p mg morgo
n p mg morra
n p mg och
n p mg om
n p mg på
n p mg til
n p mg till
n p mg under
n p midt i
n p midt på
n p mig den
n p mig om
n p mig på
n p migræ med
n p mikst #
n p min bror
n p min egen
n p min far
n p min förra
n p min kolle
n p min kone
n p min mand
n p min mor
n p min som
n p min syste
n p min søn
n p min søste
n p min venin
n p minst #
n p minut #
n p misly på
n p mitt på
n p mjølk frå
n p mjølk ut
n p ml #
n p ml hver
n p ml i
n p ml og
n p ml under
n p mod højre
n p moder til
n p mor havde
n p morge de
n p morge klokk
n p morge og
n p morge tidli
n p morgo bitti
n p morgo i
n p morgo och
n p morgo og
n p morgo så
n p morra og
n p mot magen
n p mot venst
n p mr av
n p munne etter
n p munne på
n p muske i
n p mye tanns
n p må dere
n p må du
n p må hun
n p må ikke
n p må jeg
n p må nok
n p må tage
n p må vi
n p måler vi
n p målt i
n p målte #
n p målti og
n p månad var
n p månda och
n p måned med
n p måned og
n p måned siden
n p måned tid
n p måtte opere
n p mærke en
n p mærke jeg
n p mørk choko
n p nakke er
n p nakke i
n p napro #
n p narko i
n p natt #
n p natt men
n p natt og
n p natta men
n p natta når
n p natte i
n p natte och
n p navle er
n p ned fra
n p ned med
n p ned på
n p ned til
n p ned trapp
n p nede i
n p nede på
n p nede til
n p neder på
n p nedsa på
n p negat og
n p negat på
n p nei da
n p nei det
n p nei nei
n p nei vel
n p nej #
n p nej det
n p nej du
n p nej ikke
n p nej inte
n p nej jag
n p ner #
n p ner en
n p ner i
n p ner med
n p ner till
n p nere på
n p nere till
n p neste ikke
n p neste ingen
n p ni in
n p ni med
n p nitri posit
n p njura känns
n p no er
n p no i
n p noe fra
n p noe galt
n p noe i
n p noe mer
n p noe nytt
n p noe på
n p noe å
n p noget af
n p noget andet
n p noget der
n p noget for
n p noget fremm
n p noget i
n p noget nyt
n p nok bare
n p nok det
n p norma så
n p norma ut
n p nu #
n p nu den
n p nu det
n p nu drick
n p nu er
n p nu får
n p nu har
n p nu i
n p nu ligge
n p nu med
n p nu mest
n p nu och
n p nu og
n p nu ser
n p nu ska
n p nu är
n p numme #
n p ny blodp
n p ny hofte
n p ny kurve
n p ny målin
n p ny prøve
n p nya prove
n p nyren kjenn
n p nyrer ikke
n p nyret er
n p nyser ikke
n p nytt i
n p när det
n p när du
n p när han
n p när hon
n p när jag
n p när patie
n p när vi
n p nästa vecka
n p nå #
n p nå det
n p nå er
n p nå har
n p nå i
n p nå ja
n p nå med
n p nå så
n p några dagar
n p når den
n p når det
n p når du
n p når eg
n p når han
n p når hun
n p når jeg
n p når man
n p når svare
n p når vi
n p næste #
n p næste gang
n p næste ikke
n p och #
n p och alved
n p och cyklo
n p och de
n p och den
n p och det
n p och drick
n p och du
n p och då
n p och en
n p och ett
n p och fin
n p och full
n p och får
n p och går
n p och han
n p och har
n p och hon
n p och hosta
n p och hård
n p och hårt
n p och i
n p och inga
n p och ingen
n p och jag
n p och komme
n p och kväll
n p och ligge
n p och lite
n p och lukta
n p och lungo
n p och med
n p och min
n p och mjuk
n p och mormo
n p och natt
n p och nu
n p och omepr
n p och panna
n p och ring
n p och rulla
n p och sedan
n p och sen
n p och skick
n p och sköld
n p och svull
n p och så
n p och tar
n p och titta
n p och väger
n p och är
n p og #
n p og aften
n p og at
n p og bagef
n p og bare
n p og blir
n p og blod
n p og blodp
n p og bruk
n p og bugen
n p og buler
n p og centy
n p og da
n p og de
n p og dei
n p og den
n p og der
n p og det
n p og dette
n p og din
n p og drikk
n p og du
n p og eg
n p og ein
n p og en
n p og er
n p og ferri
n p og fikk
n p og fin
n p og fint
n p og frisk
n p og få
n p og får
n p og går
n p og han
n p og har
n p og hardt
n p og have
n p og ho
n p og hoven
n p og hun
n p og hævet
n p og i
n p og ikke
n p og ikkje
n p og ingen
n p og jeg
n p og kan
n p og kigge
n p og kom
n p og kraft
n p og krumm
n p og kveld
n p og lever
n p og lidt
n p og litt
n p og livmo
n p og lunge
n p og magen
n p og med
n p og melox
n p og metac
n p og min
n p og mindr
n p og måler
n p og no
n p og noe
n p og nu
n p og nyren
n p og nyret
n p og nå
n p og når
n p og om
n p og oppe
n p og pulse
n p og på
n p og refle
n p og rimad
n p og ringe
n p og ser
n p og siger
n p og simva
n p og skift
n p og skjol
n p og skyl
n p og slagt
n p og slett
n p og sukke
n p og svare
n p og så
n p og ta
n p og tar
n p og til
n p og tisse
n p og tromm
n p og ut
n p og varm
n p og vekta
n p og vente
n p og vi
n p og vond
n p og væske
n p også en
n p også i
n p også men
n p også når
n p også om
n p også selv
n p okej då
n p oksyg er
n p om #
n p om aften
n p om att
n p om blodp
n p om dagen
n p om dan
n p om den
n p om det
n p om du
n p om ei
n p om en
n p om et
n p om ett
n p om forår
n p om han
n p om hon
n p om hun
n p om ikke
n p om jeg
n p om kveld
n p om malig
n p om morge
n p om morgo
n p om munde
n p om natta
n p om natte
n p om på
n p om røyke
n p om ugen
n p om å
n p omepr #
n p omkri #
n p omtre #
n p ondt i
n p onsda og
n p ont att
n p ont i
n p op #
n p op ad
n p op af
n p op med
n p op og
n p op på
n p op til
n p opere bort
n p opere for
n p opere för
n p opere i
n p opere nej
n p opere om
n p opp #
n p opp etter
n p opp i
n p opp igjen
n p opp litt
n p opp og
n p opp om
n p opp på
n p opp siden
n p opp til
n p oppe til
n p orege runt
n p ortop i
n p os fra
n p over #
n p over af
n p over det
n p over i
n p over på
n p p #
n p pakke for
n p pande og
n p panod #
n p panod junio
n p panod og
n p par dage
n p parac #
n p parac av
n p parac mikst
n p paral forte
n p pasta #
n p pause i
n p pause med
n p per dag
n p per kilo
n p per milli
n p piper i
n p plage meg
n p pleie å
n p plet på
n p plett i
n p plett på
n p plus #
n p posit for
n p posit på
n p posta #
n p poter og
n p pr kilo
n p prata med
n p predn #
n p prick på
n p prikk i
n p probl med
n p prova vi
n p prøv at
n p prøva er
n p prøve #
n p prøve av
n p prøve er
n p prøve om
n p prøve vi
n p puls #
n p pulse er
n p pupil er
n p pust i
n p pust inn
n p pust morge
n p puste #
n p puste tungt
n p på #
n p på akute
n p på albue
n p på alle
n p på apote
n p på armen
n p på at
n p på att
n p på badet
n p på begge
n p på blodf
n p på bryst
n p på båda
n p på dag
n p på dagen
n p på de
n p på deg
n p på dem
n p på den
n p på det
n p på dig
n p på dit
n p på do
n p på ei
n p på en
n p på et
n p på ett
n p på fra
n p på freda
n p på gjest
n p på grund
n p på grunn
n p på gulve
n p på halse
n p på ham
n p på helse
n p på hjert
n p på ho
n p på hodet
n p på hornh
n p på hoved
n p på huvud
n p på hytta
n p på höger
n p på høgre
n p på højre
n p på høyre
n p på i
n p på innsi
n p på issen
n p på jobb
n p på jobbe
n p på kante
n p på katte
n p på kindt
n p på kinnt
n p på knogl
n p på kurs
n p på kveld
n p på kväll
n p på lappe
n p på legev
n p på legge
n p på lunge
n p på lörda
n p på lørda
n p på magen
n p på manda
n p på maten
n p på maven
n p på meg
n p på mig
n p på morgo
n p på natte
n p på nätte
n p på og
n p på om
n p på onsda
n p på ozemp
n p på papir
n p på prøva
n p på rygge
n p på røntg
n p på samma
n p på selve
n p på sidan
n p på skade
n p på sprøy
n p på størr
n p på sykeh
n p på sönda
n p på tide
n p på til
n p på tisda
n p på tom
n p på torsd
n p på trapp
n p på tå
n p på tæer
n p på ultra
n p på under
n p på vei
n p på venst
n p på vetme
n p på visit
n p på väg
n p på vägen
n p på vänst
n p på vårdc
n p på vævsp
n p på yders
n p på ås
n p pølse i
n p rakt fram
n p reage på
n p recep på
n p redan i
n p redd for
n p refle er
n p regn med
n p regne med
n p reise deg
n p rejse sig
n p remis för
n p remis till
n p rense øret
n p rent noe
n p rent og
n p resep men
n p resep på
n p reste af
n p reste av
n p rett og
n p ribbe eller
n p rimad #
n p ring hvis
n p ring i
n p ring om
n p ring oss
n p ringe dere
n p ringe dig
n p ringe du
n p ringe jeg
n p ringe klokk
n p ringe med
n p ringe om
n p ringe til
n p rodna och
n p romme rundt
n p ru plett
n p rulla sig
n p rundt #
n p runt #
n p ryger ikke
n p ryger stadi
n p rygge eller
n p rygge er
n p ryste på
n p råd til
n p röd och
n p röker #
n p röker inte
n p röntg visar
n p rød i
n p rød og
n p røntg af
n p røntg viser
n p rører vi
n p røyke ikke
n p sa at
n p sa att
n p sa de
n p sa det
n p sa du
n p sagde det
n p sagt det
n p salt og
n p samma dag
n p samma sak
n p samme dag
n p samme med
n p samme om
n p samme som
n p sanns en
n p sat #
n p satur #
n p se der
n p se det
n p se dig
n p se hende
n p se med
n p se på
n p sebor kerat
n p sedan #
n p sedan en
n p sedan i
n p sedan tidig
n p seg i
n p seg på
n p seg selv
n p seg til
n p sekre er
n p sele i
n p selex #
n p selv har
n p selv i
n p selv om
n p sen dess
n p sen får
n p sen i
n p sen men
n p sen midso
n p sen när
n p sen var
n p sen vi
n p sende inn
n p sende urine
n p sende vi
n p ser att
n p ser bra
n p ser det
n p ser eg
n p ser helt
n p ser ingen
n p ser inte
n p ser jag
n p ser jeg
n p ser norma
n p ser på
n p sertr #
n p ses i
n p ses igen
n p ses om
n p ses vi
n p sette jeg
n p sette seg
n p sette vi
n p si #
n p si fra
n p si grad
n p sida i
n p sida är
n p sidde bare
n p sidde en
n p sidde og
n p sidde på
n p side eller
n p side er
n p side i
n p side og
n p siden #
n p siden af
n p siden augus
n p siden av
n p siden de
n p siden du
n p siden han
n p siden i
n p siden jeg
n p siden jul
n p siden marts
n p siden men
n p siden og
n p siden onsda
n p siden påske
n p siden sist
n p siden sønda
n p sidst gang
n p sidst uge
n p sidst var
n p sidst år
n p sier han
n p sig i
n p sig och
n p sig om
n p sig selv
n p sig själv
n p siger det
n p siger du
n p siger hun
n p sikke en
n p sikke på
n p sist for
n p sist i
n p sist var
n p sitt still
n p sitte i
n p sitte ihopk
n p sitte og
n p sjuks #
n p sjuks dig
n p själv har
n p ska du
n p ska försö
n p ska ha
n p ska han
n p ska jag
n p ska ta
n p skaka på
n p skal bare
n p skal blive
n p skal du
n p skal ha
n p skal han
n p skal have
n p skal hun
n p skal i
n p skal ikke
n p skal opere
n p skal skift
n p skal stå
n p skal til
n p skal vi
n p skal være
n p skalp och
n p skift hver
n p skift til
n p skils i
n p skjol kjenn
n p skrap och
n p skrap og
n p skriv det
n p skriv en
n p skriv jag
n p skriv jeg
n p skriv ut
n p skuld er
n p skull bare
n p skull få
n p skull have
n p skull jag
n p skull jo
n p skull til
n p skyll med
n p skyll munne
n p skåla #
n p sköld är
n p slagi i
n p slapp i
n p slemh är
n p slet ikke
n p slidg i
n p slikk poter
n p slikk sig
n p slimh er
n p slimh lyser
n p slo ikke
n p slut i
n p sluta jag
n p sluta med
n p sluta äta
n p slutt du
n p slutt for
n p slutt i
n p slutt jeg
n p slutt med
n p slutt nå
n p slutt på
n p slutt vi
n p slutt å
n p släpp på
n p sløv eller
n p smert i
n p smert på
n p smärt i
n p små klunk
n p små porti
n p smøre du
n p snakk om
n p snakk vi
n p snart #
n p snor i
n p som #
n p som att
n p som den
n p som det
n p som du
n p som en
n p som er
n p som et
n p som ett
n p som før
n p som gälle
n p som har
n p som helst
n p som heter
n p som hosta
n p som i
n p som inte
n p som jag
n p som jeg
n p som komme
n p som oftes
n p som om
n p som tyder
n p som vanli
n p som vi
n p som är
n p sover #
n p sover med
n p spise som
n p spist siden
n p sprin vi
n p sprøy i
n p spydd #
n p st p
n p stadi #
n p stann av
n p start i
n p start med
n p start på
n p start vi
n p stemn er
n p stick lite
n p stoff er
n p stofs er
n p stopp #
n p stopp det
n p stopp i
n p stopp med
n p stopp og
n p store hans
n p store har
n p strek den
n p strek for
n p strek på
n p strep er
n p strål ikke
n p stygn är
n p stykk #
n p styrk #
n p stå på
n p stået på
n p står der
n p står det
n p står ikke
n p står på
n p stödm med
n p størr med
n p støtt på
n p sug morge
n p suger det
n p sukke er
n p sukke i
n p svaga på
n p svar på
n p svare er
n p svare på
n p svare är
n p svide när
n p svimm når
n p svull i
n p svull och
n p svår buksm
n p svårt att
n p svælg er
n p svært ved
n p sykme #
n p synes ikke
n p synes jeg
n p synes vi
n p synte ikke
n p syste har
n p säg till
n p säger att
n p sämre eller
n p sätte vi
n p så #
n p så annen
n p så att
n p så begyn
n p så besti
n p så blir
n p så blive
n p så byter
n p så bytte
n p så börja
n p så bør
n p så da
n p så de
n p så den
n p så det
n p så du
n p så där
n p så då
n p så eg
n p så en
n p så er
n p så fikk
n p så fort
n p så får
n p så god
n p så godt
n p så går
n p så gør
n p så han
n p så har
n p så henvi
n p så ho
n p så hon
n p så hun
n p så hver
n p så hör
n p så i
n p så ikke
n p så ingen
n p så jag
n p så jeg
n p så kan
n p så kom
n p så komme
n p så kører
n p så legge
n p så lenge
n p så lite
n p så lägge
n p så længe
n p så meget
n p så metac
n p så måler
n p så noe
n p så omepr
n p så ont
n p så prøve
n p så ring
n p så ringe
n p så sen
n p så sende
n p så ser
n p så ses
n p så skal
n p så slipp
n p så slutt
n p så släpp
n p så snakk
n p så stopp
n p så stor
n p så står
n p så sætte
n p så tager
n p så taler
n p så tar
n p så tek
n p så tok
n p så træt
n p så tynn
n p så ud
n p så vacci
n p så var
n p så vente
n p så vi
n p så vidt
n p så vil
n p så vondt
n p så yr
n p så én
n p sådan en
n p sådan noget
n p sådan nogle
n p sånn at
n p sånn som
n p sår i
n p sår på
n p såret er
n p særli om
n p sætte en
n p sønda etter
n p søste har
n p søste mi
n p t #
n p t4 er
n p ta #
n p ta av
n p ta den
n p ta det
n p ta en
n p ta i
n p ta inn
n p ta kreat
n p ta pause
n p ta røntg
n p table #
n p table i
n p table morge
n p table om
n p table på
n p table til
n p tabt mig
n p tabt sig
n p tag et
n p tag panod
n p tager #
n p tager en
n p tager et
n p tager jeg
n p tager vi
n p tak i
n p tak skal
n p taler med
n p taler vi
n p tanka på
n p tanke om
n p tannk er
n p tanns på
n p tappa i
n p tar #
n p tar blodp
n p tar den
n p tar det
n p tar du
n p tar en
n p tar et
n p tar jag
n p tar jeg
n p tar på
n p tar stopp
n p tar tid
n p tar vi
n p tarml på
n p tas om
n p tassa också
n p tatt en
n p tatt på
n p tegn til
n p tek vi
n p telef om
n p temp #
n p tempe #
n p tempe er
n p tempe är
n p tenke på
n p tenne nede
n p tid för
n p tid til
n p tide med
n p tidig en
n p tidli om
n p til #
n p til aften
n p til alvor
n p til at
n p til da
n p til den
n p til det
n p til dig
n p til din
n p til dyrkn
n p til et
n p til fastl
n p til frisk
n p til fysio
n p til han
n p til hun
n p til højre
n p til høyre
n p til jobbe
n p til knæen
n p til kontr
n p til lunge
n p til natte
n p til når
n p til og
n p til opera
n p til psyko
n p til på
n p til sidst
n p til svare
n p til uge
n p til ultra
n p til vagte
n p til venst
n p til å
n p tilba om
n p tilba på
n p tilba så
n p tilba til
n p till #
n p till att
n p till barna
n p till djurs
n p till freda
n p till höger
n p till i
n p till kväll
n p till natte
n p till sista
n p till vänst
n p time og
n p time siden
n p timme sen
n p titta i
n p titta på
n p titta vi
n p tog ett
n p tog slut
n p tok de
n p tok eg
n p tok jeg
n p tom mage
n p tomme er
n p torr och
n p torrt och
n p trapp vi
n p tredj måned
n p treg i
n p treng du
n p treng ikke
n p treng vi
n p troed det
n p tromb #
n p tromm er
n p tropo er
n p tror att
n p tror det
n p tror ikke
n p tror jag
n p tror jeg
n p trudd det
n p trur ikkje
n p tryck #
n p tryck är
n p trykk er
n p trykk i
n p trykk på
n p trådt forke
n p trækk vejre
n p tsh #
n p tsh er
n p tung i
n p tungp så
n p tvivl om
n p tycke jag
n p tyder på
n p tynd mave
n p tyngr i
n p tänka på
n p tänkt jag
n p tåhev på
n p tænkt jeg
n p tør og
n p tørr og
n p tørt og
n p u a
n p ud af
n p ud i
n p ud om
n p ude i
n p ude på
n p udslæ af
n p uge #
n p uge men
n p uge og
n p uge så
n p uger nu
n p uger siden
n p uger til
n p uges tid
n p uka etter
n p uka og
n p uke og
n p uker og
n p uker siden
n p ultra er
n p under #
n p under bröst
n p under huden
n p under højre
n p under kæben
n p under på
n p under tiden
n p ungef #
n p upp till
n p ur örat
n p urege kant
n p urine er
n p urine til
n p uskyl ud
n p ut #
n p ut av
n p ut i
n p ut litt
n p ut med
n p ut på
n p uten anmer
n p uten at
n p uten å
n p utsid av
n p utsle av
n p vacci i
n p vacci mot
n p vad jag
n p vakna klock
n p valac #
n p valla #
n p vansk å
n p var #
n p var bra
n p var den
n p var det
n p var du
n p var en
n p var fint
n p var fjärd
n p var grei
n p var han
n p var hon
n p var hun
n p var i
n p var jag
n p var jo
n p var negat
n p var noget
n p var norma
n p var også
n p var på
n p var som
n p var tjugo
n p var utan
n p var vi
n p varan dag
n p varer i
n p varer over
n p varig #
n p varig i
n p varig siden
n p varje dag
n p varje kväll
n p varje morgo
n p varje timme
n p varm og
n p varmt og
n p vart i
n p vart så
n p vatte med
n p vecka #
n p vecka och
n p vecka sen
n p vecka var
n p vecko då
n p vecko och
n p vecko sedan
n p vecko sen
n p ved #
n p ved at
n p ved behov
n p ved med
n p ved siden
n p veg #
n p veier #
n p veit vi
n p vejer #
n p vekt #
n p vekt nei
n p vekta #
n p vel #
n p vel en
n p venst arm
n p venst bak
n p venst er
n p venst forbe
n p venst fram
n p venst hofte
n p venst hånd
n p venst legg
n p venst og
n p venst side
n p venst tromm
n p venst ventr
n p venst øje
n p venst øre
n p venst øret
n p vent til
n p vente med
n p vente vi
n p verft i
n p verre når
n p verst når
n p vet ikke
n p vet vi
n p vetme #
n p vi #
n p vi behan
n p vi blodt
n p vi bytte
n p vi börja
n p vi den
n p vi det
n p vi en
n p vi er
n p vi et
n p vi får
n p vi gav
n p vi går
n p vi gör
n p vi hade
n p vi har
n p vi henne
n p vi igen
n p vi ikke
n p vi in
n p vi inte
n p vi kan
n p vi kör
n p vi med
n p vi må
n p vi måler
n p vi om
n p vi prova
n p vi prøve
n p vi på
n p vi ringe
n p vi röntg
n p vi røntg
n p vi se
n p vi ser
n p vi ses
n p vi sett
n p vi skal
n p vi skull
n p vi snakk
n p vi start
n p vi säger
n p vi så
n p vi sætte
n p vi ta
n p vi tager
n p vi tar
n p vi til
n p vi till
n p vi tog
n p vi tror
n p vi ultra
n p vi ut
n p vi var
n p vi vente
n p vi vil
n p vi vänta
n p vid #
n p vid behov
n p vid sjuti
n p vid ögat
n p vider med
n p vikt #
n p vikte är
n p vil at
n p vil drikk
n p vil eg
n p vil gerne
n p vil ha
n p vil han
n p vil helst
n p vil ikke
n p vil ikkje
n p vil jeg
n p vil si
n p vil slet
n p vill att
n p vill inte
n p vill jag
n p ville helst
n p ville jeg
n p virus så
n p viser at
n p viser et
n p viser ingen
n p vist i
n p volta gel
n p vomma går
n p vond i
n p vondt eller
n p vondt i
n p vondt når
n p vurde pneum
n p väger #
n p väl #
n p vänst #
n p vänst arm
n p vänst framk
n p vänst sida
n p vänst tonsi
n p vänst under
n p vänst är
n p vänst öga
n p vänst öra
n p vänta ni
n p våde bleer
n p vårdc i
n p vægt #
n p vægte er
n p være en
n p være gravi
n p være med
n p været der
n p vært forkj
n p vært halt
n p væske i
n p væske under
n p xalat en
n p yders af
n p µg #
n p än ett
n p än vanli
n p ändra vi
n p är #
n p är allts
n p är att
n p är bara
n p är borta
n p är bra
n p är bältr
n p är bättr
n p är den
n p är det
n p är du
n p är en
n p är ett
n p är fin
n p är fina
n p är frisk
n p är för
n p är grati
n p är gravi
n p är han
n p är hel
n p är helt
n p är här
n p är höger
n p är ingri
n p är inte
n p är jag
n p är ju
n p är jätte
n p är klart
n p är lite
n p är liten
n p är livmo
n p är lärar
n p är mjuk
n p är negat
n p är norma
n p är nytt
n p är okej
n p är preci
n p är på
n p är rodna
n p är rosa
n p är röd
n p är rött
n p är sjuks
n p är snäll
n p är som
n p är spänd
n p är stabi
n p är så
n p är testa
n p är tom
n p är trött
n p är utan
n p är öm
n p är över
n p äter bra
n p äter inte
n p äter och
n p å ete
n p å få
n p å gjere
n p å gå
n p å høre
n p å se
n p å si
n p å stopp
n p å ta
n p å tiss
n p å være
n p ålder #
n p åpen munn
n p år #
n p år gamme
n p år i
n p år men
n p år og
n p år sedan
n p år sen
n p år siden
n p året också
n p återb hos
n p återb om
n p éin gong
n p én gang
n p én hver
n p én om
n p én table
n p ögonb i
n p ögone är
n p örone är
n p över #
n p øje er
n p øm foran
n p øm i
n p øm når
n p øm over
n p ønske ikke
n p ørene er
n p ørern er
n p øret det
n p øret er
n w #
n w a
n w abdom
n w ablas
n w absol
n w adren
n w af
n w affør
n w aftal
n w aften
n w aftes
n w agria
n w airom
n w akill
n w akkur
n w akne
n w aktin
n w aktiv
n w aktue
n w akut
n w akutt
n w alat
n w albue
n w albyl
n w alder
n w aldri
n w alene
n w alkoh
n w alla
n w allde
n w alle
n w aller
n w allig
n w allme
n w allmä
n w alls
n w allt
n w allti
n w allts
n w almen
n w almin
n w alt
n w altid
n w altså
n w alva
n w alved
n w alvor
n w ambul
n w amlod
n w an
n w anamn
n w anar
n w anbef
n w andas
n w anden
n w andet
n w andfå
n w andni
n w andra
n w andre
n w ankle
n w anmer
n w anna
n w annar
n w annat
n w annet
n w ansig
n w ansik
n w antab
n w antib
n w antis
n w använ
n w apoci
n w apoqu
n w apote
n w appar
n w april
n w aptit
n w arbei
n w arbej
n w arbet
n w arm
n w armar
n w armbå
n w armen
n w armhu
n w arne
n w arret
n w artro
n w asbes
n w astma
n w at
n w atorv
n w atrie
n w att
n w attac
n w atten
n w atypi
n w au
n w augus
n w aura
n w av
n w avför
n w avfør
n w avmas
n w axeln
n w b12
n w bactr
n w badet
n w bag
n w bagbe
n w bagef
n w bagti
n w bajsa
n w bak
n w bakbe
n w baker
n w bakom
n w bakre
n w bakte
n w bakvä
n w balan
n w balde
n w ball
n w bamse
n w banan
n w band
n w banda
n w bange
n w banke
n w bara
n w bare
n w barn
n w barna
n w barnb
n w barne
n w basal
n w be
n w bedre
n w bedri
n w bedöm
n w bedøv
n w begge
n w begyn
n w behan
n w behol
n w behov
n w behål
n w behöv
n w behøv
n w bein
n w beina
n w beine
n w bekke
n w bekym
n w belas
n w beleg
n w bella
n w beläg
n w ben
n w benet
n w berre
n w berät
n w best
n w beste
n w besti
n w bestä
n w besvi
n w beten
n w betre
n w betyd
n w betæn
n w beveg
n w bevæg
n w bider
n w bihul
n w bilat
n w bilde
n w bilen
n w bilkj
n w bille
n w bilyd
n w bind
n w biops
n w bisop
n w biter
n w bitte
n w bitti
n w biver
n w bivir
n w bjørg
n w blank
n w ble
n w bleer
n w bleg
n w blekr
n w blev
n w bleve
n w bli
n w blink
n w blir
n w blitt
n w blive
n w blixt
n w blod
n w blode
n w blodf
n w blodp
n w blods
n w blodt
n w blodv
n w blodå
n w blå
n w blåsa
n w blåsl
n w blåso
n w blæra
n w blære
n w blöde
n w blödn
n w blød
n w bløde
n w blødn
n w blødt
n w blør
n w bmi
n w boks
n w booke
n w bor
n w borde
n w borre
n w bort
n w borta
n w borte
n w boxen
n w boxvi
n w bra
n w brann
n w brave
n w brede
n w brev
n w brica
n w brili
n w brill
n w bronk
n w bror
n w brore
n w brudd
n w bruge
n w bruk
n w bruka
n w bruke
n w brukk
n w brun
n w bruns
n w brunt
n w bryst
n w brått
n w brækk
n w brænd
n w bröst
n w bt
n w bugen
n w bugsp
n w buken
n w buksm
n w bukta
n w bule
n w buler
n w buret
n w burke
n w busco
n w busse
n w buste
n w butik
n w byld
n w byll
n w byrja
n w bytte
n w bältr
n w bättr
n w båda
n w både
n w bånd
n w båndt
n w bære
n w bæsje
n w böjer
n w bör
n w börja
n w bør
n w børne
n w c
n w calci
n w canau
n w care
n w cave
n w cellp
n w centr
n w centy
n w ceren
n w cha2d
n w chefe
n w chipp
n w choko
n w cirka
n w citod
n w cm
n w cmt
n w conce
n w conve
n w cor
n w criti
n w crp
n w crt
n w ct
n w cykle
n w cyklo
n w cyste
n w cytol
n w cytop
n w d-dim
n w da
n w dag
n w dagar
n w dage
n w dagen
n w dager
n w dages
n w dagli
n w dagro
n w dagti
n w dalac
n w dan
n w danil
n w datte
n w de
n w deg
n w degig
n w dehyd
n w dei
n w del
n w delvi
n w dem
n w den
n w denga
n w denne
n w depo-
n w depot
n w depre
n w depri
n w der
n w dere
n w deref
n w derfo
n w derfr
n w derhj
n w derim
n w derma
n w derso
n w desem
n w dess
n w det
n w dette
n w di
n w diabe
n w diagn
n w diarr
n w diaré
n w dig
n w digit
n w dikta
n w din
n w dina
n w dine
n w direk
n w disku
n w distr
n w dit
n w ditt
n w djupt
n w dl
n w do
n w dobbe
n w dog
n w dokto
n w domna
n w domni
n w dos
n w dose
n w dosen
n w doset
n w dosis
n w dotte
n w dra
n w drag
n w drak
n w drar
n w dreje
n w dreng
n w drick
n w drik
n w drikk
n w drill
n w droge
n w drop
n w dropp
n w druck
n w drypp
n w dräkt
n w dråbe
n w dråpe
n w drøft
n w du
n w dunka
n w dunke
n w durat
n w dusje
n w dygn
n w dygne
n w dyr
n w dyrek
n w dyrkn
n w dyrlæ
n w dyrt
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
n w e
n w e-bok
n w easot
n w effek
n w efter
n w eg
n w egen
n w egenm
n w egent
n w eget
n w egfr
n w eggst
n w ei
n w eier
n w ein
n w eine
n w eit
n w ejere
n w ekg
n w eksem
n w ekspi
n w ekste
n w ekstr
n w eliqu
n w ella
n w eller
n w elles
n w elsa
n w elveb
n w emot
n w en
n w enala
n w end
n w enda
n w endel
n w endet
n w endnu
n w endom
n w ene
n w enest
n w engan
n w enhed
n w enhet
n w enkel
n w enn
n w ennå
n w ens
n w epikr
n w epile
n w episo
n w epley
n w er
n w et
n w ete
n w ett
n w etter
n w fader
n w fakti
n w falde
n w fall
n w falsk
n w falt
n w famil
n w fandt
n w far
n w farge
n w farli
n w farve
n w fast
n w fasta
n w faste
n w fastl
n w feber
n w febru
n w fedte
n w fejle
n w fekk
n w fel
n w felim
n w fem-s
n w femte
n w fenyl
n w ferdi
n w ferie
n w ferri
n w ferro
n w fiber
n w fibro
n w fick
n w fik
n w fikk
n w fille
n w fin
n w fina
n w fine
n w finge
n w fingr
n w finne
n w finns
n w fint
n w fire-
n w fisk
n w fiske
n w fjerd
n w fjern
n w fjol
n w fjor
n w fjärd
n w flank
n w flask
n w flat
n w fler
n w flera
n w flere
n w flest
n w flick
n w flimr
n w flink
n w flixo
n w flot
n w flott
n w fluni
n w fluor
n w fluti
n w flytn
n w flytt
n w fläck
n w flått
n w fnokk
n w fod
n w foden
n w foder
n w fodre
n w folin
n w for
n w foran
n w forbe
n w forbi
n w fordi
n w foreb
n w fores
n w forfa
n w forfe
n w forhø
n w forka
n w forke
n w forkl
n w form
n w forme
n w formi
n w forny
n w forov
n w forpo
n w forpu
n w forre
n w forri
n w forsi
n w forst
n w forsv
n w fort
n w forte
n w fortf
n w forts
n w fortæ
n w forve
n w forår
n w fot
n w fotba
n w foten
n w fra
n w fram
n w framb
n w framf
n w framk
n w framm
n w framt
n w framå
n w freda
n w frem
n w fremd
n w fremg
n w fremm
n w fremr
n w fri
n w frisk
n w fritt
n w froko
n w front
n w fross
n w fruko
n w frukt
n w fryse
n w främr
n w frå
n w fråga
n w från
n w frøya
n w fugti
n w fuld
n w fuldt
n w full
n w fullt
n w funde
n w funge
n w furad
n w furix
n w furos
n w futte
n w fylld
n w fylle
n w fylte
n w fys
n w fysio
n w fästi
n w få
n w fået
n w får
n w fått
n w fælt
n w færdi
n w fôr
n w fôret
n w för
n w förbä
n w före
n w föres
n w förlå
n w förma
n w förra
n w förrä
n w försk
n w först
n w försv
n w försä
n w försö
n w förut
n w förän
n w fötte
n w fødde
n w fødsl
n w født
n w føfle
n w følel
n w føler
n w føles
n w følge
n w følin
n w før
n w førr
n w først
n w g
n w ga
n w gabap
n w galen
n w galla
n w galop
n w galt
n w gamle
n w gamma
n w gamme
n w gang
n w gange
n w gansk
n w gapa
n w gapar
n w gardi
n w gastr
n w gav
n w gavis
n w gavn
n w ge
n w gel
n w gener
n w genne
n w genst
n w ger
n w gerne
n w gi
n w gick
n w gigt
n w gik
n w gikk
n w gir
n w gitt
n w gitte
n w giv
n w give
n w giver
n w givet
n w gjekk
n w gjeld
n w gjenn
n w gjent
n w gjer
n w gjere
n w gjern
n w gjest
n w gjord
n w gjort
n w gjær
n w gjøds
n w gjør
n w gjøre
n w glad
n w glas
n w glat
n w glemm
n w glemt
n w glide
n w gluko
n w glömm
n w god
n w godar
n w godbi
n w godda
n w godt
n w golde
n w gong
n w gonge
n w googl
n w grabb
n w grad
n w grade
n w gradv
n w grati
n w gravi
n w greie
n w greit
n w grill
n w gris
n w grisa
n w grise
n w grund
n w grunn
n w grå
n w gråte
n w græd
n w grönt
n w grøn
n w grønt
n w gul
n w gule
n w gulgr
n w gult
n w gummi
n w gälle
n w gärna
n w gå
n w gået
n w gång
n w gånge
n w går
n w gått
n w gælde
n w gömme
n w gör
n w göra
n w gøend
n w gør
n w gøre
n w hadde
n w hade
n w haft
n w hagen
n w haha
n w hald
n w halen
n w haler
n w hals
n w halsb
n w halse
n w halso
n w halt
n w halta
n w halte
n w halv
n w halvb
n w halve
n w halvt
n w halvå
n w ham
n w han
n w hand
n w hande
n w handl
n w hands
n w hane
n w hannh
n w hans
n w har
n w hard
n w hardt
n w haste
n w hater
n w hatt
n w haust
n w havde
n w have
n w haven
n w hb
n w hba1c
n w hedde
n w hei
n w heile
n w heilt
n w heime
n w heise
n w hej
n w hekto
n w hel
n w hela
n w held
n w heldi
n w hele
n w helg
n w helga
n w helge
n w helle
n w helst
n w helt
n w helti
n w hem
n w hemma
n w hemog
n w hemse
n w hende
n w heng
n w henge
n w henna
n w henne
n w hente
n w henvi
n w her
n w hes
n w heste
n w heter
n w hevel
n w hils
n w histo
n w hit
n w hitta
n w hjart
n w hjelp
n w hjem
n w hjemm
n w hjern
n w hjert
n w hjulp
n w hjälp
n w hjärt
n w hjælp
n w hjørn
n w ho
n w hodep
n w hodet
n w hofta
n w hofte
n w hold
n w holde
n w holdt
n w hon
n w honun
n w hoppa
n w hoppe
n w hormo
n w hornh
n w hos
n w hosta
n w hoste
n w hov
n w hovby
n w hoven
n w hovna
n w hovsl
n w hovud
n w hu
n w hud
n w huda
n w huden
n w huff
n w hul
n w hull
n w hulle
n w humir
n w humpe
n w humør
n w hun
n w hund
n w hunde
n w hunnk
n w hurti
n w huset
n w huske
n w huvud
n w hva
n w hvad
n w hver
n w hvide
n w hvile
n w hvis
n w hvite
n w hvitt
n w hvor
n w hvæse
n w hydro
n w hyper
n w hyppi
n w hyste
n w hytta
n w hälen
n w hälft
n w hälsa
n w hälta
n w hämta
n w hände
n w hängi
n w här
n w håll
n w hålle
n w hånd
n w hånde
n w håndk
n w håndl
n w hår
n w hårbo
n w hårbu
n w hård
n w hårdt
n w hårt
n w hælen
n w hæmog
n w hænde
n w hæs
n w hæved
n w hævel
n w hæver
n w hævet
n w hö
n w höfte
n w hög
n w höga
n w höger
n w högra
n w högst
n w högt
n w höjer
n w höns
n w hör
n w hörse
n w hösil
n w höst
n w hösta
n w hø
n w høfeb
n w høgre
n w højre
n w højst
n w højt
n w høre
n w hørel
n w hører
n w høres
n w hørse
n w hørt
n w høst
n w høy
n w høyet
n w høyre
n w høyt
n w i
n w iblan
n w ibupr
n w ibux
n w ica
n w idag
n w igen
n w igenn
n w igjen
n w igång
n w igår
n w ihop
n w ihopk
n w ikke
n w ikkje
n w ikväl
n w illa
n w ille
n w imell
n w imens
n w imorg
n w imova
n w in
n w ind
n w inde
n w inden
n w indik
n w indla
n w indti
n w infek
n w influ
n w infor
n w inga
n w ingen
n w inget
n w ingri
n w injek
n w inn
n w innan
n w inne
n w innek
n w innen
n w innsi
n w innti
n w inom
n w inre
n w insem
n w insul
n w inte
n w intet
n w intra
n w intyg
n w inåtr
n w ipren
n w irrit
n w is
n w isotr
n w issen
n w især
n w ja
n w jaha
n w janua
n w jardi
n w javel
n w jeg
n w jeres
n w jern
n w jevn
n w jo
n w jobb
n w jobba
n w jobbe
n w jod
n w jonas
n w journ
n w ju
n w juli
n w junio
n w jurbe
n w juret
n w just
n w järn
n w jäst
n w jästs
n w jätte
n w kaffe
n w kald
n w kalde
n w kaldt
n w kaliu
n w kalla
n w kalsi
n w kalva
n w kalve
n w kan
n w kanin
n w kansk
n w kant
n w kante
n w kanti
n w kapil
n w kapse
n w kardi
n w karen
n w karin
n w karla
n w karpa
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
n w kerat
n w keton
n w kg
n w kigge
n w kikke
n w kiks
n w killi
n w kilo
n w kilom
n w kind
n w kinde
n w kindt
n w kinn
n w kinnt
n w kirtl
n w kirur
n w kissa
n w kjem
n w kjenn
n w kjent
n w kjert
n w kjeve
n w kjøre
n w kladd
n w klaff
n w klamy
n w klar
n w klara
n w klare
n w klart
n w klemm
n w kliad
n w kliar
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
n w kløe
n w kløen
n w klør
n w knapp
n w knatr
n w kne
n w kneet
n w kneha
n w knibe
n w knipe
n w knitr
n w knogl
n w knude
n w knuta
n w knute
n w knä
n w knæ
n w knæen
n w knæet
n w knærn
n w knöl
n w knöla
n w knöle
n w ko
n w kodei
n w kodel
n w kogt
n w kol
n w kolde
n w koles
n w kolik
n w kolit
n w kolki
n w kolla
n w kolle
n w kols
n w kom
n w komma
n w komme
n w kommi
n w kompi
n w kona
n w kondo
n w kone
n w konst
n w konsu
n w konta
n w kontr
n w koppa
n w koppe
n w koppl
n w koron
n w korsb
n w korsr
n w kort
n w korte
n w kostt
n w krads
n w kraft
n w krage
n w kramp
n w krave
n w krea
n w kreat
n w kreta
n w krone
n w kroni
n w kropp
n w krumm
n w kryst
n w kräkn
n w kräks
n w kräkt
n w kräm
n w kræft
n w kul
n w kuler
n w kulle
n w kun
n w kunde
n w kunne
n w kuren
n w kurs
n w kurva
n w kurve
n w kvalm
n w kvals
n w kvar
n w kvart
n w kveti
n w kvind
n w kvinn
n w kväll
n w kylli
n w känd
n w känne
n w känns
n w känse
n w kärl
n w kåvep
n w kæben
n w kælve
n w kör
n w köra
n w kør
n w køre
n w kører
n w kørte
n w l
n w la
n w lad
n w lade
n w lader
n w lagt
n w lam
n w lamme
n w lang
n w lange
n w langt
n w lar
n w laser
n w lasèg
n w latex
n w lav
n w laver
n w lavet
n w lavt
n w ldl
n w led
n w ledbå
n w leddb
n w ledde
n w leden
n w leder
n w ledin
n w ledni
n w ledse
n w legat
n w legen
n w legev
n w legg
n w legge
n w lenge
n w leppa
n w leppe
n w lergi
n w leste
n w let
n w lett
n w lette
n w leuko
n w leva
n w levax
n w lever
n w libre
n w lidt
n w lige
n w ligeg
n w ligg
n w ligga
n w ligge
n w ligne
n w lik
n w lika
n w likad
n w like
n w liker
n w likev
n w likna
n w likso
n w lille
n w lindr
n w linje
n w linse
n w lipit
n w lipom
n w lise
n w lisin
n w lite
n w liten
n w liter
n w litt
n w liv
n w livet
n w livmo
n w ljumm
n w ljums
n w loett
n w logre
n w lokal
n w loppe
n w loppo
n w losar
n w lotta
n w lpk
n w luft
n w lufte
n w luftr
n w lugna
n w lugnt
n w lugte
n w lukke
n w lukt
n w lukta
n w lukte
n w lumba
n w luna
n w lunge
n w lungi
n w lungo
n w lungr
n w lurer
n w lurt
n w lyder
n w lyft
n w lyfta
n w lyfte
n w lymfe
n w lymfk
n w lys
n w lyser
n w lyske
n w lytte
n w läcke
n w lägga
n w lägge
n w läkem
n w läkt
n w lämna
n w längr
n w lärar
n w lätt
n w lå
n w lådan
n w låg
n w lågt
n w låna
n w långs
n w långt
n w lår
n w låret
n w låt
n w låter
n w læg
n w læge
n w lægen
n w lægev
n w lægge
n w lænde
n w længe
n w læst
n w lös
n w løb
n w løber
n w løbet
n w løft
n w løfta
n w løfte
n w løp
n w løper
n w løpet
n w løpt
n w lørda
n w løs
n w løse
n w løst
n w mad
n w maden
n w madrs
n w mage
n w magen
n w mages
n w magne
n w magny
n w magsj
n w maj
n w maja
n w maks
n w malas
n w maler
n w malig
n w malke
n w malth
n w mamma
n w mammo
n w man
n w mand
n w manda
n w mande
n w mandl
n w mange
n w manne
n w marer
n w marev
n w mars
n w marsv
n w marts
n w masse
n w masso
n w masti
n w mat
n w maten
n w matly
n w mave
n w maven
n w maves
n w mcv
n w me
n w med
n w medel
n w medic
n w medis
n w meg
n w meget
n w meir
n w melan
n w melat
n w melk
n w melka
n w melke
n w melle
n w mello
n w melox
n w men
n w mener
n w menne
n w mens
n w mensa
n w menst
n w mer
n w merci
n w mere
n w merke
n w mest
n w metac
n w metfo
n w metni
n w metop
n w mette
n w mg
n w mi
n w micro
n w mider
n w midna
n w midso
n w midt
n w midte
n w mig
n w migre
n w migrä
n w migræ
n w mikro
n w mikst
n w milbe
n w milli
n w min
n w mindr
n w mine
n w minut
n w mirta
n w mis
n w misly
n w missa
n w misse
n w miste
n w mit
n w mitt
n w mitte
n w mjuk
n w mjölk
n w mjølk
n w ml
n w mm
n w mobil
n w mod
n w moder
n w monof
n w mor
n w mora
n w morfi
n w morge
n w morgo
n w mormo
n w morra
n w morse
n w mot
n w motor
n w mr
n w mulig
n w mulle
n w munde
n w munn
n w munne
n w munnv
n w muske
n w muskl
n w mycke
n w mye
n w myk
n w myke
n w mykje
n w myom
n w myome
n w mät
n w mätar
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
n w målti
n w månad
n w månda
n w måned
n w mår
n w måske
n w måste
n w måtte
n w måttl
n w mælk
n w mælke
n w mærke
n w mørk
n w mørke
n w mørkt
n w naboe
n w nacke
n w nakke
n w napro
n w narko
n w nason
n w nat
n w natt
n w natta
n w natte
n w navle
n w ned
n w nedan
n w nede
n w neder
n w nedi
n w nedov
n w nedsa
n w nedst
n w neg
n w negat
n w negle
n w nei
n w nej
n w ner
n w nere
n w nerve
n w nesa
n w neseb
n w neses
n w neste
n w nette
n w netto
n w neuro
n w nevro
n w ni
n w nikke
n w nitri
n w njura
n w njurs
n w njurv
n w no
n w noe
n w noen
n w nog
n w nogen
n w noget
n w nogle
n w nok
n w noko
n w norma
n w notat
n w noter
n w novem
n w nu
n w numme
n w numre
n w ny
n w nya
n w nye
n w nyren
n w nyrep
n w nyrer
n w nyres
n w nyret
n w nyrev
n w nyser
n w nysta
n w nyt
n w nytt
n w nä
n w när
n w nästa
n w nätte
n w nå
n w någon
n w något
n w några
n w nål
n w nån
n w når
n w nåt
n w næseb
n w næsef
n w næsen
n w næses
n w næste
n w nævus
n w nødve
n w obj
n w objek
n w och
n w också
n w odd
n w odlin
n w ofta
n w oftar
n w ofte
n w oftes
n w og
n w også
n w oi
n w oj
n w ok
n w okay
n w okei
n w okej
n w oksyg
n w oktob
n w olga
n w om
n w omepr
n w omgan
n w omkri
n w omsla
n w omtre
n w ondt
n w onorm
n w onsda
n w onsio
n w ont
n w op
n w opera
n w opere
n w opkas
n w opp
n w oppbl
n w oppe
n w oppi
n w oppka
n w oppst
n w orden
n w orkar
n w ormek
n w ortop
n w os
n w oslo
n w oss
n w osurn
n w otriv
n w oveni
n w over
n w overa
n w overk
n w overm
n w overv
n w p-pil
n w pakke
n w pande
n w panik
n w panna
n w panod
n w pappa
n w par
n w parac
n w paraf
n w paral
n w parke
n w parvo
n w pasie
n w passa
n w passe
n w passi
n w pasta
n w patie
n w pausa
n w pause
n w pelle
n w pelse
n w pen
n w penic
n w penov
n w pent
n w pepsi
n w per
n w perso
n w piben
n w piber
n w pigg
n w pille
n w pinde
n w pip
n w pipel
n w piper
n w pipin
n w piver
n w pivme
n w pk
n w plade
n w plads
n w plage
n w plan
n w plane
n w planl
n w plast
n w plate
n w pleie
n w pleje
n w plet
n w plett
n w plus
n w pluts
n w plåst
n w pneum
n w podag
n w porti
n w pos
n w pose
n w posit
n w posta
n w poter
n w pr
n w prata
n w prazo
n w preci
n w predn
n w press
n w previ
n w prick
n w prikk
n w probl
n w probn
n w prola
n w prome
n w propa
n w propp
n w prost
n w prote
n w prov
n w prova
n w prove
n w pröva
n w prøv
n w prøva
n w prøve
n w psa
n w psori
n w psyko
n w puha
n w puls
n w pulsa
n w pulse
n w punkt
n w pupil
n w pus
n w puss
n w pust
n w puste
n w på
n w påse
n w påska
n w pæn
n w pæne
n w pænt
n w pølse
n w radio
n w rakt
n w ramla
n w rapar
n w rart
n w rask
n w rassl
n w reage
n w reakt
n w recep
n w redan
n w refle
n w reflu
n w regel
n w regn
n w regne
n w reine
n w reise
n w rejse
n w rekta
n w remis
n w ren
n w rena
n w rene
n w renne
n w rense
n w rent
n w resep
n w reser
n w resis
n w reste
n w ret
n w rett
n w rette
n w revbe
n w rex
n w ribbe
n w rigti
n w rikli
n w rikti
n w rimad
n w ring
n w ringd
n w ringe
n w ringj
n w ringo
n w rinne
n w ris
n w risik
n w rital
n w ro
n w rocky
n w rodna
n w rolig
n w romme
n w rosa
n w ru
n w rulla
n w rumpa
n w runda
n w rundt
n w runt
n w ryger
n w rygg
n w rygge
n w ryste
n w rytm
n w räcke
n w räkor
n w rätt
n w råd
n w röd
n w röker
n w rökni
n w röntg
n w rör
n w rörli
n w rött
n w rød
n w røde
n w rødme
n w rødt
n w røntg
n w rører
n w rørt
n w røyk
n w røyke
n w røykt
n w sa
n w saft
n w safte
n w sagt
n w sak
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
n w samti
n w sands
n w sanns
n w sat
n w satt
n w satur
n w savle
n w scann
n w se
n w sebor
n w seg
n w sekre
n w sekun
n w sele
n w selo-
n w selv
n w selve
n w selvm
n w sen
n w sena
n w senas
n w sende
n w sendt
n w sene
n w senga
n w senge
n w sent
n w sepon
n w septe
n w ser
n w sertr
n w ses
n w set
n w setje
n w sett
n w sette
n w si
n w sia
n w sida
n w sidan
n w sidde
n w side
n w siden
n w sider
n w sidor
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
n w sin
n w sina
n w sine
n w sint
n w sinus
n w sist
n w sista
n w siste
n w sitt
n w sitta
n w sitte
n w sjekk
n w sjett
n w sjukg
n w sjuks
n w sjunk
n w sjuti
n w själv
n w sjå
n w sjøl
n w sjølv
n w ska
n w skabb
n w skada
n w skade
n w skaka
n w skal
n w skalp
n w skarp
n w skeiv
n w skick
n w skidt
n w skift
n w skikk
n w skils
n w skinn
n w skive
n w skjer
n w skjol
n w skjut
n w skjær
n w skjøn
n w skoge
n w skola
n w skole
n w skorp
n w skrab
n w skrap
n w skrev
n w skrid
n w skrik
n w skrit
n w skriv
n w skuff
n w skuld
n w skull
n w skum
n w skyl
n w skyld
n w skyll
n w skåla
n w skåne
n w skåre
n w skære
n w skævt
n w sköld
n w skölj
n w skönt
n w sköte
n w slag
n w slagi
n w slags
n w slagt
n w slakt
n w slang
n w slank
n w slap
n w slapp
n w slarv
n w slem
n w slemh
n w slemt
n w slet
n w slett
n w slidg
n w slik
n w slikk
n w slim
n w slimh
n w slipa
n w slipe
n w slipp
n w slita
n w slite
n w slo
n w slog
n w slut
n w sluta
n w slute
n w slutt
n w släpp
n w slå
n w slår
n w slått
n w slö
n w sløj
n w sløv
n w smala
n w smede
n w smell
n w smert
n w smile
n w smitt
n w smule
n w smurt
n w smärt
n w små
n w småbl
n w smøre
n w snabb
n w snakk
n w snart
n w snor
n w snur
n w snurr
n w snus
n w snusa
n w snuva
n w snäll
n w snørr
n w sockr
n w soen
n w sofae
n w soffa
n w sokke
n w solcr
n w solsk
n w som
n w somac
n w somme
n w somna
n w somra
n w sond
n w sonde
n w sort
n w sorte
n w sov
n w sove
n w sover
n w space
n w spani
n w spark
n w spars
n w spene
n w spids
n w spira
n w spiri
n w spiro
n w spise
n w spist
n w spola
n w spray
n w sprek
n w sprid
n w sprin
n w sprit
n w sprut
n w sprøj
n w sprøy
n w spydd
n w spänd
n w spänn
n w spænd
n w spørg
n w stabi
n w stade
n w stadi
n w stakk
n w stald
n w stall
n w stann
n w stans
n w start
n w stati
n w stede
n w stege
n w stel
n w stemm
n w stemn
n w sten
n w stent
n w steri
n w sterk
n w stick
n w stige
n w stikk
n w still
n w sting
n w stiv
n w stivk
n w sto
n w stod
n w stoff
n w stofs
n w stole
n w stopp
n w stor
n w stora
n w store
n w storm
n w stort
n w stram
n w strek
n w strep
n w stres
n w stron
n w strub
n w strum
n w stryk
n w strål
n w stræk
n w stund
n w sture
n w styck
n w stygn
n w stykk
n w styrk
n w ställ
n w stämn
n w stå
n w ståen
n w stået
n w står
n w stått
n w stær
n w stærk
n w stödm
n w störr
n w stövl
n w størr
n w støtt
n w subak
n w subku
n w sug
n w suger
n w sukke
n w sulte
n w sumat
n w supra
n w surol
n w svag
n w svaga
n w svagh
n w svagt
n w svak
n w svamp
n w svang
n w svar
n w svare
n w svart
n w svelg
n w sverr
n w svett
n w svide
n w svie
n w svier
n w svimm
n w svir
n w svull
n w svuls
n w svälj
n w svår
n w svårt
n w svælg
n w svært
n w sygdo
n w sygem
n w sygep
n w syges
n w sykeh
n w sykep
n w sykme
n w symbi
n w symfy
n w symme
n w syn
n w synen
n w syner
n w synes
n w synet
n w synke
n w synsf
n w synte
n w synul
n w syste
n w systo
n w säg
n w säga
n w säger
n w säker
n w sämre
n w sätta
n w sätte
n w så
n w sådan
n w såg
n w sån
n w sånn
n w sånne
n w sånt
n w sår
n w såret
n w såvid
n w sæbe
n w sætte
n w söker
n w sömne
n w sönda
n w søker
n w søn
n w sønda
n w sønne
n w søpla
n w søste
n w søvne
n w t
n w t4
n w ta
n w taber
n w table
n w tabt
n w tack
n w tag
n w tage
n w tager
n w tages
n w taget
n w tagit
n w tak
n w takk
n w talar
n w tale
n w taler
n w talev
n w talle
n w talt
n w tamsu
n w tand
n w tandk
n w tandr
n w tands
n w tange
n w tanka
n w tanke
n w tann
n w tannk
n w tannp
n w tanns
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
n w telle
n w telte
n w tempe
n w tenke
n w tenkt
n w tenne
n w tenni
n w terra
n w test
n w testa
n w teste
n w tett
n w tid
n w tida
n w tide
n w tiden
n w tidig
n w tidli
n w til
n w tilba
n w till
n w tillb
n w tills
n w tilst
n w tilta
n w time
n w timen
n w timer
n w timma
n w timme
n w ting
n w tirsd
n w tisda
n w tiss
n w tisse
n w tit
n w titta
n w tja
n w tjock
n w tjuen
n w tjugo
n w tobia
n w tog
n w toget
n w tok
n w tolvt
n w tom
n w tomme
n w tonsi
n w torka
n w torr
n w torra
n w torrt
n w torsd
n w torst
n w total
n w tplo
n w trama
n w trane
n w trang
n w trapp
n w traum
n w trav
n w tredj
n w treg
n w trekk
n w trele
n w treng
n w treo
n w trime
n w trodd
n w troed
n w troli
n w tromm
n w tropo
n w tror
n w trudd
n w trumh
n w trur
n w tryck
n w tryk
n w trykk
n w träff
n w träni
n w tråde
n w trådt
n w træk
n w trækk
n w træt
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
n w tvivl
n w tvätt
n w tycke
n w tydel
n w tyder
n w tydli
n w tyk
n w tykk
n w tynd
n w tyngr
n w tynn
n w tynne
n w tynt
n w typ
n w type
n w tysda
n w tyvär
n w tände
n w tänka
n w tänke
n w tänkt
n w tå
n w tåa
n w tåen
n w tåhev
n w tål
n w tåler
n w tålte
n w tårer
n w tårna
n w tæer
n w tæern
n w tænde
n w tænke
n w tænkt
n w tæppe
n w tærne
n w tømme
n w tør
n w tørr
n w tørre
n w tørrf
n w tørrh
n w tørst
n w tørt
n w u
n w ua
n w ud
n w ude
n w uden
n w udløb
n w udslæ
n w uendr
n w uff
n w uge
n w ugen
n w uger
n w uges
n w uka
n w uke
n w ukene
n w uker
n w ultra
n w under
n w undra
n w undsk
n w ung
n w ungef
n w unna
n w unnsk
n w upp
n w uppfö
n w uppsp
n w ur
n w urege
n w urin
n w urine
n w urinf
n w urino
n w urinp
n w urins
n w urinv
n w uroli
n w urolo
n w usch
n w uskyl
n w ut
n w utan
n w ute
n w utelu
n w uten
n w utesl
n w utflo
n w utmat
n w utmär
n w utsid
n w utsla
n w utsle
n w utåt
n w utåtr
n w uændr
n w uøm
n w uømt
n w v
n w va
n w vacci
n w vad
n w vagif
n w vagin
n w vagte
n w vakna
n w vaksi
n w valac
n w valla
n w valln
n w valpe
n w vand
n w vandd
n w vande
n w vandl
n w vanle
n w vanli
n w vann
n w vannl
n w vansk
n w var
n w vara
n w varan
n w varer
n w varig
n w varit
n w varje
n w varm
n w varme
n w varmt
n w vart
n w varv
n w vasc
n w vask
n w vaske
n w vatte
n w vattk
n w vax
n w vb
n w vecka
n w vecko
n w ved
n w veg
n w vei
n w veide
n w veien
n w veier
n w veit
n w vej
n w vejen
n w vejer
n w vejre
n w veka
n w veke
n w vekk
n w vekt
n w vekta
n w vekte
n w vektt
n w vel
n w vende
n w venen
n w venin
n w venla
n w venst
n w vent
n w vente
n w vento
n w ventr
n w ver
n w verre
n w verst
n w vert
n w vet
n w veter
n w vetme
n w vi
n w vid
n w vidar
n w vide
n w vider
n w vidt
n w vigti
n w vikt
n w vikte
n w vikti
n w vil
n w vila
n w vilke
n w vill
n w ville
n w vin
n w vinte
n w vintr
n w vippe
n w virke
n w virus
n w visar
n w viser
n w visit
n w vist
n w viste
n w vitam
n w voks
n w vokse
n w volta
n w vomma
n w vond
n w vondt
n w vore
n w vores
n w vred
n w vugge
n w vurd
n w vurde
n w väg
n w vägde
n w vägen
n w väger
n w väl
n w välko
n w vände
n w vänst
n w vänta
n w väntr
n w värkt
n w värre
n w värst
n w vätsk
n w våde
n w vågne
n w våken
n w våkne
n w vår
n w våras
n w vårdc
n w våren
n w vårti
n w våtfô
n w vægt
n w vægte
n w vægtt
n w væk
n w være
n w værre
n w værst
n w væske
n w vævsp
n w waran
n w westi
n w x1
n w x2
n w xalat
n w xarel
n w yderk
n w yr
n w ytlig
n w ytre
n w ytter
n w zyrte
n w µg
n w ägare
n w än
n w ända
n w ändra
n w ändå
n w äpple
n w är
n w ärlig
n w ät
n w äta
n w äter
n w ätit
n w å
n w åh
n w åk
n w åker
n w ålder
n w ånden
n w åpen
n w år
n w året
n w årlig
n w årsko
n w ås
n w åt
n w åter
n w återb
n w återf
n w åtgär
n w æder
n w æg
n w ægges
n w ændre
n w ærlig
n w éin
n w én
n w ét
n w òg
n w öga
n w ögat
n w ögon
n w ögonb
n w ögone
n w öl
n w öm
n w ömhet
n w ömma
n w öra
n w örat
n w öron
n w örone
n w öroni
n w över
n w överk
n w övrig
n w ødela
n w ødem
n w øje
n w øjenl
n w øjet
n w øjne
n w øjnen
n w øker
n w øl
n w øm
n w ømme
n w ønske
n w øre
n w ørebe
n w ørega
n w ørene
n w ører
n w ørern
n w ørest
n w øret
n w øvrig
n w øynen

1IRZQKXLW4MILN_B?JEUPNIQHMaKG=?HJQVWUR[\\WtJE\\1^HOZ8XYTgNHbG_IN\\MFHQEJU8JB;MkLWNO?MlZAJUMf@TCJGvpVLeJHKTMIM@FMJKNQHJDJP_kgEaJ?DZD@PMFLB<AHONF)bHiSLK?FN
;\`^HBTBMM>8_8Jd^DH\`DLRYN\\NEN?VLQBM?FSMpN@BITEOEK1JFTeK]XEOMKrKT>aKFWVNLM\\@KCfMRM\\HOMPD?Ni^VWSNmBWLbLI8WFcaSI:\`HS7MOE^KIOHHHKeOTHNC\`>DK\`TIMT\\DCDgASJKi5
YNL;IC;ETLMbsK[OLVIMU@BMLYCFLOS[[?bNsEIPH@IEBOgGHMSZMF^IO??*G_UOHNIBekONOcTgNhNJNpeNHLVHNTWKLcSLIX=Kfb>YBNDXUULK_MMT:B_CIIG7EULE[NMcjYUMNXVDTQNBX\\L\`XH
NEoKGLLGW_IHFWNLiN:FKM0HZdDXVIVNcx^jN)FGF=MHe=_JKMI?F\`EGI\`nU]fVOEfLMOF¤eYWSE=J3?X\\LFMQ<KKKHAMTXkJMQ\`OFFJV0\\Ng^|LHA=c4bNjUVGEFT}K_TOITTGWuXH<V~POWI]NHV
JENIKN_HLh\\?OLOMKNMWNNS7VLKDL\`My\`mI6TLNM?K@N§LMDMJFSFN[&NNZK@[IkaJmKL/IAMYGDNVI9EhLUYJpAKM[MNBEIZAgNEJfA<LEJLLHLN;?LEOC9cKH>C=KXWLJ?UJECEOLT\`Ma[FRNV[L
WG/LOB@/UcHNIILNJJNMGV[W+CGGILLJNcQY;o_YhYKsNOFFU:MMfpNJMH\\ILNG_LMJD@>U:9NMgQFLTJVNfOAFMInTPYM>FKYWROEN?RMEMMReOANAMH_=NBHGXh3IBFAKFBaH=TaNGVUaMMXMJE}
G_KNbLUUK_KNVKMHYbXbGBICNIEG?XIMGFbJKNLsCLLINPJ[ZOiVc\\;INtINO]tEJ]OcGM\\NKFRINMWdONN1Qa\`6FNHJUPVYM9La\\Oa&XJL][\\ED[SgfIL[NKN>YM@[M2ZbC?NOdDL<>LSKKJJFN@^
MLJJaF?=V@LMb]]jRNg]\`EIaPXIWA[IOK\`FOOo@MY_M<u@VLLFHN@3YZDNZFM^vNKP@£RV¢Ih7<O;?L\\[MJOKNOMN6HG\\NJsOONDEFPNNCNMNe\`=_MRMMLLO¨O[rHObLFLQNMMIMbTVXDpWBH=HSQH
MOO]=N8NbMN<MMLOGaAlXILIX_GUeGLLKJKEUYOH@\`gUf^INA<LIGIMJOJKLIf¦GNLOATNA_FOOD>NL7oJOYKkNMLLENHKCNJLGMNM?^o@@_GqNY_OFILNEKfUDFIJHFKO<NM8\\>COEYH^LIN]YkOY
BMI(I>]N_:@NNI=LHLSHPK'FNbL]qO:NpH^lJ_XXFKNN@G4KEIG\\MKL9.KGAMHPM;MWNOLM[MH;YjaL}HW^KMMN7QZR_H@K<QJOMkMNMWLFFdHC9pYk?sTYNCHBGT^=KRW/VZNOMS9KCIKBb@VTC\\_
WKE\`KbwWFQE_OVWMNHWUCHIdJ?d]Lc?j=GHJHOBU,TcKNMEtI[HSMBDTG3HMMQ@LLK*QNHYCPPIMP[GOM:QHGhD2B;RBcJ^HM[QOQ\`KJ@AUONGH_WL\\PT\`EqLHQDpNZ[RIGXI[=bYQAWDRJ^VM7]Cf
QGI:KZF]9WY~DK@HO>MGnMPKWIdVEIWXUIAXNHOONONLLNH9LRN7M¢:S[VLNO>_FKaREYi<HoVFNCcWTXLKgUr<LQGk<KTJHBL]OZMpHH\\PWDFb\`VBZ_YUNAoZHYDNWLHI_MMENIH?hDYKLOMFT;h£
B\\LGMbYLCV8_SK\\bTNGJIdL\\KeKUF\\K&NYTD\`XNUndHODQHZ;?JjWNKNJ4Z@_TBBNLJ@FHETIBYVFa:bcEm?OLPFZAYHNNRIFJ]8GNbLWULFFMM^NFjH=KNMKOJGKfDNMDJO[MPDKNM_^[IEQXLIH[
IYLBIH6HM,KFMM:M[OLOG]R[IXKJKDNNXJBJK?CK.NKgS[MPMPMeRW&[ZHD;QcWMJHQPOSNMOiNT>CR[UZMcAMHKSNKGdhO[KO.8QqUFGB0O:KSND?NMICVUIBLEAV>FGIQMM5_<>VDN]NATMWDWEI
?OVrK?KXWdVNMJ\\9XMeMQLLHJMVQWVNHNIDbaN;n6KGUUGC@KJTELCK[KmGRJQKWLQ\`b_SGLCZc@b>JLG\\\\MV5=KPGGKMIACK\\bHTUCeKYFMcXNQ9fB[AMKEr_BFEYPNdVII]NB_7YgR7MFKhLIL=
YNETJVOERgKHNODXGOJKAQ8JDQMAML\\:kNMLKdHYNPGkHFPDJD2PFXK=KF?IMbNP6CDK=V^\\N_CV]VIHQIJF\`YLUbN\\a?c<fn]VG^dJI@LS[MG@XF?\`\\\\H\\FMKDKOMA3JANENLeNLZGIBc\\dVN]JJ
^HTILMNCgbZNGXNLEPCifUPGUWIVHE^NOOeNN^2bV4>DVLMSxamB=KWNQ?TBMD[HMhNaLGFRBsbOXWHLIQJRYcKFGKJgh7LYPPYINLNPVLJZ\`mYNMKcKOY=W9KWLYOLLWDK7jGhnOTU8AUEN]PZD\`H
ARaWCFFFK6IXM4GCKNSB[ELJE@mMIGLE;E<HMK^JSK@DWTHKLCVo8GXHLAI[P\`dDUXIWbnMC\\YA\`paHSAHBSUMRLEyOOTXpMM@_ICGJlDXOHQ?DN9NNC6LX[NDM5YK\\NTM[FK2]^SNLUJA?\\GK\\CgM
cOZQU;JNNNMNMMjJMRULNN;KKXi<IGN8VKUL]MFJGH?VLEOYWWIJ9NOf_NLGoGMKXDSeOaNFUFUaNMDMRBKNLKNf{eJCRdYHJeC<J9AFRNNMMYN[KNNGMCoOMIHOAH;XK?_KtC^LXRfNECYaMJUONI
dOONNY\`NMMIYJIIOF[N;MN=MNYNOsOODVMgMDNNNNZGGMIJeOOOONRNdPOfKLON_NO9IHROhNNTGKWOJOKNNOGOIDOLPPNYMYMJLH¦MF?R\\\\DQHrTFJ0JJ5.[ZBB^[LIeN9MIIMJbNKfJdF>LTKI_C
VSJF[?OUGGKOVLDLCdL;nYJJGONUDN_HOJKbMHkONQOJXTFYA¯hkEfeJMHQY]YRZNHLKHIXAMYSKMKOFRMIYVBuN]NK/GL@GI_[OXh]JRLD@?KKMMMIGW_PJP?JhKIB_aZ<^iA@XCDHHbGeIZl[Q><
IB=9IGaOe«O?NReXjGIhDDKIN\\_LkPNZICE><cIUPBGNK;BBLALIGW^D_MYVLBEb{UBHPPmO5^NMJO]E;TINMNLMLM_HINWMT@JKSiQNHMJbROMOUL_LUOQPONkLM_AHMJEUBaIM]OFSMLGKKQM\\jV
vSMO=RG]ONHNONLD>HJMJDNJVWOLN?NLLIK[NOdII¬CDIOAMHNNLNI[MKA>L^;VL*g@=FZ[I@VIY\\MDMLFaNdFVZHNWDOb@ID:7=We>H¤C\\MaMTH\\_Oa_KMHeZIGIMO\\KNLiNDMIGMILLN_;FE;DF?
FGQCIWJSVNU\\GNdOSOEMGMT8P\\@K\\pk\\PNB^eKHIG_-NSYUFWFm\`IWMLH_YUnlONIaHTFDYNJJOMMMJK==YHHOM]KRFFZGGKFRBXNWcMQPSMBVO=NIORMKLNKMXGG@mcMLaMNONgNL\`JAMoOV?KNMJ
nRKLLlO9OYLPMiJIQ:GRMKNIlUBCLNM[OCIINGJJG_LaOOUET]aLLdO\\]kPGN^AwXmdJLOLDKRCM;PEX@;YJ]AQKNMNWcK\`WFIFHUK;KKKJPNdDNCNGINYDGEJONUX@I;NMNOMLHNLWH\\?DNcSHJeO
NGKI5UXRZNRSKH_NNMXJKU_NLNAvMKXhHKLCIOEWOaCO>WMHVO@deNL8WJKV[RWNMD?VMCOONKVZYOFWAHNKDNMMFFmA^ESHENW>8Tb¥CVFZONWONLQOM\\J]KUKOV\`NA@ZbTK_V@NNBJM[DMYN@X>I
PUM^MHONOIcWFNZ1\`GRP.O=@ZElOIKI\\OMKF]yXZ9POP?OVD=ZKUH=GEMHOO_\\@HmBRKLkNNMIhEHW>M>;X=UEFLE\\dZHOXXKW^IEWeg0\\I:V?[I3MeUARKNHSI[N[m_4PjeaCfas^Hd\\TbLGDK5A@
BkPND<[NfC]7t[GUMKML^@_\\\`XiE3@H]NG=DSZ:m[MKI_BYQFO[SdT\\nGNMBOOUNMJIDKJ[[\\OCFGWHfNhkKJDRNRO_GGDMoJNIgNMJR:LMqOTO[\\LCWYWeJMNMNF¯MQRL7M_NNSKFUIdbJBGZC_:\\
<6\`CKII\`M3A>O^WJNVNSY]ZCFNUL>dGLH2PyKvW?MLI>_EMLXW]R75NjOg[cMXFHLIBHXMFL<JMI<UNL?LBXdG[IMNNOJMX[YNUJOJLN@L;dJL[M\\ZH;I?JVYNaMO_KH\`LE\\OZFRMUM0NKCZcWRW>V
?;DS;YKGDQHMJ[!MSOAN?NCJoNH>b0PXS=BMpNEGOakH.eIHN=HJ>\`P=?WJ?MSJFR3KJNONlDe\\Ud_I>mNEUJRJFM=DPGGMbL=MX[ONXIEZO^CALGNRUadKSMQObWN=UWM8NEVLamDHIFOOEOOMhgQ
OKMDFXUB[NJLiAI\\N\\QKMfKMK[;MLQMMBnGOVLFEL\\LG]F]w\\OOhTJNNAKIGdVV[DG0IOFl\`X;GaKNHCKOE]]V_LNV@@4Q]<\\RhOO^ZDNP@DB8N\`9WCZ\`QT_PU[JCSNGzNLNNaOHOLlJNK[dMGgI¢_
YaUNMNONmMCd[W[WNKN6VYHLM]VMHDhBK_GKJCLMK\`MO<?CXBVMVL[LCNH[TmLWM:[VoLLKG?<OHM2JbhINO]?MDNTV;I\`CDNiYAQ_UCJ=3L^MSMHgOOKV]<MFILRWLM]:KNOXJ[XNLWk5KEbKCQGK
K*C\`LLEGCJ?YmILM:dxdGHVEGFDK_NjXJNYLHDCc:CORWMHEHE:LOJ?0NbCCK<LYNLLcHKlNJKLeYGOLIkJRQLL]L~KWYM^J[NMZBCIJKHIbCNcMMEHJABKc\`MBLJCDPK?^LUDKADIHKNQFZLJP^GK
SN[DFJM=FNONMLIM^ABN\`Nd+lNIGL>NJZNOKg;NMI\\MNGC^HK:[QFOTH2LOTAKLIFFKIHBRWJGPXOFOOXQLWMOMOh]ORNIMOQNNeOKONI<o?OWREKFRNOXNMF^NXH8ION\\HbLONLCOOGH\\5ONNKLNI
VNK^lJOF?ZJIOhNOOIjL_dYJJMOLNLOLH<NrNNWMOGOSMOC^LNKMNLLYXEC\`IGGKGOYGZUKODXMcMhOGNOKKBMNPIVK4IHOEIyn=FVKO?LHMXHLOLJMVOMHOOJONNPGNLHB]eQLAI9DEB\\U=NI\\XXJ
/O<ASOO]HZHENVQOfn.O^KK@X?PNJXK<N\\BJ?Z@LqOMLOMgRLYDMNLSHCA\`FJMWnVpZRKdBOmTBrNBNNLZ\`YJLJO@AMKMWGNK]KMGOG@cGEiOMfKLGKKKBUQIddTKNfNLHVNOM[FOCYF[DOOHUBEHE
?C[PDWQKJEEGJHMNOMNfVVm<EMiN\\LNFOLiKNIOAZOV?NGNMOHRON\\FZK@ONNNOJNhS:@UU\`]LOJN>Y:WJIN\\HQIURNYNUIMXAIKIKeW=G^KVMAJMaUXcbcC\\LIE_dIMOLO[BnKMT\\N.Hb[OHZN.VT
\`KHI8WODO?RMGDFSBNGrUMcCREKKbLPJ¦MCOJMVOYe6FXNLKO]DKHVJgMQNLZHOZH?OOl.XUOJME]3ZESOMNK@NFOIaENINOJBQONNSLDLHM.YIMmMZ?XHCMNBEFFOeyMShXs|M?X[YMJp=UQaE_O<
a=NY=SOOiYJ]EXTMB@IOMJ>^FRDLN]MDMLD^JZOINQMY<FNPYPiMOMDNNFUYT]NLNMON_HZM8iIECOKEUJ]\\NK\\APO>=GLSQKNVHS@dW@BV^HITOEfgMUBGh:5HK?TN?OGOGIWNSU^TM;e\\SITWTa
0YWGVIXO^LNMSWQRIDM<M[@EEEMYKTNM_OYIORNcaeTVRKLMODMOO]LMUaDK\\CNNPNKMBOOOHOO\\U\\BOuFbS{\\JaCONKPMO2eY[GaLILFMdNNKMSMNMMOOJN_GbJ6SCXmNR]QMUMfXZ<\\VNMNNNPJL
OEsENPEvO?IIcZ\\MO?OEL[H]KGFDKZKKHDP8o:DFEZHAHQi9V\\_XSDDMFMVXQnIJNHOOBYMMMW^WKEALMVLLMNNNKH\`MWjZOS@JNOSUCIIMK_MNL_OJO]_NbYHNaUCRRIZKeMNBFfeNAJIHKOSZGOC
XRRDWF?HEF>JGCHVeIUMEJeQGXFZrOUZT?MYJ_LNINHqgMGFaVNEQOaLIBNXldJCMRHLHO\`LHNMMVUXOLTOHOE8jCZOILMjOQHNEOOMGLMWGi3EPMCUJiHNIeR1[NMBGMMLLlEPNPNINKIMHQoNF\`G
NUNBNJKGML:_bORLNNcMIGZNO:LMMJ=aNUGD;][]NHLHF^INFNNGMNONNO\`LdDJFf=LJAOOMMONNNYiJOX=OKGd<OiaKbL>NNGXKIMMWqGMeFNNM\\MZAZVMKFAJMNNNLMOEDNhXGXdLLOGFO]LO=LO
MNG[MLNiGJMIHJD^;MMNXdZNB[OXSN>HLNOI\\LOIZFAf=NIMNLCILNO8SQ<I\`mNNGMOYNKUPOYVBg\\U]^KN^MaV?]L9^HONgNM\\[NLMNKSfLIEXODPUTHI]NEMl?f[MKGcHpHEWVPQEMITEILOOIM@
MdUM?MMIUaOBH_LJNeZJDMEGCPPJCCPHcWZ@\\5cUW>;NJ\`6ELMOJqnVbBTLGVOJ-ZIONLNOsGONTN^NM;OO@JMUMOOGNdPfRBUMOKKMXLE6DNMFKXNLDMKOeNNKPSOXM\\E@MaODWOV^OIOHJN]MGWN
KeJ\\O[J_\\\\EO\`HIO@dN]WXAOZUIN]OS\\MMvGNLE<WfNLNIEL<[N\\LWN6YL]SXNNdKOKMHWLO\`L\\HMFKMKSB^NLJf^HUMR]OJRZJ\\GXfceHbB]YJFNNM?NbWDKOULNHLHUONHJi=JeLNX;JQJNHMOXN
NVKDNZFEWLdNZALNJML?E_MGkTSLOY]GNPJOPf?X_[Y®XHDKGMTJ?NHUbQNXAMOn^Xj<JWJUlS;C[AtWMJRWRRFUJMyM08P¥S\\PKNJQXMCLHXIOBEGQYDK:LOKlJ=BNFMBGDWIFJS@IMAl\`F\`YKKKK
iEPJKLLFVNEIODGCMi@?OOCOgC_ONH\`NIab=ViKkPMeLNOUDXN ]cbQqK[NNNUYH5_>[NJU@HMBKRFRJMUN8ZGM\`=WH>=QMDOQL^HMWJN?N]MR?TRUHWMJL5MNV]cPFIK]IMtINJNd\`V@Lm\`OKNDO?
\\LOON=\$XPQIGBpPLMNPc_OMSdLY9IKJM9cBe_?OFIONNWK0DbQcjVMK;NOL=ZGE8;TXM>cW[JJ_MOIJK9M[\`MYmEaHVKTFVMYFKaEHbMJJ[YHN\\<p@K]3<WNZbMW9dCGdNVHc\\SKTON\`_WPP\\_PPI
HlNMtIEzGE@BDbSPEhLI;KFfGi_YO_lGKIEJ:HQbFWOJ>BKZpNJHN?NEE]2tph<YP\`GNcIW{PXSg6DK:>IB[ZNHKLKMMFPJDJ:1XKHIC_NRGKGEENNLCILALkNTNK;cfM[MEMaIe6Q\\bTOIOO[NOHM
KHYJBV_fLFOUF\\MNIFNGRLD:H;GSZMDeB]>\\XbIGXBVMONXJK6JML>DB3HaJT\\KMU4S5CbFJZNmLD9_OOW}CGjJmSJTPY\\MAFJcJPEM;EI\\VFlKEKXBdOB@IeEKJ[>OUr;JDMFBIJGHG8FLXKP^Iª?
R]IL@?DjJLjH<XYkR]GM\\VG3V\\XWVOlFFDLXJb\`;VeVMXBHhGUKdNND_n_I<IET_h@URHEeHP>K[HNnLV=WQJnUCTR5MGPU^N@hYHDG5fHNfWDS9CN]ICfE]iS^CCHJGPf=QJU_CcN;SGNOUMWOYEH
LKB\\[DFyKNHIJZSLBEOUEHUFdLF9GLVLB:,CC[oKWE7\\WKYtMlfJ]Z9/eAb\\@UZLOOiZ\\PG_L=MG=ASJWJ<KHg;RDV_]A&2ZBY@NT\`U[=W?HRXHHOO[VFFOg\`LNNUHJgE?VINEGCHKNJ7=?LTfO<9I
JN^3NI<YEF\\JRUM];VLHN]UdINGKPfa0riMDJTIHNNDJ96sOY*Q=OGfcKMd?EHAL\\NMNtGMMqIYHJ@feNMYKKE=F\\9KB9@?GM\`H51@i?MZYOHIMF<LKCbWHIPLFW2KO^B8XOCHJOPCTKFQeK]Wu?UN
_aO[WmF>LNFHMIMXJX]P_muOC_KGUUJLTLJMGEBVFVJA6EXMO@N^^HEL?FWUHJ:<HWSPMGSOL\\NBVH6MNHUBKIKfMXVY>o\\GNHaNLV<8Na+EDPoMIA?XKgMUSb_BLNMdc1bYYhbOFES\`YJMWNEEFLM
iIDh\\MgRKJOMJHPYDIMRKfNu\\XYJ=VdJH]dFYLh\`VMMMNLMLUG_E>HXHIB@XPoncA^GEMCSJiMFgUOKhMEDHML\\XKMHVfZmJJITM/RK\`N;OfTNfKEDDW]@\\IhLNHG,3EM\`KHKho0M@E\\XDMV[NFT?K
\`KC7NLgPGor@cI?VQ=IP+AA>S;MWFIX=eMapKMNILf|NK,(bJMHNLO@NLWF?IGNFFwJY\`kNMERNWSXd?FKMISOIEbdXJbM9LVLHoHD:\\MOCBHdCcBJNH6qJ?GOMX^I­<[;UfP\`MH]MLRV2O@IMO^Fc
E_N\\<9E;YNac]MKHJJNMRI>TZOKRJMJ:JKDT?QLeYH[N;Na:O\`NKDVTf3VcJ^^Q@[JFLK_BG<YDGLnLZ_SJrSWHZC=BLXENANFLyZ©JM^]BLHL§NJNLQ[MEKK;KWKJI\\EBWiEGESVFDBI^MDZ\`?ILU
^[NHII]KENWEKLIJNKKFGMDLIPP@^KJ[ONKfalWCW\`>gNONJMGFRNUILGVMNVJYR\\KXINRCTS9EIOHM=UL?ELG[MIU\\|UXj[PK]Hl4\\ILMVHZFKQLQODT&XXhB~dp^^DLAjILI4^9,LMKIdJJdV,NU
dXNOFJmdNaN@FfKH<XU_\\VOIOMVRkX\$RIK\\QMHV7jM4GV=W^LYA\\FScFMYGMML_Z3I[DkJ\`MGWE8\\QZLXFNGRH=E>@LCHS-ReK^6HMTJMNI\`LsKLU@Z7ELEOUCWAMX_I?[dB<PKUN.\\qGZPCbZNECI
H{]eBGBUe@gZO[WJNUGx_YL_LVEJE\\NNNWCVIMRD5GeNdY<EF\\L\`EB@ODNAcBGVfIMWDJadFFB:NlaT\`{KKOM8TUO3XGZ^RAS>AP<\\OCQ9B?<]OLQlMXJCHEEMJ88XUICMLKLPELODE5EFGbBKGJGR
eF3YSEHVbeZmENTLJMYNdMOHjRUOLHDWBOVG>WgMNH@EPK[IM@MKo>?FNHD_j:OZ^g]Q=DNDBlhJXWFLA>SFMJJ-HWFLIMMMjfHJRLJ;HIHNAK<b\`LKF@WIb^XD\`OMMSJNbGMPcqKeADIM=JOG9DU
\`\\[[R=qK=KRIafzFfNL¯L87GOAIC=4M¢GCO<DDGHaJOQ=MFVV9JJM=:N]DAON?KFF;¨_²N:lQJ6_IMHOdmZSsEm\`^HM<?AMKD5UJHjEeDMbXDbJMSAwNW8JR[6fRKHLUN\\;9NNESKdJhLWOlNOKNND
NFQHYMJN0DRNINtLMP3TLMNILJdI3IUOFsNEA¥GYSMCm7wMhAR_LboKqEOBNJeZeMZTOWAKG^PMPRF1UHqLK]ie\\N^FaDANJHWucaH;S?LLMMLZELg\\9BQkJAHdXLFHJCNBJuNJVhW8IMBYL\\KCF<O
HN4JkA[>L[I\`OENhIFvfQaK/OVKBMZVFKL[\`A5?:WG?p>_MA^HTFc^K;d]OJ>N\\LLEEOLCOV£NMFX1OB^PIMLerOBTM\\NNK[MEdYLi/FVK>J\\KJN9Nc

wT;LdNLPNOLJGFKNNIOOOKNKOVJNOFIOKOOOOVIRNON[MAOOOOgJNTWVNNMNOBCINF^KJHTNEWOOXNEMNV>OLO]OODJR@<?MIOQOmO^OOROR_JOHNIQJNeNOEbHXGJBEI?cMLYONEOOJZLGN[MNOMN
NONNManKOKROJIOMVMQJLMKKNEMgWLHIONYOmO9IkbBSN]JWOeVFNMNWONNTNKHaN]ORDdL]<OKNOONOONOJMR@MSSOW@NNOL[FNBDPKOCMKBMNNNAKQKHMOONPlAM:MOOJrMOL@]NMONMKMN^NOA]
MGKSl]O4NL^ND=GHPNOGHnMTEYZS\`\`WMNOXONVNeMPOWLLNSOOEC_NOIfcNONNF5n^\\NLLC1ONKNMaOOUL>Z@EC\`>VCIAHF_NOOONgONLOmJ_LWKMHOV^OFNU>TOX=LMINOHNMLIMWbOT5OQLBM\`O
NOKXNOaLNNNOOOVfLNKNJeQMMLMKN8ONNGNIOJONLM;OLOejOGIQugINNJJKMLOH5N\`NMBFDFOXMiMNNHgkTJH^U@C\\CKKE8ONMNHALNKPON=NIHMOIOMOOOKKRHTODPNBONMDNOJNOMPLKNOOOOKJ
O]\\NIW>]D1OODICc]DUFIGS\`NNONKF?BJXOOJMOEa9KNMONMIR]INUIZK>OOUOLS>BG_AGOaOQ_NSOHNO?MOPOLOOONOMO>EOJ=JMOHONM^INOO@=NPJJNNLB[[JOqKLSK6ONONRNNJ\\OMNQnQNLON
fM\`PGLJONNHOOL9ONUVGOMNL]OXMIONNKNONNJL~IUJMNN@GNNO?WO7ONOOINJHZOLPLKHLKGDJNKDY<NcNMOOLJMHMTNXGFJHMNMOEKOLFNOGKOOLULJO}LLI^OLNEUOONLONNO9MKOMNIXVIdMIA
EO\\\`T[YpUJO\\INNKNMXXINNL>aLMOOOaObNLLOOH\`LHOO>LMLOLNOBOpHY_WEON=O[KNN]CMMEDLOHMObN@:T>M9F9XIYbMNNNPM\\F;FOM^NFLIO9N<JUNIDOIMO^9MlJNNAOO\\JO6LOACWNONLOMg
NRXMIKLNOMN8NKHOCPLINLOIOLNVCL8VKQOLXGNHNNMJLRPjOUMYhIL^iOO:]JHXONDgtQBOMJZKJNIPN:KON8SccNMIORNKZD\\JOOINN\`OLGO?OLQYRNKO>:KXBBOMU>pJcOWMj?IMLQVEOTON?U4
^ONGONOHSODNZOL@YHOQJOzOOJUIF>3INNMMOJCLNKNOLMNKOhMKOMNQ\\W\`VLK3S:OOAKKONO|bMObFO@OFOMMLNO3MOOOOONOXNMC@NOOOO\\X@LOMN\`XN[XNUPdKfLTLHOONKJhIAJOMLONSDRHXN
ICNNOJO\\NRPOANOIKY1NRNwZOOMNOUQS4NOOOALALNOYIMRNM^lOJLOINMMJOMMY_?RJFOXONMLWNNMJFMEMHMMMMOHINwJNKNNBNNOOLNOOOOLkPOAMDHVXNUaSNOO\`L:YNMX^OiM>lINNFVOPINI
NOKO\\QLG^LeMbNK[CN>INMZ<«]NKU>OOMM@eMOOONO;OOVONUJbNNUDINYLOWQQMNNB7OLVAI\`LVTMMCZ[OKENHLOEJNMKKONTKUOE]OMER:NHPOZOCILIS>bNELNAOLONJWLZOKOEW<OCN-dNBOMK
DO¥PZNOSrONRdIYOOJNOHMV;ONFFOlNNONNJONSOVNN\\lONFKJTXECoMLONAISNdKOUpNQ=O/JOOL=SWKOAMLNLOCIKEMFM^NNNDVJOFOVLOEDFMUHMEDOIDLOMHUOMCKOONNOOkCXXB<NUNOOOE>O
QBJ]LLN>ONNOMOGNH>M5cLMORDUN\\EI@MNIJLNNDNK__YKNMJLOENONZLMEON\\ONFNYNNFNBS\\NOOOsUNHENIPXHNMGOHMTjWKOUDOODL^KKINkKHIKROYOOOOUNOMOEJONMLR[NF6XNGNOOIONOOO
HMMLNLHNO]NIa\`JeFODNaCLOEFNMOnM9LG\\GtLOJOKNKLMNFON\\7KE[NXHMLDN\\NFLHNN?MOOIIMMON]J<XG]UNXfNOONOOFbOMLENOF9K>MHM9QNYNLOIONOiOMMJNHONaNOMO4ebTKGNSh\\MQPOU
iONLcW[J>ONMNXGWJEMONHVXNOBJI@LQONXOOO5ONNO\`JONMMM\`^GMLNJUMMXQONL[NKF]JONMMXIOOlLFNOPJEMNIOOJkLIWNJKQNHKNLNUMOGkOSFQ*V¥OVNNJNLPYJKK@NQOOHEAcTfNNOMPOOK
N]JLAROI;[NON2]NkVNOOLjTQ@L^WBMO@XbOiNMNNOOANN[nOGHNJZNOMNROOOBDLK]RIJONONOOIPJIMSJXNLNGaHKHOIJjO37KO=ONLIL;LMNUONOOMOLNO3LQdOgAsSOEN^^YBOOOONA96DJ>NM
OMXOMNHODMMILJONLMZTOOCPNVOBONJNO^AHNNFOIeLNNLCNPHONOIKJOZUHQOM\\KGYOONOON2LONGTOOJENBVLWFNONVDUO>BOONOPNOMIO@ORVVYNOONUNo_PuM]MNOONSNNN=KJNMOQJOKWOGQZ
OMNN~NKWEHMLO\\@LxObFZNiHBb?DQN6¬NNIKtGhONOIbFYOVOhMJWR4POjgH[RfMNJNBQGN27NOpKG>\`c_WNMqFCKMjO]<R]E?NRNN^@_MMNJOKFNO=G@OILNONLCKOMIMIMKOOOYM^GNOOOOE^OOK
JMJOWNNNRNOO2S;MOMOeNNOMCIDOMNN_TmOOONOOJJOOJOLOOObOOBNFMNKOBNINKLOOOLONOWONOJO@HOJOYMeBO\`LMOOOONONS\\XOONOKN[ONOWONMONLOJOOXJJOONOONMDNONNOOOMO<FOXLIG
OHON[PLNYSONWd\\ERO2OOLN>dOOOMOOONWNDa=OOOONCTfOLOOXOO[>MO\`MNV[IONOOOOJONONWKO_MLNMLKONOK]]GTLUNOONNONMOOOjMOOANOOOOlNOEFQOdONLOMXOOOJHOMMO<MGMMOODM^IN
NSLUKNMNLLOHOONM~DDLM\\AIMNOXNNVQOOQOTZOOLhUON_ONO>*OFKONOQ^OOXSKILIBKEP_\\OBNOOOI§NLOOONMLl_O^N>ONLMVNMPOOW,TONLJGOKONOGNmPRGMOQHNHrYO[O8NOOEMLMMMRNKOS
JHKZ6OOaGHOHT\\MJMMOHHLNXNFLPH^NMNNQrNOUHN=OOcMOONLZMLONLNNHONNONJVgNTL=OONNOQOECCNONUKFOJOJNNJONOMOONLOOMOOONOONiKMNNO8JOORJM4OOLNdOLOBNEOOKOOOO]NNL]\\
DSN_JNQNMOKCOONMOBLONMNOOKOMONOHOSOKOO.ODOONKOLK\`OOMK?@ONWONNC\\L\\ONO_OL>OOONOJOJIJXOHLOKONONJOKOOOPOQMOOZNNOOOOOLONKBFLKEONNON_NHYINNJOOMOOIOOTOoF^?NN
MOiOOKO]OMTONONXNNRaNONNJNONO1OMO\\NOONOORO[MKL7LMcJ=dOZMN?H\\NNA;aWJe;MZN\\G@X5\`KMLN\`OOFioJNNYRd9[?fT4XA9UNXN?XSCIN_ERVKhVIJZWOOCHXML\`DCN;>BCDujOvMPaPsZ
EPOGMM8IORWNcN\\\`NKJHC\\ONEONhI>OKON8[LKONOLLNNEOZNLMAMQLONKNIONsMOPM;OOGNNZOZOMNONNMbOBGJJ\`:LOOMNOOORHTIgMODPIZONMAcMRKPOMOOUOONOMNGWTMOZO@PPNO\\ONONOAO
OOjOVTQfNW?IOOOOJNOONLLNOO^NOMOOONN^NOOL_OOOOLOONOONWLFOOXOOFWMONOOOMOOOROEMOOLOOOONERMNOOLLAMN]c\`[L>FOBMOOOOO_OOWQOGMKNOOLOOOONLOMTBONNIKmMKLJWcJNM[W
JONRPMYOP@OONOONMQPNLM\\OONNNZONJHKNcLONKIKKNK\`NMONLKNOOONOOONNTONONOOMOMO\\DOOOOQNOPMGMOGONONO=OONOOEMNOF]NONQXNOOIIWNOL_\\IOKOOOOz82KOZOK^NNNOHOYJHNbyU
h>FNZIHqITOYAOOCP?ENNOONONOMMONOOONLONcOMJNOLOHJELD\\MMONMZKOOONOOUOOKOOHOjONNNF<NOCAQKYMNXON[LOOOONMOONYcEQLONNN8KUaMJ5cWJ@ZBIOLMJXZIM[YNNLOOOUONNMKiG
OOOZIOOMW^GLOOTNONNNONOJN[LoLHNEMMNNUDOc\\LOOO5NNLOMINOJMONNOMNMOJLKEPUJOGONOLOONNNMJNNNMk@[NG@KH7VC^XOrHJ=HBONNORObT;RB@XC2NaM:OCUOYEVLIJ;@MOEO=NEX[OO
Ng\\<WZOHOaj\`JJuOY[^YHOMNKWNVIYFK]\`^OCOMVOXAO_NNNONLuoLM?MON]MNOBFNOO@PUK]HLINLHNOOcNOKOF_GOJNKNLKFNMLMOEMNJOOOAMNOKNIOLFKENOUNLOOMNOLLMOOOLONA\`N_OHKOl
A\\NLVNCWNEVGHONLNSMNNMM^OOXONNNO@MCNO\\LNFOONNOOLN_NJOOLNNOJNONPMNOHOOJONOOOLU^OONYfhHNNINNOMO6OOOOOMOOMOODOOMOSOPOOOFHOONOOOROZOC\`LKONONO_RNZ@GNIUES/I
N\`OW]NNXNN@IOOZO8V;JKOOeONNE:Y=_\\XL:0M;VNI@HNQTOOONLGOMMNMOaKOMMOONMOONNLO]NOOMOOOOOONNTkN[gUPSNX4OJDNWOOOLOOFSOINNLQ,LLK^ON<OO^ONN[ODOPNNJLONeGCIJO=J
VGNDAOtNNOMNOOBNOU=OOKOHOONOOHNNMRODNQVKNO8HNONO]E\\cOOlNo_ONQONODGCNMLLJOIOOQO\\TLOBNKLNPLMONNLOKNZZUONOLVYKRN[OOVKXM{OOMNJLMOPJaLOMMENMONOOiNOGLJBLTND
c[LTeNMITXNNCK^ENKMOOYOOHMN]OQP[MNXLOON[bOHVPAKOLNEAmDELOONLONOOOMUO[GOKNOONUVOMONONONOONMJOOOHTHOHNOGcNMONTOMNJ[NMOW\\gROLNNENOZNNbNKO\\CNKOObOoObYN_VV
pYIMNWKFOLL]D;]ENNOHLHNO[GbKeUOOIO;HOEMhOT8YO\`VOWXNWNOOOOcLOLLQjOONKNDV\\MNMNELONMONNMOO\\NN\\PNKmcONO[NVLNOOFXONOOCNOLXINOOM_NOOMOOOLOFNMO[H4OOOEIbLMQZe
U7~KMOKROOOOONGONONOOKMJOO]OOOOLOMOOKOOCNOONNNOOMgWOOOMNOONOOMPTOKNMOONHMQLNOGMOUMNOODOOOKMONOZNNOFVONOOLION^KNOLMOOONN^LMJOOOOONOOOQEJWDJNYONcbXXLINN
OEJKIPAO^OUMcG:OO\\=ZOOLMIN;NOONOULBOOQVWO_LOOHMZOOUOWJFAOHOOOOXdOMUNRNL\`ONOOOLJSKORNMJVYGJ>LONMOSnNO<hMO]QGM@LNNEMQOPNLhGDLNJ3K@OOXNOJO@ONOKOOGVNOFI=K
NMMO_LOaVOU\\JbWYOOPNMXI/_OAYOO_NLGsMY\\\`IDAeON[LOLNIJRM^T\\MMOKONNNQ?MFNNPDXcONLOONZNOOKJDNNKOVIZcONZ>_NSLI[MDFkONOMLGHOLOOONO\\]LNOPOLHDNONOOGLGOOJKOONM
KMOOOLOOGAKMNNOQM\\\`WNOEOOAMcOQNOOMMONMOOOKMHhOObUWFiVOQONOSOMOOMONUOKTBiMMOh\\yONTOaNOO]NcENOONP1>WNOOSOKNKOJROWHOFNM^LEN8NRNFNUNO<MBV\`ML]OU/EOOKUO^NNG
vNNNNONO\\LW;DOOFNOOCOOJOTZKWJjOCOOVMO]NOPM]PNlOOOMONNOCOOKOOOOOOOOOOGOOMNOVNWN6VOONVAOHOODJKSaNOMOOMNOOOONOOOOO.WGQOOKMMNOK]ZNMO4NONO\\JOIOOOXNOOO=d<ZJ
EeLXAGNOOONOOIMM[sDN[NSKVOWOaOOONNJOONOOHOVMFNZcUIOLNNNMNNNONEZVINOOONJO]KOENOMOOONNMOONLTN@OOOHPQLOONJPOOOeOMNOOXOMOONLMWCOOOMOLOLONOOcONOddYMOONNMOO
JWOOX7\\>OO]NOO_LOKVNONGOLNNOOOOM?HJOANO\`N7HOMNMOKNZNO\`ONO^BMQTNONFiNFSK\\LMNKOO?_ON:OOW:MOKOOOM>OOONONOOOONKTq>LHOY_cOLNVMN|VO_KOOOMR^K=MOMN\\OVOOOOANOQ
OOHOOXNINLOONUOMIN\\OONKNCOO4KOOOOONJNONsPOJLMORSLOOONONOOOQNOOJNOTOONMMMKQOONOJiTNGV^RLFNHIPUNVbOMEOWOOCWOAOIOOOMOmOMHOMINIOOOOOOOCeO]OOMOOKUONNRNOYJO
L[OFOOOIYROOOZOOOJNKQOLMNO^JkOOKNONWO]VONOOLOIG:8ilOL7]OOKONIJONKNOR]MDHONONPONOOOOONOOWOU\\JIWVNNPMN^bOZMI9KNKGMMXONNCMOOOMFFRBKNOOBODIO__NiKFOMnONNOO
NOMONOBAOONVOO]OOLNAMOO\`_MT^QOsJK(ESfLSBJCQVM[m?LOCOOONNOTNdOOO\`^MONOGOO>YNUONMOWMXMONHOOQSNONMONNOOLNNVMMTNOMNMKO?PONOE9OONMKOLDYQ^OOOOOBOKgXOOW\\OKVO
OHIOUZNEjM9OOO\`=OOOONO^LOKOOONZPObNQNLBJaCL0JGSGKEYNNJOVL;AM>\`INVbeMOHNVCa6OKNjABI.MYYMKOCOOOOGWOONONNL\\NMONNXNOOOJMNONG]@K\\JSEnOFOCFujuNNMVCIbNOX\\OOM
EHNCSVMMFOLBHhBN@->MNNJZGJKKOKOMMLNONNMO/;MAGOMMNCOOEYTMONNKNOLO&7A]XMdMOFCOS@OOONVM;JVGLwLN\`gcLMlUB?SKMOGLNNZNVSOOGOOV_OSFIMLGRNNNDLBJU<AMNH3EdILWOKM
O?>E;eDOSDKNOXWEJLJOONMO]aMEDTJKJ?DVN<PL[H=SL\\NHXBEO\`8VNh82OJNGFDQMOOWOUIOONWOYMVNJoFUPLPTNcN]Jab^ONNXFO^OHOLROONJFEFPMNbLANMfDONNEsOL>N[MeObHNOYNMEHY
NVYO@Dp=BFQN\`OONMOaD7Vi9AI8[JVNOLNWBOHoN\\cKOJLULDIDMF\`Le?HJLOYmLNNLNNOMOMHNOMOOOUNNHNJMNNMONaLHOV^LMMJBMOOONUNC8FEJKDEGOOM@IRNMENCSKRONWeJhVHYL3WLMaJM
KHMV9]\\OKOIhgN9OLNNT_M\`DNXVDL_TOICMULMUR[TYNNLOORONNVOTFRCSB0EMLMeEEONNLPK]H[CMNNKOMPMOVNNtNKZNKeVYNMO8FdLJOOMORKMMKHMOdQOWKMnNJKE[GlNWO^<L>PurDa?HNM_
PGI<NOUONMZTMRUUPF8nHNOONNNOIOMNX\\YCOF_N2MOOFYTOIgVRIMOAyMLGRAcJN9LRhNOOKXLG[JDVNN?MLKONMOO\\KVPMWKNKaMNNNeKNJMbVODORGgNLI:[^NMFMN[eMNXNILONYVOG^@ANNM_
RQIKO[NMVdMCNII7JEJREKOJLNGMEHBGMMC¤MK<NDJ\\ENMCIAVM:gKOQ8CWmNOAKBLOBeqLONMKIPmoO@RNMG,IOOOGQN<GL2SLITO\\OQNLNZJ[HR\`JNN2O>aFKTaJENFSNYNuBBI?OYNOMH<OHNNW
VOOMQLIN\`aNKLb?npN?SN¿hFHNNeNOLJLOhLQJQI:]OP\\LNHZFN^TOFO5NM]=MNNNH;OLMNLd_NLlQYNOOMNNc;XnONOmWjNOJ§ILBMISXNNMQmSHONNz=Om\`^NBVJQNNNLNHNOLcMO\\NOKNUMTl]O
MZN[=ZJNI@NLHFOIATN¬^\\JDFN3uLRCbLJVoO?OONOYOMOMEJONRJONNKobnENNMMVETCVFOYNYNLXN@HPFANVGLIOONNOANNFMMOV@EVTO?NP\`<i^Sn,jDM|_EOKZONVTNKOLOJ0R@KMMNMWNXGNK
OOPMDKcOqSKYHcOJE\\NOOIMOYTBM8ORLLVKIzXPONLTNJ_P_XRVLKNLNXOBMMONMELbK\\MNfOLLOTO\\J^;UJNV@NLSH4OHNOnu>M\\OMEO\\_OVkYUG%KPYLOeTKVKONNNOBQRMO?ONOMJKJNO;YNKOH
KRbJMJOMNcMNOWHCICdE_NHKKNNiNPNFZLGINBON[OUWVNOCNNOWOO^JUgLOOOKd=HJOj^6^OOONYOZOOOMHP?ERV[KOOMbDKsINUK@IRP6UJOKKKjJIOBUM=>MUMOONNHOC]BJKiNN7NORNOnFBMN
LbNMGRGKYOB\\WLIXDIPFVOR\\XNZSLNCBNNKWNOMOAL@q[nUV_J@NOOsMBMMN~G4BGLOAE9IDMMeOMRMPUDIhOBONHGgd+NYJOIh?gdLQIIaOEHf/NN[QDL\\YG@JIWM==M:=XKHTEAOANOsTRKIGLmB
PJ]GaETLMaN:MHJOCJNNCPaANONNNMcXNMHONFQPnENOROIAHFON4bFCWZPENNPNHMLMLONO;8KNIJIGMANKIL^MNMKOKpOJONO1KKOIMbLGTCKL]^|iNOALMKOOONNNSk\\KOJKOG¬O\\OVOYOLNMOS
GHR]IO1V^HNXdNTQbIZOX<LBHMX=V^ON8NHMNJMYNLr12]_cc[LXUNMAKR\\FNMBOPI2@PINK_NOJNLN@OKJOZOFNcBN3WNHNH<OXK[NMMIOONOZH7@YL']MFOMMOCOOOMMONLhONM2OILNCTVKRjM7
6<NNdHZTdEIFbNOONTnNLGLMF^SP2QYAb\\OQ,MTGNNONTN]NPiLBPJEGONNPOMKN^RROIA<@v\\K>MNOOOO[ONNLNOdPTO\`\\OQZBZJNMMNONLMJNMOINMNMMu4BOOGLOONNDMGOOYLLCMN^O\\SOiOOO
NOONZTXXMNYLO[LLONFOO=§NL[MONNO)OHNLM\`i\`ONBNMGN]LNOMYL?NYAVLJNLMbOPOIO8NJNJJANNKONvXNGO\\KMEPUM]qZBNddC_MjYSdNOLVNJZNOMRNpNfK\`MFOOKMOJ=eNNMDSNOyO^fKLdN
[IBaENNNEMPK[OPMMFGNNMANTOOYIKNO@1LhOOIHOjHLHLENCONVMK{CWNGOONONLOOLMdLBP<MNLNNNHFPKGOONHDNA+S]bQHU^OOO\`ZNpVMNJFQK@LRDKRYNO0MOjIOZGNOCZL@WCUHOILNKNNVO
MOFLHOLMJOQORMQZFM?HkEOKOOOgHLIGKIOGOOHVMiVHOcI<\\hLOYONQGKNYMHxMg1IOO6MOK@JAM;OZIJQ\`AMHNOeOOU^U\\IJNFKLZKKNLOPO>P_OMO[IP6L;OgYKJMFNKFO=KhILKQeNsHENc[]O
OMUKNOMZWPLNDNKOLXlc7ZN\\bNFcJOOOI\\OOOKJONJSPNIO;QNLMCK3LBMP6NNML[OR@E\\HnIaTIFbLGOOPWSKCNEOKRF;KMOMJOKLN@ALLOKL;LNUHMM?NOONVMn\`KN]O>NOYHRMNINM;JELRELNZ
KNONOW_OGMPMHNdLhS?I7MahOLNONOOwO:aNOLKDNMNO^OMO<N:LONMO@ILJJNOSOzMchOLN4JNOFWYOLNHVM+@fSONLI\\B\\HNE;MK[ROINJBWKO=OL

:KNOMLOiNONNONFMOIOONOLNONQXOONOMONRKO0SMONKXWMONOMMNAOrOOONOOKCO}QLJOONLNNO<NONONPMPOJOOIMONsKMcOMOAONNObVOOONOaJMO\\NOONNGfLMJKNMOJlNPG@NOLBXMObNNNOO
OONMNBPNONJNMNOKOLMNONMOLLPKLOgKObOOIOHNJNNHNMMNOONMdDNNNRNWLOOIOMOOONNKMPOOOOOOORO\\NOOXLXNKNSFOM?>NS9OHNNNLNMOLOONMNNOOOOKMONNNMXVNOLMZI_OO]OLOKM^MO
OOONOOOHONNONLON_MONMKOLPOMVJ2XLNOOONOOBMMNLOOTEONHHNOINOMgONNMOOJKNLNOOXQaZ[EOOONO;WONMOONMOIOObNOONMOONNLMF7OOOONNMNOUJ\`NOOIOKOZOHTLd[NMKNLONNNNONNN
OOLOOO\\NONOOOMONOJOOOOMNHMLB]dOHOMNONMOMJIOOONLNONMYNMGOOKKOONPOrMMNOOIHOOKOKNOONNGDKOJIUOHMON7CNOANIISNNAONDNHNMOMO\`OOOONUMNONWOLONcNNONNOLNMMMOOO>NM
KMPOXMM]NNOOONNKNM\\MMNONNNNNUUXNOONOJNOONNLMHONKNQJOONNONNNOIONOOeLKMYLMONMN]OFNOTLOMOOObNOMPOONNMNOOOeNNNNONNOKOOOOONQiNNdTOGNNLOWTMOOOcOOQOLOOMOOOOO
MHXMLNMNON[OOMgOJM0NNQONOOMFLOUMNONOONKBONJNA@NONOLONO_NNONOJOONNNNGVOOKMOONMNKNNLJNOOKOMMNOMCIPONNNOOORNMHKNOOOOJV@KOMOJNNNONYNNONNOOMOIN\\OQOOMMMLMMO
KOLNONO5KMNNO\\ONdNSO}NONONIOOOOMOLOOONOLGTJOVOOONONOOIOJOENOOOOLOLONM\\NNOOONOOOONIOQN<N<Y[WRaOLNNNMMIOZZUOHONO^O:OcMNOMOOONONZMOKNOOOOONMOUOONNNfNNNNN
OJMNMNOONMNNOO?OFMNNNNOHOOONJKVONLO\`MNOMNNJONJNNONNONNMMGOOMHAMNONP>_K8OLDBFkOOMOOcOMOOOIOONMNONOMOLOJJONHKO]OQNFONOONONLOGENOOL]MMMOOOOKDNOXONOGJOFNa
NNONOM\`NNOJLJONONKOPNONOONNNLJ=AJMNNLKNIOO\`OONOONOGOONOONMMNOMNJONOiOOOOONKOONOONONNNMNLONOOOOONNOOLNMLOOOOONNNONOOKOONMJFJMNNOOOLGNLULJNFONMNOMOOMJOM
ONMMOOOONgMOOOOOMLNOONMNOOMOOOOOGOOOOBNNNOOOPOLNKNOO_OOXNMIdWHNONNYNOJ=NNNTMNNNOOONNNOO\`KOOJOJOONOONMONNQOOONOOKJOFbMMNOOOlONONNNMOOLOOVMOOMNON@JOSORO
OObONONIMMMNHFOOOMNbOOZ]>KMHOINNMNOLOOOOOO_ONSOOBLMYONOMOaNOLMNOOPNNUNMONNNNNMpONMOOKIJMKNGNOOOOMTNKOLCOMNLONO\\KOORlMNNLOOLMOGONOMMWOMOONMOLNCMMNNOHNN
XOIHBOOOTONNNOMNNOOOOMNNONL<EKNOONOKONOOONNNMOONM[IRZOJINMLNOOOLMOONNNIOCKOOONN\\OHNLONLOINOONOMNOJOMKPOmOEOOHOVNKmOVDNOYNOOONOONOOOONONNNNNN>ONONOOUOO
ONOOOMOOOLOONNANcOTNNNMOMOLNKIOGNOMOOQLOOONNMNLNNRNNLNOOMNONMPPOOOOOOOOKMLLOOON^LNYOOeNNN\`QIQ\`FXNOOTLNOOMKOMNMO\\OaNOONNOOVZMMHKMNOOOMNOOKKIOONOOFOOOON
OLNNOMRNO[NNTSNOMaONLOONONONNOOONO6e<OONOMOPNHNMOOOEMGNNGJOJNZGNJTNNONOOOJNNMONLNONHKOOmOOMNMQOOMONNNOOOLNMOLMJ[OMNMOOOLNBOVNOOMLOGNRNOJN?NMLNVZOMOORN
MOONNIMLJOOOOUNNMKNOONROOOOFW\`NPMNNONONOOWNN\\OOOOMNONLOIUMNOMNOONbJFOOMOOHOaMMOKNNNOGOGONZONONDKMOZNMONMONqGNOUQONLQqONOKOONMTSON?>NNSOOFGZ>PRNNWNPNUL
NONNNJONLDOOOOHOOOOOONKLONBGFZNO\`OMNKMIOOMLNNONAOLKLOFLPMMNONLNONOIKMNOOONOONONOLNOL\\MN]GKKOOLNMOIAXO;OONNMNMNOJONONSNMOOOMINONMMUOOMMNNMONMOMJNOOONNN
OOOOJNNOJONONMONKONOONGMROOOONNOOOYKONONNNONOPNRCMNOaJPgLONMOONNN_NOOOOORMMOMMOOOOOONMNOiNNNXTONONOOMf@WNOOOOOONMOMOONOONNKFOOORK^ONNONLMOMJOOGOLNONMO
OcOOJOGNNNOOOSLNKWNSOOKNOJJJHOOKOOONNMNOOOOLNKOOOTOGSMMOOEOOOOBNOMONODO]DLKLOLKOOOLHOOONOKOOONNONOMNOOMNMONOMOOMMOIONOONOOONIMOOOMONOOPOO[NOOOOOOcNOMM
MONDSNOWNOOONOXOKOOMNlONkLTOMNMMNMOOMKOOHMOOaOOOOOMOONONNLMNMNVNMOOOONOPaONONOOLUOOWONJOONN^OOOOOOOOKQ]OPOVSNOUOMOOOOOOOOOOMOOOOOONOIOOONNOOOQOKOOOOOM
NOOOOGOOOOOONNOOMONOONKOOOOOLKNNONONOOOOOOOOKOONOOOOOOyOKNNOOOOOIOPOIUOOOONNOOKOOOOOONNNLONNNOONOOOOOOOOOOMOOOOOOOOOONNOOOMOOOOOOOOOOJOONOONNOONOONOOO
OO\`NRONNNVOMOOOOLOOMO\\MNOOOOOOOOONOONMOOINNOOOOOOMMOKNOKON<OOHOKMMONO^OOOOVOOOOLCLYNOOMIQLMKNO£ONNNS_QOOGTpOOOLMOOJNTOOOONLRMNVDOOAOOMLWNOIaOGNOLNNOeR
NSONXONOL?OOIMNMOFOL_QMOJNOHLNOROLHOJNKOKUOOOJOOOONNNOK_MNNONJJNON:NNKNOOMOOQOLWXOOOOLNNNOOI\`OOKOLOONOOOONOOOOOOMNONOOOOOOONO:OONNNOfOOOOOOjOOOOKXNLPN
OOONYNOOOOMMOONMOMNNMONOONOOOOOOOOOOMOKNONONNMMIZOOOOM\\NZMMOOMNPZOOOOONXOOLOOOONRNNOOgOKOLOMMONOONNOONNONOOOOOONONhKQO\`O\\OOLNXPKIMMNONbONONON[MNC[OOSN
KOOSONOMOVONNONOMXOOOOLNMNNORNOKOTOOOOOONOJOIQEKNJLHOWM_OE@CJQKLLNNHKO>OJROOLCIPPOOOOOLGKNLOBhOLsFNJDS>ONOSOIJOKMNO>NNMHMOOP@^DKNOKQ_OLMMNfNNLOOOKNLLN
MCPcLO@OJONLNOONINIONIWNNONMMNO7<NNOVMOOOJNMJgOONTMOOOaOMHTOONNMOOOOOONOOOOOOOOOOOONOOOOO\\MOOOONOOONLIMOOOOI_HOOANOP]JLOOOLMONVOOOONOZOMKOKQOOMOOOKOOO
OONN\\OOOOOPMOOOOKOOOnMMNcOLNOMOOOQOROOOOMONOOOOOMO[NNONOOaOOOMNOLOOOOOOOPONONNNOOOONNOOOOOOONONOONNOLOONNOOOOOOOOOVOOOLNOOOOOONONOMVOOOOOONKNNpOOYONWN
VPOQ;OOOOLOObOOOOOOONOOONOPOOOOOONOOOOOOOOONOOOOOINNOOOOOVOMMONOFNNOOMOOOOOOOONOOOONNOOOMNOOOOOOONOQOOOOHOONO?OOOMNMOONOOOOOOOOONONOOOONLLONR^ONHRO^MO
NQZOMN@NLNOL3OOQL>INOOKNOOOOtOONOOOKPONNNhYOBONOOOOJNNNQNOOOOONOOOOOONOONPOKOONMNOOORNOOOOLxOOOOOOJONMLONNLNOOOOMMPNONLNNNOOPMOK]OOOOZNROOOOOOOOOMNOUL
ONONOOOOOMONOOONONNOOgOOXOONOBONJONOODOOMNOOOnOOONMMNOOOOOOOOOOONONOPOOOMOOONOOOOOLLNMOLONOOOQNBOONMOOOOQOONOOMNOOOXOONJHONOOONOOOOOONKOXCfNOcQOMXOKMO
PMQNNONMNMNONN\`OFONINONONOLLKOLNKLNONOOOOKNOMOOYO\\OO[NOIONNNOMOOOOOMNONONNNNONOONONOOOMOOOOMLNOPOLNOOOOLOONOOOLNNMREHONVOOONIbOOOOOOONOOOONOdOOOJONNOL
kNONOONONOJOMOONONMMOOLMOOOOOONOKONMKOKN|OOVHOOPLKSONLOOPNsNONOROOMOOLOOOONOOOQNONNMTNOQMOOONEOOOOOGOOOOOOLNNOVPKOOOXNRO@_OON<OOMNONOOONOOCONSN8NNOOIO
OIONOOLOFONOONMHONONIOONBOONMMNLONPNjOOMXONNNOYOOOONNOONYHOBONONOOONNNOOHONNNONNONaKOY]LMONON>ONONOOIOOOOMNOONOOGOOOOFNNNKOYXONONEOYOOOLLNdOOOPMNOMUL^
OONVNOOMOOONONNMOOGOONOOOONOONNONNOONOHOOO<MNOOONKZNOOCOOJOMNONOONOL[NONNOKNOOOYWONNMONNNMONNOONOON^OOONMOOOOPOOOONBOONSONiONOOfNOOONNLONOMOKOMSgOOOOV
KOLdKNWeN[@LPONNNFLOOOOONNMNOOONOOOONOONNONONNNUOOOONMNNOOOOOOOOO7OOOPPOONOONOOOOSJOOOOO9OMTMOONOOZOOOOOOOOLOOOOOOOaONNOONOOOOOONOOONONNNOOONOOOOMOOOP
ONOOOKOMOOMNONNOONOMNOOONOONMOOOMOOPNOSNOKOOOOOONOIONOOOOOOLOONNONFOOOONNNNOYOOSOOMOOOOCVNMOMPLYOONONONOOOW[OOOOOOOMMOOOONOOOOOeOOOONLOOYQLOOONOMOOMFM
JQ>ZQOFOOOWOONTNOOKOOBKNOOFIOOOOOMOOOOOOOOOOOOOOOOLOOOTOOhNMODIKOLNKMOOOOONOOOOOOWMOOMOOOOOOOONOOOOZONNNNNOROOONONOOOOOOOONOOOOOOOOOONOMNNOOONNOPOOKOM
OONKFOOONONOHNNNOONMNOOONOOOLLOOLMN1KNONOSONONMOOOONONNNONOOOOOMOOOOdNNDOOOOOMKOOOOOOHHNNJkOONOONNWOJNIOOO]NNONVNKMNOOOHNMOOOWOOOOOOONOZOOOOOOOGNOO[KO
LOOONOOOOOLNNMN8ONOMOOiMOO]NOOOOLONNNO<OONNHPOOONOOOOJPLPOOOKNOOONUOKuOOOONOOOOONNOObMNUOONOOOOOOOJOKOOKMLNOFNOOHOOT[OgOOONOMOIOBNONNNOOOPOOXOOOMOOOOO
OOPONN\`OOOONOOOONNOOOOMPNONOMOOONOOOOOOOOOOOOOOMOOOQOOOOOOOONOOMOOOOOLMNONOOOLOOOOMOLOKMLJOOONOLUMWONBOLONOWQOMOOOOOKOOOSZMJMUOOOOMNPOOONMOMOOOONOOOON
ONOPOOOOKOONOOONONMNOOKONMNKNYOOOOLOOPOONMMONMNOONOOOOOOOOObOONOOOONMNOONOOOOONOOOOPNONOOOOOOLOONdONNOONMKOOOOLONOMOOMUVONNONOPOMOOKO\\LONONONOOOOOONOO
ONLMOOOOOOMMONNOONONXOOOOOPONOOOKNMONOOOONOOObONOOOJMbHNOM\\ONOOOOOOONM\\OONOOOONOOONNVOOONOOZONOOOONLONN[OOOPOOOOOOOQNPWNNKOOOOONOOOOOOOOOMOMMNOOOXMOOO
ONQLF_NQ\\MZOMNMLMMOJO=J_EONOONOOOZhOOKNNOQKOMJMONKONOOOOONWNOLOOONMONTMMOLOYOOOOOOOOOMONOMNMOOMONOOJMOOONQNF9YONFYdONLOONOaMMPWYONNWHMRNNPONNOOONLOOOO
ONMOOONNMOONMOOOOeMOOMMONNOJLMOOOEMOOONGFONO\`NNOOMMOOOLOOVOOOONOONOOOONONOOOeNJOROOOOOOOONOOOTJOOOOPXNOKLNOMOOOMOOJOWlOOKNNOOOOOONONONOMOOOOMONOOOOXOO
NONLOOOONNaOOHONOONOOOOOKOMOOOONXOOIOOOPLE[aMONiNNNOOOOOOHJFOONYMNJONLOOOOOONOOYOOOONOOOOOLOIOOON^OOONOHOONOOOOOONOONOOOOOJNORONOOOOOONOOONOOOOOOOOOOO
ONNONOONOOOOOONOOOOOOOONOONNOOONNOAZMOOOOWaONMQNNONOOKQKOONNOONXMNONOOOOWOOAOKMONLO_OONOOORMOONONO_OOHKKONONOOOOOMNLOOONOOONVOOOYOLMPOOOONRONMOOOJONNU
OOOOPLOONQOaOONOaDNOOOMOOOOOONFBLHNIZL\`bNH_NNObNGOMONOOzOWKKPNWMNNNLOMKONNNOOONKNOOOENOOOOOOOONNMOKOOPNOOOOOMNOOOWOOOOOONNNONUMNOOJOM9]MLNO1OHLNONQNS[
RMPcOLOj^OR_ONdOOOMSOLOOMNmOV]N:KNNOOLJNMLQNOONXOOOOHSOONNMLNONOPNMROOJ8ORYOYJOOGNJXdYKOOONOQMLINDOON]^OOOOOWOOMS?1LOOOQOFMXOj^DMLOPQMQLNNONSOKKPNLNNN
OPNJmLNOPNVOONNMPNOOO[4OJKNOOGKGOA\\_O>N^AKmOONLNMN¥OKGNNNONNONOiKMLOO9ONOOOOWYJORNNNMLGNI_NWOMlOPNOOONNOONOO\`QNObGFQOONNOOJL_NONONNGNNyMNOHOJOOOOOFONO
OHMOOPSIJFHOMONOOOL5GOOMZjDIO<KOZL@IOLKOASNOL[jM^oUNOPNnOOLiOWXOOOOKOOLOXJOMJOOONJMMNJNOONONBNNNMMOMONMOONOL^OMQLXNIKMNOO\\XCdNNMOOSOOOSOGJNPMMODMOJQ]M
LNNOILSOOOOKJLLON9MWIN^KMONeaOAO^LgN?NNNCOOONONOMONOOONhL\\MNRNJMJKKMONONONKNMNIONMOMXNOMNOOONNMKKNKdDOYWLOUNO\\ONRJEO.ONONOQONXOQONYOBOLOJHINPPNOMLMOOK
ZKMNOO[OOEQMO<OOONNEMNOOOOOOOOLNEOWYOMOO=QOOOQJPMUOM[NONMOMiNMOONWNGTOOOkOOQOMGFLOKNUNOFLOOMOOUdMLOLMOONMMLOMNOMOUOMMOO\\NNOONONOOP?OOcOM<MOQSON0OEOOOO
VQIOOOaNNVNQOK[EPMIJGKOQLOAL]X8ONKOKOIONOMLONMJK<NOFOOO:SMNMNJNISOOMANOXNONOJKOLBOONILFOOLOOaOOOPNCROPZKOeMONLNJLWSNaIO_KN\\VKHONNNNnKBaTNqAOOOOOOFNOJ
OOONPINMEOKZNOIONINOUNNTMMONOONkNOVMJNON=LNOMMOOONOLLOLOMJOQLO^OOJMONOOIXWQPKOLMKNOVOCVONOOOJSOFOOPOSFL]PNOOOJMMMOOMNCO2DGNOTNLUOUNNTNOUOOOOOON\\OLGBNO
OGNNLI\`NLLNNUMO<OQONJKLOfNNTOOMgMLONONOOMNOZNOOLONOJeLPaXOBMSOOONOOHOPNOMMGMNONOWI:ONQMOLO[MONNMOMOUONLNMOMNRMOLLNFNIIMONOOOVDO*N\`0LOQdfBO=ZNGNBOOJION
MLbOT8OOWKONONOMtEOvOMOO4MOMIOLMOOOFTHMOOO]M\\NKNOOONNNQNNONMMONONNNPKNNOOQNMGNHONbNO_OOONMXNPNOOLIMLObMO<FNOOSIN[NUNOXO?NOYOZONeTONKO\`OOOIYCYMNONOwNM
NONLOOO[VMOPIMMOOMLOLNOMONOWONMQONNHOONNMOZOHOOQON?OOOONOMMOMOKNjNOOOfJNOONMNNPOBNOBMZIMON\`MNNNNONNYMMNOWSON?eNHKE^KOOK]aOOZ[OONO[O?KFKKOONDMOQMNLO@LY
gPNMNMDMJOKNOOQSjONLWK^ONqNJNOHIKON4NN[OMNNOJp\`PLOYZTONNENOOONOOOONWNG]RKOTOVHONOkNHOMOONNMF>LLKWKMMNLME[KICNOFHLOONYKMLpOIMLNHHNXCDNJOGMOHNNLOFROOOON
JNWNMFLMLPOPNONOOMGMNOFCIPOnN<BXMNNLOJNNMTNOMNWNNMORHM\\NPNMOOOJONNNNMOOXZNMNNNLRSPNMJQOOOLNF]QOMONMMOKOONNMNONLOOLMNOOOONMGONNONLHOOOMCSONNMONOeOMONOO
KLNOOO°HMNNNNNMLNXLNKNINNL]MCLOOOLN@MMONOMOJVaMLKOMOLNNZNMNMNNNOaOgTaNQOMMNNNJNJOUMOLOUMNcOMOOOOLMNONNNANPONOOXONNLIKFMNOOHO\`OOOFLONNMOO]GONrINONNPFVX
KNNORNNDTOLLONOONI:OMKOOaJMMNS^AKKZLqODeOJOOMONOIKONKNMOOOOhOQONMSYNFOGZNNMJLOOOONNOYNOOOONTNNNOHNQdMOCKONOOOTMLOON]ONOOOPOOWOPbSNPOKOOR_NOONKSMJOMOOO
OOOOXNMNOMEOOLVNONLONMOOOOOOOKRQOdNNONJNNMINNNOJONONJNNMONcNMNNONUNOGO[NOOeOIMMKONMOOdPONPLNNJONbUOHNMGOJMOKUOa\`NMNLOONOMLNhNNHOMNOOOMKPOONMON8OLMONJ~
GLUNMNKNOKFNLXNJONO[ONOONONONONO^OOOOOJONPeO^OMQ?OSMJKADOONOONNNNOOZMNOVObNNNNGOOONLJO_LOOOgdNKONJOOWYNDbLL1GNNOMNSVLNOOJNNL¢OOONpMNMJMJBBILLMTKNNNNMO
NOKKLOLOOOLOKOBKLLNMOHONMOONNCOF[NOUOOKHJ@OXLMX{NKNONOOKMNINOMKOJNJMNiMOHKYPI\`OOOOMNLSHMNMNSYHONMNLOONMNNMRONKJOMOOOMKNDLSNNDL^QMNLJOII<NNK]NOKOMOKNLO
OONSOONH?JN_DJOHKNMNOOJNNONIVOOONNOOOONOOMNaOOO:XONMMLLNNMNxNONKBNFL9GNONOMMNNONONNNONVOOMNUNJNNOOHOJOOB\\NMNLNNLNcUONMONOUIFTSNLMOGKOOJDNMNOYOKOONIOOA
^ONJMNOOONJMOOOOMNOKfNOVOMNOOOOOOOONONOLNNONYONNMOBGNNOOMENOdOKNWOWOOONOOLOOQRONMNJMNNQOJTLNNMMJOSLTONKMNPWONKJWINN

4GJXMWHMJIJJOcJ?MHKKVNNVKONLKMMFdHKL[ONHULNEN}QOYJYJOJONLMMRSOANeQWefLNONMHONeNYPNNJO\`RUQRK\\NNNNNJcND]FXNHNNNNMMNHKNHMTDLLC@[Tjl\\BOLNPBNCIUG_OKN0LNYNH
OBNqMO3bcM[K_k>]ENMIIbDdGOFFLCIINIOHL]GTGNKMMKINNMN[+GNNNB>JJNYKL;LLNOSOIHLKWbZ]OVCEhNNF]HKWSdOOSM]\`h~OH9IB^i_NVOHIjMJLIONNFNDEWBQ3%OD@KF[CJGLMBNNZNJO
NO:QMNOUTXOFKOHHK^BNEMNJaJYOAYP\`MOME\\P@IFL\`AOHMVO<SCNLL@ONEeMMXOMMVJ>LONONIMNEcVOIOLJO\\KOOQML\\NOGMHNKMCShFDHHN\\MYJB(M^KMLOCWJJM[MOHL\\W:QNION:OOMHHDNMk
GFUNMHLLMIObOPOMROwaONOJcVLSJOPOMEBLFªO]oNFNLT2NMMnOF?wJL;<I[JOLYKNLHKNONLO_S@\\OGNNKLNIQEKO^LCJ>NYIWONNHMyNbVIFKLOIK^G[LNnNOg@OMN?Gh@MeLQ?PMJEJJFOKOPG
MNGAMUh9GROPOLNNNOFMONONKNaMOP>NOLfN@MGONONX>LU]QBTFIQP_DNNYQHMLFT2Jd_\`I?DcLIHJQOPLFMFONLKOGWPTDHMMN_LVOZ@KOLBMTLNNNOaOKH\\PKN[PPL\\MOHOHIMJN?LeO<NUKONI
JGMLQMMZMKJ;KKOYGOOIOLO:NIBQRYMXGJVKeJ@HNN]BKONOONLNJ?K]iNKNJNOOXOMJb_BfZJLNDGFIMEDNUHrNLMVUGOClN\`M\\HNcR>OAMY_FFONJiOKFKfWIKG\\GL\`NOeKNNITJGMOFNOMbLDNV
[LMONHHBNHDOGHLNE;HOGK\\LMNyUOBOLLKNGO[MMXMYI.OFYNdGIKMJ?LFLOOOH^^OXCDLM9\\jOeIMOMNON_HC6KiFMI9FYKJ@KHBSOcLGEMBMQLXHHH\`KCKKLNLNQLNnGNLHbQGJJ[ONQH[FDNHNA
LANRIu¬NMYNOOFVKNHIHKT_O_WIDCKAO\`@MMJMOKHJ?NC\\O:>OULNKLNFHJNJGWNK1O'PQIJKBIYMJOFNZ9gLO*NNGOKMhEMOONhLN]j^K^CNX\\ON]NELOcOMMJJNFIOSM\`OHNLJLULMNJ9N\`zR_jE
K=_OnZLNNADW_AOJMNJ8NWLLZLML@OcOJNNaE[IVIN2EN;[MNOZOSbDfOLMNLKK<OEbYeHLLMYQJNNK|IIGGVCLNKJLBOLDVLKOM[MLOOLIIN8NNLGL|hcKORNNKKONMESKCVYJBLmNOZNVJk;JIKR
LDF_VNPOOG\`BMNMOLJLNTL7IENWNOTKI<RPOcYXKNNJOfNK_MLNM@EDOMHMK_WW[OOMNON\\JUKM:GKUGWNOLsG;L>Q_LOJOWJI8OF_YaSsOONLOLMIpSO[R\\jOMOIMJ@^ONEEONK:dUH>JS&mN@NEO
NFSMJOHUM>SM?TeOOIWBrN=HFMONMINJIMOMM>JNO]FUVRKOMVMN^QtMOJOWM]?NILJ[ZYK5MLZXFPLOFV8G^LOaOLH\\bN?uX[EJHM]J\\MEOIVMLLJKLVT[JQ[JCOQUSAfI7gRONK\\NNSVIR^NhcFI
LJeLPOKM<RIFJLIgJNFONNOOOKKNNCLOCGNJHeCh@JYILI_ZG@ONNNHLOMMPNJOQlNJ>MH\\MeQOCHYGAFN\`N]FMGOiKCKIcjLNOOiVENKEZOcO8<C7W,GGOPKPOOMUDJYUNKMYAOLdJf^OO\\JT]XNM
ONOMLM\\RMNAGEWLJOOBMP9KZJM_JKDNe\\QK<YNHOHNNS\`]PMNWOGQ>MOGmMKDLPIWJIdNLlILPOOOOO9Ml?DNNArJNReNL[KQOQCkcOMEB__NNOJOMXNOZW<KMILJ?aOOdJCRGLNmMNOMOMOVD6FOM
\`\\;{VW_E[NIdMCNLNLOc@NIFKIJOKOCNOOQGVOLONOYJZHMIZnN\\dF[GL|bLMKIGoNOGU^FUENNHNV/OYi[N\\NONM>IE@OHGNVM:T8R|RYedGZJOLXLL\\NMOV>YMBHWYWBHKVVKYNcMMO\\PD?WNRKN
CGJJMbN]UU3VcNNRK\\DbFjOAN4QG;PKfKLgHN@OMK?KOJKNTNKTNJKOLMFM_8HKLdKHINObLUPKBOOJLH[=D@X]C?NNLJOZQFONcXHMTjDIN>NN4O:~NMNMFTJJUMZVGUKHGIE3NJdG.CHLNNL_MM[
NNgfIMI\\fMNNXNQYIOLUNJMKDKLGDM>OLON\\MGLN\`^JNINFfHV@IMKS?[NbBLJMlDWMNOFD4LbLFjNMKZ<NUCLHfMNBJEN6GOLYGKbFNO\\N^GZIZJNMLHJJONXLNMBNaaGN\`NNNMOcQNRgLNKNONLX
GLMOcVPNXPKFOED]VEFMNAbANOKKST>[C?N«bVOOJCTNVXMG5JIOONSM@MLD\\NLZOLOOLOOUOJ\`YAXOJ0bNA@IMXOM\`NkO;INaMBIOHN@OOO;M\\HJZFW;MJKVeNCOHeA@GNN\`UJLGSNSOU^PNOLVO
O@<NR­cVOINO=MlOLOQ]LNOLODg[VRLONUcNEeHFGKfHNNEIZ?NKfIKN?VEFNN?RSHX\`KKGEEH]XCanIIMIQ;NRN^,OXHVXOODRXjIU7YKIWMONTKEbN[BXPJ\\IU5OMDCMKJOOLDENMMILOHKDUOOA
N[HMMN;LfIDrMHMOKgRLWMNMJRNMLUK6MLSHBMM]BEhQEN^MDVKNONZN<KLPNXMNBNIRIOIIJ]SNmNMONOOPNhMMK?KkZ?NKLI[DKXGKS^YnNOJOOU]IUNHWOONNXOhHNXO]GQIHKZJJFNOLNK:bJO
OUWEMRLXOINQLONFNOOMIJYKQXE^OJZVNOONOOHDCHVEXLYNW[O@XOJNKNNUNONPOGZOHAB,H=MVfKWNJF[OXdZZALFG6cO?H_bBOMJIG<F1IhE@GM?9Y6rdMJIGCFL]MVNEOM[IH\`NJNMQj:W5LXj
NHNLCM_9aHMBNCHiCNOW#CWmnUEIPr:QCLGNGHWVMMNO8>Y_NEMMIIVhKODOOSNNKMM\\KOOOLN\\HYVXNHlJMOINLBNWTSDMNKNNGMPNIANVIOMNOOJJK\\NNN@KFPV[4TNDaLOSO?MLMHOLMOR>K=>W
LNMX5OIO>NINOONOOMOGJYGdNfNxKF>HQO\\OlLQVZbOJNWUK[MLLHOLNNY+JZMNL?JON]ELCOYlV=IFjWENVLXOYZaB_QNVOC]GKULEUWJ^P_BF\`Y\\>BDIFM>AFNM_KNL^^FTIMKG?OA\\aJMJGJ?@N
DDZJN8YDHYbYXIjM\\_O]hShKHGEZGEHhMLJGFFSfN/MVG\`DgKFHIMXIK^NNFQLMUDNMLJNFMOOLUYMLYNh;AIM8I[MPVMMYGeVPVNKna>NN>OWYCMCKN\\OOFIGCdLNDD^NGA:JLHYINNIOMRTLMO3:
?N5MXLUXCONK@I>OHOGDFV2VMMZ^NNJjEMMOIkNNLOF]MDdjONINNNOONYS@B:LN@=c@JF:\`MNOQMMGMOrOOMOK7NGIMORNNNbWJfCXJXNNMNCOSMOOJNN[PONNN[LGNDBfJIN\\MOOKNMOMFOOGLUN
JeZODNOOKMHqIOFNLOCMOKONLLKLJG[OO[MNObGLKQV5UM\\RZOEMNHONOORNXMKXONWIEWROJGFEMJLOMOOJOOINOO[MNMJKMeOMEKo?KANbTcSWaUVMJZJNOMKJJNOOJ\`ON@BH\\ENWVDRYbNR\`JGV
VSMLNMNGONLBIGKZ_BMY_Wh\\M=SFBfGELFg>N[fKLJ\\INOVNKINI:[HLZFKLNAN6VYOIeQD\\cYRNOAUMNL[qZ@LbNVOD<jUK?O>GpNOAVOZNXFOaVNGBNNMNJTfYLLJKOLNGOLMMOM_LMMKNBONPLO
VOFHO^N\`\\TI?NXN]?EBIOGNOLcH?MJOdLLLLNOMNM@e?IEN]mLLBOPOOKG>ZMKONOM<I;9[]>ONNLLO\\OOOHNOOMQJRjNNNKGHTK[OON7JWNFWMOLm\\ROHcNMN\\JGOINLNIMLOONONOJMGMI\`UE7NO
NJ6W_CRbSUKV:MNUrJJHCMMOOONONONLaNMXQKLIKONNGOO[PAT@RFOMPMOODDSXILOIOKNC@NOYMUNCGOONBOOeCOPOG]pAJJKKA[KOJK=NXW[NMNPMOKMMNMMTNMYLMNJMMNKMlLRNINQ\\OQMOFL
MmNLNOOOMENNIIL\`c_@HKLILNNONZMONOX\\MNENLK=NNNGKLKHIHpOILELTQMK,nMNNWJLOirNKDkOAJYK\`[-7NMFJ\\INOOONMONNZMOJOIaIL;\\NHNMOON\\\`OOAOMOFOONOOOLAN\`Gh\`DOVBLNCKN
e\\OOM6dMNNKNNNU>=NIOoHxK2NQQMNZN?\`GGJZgK>3LCMGGKEONIW_@aN>XFJ\\MNOOIWOWNNNMHMHKMMJBLCJ@bOHMNbTU\\@HYULUqYVqX:XMNSKeF9MAODWOOYLPNOIFJOZLCAE4O\\jNiVOKHLFKK
IMIQNNNPSXc_GO]UXKDY\\DN=ILFIZDFdn,K\`ONMEHOYNHNK;FJSRbAW^\\VLJF9NNO5XMDnNOIpUWBKMJ8MM@O5>@MMMMOIOMMjOV?NNNEOIOKUFFLNNO-gNQOLOK^NMNJNEIXGDKEOOMOMNNXLNONO
OCNNNaLNOFONNNMNONOOONFNOOOOM\`MNOOEOKONMLMNLMNLeUKZLLOJ_RjMOB<WGTNNP[VNL]J3ODDNOON?WNGNOe>GMJBMOMLOK]MMO[FNKM[DWHB^VJRMDLNLNFO]NNPNGZM8KX?QJBNK]bKMXOJ
INLINDFaNLNJMfHfN8AONMNO@OKUKN@LWCO_NONNDNiKJ\`ONNOMOGOdGUEK\`WFJOOjN7FMKOMeON^OMGQORWVN<Nb@M[U]MMNOM@OXOfTmLNLBKAONNSLOLKOFS?F\\mLMNLLROFNHbMKNAMQCKHONI
&O_La\`O\`UfMCKNNRRVQmJNOLW]DEEUZMMGKONOGJNJMNMdHONOOOOOMNeGGELZKDMN<dCTHNKSVNNOCIS;OLWZx\\OMM\`kOLBNJMN<NN\\OKNLIOeQYNG@NBOkNNF?aNWNHNHHOGSNcMVONMO^NN>FON
GNOFMBMKOGOOLOOOZMONNOOLONONNOFEVMNLXOONXNONXLHOLOONb\\ENONOMOONLNaMONLONNNMONJWeDkDWL]@JaY@TTLMLGD7KFM;VOHUO8]I2N\`HJOWRiGZMIfXMOIMMHNJNN>^^LMIJOONLFWU
¢MBR6kQOOLOOVXMsN<TCJXJIOONNI:bDIN^@DHOEBJG\`==NReLMX8JONMUOMHNGROJJIMKbOON\`WU]GNIONaP=\\K[_^DON<NOOOfo:Y?wJ5NOL]OY\\BMMMOLNOTIXIXMOO6WgPXYkMMOWOOONKSJ_
N8dHTF_YLU@aNGOHkNOOJOOTNJNXKNCKOLNNNQOVIPLIABeLFNW¥NIpN^M_:[COZILIKM[A=Og\\<JVMNLUW>LZQHYUCOHS]>JCHKMJFFXNJYNNOLaLKMOO?JH[@\\LNNOIHNNP<MNDO\\k^IOaSNFZN<
IM\`KDXIOOMZOKOYYO\\;-FN>SJOOKOKEM'OJmKOYJUD]ecOKIMLYd\\DOMN5I8JPWLNDNKLFGONMN>PSMN_M_aLP^U\\\`?]OKMNIeKVRVO[EDWNiIND<JFTUbH>cNLWMAFGO;IQG=JKX[D?MLMNJNMLEn
_9]OMf@WNNXHLKDGMUNO]M\\LWVFN[K>OcHKMJOGPF<[@ONWDOOLLO5O@eaNOIMIk2\\AWdKBNNKdQQVGNMADVSJ:JNXY_PVZTUHDNQ4DXM\`OVHMIMUONCNOLOBMMKNOOHMMLNONNM>Q@]OSHNUVNcHA
JNOJMNM=?HKONQH\`RL^vgO^KJMANO:BOMEFMVNnOARUEVN^KXN\`hXOQFAEDLNKWc@UVnOoE>8WOLONHILMONNMKNNONLYHFOKGFMOJN[INLZXa\\UNNeYWNEOOVCNOSNMMWVOTDNVFNNCMOHZVMQKTM
ON@]OP\\CVQKYOWWLNFOILVSNONMMRMMMgIEONNNNMNNONNOGHNONWJULMLNKXNLNOTYEN=EGHJ;Mh^dIWOFHa8FYdC>NDDOOONN>BT\`LFOVKaJWGKOOENaNJMMOOJNbHpOJN>ELMOPJH^ZWFVO6NXN
OKQT=sKNDaLIIOVEEJNONSTC[KLNO>FNNLORf;\`NNOOJLNKNNNONION3JKSJOJNPW\`IheNNO;LLWOYOIV\\OOVOO:NKCNXJNGAL]WiH\\gLgCU1zWeTH3M9UJOiF?R\`OPCHYW\\C?F;>EUTWOjYIFmMIO
c@TM;MLTV\`NLCP_c6DAVOKOatKAwLZNOCOeO^OMJxOsNOOLR^B7WEFWIERJh?K]NNOENPD.HJYZGDSHOOOhS0NC[H:\\LNCHN\\OLZKY\`THNOFXH6^NZIMIDG[KOaclIEKb[MMIMQZS?JGXNO[LXUR@b
eFEf2L^IN5H4\\MRMNNaNNJLEKONNG7CN=EdOKNOKROJ@ONNZNNMOZNOHSKKROIXObCKMHHKTYLMOKK\\IMM:OhIOqGVKOlOMDIKONOMZNLJbNMLKAiNN1MMMCOH3HL>LOO^ON]O\\NMNOIJHOOJYJMFG
hMMBTHOTFOZTODE]>8MOR\\FPNI]TKOJDLGJLGOMOLNNONAXv\\?WNNNL[CWmCHEmLDKe\\LVGNPgXSYVJEQDOOLGHeD^RL_^3HTVEWG?dR^9MLUANpCYEg?LDKOZ\\WBf@I5e@NJFE@G§JLJJNHOMXMNO
INON]HONNOYIOMNNONHOOOP[MNe?KcBMXO/HOLSNQTUOMOJJ®SOKaMHELL]WKONGNONNUNOOONNfOOOONOLNNNZMOMOHVUNCHMWJRKJLLMIILIZOYKMGIAZYOOdONNL_[OOLg[;NXJD\`^Z=N\`AOaMN
NWjMRCCPMI+PNG@EOOoTO=CUJY,ORETdgFLW\\MQNQZTLKFPLFOUJrHQX5?WaH?F?QNT;NMWU>HnHGeLQRNSN;P{;V6FINYIJF>MOMMOOgRNLOLgNPkaOLfeRCPbKSV?NJ\`;cS^OEONKMENKJFNNGgi
:w\`PG?MOMNTOdRLtMFHN\\OMIFCOOOYCV\\\\FOMYY=\\dF\\I£HNFEAONM@CUEO]@EZMgF_NcWNXQ/]rAZKNPMJKMLOKXIOLNFEOONVONN\`C3\\MNOOCSNXYGHaMWLHTDLLQXUNBKQnJXTN?LD;FOOU\\MZQ
DOPG@mOWUIVR?O5:JHLW\`OORDNeXbfnJHL@WTRHM\\OnUC9N\\=LgNUMJ3OGgYQP@MNTUOJLOVIuA]y\`_Ki[KNJYMNN6KVOR]JKMNHLRb¦JlHLFfanJWeLpmHHO:NYsM>jIOI6FH^COUJNM5OiLMNJ_;
KHUNIOKOOhfbGFL@NQoI]PI5O>EEOJINNNLPWM76cJN=cKbHdEXGIFcPMA>IQQCLY=MVNNOK[N?TJIOL[jGLLMaNNJM\\SLMNLNhNGNhaFhIaUOOLBNMTcLnOOINIeJM9JM\`OGLnVj\\MMPVNNNyNEYO
Jg>KKHEWaHOQOUJNJbGNAIMWGKOGN\\rQIPODOL?JdOCWNM7^WVVFEgNYMMG7?MOdMnbI?>VMNNO8OEPQML@JlMJOYHD;GSDDVMID;GM3\\ZLKMdEl^COA_M4@GKFNRKT^L\`NHL=OTENNIfKJzLKMNNN
LAMKNOYCKKJGiZK\\XF_4XZOfHKM@DJCNMcNKNtOMFGUaPndPtHPPRLNOKJLIyIKIB\`NXG\\IGN_OGNG1CNJO^?P8[Q:]EO]NNNT7]M>O@LIA9LNSS\\KJ@VLUL&o<L@q^JWGGOGLc\`;KN^O/ULNAVHEN
HMNJJINET=NOJC_JHMCNFM=GT^NCL>PDK]EYeUKdWQMJMNEOSLNNRKIlRPOL{7HDgMSH_@_OJS@LAOMNmKNCN3^S=KIMh]MBNMMOHAWIOLdIDFHUEDMUHUEEAkG4ER>LVOLIOKQ9IFFN8MXHOKGJEF
MHO3N?bFhhNC5X@NNNDLMXVVVHfLHIPJA9NLMM];5WNMIN?c@^dK]pKLLM:GGVOLMOMJOOM\\FL8NKOTNNcIHX]_OGOUwNMdjanWONL@_NPOMOJOMMNIL[MDLMOONJRIOSRNMYJEOW>amOKSQNL1mSc
KNIJo\\NNG^P>LEbHLFLKCeK:KMNGhM@MDb^^MDUENFJhOaJNO\`MNF[gMY¨\`XQDc@YJHVGFbOMTWQJ^NNOLVL]NOON=GPTLLLEDBNKQRPF;]IL/'MOLaINWNNTGLIHOKW)KK4\\L9FNNJ;TOKNNMcMEB
8KNMONIONM_KJMbNINNNOJNORQLMG\\GBIH:LNDSNLHPNJfGZUVMNEOKtE:^OGNLJNN[OJJLLVFYIJakOORNR^FDjONJMEYDNNBKN¨aNO=NNQZOHTYLPRHXK^[@FXBONNIGWtI8+bDIrEOBVfNJOWMN
CETd]<GY=JKMJMTLJNLse]MNBiG@OLN\\J@U&GG:NSJ=GFYR0NNNN\\HI]kE>NLpeQOJKZWT@DZFQNRCNnLKXRH\`bZHF eZMSNOL@MMG¼OZM\`PNOY]ONeGbLIOMJP5LNJWA[d8KMXy?kUBc=[NK\`KNL
HLUZKpQU=RLgIKXNN>RINNoWOf_KJOlTNNaEN\\bJJU;[kXIALqA<sOOBDKEOQNUL+VRKMBOI_MTeJWR5NLBK/>WOQMXdDMG[WQYFK,.OM'iN?MCLM^NNTFDOcFZFCCNScNMLYUGOCIRTDTDkOIXNKN
I@VVHLMVMOGJK<Z[NMjMJNTNUulX^VUJN\\]MO@OLF[OONA\\MNMZJOUNFiLNOV>O<2O7tELOeOODKZ\`KlQO¤SJWNKN<LLONNKK]HN0MMSMNKULMMCNLA\\TRMgO]=P1O[JNMMJjB_ZGZiQNZPCRMWOOV
TVcHFNM@LAkZMLYOTNWC[d^XHBL@JIVEJWSdAJLFOdOFTLLLIPSFdvLaHrUL?4LLmlHRJLRLOIjKL]O@NXPNHKOtoGUOHIHFEI]IQ_SXI6ZY[LXLQMOCV]O>RXMNMOaKNBBI\\]MHWNOOHUUC]LJOOM
FKTMYa[LV\\;MVK8G_DJLLLMOEN_LNZ@SJRUCcFMJMXJZLMM¤NH?@9Ob\\NE<@H<GLMOIMSEXNKASZ\`BXIOJNOJuTKbWGVLPJPLQNPNHYOFUTGNTOTgGMHOd@IJ]OSVJHNIM\\JN]D[2][[KMNGKOOJOL
JS¥IINOONIJN9ORT[NOL:<i@J?VONX[P@XOLNCXNCIWDI<[\`HXFVIRB§NHoSFLZJJDOJgI_QN?MJS;O@WZ]MN]@XPKQNO\\DMVMC\`IN:YB\\MONGOO7HMD\`CLNFBG\`MGEOIGGM^cIQ]RXkqNGYuNSSFR
dJ[?UO[usM8N0O;@XOJM@vJGWOMN[cJNLx<YNNLMIMOEONEQNYeFLONHILNd<uJ=YxFS+HeJKoFMRGNOOINL]MNSHLXIIJCM\`KHOHTMNTH?NOVYY\`JIK_HMjn\`ONjLHBTMagEbedPLJ=II9RRBEKen
CPYNA9LNU;DQSUNOZNKMOOFNNIBiaAMUY%COHFMNTVNUdLH5BC;We\`QLSCNIBAMFOMi]INMOMI\\[N\`ZR[RM?N=HMXLKPSxBNDJ@RMKUYZ\`M_L\\[NU1HMSZJNOQFYMPPVN1cPHOJJGON]NyMNE?VNQG
dXhkLaNONDODLNNGKN@BBXL\`VaO\\IIUOBNKHNUBPPp?MJKWCGYKKGLJ]JRINKnC@]FS@YODLKXJNHxOZMCMMNkcNGMLNNGMCQPXYGDSO\`JMOPHNO¤JN

7^e?<OP9NpY_ZGRocg\\NHU[KZLAN\\lg^FULHADiCD-V\\<E@VGJFRGW/'Z?[?R]\`dC/5JGRbWj^Y3]4[H_LBK_D>K7lVKeG=5;W\$UTEEIVBXVB[VZ=hX\`P;:?EJXK\\\\?CWn>a8Sjf{VJha6e8KXVV[X
dKC7\`FWC=g\\Ea?L8][?f\\=W@N\\bF^XH]^FV\`=CVSQKgQ]FeLn@SIIhD@\\[cK5XGXA[[GT=UG]dZa0?BCCM\\S7XoS';L<W8;\\GXKDDXFgRP[NZ2X{jfY<H\`[UXYVBK[iQ][W_]^S_FLHGdRaJ\`AKEI[
GYl^:OcuFLCG;iR^E=c[\\F^VJ@ILUR96G_5[ QeKbcEc_Z6VWeScB\\Jk9OR^[CKj:HDcP:\\oG;B.F7<NJ8J]b]HLbCR]c;VCLJiU?(lBG[JUIf<Z8]_jXOMXVV__UfWSLFXLUALFYODIbHk_KMjB8;
Zb1JZY7]JGVDYHI?5V@HX<j^99bTAXGW>;O=ZFYL@joX?^H;U\\>S;8?]Y[LS8AHYF>DWYi,ONKFLGg_\`V.?a]U_RacQ[Y\\mlVH^8\\mW]PND?MH9^_^l@LDD8O-Nc<Z.MAiX>HXCJ-XUiM/YXPWFaZW
ZOKcQE9OfRC_[\\^BG]HSXYHWMVC_QAi4C,?ibWX\\OkgJ4UMSV[J[_II]\`cGJ\\J\\2WGNLM]GRaN5^EOjfZ@YQI^1_CVD\\I\\ejLfLULW"^YdP[W\`Yaef_W_?[RQ;4d\\:WIIJg[SUa]HUXKB??T;EUKDY
8hWVWcfeL@VdZ_PFbQhaYKEafb^\`\\ION]BGJN;T)=@Q:c\`i\`LgXb5>\\H9XG\\]V_5JVWkGOYV\`\`X:^lVdXC\`<Id=W\\:ECPUx8Y<LAXZE^^WsXGDFX]XVH_D<WMUOKA\`]ZH^VG\`@ZhaEPZHSDKM;Cbb(
XBIA7NGLRL_DVOUZ;R@49cHbdE7S\`SUDZH>_VEU7IVT[j_a<H:BO@WhJ[7JIZA2aF9JHe8QiIHWBVZI=>W_ePjZoDUJ]CEBKWuUGHUIaC^UDYGN]_S=E?WV^WYcHCfH5UN>kf=AHboTaaVSIG\`]Xb9
UbNVJ6(cKXUi=OP7\\WETDWFJ?A]LxNrIHM[CL:_^NF\`h;HHMcTSIHvM7QXIqNY*IWnh?-HKZ?ckSNeXME[[7Xhq=DqXcF5_3D\\DK\\^K6DUE\`J1?cLACXUV@a2VGGeYDPV5C>YJ[;SVNKO-h]J;TS-h
Gb@JBGXX:_\`Y<_VdQHcELN+X:HUSUld]^XVJWFbUfCDT<VJW_IRZSE];CSDM[B<lf]<G7[aCZ>aa>\`:E[bNOCWUVu^]WVgJYWNWGasA0adEM<bJDZ\\0>SL;N_I]?YV\`Vo^NTOZeG^FOEK^0aJUKE
eibjNe@DAPO^\`WdX_QmXFYiTZ>QB-DfSfT@3AKBY^UVGS[nDbJ;EUa^ct^aQ9WH;Tc<WXXMJL]bS?CO.WJKX5[f[eCCLX?X[VZg_?AGAE/YY<Z^P3K+K3G<:AP0SRCgRA]fTTG@MIS_HnXZo@IQbKF
I]G@K:0OLdBDSM5E\\_QH9ZME4W<MMP\`9k]fCZaaJt<HMJC]+^DGCBV?TXWYIN?nVYV©Z>PD¦WANATE;[PRdcX@f_\`r\`Q*YT0K3\\SUMBYTiSeXWIE?XO;IAKG=K_l/c>B[@eN@7bBJLV^XZ]T&U\\6fD
T\\)mTE\\?PEL)L\\\\?Uf\\W7VIiGZLddGKGV__SWBX6YVHL;VGc_SQ]Q,QVGLX^Wa@D;>KJJ;jYCNY]eJLCTZQ<>6jY_D;w[ZD.aZC]'M8B[PGGVdUTS^>eaRV\`8CXMVKUdPPAVUO_:e@3PZUMCWS<^I!
[QWKXC9\`]MuGZL]C=aaqAS[7XF@PR]ZhGEWs8EZT8@H<BDYIjWVFHbWFaOPcL?ZdRXPKYc=\`VQIHY=A<AEPjV=T;JOIDVDC4OY?fH==_UJFNaV5?WN0Ta?HeWKI^ZQK\\WEZ]EWE\\BoN@JEWYUQl_WF
O>i4PS\\bEW[J=Gj>PA]=ROUMcVYWX;^hJ\\WN9c^YqWJ?CRU_G0EN=abME3Im\\5H\\BUUXKM]JY@WTfTr;F==JFLX-6aZbK4WUCIu~SEG6nXkAvL_B]PVYHcKNPbIVnTYWScJWHeCxMJWXLEN4TBYDZQ
SWM4CJLAW4dK?GLZPRF?X?H[VlScYFW<VZ:C@\`}2l]\\9E\\]\\V\\6K\`cWLS7[>eSXKA2JNI>KVXNATDbY:c?W\\_eec\`TYX\\;\`cVC7GARe;8T@UOGSKeK8@cLQ]T3E]]N:KOQel^Gl]S_OUTVW[L;@YN^
ICG7iLVSM8VXGmQ=AIWM^UQWcae_]VVe3GAF?DaH@B_D^ZLi\`WuvVZFbXXCmYZL?]dU\\ZpS\\F?Be5@P\`Q]\\HWFM4BHeNGiYQ9R[K\\PCVZWWQPI^QKZbCGJ_DYe[^A\\;Z7S^I]DF3_?C[RFQ[WTUSYM
H[CUEMX]?>K_[WZEX[Y2:XOeHAZYRWVF[Q>"?:u=Ua_]BK\`QKK9]O^E@\`VHpB[H?V1F=UYYEZN0FXHQXt?_\\e=XGGVD:ZQL[d]4WaA]NJdZDNED=SO4]G\\\\MK=66TB[9Z[\\e7G3JYVHdYH_BGGDf7K
^IRI/TJ^wXId[L^0H6T;[9_gO2PQUneUT\\7D/^TWNPQE\`RHOKED\\gVbCGTC<:ZGUNC=HZtePT>8A@OIZQ\`0S\`NO5FCT"D\\z?IB^=YBLXOW\`_SkZHe_\`CFVMXhiZE]]WL\`WlCJLGGT[\`_I\\T.[9e
DERZ?fiL5W]-pTBVY6EAI5dXIL<d]SWrF9DXPX[FphHFOZCGS?HUe^ECUX[W>PQWY]R6VAV^=BF?2V\\dN]XGJ<BG'8[2BKG[Y@PiNPX\\IAD/HFPCMJB\`J\\:GWUWIZZKMUV@F<dFYLC>Vb]FT[XU?[]
<PI[FIDIHTVDP@IcYCneWZ]f9<ZA0XESII8^IbW\\\\KQnGAK>HCG^G@;=U@;NMDW>WXZVbX]ZWdDT<;MXU^HUGDEO]EdRl6GaLBC_WV_hDX\`\`C\`;RZehJoQdDJOdMOUI2Hg\\[dF]F@g?^?XFgMoI<A
INFVNcB\`IZUdI]b:;F]\`_7\\>:KZFZ/MS\\YY=UT,H\\7JU_LN5^/_5lC2?UUPEA@HL\\\\ZT^PEMGFC\\GLGb'7SGIb-[O7=oE^BX[CGM:5AZbG@_\`VZXZWc\\5@XV@c]:QJlM?T;:5Oaf_^^T>d>WE@Hc\\S
_\`gRvWD>T,UfQA=M6dUGVQ_7W5C.AIaJT\`Q=K>QIHUWU@bV\`FbL[bHHMBHqMJd_@9GYY<_F\\i84LbUWG^UVKNM\\GM@RMBVAVVU\\WG<WKOWE<>]Z?'JR\`UVmU\`^9XVabWWG6RFCdVT\`XED@\\UOLWW6=
>SGD\\eKNXFHSFV8\`SUXE<X8XOTYIXkW@UTYO[Y]?\`6]Ta@lB>YWZV]LU:Wc\\?s>Nf8aeNEQa^I[@8X^LVDI_FD_RKWGVX>Y]E^f[E@?E\$]Db=I@bGL<F>\\Dc<LbFYKIUPHbEge@]PWWZZC=b>YWkpv
mXLYMOO5ULDGgVMFUH^JaJk\`VFUF@M8-X@^@@8XVX@UDWQWEKJ>W@AHEXNWVBE\`gUIHJte\`ANZ_FoMfVc?5WYX?A\\VcQN&oKE+Qk;\\YPFFIcYU\\hUFZaKY0OZW<PZORGTa,DR\\GOc_8\`7:11KcIU)J
AAGGb4ukXDR0D6PGWjoU^DHY@K\`G\`lF_cQnJLI\\X\\FNZOC<J@?KbU?BCD>G^HD?"F04o\\GX\\YIdPeV]GadGGAj[YU3ZL<UEMZ?YV\\XKKYaa@A#VIZY=WDBaX[VVPMHXVkAZJYUY@^bBLN]E=<HJYOH
IS;YWFE=EI^\`Y^CEI\`HJ%F+C@aM3_?N@Y\\;[XDBODBOUbJKWOUSCBGcj=BXKLTJiNQ_N<ZZB9JPGF^VJ^YD3X\\V?YQ5ka@FLW@NkSU<9WHMDGY7>IKL\\ZE^DXE?EKBVbcG@FaBKbWX/\\XJCJ>K\`GON
DI[CdIF?BbAXFGE_P_XUpYU^HF9\`MXV2ZXWKE%IIma>\`jHJNDNY\\WaWYVW\`FDGZX;\`aYgLDEaICZYJaBacEkS[X\\YH8*WbGJ\\O<\`OH:AzHMgO\`FVn<2A_SBAJRHLXC8ACfW?@P8A#EXABJ?NRX^_6Y
FHeI@sS<PEXFFXM1se[MaED?F6[H_XF>XeXHIU9I=KWV\\MF\`_IR:UC0ZFV]ZZFFWQU\`WYEVR5[RZA\`YZ7@b\\\`B<YFA/TN1=ZU_=_H]CUad1GCDE\\ZS8GQYCJXcAfGVBXcHHHIA6[IV@=KPXD\`DMP
eK?TZUUAKggdVGEE=;\`TJ-JcPFL4WPW^]eB(NGHNJgVb?^VVMOLZHj[9Y<?:UK}7[YbXIN]8IUVaJH_YUVM@csF\\>e8V]_LW]JVHGI2Wfdp6ZUZDAKDWj\\cP2][_>Di_KLZ8Y>baNNRX@TZNKLDLfI
I@L_^S?a\\>AB\\I=b[DUMGV4XVIXYGfNLQBVZ@FCT\`LEbdB^P[UZ4,2_ebXLZYAVgVlYNaGL7NBMRCF^c7^JVZ^CbHk[BWWFM]dMKA/GL3R_FC]jXC\\bVX:bEVWG@F@eOPXhE\`XbHLZN:ED7ZHW]C;7
HHX[RHXSAQ>JE]G@HC\\KFEZVYFcWHY\`<QUhALFae5CHRPXE=OIH89fKCPM:_D_HC[qmXZA4?LCR9ZEVakHE:CeQfUJ_bkvBdD17R_BG[ZZg[caPFjH\\D_>G>^<CXL\`FX8@^[HFZ[ZC;WG_MSNUBRFF
G?JJD@WH;[kADH<OhNemSG\`>^CI\\nBLPG8bi\\\\gMNFa[f^O0VMGO^DYNCDFFCeA[_EJ1GLUZZg^W]xW=6WNKB^EX \\DLVZX\\ISEfOAD[IkpVCNRIjD@KUmGqXNXI\`HECCnUBESlJ@a@OAk@T7]d?kN
Q}_Ha]=G]WbK4=g<dJD:X]IafY\`MCXEJOZENXX\\@p\\[YN@W[KgO@WU9w);_MIkZE\\A^WTX9VVBV;5WDLN4\`ELVfBC3V>@GBZEEI=\\SUBH/\\;_P?\`K^Nc3\\W=?_?d^LA(XaEYQ\\a_cBZ>U[d@KdX;Y]
gE9D5FJ@N'b_aWHY?b\`2CG:v1EdT]XDKIYJV8dYJDG[IYSKPXdM[<\\XZVZXX\`IW\`[sa@V^SLYUHHJR\\XB^WKJE\$CLFY66V[XVUM<b[<DXf2\`VI8\\=YWNHG:2XDYWOhMEYDJCVW?aKVHWFCI@>IfJIN
/IYK6^Vf\`PZI]KBZEY5\\DAFWIY=X=LY\\Wdf4GZE:GVgBHA]@NG[J?F]GGG^BXZX<Y=Q\\FWMD^IU=R>G=]4aLaE\`S?@WcS\\7>]1IYbCjI_YQ<^IXl_CXRHPU6WLAW:F[;XYbIDWU^R]h\\^HYg?XGN=:
=hQR_4Z=VGNYI@Q-:Cp[EZ^iF_JWZ[@qVLMdmK^h;UYBcc8I=0XIgWHW^=@\\[_S,I:KYW?JV3IO\\H^DYLEAEB^fCbVCE\\GNcVA]AA0mUO6_NBV<GVPG\`U_L>[=@EYH>GVVIiFDHIPDHQCT<<LAc_[L
\`|5]dOKIJTcGGggX3Eb/NH5_aWJHIV]]LZDrVRINJ:Of_l>IYW?HMATDh@eE\\F7W;LiG?ZHB:BgU_O\`NNJbFXJTGPSHWGIbIKUXo@JQIW?KXV_QKEMJ:=MMQShMHNZaUYHE\\HUVVDCYGBK=UFc__a
HWGYaAUIIa>E\`IGN\\DlPTJ7yBZSN<WIWDZ=5PE?ZJSFI3EYYVEVDFYE8DjXjRVIGXh[UASOH\\M?iCkFZ<GB>CcHQDFQKI\`G<[HJZAJFMkUP^:0V]YXP[;DRc=]^POOK.^a<G:<Wc?7PiP:dJZC[BZF
1zBFe8MG=UOJ\\JVX\`LEGDW^CQSg?FDcZ=Z\`CZGWTYdF\\IYHH?F@8IkX\`;FEFSDW:mFWI-Xb9i<@>L?WVVXO;BVWJLUFP\`RFgRUSJUni8JQ\\=CXVSIb9EGLjWV\\k\\\`ZDYbd]^ODJUNII][\`AHAN<4QT
LHH]KWHbH[LgXFTET^DH:CY][RcBX9^^@YKYH>2;K:7QG9DUF_@8GB\\ZVLeCD_J=^JL3c0YboGHFBD|O,Z=D3D\`?\\[V\\?JZl@9K\\?XVG\`X>FG@GfJY:GGWZL@RNH]H]HOIDGHBRKFHFo9IXFIe9fEZ
YE@D_UM4H]]M;D=VED[aA=OFLWQ\\?FVVBb^g1f[YbFP_a=+[II?PEM\\W\\W>JF;NNWREY^ZSYJPTS;JJXJI]\\9gXHA^PVRAEWI]Yd]H=Q^VJ@-YHYCFUYB,IDJS\\=N\\<T8EZ:cZ_F9;VQ2@O\\HCa[F\\
LJHXZ;WfWIJ[_\\AWF\`DWZcAIXK\\F,aRG\\^=BKWA@Vg\`2=X\`YAME\\S?>oZRQM1<VZIEC:KHEGmYVCI?VFL>eWIS{K[M]XIXHW\\YBV8VDAW7WT[BTAVMABLVVO#V=;B@XYXHM97oeg\`ZP>KO6MU<A[DV
<[T^dNYXNDeCJI<@pFAJU^K?7iaH[Jc=]TD\`UAH)0V4ZIAVHL_jO\\ZKVZFA:J^KY9^\\U]\\s[ZCEYFBE;GHPDcUI_XQ6V8Yf>BYSGHIAS2[_DVWiDEF;_E;ZIf^H>2WZV>EgGW+DNEJW_BXZEAJIJg=
@Lb8nUABOlFpIQWCeWAUF?J]eCCL7gl\\]Z:TFEHWIbV8dV^Ai9AVJjBmG\\k[E<HGI^XDI_WPEIK];F=>CVeA9BH5KF_EEFKCYEDEABFMXV<WX\`R\`BFJiZcE\\YXTpENaWX,V<Hd@IA>\\>^YYW7FUYZg
9<M^\\Y_^R>EPUJPGaRGbZDbFLV<A]\\1gCwaS5m9UOfPIXB>BIaSU.5J4h=6OOY6ZC\\:EVQX,^-HMF=Y[[_FRXYY;Z>MU+@XSYBKG^jAAEqd^J\`Z4WHmCaWZHfEFHS<UZ]8mEAYeVX!BVDMW[H<H]BJ
ZAZD;BVJ+BeC?XFbMFXAHGPFGM?\`F=QQLEJbF[QT3O=rX]G\`1IHGANW@LaEI[@NDM>>VQOVHJA]?VZ9bbR¤CQIK?@dIYF;ZYUGQGUJA1=YBcF?JXFMWjWJ=WF_9FWNc*=XVeG<K13Y]L\`VOW@\\B>DG
XI8TIMf@CY]KKMX\\dtFX[UcECFTVEF=Y>ZXGB>dH_N?#R\`]O\`]EYMIOBX^L:fb\\Ae\`?eMJ<]D]Ib=W-EUWEBVF.fQA2X\\FC*X>J\`cEBH:aVZ@M8XOKUP]=G=\\V*Z_EY\`YOlQEU\\[_n[UiOPLLJO\\>;
KAOaRP\`YE]QW:OTBWCj\`CDzU8YBZ[QSUMKCMLCI9BHHAYTcIg_A0]V<5dnCdUBG\`IVE=XJOZrN2JDKWFL[KRWXF]:XGbJCI;@LAXJAa\\SZBDHlG;M\`V\`AWcAZUP0;bMNDm9);;MA=?KOl;?FNRfMS
NRGXnJMTXbQU\`.jgXWBYLH8aG=QRGG;VjB\`E:e:[I86J[SBRK8(6LB]G\`_B@CC>leGDVg?L<T:NE,DDWFKJHWG6[?rMNFZBWOLXG_Y9 Z8KLH:>J@VDMIPWVDEUP*>oGA\\FsAJ9W=©<IIQKLKGG?Cn
bAMKKIL%[AN4OIg^\\J6LKUC_Z=CCB4AXLdGNn[\`TLHFfMcAKZM_Oh7G[Ny?T?oLK>fT<XH+ALQ:cm[hVAdH>UEPUY.FXFYcE\`O5hWNJ6;QFMKZZ^X_YhX?=3VAZA>>PZP4aJA12BWLOH"4[@&YZNF
LJ]lbO80BlBEZLPKXOpDbZ\\\\_hXSLD68b4NOFJV^]\\UIYE]DSCGXUK[bEZJZXT?AMU;oONQU,H5oNuSRVJCc8;Y;F[UWQ7VTK^BfRcU¤O6LLa K7EW\\GHGzYHsPFBfT=0FPcVM]XuZWQD\\\`+eeCWP
ELb[_S@CR:;iIFBHGXPbIEWWTG][OSNa\\J\`XNYf\\F7JF@Q@>WVO?W[=_DSK/a\`JVMJRI7I^FSWVV=1_[kIAmViUHaeYXASEnURFOkJm>]JQ?a=iPFG\`UFYV@8XLP9U]Q>kC>*@GKfCBWpLRfUYNdU
RU]JGh\`1GO]O^=O8C]kF\\Cd?FY\\\\dKFcW[VHC2FfKjF?YO1B>:J<GwSSb=9Ic<^9]HK6_IH8F\`[V\\GW-ZdXXHaJNLFC,RS[]L*WO_FA\\BL]YS@NcZFE5oZ>D3ZxHXf5SZO]Q_VaH^ZJ£b[MDATXb^
WRA~e[DPIRDcdK\`\\rA^H/J>?Y\\,X;JI=RK>V\\HjmJQKnj=KXd9h0:<-Q5FJgP^WGJ\\W7O\\E,[ZZ[U6IPCiiLB[[Tf@7gbW??*Ofo[QYM>GaTZApME^AY4mY"CcInQVgRMgXQ\\I>iiS-[Z7\`:KC<GA
DABK->Ea0A[][K>U<LE,L%/ep=bcNKcXX9JQ)bWSYUGF_:MDGKKDOLBVM"CEW\`QtWP?JOd;8U=M]QHcXBX<e±>b:UVZV\\8GZ;>aVLFNqYU^\`WRGT^~REL2I4PH;]ZFW3Qy=^=9RY[[XMPOVIfSG5]g
QVIADW=CNEAU_RDSge?WF?X/CEJ4k;DhQL\\hHj2BAY?KT=YQDQRQkW<7Z\\TFY19.THPY;:hH.YP?D=+7^X]hD\`\\-MHOLD<+bY?UK4@cEW_j1Q;DXWMNNIcD:*r[IYrl\\YAJNObacCe8eIhF6E9b^fL
4JWUJ^RJc5AT7[^>BhX5NTLTQ(OX\\YZaDa;f\\\\[V^AB7U'\\RIW\\GAVAEFTla*>Uc\`/Y@CMWdSW4ICV=@UFPASKBPHL\`1\`WZ]@^NCAONIZ?hbACS\`V-]P7OW@dZ_>Z3mT^RPXLD?b5\\Z5]|WX[GG<L
dH=?VRUa]:A>I\\PX\`kUYZUB\\K8D2[e@NXWQXbP>=,NYDFIA~['^dT8GRiAF_?BKboOYXYM]TW^ZC_/Xb>[c5sY?G[hYGF9XXIXJNK?vWEWG[aa+WH5(5?YsVArQP\`bW?CH;;PWpG\\#XK_5]DIWYVE
R[G@cW#KNXQVCfFG?Q/[XfbaX,i7IOIgGLKAHIUR8=Yh=6EBMRHNDY^@IF\\ChS_LYd:GVZ7<he_EFW6GQ4UNOGXCTFBBI=H\\ZINR\`DaWXMQHZB\`k\`WWroQ97Q;:G@4_^c7];K[7b~9V2PE[JA<^LQ
QT?WI])B9U7_G=IW_H<L:@COMUI\\VERcFB79_]Pc5Aja@e=E]0\\ZF*JOY\$S:alFI@2=YGfVX2AB£I@EaHPCXJ\\e5APLQ^AkULO=N[BTPXjK7H-MYGeEgSH\\:a^I_UI,G^RQdaAUC<uO/_5E\\/G<Y\\W
\`'<<>AHC4TKJH>[\`@Vh*D\\A_=LW[;\\bU5VXCJ9OlPQG?Nd]KcQib\\EQiUNklT=ELM\\\`H;\\\`kOJ5MEL\$Y/FX3D@Ad[QCFD;0f\`?PV>]@WSV^=B57AIQVHd\`@F?MOM_WbYGXXTQEmOY\\_[EET?\\\\G 
:^29]\\[IHDQ7eGGUJ[NHOfDf5\\CFYQQFkdKAaS9X^@HfKjDCsUWH<f?:H^A;=iEKIBBKMPC][J;ZF]\`c[^=a_FRk[WWIcAR@,F[5JIjNFL5hg]hDV^_^N\`\\;DUbO\$YAR\\-N[DK81S?Z;gXZ^0VTc^G
,GEYOb'/BUcW]:Ba;VhE=mdI]WE_e\\1R:bZ[[eWKGHSd@_.=EC^JagZPce1eB3l;Y-<4VR7\\GlN[[XEA<F>-X@<HDIdU[XHQrT]a2R?ZZLGZ9\`F+c0U,vWR*g:78\`RUSFWXZIN8Y@b8DOE6Z^MH/<
\\Z>WUgYMcp[>gO0YMFS9jF_JAZQ1VcKIUI\\Yd*_FFPY\$S1Xc^YWQ4't4d\`\\FdIIISG8NhY]9HBAKW7fOK+U]>LEEQEa?\`KbXbO@8H]^RUEYC[HM\`LKJi\\S9V]OBM0BZPQoaX1GeV@JnGJMQ]Oad\\aP
6HR?7D5\`[QZNY[;ABUHPY7D>H;VPXLB0\`h6G^hppG9p2HDMj\\MkfDFZUPJYZU2R_<7OK/[_L=PWYS:EQH[eMVB&9eGWGWNdHVU?K\\DTW8]\\YNW_HMW?`,
  e: `e end #
e end a
e end absce
e end actua
e end afrai
e end after
e end again
e end ago
e end all
e end alone
e end alrig
e end alway
e end alzhe
e end amlod
e end antib
e end anyth
e end anywa
e end apart
e end apolo
e end are
e end attac
e end away
e end back
e end bag
e end base
e end be
e end bed
e end bedti
e end bette
e end biscu
e end bisop
e end bit
e end bladd
e end bleed
e end blood
e end bone
e end both
e end box
e end break
e end breas
e end broke
e end burn
e end can
e end cance
e end cat
e end charg
e end check
e end chris
e end claw
e end clean
e end clear
e end clock
e end cm
e end comb
e end cough
e end date
e end day
e end days
e end dear
e end degre
e end depre
e end diabe
e end diarr
e end diary
e end did
e end dizzi
e end do
e end docto
e end done
e end down
e end drink
e end drops
e end drugs
e end dry
e end e
e end ear
e end easil
e end effus
e end elbow
e end else
e end enoug
e end eveni
e end ever
e end every
e end eye
e end eyes
e end fat
e end feet
e end fever
e end fine
e end first
e end food
e end foot
e end fortn
e end frida
e end front
e end g
e end go
e end gone
e end good
e end grass
e end greas
e end hand
e end heada
e end healt
e end hear
e end heart
e end her
e end here
e end him
e end home
e end hones
e end horse
e end hospi
e end hour
e end hours
e end in
e end infec
e end insid
e end inste
e end is
e end it
e end itchi
e end itsel
e end janua
e end joint
e end july
e end june
e end kg
e end kidne
e end knee
e end know
e end lamin
e end left
e end leg
e end legs
e end lette
e end list
e end look
e end lord
e end lovel
e end low
e end malar
e end march
e end masse
e end me
e end mg
e end milk
e end mind
e end minut
e end mm
e end monda
e end month
e end morni
e end mouth
e end much
e end mysel
e end nasty
e end neck
e end needl
e end negat
e end neute
e end nicel
e end night
e end no
e end norma
e end nose
e end not
e end noted
e end nothi
e end now
e end nurse
e end octob
e end off
e end okay
e end on
e end once
e end one
e end ones
e end only
e end other
e end out
e end pain
e end penic
e end perfe
e end phone
e end physi
e end place
e end pleas
e end polyp
e end posit
e end pregn
e end press
e end probl
e end promi
e end quiet
e end rash
e end red
e end reflu
e end regul
e end rice
e end right
e end ringi
e end same
e end sampl
e end satur
e end say
e end says
e end scan
e end scrat
e end secon
e end see
e end seen
e end septe
e end shamp
e end shive
e end shoul
e end side
e end sides
e end since
e end skin
e end sleep
e end smoke
e end sneez
e end so
e end sound
e end speak
e end sprin
e end stabl
e end stair
e end start
e end stero
e end stool
e end stopp
e end stuff
e end sugar
e end summe
e end sunda
e end sure
e end swall
e end swell
e end table
e end tea
e end tempe
e end that
e end them
e end then
e end there
e end thin
e end thing
e end think
e end thinn
e end thoug
e end throu
e end thurs
e end time
e end tired
e end toast
e end today
e end toe
e end tomor
e end tonig
e end too
e end troub
e end tube
e end tuesd
e end tummy
e end ulcer
e end up
e end us
e end vacci
e end valve
e end visit
e end vomit
e end wait
e end was
e end watch
e end water
e end wax
e end wedne
e end week
e end weeke
e end weeks
e end weigh
e end well
e end wish
e end with
e end womb
e end worse
e end wrigg
e end wrist
e end x-ray
e end yeah
e end year
e end years
e end yeast
e end yes
e end yeste
e end yet
e end you
e head0 #
e head0 a
e head0 about
e head0 all
e head0 amlod
e head0 and
e head0 any
e head0 anyon
e head0 asthm
e head0 back
e head0 bit
e head0 blood
e head0 both
e head0 bp
e head0 breat
e head0 but
e head0 can
e head0 chest
e head0 come
e head0 could
e head0 dad
e head0 denie
e head0 did
e head0 do
e head0 docto
e head0 does
e head0 don't
e head0 drink
e head0 durat
e head0 ears
e head0 eatin
e head0 ecg
e head0 every
e head0 eyes
e head0 fine
e head0 first
e head0 for
e head0 frequ
e head0 give
e head0 good
e head0 half
e head0 has
e head0 he
e head0 he'll
e head0 he's
e head0 heart
e head0 hello
e head0 her
e head0 his
e head0 histo
e head0 i
e head0 i'd
e head0 i'll
e head0 i'm
e head0 i've
e head0 if
e head0 impre
e head0 in
e head0 inr
e head0 is
e head0 it
e head0 it's
e head0 keep
e head0 kidne
e head0 last
e head0 lead
e head0 leave
e head0 left
e head0 leg
e head0 let
e head0 let's
e head0 liver
e head0 lovel
e head0 lungs
e head0 metfo
e head0 mind
e head0 mm
e head0 most
e head0 mostl
e head0 my
e head0 napro
e head0 neck
e head0 never
e head0 new
e head0 next
e head0 no
e head0 not
e head0 noted
e head0 nothi
e head0 now
e head0 oh
e head0 okay
e head0 omepr
e head0 on
e head0 one
e head0 only
e head0 pain
e head0 parac
e head0 plan
e head0 pleas
e head0 pop
e head0 predn
e head0 ramip
e head0 reche
e head0 revie
e head0 right
e head0 same
e head0 see
e head0 she
e head0 she'l
e head0 she's
e head0 shoul
e head0 since
e head0 sit
e head0 smoke
e head0 so
e head0 sorry
e head0 stiff
e head0 stop
e head0 take
e head0 teeth
e head0 tell
e head0 temp
e head0 tempe
e head0 tende
e head0 thank
e head0 that
e head0 that'
e head0 then
e head0 there
e head0 they
e head0 they'
e head0 this
e head0 today
e head0 try
e head0 tsh
e head0 tummy
e head0 up
e head0 urine
e head0 use
e head0 we
e head0 weigh
e head0 well
e head0 what
e head0 when
e head0 with
e head0 worse
e head0 yes
e head0 you
e head0 you'r
e head0 you'v
e head0 your
e head1 #
e head1 a
e head1 about
e head1 acid
e head1 afrai
e head1 again
e head1 all
e head1 aller
e head1 alway
e head1 an
e head1 and
e head1 ankle
e head1 are
e head1 as
e head1 at
e head1 back
e head1 be
e head1 been
e head1 bit
e head1 black
e head1 bleed
e head1 blood
e head1 blue
e head1 both
e head1 breat
e head1 bunge
e head1 but
e head1 by
e head1 calf
e head1 can
e head1 can't
e head1 chang
e head1 chest
e head1 chick
e head1 clear
e head1 come
e head1 could
e head1 days
e head1 dear
e head1 diabe
e head1 did
e head1 disch
e head1 do
e head1 does
e head1 doesn
e head1 don't
e head1 done
e head1 down
e head1 drink
e head1 drop
e head1 due
e head1 ear
e head1 ears
e head1 eatin
e head1 elbow
e head1 else
e head1 enoug
e head1 every
e head1 exami
e head1 eye
e head1 fairl
e head1 feel
e head1 feels
e head1 fever
e head1 fine
e head1 finis
e head1 first
e head1 food
e head1 for
e head1 gave
e head1 gets
e head1 give
e head1 given
e head1 go
e head1 goes
e head1 going
e head1 gone
e head1 got
e head1 had
e head1 haemo
e head1 half
e head1 hand
e head1 hands
e head1 happe
e head1 has
e head1 have
e head1 hba1c
e head1 he
e head1 he's
e head1 heart
e head1 her
e head1 him
e head1 hind
e head1 hospi
e head1 hours
e head1 husba
e head1 i
e head1 i'd
e head1 i'll
e head1 i'm
e head1 i've
e head1 if
e head1 in
e head1 injec
e head1 is
e head1 isn't
e head1 it
e head1 it's
e head1 itchi
e head1 job
e head1 just
e head1 keep
e head1 kg
e head1 know
e head1 lamin
e head1 last
e head1 leave
e head1 left
e head1 let
e head1 like
e head1 littl
e head1 long
e head1 look
e head1 looks
e head1 lost
e head1 love
e head1 makes
e head1 malar
e head1 may
e head1 me
e head1 mg
e head1 might
e head1 mites
e head1 month
e head1 more
e head1 most
e head1 mothe
e head1 move
e head1 mrs
e head1 murmu
e head1 my
e head1 need
e head1 neigh
e head1 never
e head1 no
e head1 norma
e head1 not
e head1 nothi
e head1 now
e head1 nurse
e head1 of
e head1 off
e head1 on
e head1 one
e head1 only
e head1 or
e head1 out
e head1 over
e head1 pleas
e head1 press
e head1 probl
e head1 pulse
e head1 put
e head1 quiet
e head1 ramip
e head1 rate
e head1 reall
e head1 refer
e head1 reflu
e head1 regul
e head1 right
e head1 sache
e head1 said
e head1 say
e head1 says
e head1 scan
e head1 score
e head1 scrat
e head1 secon
e head1 see
e head1 send
e head1 she
e head1 she's
e head1 shoul
e head1 since
e head1 siste
e head1 skin
e head1 small
e head1 smell
e head1 so
e head1 soft
e head1 sorry
e head1 sound
e head1 start
e head1 stero
e head1 still
e head1 stop
e head1 stopp
e head1 strai
e head1 swell
e head1 table
e head1 take
e head1 tempe
e head1 tende
e head1 test
e head1 that
e head1 that'
e head1 thats
e head1 the
e head1 then
e head1 there
e head1 they
e head1 they'
e head1 thick
e head1 think
e head1 this
e head1 those
e head1 time
e head1 to
e head1 today
e head1 too
e head1 tried
e head1 tummy
e head1 twice
e head1 ulcer
e head1 under
e head1 up
e head1 vomit
e head1 walki
e head1 want
e head1 was
e head1 water
e head1 we
e head1 we'll
e head1 weakn
e head1 week
e head1 weeks
e head1 weigh
e head1 well
e head1 went
e head1 what
e head1 wheez
e head1 why
e head1 wife
e head1 wife'
e head1 will
e head1 with
e head1 withi
e head1 won't
e head1 would
e head1 x-ray
e head1 years
e head1 yes
e head1 yet
e head1 you
e head1 you'r
e head1 you'v
e head1 your
e head2 #
e head2 a
e head2 about
e head2 after
e head2 again
e head2 all
e head2 alway
e head2 an
e head2 and
e head2 ankle
e head2 anoth
e head2 antib
e head2 any
e head2 anyth
e head2 apart
e head2 are
e head2 as
e head2 at
e head2 attac
e head2 avera
e head2 back
e head2 bald
e head2 barki
e head2 be
e head2 been
e head2 befor
e head2 behin
e head2 bette
e head2 biscu
e head2 bit
e head2 black
e head2 bleed
e head2 bloat
e head2 blood
e head2 both
e head2 bottl
e head2 boy
e head2 but
e head2 by
e head2 can
e head2 can't
e head2 chest
e head2 clear
e head2 coffe
e head2 comes
e head2 cough
e head2 day
e head2 days
e head2 depre
e head2 diabe
e head2 did
e head2 disch
e head2 do
e head2 docto
e head2 dog
e head2 don't
e head2 down
e head2 drink
e head2 dry
e head2 eat
e head2 eithe
e head2 ever
e head2 every
e head2 eye
e head2 faint
e head2 fat
e head2 feel
e head2 feet
e head2 find
e head2 fine
e head2 first
e head2 flat
e head2 fly
e head2 food
e head2 for
e head2 from
e head2 g
e head2 gave
e head2 get
e head2 gets
e head2 getti
e head2 give
e head2 go
e head2 goes
e head2 going
e head2 gone
e head2 good
e head2 got
e head2 gut
e head2 had
e head2 half
e head2 has
e head2 have
e head2 hay
e head2 he's
e head2 heada
e head2 heart
e head2 her
e head2 here
e head2 him
e head2 his
e head2 home
e head2 hot
e head2 i
e head2 i'd
e head2 i'm
e head2 ibupr
e head2 if
e head2 in
e head2 inhal
e head2 into
e head2 iron
e head2 is
e head2 isn't
e head2 it
e head2 it's
e head2 just
e head2 kg
e head2 lame
e head2 last
e head2 left
e head2 like
e head2 littl
e head2 look
e head2 lost
e head2 lot
e head2 mcg
e head2 me
e head2 meat
e head2 melox
e head2 mg
e head2 mild
e head2 ml
e head2 more
e head2 muddl
e head2 my
e head2 napro
e head2 need
e head2 needs
e head2 nicel
e head2 night
e head2 no
e head2 norma
e head2 not
e head2 now
e head2 of
e head2 off
e head2 old
e head2 on
e head2 one
e head2 one's
e head2 only
e head2 other
e head2 out
e head2 over
e head2 own
e head2 pain
e head2 pill
e head2 pink
e head2 posit
e head2 press
e head2 pulse
e head2 put
e head2 right
e head2 same
e head2 say
e head2 says
e head2 scan
e head2 secon
e head2 see
e head2 sent
e head2 she
e head2 she's
e head2 shows
e head2 sick
e head2 skin
e head2 sleep
e head2 smoke
e head2 so
e head2 soft
e head2 some
e head2 somet
e head2 sound
e head2 start
e head2 stero
e head2 stiff
e head2 still
e head2 stool
e head2 stop
e head2 stopp
e head2 stret
e head2 sweat
e head2 swell
e head2 table
e head2 take
e head2 test
e head2 than
e head2 that
e head2 that'
e head2 the
e head2 them
e head2 then
e head2 there
e head2 these
e head2 thing
e head2 think
e head2 this
e head2 those
e head2 throu
e head2 thyro
e head2 till
e head2 time
e head2 to
e head2 today
e head2 touch
e head2 tuesd
e head2 turn
e head2 twice
e head2 under
e head2 up
e head2 used
e head2 vet
e head2 want
e head2 was
e head2 water
e head2 weeks
e head2 weigh
e head2 went
e head2 wheez
e head2 when
e head2 will
e head2 willo
e head2 with
e head2 would
e head2 year
e head2 years
e head2 yes
e head2 yet
e head2 you
e head2 your
e head2 yours
e p # a
e p # and
e p # are
e p # at
e p # blood
e p # but
e p # cm
e p # cups
e p # days
e p # decib
e p # degre
e p # doubl
e p # for
e p # g
e p # heart
e p # hours
e p # in
e p # is
e p # kg
e p # last
e p # left
e p # legs
e p # litre
e p # mg
e p # ml
e p # mm
e p # month
e p # now
e p # o'clo
e p # of
e p # on
e p # once
e p # or
e p # out
e p # over
e p # pound
e p # puffs
e p # pulse
e p # pumps
e p # regul
e p # so
e p # stitc
e p # the
e p # this
e p # times
e p # to
e p # today
e p # twice
e p # units
e p # weeks
e p # with
e p # year
e p # years
e p a #
e p a and
e p a big
e p a bit
e p a block
e p a blood
e p a bone
e p a clot
e p a cold
e p a ct
e p a curry
e p a day
e p a diet
e p a diffe
e p a few
e p a fortn
e p a glass
e p a horse
e p a jab
e p a lette
e p a littl
e p a look
e p a lot
e p a lump
e p a month
e p a needl
e p a pad
e p a polyp
e p a rash
e p a relie
e p a scan
e p a seal
e p a small
e p a stone
e p a strok
e p a tempe
e p a viral
e p a week
e p a wrigg
e p a year
e p about #
e p about a
e p about the
e p about your
e p acid #
e p after #
e p after a
e p after that
e p after the
e p after you
e p again #
e p again in
e p ago and
e p alcoh a
e p all #
e p all clear
e p all in
e p all night
e p all over
e p all right
e p all the
e p amlod #
e p amoxi #
e p an aller
e p an hour
e p an mri
e p an old
e p an x-ray
e p and #
e p and a
e p and again
e p and blood
e p and come
e p and don't
e p and drink
e p and dry
e p and e
e p and eveni
e p and foot
e p and get
e p and give
e p and had
e p and he
e p and he's
e p and her
e p and i
e p and i'll
e p and i'm
e p and i've
e p and if
e p and it
e p and it's
e p and keep
e p and metfo
e p and my
e p and needl
e p and no
e p and not
e p and now
e p and off
e p and often
e p and one
e p and physi
e p and red
e p and see
e p and she
e p and she's
e p and the
e p and then
e p and there
e p and they
e p and we
e p and we'll
e p and when
e p and you
e p and you'v
e p and your
e p ankle swell
e p anoth week
e p any more
e p anyon else
e p anyth wrong
e p apart from
e p apixa #
e p are bound
e p are clear
e p are fine
e p are good
e p are like
e p are norma
e p are red
e p are small
e p arm and
e p armpi and
e p as a
e p as an
e p as befor
e p as clock
e p as far
e p as i
e p as it
e p as she
e p as the
e p as well
e p at #
e p at a
e p at all
e p at bedti
e p at both
e p at her
e p at home
e p at it
e p at the
e p atorv #
e p avera is
e p away from
e p b12 defic
e p back and
e p back at
e p back if
e p back in
e p back left
e p back the
e p back to
e p back with
e p barki like
e p be a
e p be an
e p be here
e p be the
e p becau i
e p becau of
e p becau the
e p been all
e p been fine
e p been on
e p been sick
e p been sore
e p befor break
e p befor food
e p befor i
e p befor that
e p befor you
e p begin with
e p behin the
e p betwe the
e p big toe
e p bit of
e p bit red
e p black out
e p blood again
e p blood count
e p blood in
e p blood press
e p blood test
e p blood thinn
e p blood tomor
e p blue inhal
e p both front
e p both sides
e p bowel cance
e p box rest
e p bp #
e p breat in
e p breat rate
e p bunge up
e p but he's
e p but i
e p but i'm
e p but i've
e p but if
e p but it
e p but it's
e p but let's
e p but no
e p but not
e p but she
e p but she's
e p but that'
e p but the
e p but there
e p but we
e p but with
e p but you
e p but your
e p by the
e p came back
e p came off
e p came out
e p came up
e p can do
e p can feel
e p can go
e p can see
e p can still
e p can take
e p can talk
e p can't get
e p can't promi
e p can't say
e p can't see
e p can't stret
e p carry on
e p centi and
e p ceraz #
e p cervi looks
e p check it
e p chest clear
e p chest is
e p chest pain
e p chest x-ray
e p chick kibbl
e p co-co #
e p colla on
e p come back
e p come down
e p come in
e p come off
e p come on
e p come strai
e p come throu
e p comes back
e p comes on
e p comes out
e p cough up
e p could be
e p count #
e p coupl of
e p crack at
e p crani drawe
e p crp #
e p daily for
e p daily half
e p day #
e p day for
e p day from
e p day with
e p days ago
e p days and
e p deep shavi
e p degre and
e p dexam now
e p did not
e p did the
e p did think
e p died of
e p digit pulse
e p do a
e p do an
e p do it
e p do that
e p do the
e p do you
e p does not
e p does the
e p doesn do
e p don't have
e p don't take
e p don't think
e p don't want
e p done the
e p doubl #
e p down as
e p down for
e p down since
e p down the
e p down to
e p drawi in
e p drink like
e p drop in
e p ear is
e p ears and
e p ears are
e p edge is
e p egfr #
e p elect zaps
e p end of
e p eveni and
e p every #
e p every other
e p eye at
e p face is
e p fairl sure
e p falle off
e p far as
e p feet are
e p fever or
e p few days
e p few pustu
e p first jab
e p first one
e p flat on
e p flea dirt
e p fly on
e p folic acid
e p food for
e p for #
e p for a
e p for about
e p for her
e p for his
e p for it
e p for me
e p for my
e p for now
e p for that
e p for the
e p for what
e p for you
e p frida and
e p from #
e p from last
e p from now
e p from the
e p from this
e p from today
e p front feet
e p front of
e p froze shoul
e p full blood
e p g #
e p g twice
e p gave me
e p get a
e p get an
e p get you
e p give half
e p give him
e p give you
e p given the
e p go in
e p go on
e p goes like
e p goes off
e p goes to
e p going to
e p good #
e p got #
e p got a
e p got an
e p got it
e p got the
e p grade #
e p grass seed
e p gum is
e p gut stasi
e p had a
e p had it
e p had my
e p had one
e p had some
e p had the
e p had to
e p half a
e p half an
e p half of
e p half past
e p hang on
e p harmi yours
e p has a
e p has been
e p has no
e p has not
e p have a
e p have it
e p have not
e p have to
e p hba1c was
e p he gets
e p he got
e p he has
e p he still
e p he was
e p he'll have
e p he's #
e p he's a
e p he's been
e p he's eatin
e p he's got
e p he's had
e p he's on
e p he's only
e p he's still
e p heari test
e p heart and
e p heart attac
e p heart is
e p heart sound
e p heat in
e p hep a
e p her again
e p her apart
e p her breat
e p her first
e p her milk
e p her mouth
e p her to
e p here #
e p here in
e p here is
e p here on
e p him one
e p his chest
e p his ears
e p his first
e p his food
e p his tummy
e p histo of
e p hold him
e p hold that
e p home readi
e p home with
e p hot and
e p hour or
e p hours after
e p hours or
e p i came
e p i can
e p i can't
e p i could
e p i did
e p i didn'
e p i do
e p i don't
e p i eat
e p i gave
e p i get
e p i grabb
e p i had
e p i have
e p i just
e p i keep
e p i knock
e p i know
e p i never
e p i packe
e p i read
e p i see
e p i stopp
e p i suppo
e p i take
e p i think
e p i took
e p i tried
e p i want
e p i was
e p i will
e p i wish
e p i would
e p i'd leave
e p i'd like
e p i'd not
e p i'd rathe
e p i'd recom
e p i'd say
e p i'll ask
e p i'll do
e p i'll give
e p i'll have
e p i'll leave
e p i'll put
e p i'll refer
e p i'll ring
e p i'll see
e p i'll send
e p i'll write
e p i'm afrai
e p i'm fairl
e p i'm not
e p i'm on
e p i'm putti
e p i've been
e p i've done
e p i've given
e p i've got
e p i've had
e p i've no
e p i've put
e p ibupr gel
e p if he
e p if i
e p if i'm
e p if it
e p if it's
e p if no
e p if she
e p if she's
e p if the
e p if you
e p if you'r
e p if you'v
e p in #
e p in a
e p in all
e p in augus
e p in both
e p in for
e p in her
e p in his
e p in it
e p in janua
e p in june
e p in march
e p in may
e p in reser
e p in sprin
e p in the
e p in with
e p in your
e p injec of
e p into the
e p is #
e p is a
e p is biscu
e p is clear
e p is fine
e p is he
e p is in
e p is just
e p is norma
e p is on
e p is soft
e p is still
e p is that
e p is well
e p isn't it
e p isn't the
e p it #
e p it again
e p it and
e p it at
e p it comes
e p it could
e p it did
e p it down
e p it for
e p it goes
e p it helps
e p it here
e p it in
e p it is
e p it isn't
e p it last
e p it might
e p it moves
e p it not
e p it off
e p it on
e p it out
e p it ring
e p it says
e p it strai
e p it to
e p it today
e p it up
e p it was
e p it went
e p it would
e p it's #
e p it's a
e p it's about
e p it's all
e p it's been
e p it's just
e p it's like
e p it's my
e p it's no
e p it's not
e p it's only
e p it's the
e p it's thick
e p it's worse
e p jab now
e p jab of
e p just a
e p just gavis
e p just now
e p just stopp
e p just the
e p keen on
e p keep a
e p keep the
e p kidne blood
e p kidne troub
e p last #
e p last night
e p last one
e p last time
e p last week
e p last winte
e p last year
e p lead only
e p leave it
e p leave the
e p left arm
e p left ear
e p left eye
e p left foot
e p left hind
e p left is
e p left knee
e p left one
e p left one's
e p left stifl
e p left the
e p let me
e p let's have
e p let's see
e p lie flat
e p lift the
e p like a
e p like an
e p like mad
e p like that
e p like the
e p like to
e p like you
e p littl and
e p littl dry
e p look at
e p look fine
e p look norma
e p looks healt
e p looks like
e p losin weigh
e p lost weigh
e p lots of
e p lungs are
e p lying down
e p lymph nodes
e p make a
e p may be
e p maybe #
e p maybe half
e p me a
e p me feel
e p me in
e p me on
e p me see
e p me turn
e p measu it
e p melox #
e p metfo #
e p mg #
e p mg and
e p mg at
e p mg each
e p mg every
e p mg for
e p mg in
e p mg into
e p mg once
e p mg twice
e p might be
e p ml twice
e p month and
e p month or
e p morni #
e p morni and
e p morni for
e p most days
e p most likel
e p most of
e p move it
e p mum had
e p murmu #
e p my broth
e p my chest
e p my frien
e p my head
e p my heart
e p my husba
e p my left
e p my neigh
e p my nose
e p my own
e p my siste
e p my tea
e p my watch
e p my wife
e p napro #
e p need a
e p need it
e p need to
e p needl in
e p needs a
e p never got
e p never went
e p new year
e p next time
e p next tuesd
e p next week
e p nice and
e p night and
e p night befor
e p no bette
e p no black
e p no blood
e p no bothe
e p no chest
e p no cough
e p no diabe
e p no disch
e p no dropp
e p no fever
e p no grass
e p no heat
e p no his
e p no i
e p no just
e p no mites
e p no more
e p no murmu
e p no never
e p no no
e p no not
e p no nothi
e p no polyp
e p no probl
e p no pus
e p no rash
e p no short
e p no the
e p no thoug
e p no weakn
e p no weigh
e p no wheez
e p non smoke
e p none of
e p nose is
e p not a
e p not been
e p not befor
e p not broke
e p not ever
e p not for
e p not give
e p not going
e p not great
e p not more
e p not my
e p not now
e p not on
e p not tende
e p not that
e p not the
e p not this
e p not to
e p not today
e p not wanti
e p not with
e p not yet
e p note for
e p nothi else
e p nothi in
e p nothi since
e p nothi to
e p now and
e p now i
e p now it's
e p now the
e p now your
e p numbe #
e p nurse for
e p nurse will
e p of #
e p of a
e p of blood
e p of breat
e p of harmi
e p of it
e p of my
e p of not
e p of that
e p of the
e p of them
e p of weigh
e p of wine
e p off at
e p off her
e p off his
e p off in
e p off last
e p off that
e p off the
e p oh dear
e p omepr #
e p on #
e p on a
e p on air
e p on and
e p on as
e p on both
e p on cital
e p on deep
e p on for
e p on frida
e p on her
e p on here
e p on his
e p on it
e p on monda
e p on one
e p on satur
e p on sunda
e p on that
e p on the
e p on then
e p on thurs
e p on wedne
e p on with
e p on your
e p once a
e p once daily
e p one #
e p one and
e p one but
e p one drop
e p one for
e p one here
e p one in
e p one is
e p one of
e p one on
e p one sache
e p one side
e p one the
e p one was
e p one week
e p one with
e p only #
e p only if
e p only the
e p only when
e p or #
e p or a
e p or get
e p or goes
e p or he
e p or so
e p or take
e p or the
e p or troub
e p or you
e p out at
e p out in
e p out of
e p out on
e p out the
e p over #
e p over a
e p over the
e p packe in
e p packe it
e p pain in
e p pass water
e p past #
e p peak flow
e p pins and
e p predn #
e p press #
e p press is
e p puffs twice
e p pulse #
e p pulse are
e p pulse in
e p pulse is
e p put a
e p put it
e p put that
e p put the
e p put weigh
e p put you
e p ramip #
e p ran out
e p rate #
e p rate is
e p rathe not
e p read it
e p red and
e p refer you
e p regul as
e p rest on
e p right #
e p right and
e p right ankle
e p right base
e p right down
e p right ear
e p right eye
e p right front
e p right half
e p right is
e p right knee
e p right so
e p right you
e p ring #
e p ring if
e p ring me
e p ring us
e p ring you
e p round the
e p rub in
e p rule out
e p sache twice
e p same as
e p same day
e p same last
e p same table
e p sats #
e p say it
e p says the
e p scale #
e p scan shows
e p score #
e p secon one
e p see any
e p see her
e p see me
e p see the
e p see you
e p sent off
e p she can't
e p she eats
e p she gets
e p she has
e p she is
e p she says
e p she was
e p she won't
e p she's #
e p she's aslee
e p she's been
e p she's got
e p she's had
e p she's not
e p she's on
e p she's walki
e p short of
e p shoul be
e p shoul heigh
e p shows a
e p sick as
e p sick with
e p since about
e p since frida
e p since i
e p since last
e p since sunda
e p since the
e p since thurs
e p since yeste
e p siste had
e p skin and
e p so #
e p so a
e p so he's
e p so i
e p so i'd
e p so i'm
e p so i've
e p so it
e p so it's
e p so no
e p so not
e p so nothi
e p so still
e p so that'
e p so the
e p so there
e p so this
e p so we'll
e p so what
e p so you'r
e p so your
e p soft but
e p some of
e p sore on
e p sort of
e p sound are
e p sound like
e p sound norma
e p spot on
e p stifl stabl
e p still be
e p still on
e p stitc out
e p stop it
e p stop the
e p stopp that
e p stops eatin
e p strai away
e p strai in
e p strai off
e p strai to
e p strap and
e p stret to
e p swear by
e p swell up
e p t #
e p take it
e p take napro
e p take that
e p take the
e p takes about
e p takin the
e p talk about
e p talk to
e p tape strip
e p tell me
e p tempe #
e p tempe is
e p tende on
e p test in
e p than #
e p thank you
e p that and
e p that at
e p that down
e p that i
e p that in
e p that leg
e p that needs
e p that on
e p that one
e p that was
e p that you
e p that' #
e p that' a
e p that' all
e p that' be
e p that' done
e p that' fine
e p that' it
e p that' norma
e p that' safe
e p that' the
e p that' why
e p that' your
e p the alzhe
e p the amlod
e p the ankle
e p the asthm
e p the baby
e p the back
e p the bacte
e p the bed
e p the big
e p the bigge
e p the bladd
e p the blood
e p the bottl
e p the bowel
e p the box
e p the breed
e p the calf
e p the carti
e p the chest
e p the child
e p the comb
e p the const
e p the count
e p the denta
e p the docto
e p the dog
e p the ear
e p the eardr
e p the edge
e p the end
e p the eveni
e p the eye
e p the face
e p the feet
e p the foot
e p the front
e p the furos
e p the hall
e p the head
e p the heada
e p the heari
e p the hoof
e p the hospi
e p the house
e p the injec
e p the insid
e p the itch
e p the itchi
e p the kidne
e p the kitch
e p the last
e p the lead
e p the left
e p the leg
e p the legs
e p the lid
e p the linin
e p the lot
e p the micro
e p the muscl
e p the neck
e p the nerve
e p the new
e p the next
e p the night
e p the nose
e p the nurse
e p the one
e p the optic
e p the other
e p the pain
e p the patie
e p the phone
e p the pill
e p the place
e p the predn
e p the purpl
e p the ramip
e p the refer
e p the rest
e p the ribs
e p the right
e p the roses
e p the same
e p the scale
e p the scan
e p the secon
e p the sertr
e p the shoul
e p the skin
e p the sleep
e p the spiri
e p the sprin
e p the stati
e p the stero
e p the stick
e p the sugar
e p the summe
e p the surge
e p the sweat
e p the table
e p the tail
e p the thing
e p the third
e p the thyro
e p the time
e p the top
e p the tummy
e p the twent
e p the vacci
e p the valve
e p the vetme
e p the water
e p the way
e p the week
e p the white
e p the windo
e p the x-ray
e p them are
e p them out
e p then #
e p then and
e p then i
e p then i'm
e p then month
e p then once
e p then she
e p then the
e p then we
e p there a
e p there an
e p there are
e p there as
e p there blood
e p there no
e p there nothi
e p there we
e p they are
e p they bung
e p they did
e p they said
e p they were
e p they won't
e p they' gone
e p thick on
e p thing on
e p think about
e p think it
e p think it's
e p think of
e p think so
e p this after
e p this is
e p this morni
e p this one
e p this time
e p this week
e p this year
e p thoug it
e p thoug of
e p throa is
e p throu the
e p thyro is
e p times a
e p to #
e p to a
e p to about
e p to anyth
e p to be
e p to begin
e p to date
e p to do
e p to go
e p to it
e p to keep
e p to me
e p to penic
e p to ring
e p to see
e p to that
e p to the
e p to ugand
e p to your
e p today #
e p today and
e p tomor morni
e p touch it
e p treat the
e p tried that
e p troub with
e p tsh #
e p tummy and
e p tummy is
e p tummy soft
e p tunin fork
e p twice a
e p twice daily
e p under #
e p under anaes
e p under my
e p under the
e p until you
e p up #
e p up a
e p up and
e p up at
e p up here
e p up in
e p up last
e p up on
e p up the
e p up to
e p up with
e p urine is
e p us if
e p us the
e p use the
e p vet said
e p want it
e p want to
e p wanti to
e p was #
e p was a
e p was at
e p was done
e p was fine
e p was in
e p was like
e p was negat
e p was nothi
e p was on
e p was sick
e p was the
e p water infec
e p we can
e p we can't
e p we did
e p we do
e p we don't
e p we go
e p we moved
e p we want
e p we'll do
e p we'll get
e p we'll have
e p we'll put
e p we'll stop
e p we'll x-ray
e p week and
e p week befor
e p weeks and
e p weeks back
e p weigh #
e p weigh is
e p weigh loss
e p weigh on
e p well done
e p well it's
e p well that'
e p were #
e p wet nappy
e p what #
e p what i
e p what i'd
e p what we
e p what you
e p when he's
e p when i
e p when the
e p when you
e p which is
e p while you'r
e p white cells
e p will do
e p willo lodge
e p with a
e p with break
e p with food
e p with her
e p with his
e p with it
e p with omepr
e p with the
e p with you
e p with your
e p withi #
e p woke up
e p won't touch
e p worse after
e p worse at
e p wrist is
e p wrong with
e p x ray
e p x-ray him
e p year old
e p years ago
e p years old
e p yello fever
e p you #
e p you a
e p you are
e p you can
e p you don't
e p you down
e p you feel
e p you for
e p you get
e p you go
e p you had
e p you have
e p you in
e p you need
e p you on
e p you ring
e p you said
e p you say
e p you some
e p you start
e p you that
e p you to
e p you were
e p you with
e p you'r going
e p you'r not
e p you'r on
e p you'v been
e p you'v got
e p your blood
e p your feet
e p your head
e p your heart
e p your kidne
e p your pulse
e p your right
e p your sugar
e p your tummy
e p your weigh
e w #
e w a
e w about
e w above
e w absce
e w acid
e w actua
e w adcal
e w add
e w afrai
e w after
e w again
e w age
e w ago
e w agree
e w air
e w alcoh
e w alert
e w all
e w aller
e w allop
e w alone
e w along
e w also
e w alway
e w alzhe
e w amitr
e w amlod
e w amoxi
e w an
e w anaes
e w and
e w ankle
e w anoth
e w answe
e w antib
e w any
e w anyth
e w anywa
e w anywh
e w apart
e w apixa
e w apolo
e w apoqu
e w are
e w aren'
e w arm
e w armpi
e w arms
e w aroun
e w as
e w ask
e w aslee
e w asses
e w asthm
e w at
e w atorv
e w attac
e w augus
e w aura
e w avera
e w away
e w b12
e w back
e w bacte
e w bad
e w bag
e w bald
e w bare
e w barki
e w base
e w bases
e w bath
e w be
e w becau
e w bed
e w beddi
e w bedti
e w been
e w befor
e w begin
e w behin
e w being
e w bella
e w belly
e w bendr
e w benig
e w best
e w bette
e w betwe
e w bev
e w big
e w bigge
e w bin
e w biscu
e w bisop
e w bit
e w bitte
e w black
e w bladd
e w blist
e w bloat
e w block
e w blood
e w blue
e w body
e w bone
e w bony
e w booke
e w boost
e w both
e w bothe
e w bound
e w bowel
e w box
e w boy
e w brave
e w break
e w breas
e w breat
e w breed
e w bring
e w broke
e w broth
e w brown
e w bruis
e w bug
e w build
e w bump
e w bung
e w bunge
e w burn
e w but
e w bute
e w by
e w calf
e w call
e w calle
e w calpo
e w came
e w camer
e w can
e w can't
e w canal
e w cance
e w capsu
e w cardi
e w care
e w carry
e w carti
e w cat
e w catch
e w cells
e w cellu
e w centi
e w centr
e w ceraz
e w certa
e w cervi
e w chang
e w charg
e w chase
e w chasi
e w check
e w chest
e w chew
e w chick
e w child
e w chin
e w chlor
e w chole
e w class
e w claw
e w clean
e w clear
e w clini
e w clock
e w clot
e w clots
e w cm
e w co-co
e w coat'
e w codei
e w coffe
e w colch
e w cold
e w colla
e w colou
e w comb
e w come
e w comes
e w compl
e w compu
e w const
e w contr
e w cool
e w corn
e w corre
e w cough
e w could
e w count
e w coupl
e w cover
e w crack
e w crani
e w cream
e w cross
e w croup
e w crp
e w cruci
e w crust
e w cry
e w cryin
e w ct
e w cups
e w curry
e w cushi
e w cut
e w dad
e w dad's
e w daily
e w date
e w daugh
e w dave
e w day
e w days
e w dear
e w decib
e w decki
e w deep
e w defic
e w degre
e w dehyd
e w denie
e w denta
e w depre
e w diabe
e w diary
e w dicta
e w did
e w didn'
e w died
e w diet
e w diffe
e w digit
e w diora
e w dirt
e w disch
e w dizzi
e w dizzy
e w do
e w docto
e w does
e w doesn
e w dog
e w doing
e w don't
e w done
e w dose
e w doubl
e w dough
e w down
e w doxyc
e w drawe
e w drawi
e w dread
e w drink
e w drip
e w drive
e w drool
e w drop
e w dropp
e w drops
e w drugs
e w drum'
e w drums
e w dry
e w due
e w durat
e w dye
e w dyspl
e w e
e w each
e w ear
e w early
e w ears
e w easie
e w easil
e w eat
e w eatin
e w ecg
e w effus
e w egfr
e w eithe
e w elbow
e w elect
e w else
e w empty
e w end
e w endos
e w enlar
e w enoug
e w even
e w eveni
e w ever
e w every
e w exam
e w exami
e w expla
e w extra
e w eye
e w eyes
e w face
e w facia
e w facto
e w faint
e w fair
e w fairl
e w fall
e w falle
e w falls
e w far
e w farm
e w farri
e w fat
e w febru
e w feed
e w feel
e w feeli
e w feels
e w felt
e w fever
e w few
e w fibro
e w film
e w find
e w fine
e w finge
e w finis
e w first
e w fit
e w flat
e w flea
e w fleas
e w flick
e w fluid
e w flush
e w fly
e w folic
e w food
e w foot
e w footb
e w for
e w foreh
e w fork
e w form
e w fortn
e w forwa
e w fosta
e w found
e w frequ
e w frida
e w frien
e w frigh
e w from
e w front
e w froze
e w full
e w furos
e w g
e w galli
e w gave
e w gavis
e w get
e w gets
e w getti
e w ginge
e w ginkg
e w give
e w given
e w givin
e w gland
e w glass
e w glauc
e w gluco
e w go
e w god
e w goes
e w going
e w gone
e w good
e w goodb
e w got
e w gout
e w grabb
e w grade
e w grand
e w grass
e w greas
e w great
e w green
e w grey
e w groin
e w grump
e w gum
e w gums
e w gut
e w had
e w haemo
e w half
e w hall
e w hallo
e w hand
e w hands
e w hang
e w hard
e w hardl
e w harmi
e w has
e w have
e w haven
e w havin
e w hay
e w hba1c
e w he
e w he'll
e w he's
e w head
e w heada
e w heale
e w healt
e w hear
e w heard
e w heari
e w heart
e w heat
e w heavy
e w heigh
e w hello
e w help
e w helps
e w hep
e w her
e w here
e w here'
e w hers
e w hes
e w high
e w him
e w hip
e w his
e w histo
e w hives
e w home
e w hones
e w honey
e w hoof
e w hoove
e w horse
e w hospi
e w hot
e w hour
e w hours
e w house
e w how
e w hrt
e w husba
e w hydro
e w hyper
e w i
e w i'd
e w i'll
e w i'm
e w i've
e w ibupr
e w ice
e w if
e w impre
e w in
e w infec
e w inhal
e w injec
e w inner
e w inr
e w insid
e w inste
e w insul
e w insur
e w into
e w iron
e w is
e w isn't
e w it
e w it's
e w itch
e w itchi
e w itchy
e w its
e w itsel
e w ive
e w jab
e w jabs
e w janua
e w job
e w joint
e w july
e w just
e w keen
e w keep
e w keeps
e w kept
e w keton
e w kg
e w kibbl
e w kid
e w kidne
e w kids
e w kilo
e w kitch
e w knee
e w knees
e w knock
e w know
e w lad
e w laid
e w lame
e w lamin
e w last
e w lasts
e w lead
e w leave
e w left
e w left'
e w leg
e w legs
e w less
e w let
e w let's
e w lette
e w level
e w lid
e w lie
e w lift
e w lifti
e w ligam
e w light
e w like
e w likel
e w limpi
e w line
e w linin
e w list
e w liste
e w litre
e w littl
e w liver
e w lodge
e w long
e w long-
e w longe
e w look
e w looke
e w looki
e w looks
e w loose
e w lord
e w losar
e w losin
e w loss
e w lost
e w lot
e w lots
e w love
e w lovel
e w low
e w lower
e w loxic
e w lump
e w lumps
e w lung
e w lungs
e w lying
e w lymph
e w macro
e w mad
e w made
e w mainl
e w make
e w makes
e w malar
e w malas
e w manag
e w march
e w mare
e w margi
e w mark
e w masse
e w mast
e w mate
e w may
e w maybe
e w me
e w meant
e w measu
e w meat
e w melox
e w metac
e w metfo
e w metho
e w mg
e w micro
e w middl
e w midni
e w might
e w migra
e w milbe
e w mild
e w milk
e w mind
e w mites
e w ml
e w mm
e w moder
e w monda
e w month
e w mood
e w more
e w morni
e w most
e w mostl
e w mothe
e w mouth
e w move
e w moved
e w moves
e w movin
e w mr
e w mri
e w mrs
e w much
e w muddl
e w mum
e w mum's
e w murmu
e w muscl
e w my
e w mysel
e w nail
e w nails
e w nappy
e w napro
e w nasty
e w near
e w nearl
e w neck
e w need
e w neede
e w needl
e w needs
e w negat
e w neigh
e w nerve
e w neuro
e w neute
e w never
e w new
e w next
e w nice
e w night
e w no
e w nobod
e w nodes
e w noise
e w non
e w none
e w norma
e w nose
e w noseb
e w not
e w note
e w noted
e w nothi
e w now
e w numbe
e w numbn
e w nurse
e w o'clo
e w oestr
e w of
e w off
e w often
e w oh
e w okay
e w old
e w omepr
e w on
e w once
e w one
e w one's
e w ones
e w only
e w ooh
e w open
e w opera
e w or
e w orang
e w osteo
e w other
e w our
e w out
e w outer
e w outwa
e w over
e w own
e w oxyge
e w packe
e w pad
e w pain
e w painf
e w pale
e w panac
e w panti
e w parac
e w pass
e w past
e w paste
e w patch
e w patie
e w pe
e w peak
e w pelle
e w pelvi
e w penic
e w peopl
e w perfe
e w perio
e w pheno
e w phone
e w physi
e w pill
e w pillo
e w pimob
e w pinch
e w pink
e w pins
e w pints
e w pirit
e w place
e w plan
e w plant
e w plate
e w pleas
e w pneum
e w point
e w pony
e w poo
e w poor
e w poos
e w pop
e w posit
e w possi
e w potas
e w potte
e w pound
e w power
e w pract
e w predn
e w pregn
e w presc
e w press
e w proba
e w probl
e w promi
e w prope
e w prost
e w puffs
e w puffy
e w pulse
e w pumps
e w puppy
e w purpl
e w pus
e w pustu
e w put
e w putti
e w quest
e w quiet
e w quite
e w rabbi
e w rabie
e w radio
e w raise
e w ramip
e w ran
e w rang
e w rash
e w rate
e w rathe
e w ray
e w react
e w read
e w readi
e w reall
e w recep
e w reche
e w recko
e w recom
e w red
e w redne
e w reflu
e w regul
e w relie
e w repea
e w reser
e w rest
e w revie
e w ribs
e w rice
e w right
e w ring
e w ringi
e w rings
e w ringw
e w roll
e w roses
e w round
e w rub
e w rule
e w run
e w runni
e w runny
e w runs
e w safe
e w said
e w salbu
e w same
e w sampl
e w sats
e w satur
e w say
e w sayin
e w says
e w scab
e w scale
e w scaly
e w scan
e w schoo
e w score
e w scrap
e w scrat
e w seal
e w secon
e w sedat
e w see
e w seed
e w seen
e w sent
e w septe
e w sertr
e w settl
e w shaki
e w shamp
e w shavi
e w she
e w she'd
e w she'l
e w she's
e w shin
e w shing
e w shive
e w short
e w shoul
e w showe
e w shows
e w shut
e w sick
e w sickn
e w side
e w side'
e w sides
e w sign
e w simva
e w since
e w singl
e w siste
e w sit
e w sixte
e w size
e w skin
e w sleep
e w slept
e w slipp
e w slow
e w small
e w smear
e w smell
e w smoke
e w sneez
e w so
e w soake
e w soft
e w sole
e w some
e w somet
e w sore
e w sores
e w sorry
e w sort
e w sound
e w spaye
e w speec
e w spiri
e w splee
e w spots
e w spott
e w spray
e w squee
e w squir
e w st
e w stabl
e w stand
e w start
e w starv
e w stasi
e w stati
e w stays
e w stero
e w stick
e w stiff
e w stifl
e w still
e w stitc
e w stoma
e w stone
e w stool
e w stop
e w stopp
e w stops
e w strai
e w strap
e w strea
e w stren
e w strip
e w strok
e w stron
e w stuck
e w stuff
e w sudde
e w sugar
e w summe
e w sunda
e w suppo
e w sure
e w surge
e w swall
e w swap
e w swear
e w sweat
e w swell
e w swimm
e w swoll
e w sympt
e w synul
e w t
e w table
e w tail
e w take
e w taken
e w takin
e w talk
e w talki
e w tamox
e w tape
e w targe
e w tea
e w teach
e w team
e w tear
e w techn
e w teeth
e w tell
e w temp
e w tempe
e w tende
e w tendo
e w terri
e w test
e w testi
e w tetan
e w text
e w than
e w thank
e w that
e w that'
e w thats
e w the
e w them
e w then
e w there
e w these
e w they
e w they'
e w thick
e w thigh
e w thin
e w thing
e w think
e w thinn
e w third
e w this
e w those
e w thoug
e w throa
e w throu
e w throw
e w thrus
e w thurs
e w thyro
e w tight
e w till
e w time
e w times
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
e w tonsi
e w too
e w took
e w tooth
e w top
e w torn
e w touch
e w tplo
e w traci
e w treat
e w trial
e w tried
e w troub
e w try
e w tsh
e w tube
e w tuesd
e w tummy
e w tunin
e w turn
e w turne
e w twent
e w twice
e w type
e w typho
e w typic
e w ugand
e w ulcer
e w uncle
e w under
e w uneve
e w units
e w unlik
e w until
e w up
e w upper
e w urate
e w urgen
e w urine
e w us
e w use
e w usual
e w uteru
e w utrog
e w vacci
e w valve
e w very
e w vetme
e w viral
e w visit
e w vomit
e w wait
e w walk
e w walki
e w walks
e w want
e w wante
e w wanti
e w warfa
e w warm
e w wart
e w was
e w washi
e w watch
e w water
e w wax
e w we'd
e w we'll
e w we're
e w we've
e w weakn
e w wear
e w wedne
e w wee
e w weein
e w week
e w weeke
e w weeks
e w weepy
e w weigh
e w well
e w went
e w were
e w wet
e w what
e w what'
e w whate
e w wheez
e w when
e w where
e w which
e w while
e w white
e w who
e w who's
e w why
e w wife
e w wife'
e w will
e w willo
e w windo
e w wine
e w winte
e w wish
e w with
e w withi
e w witho
e w wobbl
e w woke
e w womb
e w won't
e w work
e w worme
e w worri
e w worry
e w worse
e w worth
e w would
e w wrigg
e w write
e w wrong
e w wrote
e w x
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
e w you'd
e w you'l
e w you'r
e w you'v
e w your
e w yours
e w zaps
e w zigza
e w zopic

;JNK[GFVUHJ\\\\LKKAKGGDF]MMHPKNIG?BL^GL6WOKKM@JJMUJLIJK\\[MaM[dXLYNK@E_NQcM@T]ANLmNL=\\D87FEEJF6d]]]LG_\\?NKHMW[MAK]CYLXHCJJM>O[\\E^G_LJOHUIXOLHLOIKL]J;3=LJ
K[QdY@aNOXL>LV<EELNTFCBrKY;GLULXaFjHJPHHM?HAoFeEJeK[KJCQ]\\L\\DWbaO^X@\`6LX[CWUXAMX[fP4LHFXFXM:GL:GDjs]YHOIIY=IP\`CK>IAZ:]_MOKKBJGI=TJ7GT<8<LEcGILDT@NJ]D|
P3KeHSMWFLLWGMADVMHSXVAJEMS\\YT<L@PJV]XHGAMPMWFLQCUSU\\IKRMQQAP>GNMOI8]EKMKsRLQIKmJM5ZVYMN=@HND@TTJNLJLhINLN[I\`[VNNLd8QIKAONNq\\L^SO<KV;GMfHbcH_JNOAFFNLE
F[;QmL>JGYHPC_\`HGZFHCBKRJWS[pWK=LO4=ADNUfKd][ENFEDV[IEEXnKKJOXoNBTF[MN@GLFNIAHVT\\d?IPG_aXc4jJG>IHZ9PF]SP3MLKIP<IEHLMOLpULK0OLMMDKNGIDJMjEW\\NDL;NHp8Q[J
QMV9V6A>CMNbAM]GaKSNMJkOGEJMZL\`JNptN2W>G26UFIXM8MH\`VOFKNF=UKh;HTLNR6L>SMjTMfjM0_WLZm>KWI\`SGONUcFIJoJZ_OWPO;KD¥caaEGIBW@JZOT=X\\BbMOIJW\`]>uIV-TG<sbQJNKL
NH^IfHVnIHJL[mUBS>ChFC<HoF[OBfEIKhDDGhJHKIfMX;K<OOWPDB^HB4?XOAI/GG\`e|KVP@KF9MNCIDENKUXMNFNDFMGZF^CNN7MK^=KWHX+\`OHVKM[NNNKL9A[^KLBfeQRMHKhUMN>C_[NaG.LT
J\\O[M]=@jNC@L\\VJDLYNLZ>/LEM5IEZKHZBi6I<hON5N]@\\Dc:HmAV5N<FdXX^NFFLT8nLu@DfTVK[U@UVGdaJFCMNL:NNFVHXqNQODEAAK8=GG=MM]QVL>VVWPMRN[SqSVRHCN_ZY\\VLFGnse7KLG
FL]XOB]VRPJA>K[CMANONM6R[QNDQNCHOKN@]FmBEDE\`XSNE[ZQL\`\`JJJKNvIPuE<FLMT@dUZQXE]SO\\FK^eFNLYK?OJTUENLMuSFK[LRHHMONNEZPN\`<G@ZgMWPJ]NGC>VUMLN\\MN<LLrJRKKG;KH
NLgUCJNUS[=[RWE8RN\`UaHlFOMNAKSeFIBKWMjXLKAqUQJHJKNMON6NZHKYWOBEJOMrDPWU.NLOLOICTGfCOIOB4K\\NHNCMDQZ\\JFULHkN@HcLHMiXKK@NMwC]<HBHp\\TMWFOOOMZKPfYLb\\EKJ<^N
?AwOAQNAINPOMKMOGHNMOLQNLKCNNO\\Q*XHRKOMNI[]RK?RX[ZKKYGVRe\\N=M[eaIJ>Ou[VWV>6>LmMWMbdMNOOOK_ZKEMAZX?O;WbYNOYOFM\`IcQ[LNSRHZPYSqXJ=IEXFJo]T]VNI@G<9II]LdOM
AFK|WNMKNNIo>ZF7ONsfLZHJL[EPJMS^;\\LQ1\`CNKVTfDR^KNKVAcOFoLL<JXNNIHFFMILOFGXIOW\\XCGFc;;HZJI>F>cHfZ]CBnGHDFOKbLGDFiPkJHLQMcKX<FNHNJNK7JAUWL@oLACZ_LTJfOHE
NMSCkMBLGONJFHMONOABZpKNLUHLLKMGLVON8NH[UHKMOJCCN_VXFNEMKI_KGMKWOWfXGHNKIGJNXFUN=G=HMJM@M@YlX\\H;ZACN_cS=MNL<?KMLAJWTIX\\IUGKM]GHOCBWNFLLDhNT?eIKWNHNQIE
LDR\\TXHMOZjEZYF[WLTLW[HJ;TBNfe[.dO]NLHORYHO\`AjXXGJ_NKILR3LGWMXKI_M]FNaa<N\\KK^fFIJO^]PXSVDDQCLO\\:YADXFOZMHIJMLNNSAOMNNR?IOKFYNJOLZYNeP^VVHUAIZNJJMDONOS
HXHI@DON[NgNMHBM4\\NZN;]aDDUy[8;WZM\\MBEa@FLV_YH[DmT3_LCFKb8LOO\\]MNNOLOWXVDeKNQMN]KLJFVIK<GOJ^WNJLWM>FJONIPv[[HMEMOrEBODL=I_5M]HKeMK8cL\\LC[LVMHHLN<I[nKD
\\LG\\aJ>IVNNNC?9IHNVKP=FcLGMGeVHKLNL^MRMMQOOAiDAZYBmMc\\IGNOEGaNGK;qIMLXYLOhHCI]MICcWJLCKMgNALNXGFEbNVMYO\`CMVOMSeMDPSO_KLMNIYVIKIJIJJ\`MMNH\\_KNSCaNNP?@]T
?ANNKK@NBmOOUH\`MNqNIHX/fXGLNiKLOI\\Na\`9DZ=HOGR?=NMLFNVWYWcV£RJW[H>vJILfNZL5ObNNNOOId]8UaANNUFalYVLNMk>DLJLNMGyIFAHF_bL5JHMWROEMOD^?UJKI[GGLOAL[JHMJFY@I
JOM]]JM\`JH;HMgNOTYM\\P>ZOJ^?MNI77H^LNYNMMIEFMN\\Y=FA5LMXM9Y5ALYSGcaMFXFCZALKMM]>O\\<MHJUJII_MESF[DOKk>Nf[XGGKNDFLBHNNY5FZ>G<wbDLVVMHoKNQVJBGaJ??CJOPKNMI
[KTJk*QO]QISMDZLJNL\\H^NLJOKM?NJMEF3EV?XFOZ@DOEJ=bFH~EKDX@\\\\:SHMdKLJN^PL.LJKOYNO7JgnMd]J8X>CL:HKAdX@NM^NV>ULMNNO\\IKNGZJ,W_VFlIMBVIJOgSXMFZOPJmCW8dMZCYG
\`CKPHlGNaUKKL[heVBB¢Lb@=UVNN[amFCVNvJnV\\\\P\`AFWMKEV8.>EM[TKNR;?S]EZ[JPC\\FRHNOUIJGXVKE8V?DCFO_c"VG\\HBIDCVFWGC1TPFIWVYKJ3NElMOKMNKddRPJ<NKI?YjNMV;WLMsADL
IJNykcF\\L\\FMKGGXAc5OUVBXnNg>WA\`EOMM^OZKVFOFVmNLMOJK?LMdHEKLO3^RCKLG?\\HKgDITGRF<VXLKZ_H6GEfMK>MV]Td=hXZXw7LOHRZMCGFXgVL;LMHMfNMGCKV>F\`LFJL?@]YU7HFVKRW?
nKNM:CEE=DKLcHMIJUIOG[MNEMEB[TEMO>XFD7INVMOiiMU]KSHXHEFLAOCEXGCAIEafMgkN[rGHO^MLXmLPRM@KSVFM;FHK\`aCCN?WSX7@LkGJG\`4OTOQ\\BWILN]FOLHKbI;6OLV\`\`OQ9^XCOAIAJ
@Jg[jGPDDMZ?<EZJIPKyLAe?VgN6OLMLQFO\`k;M3^0npJCJHNMFGOAFH?DHLRNC?\\VOKMPFMLFNjg;K9]C_NACKGb@gMKMqRNJ>NDYhfLR?I_7KKNMMA3KPB_GM_OZUpWQ?MOcI[_NQ[W[NNHPYDLU
]KAKKL^N,mFVSJ7LaF@UHBi0NHQDb;SHMM\\DKC<LTTNNIHXGmJeJ5hDCJXcOfIYQHMcfiGWWeaXJ^FJM.AGNHN?;DEMoONfMMHM@9MmSLflMPOHF-XK?OD-EL;GK£cDF@@IJDd<UJ@E8uVs?0bgRgN
U;LFPHLL?NQBkU?M\`@]KNVJ>WZIK_}BLNNM]U@MCb>F=OKTWTELJUH]]HEKWIRTRcHHIO_LGQFn;b[gQN??>dcW@NAEIIIM9KZEIDFa[E<YVHcHH_GlEHYT<DN>NFIC\\IMi5<DUMJM_\\Oh\`?

vQPOFNHGFOOOORJWONLNNnPN^MONWLOVSNANMOMRPNHNONMOFIdNFKMOGgLHNMOOOOKMLYMOOhO]NHGFJOK\\[BeDbJM]HOMMhUH9OFMLZOMLYJSLNOJLXlWNJEOGOJOO[K?MPTJEMOLOEINEGKMOOK
VLJMONPOgOMhXJ<BOKId]OOVHEODEHEMAOBNOEM_\`OIIMIJbV;O5MMHNOPKOVCOOOOOSPNINLOMOOP]NMNKKELOLMNHKKWNNS0BKOOJKLKOOK5NN_NVMo]>OTNMOIOONbOFNAJeNOOMO\\LOEGZAONN
vPEOO^NLNN\\_PbNNLZHZOMLMNM@NNcN[MIN\\LOOFNMAOLMMZXL@?yaUINMUMP^EGGNN+MYXRb8ONWLG:N<MOOR;IhJIYOZGMMONONOOOOMLNENSKNMTNLONOBND@_OFB\`KKWZLNUWOGOF4TLVIOLFK
M@eOMNSNYONVLN:JNLXKVMNWOABONNF_JNOO[MDKKNGOVQVNRNNKNL>JMNNOWALDZGHOOOJTMLOJhIMWHGN^BNLHGIUG^N]OMN@XKPONMLIIO@NOCK[OLFISMHLOTUMMOOMXJLYLNMOKNNTNOMG4MG
rNGNZjTMeVNHOH_UNHOOWNAONMLWGMULKMHOKCOJP>QMRMNMMN@INO[JKMEV?LOIMFMGNLJPMOJMLUPONOCMhOAKLaLNMMMMON;MLLTbIOPLM1G_TGZIL].PMNNOOULSNWEJOFLLQWOMHOJ;AOONIG
LW\\OMONHGNWK_NNK_O[OkNMMIY\\VZ1?aONFNoMJLiNFNO_e@UBOLKNNLWEUoTNUMOLLM*OBqX[PnMV?YSGU\\OMOJMOJNNNOUOMOHOHBH^OFgAYCQMJWONNDY]?EENNONARfXMbOPOOTFMOKOOMNqON
OOOLJFU;YMLQOMHKMMNLMJFMONKRNONTLJOMbMZFOOkKNMMNCCBIEHJUPfOWLQMNkYJrQ]FbMLAFeCobOWNLS]MKfO[tHUOLC^ALDCN\\SNM\\PNINMMNDOKXOONOMNHERN\`NMOMKOYLHIOVON[FLOON
NMKO_MNOSGKOEINTOOHOINKBULOOO\\OOOOOOGT[[LLON^]OO]O?OIONMO]ONMgKVJWOX\\N3VMOMPMOX@^bBP^BJ\\ETNNLSMNHhDMdNKFPNQNWNPM[OIMNG\`O^OOWONRONOONOOONNOZUJf]OONNTOO
OOWJOL^NOOOMNONONO\\NKNLQNNNNMKPONOLoNCOONOMN>ONEN]O_IFTONOJOONLOMO\\OO\\QOZcIOOMOONLNOXOONMO\`hOTRGFN\`MOOCONKNNOKPYONLJTJ\`NNOLOXWLOLWONXM\\FhONNFQXNNMNKIN
\\OQO@POKNOXMONOMNNNOOOMPNOKOaONNVOOUYQBMRNMOOMOULOONOCNMNOOONHMOOOMONRKONNpMOHGNV6MNOOBOOOONNccOeZMLOJNO^NUNOOO]CEMOTAONVOKMOOOMOOOOOOOSOMNONNJOWONONO
_MKG\`OMONOLLQMTOOOLNMNOOOONNOOKLNOO0IKOZNNSMOLEBORJOEOCZeMp?NONbRINNMJ^ON@M\\NNLVfOONO\`LLIOOaNOJKLLUFNMjYM[MKOFNHOAWOMOMOOOINOFOO^NOSQOAO^DKi:LI9[_9KLR
MT_S[IOKKXNNQKKi]MNM[;NGBOSONNOO]HOMNOONOONOONNOMLNONOOLM_MXOOONKNKNMN\\KOMOOOO\`LOOOOOOHNMNJLNGONQO]RMKENZNYONNLXObJVXOAHBLLS<ONNONOOMONMJKKONONOOOOGcN
INOMCI^OOSNJOOHOODPOLOOOLOOXFKNMPFIOUOO\\NLUMKNENMbYMNMO[YOZKONN\\P\`NPOELLOLDMLKNLOOMMOOOOcOQMOJObOONOOWOOD]OKo>EYOOLJNMOFZNORONOXUPZ?Q]NOGABKOOOOO]NOOP
OONVML^YLN>OOITfOKOMNMVOZKIKMdONOLKOOOONOOOLMM^LBPLGNLLeEaRLNTPAJONScOOFNCKGH;ONONNOLCONONOOLAOOOONONOKNXNDOZOMOODOOLNSIMDHMUNJJKKMMOONPNNGWLHOYIO?NTD
PKMKOTNNMUVVNNM1O;LNKOMHAONoFQM\\OUO]NNpWOKNoJONMNNIVBNONOFOOOOJWPM8\\ZUNOFNOMOOOOLGOLGOJBNFMLTOOMRNONLPOhLNON[MLOdX>POCcJKOLNOMMWKIOFONOGMYMOOOOgLEMROY
ZJOKIPOOMOOOOLOOY[OONOOW]QZFIOGOZIOQLlFToO9KPO\`OOOTMMObOOOONNPQNOOMHNSNMJLMMNOOONOOJLXGFJNNKDONNNMMKrO_[O6NONMNNLLN^LNLOMMOBPNNNLfOFONPOMTOMJNNONOONNO
NOKCOOMNONVPVLMHZO]C|O=LPMONOLHPKHNELDCNOOPLJOOUO[OQmNOFFYOLLOLM\`LC[i\`ROGNMXNMOMgc\\@|NNLNOa[O>KKNN@FOTNORNLVVQNONOTNaOMV\\OGDNRIPNNRLb>JONJF?TNWOVUOKKO
ONCN=ªMLONOVAXCJNOKPNOAKEJNLZNNOOGaNNMTNALTFPANNOfN6OOOISKKCXNNOM\\OMGMYOMddONOIOVNMMONFMOJNKOI>TKLNNPQnMNFDONHCOOJ\`OhLNN_L^OMN2LMGH>NYYOLOOOMRNOHWcMNU
HOIWPVONNHUCecONFePCUHjNHPJ@OU@EFO;HKKOOOLNMsQLdBQWV[SaXVcMFQpgY]|aONX7>CRFNOMOOOLOKEONiNgORONIgFOJPO]QGPCN]FOQOLOOYKPFYPEXDBH]NKWKOS@NVVO6PNMMM?OIUKN
cTMHELOIMIONBtOIVF\`LRLO^LO4ONNdHINOMMO[AAqRPMOAOAoNoHQENOM@pXVA_QMMMG>KOOOMO3N@NOu]OLOJWNEGOLLW?M?MKQ\\YCVY\\[MOp]OGZNGLLZVORLSkONPO^MJ]NOTLBOE[J[GXOaBN
:NGONLZJNM\`NEJCQIYN?RHOIMMONNAKYOKMOGMM\\FmCXBMGHM=N;[KILLNNLOJOwF^P?KONNODTIL_KUN;M[KN[HD\`O<QDFJFN9NIjU\\OKbODYNHSVMPXJ;CNRMBPZI<O8HTPNpONAA[JNNONOIO;n
OCNMBOONNMOONQOOOENHLE?RKOLNKfMOOMCINHOTNGMN@K^\\OOdmXNTL4bNOP\`KONIOMNHO]MMONOkWTPMNOFMWNSJLMENMXFONTMOMGO;AVLHMCI\\[LNHVQO[P:QFdONJN]OCON\\CDOUIOfNMOSJJ
EN@R\\MODQLOLKTIOQOZMHWT]EOHNFNGOa@NNGOGYPIMMOLMNTQMEHKiLHL;NMF^FY\`DJXLKOJGNONORN[NOBGGGONLNOKMKOOMNHJ=S3PN&aOOYNN?SZRXNh;bQ@C\\?9@DSKiGNUK.[JHLKGb<@MFJ
WRDaOUBK_ObONMNN_TMzF[hLHWNEOSLHILMMVaXOILOJHOTNWOOMOIMINHNON>JOOOHjMKNNANJLOQJDK[cK?aHOOMqEWN3ONILOKONONNSLLLNNKNOONIODOONONMN?[¢K>LNEOMIHGBNNO

1MYJbT\\[MNNOOaSLKINNZNQNLMMONMOMbMLNPNNVBMNDOOLNOLKONNNOKKNNZ]OONOLLLRMLOaO\`NNOOIOLNFOLMLFNK?NNONbPMOOVUMNOVONONONNOJ6ONJLO=[OOOMONN[MNOOOOMMKLNOIMNOO
ONMLOOOXNOJOPNdMOKNKAOOLLFNNfTMRLOMOOOJIOF]OOLNNWNNFNFMOOONnNKNOOOIKKOOMOOHKOMNOOKOMJOOMaKNLONJOUYNJNNLMNFOOHLONPMNMOAIMOXKOONOOFONOJNBNNONOOOO^ON8OMP
<EKNLBMMKONHMOcORMNGOMONODUNNLOHOOOOEOKNOMhNVKOJ\\OO<FJJEXLOL_{IOMOLNNLNNQNKNNVOQOMNMNC\`NK^cNNNNJONMOOOOOO?LOBOINXOOcLOMOLNOLOOJgHQPVTOOOYOMOKMV[NNO¥eL
RI?PVTNNLWOHKNZLONCNNOONNNNZNONJ[NONNQRNM[aOVNOUMMNONVOONLMOOO@NRAMOKOKOLNONNLOGFMNNOOBGONQKKNPOOMcFKKQMHNVHJ]NOSdONXLLLN@MONgNONLLLNUNOWKOONOeOOLKNYN
KNMODTIONOJIOOLLOaNNQOIOMJNOPELNRNJ\\NINYRSNNROOTLNONNOONOJKZZMGMOMPNONLOBOOMOMFOONHONPOONNOOJOJ]ONSOKMOOKNFGTUFMGLGUO?UJMNONOMGKWJNOOQNKKONS[OOZNONJNM
NNLNMOONQRMMMNMP\\OONNNNOOMOONNNOOEVNOOL]MYKMLOM_?KOOMiLNQLNKHONK[RNMLOONHHEUlNOOMXNOOOOJOON_O\\OMONMNOmN8MMNNFJMOKKOONMOPKNLEHLONMMOMOOONMOXNMOKYNN^GNN
OOOLNOM[@UOXKNJEZOR\`NLJMHMNNJUOICKOOMLONOOLNKOIOOfOOMOKNOOOGKNNLNNNMJLOOOOISNKMOOLONQONOOOONOOONGQMOVOOXMNLYWZNKWOOJOJTaOOOOPONOJNM;OFMOhJJN4KOKWILLOL
=NMNONLOOONONLHOOLLO\\NOMOOOOOONOOOOOMNNMNMOLLNNOWONUMOOOOMOONMMIOONONNMOQOOONOONNNONOMNLKK^OPRJOXTGROOOOLOFOJRWNOONOOLLO=bO\\OBOOOOOOOONOONMMNFNOONNrON
OOOJMNONbZNMVOOMKLOPNOLTNMN\\KKMOOOONLLNNNOMJOORNONONNNOONONOONONYOLOO;OOLOOOOOMOOONNOOOfJNOOOMNNNDOOOOIOHNK[OO\\OOOOONMOONONNONFOPOOOOJOOIOOOKLOENNOLNN
TONO]MOPKOOHWNOOOMOOOOHQKONONKOMTMOKNXN\\PMOOOJXINOOOOMOMMKONNOKOMNOONOOOLOOOLMOROMOLONOONOOOOMPONOJMLIOLONONOOOOSOJOQWOONNMIONOMOOOMNONDOONNNNbORIOO\`O
NNOMPOOOOObAeMOOOOSNNOONNONMOOMKTINBcNOOONNOZONVLNQOMOOBNNMMOOIMONL[BNNOONMJSNTONOOO^COUNONOPO[OMMNHOONRNNO>ObOEG\`ONLOYNOOsOOMONONOKOOPOKMNSNNNOPOONOK
OLOOIKOLVMPOONOONGONNNNOJIOONOOOOOOONOOOOOOOOOObOOKOOOOcLMMOOONOLUNNOOBOO[OOOQNNMOOOOOONOOONOOODOOOOONUONMOOOVOMOOOOOOONOONOJONBNTINTNONNNION<NOLNOONO
NOONN^JOOQMNOOUOOO2OJOOOOOOLNNONQNONNONOONOOLNKOMMSOOONHNONJXO\`OMOKMOKNOOKONMOO;OOMKOOOOMOQMONONOONOOOOOHKOONONMOQNOONO_NNNMOONOJOLMJLNON\\NLOOOLOOOZOM
OONOZOONPOOOOUROOOOCOOOONLOIOQOOOONN_OOOYOONONEOM8LMTHLL_SMNZDOJPTLGMOJNONXOONZOOLNONNNNOOOONOOOOOONNOOXMNOOOONPQKKONONLcN]LKNMHONTJFOnSKNHJNNONeOSO_N
NNONFOOOMNOMNOD[P[HONOMMOOOOOINOOKO@OOOOOOONHONORNXNSOOOOOOONOOOdNGOMIOOISOMNLPMOMOMWONpLNONOXOOLO^OOOONONONNOMNTM]_NMQLJOOLULOOPJWJLPL\`NOOO\\OONYXN[NN
NTNNKiMONNOURYNMNNOOOOOOLNONIONOOTPNN^OPNOOOKONMOOI\`NOSJOOOOOOOOONEMNONLLO]NOOOXOONOONONOOOXNON^LNONKONOOOOOJON\`TMOHMPNOLNOOOOOOROOOONLO[OOPLO\\ONOONUO
OOMMIINOMM]ONMRONKOP;[N^\`ZZNOb\`SNQMNbOAZLNNWNOOnO^OKKO@PHPKNHONMENJLNOjOHDN:OZOWJeWKKMNNNOLNO]IKOOJaNKONMM¦OHMNIJONNVOYbONKjNONNOOFKOQNNOPS\`_MCNMMKNOO
ZMHNFMNJNLOQMOGNOOQNOOOVNMOONKONOKIONONNOMOLJ_OKNONNONOWONNXG\`LF]OOOMNMOELPOOUOiOOOOOONLOONNONHFMKOLXNSMO_\\NO^KNWJOVILOOHLBLLLXHNNMSNOOOKOOONLXONO^NNO
cNJFREONNMHMONOOLNNOU=ROGFOOKO=NZOONNFOOONNOKONLNPOXTSOKCOODNNOGOLOOOCVLFONO\`LOMONNNZFWNONONNLTKNOOQONOLNYNK@OOOOONNOXOKN^OONOMHMENOMNOMOO:XONUN_NONTO
LZLMKONNOOOLDKOKOPGQgKOKNMNOOMJLNONBUO8TMEiJKO?ZH:OMOQEMNONPUHUkINOo=NGOZOMOeOcOOMLOOIONOZNOLNONdDOAILLMNOJINNONMORMNtNJOOOOLNOHQOMNLUV_NJNNMNMOJ\\O>NO
NNONONNNPEPLNNNOO?OLMMONNOOJOIO>ObVNxMMVSMPMEOfKYRLNMRLMOQNLOL_NJTOQOVMXNOLVNNIJNMQORVJNLGOOMNMFQ\`\`NNGPHOLOO)@OcMZNBL9MiLNON1OOTOLNOKONOMIUOOOOONOOOLO
ONNLMSOONQNOMMOOOOOMOGWNOONOOOPOONNRJEOnVOPHJORLOXPNOINUK\`OLMNLOO<_NONNOLNONOIO[NFNLNYONLJIJIMNLO\`NcOONGNBMONkNK\\ONJKVOmOINRXMOOO<OON8OOJNKOOTONO^OJMJ
WORNCOOOPLOTSbNNPObOLNEHNOKOQOOOOOOONOHMNVO\\qLJJMMaOZEGRONJONNOWNMJVIOMOVNKOMOLNNON^NWKNNMOBO<MOOYOKWOIL\\OLNNLKNjlW_LJ\`NGKINMCGMMhMLNVOONtOT<NWNQLMcON
ONOEOPPPFOOOHOMONNMVNMOOHONJMBOlOOIMENNNMSNlNOOXLO/KNNNHOQOONN]BNOCEPPNNO]NNOKNVOFTLSKUPNOH^LO^O]IZOIOOOONZOOOOOJNNLLKN[ONN\\NMMWQNNiNMVSLIIWOOOO

<JOMN\`U>PKNHMNcIkPNJLI<COMZLKUOMUKKVKMhGONUONNLMZhJONOMHY_NJMKODKOGJA\\GGN5MKVNMNNeHLLNMLMRSgQOQNLEBJiONNNMAZOnMMOGNTbLNhRLNQDMNRRMO]NHGOGNNKKMMRNNjLDC
MKKRONONGKNKLIfGXLNDFXN)HdXPHFTFF]LOZ\\oONNRNJNNOON\\[N_jHCMVFIMNFIOCIKFZQLN?UK[VKLMJzCMOKMMW_LN\\BK8MIMMEGTCOOgOPDOOGNNM<aHNjOKONMOb_NTQ^rHOKOONNCNOjGD=
1ULFWMJNMLO4KMK^cM]NOJKLNhTIVKNKVOLOoNVXqKEA<KMKGNLb8SN[QHRcP'eSSJF\\OKFUROZKIFN=\\OMUONSN>EKJLM6dM=MK]KL]\`fAbCL=NCKMiGOZNOCOMNHPKTw]I3FVMLNKNCiGSIMN4BY
HVSEBHQZUONWMNCOHak=NNNZLNNMFMO@LfO]NK>XNMLOOMLaTNLEINOMMONJOONMNDMHLI\`K]\`VOLnN@:MTONOJQ^YeN8PMHGKgL]EVI_XQMW@oiOFLWOLCJMOLCGMKNXXFOIQNIBFONLMTIO?cL3K
VKLFKGPXRIHOOO6NnNIaOOIVM[LWFNLWVEQ;|JONNcTNN=CLBLLN\`EOO:IPL.WMIKRFWLOFGOVNOHNlMKC;CVIMaZ>NWGSIMNaGNHcUOe][LTDW5>H\`=QS^OW8aMSJB6LOmOO>JeLcNOOGOUOFLZHB
YNKLAOXGJNJK8LMHCXE?NLdeNMOJOGLKLPCoKC\\WON;GOGL^NXLYGZOMP\`T>IMVfGMXFAKUADCVWHWOOFrG<OKUUQV<Om\\MQUNJNLVOKIYCMhGO:WX^CMFOOYNigsZLCLV<LIMQYNJLOONLHHNPXcj
NUFWiE[\`JPCFbLMbNKLQXKX^LNO\`EdNMpZNc\\NOKIJUNKOPMMNN?IO[UJCLYOJJRGO[PNLKNORVHR[LJGMU9JYITNUMRKROPD=VGX?LBIfMEYPPJO^LENZGHNN_ISKSOPBSOMTiOAVNJObOH4uBVGF
PcDPOJPOHO´NMPIIvLPWN_M^^D_RG[RSC\\IK\\EIHVT^AEK?MUNHF[MGJ\`IaFF*HSJ_XPUE=NJGMOTdONNOKOOOPM;jJOHNbZB]L1TLMg>MbLO]N[P@LLOeNOLKNLMNTNOKMO=Y_\\ZJNVOLSW2^RKZM
XKKJOmOLNMNOILSZWbOPNOINLMILY=LQLMNK\\CKXcQE[FNeM]OeON]WFWC7I\`mI\\N;FZHNMeNNMK:Z][UMaWOWMKXOND^LB_Vi=OMBYNPHKNNAKGNLORONMM^N_JcLKOHOPLNXINOMH<TcKJGJ[F:[
/NFICE[PM[ONJ^GaHR]JXLMG\`IN^NHMAEMqJNLNMFHJ_MMLM;NHNOLM@MH_ifK\`FI]K<DOFONK_OOFONONKb%bPDWJ9WMOGHMOXnMMNKRNIR_CMN?CWJH]KEKIXQMMMONMNe:N^KK[OXVrVbPMLPVZ
PTPE.dG\`UZONIKNK[Y>KM[QeJLSVfI+U\`Sbpn;VMpGNKBIQMKJBOTDPUGNLLNJOMNNXGONMRFHZVKJIJFNMJfGNLNNMPTYFMMoFFJaE@KMONNTAYODNOa_MKILYOH?XOMLOGJG^_>M[NUANONOON]I
MVJL>OOh7YZGOQOOOMNNIOMOXOMMWO^fJNCKL1WNMGF[F13L=LEO\`EKNMHNOOH^LNHONNNWMNM?[CNE^\`bGZ_=NP\\_JLONLNSPMbKJ5RN_MQN=NOOOONINMINMM=JOTOM7J_NCMMLOMVHLFNG]VMJL
;UXKdOO]YJHMOOJMNR][ZLLIXQRTeNETVNTFJOWNa[OKRhRJIR^LN_EMM?PhLLNN=OKMHRONcMSM@ONN[\\JB:NfQDP?S\`oKEOJNTRONFOZWMNOMWJHNDa^INOBMN\`OW>MONMKDOOON_JIX5ZdJZKEI
VNENINLIHhHG_Ps:MNHM^OKLIxDINWOUOGVHOYNMIKNAH®XM;OJ:DLMEJ0IEGWEKMUHMDOKJOOOOTNKOYc[NLShGP\\NOPJZEIHVOfHBKNNNMJICDHMIO\\eYRQCPHF[MIOI_INM@KQXMEUN[KLLM>NN
OFMORH_LPORM^laMMMMXJONSOCVWPFnJ[V_GGaHQWfIVH1AWMcHORIOOGNMY=?DICExK@ZOEbKNXMIIGNATgNPOM@RN\\FKNZPGMLKOH"PIN@CEZWJVNJAS\\LMMHFMKNNNbPRMH_LQLXZJMNOONVWNM
OLJKeKGVFOHCLQSKU2WOQXXMNNOONEQHORH]OCVNGNQSDPMXHBNJ^NFMNOOTOOOIOKO]GLHDGOOX]\\i?hZG^MCKoDJNNMANJWHGLJI9NLO>KPMDRNtDGKM;NNOROOJ8LDNUZ?I6XMU\\]JNJ^VHCNMN
VAiL]WL;\`JJYNOUNOAQKUY;WMDTDXOVRE>IK?IcEKKNMHMNHn\\HaJWS­g[kMYdN@.acMKLjXxOOjKHPOH\\NMDABNOONNzQRZVLDoJKVLLTLM[M«IYeVL@RQRPNU9F\\XNfQFNNM]LJYDKJWPNLVMKYM
MNUE9Y<iUIecUOLQIhVONONNMX]MO\`N]OafH\\LK\`U\\XNVMNJOCVNNJJMCOI][FMRNLLbB@ReLNNbNOMNONNZLL]_OM>D^JWINOi\\NJNJ_HKBJ<?O<WNFOOOK7FTKOEX]KVNBCNGOFDIHELMMNO-gVO
MRD4LKMV>ERNLKLMB]\`PIEFmJQMOLXWILTROLSNORFG4NKV:ZKMNGONFYN@]^CLMN8HKHU3¸\`OOEH\\WNNO^MeHXXWGB:DnbAN_lDOKNNkdLFp>NNLOINMqOLIMNONQLMQ_JM@ONhNOVNL\\_]JA>DKU
NK]8O>\\VMVNbaAQJJLWH7LOFJXNONGHRRVHOHKOP^L>LZ/WP_LIJX^OhMLLAI;T/FmPSQG\`SBicNLOaOOEhFHZME[COMiINHNOM\`U8NF_PMX=SHHQgORLNOMQNVREUK\`GOBSMMGI\\YoK[IYO\\GHNNO
SMOIPKMZU]FLPkWFNOLHO^KCUX5XOVSODLOWGM?HHKMFUM5R9KNFHLNaNeKTOHNKHIOON9ZNNNYC<AZQNHXFW?WL\\YMOLMt?ANPCNK^LONJDEZGJGIAGSIO\`OKHhYMNLNsMOcOEISOQO5OFTSCQM~N
LPYHLOWG¤EOR_[NNA[BLOfcLNULNWLLAIINJ:XAKLMECNTMKUDTKNNCMNNWNEHNIINMBJMLQHI]FNFNNNTOKaYIcfQEGNLEA\\MZOMII:HksNFU¨ANXOaªFNCO]JTLVTFLSOBWPMLXRLOREBFDPOJOJ
DN_^WKMM\`MKKccK\\FN^QQMAMWPFOTNNNLLMINOnVS0LMKTBFMM?JaPTZoPZ\\NY<6NNOJ:LFbOJFZJO_=OMjOZNZiOZ<NYG[BVMLN\\OHMQNDKEILH<=LTCV_Gd<QGLBiMNUBVMMTNlKI[IPKN\`NLINc
RdJMHOQJ\\[LPFVdWT8X8OTHjCOpNZFKIOGMOFKHYKWMHOLaNIMOlU\\TFYfINKLMBAK_N?EGI\`MPTOMKXMiIgDK@YJ[3KXKKNLHLNgJLLFr0<GPNM7;AOMYIcN[bF^KML<DV]±WHEVQNPCLNO

JZFZ:BLUR\\VJD>?SFY\\]SAR_E[FWMUW\\?XUSWj1M_WSkUVYLRAHV^GHYA/HG>JF[Y_hId3G\\_:CCKZ;Z^KOQftFhJ^WGPBBD<HR\`EZPSIJRBS;@aG[MTHTM9h\\DZYHX=GYaK=YTY\\WWUe\`WI]mUf]d
NJ]<F\`<H@JZKLUInQ]WE\`R]ObC[cKSXOWJGWJK<M@iLd6aAGEPGZVNIVLCP+ZY>FV@XcDrMHI]\`GIS=KH?WEm\\YPKMP[]K^eT\`:PGZbcT^bWA[Z\`OX_IECiAQL=\\_XVdAAaYZfNAZYAXHV\\QgG]Ji4
VndCQNYM^UFY\\@NL3KOIFRdZZEPJ@=eQYUY<.GTY=[L\`VbXKLLYYGDTNGYDN=BRUWVb~DWUI;DFWLZ\\UHfo@IMUX^^MO^Tl;XdWXE:WCBKWCaGZVTX7?\\VJ__^[C3ZMEB<H?qbK4G>JWXTKB]\`Z;SV
^RVW:U[KJ=XEdAV^_7@nW_U:WWZ;9J]cN:kTR_iE@J3B5YMBS]NQ]VjM4WWZGUB_PlbJYVVVIJI[H@KWfF[G\\WSI@8M@aXS]\`KJQQMCXdLSbS^D;aNIKJaALWiu[U6X]LJeOfPH<^VBU_VBWWC^mUa
&VUnMP\\XCP\\I^YMUIQ?HVLH\\T[AT_=PJ;4WE]aShaC\\QZ^gd[PP@cHVrnVCXaaXXYVjWd\\YCCW<>LYBL_j?AXWF7K[I^GGNWCFWR/D4BB_aR?KJQkCg]EkY?i9dBCtTLLAZGUJQ.9JoE\`h-KWXKah
IP;YKVA?aUS\\L5Nf:XZG>_PB7Q7MR\`mGVAh=<DPB;MZ[I[ASZWKGh9C\\RfU;V\`I^TY9FWWP:cZY8?BjLa7TYIMKUXIsJ4?GR:_WZj4ab[K]BEvLbUH<]G[\\F>eXX(9V\`o/5IT@UI9NFZe\\J@XAHM@1
U=XB=TPU?Kj[CGVPRZG@LPdd]\\UUf=GUEA]\$J[XDUUJVJaI]HZcFmOfEfL=?MEWYEICE5I7K]8VT<F.PQFRT;=a[;JH=[GXKuG6[Fk^PbG[WML]lKDFhIP[>II?XH[JH3IHbXa<@0FOTmAX>2"yO[d
jBSF@eEHPW^mZQ]+dXHJCoL/[@XU7XS[GVc>_+XVYJREBa[&FeV:@]\\CN>3a[6Um@JG7jiCIUJX>6GSKBQ9J\`W<tCFVTDNE]%>g?WHC\`YKUL?HO8]ZCdLQD<BH=VPHX\\eJJdIA6GVZFY"DDpFU?IZ
HV4X]:AN9;cELJV]I@2ICX?SUVXSOd>VY^X,GPLJA[;BgU>aGC;AYcBNO^dM>@bHHf+PVPJZH>WVdLM>R>KHMG^WPC@IB[[TP7CVZVZW:[fL<dKP6JVVZWB*NBV\\?Q>BTJF\\GLH[1VVMO?7Rb[Iq\\F
m^/UkXE_[DFYNFZ?_VCVFVVTFY\`AAZE_rJ5OKG_FYMH<UiGHZEZUEhK_=M@H;N/F]Ggb7AUGLe7aUBYFJWABz=\\ZLEZM\\?OL4TLIKHGX=IOWAJX1eYQVKDZPMLI3IXdYZHZ@EB=KLGWTQAPBJIV98F
LVW6U;[BKEDBOLTlCG;>V:T?XGWK>WtAME?<<XTG4QG>]VJZXUT]B[d5EVCiHVXFT_ROeYCVa^O@GIJYJY=i=ZHU\\a[N7L:KI?aF\\FJ[WK>hYJf;V<MWF>J@YJ;YWpGVCXg\\\`QDBc>L@kVGi>ENVK\`
UH@[<\\\\@l>E]WZV5C[_\`>CVXZNSVKUB@IO\\VkoNEK^]EXswKdEXFI[^AZNCJXXFKWI<H[XHYVOeCRXDEREiKAgZ_FPO7GLZp?\\P:EEi_GCL\`a_VK^ALEQGRbW]Y_^WS]^oQAV_U_?UVYAk]H\\JKXF]
mVCIC=MCEB>aDE_EHZVFCFY[]HYD,?Nm0ZCZRVH@4MIDbPLa@8UUH^JcbL7JJDJQ@J[WGAf<KZWU<[mIBITcG5FSZY[B5F[Eb\\BUHFZh@LW4b];bUWa@?eOEb[E@VHZFDHNU?JH_KZaJHoL<QEJYS
OGaN[_CML8PXAU.OlFWTCe>@V8Z5EGdBD\\@YMO>bUWIQN5_Tav]Xg\`J;oW]N@JhVEZYIHOVZEOYOfJCIBJXO_<kVCUAKbJ]MXZZ?WaRI-OEPXgZU=c\\GFEfAW\`]HM\\JU^SG[DBZEJYYU_FJUYPC>f
B\`[GDVQYKJFMNBajWZUKWb^@acK/AU9KGFCGZ:8HF<V7Hzl>DJ5KAIUXXZ[MQ\`gQS;JHX;G]L7XUYJV_\`RAASZY>IW\`HSBXPXDCMXDWS\\YI_QW4KDAODN^/\\[XPTQ\\WMXKKIWXCPD8MED^>9HQ[HCC
V\`VXG<hIh3WVHM;W@@GVT=f2<XGZE]XVJ@W.BE]@KWcWZ^THX_ZF<H9N<HHVFB]a-\`Q[8XUamC6CC7V7JC7kKIGaUKRLAH>NZ[;F\`YJVic[*ZeJU9L=ZjkXWJI\\XXh^KIDRc]^OOFCO_DNGL[eGZW
N];R9QVTD^RLK<IX@WBQ?J\`;CCP]HDR]dU[^EaUR\\_XM]DFD99qF=>\\.<RFXF6\\NUDV?CMI<B_VGV@_J5+>c6ZcYW@CN VJWIWD4V;=JXT%LMYhR;EJ[U9BIc-FdBEI<U@[>^AXaRMWMZ^VMBYYLX
;WU\`b3c=;U?8[P[U[6LBWA\`PaNGVVDVDYTIa=dFHW<PgPXWl>LQ;[Z_FgHMX>OW@HHW@VaGZ_B>=HIWOO94I=FP\\FhnbUb[dAMEHHE/RQIT_V[nC\`U@Y1ZtLRWQ8Y^fD]UYPX>PXT[U\\>_AiCICF@S
3XhkU:YKP[Rb@49=a9K*K_IE\\MX_J-Ih\\Cb0\\9JB@[Iz9INU\\HaaXQBGI@aRSL6@L27XVWo%LSZZ@NLZGMFaMXO9UJ]RGS7PNG>]ZSHd*B\`lA_WWNHLKZ?ZU8NG^_UJ?>>WVo_U7YEUHU>O;V\`<c]M
FIHEDOLCXAYBTDUVZGVXIR\\D9ITaIg5\`TKYNRH_OUCIQ,p\\FNMZFP=NA\\Xf;STPJ\`7Y=ZpN4];:XSYKIG82NIQoZNBZVL[AZ9Oe8DL?=QGIHb@8UWI97T/gNGWG8X1[QXI_WGAZKA]LGEDdIX:ZLV\`
CVXWdaPTZXJYE@U\\[PYiUCUdVJsXDVZXZTAR>lhCT9]7FUUI\`^\\dS]bEa8bZGfJ5iO<FWG,IE9K\`f?PPHOHLE[O^NB\\dff<nR.[hXQ8HFpP]ZR]OK]\`VFeX<JWZEOOVbVGGQRj:XHQEClgJBX[aXF6
b_/OGTFc&[E]TNFUcLa1VX-aN1WjK>U\`Sa^GNk_L=x;Bi[DQJS=>Gf_U¢8OVXGceIaAcXX\\A^bC?8TLUCaAXVHQE6bJ\`dW;TLEV6^K@\\YPKNLM!qK<FT8\\IH@CXKGI08Ka\`RHYWG6Z_C>N]Bc@F_YX
OUaAJYB^^:]K6)sGBZ<I^XHhSUbZ>eTXBcEa\\\\RDFhUF8W[e0V;cTCCP<IJC;VHgNCK;G]W58KUIGXDde_>NUQ_I[Se>Jm2_JOUjUc>nB9jCYYR\`\`HJG[LNIYgYk/EYroHaUB<^E;]S[GK+jFSK?AB
>MbRVO\\ZKD>[CDNJ*q<5Z9BIa=6c63dCV[[DTQOSIUZPWW6?J\\s=CQ?WMGZHZ\`B\`J[ZFaV[_JN4c=LAFUCMPQ2XTVTXTFZbfIWTWL^AFcAX^a<YY_nA\\\\EQM\\DNMK\`\`M[-3P%VVWR[MGh9@_`,
  r: `r end #
r end ангин
r end апрел
r end безбо
r end береж
r end берем
r end беспо
r end бледн
r end богу
r end болез
r end болел
r end болит
r end больн
r end больш
r end боюсь
r end броси
r end будем
r end будет
r end буду
r end бывае
r end был
r end была
r end были
r end было
r end вас
r end весно
r end вечер
r end вижу
r end внизу
r end внутр
r end воскр
r end вот
r end время
r end все
r end всего
r end вторн
r end второ
r end вчера
r end выбро
r end выпис
r end г
r end гастр
r end гладк
r end глаз
r end говор
r end год
r end года
r end году
r end голов
r end гормо
r end граду
r end грани
r end груди
r end грыжа
r end да
r end давай
r end дават
r end давле
r end даем
r end дали
r end дам
r end двига
r end двоих
r end декаб
r end делал
r end день
r end держи
r end диабе
r end дней
r end дня
r end докто
r end доста
r end еды
r end ест
r end есть
r end ждите
r end же
r end жидко
r end забыл
r end завтр
r end закон
r end занят
r end запис
r end запиш
r end запор
r end звони
r end измен
r end инсул
r end исклю
r end капел
r end капли
r end катет
r end кг
r end кесар
r end клетк
r end клеще
r end кожу
r end коклю
r end колен
r end колол
r end кофе
r end кошка
r end крапи
r end краси
r end красн
r end креат
r end крови
r end кровь
r end ладно
r end левое
r end лежит
r end лекар
r end лет
r end лечил
r end ли
r end мае
r end мг
r end медле
r end месяц
r end минут
r end мл
r end мм
r end мне
r end много
r end могу
r end можно
r end морщи
r end мягки
r end навер
r end надо
r end назад
r end назна
r end нам
r end натощ
r end недел
r end нельз
r end нет
r end никог
r end ничег
r end ногах
r end ноги
r end норма
r end нормы
r end ночь
r end ну
r end нужен
r end нужны
r end обычн
r end один
r end одина
r end опера
r end осень
r end осмот
r end особе
r end остав
r end отдел
r end отека
r end отечн
r end откры
r end отлич
r end отмен
r end отоше
r end отпус
r end отриц
r end пахне
r end пейте
r end перед
r end перее
r end перес
r end пироп
r end пить
r end плани
r end плечо
r end плотн
r end плохо
r end побол
r end повто
r end подни
r end пожал
r end позав
r end позво
r end покаж
r end полож
r end полос
r end помог
r end понед
r end понял
r end понят
r end после
r end посмо
r end посто
r end похож
r end почек
r end пошел
r end право
r end правы
r end приде
r end прием
r end прине
r end прове
r end прозр
r end промы
r end прохо
r end прошл
r end прощу
r end пусто
r end пьет
r end пью
r end пятни
r end работ
r end раз
r end раза
r end раньш
r end ритми
r end ровно
r end ровны
r end розов
r end рукой
r end сдела
r end сегод
r end сейча
r end сказа
r end скору
r end слева
r end случа
r end слуша
r end см
r end смотр
r end сниже
r end согла
r end споко
r end справ
r end сразу
r end среду
r end стану
r end степе
r end стоит
r end стол
r end стола
r end сторо
r end сутки
r end суток
r end сухой
r end табле
r end так
r end темпе
r end тоже
r end толст
r end точно
r end тошни
r end трога
r end тяжел
r end убери
r end убрат
r end увели
r end увере
r end удари
r end уже
r end укола
r end успел
r end утра
r end утрам
r end утро
r end утром
r end хелик
r end ходит
r end холку
r end хорош
r end хочет
r end хрипы
r end целая
r end цисти
r end часов
r end четве
r end чиста
r end чисто
r end чисты
r end чихае
r end чувст
r end язву
r head0 #
r head0 а
r head0 ага
r head0 ад
r head0 алког
r head0 аллер
r head0 амокс
r head0 анали
r head0 антиб
r head0 аппен
r head0 аппет
r head0 аторв
r head0 без
r head0 берем
r head0 бисоп
r head0 боли
r head0 больн
r head0 больш
r head0 в
r head0 вам
r head0 вес
r head0 весит
r head0 вечер
r head0 вижу
r head0 витам
r head0 внутр
r head0 воды
r head0 волды
r head0 волос
r head0 вот
r head0 второ
r head0 вчера
r head0 вы
r head0 вымя
r head0 газ
r head0 гемат
r head0 гемог
r head0 гипер
r head0 глаз
r head0 глаза
r head0 глота
r head0 глюко
r head0 голов
r head0 горло
r head0 губы
r head0 да
r head0 давай
r head0 давле
r head0 давно
r head0 двадц
r head0 денси
r head0 десны
r head0 диагн
r head0 длите
r head0 до
r head0 докто
r head0 дома
r head0 думаю
r head0 дыхан
r head0 дышит
r head0 его
r head0 ее
r head0 ей
r head0 ему
r head0 если
r head0 ест
r head0 жалоб
r head0 жду
r head0 желез
r head0 желуд
r head0 жена
r head0 живот
r head0 за
r head0 завтр
r head0 запис
r head0 запиш
r head0 здрав
r head0 значи
r head0 зуб
r head0 и
r head0 из
r head0 изжог
r head0 иначе
r head0 кажды
r head0 как
r head0 кальц
r head0 камен
r head0 капел
r head0 капли
r head0 кашел
r head0 кашля
r head0 кетон
r head0 кладу
r head0 клеща
r head0 клеще
r head0 когда
r head0 кожа
r head0 колен
r head0 конта
r head0 контр
r head0 копыт
r head0 коров
r head0 красн
r head0 края
r head0 креат
r head0 крови
r head0 кровь
r head0 кроли
r head0 курен
r head0 курит
r head0 ладно
r head0 левая
r head0 левое
r head0 левый
r head0 легки
r head0 лечен
r head0 лимфо
r head0 линзы
r head0 ложит
r head0 лозар
r head0 локал
r head0 мазал
r head0 мама
r head0 маме
r head0 матка
r head0 между
r head0 мелок
r head0 месяц
r head0 минут
r head0 мне
r head0 много
r head0 может
r head0 можно
r head0 мокро
r head0 молок
r head0 моча
r head0 мочу
r head0 мрт
r head0 муж
r head0 мужчи
r head0 мы
r head0 на
r head0 назна
r head0 напра
r head0 насмо
r head0 настр
r head0 не
r head0 недел
r head0 нет
r head0 ни
r head0 никак
r head0 нимес
r head0 ничег
r head0 но
r head0 но-шп
r head0 ноги
r head0 нос
r head0 ночью
r head0 ну
r head0 нуроф
r head0 обезб
r head0 объек
r head0 обычн
r head0 один
r head0 одышк
r head0 ой
r head0 омепр
r head0 он
r head0 она
r head0 осмот
r head0 остал
r head0 от
r head0 отеко
r head0 откро
r head0 отлич
r head0 ох
r head0 пальц
r head0 папа
r head0 парац
r head0 первы
r head0 перев
r head0 перед
r head0 перел
r head0 печен
r head0 по
r head0 повто
r head0 под
r head0 позво
r head0 пока
r head0 полот
r head0 понос
r head0 понял
r head0 понят
r head0 после
r head0 потер
r head0 потом
r head0 поход
r head0 похож
r head0 похуд
r head0 почки
r head0 права
r head0 право
r head0 правы
r head0 предн
r head0 приви
r head0 прида
r head0 приде
r head0 прихо
r head0 прогн
r head0 промы
r head0 прост
r head0 прошл
r head0 пузыр
r head0 пульс
r head0 пьет
r head0 пью
r head0 работ
r head0 раз
r head0 раньш
r head0 расск
r head0 рвота
r head0 рвоты
r head0 рогов
r head0 розув
r head0 рубец
r head0 руки
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
r head0 симби
r head0 симпт
r head0 синул
r head0 скажи
r head0 скоре
r head0 слава
r head0 слева
r head0 слизи
r head0 смотр
r head0 снача
r head0 снимк
r head0 снимо
r head0 собак
r head0 соль
r head0 сорби
r head0 сосед
r head0 справ
r head0 стул
r head0 суста
r head0 табле
r head0 так
r head0 там
r head0 телен
r head0 темпе
r head0 тепер
r head0 тест
r head0 то
r head0 тогда
r head0 тольк
r head0 тошни
r head0 травм
r head0 трети
r head0 тромб
r head0 ттг
r head0 тут
r head0 у
r head0 уже
r head0 узи
r head0 утром
r head0 ухо
r head0 уши
r head0 холод
r head0 хорош
r head0 хрипо
r head0 хрома
r head0 хрони
r head0 чаем
r head0 часто
r head0 через
r head0 швы
r head0 шея
r head0 шов
r head0 шумов
r head0 щитов
r head0 экг
r head0 экспр
r head0 энала
r head0 это
r head0 я
r head0 явка
r head0 язва
r head0 язык
r head1 #
r head1 а
r head1 амокс
r head1 анали
r head1 антиб
r head1 барси
r head1 без
r head1 бледн
r head1 богу
r head1 болез
r head1 болит
r head1 больн
r head1 больш
r head1 будет
r head1 буран
r head1 бы
r head1 бывае
r head1 был
r head1 была
r head1 было
r head1 в
r head1 вам
r head1 вас
r head1 ваш
r head1 ввожу
r head1 весно
r head1 вечер
r head1 видел
r head1 внизу
r head1 внутр
r head1 во
r head1 возьм
r head1 воспа
r head1 вот
r head1 все
r head1 всего
r head1 второ
r head1 вчера
r head1 вы
r head1 гастр
r head1 глаза
r head1 год
r head1 голов
r head1 горяч
r head1 груди
r head1 да
r head1 давай
r head1 давле
r head1 дала
r head1 дальш
r head1 дам
r head1 делал
r head1 дней
r head1 дня
r head1 до
r head1 докто
r head1 дома
r head1 думал
r head1 его
r head1 ее
r head1 ей
r head1 ему
r head1 если
r head1 ест
r head1 есть
r head1 еще
r head1 ж
r head1 ждите
r head1 же
r head1 за
r head1 задер
r head1 зелен
r head1 и
r head1 из
r head1 или
r head1 исклю
r head1 к
r head1 кажды
r head1 как
r head1 какой
r head1 калий
r head1 камен
r head1 капли
r head1 кг
r head1 клеще
r head1 когда
r head1 колен
r head1 колол
r head1 красн
r head1 крови
r head1 кровь
r head1 кружи
r head1 курит
r head1 левое
r head1 легки
r head1 лекар
r head1 лозар
r head1 лучше
r head1 мамы
r head1 марте
r head1 меня
r head1 менял
r head1 мерил
r head1 месяц
r head1 месяч
r head1 мне
r head1 много
r head1 может
r head1 можно
r head1 мой
r head1 молок
r head1 моча
r head1 мочев
r head1 мы
r head1 мягки
r head1 на
r head1 надо
r head1 назад
r head1 напра
r head1 нас
r head1 не
r head1 него
r head1 недел
r head1 немею
r head1 немно
r head1 нет
r head1 ни
r head1 ничег
r head1 но
r head1 новок
r head1 норма
r head1 обраб
r head1 обычн
r head1 один
r head1 одна
r head1 он
r head1 она
r head1 опера
r head1 опухл
r head1 остав
r head1 остры
r head1 от
r head1 отдел
r head1 откры
r head1 отмен
r head1 пальц
r head1 перед
r head1 перес
r head1 пил
r head1 плани
r head1 по
r head1 побол
r head1 повер
r head1 повто
r head1 под
r head1 подни
r head1 пока
r head1 покой
r head1 покра
r head1 полов
r head1 после
r head1 посмо
r head1 посто
r head1 право
r head1 правы
r head1 предн
r head1 при
r head1 про
r head1 продо
r head1 прозр
r head1 промы
r head1 прошл
r head1 прямо
r head1 пузыр
r head1 пусто
r head1 пьете
r head1 пью
r head1 пятни
r head1 равно
r head1 раз
r head1 раза
r head1 раньш
r head1 ровно
r head1 ровны
r head1 розов
r head1 рот
r head1 с
r head1 сам
r head1 сдела
r head1 сегод
r head1 сейча
r head1 сено
r head1 сестр
r head1 сказа
r head1 сколь
r head1 скоре
r head1 слева
r head1 смотр
r head1 снима
r head1 сниме
r head1 снимк
r head1 снимо
r head1 сняли
r head1 со
r head1 созна
r head1 сосед
r head1 справ
r head1 стане
r head1 стоит
r head1 табле
r head1 такое
r head1 там
r head1 темпе
r head1 тепер
r head1 теплы
r head1 тест
r head1 то
r head1 тобре
r head1 тогда
r head1 тоже
r head1 тольк
r head1 трети
r head1 туале
r head1 тут
r head1 у
r head1 увели
r head1 уже
r head1 укол
r head1 уколо
r head1 упала
r head1 утром
r head1 ухо
r head1 хорош
r head1 хотя
r head1 хочет
r head1 цела
r head1 цефик
r head1 чем
r head1 через
r head1 черны
r head1 четве
r head1 чешет
r head1 чиста
r head1 чисто
r head1 чисты
r head1 что
r head1 чуть
r head1 шелуш
r head1 это
r head1 я
r head2 #
r head2 а
r head2 аллер
r head2 анали
r head2 без
r head2 безбо
r head2 болез
r head2 болит
r head2 боль
r head2 больн
r head2 больш
r head2 броси
r head2 будет
r head2 бы
r head2 бывае
r head2 был
r head2 была
r head2 было
r head2 быть
r head2 в
r head2 вам
r head2 вас
r head2 весно
r head2 вечер
r head2 вижу
r head2 витам
r head2 внизу
r head2 внутр
r head2 водой
r head2 воспа
r head2 вот
r head2 все
r head2 встае
r head2 вчера
r head2 вы
r head2 выпис
r head2 г
r head2 глаз
r head2 года
r head2 году
r head2 готов
r head2 граду
r head2 да
r head2 давле
r head2 день
r head2 диабе
r head2 дней
r head2 дня
r head2 до
r head2 думал
r head2 дыхан
r head2 его
r head2 ей
r head2 ему
r head2 ест
r head2 есть
r head2 еще
r head2 же
r head2 живот
r head2 за
r head2 завтр
r head2 запах
r head2 запис
r head2 значи
r head2 и
r head2 из
r head2 или
r head2 к
r head2 кажды
r head2 как
r head2 калий
r head2 капел
r head2 кашля
r head2 кг
r head2 когда
r head2 коем
r head2 колен
r head2 копыт
r head2 красн
r head2 крови
r head2 кровь
r head2 левая
r head2 легки
r head2 лекар
r head2 лет
r head2 лозар
r head2 мамы
r head2 машин
r head2 мг
r head2 меня
r head2 месяц
r head2 метро
r head2 минут
r head2 мл
r head2 моче
r head2 на
r head2 навер
r head2 надо
r head2 назад
r head2 налет
r head2 нас
r head2 насмо
r head2 начал
r head2 не
r head2 невро
r head2 него
r head2 недел
r head2 немно
r head2 нет
r head2 ни
r head2 никог
r head2 ничег
r head2 но
r head2 норма
r head2 норме
r head2 ночью
r head2 нужен
r head2 оба
r head2 обычн
r head2 один
r head2 одной
r head2 он
r head2 онеме
r head2 опера
r head2 опять
r head2 осмот
r head2 особе
r head2 остав
r head2 остры
r head2 от
r head2 отечн
r head2 первы
r head2 перед
r head2 перел
r head2 перен
r head2 петро
r head2 пила
r head2 пироп
r head2 плечо
r head2 плотн
r head2 по
r head2 повто
r head2 под
r head2 подко
r head2 позво
r head2 пока
r head2 полож
r head2 понос
r head2 после
r head2 потом
r head2 почти
r head2 поясн
r head2 право
r head2 при
r head2 приде
r head2 прове
r head2 прошл
r head2 пузыр
r head2 пульс
r head2 пьет
r head2 пьете
r head2 работ
r head2 раз
r head2 ритми
r head2 розов
r head2 руках
r head2 руки
r head2 с
r head2 самый
r head2 сдела
r head2 сегод
r head2 сейча
r head2 семье
r head2 сено
r head2 сердц
r head2 слева
r head2 смотр
r head2 со
r head2 справ
r head2 сразу
r head2 стул
r head2 табле
r head2 так
r head2 темна
r head2 темпе
r head2 тоже
r head2 тольк
r head2 у
r head2 уже
r head2 укол
r head2 утра
r head2 утром
r head2 хлорг
r head2 хорош
r head2 хрома
r head2 час
r head2 через
r head2 четве
r head2 что
r head2 что-н
r head2 шумов
r head2 это
r head2 этого
r head2 я
r p # #
r p # балло
r p # в
r p # вечер
r p # г
r p # года
r p # граду
r p # дней
r p # дня
r p # до
r p # за
r p # занят
r p # и
r p # или
r p # кг
r p # кубик
r p # лет
r p # литро
r p # мг
r p # месяц
r p # минут
r p # мл
r p # мм
r p # на
r p # недел
r p # по
r p # пульс
r p # раз
r p # раза
r p # ритми
r p # ровно
r p # с
r p # см
r p # сторо
r p # табле
r p # утра
r p # утром
r p # часа
r p # часов
r p # чсс
r p # это
r p а вот
r p а может
r p а не
r p а ничег
r p а сегод
r p а сейча
r p а так
r p а тепер
r p а то
r p а у
r p а я
r p аллер на
r p аллер нет
r p амлод #
r p амокс #
r p анали крови
r p анали я
r p антиб не
r p аппен в
r p атроп #
r p без измен
r p без надоб
r p без него
r p без особе
r p без шумов
r p бисоп #
r p болез в
r p болез по
r p боли в
r p боль в
r p больн откры
r p больш #
r p больш не
r p больш нет
r p больш никог
r p больш ничег
r p броси в
r p брюшн полос
r p бывае и
r p был #
r p было #
r p в #
r p в аптек
r p в больн
r p в вену
r p в воскр
r p в груди
r p в двадц
r p в день
r p в детст
r p в друго
r p в июле
r p в лабор
r p в легки
r p в лотке
r p в мае
r p в мазке
r p в марте
r p в месяц
r p в мокро
r p в моче
r p в начал
r p в недел
r p в норме
r p в нос
r p в первы
r p в понед
r p в право
r p в правы
r p в прием
r p в прошл
r p в руках
r p в руку
r p в садик
r p в семье
r p в сентя
r p в сердц
r p в среду
r p в суста
r p в сутки
r p в той
r p в тот
r p в травм
r p в туале
r p в час
r p в четве
r p в школу
r p в эпига
r p в этом
r p вам #
r p вас #
r p вас в
r p вас через
r p ваша колле
r p вес #
r p весах #
r p весно было
r p вечер было
r p вечер не
r p витам #
r p вмест него
r p внутр жидко
r p внутр и
r p во время
r p во вторн
r p во сне
r p воду пьет
r p возоб #
r p волос лезут
r p воспа легки
r p вот на
r p вот она
r p вот тут
r p вот что
r p вот я
r p все #
r p все норма
r p все равно
r p второ декаб
r p второ день
r p второ стади
r p второ степе
r p вчера #
r p вчера вечер
r p вчера дня
r p вчера утром
r p вы говор
r p выдви ящик
r p выдел с
r p выше #
r p выше нормы
r p г на
r p гемог #
r p глаз не
r p глота не
r p говор что
r p год назад
r p года назад
r p году не
r p голов болит
r p голов кружи
r p гормо не
r p губы разду
r p да вот
r p да и
r p давле #
r p двадц восьм
r p двадц второ
r p дважд в
r p дело ваше
r p день #
r p день и
r p день на
r p день недел
r p день с
r p день уже
r p десны розов
r p десят день
r p диабе нет
r p диагн остры
r p дикло и
r p дипро #
r p длите с
r p дневн давле
r p дней как
r p дня по
r p до #
r p до вечер
r p до крови
r p до него
r p до этого
r p добав амлод
r p дольш #
r p думаю что
r p дыхан #
r p его в
r p его и
r p его мне
r p его с
r p еды #
r p еды и
r p ее больш
r p ему #
r p если будет
r p если все
r p если выше
r p если за
r p если не
r p если перес
r p если через
r p ест сено
r p ест хорош
r p еще #
r p еще раз
r p жалуе на
r p жду вас
r p же день
r p же и
r p желуд в
r p живет нет
r p живот и
r p живот мягки
r p за #
r p за год
r p за недел
r p за полча
r p завтр в
r p задер после
r p запис на
r p звони сразу
r p и #
r p и больш
r p и боюсь
r p и броси
r p и в
r p и вечер
r p и все
r p и вы
r p и еще
r p и завтр
r p и калий
r p и капел
r p и карди
r p и креат
r p и моча
r p и на
r p и не
r p и по
r p и подуш
r p и после
r p и психо
r p и с
r p и узи
r p и через
r p из #
r p из аптек
r p из магаз
r p из носа
r p из одной
r p из садик
r p или рвота
r p или темпе
r p индап #
r p к вечер
r p к нам
r p каждо утро
r p кажды #
r p кажды день
r p кажды час
r p как у
r p калий #
r p калий и
r p калий креат
r p капай тобре
r p капел #
r p кг в
r p кетон #
r p кетор больш
r p килог на
r p ко мне
r p колле в
r p кончи полов
r p копыт в
r p корм урина
r p креат #
r p креат и
r p крови не
r p крови нет
r p кровь в
r p кровь и
r p кровь на
r p курен нет
r p левое колен
r p левый глаз
r p легки чисты
r p лейко #
r p лекар нет
r p лет назад
r p лечеб корм
r p лидок #
r p лимфо не
r p лозар #
r p лучев кости
r p мазок крови
r p мг #
r p мг в
r p мг вечер
r p мг кг
r p мг на
r p мг один
r p мг утром
r p меня сестр
r p месяц #
r p месяц как
r p месяц назад
r p месяц перес
r p месяц по
r p милли #
r p минут по
r p мл в
r p мл внутр
r p мл кг
r p мл под
r p может быть
r p может и
r p молок #
r p молок из
r p молок не
r p молок нет
r p моча темна
r p мочев пузыр
r p муж курит
r p мужчи #
r p мы на
r p мягки безбо
r p мягки болез
r p на #
r p на боль
r p на весах
r p на груди
r p на даче
r p на двадц
r p на двое
r p на десят
r p на живот
r p на задню
r p на левой
r p на месяц
r p на метро
r p на недел
r p на нем
r p на новок
r p на ногах
r p на ночь
r p на осмот
r p на пальц
r p на полос
r p на праву
r p на пятом
r p на пятый
r p на работ
r p на руках
r p на свет
r p на снимк
r p на спине
r p на стреп
r p на той
r p на трети
r p на узи
r p на хелик
r p на холку
r p налет нет
r p нам хоть
r p напра на
r p начал кстат
r p не #
r p не беспо
r p не болит
r p не больш
r p не будем
r p не будет
r p не буду
r p не было
r p не видел
r p не вижу
r p не во
r p не встан
r p не давай
r p не дает
r p не ест
r p не ждите
r p не знаю
r p не идет
r p не могу
r p не морщи
r p не надо
r p не назна
r p не нужен
r p не нужно
r p не нужны
r p не отека
r p не пейте
r p не пить
r p не подни
r p не помог
r p не попис
r p не похож
r p не пройд
r p не прощу
r p не пью
r p не работ
r p не раньш
r p не стане
r p не стану
r p не так
r p не то
r p не трога
r p не увели
r p не хочет
r p не чешет
r p него лозар
r p недел в
r p недел и
r p недел на
r p недел назад
r p недел с
r p недел уже
r p недел через
r p нет не
r p нет нет
r p нет тольк
r p нет это
r p ни при
r p ни разу
r p ниже #
r p нижня грани
r p никог не
r p ничег не
r p ничег новог
r p ничег таког
r p но в
r p но мы
r p но надо
r p но не
r p но он
r p но снача
r p но я
r p новог года
r p ноги не
r p ночь #
r p ночью #
r p ну #
r p ну да
r p ну что
r p обеих сторо
r p один раз
r p одной в
r p одной капле
r p одной табле
r p одышк нет
r p ой нет
r p омепр #
r p он его
r p он на
r p он не
r p он у
r p она на
r p онеме или
r p онеме нет
r p опять не
r p остав на
r p остал #
r p от давле
r p от кашля
r p от клеще
r p от него
r p от них
r p от пальц
r p от спины
r p отдае нет
r p отеко нет
r p отели вчера
r p откры с
r p пальц немею
r p пальц теплы
r p парац #
r p пейте побол
r p перво степе
r p первы #
r p перес есть
r p печен не
r p пироп но
r p по #
r p по ночам
r p по табле
r p по телеф
r p по утрам
r p по четве
r p по шкале
r p под кожу
r p под ложеч
r p под нарко
r p подни до
r p пока не
r p пока нет
r p полов члена
r p полот отдел
r p полча до
r p понос нет
r p после еды
r p после кофе
r p после после
r p после укола
r p после этого
r p потом опять
r p похож на
r p похуд на
r p похуд нет
r p почти не
r p поясн слева
r p права перед
r p право ухо
r p правы глаз
r p при темпе
r p при ходьб
r p при чем
r p приба #
r p приви от
r p прихо сразу
r p прихо через
r p пропи #
r p прошл году
r p прошл месяц
r p прошл раз
r p прямо кишки
r p прямо сейча
r p пульс #
r p пьет как
r p пью #
r p пятый день
r p раз #
r p раз в
r p раз утром
r p раза #
r p раза в
r p раньш такое
r p рвота нет
r p рвоты не
r p рефле живые
r p ринге #
r p руки мыть
r p с #
r p с авгус
r p с апрел
r p с аурой
r p с вечер
r p с витам
r p с воскр
r p с воспа
r p с желти
r p с кофе
r p с кровь
r p с лета
r p с мая
r p с ним
r p с новог
r p с обеих
r p с прошл
r p с сегод
r p с таким
r p с утра
r p садик прине
r p сатур #
r p сахар #
r p свет смотр
r p сдела сегод
r p сдела снимо
r p сегод дня
r p сегод же
r p сегод и
r p сегод не
r p сегод сдела
r p сейча #
r p сейча же
r p сейча и
r p сейча не
r p сейча нет
r p сейча сдела
r p сейча стави
r p селез увели
r p сено замач
r p сердц #
r p сердц без
r p сердц нет
r p сидит в
r p синул #
r p сироп #
r p сказа что
r p скоре всего
r p слава богу
r p слева внизу
r p слизи с
r p снача посмо
r p снима в
r p сниме на
r p снимк перел
r p снк #
r p со вчера
r p со слов
r p со смеще
r p сорби #
r p сосед сказа
r p справ внизу
r p справ под
r p сразу в
r p сразу к
r p сразу скору
r p стул норма
r p стул черны
r p сутки #
r p табле #
r p табле в
r p табле вчера
r p табле не
r p табле раз
r p так у
r p так что
r p телил #
r p темпе #
r p темпе в
r p темпе мерил
r p темпе нет
r p тепер по
r p терап назна
r p тест на
r p то есть
r p тоже #
r p тоже нет
r p той клини
r p той недел
r p тольк в
r p тонус хорош
r p тоны ясные
r p тот же
r p травм нет
r p трети день
r p трое суток
r p тромб #
r p ттг у
r p туале ходит
r p тут же
r p у вас
r p у мамы
r p у меня
r p у него
r p у нее
r p у них
r p у отца
r p у сестр
r p у сосед
r p у той
r p увели до
r p удали в
r p уже не
r p уже недел
r p уже с
r p узи брюшн
r p утром #
r p утром и
r p уши чисты
r p хирур в
r p хорош но
r p хоть ночью
r p хрипо нет
r p хрони болез
r p целый день
r p цисти со
r p час назад
r p часа на
r p чаще #
r p чаще чем
r p чем раз
r p через #
r p через день
r p через месяц
r p чсс #
r p что ли
r p швы сниме
r p шейка чиста
r p шумов в
r p это вирус
r p это воспа
r p это не
r p это от
r p это у
r p это я
r p этом году
r p эутир #
r p я бы
r p я в
r p я вам
r p я вижу
r p я думал
r p я его
r p я ей
r p я ж
r p я и
r p я на
r p я не
r p я от
r p я с
r p я сам
r p я сейча
r p явка через
r w #
r w а
r w абсце
r w авгус
r w ага
r w алког
r w аллер
r w амлод
r w амокс
r w анали
r w аналь
r w ангин
r w антиб
r w апель
r w аппен
r w аппет
r w апрел
r w аптек
r w армии
r w артро
r w аспир
r w аторв
r w атроп
r w аурой
r w бабез
r w бакте
r w балко
r w балло
r w банео
r w барси
r w бедра
r w без
r w безбо
r w береж
r w берем
r w берет
r w беспо
r w билир
r w биопс
r w бисоп
r w бледн
r w богу
r w бок
r w болез
r w болел
r w боли
r w болит
r w боль
r w больн
r w больш
r w болят
r w боюсь
r w брат
r w броса
r w броси
r w брюшн
r w будем
r w будет
r w буду
r w будут
r w буран
r w буся
r w бухга
r w бы
r w бывае
r w был
r w была
r w были
r w было
r w быть
r w в
r w вам
r w варфа
r w вас
r w вахте
r w ваш
r w ваша
r w ваше
r w вводи
r w ввожу
r w ведит
r w везит
r w веко
r w вену
r w верне
r w верош
r w вес
r w весах
r w весит
r w весно
r w весь
r w вечер
r w взял
r w видел
r w видит
r w вижу
r w визин
r w винов
r w вирус
r w витам
r w влево
r w вмест
r w внизу
r w внутр
r w во
r w вода
r w водит
r w водой
r w воду
r w воды
r w возмо
r w возоб
r w возьм
r w волды
r w волос
r w вольт
r w вообщ
r w восем
r w воскр
r w воспа
r w восьм
r w вот
r w вправ
r w време
r w время
r w врос
r w все
r w все-т
r w всего
r w встав
r w встае
r w встаю
r w встре
r w всю
r w втора
r w вторн
r w второ
r w втору
r w вчера
r w вы
r w выбро
r w выдви
r w выдел
r w вызыв
r w вылез
r w вымя
r w выпис
r w высок
r w выход
r w выше
r w вышел
r w вялая
r w вялый
r w г
r w газ
r w гастр
r w где
r w где-т
r w гемат
r w гемог
r w гепат
r w гипер
r w гипот
r w гипсо
r w глаз
r w глаза
r w глики
r w глота
r w глюко
r w гноит
r w гной
r w гнойн
r w гноя
r w говор
r w год
r w года
r w году
r w голен
r w голов
r w горло
r w гормо
r w город
r w горяч
r w готов
r w граду
r w грани
r w груди
r w грыжа
r w грызе
r w губы
r w гулят
r w д
r w да
r w да-да
r w давай
r w давал
r w дават
r w давит
r w давле
r w давлю
r w даем
r w дает
r w дайте
r w дала
r w дали
r w дальш
r w дам
r w даче
r w даю
r w двадц
r w дважд
r w двена
r w двига
r w двое
r w двоих
r w дд
r w девят
r w дежур
r w дейст
r w декаб
r w делал
r w делат
r w делаю
r w дело
r w денси
r w день
r w депре
r w держа
r w держи
r w дерма
r w десна
r w десны
r w детск
r w детст
r w диабе
r w диагн
r w дигок
r w дикло
r w дипро
r w длите
r w для
r w дневн
r w дней
r w дни
r w дно
r w дня
r w до
r w добав
r w дожде
r w дозу
r w доить
r w доказ
r w докса
r w докто
r w доли
r w долой
r w дольш
r w доля
r w дома
r w домой
r w донеп
r w допил
r w дорог
r w доста
r w друго
r w думал
r w думаю
r w дыхан
r w дыхат
r w дышат
r w дышит
r w его
r w еда
r w еды
r w ее
r w ей
r w еле
r w ему
r w если
r w ест
r w есть
r w еще
r w жалоб
r w жалуе
r w жар
r w ждите
r w жду
r w же
r w желез
r w желта
r w желти
r w желто
r w желуд
r w желчн
r w жена
r w женщи
r w живет
r w живот
r w живые
r w жить
r w за
r w забол
r w забыл
r w завтр
r w задер
r w задню
r w задых
r w закон
r w замач
r w замед
r w занят
r w запах
r w запис
r w запиш
r w запор
r w заход
r w звони
r w звоню
r w здесь
r w здоро
r w здрав
r w зев
r w зелен
r w зимой
r w знает
r w значи
r w знаю
r w зорьк
r w зрени
r w зуб
r w зубы
r w зуд
r w и
r w ибупр
r w идет
r w из
r w из-за
r w измен
r w или
r w имидо
r w импла
r w иначе
r w индап
r w инсул
r w интер
r w инфар
r w исклю
r w испол
r w итак
r w их
r w июле
r w йодом
r w к
r w каждо
r w кажды
r w как
r w какая
r w какие
r w калий
r w кальп
r w кальц
r w камен
r w канал
r w капае
r w капай
r w капал
r w капел
r w капле
r w капли
r w капсу
r w карти
r w карто
r w кастр
r w катет
r w кашел
r w кашля
r w кг
r w кесар
r w кетон
r w кетор
r w кеша
r w килог
r w кисло
r w кишеч
r w кишки
r w кладу
r w клетк
r w клещ
r w клеща
r w клеще
r w клизм
r w клини
r w клубн
r w ключи
r w ко
r w ковыр
r w когда
r w кожа
r w кожу
r w коклю
r w колем
r w колен
r w колит
r w колле
r w колол
r w колю
r w комби
r w конве
r w конеч
r w конко
r w консу
r w конта
r w контр
r w кончи
r w конъю
r w копыт
r w корки
r w корм
r w корми
r w короб
r w коров
r w корон
r w короч
r w кости
r w кость
r w косын
r w кот
r w котор
r w кофе
r w кошка
r w крапи
r w краси
r w красн
r w края
r w креат
r w крист
r w крова
r w крови
r w крово
r w кровь
r w кроли
r w кружи
r w крути
r w ксаре
r w кстат
r w кубик
r w купил
r w курен
r w курит
r w куроч
r w курс
r w курю
r w лабор
r w ладно
r w лампа
r w левая
r w левое
r w левой
r w левом
r w левую
r w левый
r w левым
r w легки
r w лежит
r w лезут
r w лейко
r w лекар
r w лестн
r w лет
r w лета
r w летом
r w летро
r w лечеб
r w лечен
r w лечил
r w лечит
r w ли
r w лидок
r w лизин
r w лимфо
r w линзы
r w литро
r w лицо
r w ложеч
r w ложит
r w лозар
r w локал
r w локот
r w лотке
r w лоток
r w лучев
r w лучше
r w лфк
r w магаз
r w мае
r w мазал
r w мазке
r w мазок
r w мазь
r w мало
r w мама
r w маме
r w мамы
r w марта
r w марте
r w масса
r w масти
r w матка
r w матку
r w машин
r w мая
r w мг
r w медле
r w медсе
r w мелан
r w мелок
r w менис
r w менст
r w меньш
r w меня
r w менял
r w мерил
r w месал
r w месте
r w месяц
r w месяч
r w метро
r w метфо
r w мигре
r w милли
r w минда
r w минут
r w мл
r w мм
r w мне
r w много
r w мной
r w могу
r w могут
r w может
r w можно
r w мой
r w мокро
r w молок
r w монет
r w морда
r w морщи
r w моча
r w моче
r w мочев
r w мочеи
r w мочи
r w мочит
r w мочой
r w мочу
r w моя
r w мрт
r w муж
r w мужа
r w мужу
r w мужчи
r w мукал
r w мы
r w мысле
r w мыть
r w мышцы
r w мягки
r w мягко
r w мясо
r w на
r w наблю
r w набок
r w навер
r w нагру
r w над
r w надо
r w надоб
r w назад
r w назна
r w налет
r w налож
r w нам
r w напис
r w напра
r w напря
r w нарис
r w нарко
r w наруж
r w нас
r w насмо
r w насто
r w настр
r w насту
r w натощ
r w натри
r w начал
r w начин
r w начне
r w нашли
r w не
r w не-а
r w невро
r w него
r w недел
r w нее
r w ней
r w нельз
r w нем
r w немед
r w немею
r w немно
r w неско
r w нет
r w ни
r w ни-ни
r w ниже
r w нижня
r w никак
r w никог
r w ним
r w нимес
r w нина
r w ниста
r w них
r w ничег
r w но
r w но-шп
r w новог
r w новок
r w нога
r w ногах
r w ноге
r w ноги
r w ногот
r w ногу
r w ноздр
r w номер
r w норма
r w норме
r w нормы
r w нос
r w носа
r w носит
r w ночам
r w ночь
r w ночью
r w ну
r w нужен
r w нужно
r w нужны
r w нуроф
r w о
r w оба
r w обе
r w обезб
r w обеих
r w обиль
r w облом
r w обмор
r w обоих
r w обраб
r w обрат
r w общий
r w объек
r w обычн
r w обяза
r w огран
r w огурч
r w один
r w одина
r w одна
r w одни
r w одно
r w одног
r w одной
r w одном
r w одну
r w одышк
r w ой
r w оксит
r w октяб
r w омепр
r w он
r w она
r w онеме
r w они
r w опера
r w опухл
r w опухо
r w опять
r w осень
r w осмот
r w особе
r w остав
r w остал
r w остео
r w остор
r w остра
r w остры
r w от
r w отдае
r w отдел
r w отек
r w отека
r w отеки
r w отеко
r w отели
r w отечн
r w отит
r w откаж
r w отказ
r w откро
r w откры
r w отлож
r w отмен
r w отоше
r w отпра
r w отпус
r w отрав
r w отриц
r w отца
r w оформ
r w ох
r w падал
r w пакет
r w палец
r w пальц
r w папа
r w пасто
r w пахне
r w пахов
r w пачку
r w пейте
r w пениц
r w пеной
r w перво
r w первы
r w перев
r w перед
r w перее
r w перек
r w перел
r w перен
r w переп
r w перес
r w перча
r w песок
r w петро
r w печен
r w пил
r w пила
r w пили
r w пиоме
r w пироп
r w пить
r w плани
r w пласт
r w плечо
r w плотн
r w плохо
r w пневм
r w по
r w побол
r w повер
r w повод
r w повто
r w под
r w подко
r w подни
r w подня
r w подож
r w подоз
r w подпи
r w подру
r w подта
r w подум
r w подуш
r w подъе
r w пожал
r w позав
r w позво
r w пока
r w покаж
r w показ
r w покой
r w покол
r w покра
r w полго
r w полег
r w полик
r w полно
r w полов
r w полож
r w полос
r w полот
r w полта
r w получ
r w полча
r w помен
r w помет
r w помню
r w помог
r w понед
r w понос
r w понял
r w понят
r w попад
r w попис
r w попон
r w попра
r w попуг
r w посев
r w посид
r w после
r w посмо
r w поста
r w посто
r w потер
r w потом
r w поход
r w похож
r w похуд
r w почек
r w почеч
r w почка
r w почки
r w почти
r w пошел
r w поясн
r w права
r w право
r w праву
r w правы
r w прега
r w предл
r w предн
r w при
r w приба
r w приве
r w приви
r w приво
r w прида
r w приде
r w приду
r w приед
r w приез
r w прием
r w приме
r w прине
r w прини
r w припу
r w прист
r w прихо
r w пришл
r w про
r w пробк
r w пробу
r w прове
r w прогн
r w продо
r w прозр
r w пройд
r w промы
r w пропа
r w пропи
r w пропу
r w проси
r w просн
r w прост
r w прохо
r w проце
r w прошл
r w прыга
r w прыгн
r w прямо
r w психо
r w пугов
r w пузыр
r w пульп
r w пульс
r w пусто
r w пусть
r w пьет
r w пьете
r w пью
r w пятна
r w пятни
r w пятом
r w пятый
r w работ
r w равно
r w раз
r w раза
r w раздр
r w разду
r w разме
r w разры
r w разу
r w рак
r w рана
r w рано
r w раньш
r w распу
r w расск
r w раств
r w рвало
r w рвать
r w рвет
r w рвоты
r w ребен
r w ребра
r w ревма
r w редко
r w резко
r w резул
r w ректа
r w рецеп
r w речь
r w риско
r w ритми
r w ровно
r w ровны
r w рогов
r w розов
r w розув
r w рта
r w рубец
r w рука
r w руках
r w руки
r w рукой
r w с
r w садик
r w сальб
r w сам
r w сама
r w сами
r w самой
r w самый
r w сатур
r w сахар
r w свекр
r w сверх
r w свет
r w свети
r w свобо
r w связк
r w сгиба
r w сдава
r w сдади
r w сдайт
r w сдела
r w себе
r w себя
r w сегод
r w сейча
r w секун
r w селез
r w семье
r w сено
r w сентя
r w сердц
r w сестр
r w сидел
r w сидит
r w сильн
r w симби
r w симме
r w симпт
r w синул
r w сироп
r w скаже
r w скажи
r w сказа
r w сколь
r w скоре
r w скору
r w слава
r w слева
r w слива
r w слизи
r w слизь
r w слов
r w слово
r w случа
r w слуша
r w слыши
r w слышу
r w см
r w смеще
r w смотр
r w смысл
r w снача
r w сне
r w сниже
r w снима
r w сниме
r w снимк
r w снимо
r w снк
r w снова
r w снял
r w сняли
r w со
r w собак
r w совсе
r w согла
r w созна
r w соль
r w сомне
r w сорби
r w сосед
r w сосет
r w сосуд
r w спазм
r w сперв
r w спина
r w спине
r w спины
r w споко
r w справ
r w спрос
r w сразу
r w средн
r w среду
r w стаби
r w ставл
r w стади
r w стал
r w стала
r w стали
r w стало
r w стану
r w стара
r w старо
r w стент
r w степа
r w степе
r w стери
r w стоит
r w стол
r w стола
r w стома
r w стопе
r w сторо
r w стреп
r w струв
r w стул
r w стучу
r w суббо
r w судор
r w сумат
r w суста
r w сутки
r w суток
r w сухие
r w сухим
r w сухой
r w сыпь
r w сычуг
r w сюда
r w табле
r w так
r w такая
r w такие
r w таким
r w таког
r w такое
r w такой
r w такса
r w там
r w тверд
r w телен
r w телеф
r w телил
r w темна
r w темпе
r w тепер
r w тепло
r w теплы
r w терап
r w терпе
r w терпи
r w тест
r w то
r w тогда
r w того
r w тоже
r w той
r w толку
r w толст
r w тольк
r w томог
r w тому
r w тонус
r w тоны
r w тот
r w точно
r w тошни
r w тошно
r w травм
r w трети
r w треть
r w трога
r w трое
r w тромб
r w трост
r w трясе
r w ттг
r w туале
r w тубер
r w тужит
r w тут
r w тылу
r w тяжел
r w тянет
r w у
r w убери
r w убира
r w убрат
r w увели
r w увере
r w угла
r w угол
r w удале
r w удали
r w удаля
r w удари
r w ужас
r w уже
r w ужина
r w узи
r w узлов
r w укол
r w укола
r w уколо
r w уколы
r w укус
r w умер
r w упаде
r w упал
r w урове
r w успел
r w утра
r w утрам
r w утро
r w утром
r w уха
r w ухе
r w ухо
r w уши
r w ушиб
r w фгдс
r w ферри
r w флюор
r w фурос
r w хвати
r w хвост
r w хелик
r w хирур
r w хлопк
r w хлопь
r w хлорг
r w ходил
r w ходит
r w ходьб
r w хозяи
r w хозяй
r w холес
r w холку
r w холод
r w хорош
r w хотел
r w хотит
r w хоть
r w хочет
r w хочу
r w хрипо
r w хрипы
r w хрома
r w хрони
r w хруст
r w хсн
r w хуже
r w цела
r w целая
r w целый
r w цефик
r w цикл
r w ципро
r w цисти
r w чаем
r w чай
r w час
r w часа
r w часов
r w часто
r w часы
r w челюс
r w чем
r w через
r w черно
r w черны
r w четве
r w чешет
r w чиста
r w чисто
r w чисты
r w чихае
r w члена
r w чсс
r w что
r w что-н
r w что-т
r w чтобы
r w чувст
r w чуть
r w чуть-
r w швы
r w шевел
r w шейка
r w шелуш
r w шерст
r w шея
r w шкале
r w школу
r w шов
r w шумов
r w щели
r w щитов
r w экг
r w экспр
r w элект
r w энала
r w энап
r w эпига
r w эритр
r w эрози
r w этаж
r w это
r w этого
r w этой
r w этом
r w эту
r w эутир
r w я
r w явка
r w яд
r w язва
r w язву
r w язык
r w яични
r w ясные
r w ящик

QN_c]EEZERDI\`YGMMKH\\YYhKKD<D@KXGU_KEHY[NNNMhZF@VNOWQQG2GHQHBNL>M>OHhX?HMACAMIMhLCMLKDXNDFnQMYeONMEhMIICHKN;LbpnOTUVYSNKLRB\`]N^JJJ?PKMASGSXOBHZNhXLL32K
KFJOU-CPWXMdYaFKU_IOZJbJWKKQNZMGGKIKCLZMHLZ\`RQLNYL^HW\`MK]iM:XjNOAKb8CJHXLATKNILMaDL\\ME^JMPgN[DOMGdNhJMMNKG[VKCUXJ9PFICIJLAHCK9EVNOfBCN[\$MbD=:_NGL^@M?M
N]YMMIMQYFSMs\\NNJH[Qk_bJoaFMpJKMMML\`TKODCIoI>pMkM?JGRMNNHVNY=eNrJMLReK[MMqGIKPLMSYVLNyiSBFJM.[M\`MYNRIkVHLONUNGcFNKFNX_iFOUKnCCWC^XN=HYHAB\\EEGN@SgCJG9S
NiIVMHMfNL>HSGNNFOFNMUKPNgMHKNN@pM(NNNMMLDCKgCiBOKjfK\`NUcNRMGJM3Y|NLM]N_Q9HI8NQXJTLE=Fi:HERGYTC9H_LEOK9cKImAKFG6FG@EKIcO\\NN9CCMZNH>HMOG>KQ?[1@NJ^KBDZJ
L[DNMG[RMON\\A>MMUAHK\\>NHKNE@MOkODJEWK4J[seCMR?IM9PJHVJEON^FOaHNAKHN8VFZ\`DKNHMMTao:bWGNX>C_VNNNFMZMKBFae4hIJEKIJW,?@~VCUMKKGINYLFFHLBDPNHMJL8N\\WWHLPNIH
[LHMK\\_WDCJONUNO?C^OFyQVJLdJINN\\LMLYFBzYKNaGJ<Rb\`3XV\`\`K8OM[qFJKZMIGLhSJNOEZ3I8fSP^FIFdVXSaoLKb7\`_RAFDUOHL\\NNFHGGPGNN_]NKLQLeEsDLHOwE]cIFGI\`JBNWZHQ\`.WO
r:sPFbMQKOGHFVSeM>GdHIFQAELEJZ]gkaBRLhkXCaAOWOLGVFQaOUNWVO_L9dOMOEN]OIMOIMKMfsKGS_BKTJPHK9WUOcNYHE]WID_J=V4YMV?IgMRKX^OKNORrG\`NZ9OslD;O3OEBUZXHbM3YKLW
lWQ@VB1_OL8\`OBCGa8WDKHMoFNGbE_X<NUM/GCG[NNPOLMMLO[F[kKLAuGVKTJKPXMBJO3QINHRHKNcZL_OXQ\`TNI?MdcL1MiIBJOHMBNLN\`O5?N^ILLnMKO\`ZbYJKNNJN_K^H?1wGHIMUNTNOV\`1h
JNBLNHN\\IV_[__VM@\`[HHINMP2FKIFNUZONHJMcHANLMlMOLOaKHAJIL5ONMMLL\`7VHN\\iLNU>>NH9mNMPMN/MJ7V.DLILKMYNVA<>NVNMKKlLSDL[AJIWMGRDNCNNNRJOJKe^MLYMMKX\`aOH87JNd
DGMLO<OLQKOMO\`O?A]kKCJMGNOMRNbHN@VJ]FWF]>\\O_WNNIMP^CFGFUBDOOXGc=UM[MFN43O^IJNkE^EXXMKJiGCGLPJOG@LcJ]LLNLeKZZINLKMTCK[MLVJKJhL]JJK;\\HeJEJLLZQW]NWNNOKZN
Na?cLH^HMiSTFmJGNBJG1N@EMFJ<iLIO@UHZZ[OENJGLNO/UNMZNMIKLNEJLONnK[KLE?JM5^]WGpN_LjDNNNW/LMMJVjW_ORSC\\YaLOF]cdhgMdLM>RI[RfM6KWP[MI[NMKIH4MPOOM?NOOOJOOf<
LVIMLfNHIONAeOVL_oMLM>cLGAXLNHAdO_;«CIJK;?NHNNNKZhNGNJD.f\\cUKg3HLLSLkXKc,OLrNHFHU>KNOO?J\\MWINOM£LFXJ^Q\`ANNKA^gHMJN\`ENMV2KcCbQVCR¨H=LOD]@HO^_OhMGcNlSQ%
b]%d9ObZTMI[:WEGNPDGF[vJHCHJL>YTb?NdKTR9^JDDXLILLOQOJL;OZNZVL_WFmLMQKI\\R@MONWLLJJOgKyWrsMJBLLWRIILM]MfUGKQkQfN;EZ]QNM<jIBENKK\\MNNFMKw^MXZ>=S?QKJkJS7MH
IKTIu@@b2NMK@aHeBHGAMN>KBWLBaqMA>JhOTMkNPMJX[PAMKA^HrLN@HMPMZP\`2+H?H7MHMMIOTfLOHMM_:JkJ5X^UHg[<YR£F>MXTGf'MtMJP^G\\2DL[SRh@PPhBOMLBIICLQNM??CHGI\\@FQGEB
VEL9XKKNFNIVCP1\\K2HD0G[hLTIN_\\KK}]iSmKNE;LGcJeGUXcQEKMMFqfHZ³J^\\OHIEL\\NMBLYN]wOLKnTC?QGXYNKOnLHWjS7H;LGA?sA\\DoY^eLPFJ@NaK_OG>\`N_\\[BC^k=TOIIHM\`OOWVXLYr
HKNOIMc?NIGSZ[LK?FHHfd_IHHEHzWNIGM^UMNj,HMecFM_JJBVBNcGdM@VA.RMXJ_QILk=OGYYWINFJVoFLHYMfJ@>K8PMqPGIHLbJJLLIeLCCWORJJkHGq?QRMQEMnbMYukVZP_N9GJDe\$ubUOAV
*XQgMbNNSDkUdTNLJLG\`MM>GjN6NMFFN:fNL[H3KUNIWm^CMIOAarALPGIEMj\\O\`LMV^j0PUJHmNOq_U[OFWOUI\`gGH[>L>]NFY]H<W@6>P^NSASEJZRGIHJGM[ATkFAI@J6T=KHL@GOMOURE;NUKO
FW9NDBGLtMPTMJyNgIKIHaLJLNMK@NNUDXQVaLAZZ@QD@Sa]WLzCMG:jK;GNDLNKLKQ\\WOKNIONSMZ\\IEyCP)WBVL@Z^JNEHIBJEhJlLPcGaU=ZA'JaLrKM?]JL+K^\`V>K?\`NMOLWN>JEqZQ]cKV1]
UYI[NIE_^IN[NJEvIBLF@NH,MLB<UMhH\\NKNMYKMMUDOKM6O^ManPJ[MGN_1ENLGIKHNQVhSQIJWHGU\\VMJG[F@\`KF:9YRBNgRZNMJJjGDVXIMINcMNCGPZGH¯JP<{4KK\\>snWWS+GTLLFdiRDHGG\\
GPVI[N:J\\0NGNNC6\`o]y~JNfNLLK[qTRKJJLLMDGNTMR>dEtNZOKHVIQKJqPCFZG\`?DcAGMMMMMmoJ?SMl?_NoJHEQAKN\\IDHZKLD^MLHI\`KZGU:FD\`?eBJjmFfK8CZLM\`9D2LmF3FNIEBM?lNcgMN
L,DNNMDS[L^IQ>K^OOLLNN

aNOGJ.HJ[HOLWOMNNYNN\`JNKVO@RQNNLNNTPZOMM[GWMNOPMINUVCN|NNZONNIGOMHKI@gMINKYON]ONOLNONNVYNNKNqNNXLOYOONSG=HWUNOJOJKNOM>J]EgNLJNLJILLOOa5KpNOPNVDMONODHW
NNC?KRJIENOWN]KOROODNNJ>NLNLONMN[HNONMNbNNOMFTMOLNnNKJ[\`NMIO<LO?Mf'QKN@OOSOIHKXO9mMNFIOMOgGONNGMOFNHMKOOTKOKONFOANLIJ6M\`gNMMeA\`NGO\`aTIOJNALNKODBNITFTM
S1O2MINoLQ9GMQEX[IM>LJKC@<M]NN\`c\\MNLGO>dLOOUHHMOKNOaJNNOMYE?hNNNMNUNONN\\JJZOnZTOJNEF\\=HXOONGx?HO=NVNNONNDOOMLNRONMECONKNM\`OOXK[N;GMOBMNrMNAOOZNUCCOC?J
8F4ILMAOOJOMQQKNtOaNINM=NHSOJcKVBOMAOONOLboKNNNNKNLNtNVKBEBNKRaMKNaO[O[MKjSaVOcNOOO:ORM_LNM_GMDMNOORVANNSJEGG[[SONDMOLAjSb^O3\\OI@jSNMOJbfKAJHYPOEFDLJ[
VIKKBNM_=;H>\\NMJDJMhOL\`RDL@OMOLJIAOZN>JHNNOTBOOMEOT5WNNNNKLNVL\\KMiOoENNN5nNNOLLKOINONKNNOPOPMZ{MLOOSSIJHeOM_O2\\ENOaJNENN=N{OISOOOUMNNX5JNNJQKOe@NJMOfN
JZ]fOOMLcNOI\`TF=INjxONNON_<JOiOLcOOUOLUMMXBESNOLBKON\\NcHOMOKBMOFbONLNNLFAeGbNVQcNO_ILSNMLMOOOMhO=KRNTOSeOZKNBTHI_NOgKIN\`gkCNKEHSNEeNNJL}H;CNKLO<BNNNEO
OO:KMDL.GCLMNKOKNINLOVNUNONN]UNM OL[KILOOGD>MOLOOKJWNPKCNCOWNDFLXO]K}LK6NOLVNINNEIOMNNOSNOOHDDdRYOUNCOO]VEZDONJWGNJHa=ONNNV6NLUEO<PLgVo]M^DK;FJCKINUM?
LIF\\;iSdNXLGDLKhRDN[MMUR<LIOBYSKOICKLNN@LOOO^HNB<NXFJDLRJIOOOWMfP/NMNOKOUJOON]BNU_OOUONWWON\`MOZcNMOMWMaOOOOJOPOWNUxEOO]\`JXOQO^OMPNOJNIVWVNLGJHOMOMG<rO
N\`bkDP^JOOONONMDI_NaNOONOUNOOOFOOROOOMOKJNHOLOON+@OOONVLNOONOOOOOOJONOOJOOZaaOGLOOONkONNMZOKLOKNOHOYSNOOONLOBONUNOOOOVOAMLNO[HNOMO^OONOGKOnJO<ONIObL8=
OOOM9NFNNOKNOONOMOOOMVLOOOKOLLPOROgNNNWSLL\`ROOOOPDNOOOOOMJDELUNOOLOVeZOPDLL>OMOKHMNNONMHZJOOOFOOMILKONNO>KNMNNON\`ONOOFMOMSDMOO_OMOMNJ>ONJLNYOOOMNLNKOQ
LOMMNMNOHLMOOCENONL]KOMNNYONHLJ[OO1OGMEOOFKOtQOOONNOIJGDD]HGNLNUONNONOJOOM[BNNNJLOOOOMOedJAONOISONMMMNWOMMNOONNNNXO_OONOHOLMEOKZOOOLOIIOqNNOGIO?OC<WFO
OOS_X:QKOF=_BFON[?OOOOOONUOOOMLNpFJ.LORINOOOOGCNOLOSVOL_HISKLNNOU_NNOOLFYjO@OSONRNNOOOCOOENOGWIINOMNNMKNMCMOKOLMKNOM¢OxfZNTNIIMLLLLVCKONONNOOOW¢NWO^N:
<JPOHFPNZ_NKNHG;MVNMONNWMZMOMqO?DiKMLIGTN\`OZNMO\`OOCNNO_\`VHOJLEK?OMHPPO\`X7OONINNJ@kENMNM7cjbKLM6VSNHMOIMP?LHFM\`UOO^KKNVIM?^EENO{SM4LNGXfKH~q\\·KNIN_<]CK
|bZ\\INN=OO]MINNN[cOOVKKPMOOMNBIOGRONGOOMMN\`H>­\\:ScOJF\`ONOMDM;O]eGONLNNNKDLORNOONNINMN2LO[ONU>FNRECPfMMOONANMXLBNONOcWNEIOLO?MMOOKAJNMLLJKNM@TKMhONO?E^
hOM_LNIOONO\`MeANKrONIAG=MLLMN[LGONKOXONNGNCLTNdOIOMM^IMEI]OKNJNNHPJOOOOOKMOMYOOWLGN8ANNNNNVVIMGLONPGTF\\GOEaGWLONMMOONNOONL\`AKO\`MZKaDNPLK>O<OONJONMO=NK
TGUMNIBO9NLNNNU?NNMNHD_K^LOMNI>M^N+OOCOHOA?OOOMVP[;iLFNIKKKNLHLELVUgL3ONANKKOONOGSM/bAOROHIInGHFNW\\NHKRMDNTWWKJuRKOOK:NONGICJEOJMWSANUgENNONjGAJNQONU<
ZMIELGWDGUMOEJ<MNOJSOlMcO\\NOWNaZCIOMLNSNYNILIBENCNZSI]KEVNN:SHEONSGEMU]bHSOXEONHZNNWNSOTNNMNMLUNVKNOKNOSIOkNN}KaN[MVROOONmNNOFH_L7KKLISN2JLNOOOLKOONMS
NKN[+NNNSGfgMNNLNLONJHNMWNNOMAO3\\ENMESKFNOFbOG@HVH;ONNLLNJOGEJLOOMJM4MOMIQNMNOhNLKONOOJK>gNO^CN¨WO^MLEL[BNNMHIFsWPOLLgOJNNOOOINNW<N[MMOVNFcua9N\\QLbKO:
MOOJBOOKAOVOxe±LNJOQKMneDhOLMMKNEFO@KOOLXMGSO_aOEH8NMeOehFJAWNXIORa=DMJNMNOKOKONKWOINeO8UMILM?aOONNTF\\NNOANLKOO?LsoNyJOO\\FOYOEJ/FB^INMMLcHEXNMNGGODEKN
OJHAO^UKr@LNGCNNFONMJMOFON[JO:HFHE[NOOyKX^ODGMN0OW^HNFMIOOKMNDNAJRP9WOEUOOK]XOOZNBINK@kIEHNNOCNJu<NWNVbgNOOOQNNLKIAMIJAONSI]MRPGE8OjNL[OMMGN?;IOAV@v^^
LNOW;PRIINNMMjOODO>LC\`

7:NLNpNMNFOLLOOONNOJOKMJNO[WNOONINBONOMNOMNKNOLOQJOJNMEOONOLNMNNNELQKYMOON\\NMNNKOMNIKNMNiNNOHOOIOILNMOXOGOPMMOLONMILONKMOWPLONONVkLOOOcL7MMOOIJMO\\OcLO
OOLMIvONOOLMMNOONOOPONONKKLNZONNNOMNLNRMO@OOOONOO]NNNEN?NNONNMNONNNOOMMONCOOOLONMHNNNtMOOMOOOPKNOMKONMNOMROROSMOONPOOkONL?NNNTLNN\`?;LONLOOLTNNO9NNNNQO
\\NOLOKNGNRJLNLNOO\\NMNOMMMKKLNNON4^NMM<NNNOONHIOMOMOJMNNOODIQNONMMOgNNNOOOMNORMXOnONNOOMOOONOOMMONNONNOMNNOONOOJNJOMKOOJOODNOMO_O^HNON[NNNNWMOOPKONJfMM
NJOONNNNOOONOMcMLOOJOLN~NHNaOKKSNNKNOOZO{NMJOONONONNLOOOLNLNKLNTIKOOOOLGMLLOOHMNNOGKONN]OOWMNCVLOMONOWLLNNONOHOOMNNNOPONINNOqDOHN?kNOLN^MM[LNNOONKSKO>
LUNNONONLvN;QMGULNNOONMOLNLOOONMO^OOMNMNONOVKONPNZKMINROOMMOQXONaONMKMOMLVONNMVMNONOIMIKONONMMRMONOdNJOMMONKOHNgNNM;MMKY_DONOLOOOKKOMTOLMONcLNKEONINMN
QOODMONNOOOONNNRoNLGOMKO_PNNOXOOONIPNLFOOO]OGdOML\\OOKKNPOOMNOxOMNONLONONOMXNN\`G9OJLNN@MONMOMMODOJ\\CNLOLJNMONdNONNSOOK^NONDOOENNHNJ;MONMGbNMOON94NNMNIO
OOKNONZJNOO@NNgNOIONOOOO?UGOMOONSOMFN<LOQLOOOLMRNLOMM\\NNKRANOIYfOOTONJMUNNMKOBNSMWON_LNNOOOMOOONsOIMNNNM_NMQNONMONLMKcOMOOFNOKOONN<MLXONON^NGWOONOOHNL
J[LLNWNGONNXOONIONOMNNOLMSKOMOO]UGLINOOOO[NONLONNPONOOONMOOOONONOHOLOOOOJMNOOOOLOUOOOO_NOONWKOXNOLLOONOOOGGNOLOONLLMNOJOOOOOOOOvNJONMDMOOaOOOMNOYYO^NO
MONNNOOOONOOONONOQOMNNOONOOMOOOOMWZOMLONCOOOOOOWOOOOOOOOOOOOOOOOOMLOOMGMOOLMNONLO^NOLOOOOKONOOOOOOONNONONOOONONNLQONONNONONOOOOOOOOOOPONMNOOOOOOOOLNNO
OONONOZRNONOSOJONOOOOOOOOOO[UNOOOONMOONOLOOOOOOOLOONOmOOOTONOOOONNOXQOOKOGNMOKOONONMOOJOVwOOONNONOOCN\\NOMNOOOK>ONONNNNONNMOMOOLNMOONCL^ZKNNMONJOOPOJNR
NNOWOONOLLOOOOOIONKMOOONONONDENOOOOONOOONXOONUJNOPNOLNONOHONKLOOOOOOObOOOONOKOOKOKNOONOONMMOOON_O\\NOONOONNNOJNOOcNLNONWOLNNJLQNOOOPNNONQNNOOMOOOOLNONO
OKHNONRNOYO\\MZOFMNONOOOOOOOOOVMN\`GOOMOGOMOONOMOENJONOOObMJMOJNNTNOONNOONKOOMOONONOOOOOFONOJOOO;%LKKDNONNONMOOOOOONMKNOA\\INLNFOMKN<XOcNNOOXLNOJ8PJOOMLZ
bNiMNOOPKNKJMNINFDNOONONLNONONOJJTGMIwABO]TMONNMNONOPOZONMWQONOROdAN¢NKFoNOLNNKNPGLNLOK@NRONuNJNHMNNNMNN_KVPNOMMNL_NNJ>ONNNSNNOO[diOIHGNNNMMKIO[LNLLIV
KONIOYNMNOGMINONGOOOOOKNNORNOMMNN*OOWNLORMO>VHKaONOML8OXO^MLGOOUINbeNNQKMLONLOOOMONJEHKOL9MNOKNNIG\\>ONNNMXTNNNLZOOOEONBNNH]NNOONMOLIaNMONNONKOM.OOOGNO
=NNXWMJOONO_\`HvONNOOUOKENNNJOh\`MOONNVO_OON\`MGOOONON[KOMFLAOMNNPO^RNIOEBONMLO;OOXUORºPHOOOOMZNaOOLOoOBNNNOKJIMMOOINNNLOOOOMMNPOPNLNIHMNOOLONTNOLOIOOpPJ
OONdNNOOYMMNLNORYOMNMNUOHMOdN[NO\\OENOGMONYEOOMDOLLNWJDOOd^EONKOOOKON[4OOKNKPGIOOMONfLOO=MN\\NPeLLMMONOKOMNOSLNONKOI\`NN\\OOBnNNHONOKO?BONMMMUNNNIGPNIOOOO
NPNJHGNJNNPNSLU\\NOLNLYMLNMNNINLOwINMIOUOMeKLLOMNOIX9LLJMNZOIMHMVP[jNNnNMNNOMeOONLMKMOMOMNONOMNKNOOZNMOOWOO?ON7dKNNCOMOOOigINONNKbjJOOHUNMNLKOOONNOZOME
MNMLNNNLNMKNJONLMIOMMNKNOKOONOOfLLMMFNdNOQNAZNMIZNDOOSEONJONIe9NONeOOkMOPXO]ZNMNMIOMOOxNOHOOLNMKaH?LLKMJNOOLM\\VKNM4N-NOMONNOMNNTNvONNONOJONNKMONONNMYn
NOiNENONIOOOMNKMNJOFUtF?OMLSOKGOMOOOOOOHLDMXNNUOKNLNNOOOIbJNQJOMOQNOPNLcNMNMMkO@NUaTOQOMCNKYNO=YONOUNNOOOtsJOOONLOTNONKOMNNJONN¬NEXMOJOVFMMOONNOSZMONN
OEaV4FLOKRONMODKONEINNOGNNONNNTYLNFMNNKRMOOOJOO\\ONONNMO\\NOOOSJNOCOXONSMONONIMONNOOMOWNOMN\`NNNM[NLMLN)NNLOOOL=NNNNNHMOJLOOKLNTLNNO=NNIMKNMOONOPLONNMINN
HfOOO<OlNONLOGNOC\`MIOO

YOLJNLNMLNIFIKHJVE;GMNL^NLu[NbMN[UMVKIdDNVNCGKUNMXJMOOWe=LMOHilY9_JN^?MOYMGW_MK_JZMINL?NL7b9Y\\AJ\\NEgKGOO¦ZCJLNI?UJKGDMS4GIELJNONN?K8CVTu=JGMJHMVOVcM^O
eLYJE\\OMKOcNOJO\\NOkNCgJMN_VGKNI_K]=7iLwbQNMTOO;8MDL^MANJIKLLM3AONMMNEDwNXMaMNMOHMCF^JLLHKNC3LJ@J=MLOFQWGHBOFW\\jNZZZi_FcOMNE@JKJNOHGHNOBPCIvUOKQbGN<QpI
INKMM^BLNDIL<MZQIMKKOGKMNJj@MMLNNJJHUOOLDL>Oc@N>INNI<JBJNZ|LFM=PFKCFEJNN]LLMNOMGGMLNIQJOLMINKKNCLQNEOUMTJHE]MIHKEO^KIXFN<[kANO9@4M\\obcCL]LZTLPYDOLQb]q
NKOMMMLNCLlV?D6UPED_N;JAV3Z\\KDZKHC~O:haBNmLZEOMF\`NNNNLOW=OKelBNSMBNWONNVISLMML2ULFOVOM<SMhO@YIRSNOLNOMTL7UIN@NOOOg\\\`kNLO@EJRMSVNN-@hZFNVMIT[aHdLGNNKZH
=6^FiHOOZBHNeWV\\J_VOMMNOAL]LKGM[TZK@OycbH6NW_OJ=\`BX<M6E?EKN@NmKOLL\\DUzOM¢JCSCMMMFO3OSc]fNRREHM2_HFLPP?NTNNGIIKIOIMEKk[aO\\\`VENKDNBR{OGKlmLbNnJLIFfHIBNj
B<NM_H[\\BMNONLNLJY?ANFJVMILLYJbYLWLKfNIKFOKfWK<aNKOLK@IJY\\OCOILHLHNGNfNNOMGMOEHO8OCfKNMNWFN<KKDO@Mj_IJ_BUM7YNMHNLOFLOAERJSO:L9lTON;\`NM7.KKKgOhLe^ACj^_
ENQ]OMP£TBOV?I?NIpK>ONSNjOLLNKOMTG\`UN[NMHcNOH:NMHZVT_HKNHG]NKBOXOJHNN_dIcY_NO:pNNN[dPKDZINTTOON\\ON^>XOCNMMMRVNNJMUOVAD[IDBMLLT=JOMJA:3JOKEF\`N@WJf:IbG8
@<[*^IVDEN_EOOJJM_JVHPPJh^L[GIFYKNBMcF¤ZJ5ZCanIKMJNMNNY\`YMKCHYNB@XEW?H?K>WDN]OOER?HPNjQMKK_MW\\<LNXNGOKJJHhZFAfeNFMON0ZKJFMMLkMWI_JOpONMNNRMKOZ[HPNNIMO
MNOEOIJMNOMM?MOMMOPKUO>IImM¥9@NWOOBpNqLTaJMGLFGONe9NWWLJODWYD?@.NIPXNChKOOeMONQOdN[DIHOMFLJJOhh9J^NGLK9EXLYW>KdIKMPYVBYZgNBOMYA<]@NEHIZNO]LuNOOHPOKKOM
OM]KNHOFDCj7oZ?OSJOjTLmA\`@XO]KOdONEMNNNO\\OJONXUWdNO>O>KNML[NMONLQVOHKKOO:YkOVMOLNNAZMNGL\\DX:MNVRZIOELWBXN^CTMNNINT?WYJjNFJcIIGR<HINANdMNNNPNMDKMH\\eSGG
DKO=JKMON9f3YOMPKJNY¢VMNBMMNIWMZDOOM\\ON>AMK@KOLHjGMYKWNOtWVNaOO<OMHJOQHOOONOBJONLTJh=IKGIqYOJPFPd?XKONM@PTNNMMKNNNIOJLINN\`^FZMNEO=Z^V@¯XBVV2L@@NXOMOLJ
ZNOHOMHLWOOKNOMOMMEafOOJ\\@NJlJYMDYOO]KdNKOHKeMQiONGNNLMSLIJMLNONOYELEIY@POWGWPOMMOG\`BBkcDPMWMOOOHaKOFnBYqNNWfOMLMLKN<vjQONNAtIPM=O[OROHAMNJKCMTMNJJNex
FN]FN[FHKHOOFBSWVMNHOICYUL8EINN5E7BKvLaMGEOTXLL4tYN?dK<JMYJSJTNXANN;HdJegAIpAJGgWJN[JQBJXKPNMN^aODJLJLCg\\¯5C[NMPFLT\$VBLJOEZ_MJ5FnNOjH:eLQOLLBEF?9MPLVJ
MN\\L<NMQYF:M\\<=MLMLMVcN?bN7R8YfOnNLJG^,\\CH2]MCPNFMJW=OAqpJfVNHL@x@fFkLQ?\`hGOCXZOgO>NOO\`_KM?XK[NB_=fjNNBVVrHNNNBNNNMXMThGKYBMNDXL\`NnEND@JNMNOURNZRLU~NN
]DZeAXmD^=WMMN]LKPNhGZVFM^^OJJU@GF/I\\KNX>CLI<\\LALC\\DH]EOJFGBBgIF5MWN-GPZpXGeNLeLONNF©UGJMbKMFALJ2GNOrNXNNUYONLNWKG<FDMIL]CWN~NJKEMQRO?^__JiK]AZ^IJILQ@
MNMBOOONNOg[ELRQRNYVLK?¤JHMHM<MWM@\\NGG@GFOZOOLKLND^I<YNIIT]JQ_MYOLNHHb^HdMmBOINLPMPKENZT^NNZO\\n>ENQMLEKNLAJNMOIRVe<FFKMIfBC[_EpNLO>7NPLbFAqNNIMeKFG[LL
DNJbv_MMhIQHJGIJMcffLNEL?H\\e[_]PTIBGUNMGHJNL\`OLZJBQZRLo[OGKiHOJN\\OB?JVNJNOLLI:VHUb]NavOGN_MNWNPMKONXBMOJYl9OoNNG]IBOKJ]INAK[Q6MBEhoMmXRohNBOWGNE8^JNDI
VHtOUJaOJLLW\\VNO<PL=eM_IMN(_NtpUO_JVT_PK\`kKML^MZCMMMKb_LBP5OvM>WFCa9GL\\GHM]-a=L@\`L4JMODMxW)O]XLGMiJe8Z?H\\NJ:ZMBLSHMNOKZ[NMcOhMMkMEMIAMFRFPLLMKINMSSNMA
VM@a¥NN>COKO9KMFNTG\\KMbnOKNEC[:cClVNNJauLAMOXHF\\JNMJ^LONJMCvGJOLWEcObTWBjI?cJMFKNTNSOKBMNNfLRNJPNVOPJKNNKLJKFKLFMIMSMIEbL"NONGPSO_cHNFMJLODEhKMMQHpfCO
NfARDTDKG¢Z_MQiLND^FMFGK6KTFNZBOvKIJ¦>NB?QJFsOMAJQKFILMOM[M^\\cMZUTJHNOEVVUGNPsLM.GdO9MZi3\`UIV\\=PNKOOOQLMMHMCKgNWDfUMNI[OOcGHIJLNPOOgDNKNbMMONKKeIMH>3J
heMNKKN6?]FPnPVMMHTOQN

CfBKG^bMP]\`d?I\`WKTkO7O<PN]?C^AI\\D;\\POL1]ESKGM]ZLVLGLZYBAhFYaX?LGyOb;JN\\XTbNJGF;GaKV\`\`K[RCJ?h-^RH\`::\\]N_8LgRB0=\`JTSPYdYa_AGJZCW]SWXj_EM7TMX^[Ib4G@?egK
?\\Ye]9\`XTGA6H4]FH@:ZQ>GhLJPYJEYJPLjmEX-UbF;UHigIP%JMZFWI;Zh]V_\`b@gdha?GIg8[X^JZXO]4a=E]U9LmH_kYjGW>_VJXYdCRLK9HW[EDK_CC?obmCrPKYF>^ZWR£^Q9WiDYg\\HmX8Y
FbJrUO\`9J_l\`AEQENRIc7MFd@ZCV1XE?fJYJMgbJjY@PNJUE[dUNfX^VZ>3TR<e.\`U@WDZEFH7PW2EFY9HU]J5DB_Z][KZZKgEKXW-MRcV[?U^D\\\`VUdM8FYe89>T_CkaWEAP(c?QGVVZDSTDlW9j0
jHpPW\\d:]YBQYcXM4YQFYb[?K\`B7]JMVC^M\`f85_+)@TC]9fCU7;2BJE^\\a<BaAcQ5?JEAGBYJXFa[XBXSZjbWJB\\ANXD^ZfXAUYH[dBhU@fjULdZA]K7YL6THGc?TJRaSO?I[^8@Y\\>c]:XS\`ce>a
\`[P]D\`F=[I_g9[TD\\SR;CfCSpW]bWX:J\\I_JWQH83U]>L\`[d_PJ¤Jna\`[K^\`52HaF@DRP0ECG2]T^XHE9kZGZC@M]=EZ[JBEM[VESX?n+W_TX|N9zbX</\\<HGN\$\`WG]YfQ-]eDNAWCX1\\G:h?_\\^A>
QZJFEJ6>T^VU@I[\`JS7<Z0WAEHQ\\K1><AJ\\BBc-L_G@KPR_0OfFL9RFqEEF>d1WUB\\Zc85YZ^HK[WZDRgEVD\`FMIGI0hYBd>cDLK]M=RM;lGQTe^BTY<GE[?A7_OkLEPY_8KCCqSPnO>a;\`\\T]MVG?
6eBDZJHAWhZ\`jTC>YM\\OWOUIQR]\\IAB=^EPCXC;I\`4haPhVXOSK1ACZUT\`?KjXN4G_EG#MBgBIHO8R4UX>QB8[YGZgCMZF<7,Y4ZX\\LILUcKKJfTALUVFIC\\]^OJ[A[RfeCEYo4^UTb=bVSM@¨MB]q
JWMxO?cHZKZKZ\`eI<bNI^XJ4T@d0p;KNNWm|Fe'GY]E\\2;XeeHPO8\`KI&_L_PDVDTngParaYcUXXGBHQI8WEI#9JQcC#9EkA7Q_]H^DaWBMM]TIIKU,^PFOCL==F9FH0D[?8Cg\\g!B[aWGESEHRHN6
X@KA\\\\FHVJAFOBK_f,CJQVbYUH["kgZAFDS6X4?V]V\\Y8[XKt6iWUMQZkZHH\\ab_iQ]HDCBZI\`BCFg8V<AF\\\\XVjSl\`\\X9>hJHI\\begRGVLLQV8[ZC\\KNMIZ7^_\\FM__G^G]@FF[KD52GR>X[f[\\hO
ZYDXgjNYY\`:j-3e_]F49YP6e?^L@?DV;[IGFYHQ=YFC<HHJM=ZAnYJ\\J\`^N[LR=dHNDHDJkmpA=gI<YHbJUIUV?\`;?IcU[Q\\IGWZU>\`JLHQBXWdZAFlK:a:I_WK@XIDh^iEeKTMK\\VDGIMYKXD:XLS
^BaFX\\CV\\P6fN=\`\\Ub\\BBJc[_PVcNX]8iItG@E[k_V_b0GvQ5ZHF]R\\_6IT[BV1_CVZ^\`>]jAC=dAV@\\:YV6bPtED7]H:GN:8OUIH@M^Z@?;<;U=@Ki>[GK:\\XHXPCXUDbEHNl4G:JInld^\`FdeHDg
GMWIIPS_MNbDINK\\7AZA:a;WKfGX4WX=!Fi7RYEZj\`W\\;\\ZDF?XTJX_GDT>N_:nRM8VV=LLTl5KDHRZYHa\\?\\\\@AN[OMZHkN^JQ_K1QU0_WU-8\\VZVE\`3*2FN?ZL8U]W0lNLE_InYIJD\\<Z(@N7?;X
FGQEnLDLGIZKo\\deUR\\\`XL6DTTo_[AGyVWjA=*OnI@UL>XZ^.F[a?VXCANAH\\EM\\@?f\`)A:6=\`V4\\Z_BZADH0F@Y5>HW0L\\=X__HVCX>FDa/@bZN8<£LlN[lTQHWH?T&\`::<R,NJ2CC-b^^MG\`_\\W
.B5QAWbNcZ\\X\\Ri<[DY\`C@hcMHg]U2B^Kw:USDZFY\\\`NO&SVXKEUJ]^36JDObV3\`Kf5LMVRhMCXGGJDV;XRm_YIYAY\\HLEePG=4?UJYQ5VU-KYl7YDoEM>H[;_Na:iFVGl?fL\`aZWbclPXYA\\[HAeO
?eI7OM8[JeN)N@GG[IXCuZHVW@JVE"?l*KYRWAR|\`UGi-EXPGCZNJ\`l;@_VBFLaTR\`tT\\F@MP<L*9EP9I35O\`LH>R@@ObPSSG_G]Ch\`4EPU6G9E]bbcaV@GQ8g4>DEDKNjCBU>S[OUDNLBTOMFCE
R\\MHWYHa\\XE@QHI]SZPQDJ8'S\`[J(WdP=a\`KYkF¥_VG<YUPPW^O?lEYEFNIdrGVFWAIEQXSWSI0W^]YWP-Z\`PUFIHfZOF5;H[SEZ[OUYc\`R5M_g!E@V_AYZ3VM_RHn16EH[\\5A1GKZDZ<nQc/IRDZ_
uGX35>Jb<[2QEZaLX?G\$W-nIFL];DJ;DDJ_^FYc[I?\`P)LiHecHE2U<OQS^R9Q\`8DA>Z<CB=\\S6MJB:W5@OC? VC:H\\E[W^DM]<9ieGWdBXA25NELO_F[[HZ@)OTIVb_O@=n/fE8XdiUJWJ[uTKKb\\
TSCGzbGV-^@+KN)VM]VjHGH]KWyCb9/IPCUEL?IS4@[VVEPDB[D]WA\`:cmrZ@DzM\\c*Zk8HZ\`GBa5X.fM2vWwHCN;DkA;T^*=LZJSWHRP=\\WG[T@k\\ZVQAG[CX>s=HB(ZIc9aUYGVXO1LIKAA:>OeC
EGJ73W[V\`UMD>D 6XaZP\`/4K\\>_lWLVCZ=L\`VJA5MefAMIWCTYY7ABC;IIUUX[JbNX4bDG5D5_f8\\ARVM>CSDDkZZ[TaE]bE8FFEaKW6\\E*RaUXjD4,X0YREMJVJd6o6]J9:2XKLk\`aT;\`=@VUBKhE
XFLZjEl\\,IHH\\ZLpG;<4(_XNjXAbD8YL6dUY b.dX:VaI=]BV<Ec]UYGWI3CKTHZKWVXWTgDKK^*'1cCsGR@cA.C¢:Y[JC[_3]XL¥9B?Y\\AcXAL\`hJMf@mN42EHNi_G[[gf(}W-Z[\\ZWjs]IGLT'_G
CF]IigX=YFKY1LLCiF_[Z@`,
}
