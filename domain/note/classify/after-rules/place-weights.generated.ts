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
after diagnoses
after medications
after none
after other additionalNotes
after other complaints
after other diagnoses
after other out
after other physicalExamination
after other treatmentMeasures
after other treatmentPlans
after physicalExamination
after same additionalNotes
after same asks
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
asked route
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
asks
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
before other treatmentPlans
before out
before physicalExamination
before same additionalNotes
before same complaints
before same diagnoses
before same medications
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
m asNeeded maybe clinician
m asNeeded maybe patient
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
m both patient
m child
m child maybe clinician
m child maybe patient
m closing
m closing clinician
m closing maybe clinician
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
m diet maybe patient
m diet patient
m doseForm
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
m identifier
m identifier clinician
m identifier maybe clinician
m identifier maybe patient
m identifier patient
m imaging
m imaging clinician
m imaging maybe clinician
m imaging maybe patient
m imaging patient
m joiner
m joiner clinician
m joiner maybe patient
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
m negation
m negation clinician
m negation maybe clinician
m negation maybe patient
m negation patient
m no
m no clinician
m no maybe patient
m no patient
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
m question
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
m reassurance maybe patient
m referral
m referral clinician
m referral maybe clinician
m referral maybe patient
m referral patient
m refuse clinician
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
m secondPerson
m secondPerson clinician
m secondPerson maybe patient
m secondPerson patient
m sickLeave
m sickLeave clinician
m sickLeave maybe clinician
m sickLeave maybe patient
m sickLeave patient
m sign
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
m thirdPerson maybe clinician
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
rule telephone/done-on-coming
rule unmarked/judged
rule withdrawal-period
vet

QSZYCTPPPT6R>BK^LDEgRS\\DI9KH@EOJM?TMJCwMHKRVTUOKPPRJIOE\\BKQNEHFNQUOL@U4S]EbW>\\HC5SY?^\`JPHHWTV\`PG6OEc=DGAWBIQDS\\O<\`G\`NUh\$Y]VKX<DMVX38,8KHCWFFN3M4JE\\D\`>
JT:IGTY[QD?FROWXHwGGEGTW;MFKKTCPM\`i_Et<uiaNjHVLDLNFUSQK\\KLSRQNUMTLPLCPIL\\A@JT:IAOS>E@GGTKVQISYJOLPKbPPAaH?G?JEPNLIIQMHHUGDGEWEOMODaZjSR:]=?QBYH?L^QF@J
BRTGJXIHS?QYI_S^SHLhrbXVJ\`DSBML>_C=G;\\CNG_GCNSEJ8@?IXXCVR:M?B_MZ\`HhKbbVPKZULJFlOTQMN_EWcKUJOBJ1V_G]HOCICSSBLHLF=[WEE^BS\\\\R7TPSWITNEMN>5R^RHM^K^NVPRK^A
RWADQPZMKNXGE]8[PPTbF[Z]FGUCU\`@NEKG\\DCCV6PcSaaF\\Y\\J^I__VVZf_vZ^SKWLVJ[6WhV@SVS\`RQ[ZT?\`F\\SFHXYHIe:I\\LLMVIiOEEQ3TAQVePHXQXcYI8[TmEWB<W)GIHJHDE/FF[?\\J]9N
cKCRHW;>AJMi-BTh8,IDDQkXFbQRc:i?SGShINoYZdSFLLTTM9RV@[b@;JMPB;N-GF

v^FASYFPVRP7UQFK*=jGLNECKEEKcNUN\`YOKKFMEKKKHKGHNKX£:9hMJMJSOYDM<PPHVK\\JY7NJ?HJM?bFDPCNKELbFE7MNaDQLDOaNNQMOXOS@NT@fO@KOB8KL?MUJFL[K7zJISCKVKQ=E=DSNZ<E
SEHNWKANMQP<PT77Ij1BFC\\eKJRNOMHOYL@IKKO?HBOLkQZa<L?DLR^KTC]TXaU_KStLJNLQOQESEHN>@AVO9F?NO[WZQK_][JNKE[AHIMORLOUNASQ+O5EBLPOWND?[FN@IRDI]WPzKF:]JRPC\\ed
\\vkEUBODFc>N?LPAJQm-A/GT;C@ANXUgAPCSHGNYQI^KEZJNTRKXOLSKF]MaO;LO>J\\h]KM\\DK\\_YLLPV[APMMNKTOJLFFTJPJLNEWVVCKIKOMPWMKPUKN6M@GMEQL7fNOEGHFMJ=I\`JSYQGLZREGQ
KXKOPD=e]KN:FDBN\`JI\`dVYP:EPDJ9\\KFJLOOspXcaDKCOGGHABBLM?N.UGBQKLKNB\\EgZf\`IHDIQC>69DO7N@CLKfM=ENdU\`jeZJIeMHV6EIhFTBAMF<EGJI@OM@KFYBE7F/FB\\@E=EALFNMEGX@O
KaoOLM:[FoXJoUB>cJJ[A}2\`<JZO66HIEMKJOMWNEM?NM7V2O[FaGN^bfA[O75MIFS

@=?OV-HEGB[KWZG?SUVGFLLHICVJ,OFNLQNZZC9WJZ.?.AHM=9IxhJOJNSSFTRLQNHJ^UKSFQONRWMO9^KLULGNKQCNZFLMAcTNNO]ONFLNCNF@IIC>JURKHBfMODTMFM8XMEJLKPEPMLY@[?OO@G[
HLTNTGF??IVT?JBXI_5N=KTXEMJMOEMIFL;PN;OEKNERIKMOg\`fcMDABPIPaNNCAKFLPRUMJNKLHLTNOJN[OcX\\SNOOTMEH?WLbYRELKUKO\`QXWN£{t¶|NSJNTUQNU\`WANYMXYKSLc=N=KAMYLMk=7
=JQ>QIGKLOGJLLEDLFLGF\\ELLHSFSFHGIVBLGJO>QFCURRNO4?;MOJLKHW[K_MRR?[MCONWN[M8D:INHFGOCE7RK8\\CN>KKENQFTSTRPJEVNNXUSDKBKHM]LOWXIEVDUNNLLPJL5G7?KSWNKMKIZJE
MHNONPWJMYW8F>GOHPESJTUNDNGNLDGXKMMNODEGH[@PPLWRLLNNNNHYLEOdOP@BRADH0<1MMINNFK@BA@G\\\\UbNE@KFKPL@M^NIaJFJHGKOGfDVHFIKEFBHLEOLERGGDR]LgJA<<@HJDKJA]LKJGO
K\\P>MLo\\Nq?N19JLKV:DlO<MbIOOCBL_<LEGOHM=ILE^MAdZYV>XIR.LIcPNm;NKJH

'GC@MUEI=L\\hMImC_TH<FCKXH[MIYIDNITHFDa>NIDYRXQI^RE-7XGN[f\`1:cUBT:<SKGHR<<J@Se?SmSTS:HTOJGTJFgEDMSBNTNWLVQMMAP0e,fASUX:MbPQMaFA>OPMHcKfMFaFD>F\`W_YO;E^R
NQ^PBFB>JSTUWF?GLe=9D@\`g\`OUhB[[P_\`@QHEO=CDQIFHGN@7IRDFSR@@FLO>O]_ULMVYL_FjSNQ^P\\[WR[ZRP\\LGDQBNJJFRITMH\`>ZmJS\\Y>K/<5.LmZecKKNGNL<iFKV=Cc:T=BLVSVKGLNDEF
IHD[IVFF:dVOZAKONU8EF_EE\\]^CPJSNHK?JV?NK[OA^OGhMojjZLTZRHMPQMJ]TDCBS;McQV[fk\\VMTSD\\]NbHE\\KVIHTHOJTRM[OMQRIJNNLQLNTRKH\\PNHL]HE9^DHIXUW\\XiVYnp@@E[MB]R=d
dZJN?JPCJLLjsZXV?VY<5NEMYEKkMP_IYH]MRVVYlLR>UMW@aQULaBTCd@?TI?@UYQOLccbKHPOOK\`ac]LMAKKJLSJTZCM?;LDJ3BbQNHBaWL<NLKPBQ\`LIQLFNJHC3AOUZE/wL=dXUTofHOKKL@\`8
CG0Wg\\KEs6<Np<E@RG^BBHiT?>I]bS9NN[9cNPCEPOIPAY77Ig[f\\:HUTRGES?X[wG

WT[VPW\\ZUSRPTQCZQYGXZ[STVlTed\`XXMNSTX]QRdY\\W]WWH_dDQII[@GD]mIYjYcbVCdFhYg_OMIZTUDQOmVEXa_MNSSN\\[ZW^7bG[XLcXZZjHjLHR=TY<vd/OQT]q\\LSn]]XSXTTVpWVWVXUXTNV
WSVUQW[Z[TPVQVeXV\$f^\`\\A2_YU>bJQSD3\`BeHcKMUX8JQPI@L>A[TMOUeIDISL@EQ0WV?]ILFXWSVUMPMLNRTX:WKMGTNRTIUMAVUUYNG\\GGEQV,%-A3GSDHUVSQZQVIeBB?UDP@XLVa[RjLHUFG@
O9>TTObnk6QNKSYXUYRPLHYQN?GjXUPRQWf\\eZ_XGO\`KVDFWAGECINPL\\NIWPSC>^_>8:B1AK>?,MX5RLRSRM]JEVLYZj\\nWDPLSLTPQTY_XWMQWMLa[QRSGYOSV\`WRNSXNPIXcEOT9<JPHPOUIQYL
=>g[W]RRQMBH4Lm=RLO>SA=CemUKSWMR[aMDW59I?<Q^FGLN=SSUKPSMPTCJ=IKSFWRY@;JDFR]QPKLCNREPTNUJTURQ[X?TC;1\`PMAUKU]TWTWYXYZUYXhNEYWlUUZVWVaQG2YTGR[VTIXRYSdOKh
P=HJ>>QQCAY>KiZEUbceD&P1\`OH?QpPWeOg5VX6TO>dHeW;YO@NWVULMLLYBfJo2U`,
  n: `n end #
n end a
n end af
n end aften
n end aftes
n end albue
n end alder
n end aldri
n end aller
n end allme
n end allts
n end alt
n end altid
n end altså
n end an
n end andre
n end anfal
n end ankel
n end anmär
n end annat
n end annet
n end antib
n end apoci
n end apote
n end april
n end arbej
n end arm
n end armen
n end armhu
n end astma
n end atrie
n end att
n end attac
n end augus
n end aura
n end av
n end badet
n end bagbe
n end bagef
n end bajsa
n end bak
n end bara
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
n end beine
n end bella
n end ben
n end benet
n end beste
n end besvi
n end bil
n end bilat
n end bilde
n end bilen
n end bilyd
n end blank
n end bli
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
n end borta
n end bra
n end brill
n end bronk
n end bror
n end bryst
n end bröst
n end buken
n end buste
n end bältr
n end bättr
n end börja
n end c
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
n end del
n end delvi
n end dem
n end den
n end depre
n end der
n end dess
n end det
n end diabe
n end diarr
n end diaré
n end dig
n end dikta
n end din
n end direk
n end dokto
n end doset
n end drill
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
n end fast
n end fastl
n end feber
n end febru
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
n end flytt
n end fod
n end foden
n end foder
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
n end framå
n end freda
n end fremm
n end fri
n end frisk
n end fritt
n end froko
n end fysio
n end fælt
n end fôret
n end före
n end först
n end försä
n end förut
n end förän
n end før
n end først
n end g
n end gang
n end gange
n end gavn
n end gjest
n end gjort
n end god
n end godar
n end godt
n end grade
n end gravi
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
n end halvt
n end ham
n end han
n end hand
n end hel
n end heldi
n end helga
n end helle
n end hemma
n end hende
n end henne
n end her
n end hjelp
n end hjemm
n end hjert
n end hjärt
n end hjælp
n end ho
n end hodet
n end hofte
n end holde
n end hon
n end hosta
n end hovby
n end hoven
n end hud
n end huden
n end huvud
n end hvile
n end hyper
n end här
n end hånd
n end hård
n end hårt
n end hænde
n end hævel
n end hævet
n end höger
n end högra
n end högt
n end höst
n end hösta
n end høgre
n end højre
n end høyre
n end i
n end iblan
n end idag
n end igen
n end igjen
n end ikke
n end ikkje
n end ikväl
n end illa
n end imell
n end in
n end inden
n end infek
n end ingen
n end inget
n end inn
n end inne
n end innek
n end inte
n end is
n end ja
n end jag
n end janua
n end jeg
n end jern
n end jo
n end jobb
n end jobbe
n end jul
n end juli
n end jäst
n end jätte
n end kan
n end kansk
n end kant
n end kante
n end katt
n end katte
n end kerat
n end kg
n end kikke
n end kissa
n end klar
n end klart
n end klemm
n end klik
n end klump
n end knatr
n end knude
n end knæ
n end knöla
n end koles
n end komme
n end kona
n end kondo
n end konta
n end kontr
n end koppa
n end korti
n end kraft
n end krone
n end kropp
n end kræft
n end kvalm
n end kvar
n end kvart
n end kveld
n end kväll
n end kylli
n end langt
n end ledde
n end legev
n end legge
n end lenge
n end lidt
n end ligge
n end lille
n end lipom
n end lista
n end lite
n end litt
n end liv
n end livmo
n end lugnt
n end lugte
n end lukt
n end lunge
n end lyser
n end länge
n end längr
n end lådan
n end lår
n end låret
n end længe
n end lörda
n end lørda
n end mad
n end maden
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
n end melan
n end mello
n end menst
n end mer
n end metfo
n end mg
n end mi
n end midna
n end mig
n end mikro
n end minut
n end misly
n end mjuk
n end mjølk
n end ml
n end mm
n end moder
n end morfi
n end morge
n end morgo
n end morse
n end munn
n end munne
n end muske
n end muskl
n end mye
n end myk
n end måde
n end månad
n end måned
n end mærke
n end mørke
n end nakke
n end narko
n end nat
n end natte
n end ned
n end nedov
n end nedst
n end negat
n end nei
n end nej
n end ni
n end no
n end noe
n end nok
n end norma
n end noter
n end nu
n end ny
n end nyrer
n end nytt
n end nätte
n end nå
n end nødve
n end också
n end også
n end ok
n end okay
n end okej
n end oktob
n end om
n end omepr
n end omtre
n end onsda
n end op
n end opera
n end opere
n end opkas
n end opp
n end orden
n end os
n end oss
n end over
n end overa
n end overm
n end p-pil
n end pakke
n end panod
n end penic
n end plan
n end plane
n end plast
n end posit
n end probl
n end prove
n end prøve
n end psori
n end pus
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
n end reste
n end ribbe
n end ring
n end ringe
n end ro
n end rolig
n end rosa
n end rumpa
n end rundt
n end ryger
n end rygge
n end rød
n end rødt
n end røyke
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
n end senge
n end septe
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
n end ska
n end skade
n end skrid
n end skuld
n end skum
n end skyld
n end sköld
n end slag
n end slim
n end slipp
n end slita
n end slut
n end smert
n end smärt
n end snart
n end snurr
n end snuva
n end sofae
n end soffa
n end sove
n end sover
n end spene
n end spise
n end sprøj
n end stabi
n end stadi
n end start
n end statu
n end stemm
n end still
n end sting
n end stoff
n end stofs
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
n end stær
n end sukke
n end svar
n end svett
n end svimm
n end svull
n end svälj
n end synke
n end syste
n end säga
n end sämre
n end så
n end sådan
n end sånn
n end sånt
n end sår
n end sönda
n end sønda
n end table
n end taget
n end tak
n end takk
n end tarml
n end tarms
n end tegn
n end telef
n end tida
n end tiden
n end tidig
n end tidli
n end til
n end tilba
n end till
n end time
n end timer
n end timme
n end ting
n end tirsd
n end tisda
n end tisse
n end tom
n end tonsi
n end torra
n end torsd
n end trapp
n end tromm
n end trykk
n end trött
n end tunge
n end tungp
n end tungt
n end tunne
n end tunnt
n end tur
n end turer
n end tørre
n end tørt
n end u
n end ua
n end ud
n end uge
n end ugen
n end uger
n end uka
n end uke
n end ultra
n end undsk
n end ungef
n end upp
n end ut
n end uændr
n end uøm
n end vacci
n end vagte
n end vanli
n end varm
n end varme
n end varmt
n end vecka
n end vecko
n end veien
n end vejen
n end veka
n end vekta
n end venen
n end venst
n end vente
n end vento
n end vi
n end vider
n end vikt
n end vintr
n end vondt
n end vurde
n end vägen
n end vänst
n end vänta
n end värre
n end vätsk
n end vår
n end våtfô
n end væk
n end være
n end væske
n end waran
n end µg
n end än
n end är
n end ånden
n end år
n end året
n end åtgär
n end öm
n end ömhet
n end örat
n end øjne
n end øjnen
n end øl
n end øm
n end ømme
n end øre
n end ørern
n end øret
n head0 #
n head0 airom
n head0 akill
n head0 aktue
n head0 akutt
n head0 albue
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
n head0 använ
n head0 apoci
n head0 aptit
n head0 arbej
n head0 arret
n head0 atorv
n head0 av
n head0 avfør
n head0 avmas
n head0 axeln
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
n head0 bisop
n head0 blir
n head0 blod
n head0 blodf
n head0 blodp
n head0 blods
n head0 blodt
n head0 blåsa
n head0 blør
n head0 bra
n head0 brica
n head0 bror
n head0 bruk
n head0 bruke
n head0 bt
n head0 både
n head0 calci
n head0 celle
n head0 cmt
n head0 cocke
n head0 crp
n head0 cyste
n head0 d-dim
n head0 da
n head0 de
n head0 dem
n head0 den
n head0 der
n head0 det
n head0 dette
n head0 diabe
n head0 din
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
n head0 ekg
n head0 ekg-e
n head0 eliqu
n head0 eller
n head0 en
n head0 er
n head0 et
n head0 ett
n head0 etter
n head0 faste
n head0 fastl
n head0 feber
n head0 ferri
n head0 fev1
n head0 fingr
n head0 fint
n head0 flick
n head0 fluor
n head0 for
n head0 forts
n head0 fra
n head0 furix
n head0 fysio
n head0 få
n head0 får
n head0 förra
n head0 först
n head0 förut
n head0 fødde
n head0 først
n head0 ge
n head0 giv
n head0 gjør
n head0 god
n head0 godt
n head0 gravi
n head0 greit
n head0 gå
n head0 går
n head0 gått
n head0 gør
n head0 ha
n head0 halse
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
n head0 hun
n head0 hunde
n head0 hver
n head0 hvis
n head0 hälsa
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
n head0 imova
n head0 influ
n head0 inga
n head0 ingen
n head0 inget
n head0 inte
n head0 ipren
n head0 ja
n head0 jag
n head0 jaha
n head0 jeg
n head0 jo
n head0 juret
n head0 just
n head0 kaffe
n head0 kaliu
n head0 kan
n head0 kansk
n head0 kapil
n head0 karen
n head0 kaste
n head0 kindt
n head0 kissa
n head0 klart
n head0 klini
n head0 klør
n head0 kneet
n head0 knæet
n head0 koles
n head0 kom
n head0 komme
n head0 kona
n head0 kontr
n head0 koppe
n head0 kraft
n head0 krage
n head0 kreat
n head0 kun
n head0 kvalm
n head0 lad
n head0 landm
n head0 langt
n head0 ldl
n head0 legge
n head0 lever
n head0 lidt
n head0 lite
n head0 litt
n head0 livmo
n head0 ljumm
n head0 lokal
n head0 lunge
n head0 lungo
n head0 lyft
n head0 låt
n head0 madrs
n head0 magen
n head0 mamma
n head0 man
n head0 masse
n head0 maven
n head0 med
n head0 men
n head0 mest
n head0 metfo
n head0 min
n head0 mjølk
n head0 mm
n head0 monof
n head0 mor
n head0 mr
n head0 munne
n head0 naboe
n head0 nakke
n head0 napro
n head0 nedsa
n head0 nei
n head0 nej
n head0 neses
n head0 neste
n head0 ni
n head0 njura
n head0 no
n head0 noe
n head0 nogle
n head0 nu
n head0 numme
n head0 nye
n head0 nyren
n head0 nyt
n head0 nytt
n head0 nä
n head0 när
n head0 nå
n head0 når
n head0 och
n head0 og
n head0 også
n head0 oj
n head0 ok
n head0 okay
n head0 okei
n head0 okej
n head0 oksyg
n head0 om
n head0 ondt
n head0 ont
n head0 opere
n head0 ormek
n head0 panod
n head0 pappa
n head0 parac
n head0 pasie
n head0 patie
n head0 piper
n head0 plan
n head0 poter
n head0 predn
n head0 prøv
n head0 prøve
n head0 puls
n head0 pulse
n head0 pus
n head0 pust
n head0 puste
n head0 på
n head0 r
n head0 refle
n head0 remis
n head0 reste
n head0 ring
n head0 ryger
n head0 röker
n head0 rökni
n head0 röntg
n head0 røntg
n head0 røyke
n head0 satur
n head0 se
n head0 sedan
n head0 sekre
n head0 selo-
n head0 sen
n head0 ser
n head0 siden
n head0 sidst
n head0 simva
n head0 sist
n head0 sitt
n head0 skal
n head0 skjol
n head0 skuld
n head0 skyll
n head0 slemh
n head0 slimh
n head0 slo
n head0 slut
n head0 smede
n head0 smert
n head0 små
n head0 snusa
n head0 sockr
n head0 sover
n head0 spise
n head0 start
n head0 statu
n head0 stemm
n head0 stivk
n head0 stoff
n head0 store
n head0 strål
n head0 styrk
n head0 ställ
n head0 stämn
n head0 står
n head0 sukke
n head0 svar
n head0 svare
n head0 svimm
n head0 sätt
n head0 så
n head0 sådan
n head0 sånn
n head0 såret
n head0 søste
n head0 ta
n head0 tag
n head0 tak
n head0 takk
n head0 tandr
n head0 telef
n head0 temp
n head0 tempe
n head0 tidli
n head0 til
n head0 till
n head0 tilta
n head0 tisse
n head0 tredj
n head0 tromm
n head0 tror
n head0 tryck
n head0 trykk
n head0 tsh
n head0 tåler
n head0 tænde
n head0 uff
n head0 ultra
n head0 under
n head0 urins
n head0 vacci
n head0 vad
n head0 valac
n head0 varig
n head0 vask
n head0 vatte
n head0 vekt
n head0 vekta
n head0 venst
n head0 vent
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
n head0 vår
n head0 vægt
n head0 vægte
n head0 waran
n head0 ägare
n head0 är
n head0 äter
n head0 å
n head0 åh
n head0 ålder
n head0 årsko
n head0 återb
n head0 åtgär
n head0 ögonb
n head0 ögone
n head0 örone
n head0 øjnen
n head0 ørern
n head1 #
n head1 af
n head1 allts
n head1 altså
n head1 alved
n head1 anden
n head1 andra
n head1 andre
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
n head1 bedre
n head1 begyn
n head1 behan
n head1 behol
n head1 behöv
n head1 behøv
n head1 bestä
n head1 betyd
n head1 bider
n head1 bilde
n head1 bilyd
n head1 ble
n head1 blev
n head1 bli
n head1 blir
n head1 blive
n head1 blod
n head1 blodt
n head1 blå
n head1 blåsl
n head1 blødn
n head1 bra
n head1 bror
n head1 bruka
n head1 bruke
n head1 bryst
n head1 brækk
n head1 bättr
n head1 börja
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
n head1 det
n head1 dette
n head1 diarr
n head1 diaré
n head1 dig
n head1 din
n head1 direk
n head1 ditt
n head1 drick
n head1 drikk
n head1 dropp
n head1 drypp
n head1 du
n head1 dunka
n head1 där
n head1 då
n head1 e
n head1 eg
n head1 egen
n head1 egfr
n head1 eggst
n head1 eller
n head1 en
n head1 ene
n head1 er
n head1 et
n head1 ett
n head1 etter
n head1 far
n head1 feber
n head1 fekk
n head1 fick
n head1 fik
n head1 fikk
n head1 fin
n head1 fint
n head1 flink
n head1 foder
n head1 for
n head1 fores
n head1 forsi
n head1 forst
n head1 forts
n head1 fra
n head1 fri
n head1 fryse
n head1 frå
n head1 från
n head1 fylld
n head1 får
n head1 för
n head1 först
n head1 før
n head1 ga
n head1 gang
n head1 gange
n head1 gastr
n head1 gav
n head1 genne
n head1 ger
n head1 gi
n head1 gikk
n head1 giver
n head1 gjord
n head1 grad
n head1 grade
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
n head1 halsb
n head1 halte
n head1 halv
n head1 halvt
n head1 han
n head1 hans
n head1 har
n head1 havde
n head1 hedde
n head1 hele
n head1 helle
n head1 helt
n head1 henne
n head1 hente
n head1 her
n head1 heter
n head1 hevel
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
n head1 hun
n head1 huvud
n head1 hver
n head1 hvis
n head1 hyper
n head1 här
n head1 hånd
n head1 hævel
n head1 höger
n head1 hör
n head1 højre
n head1 hører
n head1 høyre
n head1 høyt
n head1 i
n head1 igen
n head1 ikke
n head1 ikkje
n head1 illam
n head1 inga
n head1 ingen
n head1 inget
n head1 inn
n head1 inte
n head1 ipren
n head1 ja
n head1 jag
n head1 jeg
n head1 kalva
n head1 kan
n head1 kg
n head1 kigge
n head1 kjenn
n head1 klare
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
n head1 kun
n head1 kunne
n head1 kvalm
n head1 känns
n head1 kører
n head1 lar
n head1 laver
n head1 legge
n head1 lidt
n head1 ligge
n head1 lille
n head1 lite
n head1 litt
n head1 lukta
n head1 lyser
n head1 lytte
n head1 låg
n head1 låter
n head1 lægge
n head1 løfte
n head1 man
n head1 mand
n head1 med
n head1 medis
n head1 men
n head1 mer
n head1 metac
n head1 metfo
n head1 mg
n head1 mi
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
n head1 muske
n head1 må
n head1 måler
n head1 månad
n head1 måned
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
n head1 noget
n head1 norma
n head1 nu
n head1 nyser
n head1 när
n head1 nå
n head1 når
n head1 næste
n head1 och
n head1 og
n head1 okej
n head1 om
n head1 ont
n head1 op
n head1 opkas
n head1 orden
n head1 over
n head1 pakke
n head1 panod
n head1 penic
n head1 prova
n head1 prøve
n head1 pulsa
n head1 pus
n head1 puste
n head1 på
n head1 rense
n head1 ring
n head1 ringe
n head1 riste
n head1 rosa
n head1 ryste
n head1 rører
n head1 sa
n head1 sagde
n head1 satur
n head1 sedan
n head1 selv
n head1 sen
n head1 sende
n head1 ser
n head1 ses
n head1 sette
n head1 sida
n head1 side
n head1 siden
n head1 sidst
n head1 sier
n head1 siger
n head1 simva
n head1 siste
n head1 sitt
n head1 sitte
n head1 själv
n head1 ska
n head1 skaka
n head1 skal
n head1 skick
n head1 skift
n head1 skull
n head1 skære
n head1 slo
n head1 sluta
n head1 slutt
n head1 smert
n head1 smärt
n head1 små
n head1 som
n head1 sover
n head1 sprin
n head1 spänd
n head1 start
n head1 statu
n head1 stemm
n head1 steri
n head1 stikk
n head1 still
n head1 sto
n head1 stopp
n head1 strek
n head1 står
n head1 støtt
n head1 svett
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
n head1 sætte
n head1 søn
n head1 søste
n head1 t
n head1 ta
n head1 table
n head1 tager
n head1 tar
n head1 tegn
n head1 tek
n head1 telle
n head1 tidli
n head1 til
n head1 till
n head1 time
n head1 tog
n head1 tok
n head1 treng
n head1 trodd
n head1 tromm
n head1 tror
n head1 trur
n head1 trykk
n head1 trækk
n head1 tsh
n head1 tvätt
n head1 tycke
n head1 tänkt
n head1 tåler
n head1 tænkt
n head1 tømme
n head1 u
n head1 ua
n head1 ud
n head1 ultra
n head1 urin
n head1 uroli
n head1 ut
n head1 utan
n head1 uten
n head1 vacci
n head1 valla
n head1 var
n head1 varje
n head1 vask
n head1 vatte
n head1 ved
n head1 vel
n head1 venst
n head1 vente
n head1 vento
n head1 vet
n head1 vi
n head1 vid
n head1 vikti
n head1 vil
n head1 ville
n head1 visar
n head1 viser
n head1 vondt
n head1 vänst
n head1 vänta
n head1 vår
n head1 væske
n head1 är
n head1 äter
n head1 å
n head1 åker
n head1 år
n head1 åt
n head1 öm
n head1 øje
n head1 øm
n head1 øre
n head1 ørega
n head2 #
n head2 a
n head2 af
n head2 aller
n head2 alls
n head2 allts
n head2 altså
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
n head2 behöv
n head2 ben
n head2 besti
n head2 betre
n head2 beveg
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
n head2 brunt
n head2 bryst
n head2 busco
n head2 bättr
n head2 börja
n head2 bør
n head2 da
n head2 dag
n head2 dagar
n head2 dagen
n head2 dager
n head2 de
n head2 deg
n head2 dem
n head2 den
n head2 der
n head2 dere
n head2 det
n head2 dig
n head2 dikta
n head2 din
n head2 dra
n head2 drar
n head2 du
n head2 dyrkn
n head2 där
n head2 då
n head2 dårli
n head2 efter
n head2 egent
n head2 ei
n head2 ein
n head2 eliqu
n head2 eller
n head2 en
n head2 enn
n head2 ens
n head2 er
n head2 et
n head2 ett
n head2 etter
n head2 falde
n head2 fast
n head2 feber
n head2 fick
n head2 fik
n head2 fikk
n head2 fin
n head2 fine
n head2 fingr
n head2 fint
n head2 fjärd
n head2 for
n head2 forst
n head2 fortf
n head2 forts
n head2 foten
n head2 fra
n head2 fram
n head2 freda
n head2 fri
n head2 frisk
n head2 från
n head2 fysio
n head2 få
n head2 fået
n head2 får
n head2 fått
n head2 för
n head2 försä
n head2 før
n head2 først
n head2 g
n head2 ga
n head2 gamme
n head2 gang
n head2 gange
n head2 genne
n head2 gerne
n head2 giver
n head2 gjør
n head2 glass
n head2 glemt
n head2 god
n head2 godt
n head2 grade
n head2 greit
n head2 grå
n head2 gå
n head2 gånge
n head2 går
n head2 gått
n head2 ha
n head2 hadde
n head2 hade
n head2 haft
n head2 halt
n head2 halv
n head2 ham
n head2 han
n head2 hans
n head2 har
n head2 hatt
n head2 havde
n head2 have
n head2 hel
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
n head2 hjert
n head2 hjärt
n head2 ho
n head2 hodet
n head2 hofte
n head2 holde
n head2 hon
n head2 honom
n head2 hos
n head2 hosta
n head2 huden
n head2 hun
n head2 hund
n head2 hver
n head2 hvis
n head2 hvitt
n head2 här
n head2 höger
n head2 høgre
n head2 højre
n head2 hører
n head2 høyre
n head2 høyt
n head2 i
n head2 iblan
n head2 igen
n head2 ikke
n head2 ikkje
n head2 ind
n head2 inga
n head2 ingen
n head2 inget
n head2 inn
n head2 inne
n head2 inte
n head2 ja
n head2 jag
n head2 jeg
n head2 jo
n head2 ju
n head2 kan
n head2 kansk
n head2 karpa
n head2 kaste
n head2 kat
n head2 katt
n head2 kg
n head2 kjenn
n head2 klar
n head2 klokk
n head2 klump
n head2 klør
n head2 knæen
n head2 koles
n head2 kom
n head2 komme
n head2 kraft
n head2 kun
n head2 kvalm
n head2 kvar
n head2 la
n head2 lar
n head2 lenge
n head2 leppe
n head2 lidt
n head2 lige
n head2 ligge
n head2 like
n head2 lille
n head2 lite
n head2 litt
n head2 lunge
n head2 lyser
n head2 lägge
n head2 läkt
n head2 lärar
n head2 låna
n head2 løs
n head2 masse
n head2 med
n head2 medic
n head2 meget
n head2 men
n head2 mer
n head2 mest
n head2 metac
n head2 metfo
n head2 mg
n head2 midna
n head2 mig
n head2 min
n head2 minut
n head2 mjuk
n head2 ml
n head2 morge
n head2 morgo
n head2 mot
n head2 mye
n head2 myk
n head2 må
n head2 måned
n head2 narko
n head2 natte
n head2 ned
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
n head2 någon
n head2 når
n head2 och
n head2 og
n head2 også
n head2 om
n head2 ondt
n head2 op
n head2 opp
n head2 oppe
n head2 orden
n head2 over
n head2 parac
n head2 passe
n head2 patie
n head2 penov
n head2 piper
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
n head2 ren
n head2 rene
n head2 rense
n head2 rent
n head2 rigti
n head2 ringe
n head2 rolig
n head2 rosa
n head2 rundt
n head2 rygge
n head2 rött
n head2 rød
n head2 rødt
n head2 sa
n head2 sagde
n head2 sagt
n head2 samme
n head2 seg
n head2 sen
n head2 sende
n head2 sendt
n head2 ser
n head2 sertr
n head2 ses
n head2 set
n head2 sette
n head2 si
n head2 siden
n head2 sidst
n head2 sig
n head2 siger
n head2 sine
n head2 sinus
n head2 sist
n head2 sjuks
n head2 ska
n head2 skal
n head2 skriv
n head2 skuld
n head2 skull
n head2 sköld
n head2 sluta
n head2 slutt
n head2 smurt
n head2 smärt
n head2 små
n head2 som
n head2 sover
n head2 spist
n head2 sprin
n head2 stabi
n head2 stann
n head2 stede
n head2 still
n head2 stiv
n head2 stopp
n head2 store
n head2 stået
n head2 står
n head2 stærk
n head2 sukke
n head2 svull
n head2 säker
n head2 så
n head2 sådan
n head2 sånn
n head2 søste
n head2 t4
n head2 ta
n head2 table
n head2 tabt
n head2 tager
n head2 taget
n head2 tagit
n head2 tar
n head2 tatt
n head2 tid
n head2 tiden
n head2 tidig
n head2 til
n head2 till
n head2 tok
n head2 tom
n head2 torsd
n head2 treng
n head2 troli
n head2 tromm
n head2 tror
n head2 trækk
n head2 tunne
n head2 tydel
n head2 tømme
n head2 tørr
n head2 u
n head2 uger
n head2 under
n head2 upp
n head2 urine
n head2 ut
n head2 utan
n head2 vacci
n head2 vaksi
n head2 var
n head2 vara
n head2 varje
n head2 varm
n head2 vart
n head2 vecko
n head2 ved
n head2 vel
n head2 venst
n head2 vi
n head2 vikt
n head2 vil
n head2 vill
n head2 virke
n head2 vist
n head2 vondt
n head2 vore
n head2 vänst
n head2 vätsk
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
n head2 öroni
n head2 över
n head2 øm
n head2 øret
n p # #
n p # af
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
n p # dråpe
n p # dygn
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
n p # genta
n p # grade
n p # gånge
n p # hvis
n p # i
n p # idag
n p # ja
n p # kg
n p # kilom
n p # koppa
n p # krone
n p # kveld
n p # l
n p # liter
n p # med
n p # men
n p # mg
n p # minut
n p # ml
n p # mm
n p # morgo
n p # månad
n p # måned
n p # nu
n p # nå
n p # når
n p # og
n p # om
n p # p
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
n p # som
n p # sting
n p # styck
n p # stykk
n p # så
n p # table
n p # til
n p # timer
n p # timma
n p # tror
n p # ud
n p # uger
n p # uka
n p # ukene
n p # uker
n p # var
n p # vecko
n p # veka
n p # veker
n p # vil
n p # x1
n p # x2
n p # µg
n p # år
n p a ingen
n p adren #
n p af #
n p af de
n p af den
n p af det
n p af din
n p af for
n p aften i
n p airom #
n p akill er
n p aktin kerat
n p albue er
n p albue og
n p albyl #
n p aldri av
n p alkoh nej
n p alla fall
n p alle #
n p alle år
n p allts #
n p allts på
n p alt fint
n p altså #
n p altså en
n p altså ikke
n p alved #
n p andni #
n p andre #
n p andre er
n p arret er
n p at bære
n p at den
n p at det
n p at du
n p at få
n p at han
n p at jeg
n p at se
n p at vi
n p atorv #
n p att andas
n p att det
n p att du
n p att hon
n p att jag
n p att komma
n p att vi
n p atten med
n p av #
n p av at
n p av bactr
n p av brunt
n p av dem
n p av den
n p av det
n p av dig
n p av for
n p av henne
n p av i
n p av legen
n p av lunge
n p av seg
n p av sig
n p av øret
n p avfør er
n p bak det
n p bak på
n p banan og
n p bare #
n p bare det
n p bare en
n p bare hvis
n p bare ved
n p bedre om
n p begge #
n p begge hofte
n p begge øjne
n p begyn at
n p begyn på
n p begyn å
n p behan vi
n p behol du
n p behöv inte
n p behøv ikke
n p berre når
n p best på
n p besti vi
n p bind hver
n p bitti klock
n p ble tatt
n p blev aldri
n p blev bara
n p blev så
n p bli tungp
n p blind som
n p blir det
n p blir du
n p blitt så
n p blitt verre
n p blive du
n p blive gravi
n p blive hun
n p blive rødt
n p blive ved
n p blod i
n p blod på
n p blodf nej
n p blodp er
n p blodp for
n p blodp fra
n p blodp i
n p blodp om
n p blodt #
n p blodt har
n p blokk ut
n p blå om
n p blåsa är
n p blåsl grad
n p blæra er
n p blød og
n p blør ikke
n p bmi #
n p bor med
n p bort den
n p bort fra
n p bra att
n p bra på
n p brev om
n p brica behol
n p bror har
n p bruke jeg
n p bt #
n p buler litt
n p bupre #
n p byter vi
n p bytte hösil
n p båda sidor
n p börja med
n p börja som
n p börja vi
n p bør vi
n p canin #
n p celle i
n p cha2d #
n p cirka #
n p cm på
n p cocke spani
n p criti care
n p crp #
n p crp är
n p crt #
n p cyklo #
n p cyste ser
n p da blir
n p da er
n p da får
n p da gir
n p da går
n p da han
n p da hun
n p da jeg
n p da kan
n p da må
n p da sette
n p da søker
n p da tar
n p dag er
n p dag i
n p dag och
n p dag og
n p dag på
n p dagar i
n p dagar med
n p dagar och
n p dage efter
n p dage i
n p dage og
n p dage siden
n p dagen #
n p dagen efter
n p dagen etter
n p dagen i
n p dagen med
n p dagen men
n p dagen og
n p dagen så
n p dager med
n p dager men
n p dager til
n p dagli i
n p dagti i
n p de #
n p de andre
n p de der
n p de där
n p de er
n p de flest
n p de først
n p de har
n p de neste
n p de sagde
n p de table
n p de är
n p deg fram
n p deg i
n p deg ned
n p deg til
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
n p den er
n p den forts
n p den får
n p den først
n p den gamle
n p den har
n p den hele
n p den her
n p den här
n p den højre
n p den i
n p den ikke
n p den kan
n p den lille
n p den må
n p den nu
n p den nå
n p den næste
n p den og
n p den op
n p den på
n p den siden
n p den siste
n p den ska
n p den skal
n p den slutt
n p den store
n p den strek
n p den tager
n p den tar
n p den til
n p den tog
n p den tolvt
n p den var
n p den venst
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
n p der komme
n p der ligge
n p der med
n p der nede
n p der var
n p dere har
n p dere og
n p det #
n p det an
n p det andre
n p det bare
n p det begyn
n p det behöv
n p det behøv
n p det betyd
n p det ble
n p det blev
n p det blir
n p det blod
n p det bra
n p det börja
n p det da
n p det e
n p det en
n p det er
n p det et
n p det fik
n p det finns
n p det forst
n p det från
n p det får
n p det för
n p det før
n p det gick
n p det gikk
n p det gir
n p det gjord
n p det godt
n p det går
n p det gælde
n p det gör
n p det gør
n p det har
n p det hedde
n p det hele
n p det helt
n p det hende
n p det her
n p det hjälp
n p det hjælp
n p det här
n p det höga
n p det höger
n p det højre
n p det høyre
n p det i
n p det igjen
n p det ikke
n p det ikkje
n p det ingen
n p det inte
n p det ja
n p det jeg
n p det kan
n p det klør
n p det kom
n p det komme
n p det likna
n p det litt
n p det lukte
n p det med
n p det men
n p det må
n p det måste
n p det ned
n p det nok
n p det nu
n p det nå
n p det når
n p det og
n p det passe
n p det pleje
n p det prikk
n p det på
n p det samme
n p det seg
n p det ser
n p det siste
n p det ska
n p det skal
n p det skriv
n p det slutt
n p det som
n p det start
n p det stemm
n p det stick
n p det stopp
n p det strål
n p det står
n p det svart
n p det svier
n p det så
n p det sånn
n p det tager
n p det tar
n p det tog
n p det tror
n p det tåler
n p det ut
n p det var
n p det vart
n p det veit
n p det vel
n p det venst
n p det vente
n p det vet
n p det vikti
n p det vil
n p det vill
n p det være
n p det är
n p dette er
n p diabe om
n p dig en
n p dig i
n p dig om
n p dig på
n p dig til
n p din egen
n p din læge
n p din søste
n p domni i
n p drak oveni
n p drick hon
n p drick och
n p drick orden
n p drick små
n p drikk #
n p drikk mer
n p drikk så
n p dropp på
n p dropp vi
n p dråbe #
n p du #
n p du av
n p du bare
n p du blir
n p du blør
n p du bruke
n p du börja
n p du den
n p du er
n p du fik
n p du fikk
n p du for
n p du få
n p du får
n p du før
n p du godt
n p du gå
n p du går
n p du ha
n p du har
n p du have
n p du hente
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
n p du med
n p du må
n p du och
n p du opp
n p du pause
n p du på
n p du reise
n p du ringe
n p du sa
n p du ser
n p du siger
n p du ska
n p du skal
n p du skull
n p du slipp
n p du slutt
n p du stopp
n p du så
n p du ta
n p du taler
n p du tar
n p du til
n p du tilba
n p du till
n p du treng
n p du var
n p du vil
n p du vill
n p du är
n p durat i
n p där är
n p då blir
n p då fick
n p då får
n p då ger
n p då går
n p då gör
n p då har
n p då tar
n p då var
n p då är
n p då åker
n p dårli med
n p døde av
n p døgn efter
n p efter #
n p efter att
n p efter det
n p efter en
n p eg er
n p eg fekk
n p eg får
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
n p eg vil
n p egen læge
n p egent tatt
n p egfr #
n p ei sprøy
n p ei uke
n p ein gang
n p ekg i
n p ekg viser
n p ekg-e er
n p eliqu #
n p eliqu i
n p eller #
n p eller blive
n p eller er
n p eller feber
n p eller får
n p eller hun
n p eller ikke
n p eller jo
n p eller ondt
n p eller så
n p en #
n p en av
n p en ballo
n p en blodp
n p en byld
n p en dropp
n p en dråbe
n p en enkel
n p en fisk
n p en forst
n p en gang
n p en god
n p en gång
n p en halv
n p en halvt
n p en hel
n p en henvi
n p en hormo
n p en katt
n p en knude
n p en kraft
n p en lille
n p en liten
n p en misly
n p en månad
n p en måned
n p en ny
n p en när
n p en om
n p en prøve
n p en på
n p en påse
n p en recep
n p en resep
n p en röntg
n p en smule
n p en sprøj
n p en stati
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
n p en vecka
n p enala #
n p ene er
n p enn #
n p enn meg
n p er #
n p er altså
n p er at
n p er bare
n p er bella
n p er blank
n p er bleve
n p er blød
n p er brunt
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
n p er godt
n p er greit
n p er grå
n p er gået
n p er halt
n p er hardt
n p er heilt
n p er hel
n p er helt
n p er hende
n p er henvi
n p er her
n p er ho
n p er hoven
n p er hård
n p er hævet
n p er i
n p er ikke
n p er ikkje
n p er ingen
n p er jeg
n p er jo
n p er klar
n p er klart
n p er kolde
n p er kraft
n p er kun
n p er lett
n p er lidt
n p er lik
n p er litt
n p er lyser
n p er meget
n p er myk
n p er myke
n p er nede
n p er negat
n p er noe
n p er nok
n p er norma
n p er noter
n p er også
n p er over
n p er på
n p er pæn
n p er ren
n p er rene
n p er rent
n p er rolig
n p er rosa
n p er rød
n p er rødt
n p er slank
n p er slemt
n p er slidg
n p er små
n p er som
n p er stabi
n p er stiv
n p er stor
n p er så
n p er sådan
n p er tatt
n p er til
n p er tom
n p er tørr
n p er tørt
n p er ude
n p er under
n p er uroli
n p er vaksi
n p er varm
n p er venst
n p er verst
n p er åpen
n p er øm
n p et døgn
n p et halvt
n p et kvart
n p et par
n p et år
n p ett #
n p ett basal
n p ett bein
n p ett dygn
n p ett halvå
n p ett par
n p ett stopp
n p ett sår
n p ett år
n p etter #
n p etter at
n p etter det
n p etter vento
n p falsk strub
n p far har
n p farli men
n p faste fra
n p fastl din
n p feber #
n p feber eller
n p feber gått
n p feber i
n p feber over
n p fel på
n p felim #
n p ferro #
n p fick du
n p fick hon
n p fick jag
n p fick ont
n p fick så
n p fik en
n p fik jeg
n p fikk hun
n p fin i
n p fin og
n p fint ut
n p fjor haust
n p fjor men
n p flixo #
n p flytt den
n p fläck på
n p foder i
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
n p for han
n p for hjert
n p for høyt
n p for jeg
n p for mange
n p for meget
n p for min
n p for å
n p foran og
n p fordi du
n p fordi jeg
n p forri uke
n p forsi i
n p forst jeg
n p forst lymfe
n p forts #
n p forts du
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
n p fram med
n p fram til
n p freda klokk
n p fri væske
n p frisk som
n p från börja
n p furix #
n p furos #
n p fylle skåla
n p få det
n p får det
n p får du
n p får en
n p får feber
n p får han
n p får ho
n p får hon
n p får hun
n p får ikke
n p får ingen
n p får jeg
n p får med
n p får metac
n p får metfo
n p får også
n p får omepr
n p får ont
n p får osurn
n p får penic
n p får tanka
n p fått en
n p fått i
n p för #
n p för en
n p för ett
n p för hjärt
n p för högt
n p för koles
n p för rygge
n p förra gånge
n p förra vecka
n p förra året
n p först det
n p först gånge
n p först vecka
n p förut var
n p før jeg
n p før men
n p før ved
n p først #
n p først dage
n p først dagen
n p først uge
n p g #
n p g en
n p g innti
n p ga henne
n p gamle dyrlæ
n p gang dagli
n p gang i
n p gang med
n p gang om
n p gange #
n p gange dagli
n p gange med
n p gange og
n p gange om
n p gapar #
n p gav ham
n p gav hende
n p gav henne
n p gav honom
n p gav mig
n p ge den
n p ge dig
n p ge inte
n p genne #
n p ger jag
n p gerne have
n p gi deg
n p gick fint
n p gick upp
n p gigt i
n p gir den
n p gir du
n p giver de
n p givet hende
n p gjord det
n p gjort i
n p gjør det
n p gjør vondt
n p glad for
n p glas vin
n p glass vin
n p god allme
n p god konta
n p godt du
n p godt nok
n p godt på
n p godt så
n p gong i
n p gonge i
n p grad #
n p grund af
n p grund av
n p grund til
n p grunn av
n p grønt og
n p gule skorp
n p gå ned
n p gå på
n p gå tur
n p gået i
n p gång dagli
n p gång om
n p gång till
n p gånge #
n p gånge dagli
n p gånge i
n p gånge och
n p gånge om
n p går #
n p går aftes
n p går att
n p går bra
n p går det
n p går du
n p går fra
n p går i
n p går jag
n p går jeg
n p går jo
n p går kveld
n p går kväll
n p går men
n p går morge
n p går ned
n p går ner
n p går og
n p går over
n p går på
n p går under
n p går ut
n p går vi
n p gått fra
n p gått litt
n p gått ned
n p gått på
n p gör hon
n p gör jag
n p göra så
n p gør det
n p gør ikke
n p gør ingen
n p gør jeg
n p gør vi
n p ha ha
n p ha mer
n p ha något
n p ha sådan
n p hadde det
n p hadde eg
n p hade det
n p hade du
n p hade ju
n p haft det
n p haft feber
n p haft ondt
n p haft ont
n p haft tynd
n p halse er
n p halte på
n p halv #
n p halv table
n p halv time
n p halvt år
n p ham en
n p han #
n p han blev
n p han blir
n p han drikk
n p han er
n p han fick
n p han fik
n p han får
n p han går
n p han ha
n p han hade
n p han har
n p han hoste
n p han ikke
n p han inte
n p han kan
n p han på
n p han seg
n p han slikk
n p han sover
n p han spise
n p han var
n p han vejer
n p han väger
n p han är
n p han äter
n p han åt
n p hans bror
n p hans har
n p har #
n p har aldri
n p har bajsa
n p har bara
n p har bare
n p har begyn
n p har blitt
n p har det
n p har du
n p har eg
n p har en
n p har ett
n p har fået
n p har fått
n p har god
n p har gått
n p har haft
n p har han
n p har hatt
n p har hon
n p har hun
n p har i
n p har ikke
n p har ikkje
n p har inte
n p har jag
n p har jeg
n p har jo
n p har ju
n p har kaste
n p har lige
n p har ligge
n p har lyst
n p har løpt
n p har nog
n p har også
n p har ont
n p har rense
n p har sagt
n p har selv
n p har set
n p har sett
n p har sluta
n p har spist
n p har stann
n p har stopp
n p har stået
n p har stått
n p har sukke
n p har tabt
n p har tagit
n p har tatt
n p har vi
n p har vondt
n p har vore
n p har väl
n p har været
n p hard og
n p hatt det
n p have du
n p have et
n p hba1c #
n p heile dagen
n p heise er
n p hela tiden
n p hele dagen
n p hele huset
n p hele kropp
n p hele natta
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
n p hende #
n p hende i
n p hende på
n p henne #
n p hente den
n p henvi dig
n p henvi fra
n p henvi til
n p her bak
n p her er
n p her har
n p her i
n p her med
n p her nå
n p her og
n p her om
n p her på
n p hjert #
n p hjert og
n p hjert slår
n p hjärt #
n p hjärt och
n p ho #
n p ho er
n p ho har
n p ho penov
n p ho på
n p ho var
n p ho vil
n p hodep eller
n p hofte med
n p hofte og
n p hofte var
n p holde du
n p hon fick
n p hon fylld
n p hon får
n p hon har
n p hon inte
n p hon masso
n p hon skaka
n p hon sprin
n p hon står
n p hon väger
n p hon är
n p hon äter
n p hon åt
n p hos den
n p hos egen
n p hos fastl
n p hos fysio
n p hos mig
n p hos oss
n p hos sygep
n p hos øyele
n p hosta blod
n p hoste som
n p hoved i
n p hoven er
n p hoven i
n p hoven og
n p hovna opp
n p huden er
n p huden är
n p hull i
n p hun #
n p hun blir
n p hun blive
n p hun en
n p hun er
n p hun fik
n p hun fikk
n p hun forts
n p hun får
n p hun går
n p hun har
n p hun have
n p hun hoste
n p hun i
n p hun ikke
n p hun kan
n p hun kaste
n p hun men
n p hun piver
n p hun på
n p hun sette
n p hun skal
n p hun skull
n p hun spise
n p hun var
n p hun vejer
n p hun vil
n p hver anden
n p hver dag
n p hver kveld
n p hver morge
n p hver sjett
n p hver tredj
n p hvis bilde
n p hvis den
n p hvis det
n p hvis du
n p hvis han
n p hvis hun
n p hvis ikke
n p hvis jeg
n p hvor det
n p här i
n p här på
n p här är
n p håndl er
n p hård i
n p hæmog #
n p hævel over
n p höger knä
n p höger sida
n p höger öga
n p höger öra
n p hör av
n p hör du
n p hösil i
n p høgre bak
n p høgre side
n p højre er
n p højre for
n p højre forbe
n p højre knæ
n p højre lår
n p højre side
n p højre skuld
n p højre øje
n p højre øre
n p højst #
n p hører ingen
n p hører neste
n p høyre #
n p høyre er
n p høyre fram
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
n p i blode
n p i boxen
n p i bryst
n p i bröst
n p i buken
n p i båda
n p i börja
n p i dag
n p i de
n p i den
n p i derma
n p i det
n p i din
n p i døgne
n p i efter
n p i ei
n p i en
n p i et
n p i famil
n p i feber
n p i fingr
n p i fjol
n p i fjor
n p i foten
n p i freda
n p i förra
n p i förrg
n p i først
n p i gang
n p i gange
n p i give
n p i går
n p i halse
n p i havde
n p i hele
n p i henne
n p i hoved
n p i huden
n p i huvud
n p i hvile
n p i höger
n p i höst
n p i hösta
n p i højre
n p i høst
n p i høyre
n p i ikke
n p i janua
n p i kante
n p i kanti
n p i kveld
n p i kväll
n p i ledde
n p i leden
n p i legge
n p i lille
n p i lunge
n p i lyske
n p i lådan
n p i låren
n p i låret
n p i lörda
n p i magen
n p i mai
n p i maj
n p i manda
n p i maven
n p i mer
n p i mikro
n p i minut
n p i morge
n p i morgo
n p i morse
n p i munne
n p i muske
n p i muskl
n p i månda
n p i måned
n p i mørke
n p i nakke
n p i narko
n p i nat
n p i natt
n p i oktob
n p i onsda
n p i orden
n p i oslo
n p i overk
n p i overm
n p i pande
n p i panna
n p i puste
n p i påska
n p i remis
n p i ro
n p i rygge
n p i samme
n p i septe
n p i sidst
n p i skuff
n p i slags
n p i somme
n p i somra
n p i spene
n p i stade
n p i start
n p i sted
n p i stede
n p i ställ
n p i stå
n p i så
n p i tarme
n p i timen
n p i tomme
n p i torsd
n p i trapp
n p i tunnt
n p i tåen
n p i uka
n p i urine
n p i vecka
n p i veka
n p i vekt
n p i venen
n p i venst
n p i vikt
n p i vila
n p i vintr
n p i vugge
n p i vänst
n p i vår
n p i våras
n p i år
n p i örat
n p i øret
n p iblan men
n p ibupr #
n p igen #
n p igen hvis
n p igen i
n p igen om
n p igjen i
n p igjen om
n p ikke #
n p ikke aktue
n p ikke at
n p ikke bedre
n p ikke den
n p ikke det
n p ikke en
n p ikke ennå
n p ikke er
n p ikke farli
n p ikke flere
n p ikke få
n p ikke får
n p ikke før
n p ikke godt
n p ikke gravi
n p ikke gått
n p ikke haft
n p ikke har
n p ikke have
n p ikke i
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
n p ikke opp
n p ikke penic
n p ikke på
n p ikke rigti
n p ikke røntg
n p ikke rørt
n p ikke se
n p ikke selv
n p ikke sett
n p ikke siden
n p ikke slutt
n p ikke smert
n p ikke som
n p ikke sove
n p ikke spise
n p ikke spist
n p ikke stå
n p ikke så
n p ikke ta
n p ikke tabt
n p ikke tatt
n p ikke til
n p ikke vil
n p ikke vondt
n p ikke å
n p ikke øm
n p ikkje det
n p ikkje ha
n p ikkje no
n p in en
n p in till
n p ind i
n p ind med
n p inden for
n p indik for
n p infor om
n p inga knöla
n p inga själv
n p inga sår
n p inga tecke
n p ingen af
n p ingen aller
n p ingen antib
n p ingen blod
n p ingen blødn
n p ingen bryst
n p ingen diarr
n p ingen feber
n p ingen forst
n p ingen fri
n p ingen frukt
n p ingen för
n p ingen galop
n p ingen gavn
n p ingen grund
n p ingen hevel
n p ingen hævel
n p ingen i
n p ingen knatr
n p ingen knude
n p ingen knute
n p ingen känd
n p ingen loppe
n p ingen løs
n p ingen misly
n p ingen mista
n p ingen nedst
n p ingen oppka
n p ingen polyp
n p ingen psyko
n p ingen smert
n p ingen smärt
n p ingen snuva
n p ingen sår
n p ingen tarml
n p ingen tegn
n p ingen vondt
n p ingen væske
n p ingen ömhet
n p inget annat
n p inget blåsl
n p inn i
n p inne i
n p innti #
n p inom #
n p inte alls
n p inte blir
n p inte den
n p inte det
n p inte direk
n p inte först
n p inte ha
n p inte i
n p inte längr
n p inte med
n p inte men
n p inte mer
n p inte nu
n p inte på
n p inte sett
n p inte så
n p inte till
n p inte är
n p inte öm
n p inte över
n p ipren #
n p ja den
n p ja der
n p ja det
n p ja du
n p ja han
n p ja hun
n p ja i
n p ja men
n p ja og
n p jag #
n p jag att
n p jag blev
n p jag det
n p jag en
n p jag fick
n p jag får
n p jag gav
n p jag ger
n p jag har
n p jag hör
n p jag i
n p jag in
n p jag inte
n p jag ju
n p jag kan
n p jag känne
n p jag lägge
n p jag med
n p jag om
n p jag prata
n p jag på
n p jag ringe
n p jag ser
n p jag ska
n p jag skick
n p jag skriv
n p jag skull
n p jag sover
n p jag säga
n p jag sätte
n p jag tar
n p jag tog
n p jag trodd
n p jag tycke
n p jag tänkt
n p jag var
n p jag vet
n p jag är
n p jaha så
n p jardi #
n p jeg #
n p jeg at
n p jeg banke
n p jeg begyn
n p jeg ble
n p jeg blev
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
n p jeg finne
n p jeg flytt
n p jeg for
n p jeg fores
n p jeg fylle
n p jeg fået
n p jeg får
n p jeg ga
n p jeg gav
n p jeg gerne
n p jeg gir
n p jeg gjort
n p jeg godt
n p jeg gå
n p jeg går
n p jeg hadde
n p jeg har
n p jeg havde
n p jeg helle
n p jeg her
n p jeg hører
n p jeg i
n p jeg ikke
n p jeg inn
n p jeg kan
n p jeg kigge
n p jeg kjenn
n p jeg klare
n p jeg klemm
n p jeg komme
n p jeg laver
n p jeg lige
n p jeg ligge
n p jeg litt
n p jeg lægge
n p jeg løfte
n p jeg med
n p jeg målte
n p jeg mærke
n p jeg og
n p jeg om
n p jeg prøve
n p jeg på
n p jeg ringe
n p jeg sat
n p jeg se
n p jeg selv
n p jeg sende
n p jeg ser
n p jeg sette
n p jeg si
n p jeg siger
n p jeg skal
n p jeg skull
n p jeg skære
n p jeg slutt
n p jeg som
n p jeg stikk
n p jeg stopp
n p jeg strek
n p jeg stræk
n p jeg synes
n p jeg synte
n p jeg så
n p jeg tager
n p jeg tar
n p jeg telle
n p jeg telte
n p jeg tenke
n p jeg til
n p jeg tilba
n p jeg tok
n p jeg tror
n p jeg trykk
n p jeg tænkt
n p jeg udslæ
n p jeg var
n p jeg vet
n p jeg vil
n p jeg ville
n p jo #
n p jo den
n p jo det
n p jo hatt
n p jo helt
n p jo ikke
n p jo men
n p jo på
n p jo til
n p ju en
n p ju i
n p ju inte
n p junio #
n p juret er
n p just det
n p just nu
n p kalde det
n p kaliu #
n p kalva på
n p kan det
n p kan du
n p kan få
n p kan godt
n p kan gå
n p kan han
n p kan ikke
n p kan inte
n p kan jag
n p kan jeg
n p kan komme
n p kan se
n p kan stå
n p kan ta
n p kan vi
n p kan være
n p kanin har
n p kansk en
n p kapil under
n p kaste ikke
n p kaste op
n p kaste opp
n p kastr #
n p katte fra
n p kg #
n p kg en
n p kg i
n p kg under
n p kigge på
n p kilom så
n p kjenn jeg
n p klare å
n p kliar sig
n p klini t
n p klokk #
n p klump i
n p klør sig
n p kne er
n p knæet er
n p kom i
n p kom igen
n p kom ind
n p kom inn
n p kom jo
n p kom tillb
n p kom ud
n p komme af
n p komme det
n p komme du
n p komme med
n p komme når
n p komme og
n p komme på
n p komme tilba
n p kona har
n p kontr med
n p kontr om
n p koppe #
n p korte episo
n p korti i
n p kraft blødn
n p kraft er
n p kraft i
n p krage på
n p krea #
n p kreat #
n p kreat er
n p kreat og
n p kroni njurs
n p kräm #
n p kun den
n p kun i
n p kun lidt
n p kunne ikke
n p kurve om
n p kveld i
n p kveld og
n p kvind #
n p kvinn #
n p kväll i
n p känne en
n p kåvep #
n p kåvep på
n p kælve i
n p køre bil
n p l i
n p lad mig
n p lar vi
n p ldl #
n p legge er
n p legge jeg
n p legge vi
n p leuko #
n p levax #
n p lever er
n p lever om
n p lidt blod
n p lidt om
n p lige en
n p lige i
n p lige så
n p ligg på
n p ligge det
n p ligge i
n p ligge på
n p lite blod
n p lite bättr
n p lite muske
n p lite torr
n p lite torra
n p liten och
n p liter vatte
n p litt av
n p litt for
n p litt i
n p litt neseb
n p litt på
n p litt slim
n p litt små
n p litt treg
n p litt væske
n p ljumm vatte
n p locoi én
n p losar #
n p lpk #
n p lunge er
n p lunge her
n p lungo låter
n p lymfe i
n p lymfe på
n p låg på
n p låren av
n p låta bli
n p læge om
n p lægge en
n p löpte för
n p lørda og
n p løs avfør
n p løs i
n p løs mage
n p magen av
n p magen er
n p magen i
n p magen är
n p mages er
n p maj men
n p maks #
n p mamma har
n p man säga
n p mand #
n p mande er
n p mange år
n p manne min
n p masso av
n p maven er
n p me ein
n p med #
n p med adren
n p med at
n p med aura
n p med criti
n p med de
n p med deg
n p med dem
n p med den
n p med det
n p med eliqu
n p med en
n p med fnokk
n p med for
n p med för
n p med henne
n p med hjem
n p med hjert
n p med ho
n p med i
n p med kontr
n p med korti
n p med mat
n p med metac
n p med min
n p med ny
n p med pille
n p med pipel
n p med på
n p med sertr
n p med strik
n p med svar
n p med table
n p med tange
n p med til
n p med vätsk
n p med åpen
n p medic som
n p meget bedre
n p melat #
n p men bare
n p men da
n p men dem
n p men den
n p men det
n p men du
n p men då
n p men eg
n p men får
n p men han
n p men har
n p men hon
n p men hun
n p men i
n p men ikke
n p men ingen
n p men inte
n p men jag
n p men jeg
n p men kun
n p men med
n p men når
n p men på
n p men så
n p men vi
n p mer av
n p mer enn
n p mer tungp
n p mer än
n p mere end
n p merke det
n p mest i
n p mest når
n p mest på
n p metac #
n p metac i
n p metfo #
n p mg #
n p mg dagli
n p mg en
n p mg hver
n p mg i
n p mg kg
n p mg morge
n p mg morgo
n p mg och
n p mg om
n p mg pr
n p mg på
n p mg till
n p midt i
n p midt på
n p mig den
n p mig om
n p mig på
n p migræ med
n p min bror
n p min egen
n p min far
n p min förra
n p min kolle
n p min kone
n p min mand
n p min mor
n p min moste
n p min svoge
n p min syste
n p min søn
n p min søste
n p min venin
n p minut #
n p mjølk ut
n p ml #
n p ml i
n p ml og
n p ml under
n p moder til
n p mor havde
n p morge de
n p morge i
n p morge klokk
n p morge og
n p morge tidli
n p morgo bitti
n p morgo i
n p morgo och
n p morgo og
n p mot #
n p munne etter
n p munne på
n p muske i
n p må ikke
n p må jeg
n p må ta
n p må vi
n p måned og
n p måned siden
n p mærke jeg
n p nakke i
n p napro #
n p natt men
n p natt og
n p natta men
n p natta når
n p natte och
n p ned fra
n p ned i
n p ned og
n p ned til
n p ned trapp
n p nede i
n p nede på
n p nede ved
n p neder på
n p nedsa på
n p negat og
n p negat på
n p nei da
n p nei det
n p nei ikke
n p nej det
n p nej ikke
n p nej inte
n p nej jag
n p ner #
n p ner i
n p ner med
n p ner till
n p nere till
n p neste ikke
n p neste ingen
n p neste uke
n p nitri posit
n p no er
n p noe for
n p noe i
n p noe med
n p noe nytt
n p noe å
n p noget for
n p noget fremm
n p nogle få
n p nu #
n p nu drick
n p nu er
n p nu har
n p nu ligge
n p nu och
n p nu og
n p nu ser
n p nu ska
n p nu skal
n p nu är
n p numme #
n p ny hofte
n p ny kurve
n p nya prove
n p nyrer ikke
n p nyret er
n p nytt i
n p när det
n p när du
n p när han
n p när hon
n p när jag
n p när vi
n p nästa vecka
n p nå #
n p nå er
n p nå har
n p nå i
n p nå med
n p nå men
n p några dagar
n p når det
n p når du
n p når eg
n p når han
n p når hun
n p når jeg
n p når vi
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
n p och får
n p och han
n p och hosta
n p och hård
n p och hårt
n p och i
n p och inga
n p och ingen
n p och jag
n p och kväll
n p och ligge
n p och lite
n p och lungo
n p och min
n p och mjuk
n p och mormo
n p och nu
n p och panna
n p och på
n p och ring
n p och sen
n p och sköld
n p och så
n p och titta
n p och väger
n p och är
n p og #
n p og aften
n p og at
n p og bare
n p og blod
n p og buler
n p og centy
n p og da
n p og de
n p og den
n p og der
n p og det
n p og din
n p og drikk
n p og du
n p og eg
n p og ein
n p og en
n p og er
n p og ferri
n p og fint
n p og frisk
n p og få
n p og får
n p og han
n p og har
n p og ho
n p og hun
n p og i
n p og ikke
n p og ikkje
n p og ingen
n p og jeg
n p og kigge
n p og klør
n p og krumm
n p og kveld
n p og lidt
n p og litt
n p og lunge
n p og med
n p og metac
n p og min
n p og nu
n p og nyren
n p og nyret
n p og nå
n p og når
n p og om
n p og pulse
n p og på
n p og ringe
n p og ser
n p og siger
n p og simva
n p og skriv
n p og sukke
n p og svare
n p og så
n p og tilba
n p og tromm
n p og ut
n p og uøm
n p og varm
n p og varmt
n p og vekta
n p og vente
n p og vi
n p og vond
n p og øm
n p også en
n p også om
n p også på
n p også selv
n p okej då
n p oksyg er
n p om #
n p om aften
n p om att
n p om dagen
n p om dan
n p om den
n p om det
n p om du
n p om ei
n p om en
n p om et
n p om ett
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
n p om å
n p omepr #
n p omkri #
n p omtre #
n p ondt i
n p ondt under
n p onsda og
n p ont i
n p op #
n p op af
n p op på
n p op til
n p opere for
n p opere för
n p opere nej
n p opp igjen
n p opp litt
n p opp på
n p opp siden
n p opp til
n p ortop i
n p os fra
n p over #
n p over det
n p over i
n p over på
n p p #
n p pakke for
n p pande og
n p panod #
n p panod junio
n p par dage
n p parac #
n p paral forte
n p pause i
n p pause med
n p penic i
n p penov #
n p per dag
n p per kilo
n p per milli
n p piper i
n p plett i
n p plett på
n p plus #
n p posit for
n p posta #
n p poter og
n p prata med
n p prata vi
n p predn #
n p prikk i
n p probl med
n p prova vi
n p prøv at
n p prøve er
n p prøve fra
n p prøve vi
n p psyki statu
n p puls #
n p pulse er
n p pulse är
n p pupil er
n p pust inn
n p pust morge
n p på #
n p på akute
n p på alle
n p på apote
n p på armen
n p på at
n p på att
n p på badet
n p på begge
n p på biops
n p på blodf
n p på dagen
n p på deg
n p på dem
n p på den
n p på det
n p på dig
n p på dit
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
n p på helse
n p på ho
n p på hodet
n p på huvud
n p på hytta
n p på höger
n p på høgre
n p på højre
n p på høyre
n p på i
n p på jobb
n p på jobbe
n p på kante
n p på kinnt
n p på kveld
n p på kväll
n p på lappe
n p på legev
n p på legge
n p på lunge
n p på lørda
n p på manda
n p på maven
n p på meg
n p på mig
n p på morgo
n p på natte
n p på nytt
n p på nätte
n p på om
n p på onsda
n p på ozemp
n p på papir
n p på prøva
n p på rygge
n p på røntg
n p på samma
n p på sidan
n p på skade
n p på størr
n p på sönda
n p på sønda
n p på til
n p på tisda
n p på tom
n p på torsd
n p på treet
n p på tå
n p på tæer
n p på ultra
n p på vei
n p på vej
n p på venst
n p på väg
n p på vägen
n p på vänst
n p på vårdc
n p på yders
n p pølse i
n p rakt fram
n p recep på
n p redd for
n p regn med
n p reise deg
n p remis för
n p remis till
n p rense øret
n p resep men
n p resep på
n p reste af
n p ribbe eller
n p rimad #
n p ring om
n p ringe dere
n p ringe dig
n p ringe du
n p ringe jeg
n p ringe med
n p ringe ni
n p ringe om
n p ringe til
n p rodna och
n p ru plett
n p rulla sig
n p rundt #
n p runt #
n p ryger ikke
n p ryste på
n p röd och
n p röker inte
n p röntg visar
n p rød og
n p rødt og
n p røntg af
n p røntg viser
n p rører vi
n p røyke ikke
n p sa att
n p sa de
n p sa det
n p sa du
n p sagde det
n p sagt det
n p samme dag
n p samme med
n p samme om
n p samme som
n p satur #
n p se med
n p se på
n p sedan #
n p sedan en
n p sedan i
n p seg bak
n p seg i
n p seg på
n p seg selv
n p seg til
n p sekre er
n p selex #
n p selv har
n p selv i
n p selv om
n p sen #
n p sen dess
n p sen får
n p sen i
n p sen när
n p sende vi
n p ser att
n p ser det
n p ser inte
n p ser jag
n p ser jeg
n p ser ju
n p ser norma
n p sertr #
n p ses i
n p ses om
n p ses vi
n p sette jeg
n p sette seg
n p sette vi
n p si #
n p si grad
n p sida i
n p sida är
n p sidde og
n p side eller
n p side og
n p siden af
n p siden augus
n p siden de
n p siden du
n p siden i
n p siden jeg
n p siden men
n p siden og
n p siden onsda
n p siden sønda
n p sidst gang
n p sidst uge
n p sidst var
n p sidst år
n p sig i
n p sig och
n p sig om
n p sig selv
n p sig själv
n p siger det
n p siger du
n p siger hun
n p sikke på
n p simva #
n p sitt still
n p sitte ihopk
n p sjuks #
n p sjuks dig
n p själv har
n p ska du
n p ska jag
n p ska ni
n p ska ta
n p skaka på
n p skal du
n p skal ha
n p skal have
n p skal ho
n p skal hun
n p skal i
n p skal ikke
n p skal jeg
n p skal også
n p skal stå
n p skal vi
n p skal være
n p skalp och
n p skift til
n p skrap och
n p skrap og
n p skriv det
n p skriv jag
n p skriv jeg
n p skriv ut
n p skuld er
n p skull bare
n p skull jag
n p skull jo
n p skyll med
n p skyll munne
n p skåla #
n p slemh är
n p slet ikke
n p slidg i
n p slikk poter
n p slimh er
n p slimh lyser
n p slo ikke
n p sluta jag
n p sluta med
n p slutt for
n p slutt jeg
n p slutt med
n p slutt nå
n p slutt på
n p slutt vi
n p slutt å
n p smert i
n p smärt i
n p små klunk
n p snakk om
n p snakk vi
n p snart #
n p snor i
n p som #
n p som att
n p som bivir
n p som den
n p som det
n p som du
n p som en
n p som er
n p som et
n p som ett
n p som før
n p som gjør
n p som har
n p som heter
n p som i
n p som inte
n p som jag
n p som jeg
n p som komme
n p som oftes
n p som tyder
n p som vanli
n p som vi
n p som är
n p sover #
n p sover med
n p spist siden
n p sprin vi
n p sprøy i
n p st p
n p stadi #
n p stann av
n p start med
n p start på
n p start vi
n p stede for
n p stemn er
n p stick lite
n p stoff er
n p stopp #
n p stopp det
n p stopp i
n p stopp med
n p store hans
n p store har
n p strek den
n p strek for
n p strål ikke
n p styrk #
n p stå med
n p stå på
n p stået på
n p står der
n p står det
n p står her
n p står ikke
n p står på
n p størr med
n p støtt på
n p suger det
n p sukke er
n p sukke i
n p svar om
n p svar på
n p svare er
n p svare är
n p svull i
n p svull och
n p svårt att
n p sykme #
n p synes ikke
n p synes jeg
n p synte ikke
n p sämre eller
n p så #
n p så att
n p så begyn
n p så besti
n p så blir
n p så blive
n p så byter
n p så den
n p så det
n p så du
n p så då
n p så eg
n p så en
n p så er
n p så fikk
n p så flink
n p så fort
n p så får
n p så godt
n p så går
n p så han
n p så har
n p så henvi
n p så ho
n p så hun
n p så hver
n p så i
n p så ikke
n p så ingen
n p så jag
n p så jeg
n p så kan
n p så kom
n p så kører
n p så legge
n p så lenge
n p så lite
n p så lägge
n p så länge
n p så længe
n p så metac
n p så mye
n p så må
n p så måler
n p så noe
n p så ont
n p så prøve
n p så ring
n p så ser
n p så ses
n p så skal
n p så släpp
n p så snakk
n p så stopp
n p så står
n p så sætte
n p så tager
n p så tar
n p så tok
n p så tynn
n p så ud
n p så var
n p så vi
n p så vidt
n p så vil
n p så vondt
n p så yr
n p sådan en
n p sådan noget
n p sådan nogle
n p sån där
n p sånn da
n p sånn som
n p sår på
n p sønda etter
n p søste har
n p søste mi
n p t #
n p ta #
n p ta av
n p ta den
n p ta det
n p ta i
n p ta inn
n p ta kreat
n p ta pause
n p ta røntg
n p table #
n p table morge
n p tabt mig
n p tabt sig
n p tag panod
n p tager #
n p tager en
n p tager et
n p tager vi
n p talar ingen
n p taler med
n p taler vi
n p tanka på
n p tanke om
n p tannk er
n p tanns på
n p tar #
n p tar den
n p tar det
n p tar du
n p tar en
n p tar jag
n p tar jeg
n p tar metfo
n p tar på
n p tar stopp
n p tar vi
n p tarml på
n p tatt på
n p tegn til
n p telef om
n p temp #
n p tempe #
n p tempe er
n p tempe är
n p tenke på
n p tid til
n p tidli om
n p til #
n p til aften
n p til alvor
n p til at
n p til det
n p til dig
n p til din
n p til dyrkn
n p til fastl
n p til frisk
n p til han
n p til hun
n p til højre
n p til høyre
n p til knæen
n p til kontr
n p til lunge
n p til natte
n p til opera
n p til psyko
n p til sidst
n p til uge
n p til vagte
n p til venst
n p til å
n p tilba om
n p tilba på
n p tilba til
n p till #
n p till att
n p till försä
n p till i
n p till kväll
n p till natte
n p till om
n p till sista
n p till vänst
n p time og
n p time siden
n p titta på
n p tog ett
n p tok jeg
n p tom mage
n p tredj måned
n p treng du
n p treng ikke
n p treng vi
n p tromm er
n p tropo er
n p tror det
n p tror ikke
n p tror jag
n p tror jeg
n p trumh är
n p tryck #
n p tryck är
n p trykk er
n p trykk på
n p trækk vejre
n p tsh #
n p tvivl om
n p tycke jag
n p tyder på
n p tynd mave
n p tyngr i
n p tänkt jag
n p tåhev på
n p tænkt jeg
n p tørr og
n p tørt og
n p u a
n p ud af
n p ud i
n p uden hævel
n p udslæ af
n p uge #
n p uge men
n p uge og
n p uge så
n p uger siden
n p uka etter
n p uker må
n p uker og
n p uker siden
n p ultra er
n p under #
n p under huden
n p under højre
n p under på
n p under ribbe
n p upp till
n p urege kant
n p urine er
n p uskyl ud
n p ut #
n p ut av
n p ut i
n p ut med
n p ut på
n p ut som
n p utan anmär
n p uten anmer
n p uten at
n p utsid av
n p vacci i
n p vad jag
n p valac #
n p valla #
n p vansk å
n p var #
n p var bra
n p var den
n p var det
n p var du
n p var fint
n p var han
n p var hon
n p var i
n p var jag
n p var jo
n p var negat
n p var noget
n p var også
n p var på
n p var som
n p var så
n p var vi
n p varan dag
n p varan timme
n p varig #
n p varig siden
n p varje dag
n p varje morgo
n p vart i
n p vatte med
n p vecka #
n p vecko och
n p vecko sedan
n p ved #
n p ved behov
n p ved med
n p ved siden
n p veit vi
n p vej op
n p vejer #
n p vekt #
n p vekt nei
n p vekta #
n p vel #
n p venst arm
n p venst bak
n p venst bakbe
n p venst er
n p venst forbe
n p venst hofte
n p venst hånd
n p venst legg
n p venst side
n p venst øje
n p venst øre
n p vente med
n p vente vi
n p verst når
n p verst om
n p vet vi
n p vetme #
n p vi #
n p vi begyn
n p vi blodt
n p vi byter
n p vi bytte
n p vi börja
n p vi den
n p vi det
n p vi en
n p vi er
n p vi et
n p vi for
n p vi går
n p vi gör
n p vi har
n p vi ikke
n p vi in
n p vi inte
n p vi kigge
n p vi med
n p vi ned
n p vi om
n p vi prøve
n p vi ringe
n p vi röntg
n p vi se
n p vi ses
n p vi skal
n p vi så
n p vi sætte
n p vi ta
n p vi tager
n p vi tar
n p vi till
n p vi tog
n p vi vente
n p vi vil
n p vi vänta
n p vid #
n p vid behov
n p vid sjuti
n p vider med
n p vikt #
n p vikte är
n p vil drikk
n p vil gerne
n p vil helst
n p vil ikke
n p vil ikkje
n p vil jeg
n p vil se
n p vil si
n p vill att
n p vill inte
n p vill jag
n p ville jeg
n p vin i
n p virus så
n p viser at
n p viser sinus
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
n p vänst under
n p vänst är
n p vänst öga
n p vänta ni
n p våde bleer
n p vårdc i
n p vægt #
n p vægte er
n p være en
n p været der
n p væske i
n p µg #
n p än ett
n p än vanli
n p är #
n p är allts
n p är att
n p är bara
n p är borta
n p är bra
n p är bättr
n p är den
n p är det
n p är du
n p är en
n p är ett
n p är fin
n p är för
n p är helt
n p är här
n p är höger
n p är ingri
n p är inte
n p är ju
n p är jätte
n p är klar
n p är lite
n p är liten
n p är lärar
n p är mjuk
n p är negat
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
n p är trött
n p är utan
n p äter inte
n p äter och
n p äter som
n p å gå
n p å se
n p å stopp
n p å ta
n p å tiss
n p å være
n p åpen munn
n p år #
n p år gamme
n p år sedan
n p år sen
n p år siden
n p året också
n p återb hos
n p återb om
n p återb på
n p ædt noget
n p én gang
n p én om
n p én table
n p ögonb i
n p örone är
n p över #
n p øm i
n p øm når
n p øm over
n p ønske ikke
n p øre er
n p øret det
n p øret er
n w #
n w a
n w abdom
n w ablas
n w absol
n w ad
n w adren
n w af
n w affør
n w aftal
n w aften
n w agria
n w airom
n w akill
n w akkur
n w akne
n w aktin
n w aktiv
n w aktue
n w akut
n w akute
n w akutt
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
n w alved
n w alvor
n w ambul
n w amlod
n w anamn
n w andas
n w anden
n w andet
n w andni
n w andra
n w andre
n w ankle
n w anmer
n w anmär
n w anna
n w annar
n w annat
n w annen
n w annet
n w ansig
n w ansik
n w antab
n w antib
n w antis
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
n w armen
n w armhu
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
n w augus
n w aura
n w av
n w avför
n w avfør
n w avmas
n w avstå
n w axeln
n w b12
n w bactr
n w badet
n w bag
n w bagbe
n w bagef
n w bagov
n w bajsa
n w bak
n w bakbe
n w baken
n w baker
n w bakke
n w bakkj
n w bakre
n w bakte
n w bakvä
n w balan
n w balde
n w ballo
n w banan
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
n w benen
n w benet
n w berre
n w berät
n w best
n w beste
n w besti
n w bestä
n w betre
n w betyd
n w betæn
n w beveg
n w bevæg
n w bider
n w bihul
n w bil
n w bilat
n w bilde
n w bilen
n w bille
n w bind
n w biops
n w bisop
n w biter
n w bitti
n w biver
n w bivir
n w bjørg
n w bland
n w blank
n w ble
n w bleer
n w bleia
n w bleik
n w blek
n w blekr
n w blev
n w bleve
n w bli
n w blind
n w blink
n w blir
n w blitt
n w blive
n w blixt
n w blod
n w blodf
n w blodp
n w blods
n w blodt
n w blokk
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
n w bor
n w borre
n w bort
n w borta
n w borte
n w boxen
n w boxvi
n w bra
n w brann
n w brave
n w brenn
n w brev
n w brica
n w brill
n w bronk
n w brudd
n w brug
n w bruk
n w bruka
n w bruke
n w brukk
n w brukt
n w brun
n w brunt
n w bryst
n w brått
n w brækk
n w bröst
n w bt
n w buken
n w bukta
n w buler
n w bupre
n w buret
n w burke
n w busco
n w busse
n w buste
n w byld
n w bylde
n w byll
n w byrja
n w byter
n w bytte
n w bältr
n w bättr
n w båda
n w både
n w båndt
n w bæsje
n w böjer
n w bör
n w börja
n w bør
n w c
n w calci
n w canau
n w canin
n w care
n w cave
n w celle
n w cellp
n w centr
n w centy
n w ceren
n w cha2d
n w chefe
n w chipp
n w cirka
n w citod
n w cm
n w cmt
n w conce
n w cor
n w criti
n w crp
n w crt
n w ct
n w cykle
n w cyklo
n w cyste
n w cytol
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
n w der
n w dere
n w deref
n w derfo
n w derfr
n w derhj
n w derim
n w derma
n w derso
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
n w dine
n w disku
n w dit
n w ditt
n w djupt
n w dokto
n w dose
n w doset
n w dosis
n w dotte
n w dra
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
n w dråpe
n w drøft
n w du
n w dubbe
n w dunka
n w durat
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
n w døde
n w døgn
n w døgne
n w e
n w easot
n w effek
n w efter
n w eg
n w egen
n w egent
n w eget
n w egfr
n w eggst
n w ei
n w eier
n w ein
n w eitt
n w ekg
n w ekg-e
n w eksem
n w ekspi
n w ekstr
n w elekt
n w eliqu
n w ella
n w eller
n w elles
n w elveb
n w emot
n w en
n w enala
n w end
n w endnu
n w endom
n w ene
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
n w farli
n w farve
n w fast
n w fasta
n w faste
n w fastl
n w feber
n w febru
n w fedte
n w fekk
n w fel
n w felim
n w fenyl
n w ferie
n w ferri
n w ferro
n w fev1
n w fiber
n w fibro
n w fick
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
n w fisk
n w fiske
n w fjern
n w fjol
n w fjor
n w fjärd
n w flank
n w flask
n w flat
n w flera
n w flere
n w flest
n w flick
n w flimr
n w flink
n w flixo
n w flot
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
n w for
n w foran
n w forbe
n w forbi
n w fordi
n w fores
n w forfa
n w forhø
n w forka
n w forkl
n w forle
n w form
n w forme
n w forov
n w forpo
n w forre
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
n w framf
n w framk
n w framm
n w framå
n w freda
n w frem
n w fremm
n w fremr
n w fri
n w frisk
n w fritt
n w froko
n w fross
n w frukt
n w fryse
n w främr
n w frå
n w från
n w fuld
n w fuldt
n w funge
n w furad
n w furix
n w furos
n w futte
n w fylld
n w fylte
n w fys
n w fysio
n w få
n w fået
n w får
n w fått
n w fælt
n w fôr
n w fôret
n w för
n w förbä
n w före
n w förma
n w förra
n w förrg
n w förrä
n w försk
n w först
n w försv
n w försä
n w försö
n w förän
n w fødde
n w fødsl
n w før
n w førr
n w først
n w g
n w ga
n w galla
n w galop
n w gamle
n w gamma
n w gamme
n w gang
n w gange
n w gansk
n w gapa
n w gapar
n w gastr
n w gav
n w gavn
n w genne
n w genom
n w genta
n w ger
n w gerne
n w gi
n w gick
n w gider
n w gigt
n w gik
n w gikk
n w gir
n w gitt
n w giv
n w give
n w giver
n w givet
n w gjenn
n w gjent
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
n w glide
n w glömm
n w god
n w godar
n w godbi
n w godt
n w golde
n w gong
n w gonge
n w googl
n w grabb
n w grad
n w grade
n w gradv
n w gravi
n w greie
n w greit
n w gris
n w grunn
n w grå
n w gråte
n w græd
n w græde
n w grönt
n w grøn
n w grønt
n w gule
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
n w gör
n w göra
n w gør
n w ha
n w hadde
n w hade
n w haft
n w haha
n w hals
n w halsb
n w halse
n w halso
n w halt
n w halta
n w halte
n w halv
n w halve
n w halvt
n w halvå
n w ham
n w han
n w hande
n w handl
n w hane
n w hans
n w har
n w hard
n w hardt
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
n w hel
n w hela
n w held
n w heldi
n w hele
n w helga
n w helge
n w helle
n w helst
n w helt
n w hem
n w hemma
n w hemog
n w hende
n w heng
n w henne
n w hente
n w henvi
n w her
n w hes
n w heter
n w hevel
n w hils
n w histo
n w hit
n w hjart
n w hjelp
n w hjem
n w hjemm
n w hjern
n w hjert
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
n w hoppa
n w hoppe
n w hormo
n w hornh
n w hos
n w hosta
n w hoste
n w hov
n w hovby
n w hoved
n w hoven
n w hovna
n w hovne
n w hovsl
n w hovud
n w hu
n w hud
n w huda
n w huden
n w hul
n w hulle
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
n w hver
n w hvert
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
n w hälsa
n w hälta
n w hämta
n w hände
n w här
n w håll
n w hålle
n w hånd
n w hånde
n w håndl
n w hår
n w hårbu
n w hård
n w hårt
n w hælen
n w hæmog
n w hænde
n w hænge
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
n w högt
n w höjer
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
n w høyre
n w høyt
n w i
n w iblan
n w ibupr
n w ibux
n w ica
n w idag
n w ifra
n w igen
n w igenn
n w igjen
n w igång
n w igår
n w ihopk
n w ikke
n w ikkje
n w ikväl
n w illa
n w illam
n w ille
n w iltmæ
n w imell
n w imens
n w imorg
n w imova
n w in
n w ind
n w inden
n w indik
n w indla
n w indti
n w infek
n w infla
n w influ
n w infor
n w inga
n w ingen
n w inget
n w ingri
n w inhal
n w injek
n w inn
n w innan
n w inne
n w innek
n w innle
n w innti
n w inom
n w inre
n w intak
n w inte
n w intet
n w intra
n w intyg
n w inåtr
n w ipren
n w irrit
n w is
n w isotr
n w ja
n w jag
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
n w journ
n w ju
n w juli
n w junio
n w jurbe
n w juret
n w just
n w jämn
n w järn
n w jäst
n w jätte
n w kald
n w kalde
n w kaliu
n w kalla
n w kalle
n w kalva
n w kalve
n w kan
n w kande
n w kanin
n w kansk
n w kante
n w kanti
n w kapil
n w kapse
n w kardi
n w karen
n w karin
n w karpa
n w kassa
n w kaste
n w kat
n w katet
n w katt
n w katte
n w kbt
n w kenne
n w kerat
n w keton
n w kg
n w kigge
n w kikke
n w killi
n w kilo
n w kilom
n w kinde
n w kindt
n w kinnt
n w kissa
n w kjem
n w kjenn
n w kjent
n w kjeve
n w kladd
n w klaff
n w klar
n w klara
n w klare
n w klart
n w klemm
n w klik
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
n w kneet
n w kneha
n w knipe
n w knitr
n w knude
n w knute
n w knä
n w knät
n w knæ
n w knæen
n w knæet
n w knærn
n w knöla
n w knöle
n w ko
n w kodei
n w kodel
n w kolde
n w koles
n w kolik
n w kolit
n w kolla
n w kolle
n w kols
n w kom
n w komma
n w komme
n w kommi
n w kompi
n w kompr
n w kona
n w kondo
n w kone
n w konst
n w konta
n w kontr
n w koppa
n w koppe
n w koron
n w korsb
n w korsr
n w kort
n w korte
n w korti
n w kostt
n w kraft
n w krage
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
n w kuler
n w kun
n w kunne
n w kurs
n w kurva
n w kurve
n w kutta
n w kvalm
n w kvar
n w kvart
n w kveld
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
n w kælve
n w kör
n w köra
n w køre
n w kører
n w kørte
n w l
n w la
n w lad
n w lade
n w lader
n w lagt
n w landm
n w lange
n w langt
n w lappe
n w lar
n w laser
n w lasèg
n w lav
n w laver
n w lavet
n w ldl
n w led
n w ledde
n w leden
n w ledin
n w legen
n w legev
n w legg
n w legge
n w lenge
n w leppe
n w lergi
n w leste
n w let
n w lett
n w levax
n w lever
n w lidt
n w lige
n w ligg
n w ligga
n w ligge
n w lik
n w lika
n w like
n w liker
n w likev
n w likso
n w lille
n w lindr
n w linse
n w lipit
n w lipom
n w lisin
n w lite
n w liten
n w liter
n w litt
n w liv
n w livet
n w livmo
n w ljumm
n w locoi
n w lokal
n w loppe
n w losar
n w lov
n w lpk
n w luft
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
n w lyft
n w lymfe
n w lymfk
n w lys
n w lyske
n w lytte
n w läcke
n w lägga
n w lägge
n w läker
n w läkt
n w lämna
n w länge
n w längr
n w lärar
n w läste
n w lätt
n w lå
n w lådan
n w låg
n w låna
n w långt
n w lår
n w låren
n w låret
n w låt
n w låter
n w læge
n w lægen
n w lægge
n w lænde
n w længe
n w löpte
n w lörda
n w lös
n w løber
n w løbet
n w løft
n w løfta
n w løfte
n w løp
n w løper
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
n w magsj
n w mai
n w maj
n w maks
n w malas
n w malig
n w malth
n w mamma
n w man
n w mand
n w manda
n w mande
n w mange
n w manne
n w manøv
n w marer
n w marev
n w mars
n w marsv
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
n w medic
n w medis
n w meg
n w meir
n w melan
n w melat
n w melk
n w melka
n w melke
n w mella
n w melle
n w mello
n w melox
n w men
n w mener
n w menis
n w mens
n w menst
n w mer
n w merci
n w mere
n w merke
n w mest
n w metac
n w metfo
n w metho
n w metni
n w metop
n w metot
n w mette
n w mg
n w micro
n w mider
n w midna
n w midt
n w mig
n w migre
n w migrä
n w migræ
n w mikro
n w mikst
n w milbe
n w milli
n w min
n w mina
n w mindr
n w minst
n w minut
n w mirta
n w mis
n w misly
n w mista
n w miste
n w mit
n w mitt
n w mjuk
n w mjølk
n w ml
n w mm
n w mobil
n w mod
n w moder
n w mogen
n w monof
n w mor
n w mora
n w morfi
n w morge
n w morgo
n w mormo
n w morra
n w morse
n w moste
n w mot
n w motor
n w mr
n w mulig
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
n w myom
n w myome
n w mät
n w mäter
n w må
n w måde
n w mål
n w måle
n w måler
n w målin
n w målt
n w målte
n w månad
n w månda
n w måned
n w mår
n w måske
n w måste
n w måtte
n w måttl
n w mælke
n w mærke
n w mørke
n w naboe
n w nakke
n w narko
n w nason
n w nat
n w natt
n w natta
n w natte
n w ned
n w nede
n w neder
n w nedi
n w nedov
n w nedsa
n w nedst
n w neg
n w negat
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
n w neuro
n w ni
n w nitri
n w njura
n w njurs
n w noe
n w noen
n w nogen
n w noget
n w nogle
n w nok
n w noko
n w norma
n w noter
n w novem
n w nu
n w numme
n w ny
n w nya
n w nye
n w nyren
n w nyrer
n w nyres
n w nyret
n w nyrev
n w nysta
n w nyt
n w nytt
n w nä
n w nästa
n w nätte
n w nå
n w någon
n w något
n w några
n w nål
n w når
n w nåt
n w næste
n w nævus
n w nødve
n w obj
n w objek
n w och
n w också
n w odd
n w odlin
n w oftar
n w ofte
n w oftes
n w og
n w også
n w oj
n w ok
n w okei
n w okej
n w oksyg
n w oktob
n w om
n w omepr
n w omkri
n w omsla
n w omtre
n w ondt
n w onsda
n w onsio
n w ont
n w op
n w opera
n w opere
n w opkas
n w opp
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
n w osurn
n w otriv
n w oveni
n w over
n w overa
n w overk
n w overm
n w ozemp
n w p-pil
n w pakke
n w pande
n w panik
n w panna
n w panod
n w papir
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
n w pheno
n w pigg
n w pille
n w pip
n w pipel
n w piper
n w piver
n w pivme
n w pk
n w plage
n w plan
n w plane
n w planl
n w plass
n w pleie
n w pleje
n w plet
n w plett
n w plus
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
n w prikk
n w probl
n w probn
n w prola
n w prome
n w propa
n w propp
n w prost
n w prote
n w prova
n w prove
n w pröva
n w prøv
n w prøva
n w prøve
n w psa
n w psori
n w psyki
n w psyko
n w puls
n w pulsa
n w pulse
n w punkt
n w pupil
n w pus
n w puss
n w pust
n w puste
n w pusur
n w på
n w påse
n w påska
n w pæn
n w pænt
n w pølse
n w radio
n w rakt
n w ramla
n w rapar
n w rart
n w rask
n w reage
n w reakt
n w recep
n w redan
n w refle
n w reflu
n w regel
n w regn
n w regne
n w reise
n w rekta
n w remis
n w ren
n w rena
n w rene
n w renne
n w rense
n w resep
n w reser
n w resis
n w reste
n w rette
n w ribbe
n w rigti
n w rikli
n w rimad
n w ring
n w ringe
n w rinne
n w risik
n w rital
n w ro
n w rocky
n w rolig
n w rosa
n w ru
n w rulla
n w rumpa
n w runda
n w rundt
n w runt
n w rygg
n w rygge
n w ryste
n w räcke
n w räkna
n w rätt
n w röker
n w rökni
n w röntg
n w rör
n w rörli
n w rød
n w røde
n w rødme
n w rødt
n w røntg
n w rører
n w rørt
n w røyke
n w røykt
n w sa
n w saft
n w sagde
n w sagt
n w sakte
n w saltv
n w salve
n w samle
n w samma
n w samme
n w samta
n w samti
n w sands
n w sanns
n w sat
n w satt
n w satte
n w satur
n w savle
n w scann
n w se
n w sedan
n w seg
n w sekre
n w sekun
n w selex
n w selo-
n w selv
n w selvm
n w sen
n w sena
n w senas
n w sende
n w sendt
n w sene
n w senga
n w senge
n w sepon
n w septe
n w ser
n w ses
n w set
n w setje
n w sett
n w sette
n w si
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
n w simva
n w sin
n w sina
n w sine
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
n w sjukm
n w sjuks
n w sjuti
n w själv
n w sjå
n w sjøl
n w ska
n w skabb
n w skada
n w skade
n w skaka
n w skal
n w skalp
n w skeiv
n w skick
n w skidt
n w skikk
n w skinn
n w skive
n w skjol
n w skjær
n w skjøn
n w skole
n w skorp
n w skrap
n w skrei
n w skrev
n w skriv
n w skuff
n w skuld
n w skull
n w skum
n w skyld
n w skyll
n w skåne
n w skåre
n w skære
n w sköld
n w slag
n w slags
n w slagt
n w slakt
n w slang
n w slank
n w slap
n w slapp
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
n w slut
n w sluta
n w slute
n w slutt
n w släpp
n w slått
n w slö
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
n w snabb
n w snakk
n w snart
n w snor
n w snur
n w snurr
n w snusa
n w snuva
n w snäll
n w snørr
n w sockr
n w soen
n w sofae
n w soffa
n w sokke
n w solsk
n w som
n w somme
n w somna
n w somra
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
n w sprid
n w sprin
n w sprut
n w sprøj
n w sprøy
n w spydd
n w spänd
n w spänn
n w spørg
n w stabi
n w stade
n w stadi
n w stakk
n w stann
n w stans
n w starr
n w start
n w stati
n w statu
n w sted
n w stege
n w stemn
n w steri
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
n w stopp
n w stor
n w stora
n w store
n w storm
n w stort
n w strak
n w stram
n w strek
n w strep
n w stres
n w strik
n w strub
n w stryk
n w strål
n w stræk
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
n w størr
n w støtt
n w subak
n w subku
n w sug
n w suger
n w sukke
n w sumat
n w supra
n w surol
n w sutur
n w svag
n w svaga
n w svagh
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
n w svært
n w sygdo
n w sygem
n w sygep
n w sykme
n w symbi
n w symfy
n w symme
n w syn
n w synes
n w synet
n w synke
n w synsf
n w synte
n w synul
n w syste
n w systo
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
n w sætte
n w söker
n w sömne
n w sönda
n w søker
n w søn
n w sønne
n w søste
n w t
n w t4
n w ta
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
n w tal
n w talar
n w taler
n w talle
n w tamsu
n w tand
n w tandk
n w tandr
n w tands
n w tange
n w tanka
n w tanke
n w tannk
n w tannp
n w tappa
n w tar
n w tarme
n w tarmk
n w tarml
n w tarms
n w tarmv
n w tas
n w tassa
n w tatt
n w te
n w tecke
n w tegn
n w tek
n w telef
n w telle
n w telte
n w temp
n w tempe
n w tenke
n w tenkt
n w tenne
n w test
n w tett
n w thiam
n w tid
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
n w timer
n w timma
n w timme
n w ting
n w tirsd
n w tisda
n w tispe
n w tiss
n w tisse
n w titta
n w tja
n w tjock
n w tjuen
n w tjugo
n w tjukk
n w tobia
n w tog
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
n w trapp
n w traum
n w trav
n w tredj
n w treet
n w treg
n w trele
n w treng
n w treni
n w treo
n w trodd
n w troed
n w troli
n w tromb
n w tromm
n w tropo
n w tror
n w trumh
n w trunt
n w trur
n w tryck
n w tryk
n w trykk
n w tråde
n w trådt
n w træk
n w trækk
n w træt
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
n w tvang
n w tvivl
n w tvätt
n w tycke
n w tydel
n w tyder
n w tydli
n w tykk
n w tynd
n w tyngr
n w tynn
n w tynne
n w tynt
n w typ
n w type
n w tysda
n w tände
n w tänke
n w tänkt
n w tå
n w tåa
n w tåen
n w tåhev
n w tål
n w tåler
n w tårer
n w tårna
n w tæer
n w tænkt
n w tærne
n w tømme
n w tør
n w tørr
n w tørre
n w tørrf
n w tørrh
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
n w ujevn
n w uka
n w uke
n w ukene
n w uker
n w uklar
n w ultra
n w under
n w undsk
n w ung
n w ungef
n w unna
n w upp
n w uppfö
n w uppsp
n w urege
n w urin
n w urine
n w urino
n w urins
n w urinv
n w uroli
n w urolo
n w uskyl
n w ut
n w utan
n w ute
n w utelu
n w uten
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
n w vand
n w vande
n w vanli
n w vannl
n w vansk
n w var
n w vara
n w varan
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
n w vb
n w vecka
n w vecko
n w ved
n w vei
n w veide
n w veien
n w veier
n w veit
n w vej
n w vejer
n w vejre
n w veka
n w veker
n w vekk
n w vekt
n w vekta
n w vektt
n w vel
n w veldi
n w vende
n w venen
n w venin
n w venla
n w venst
n w vent
n w vente
n w vento
n w verre
n w verst
n w vert
n w vet
n w veter
n w vetme
n w vi
n w vid
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
n w virke
n w virus
n w visar
n w viser
n w visit
n w visst
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
n w värkt
n w värre
n w vätsk
n w våde
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
n w været
n w værre
n w væske
n w waran
n w x1
n w x2
n w xarel
n w yders
n w yr
n w ytlig
n w ytre
n w ytter
n w µg
n w ägare
n w än
n w ända
n w ändra
n w ändå
n w äpple
n w är
n w ärlig
n w äta
n w äter
n w ätit
n w å
n w åh
n w åker
n w ålder
n w ånden
n w åpen
n w år
n w året
n w årlig
n w årsko
n w åt
n w åter
n w återb
n w återf
n w åtgär
n w æder
n w ædt
n w ændre
n w ærlig
n w éin
n w én
n w öga
n w ögat
n w ögon
n w ögonb
n w ögone
n w öm
n w ömhet
n w öra
n w örat
n w öron
n w örone
n w öroni
n w över
n w överk
n w ødem
n w øje
n w øjenb
n w øjet
n w øjne
n w øjnen
n w øl
n w øm
n w ømme
n w ønske
n w øre
n w ørebe
n w ørega
n w ører
n w ørern
n w øret
n w øyele
n w øynen

;HE-Y\\KDAL_N?NQ]HNNJJ@LILVVMR]\\^qBZAW>W[V_[GNYLGKMIKNHG8NUWNOFMmSLRM^JNEJJkhdUNNH[CMORGFWg]JacEIPFCTINL<CPL;KIe[LKAENKOHL><c9LcBDdDKUYL\\NCNE9VDBFENUMc
ND?NLJB@NEPe]NFOMHlK\\LdHG[MYNNANGMVQMMN]FLhMBSlHENNHKHFK\`EGLhEP=L\\TCKM__BMD\\>HLCFMY=@eHHN=MNGENFRLapJIX?KTNTOEWWMJILa^[^LLQHKFZbMKW\\GeI;@:\\VON[]OMIVNX
NkNMLJPNKXKGJJcc@]MIXVVVMKIDEFJMU=YO]NM\`JZYM_@DNK^Z^SLNaJNRgaJ[?IU0P_@ZUcgU6EIBO]HLMF]GG[\\YdYQHiMKvgH>LI@T@LQBXIOHEClJ]YFJF;NXWLG>U5bbW;FR{ZDOLQKLzWKx
OYIJZNLLfMi\`?OLOMMNN]NU6LF\`MPac2XK>£FKJGPGN]9LMJEIf^JjMR1JTNWIVUT@Fk<\\NOCFH\\EbKJBCIIIMBBLBfLLGCK]JKKHNIIDOKLaYHNVMQC<KM@?WUCNFHJNLFVE3MGGIGHS\\PDefj[Sq
NK<HYewMHM]LLJIBPFYCNYBFQMGnOM[aQ5MLLPON;UJHLQGEM_CMJKH\`3KCIFG]CVeNMMVvF]LN[OZSMN\\KWNI\`aZ]:EIEMJHHH:ZKGK]@KV]3MHOMSLbWMM@ATOqE]FKaPbLXEQMVNNNNRZCM^JPT
V\\NAVZBNd@WLN]XPSZQfMKZNOMG\\MHV\`@NO_CAEIMMMA\\SOIE><XDN_iNO[X\`KGZQGHH<ZFNK[FWURINPFm@LKMB=VWMOWZWMOIBoVknJHK<X;L]YMH]NRFM6HN]OOOIGFSO>O^viLJRNKN{V\\IO[I
KQLN\`SVZK\\YKCXPMMNOZ6NLHDAMNMLRYCOYNJJX]MmMCXLKMWIYO<T_^H]\`TLM=JEGNNKJHc~NNNOIHUnJOM9NM<mL0ck1KNJBOIKSGaD]ONXN?]MHJaUE\\IKL8FNO@N;U<PWI\\LHNX\\kWFLKBFL\`9
@N=LHMJO6GM]Ot6[_KLQRSOJNNFI7FHIKLN4HJHBLDMBJZLLZ=\`j_JOJNJN0NXMgE=G[NNMVLIDONAWeTJtHDHEV[LUO9_YOVJ?MPHL?YEdA^XNJaI\\~ONgHPN\\WRMNIcHFIRD[^?[FFJKNUwHMIGY
INBED>A\`GM;^NUUNM[FNML>TGKdB=FOFcD\`KjQL\`QG=KMOJDRSPKaI]HG>?XSMJKK_Z?O;GTDKI]X=KGFcIJ^J[i>¤B>LnMNIZKdfCKBCYZINKM%TC4GVNN[JKEJb;MxRNH=IZYKMUiVWKKGSNHGFE
_N]LnOI\\OBDZVWX6^hbN:]VXMKMHOKFNeCPOT;IJ\\N\\XLCX+R\\eUMFIcMJHaK\\GWL'NQJ]ShaNCTKBOMB^K\\FKKBJRM]@];egK^IPEJZCMLZDOKFIbBQNGVIKNgJFKMNLLWgENMFOPFKMFWECUKKUK
QBLA:HK7INNE\`_JLMbPYBYKJNUJOJIFOeXLMWM^I_7VXJHEP_NKTOQMOi:J:FRaZWLgNOFMGOGFc.5PVFKE2:ELV?NLL@ENBKVRHPL]HIKZD^X]TILYfB=NZc\\KMZARPcOLHLLKKU\\hMeII\\\`L;@JS
LBKMTG^MqPAWOO_ZVGKLO3X?GLdXMZGBJQPGK=GHG]aECW]OV=ZXMZOhZ;MLGqJ8WQbROFLEN;dVLBAHcLH;ZMMSEVD:hNDHFIKEOLLDOLN.fMLJb[]PGJI4Z^JENPLUHNUK@IN:BNCWVILMGL]T
fFP_;Y\`:QH5g=QYDFG_M>B^gN\\LHHHOMH@D7N[NJVJH\`_i[WJHEYHNsNNGFNNFYEcPUD\`OFHHZ\`[Q]1?XLMqaG@MMS<WBKZIMgKEifNaOW=FGMMXbMGdd8O<MNKOPKZ_iUJLX5KUNOI\`H]=_XJGM2V
JMYKG]aIJ]XLMFHK3K9KLWHTLRKEZPJAGLBNU]FMNEJWNFIKGVfN<YK<MLd@XXISpRGT?A\\KWAMAJZ_ML@°OOTWfMNfL=HXkJX??JI;MWH;QIKIK9XKNXXEOL5[OONLTNFWU[CK\`PVSJHLMbIKM\`MF
D9K^FM>FAVG[XSJCN]WNHMIYFSIRV]XSNhJI\`NDEK;FLTMNMMaKNHONFDV?UVGMV[NLOB^QGNONEN^^F\\GHOD]N=MMNLOOyZMONMZNPcNNORNQOdLLOM_NWTfNMR9NMMFOINL_QNNZLJLDxGHK\\_KP
LOjG9L<4a^AOM\\Nh<JHcGMoHaHCJVNA^DZOKUOTCHK[@@X@jWKLMNOZNgJ_MGoPQV_XIU|YJoaJKEVXZATZQALYOWMIOMIFcNZIRB:KEMXbH==JLNNJH[KFPCVJK?iTBEH9KFKE_Gd]wOSJKHEAG\\s
}NWggKJMILYJ]M[LG6@hFKKMKJ5BCGFFLR]DVM]_=\\rCIRZnO[KMN]P:UMNNJN[FJPJiRMFE?^ONN\\LZXQENOW@IKRB^MX]O^MOMJIHSN_bVoML>JGNNXMLDEGMEGKGFOJN<LIIJ[ONOhNNGEOJODJ
T\\NL=NJVO1>ENaJ=VMVZNCMI^NdXUYOONVbEKF;?J¤cKGQkZUNWOIGOlKHiHFNNJMOEFED<IELMJMUSOXPlOENKNYHO]B_IKMY.SWbbFldOJWVaVeXNM^HCIEYMJLOOMJKAVNRLVNQHCOLJUQNO\\YM
NOMMNCL=NMNNIFFKpaNYPN^NN^MMMOWCJDNWIiPIKoULQKdPLEYML=eCQNKNGGdUNKNIU\\KOpON[=pXcJEJGN=YFGWGG@PM[]FJHJJJ5IKJGNN~PBIOaIDJQOXC?MNNNKLMKPH\\JJN_JFOLGLLN\\NK
\`\`PAhJJOJKOKVObFO=JEN]CNWHLYMSZNMDGGJYOPAKFNMFKB\\DWFIKFI¢HDZWKWNMSNSOMVL^MCZK@MKG[UMFHML^Y\\@PUM_KONHVFNBMNIQO>?AWVlOJYNJLEbWjhW6UJOVDVMNCHHZ>HlFQmPLKG
_XUHVAI>X\`GJKR\\V=[[Z?HW9XHGPICcLHCUWX3OOkdbi_T^EJW^\\?PK7H_RD?ZJ]I9JtZbRU>LIG^\\^J<;MGAFS8ZNLZJaUGHJZ\\UhNGNYIEJU_OJCZJoNbmMHERORO[\\CRhHgJTBOLmN]OGWaNMNL
DYMIEN]NMZNCDQ;5YLIINEJ8]OWMNUMPQETNDYHNOKDUKQe\`AMPCGLCTZXX]IY\`EJ[EMILALbMQONEEhINZIOFLOWNKUAC_[LZE<LJI[OPOV\\MNJ\`H]GTLRL9MUA^\`MQKE\`D>FS9KF<HMN]3L9OROG
KGaH\`5JITAUZHNEHNc^H-OVNUGKcU@B\\L?MJOIMNMdD\\ZVV^G>oVRNNJPFQaLAVOHJLDLWFBMNKQReaHRTOZON:FRJ_qEIYFOONK\`hNK;[HZXNVKjGGUV[OgBH]>NKNDjIONHGetVOOUNOGM;\\X]H6
OKjZU?GdKV@IO^pQWgQNAS]EOkOOY=NUGGO:W;TDZ\`^XKLROMNMMLLOOKgJI]XMaFj^QNMNNNlMDZWNIN4LZLM_aMNBCbPJJBLMJNJFYLHOM8[LKhIEJA_GFK]NISHJIBECiWgMDE?^NUUVOVTGNPM
LN[<MNSKZZNJIDJLNCKKN.G\\MLIGMECa]kFBN9dbgBLHJEH\\GfWANMFD\`?<TEWHIHCOCMcDA=NMWLLN\\rNJWO:GkJUPVM^LpTNeLM[NL\`BKNJIaDN_VQAe_KMGMHGGL\\TJGHGKNENE_LJIK\\SGQI<E
LINNH\\FEV\\H5bbGJFNKNMeJZUN=dUQO2NOSBIEKSBGQFORJNMOgHYNPOMWVMNOOH:JNHJFU[NKHoYELNHKONNCNNX@NMNQMYJG;GOjNOLj[dOVONNOKFNmMMGOO_TLLYDZWHClEGIGPOVRKF^NVMFN
GNMEMNWKJDOGHgOEDGAKNOVNWNMGMOMOMMGNCbVKAO=PHAWUBW\\ZL:PNHNO\\VUONbh;ZMM=SKNBKWGKBO_MN^NLXYFLOJQ>D\\MKNYhGUgZ]KOCjCONV_aLGWLOFSKNJZILbNfQZMPNKBHVUV_S@hCE
XOOGVHKK@RFWKGICMALNM^K?UONHOVMYEFPE[O\`NQSDONLLRAFSGdMOJ;[?KONP[EQEXHN]=FHLKmT<INNU@P[\\aXYVGKUfNKNV^MSS7iMWM1VncEBOBZQHMUN9mULA;TM\\LS¦TEHN]>L_NQ[1J_gQ
MbINOh,NOO]=XHL<N^ILJINLOKDVNOLMLNL7VI_L\\FaNIMMEKCQf¤M@K\\n|L=]LMMUU=R\`[V8Z=O\`JN8CQJ@IRMMMWTBKBYHNJNMMT=XPcKNKNOKWJ[OONYMIWNNgF ODWHYXLKO]@LMSGBXE^DaZ>
HW_HKNbfLGk;>OGP6OMFEWUQNi^PW]i@I\`EUJ]N\\MNVLRGV@O\\AIFFNQUS]OPLO]_VRLMMNOLS^WIOLNGNOOFOORgLNetMFOMNMNO=PbBcGI\`OMKMOJ\\FaHCRF\\jW^SMeKN_?NM]HjFLKEtDJFaZ]O
KOaZGJUFHD9EZDAHSV;\\YYJCDKHMDKNNN?R[O^T=M\\VKLVTMMD\`MhQCKOTRLIJ\\NK\\^KN\\JLgC^WXQNBI]@HFYTANFVKIXKVYHCJN=HIOdNVLIT\\CUHcOUQGNL\\LMNGMnbLJ_UNFVDNV^hUULER=EO
\\OLNMUQWNE7DI3PFNNZMK\\DUL?ZMNfGIk@RNNGMLMn?KOWJNMINVLlNVNA@LYMKE:\\ZRNObEYN9OOLE]ZBFOK_YGDZIFNMHMOMMO]^k?HEOONONOTaJOAMJaIKfKMeAOIJN[qGKdNNCIVUD=HKMOMO
LHdYFQLOHYOELONHTKNI\\HNIMBdKVA\\LMNOKOaH8\`NFLOELNRNI]iMGMULIFQKCYYX[KNOBHJ?IONUVNLNJUXJHMIYORRHMEMcF\`PLEYFMUTYGJBHJPNVHcWMRONNTNNBIRUNCGdIWbXDSb\`XA\\>NN
nW\`JDNKKVOKHWKOMNO>JNaJ@Q?MNOHefOMKO[L@LZORFNOZNLVNPGAONOOOMU_OOO_M6UOM_L\\PeX[]_bHHOO]KFMU\\OKKsJMCIWaNMOOMQM7KVMPNbGNMCYJOaMVHKAONAZOcT?ZJZGZEdP_WJWJO
NOYA^WFOWGKOVLIHb;KdMJNW0LFMHKQYNN]PID^JD]C\`^YI_NJLKFDcMFa\\YUUTOTLl8]JA^YILHJJJMYJCN]^QNTGC_jV6GINmH:C\\DqWNGXMRJOMJLfMJ>VNSbBVL\\OMKXNHZ[DHGZHGFLOGkH>A
FGEFAVHJYSAINLmJVEhVJKMLPHMJLDYENIIFGNMGOLBOMe-bENKNCcPRJOaCW\\fJMbEIMCVO>^\\YMkOVNWJC\`EFMKUWYNELKNMM>YEIMH_E0=KO]LLTLOEONQSCFXRY?WJ:MN_^VDIILeQEMrNNJOj
YEMfOLKKN>ZKNNG7TMPJAOlNKLMc_ON[HM\`7JTJK=2a]IPFJONKH8DQUbi\`LK5IMN=7ALNN\\LJ?TIeNhGG]EZJBLYGHZJpNJJZV8NmDiOXCBSYbK^CHKdNQGiMONGKdGcVTIZZG@HsFLGHEHO\\YTGg
K:AQ[K]_^OS\`BUFK:HW\`KZN>ENNGLGQNL7e3pkhAPbJIKYRITX:LLFXO\\VNEMMKM\\GGcN?=UMKLMQHBGNLOIJKuR@dgM_QHTcJY<O[WPHOHNNO?[LE\\KDOTdHDLN=NAD^MG=P@FXLH]ARNRHLG@JLL
E<FEP>Gk\`NDC:ULNV|M\\lMKNLMALMLNSYDHJCWjKNOHd<FG9ZAYLLOm>KN>?TNGGE<K8HRW]HSCH?EXPZEJ_o9VENfJ5W^M]NkDH]]@QjTREMdLUbJ@g\\MGc^aMXSJLYC[GJWKXH_>_AT[LU5MQIL^
S?D1VGNeGEL/QgDUJYlZWLHGPHVFXLRyAdN;I;HIN=_MUNMJ\\ZJDtLNFbMGNJAGOW?hRJTLGL[MI+FJOVGC]TauMgMc>TH:^D_b=?MLcZ\\UI\\L>MJIFOIOMAS\`:WE[g\\EO*:]FUNJWTZ>?MTKEQAPB
O^VLNBOpcLMNMY6QbKYIOIQIMNE/BAJPY<<FKFY7NO=bEGJCVBULZOHOZ\`JGONk]5KmiMJSIKQMH:d1P;QMcKMf?JCJWJNMkLUF?bNKJMD:J/JKCI6FL^F71KrFMS[CMFMUYXWNFKEYHKD9]OJJOGG
NNGMFeMUbHXAbSXjhVHPOHM^LXJM[M\`[eO\\KRQOMLFZ>FGSFWYD4EZMNCo]JMEGSSIHP5JNNVIPOYKLH7INNMSVL@\\EbFb??V7HQqLASNiQLaDNN_k8pMZeZOKWIEVNGNL_J@e\\LhKKKOLNPIMM\`Nq
\`VJIAU^bLKN[g[e^VWLNIJKOLY^FHVJBC=Vms[A^JNNJHIhFGfPMMIRM\\WKE[NcXZLQXN0XJ]N<NXQNJEOYbN]ISsPN@IN:WuGMOk\\2HNJTDTCMUOFCOENILJKJsF=opBMDJPEDAL@S=IMbDGcEVNa
GhLNNRdtLNA@\\MNMMON\\UFONJ<rRSpNDHRMTL9QHFID]\`Xb:NXIFqILRKLGEKdA\\DNWJHNha|?Y7=h]IGjITV8?IKOFXG]dHCEM[N[BRNNPI6LZOUHLJ7KKIMKVRR=N\\McORFWWh2]N\`_FUTOFMN;G
>QEK5oOW\\PLVrWYCYG<<HXNGME^x\\yIK[UJE]bJKNINNDIYJM\\IDVbGRZGJEJ[NBZ_DVUMLLHWKNWLHNJLNLHMHNJKGWJNdOLMVNL[\`kUKQ[?NSNMMJEMQMEZMNVGNXN\`STCJfJDZMH_MQeRciVXNM
j=NMMhJI[NQQY*SNkv^c[]E?NFfE>MKOMcKMJdL1YPcWNN5e_OMLAM[MHYR_ER<XO]aS!UJMS[BFQ3\\@VFhLM<XH^WHMFNENO^ZRNB[?hMZLDXJVOMLLOEZIoK]??ZJNI]u65IMHOQ-SWKJB^\`BCMK
WO;\`D[QLiID]_DH?XS=PYWYNNRKXTKUNCKJIMSDBRKA4DVNcX9FI[L|RVFONF?N^bLLAK_>EHNVjiUHcKEFOB^J\\NKASKXC[TESJ:D=GMOSdLI=KHCUL>G^JJFLKHP:KNFE8ILiNCFEMbhJ=hAIG^^
YYn;OXMNaNaKN]OMKGOVV>MaNEKCJM_RP:ROq?V/Iae;OZ\`WBOCXiK[LFL6ATEMLKMHLKNLNc\`JMEBKGIN?MBNNIHCTIaZ\\YE\`NWMXKbu]aLF*KBJW?J\\T[UZcK?gHBZJMYdiKgOTªND2KNC5LoINO
@VEEI_GHO\\NMJ]V,N0<EoBLL?NXN=¦]³M8MRJG]HLOdiXRrLd\\I?LANKG:]DdFcF\`LObExR9JHO8]OKGPQI]M2<MWIDNXM[MLbNNMRMNFXON=JJNMKOR2CMLMGMLrP6JVO;|MEJX_pMcNT]WYHaI=@
NI^X_^GTHPFaQOSL3QIdE[fiO\\N_J\\EDH\\jd\`IFSMOKVKKO\\>LJhHGg^MFJJLGN@JhNJ>]Y;GMF]L]KMI<VV>TE_[M[SGN\`HIknPX_9VIKXOKM\\a9>HVH=pC\\M^6QJ[HCbfWIBKJLHAMYJVLXQPNDU
PMavOCaOYNkN>g]f<CVQRJEH7PZ

vSHdOMPSKHMNONOFOYWNOHOOLOMSVIRNO\\NIOLKNVONNBCJLcbMKINHZOOMHNNLAONWOOGHN9@:McahOO[Q_GOKK]OJ\\J:HKFTHCML^_OHLSNKOVNNONONjNONDNLHONOQIOMKGNFNLUNGMOXOkNOL
RZaERN^MdVPNNXOMOXMLI^NXOVdMY@PLMOOMOWOOUNXaYFNOM[NYYGIOBNMCMNJFMOLJMdDL@OIJkONRNOOOJOMNO^FLS[J6LaNDVBGJONNIF\\K]RA^RFMNWOOI\\NYMNHNCKMPJcNONLh]KO@?ONMk
OL\\GEMHAHK\`MOOMbONNgIMINHOL\\ON<XKO?NIOOK+N_JO\`\\GOSJO_ONLNO\`NLUKLM^XNLMKONIOMOOMNZcHSuiIOJJJLOI>NdNMF[NgKOiVMEX[>MHMG4O;OBNMtOARKLKONOOJHWOEFDONMJOLOON
NONBI]OH?K6OOCMFj_CWWBRcONHAHKMOIGOMMGTdHNUHWO>OTLTSKI\`DMNXOQOIOENOIQNONODFOIDMOOQLYNQCPIP@Z\\LMJIWJAONONRN]MOQaPMNfNRPJMOOOKNOKMWHONN[OYNHNMNOOOK@FPKL
LKNHJNN5ONIOLOSMNILKCOLFZOJKONWLRFKGLGODPOMGOEO\\LOmMMLZLMG\`ONNOO@NLJVK=EOI^XHWrO[HLKNMNM[VVONM@cLNNOO\`ONOSLOMJKQOM>MMKOOBO^WPaOHOVLMaIDEGN\`O?<6MGB?NKV
NNNOOO\`CEMP\\NOG=HN@JOOM:GX<MmLNOOOaL9NOGWOONgJZNLLOON>TNKMNKONOIO[NVNQE\\MEOJGVM;KINUNNZc3I]WOO=b9KOGckbEO<XbaPKNN:ON9QO_NHQLWB[JOOJOVO<JNMYUNKA9[[AONH
kHOfCNKLLDAUOLQ6[OMGOYOV@V[OOIYKOXMOxOOKW?ACANMNQNJCMOLNONOMLLiKQONZV_LK8J<COCNONO{SOeMO?OIJOSO:NO\\RN@8OOOXZONOOMVYN>PL\`MeNMMIOO;MhIOMLONREiDMINNNK_OQ
YCOEK\\7VrOONNOY;BNO:MI9NN_GNNN\`]NOMOMNNLOMXNESWZJKTNOMLMGLLOLNHEOtOONOSLNOOR<gLOFMITOVTPOOO;SOM\\LfMGjJOMS[@LLOJLOSJNNML[KZNNLWBEIN\\Hs\\OPORLN=NNO?OOYUJ
\\NWMOUNPWND=OK]NOJ\\RGWWONENGKRJLNINO>M\`E]ONIOOFQWHKXHPFdOMKHNONJaR\\Q_LU=NBO;hODXLKFOeH@NoIgZOIMX<ONIPOfPONKNNMXJ@VWfTGGN\`KmNREO5NOLEONWONEONOLOVITFMNN
LIVIOEODLKFQONMIOD%GGLOJOCIONOUIXMHLOMNCDKMO>NNNM5OF@@\`OMVOFUIYIJGMNOHENNWYHINO\\NDONSNNOKBWNOOoRNHHOHKMNNXONNDKTKOO]ORPJM_KJ_WEOOUMLXFIPS]NHA[MOIONOON
GKNMGNOWJ]WLROFJWCLOFII^<PEZLqMNJKJONYISENNE]JNDN\`IGODLOFLNMOOQK?TQTVOVYNMOMMOHOOANFLRM9WNNOJhNMMIJO_NOD\\LFcDWMNXUNL__IM3ND\\LTJGLOJSNOLLLM9ONM\`OONJNM]
LNMLX\`N<NLVQNXNMWIMRMWOOOjLONCMCNNBOOKLJWOLMUONNN?NMOOaZRV]|NRNN=QZHFFNOVKP8ZY\\OOOQOBM[IJHRMISIWOdNOONiWPIMVaAXNdNNBUoON=OYNOMOVODRCNNZQIKNMOEGHMPQVOH
NMzGFFOPGNg?FNANIFLNWOMNNO4LQeOjFkVOA]CNDONC:9>;\\NOOOMANOMROOLNVPOCPOUOOOGNFLOeOOL:PHNOFINYVKQLYLKGN7JMNONLTOJHGWNONMKEHONORNLO?NRVOPn\\H\\NYPOOKONMK\\QQ
LNLO\\O7XOMNkO\\YDJKPFp[\\\`kHL\`BEMM;wINHTNNOFcIkOZNgOEP\`VOmXXiMNINJATJ8[NrNLE^UbTMp<L;eOZ>SZENZNNdIfMOOGGOO>GDHNOOONBKMDLLLJOOWVM\\INOOE^OKKNGN\\N5WFgOIBGM
N_lNOOHSNMONOgOOJKMIOJMKNNOOOODWOUNLNOOWVQOOMGOPNOYONOXKNNOONMLONONNO<HOZLIJOZMOO_bDXO6OOOO<OOMODBONO[OMNNO\`@U^NNWYINOOLNOOVYONMOONbNUNYONNMONMOOOJOOL
NNNMoNSKOOdONOOOOINONNKFKKOOFPdKOORLONOJLHOMxKLMCCONJOWNTOOO]OcYOObOO=.IMONOMTON\`SHPQJOYFNO©OFONMLOd[LMONLNO<SOMHOMONHNNOTGONMGkO[O;OODMLMJOFONFJM\\8OJ
WOXMIILNYOFuGLLONTNOPON?O\`NOONPWMINNNNOOOOKnOQMANNNROGALONLOIOJNONOJOOMOONOOOVKMO>OOO=NOJORONESOEOOOOOSNONe[GRNMNOMOIOOOKMONMOOOONONINTNJOO:O:OOOOLOJM
;=OLOJF[NJNObN?OOONOMOIJXNJNLOLUNNOLOROONWNON>HRNOOOOONJIKNNNMOOFOoDMNNNOfIJO\\OOXNNNR\`NONNLOOKOOONaJNLNiHFXNCHXINE@QSJ^=^NN[G@U\\MEM\`VEl@GNNYX3K]D?PDJP
NXOWHAbXHNIH^JNN6GOMRBT@C@FidpNOaJcVZGNOMNRYMQOZ[LHB\`NHNNN>MKNMQNIOXOMLMONONnMONNNOO^OMOONN^CIIMMOOPOINLfNNFPJ[OM?PGONOMZONLNHXSNZOCQQNOUOOMOOfONOOOJO
MMNaNOOOONOOL]OOONOONJOKNUOOJQOMNNOXOONOMNHSMONIELN[gMG=@OLOONOOOdOQOHMLNOKONNKSAONIuMJY[KNWKON\\NWOROMONOXRONLaOOONNNJLONULNONJRNL\`NNNMIOOOOMONOONONOX
DOOOOONOP?IHNOOM@OOODNNNNOOZOLNVLYMNO}^D4GNONlNOONNIQBNhXGLVILoNOZNDOKP:CNKNOMNNMONONLOeMJOLNMHHJ_NNOMYLON\\OLJPgOOOLMNOOFRV]OM[OONcMNMLTcEPMNON>bOBV=Z
GNOKNZHNYQOOOOnNJJOOKOHNOOTOOMNONNOiHTNFGLINNVHO^\\OO=OMOMIOMOHOJONJ9NOKOMOOOOLKONOOM\`NHN3V_^OJDOOOeTFESAFaAUIOe>BLT\\FMNEMOEN@NGU\\ONNV]<ZOOmi_7KvOSZNYG
NOJNM[MJ\`ZOOOOLUORCOaOONNtfNLCNQO]FOOO=OUN\\IJOJNKONPOO\`:KOILJKOLMJMNKOOCLJOQNKOJIGMSMMNOLLOORILMc\\ODMO=YLNVNNDaDHONQQNOL]OOOOONDNFMYNNIJN^NNKNNJNNPMNL
NKOOONNLXZON]_UKNGKNNOEOOOZOKOOFOONOROOOO?NOO^OZOKOLNONN\`REEFOHHT0LiX[NLXNNB\\O<WIMMOZOLNHVDYD_>BM6VNDJOJOLOONOQNNNNMOOOSOOO?eN[QRWY8NE[YOMOLNFNN5_KLTO
<\\ONXOBOAONONNeHKNMJUMMIAOMOLONMNOOGNOV>POMGOOOOLMNLSLOUMNORKON]JTOelNOTPONOCFFNPIWOXONODONEJPMNNHONUOWZROOP\\JQNXNOKeLOMNXOVGaKL>KMNOgNOVIMJCNGIKQ\\NSL
NZN>\`NJNOOYOKNON[NQNKOdOLVCJIBBOOOLOOOMTFNYTMOOMOOONMN:OJYEOEObKOTOLZOLOYSOLNKPNbKOY=OJOOjO_XP^N[GO]I<XJMNKJHN_K]OOO=>P^Z5MOOONONOO\`MAMWiOOOOEWMOJBOPM
ONNNNOYC\\Mg\`OOOLNNOOOOOMLXMNOOO^NOMOOOONOZM?OONGESOY\`TcNTOIOONLONONOLIOaOOLMNOOO@OONNONOjNOOONOPOOOLQNOOONNOOJLILOMOONOIOOOMLJNOHOLNNOOLOONOOOPKWIMO_P
OX_ZSNMKDOJOB[OTXO>OWYNNOOOOYO\\JNEXNVZJOXBLOO_PVNWNNNNOOMGSOMNKW^HKCOOPjOO:gOOaOIPINMOTNOaEINM8>NXNFBGOKJWNGD=LNK[aOUVDHZOVMNWS4YJOOaMQZdEIhOKIIOLSJAJ
OMP7MHONDVNNOOLNIOOVMH[MfOMUE]NH[MBDiNQNIELOMOOOO\\\\LNONOLMENONOKMHONKLONMOOOONRN\\LOGOOKcOONOMLNOONOLJJiTZNdOINOOONOOXQKJXEIiMNbOTOcOOOWNMOON9?XMOSOKNM
OK\\OfOONFOCPKCENOBWN\\N[1ENQeOOIuMOONNNOZJWBOGONKOOORX]QOIbOOUKZNM\\NNOOOJOOLOONOONOOONOYWM;VOCVODVQKWNONONNOOOOOOYKMNOLKXNMO8ONO\\NLOLOOE?NWOK@NOOOOOKKX
RBNK[]OONQOOOHNIMb_LOJOONNNNOXHOOOOJOOGNOOOMMLMNNRNBOSQLOOMHOeOMOOOMNNGHOOMOOOOO\`OhZMKNNOOKNQOL\\EZ@ONSN^MOLTNOIOLONOON?EJLMOI]N<ONONNOWNOZJCLPVONOGeGM
NOKNKGZOOU?OOCOOOONOMT0MON^\`MONXMPZOaOONSXMBNNOYNVOOONMOKNPNOZOLOOOONN]OLLN;JOOOOMOONOmNOOZMOOOOOOOOPOOSONINNNOOOHiWLNWNLJNOWT[\\OCOD^CGNOOlOMNONLOOOOO
Ef^OONKVLSOVFOMOGOOTONOOXOOOVTOONONXVNOOLXGB>nM<LOOJKOKMR\`NENZOROLOONNSORVLWORN^[YMK@NRNGHNTMAOOOVOITEOFOKOU]JJLONOOOOOMNNJSOK@OO\\QIbYOUFN@GFhQLIAM_ON
ONNOIJbOOOR[^MOOBO?SONY^JNNOOQOMOONORNVLLNAROOK@NMLQXRO_NOOJNOJUZXOLSN;KINSJGbNOOOcUOO[ONOOONaNPMJQeHNHIWNHOa=GVE[NYaOOFNYCV5OLNZKDMdOCONWOOONL[NNOOOO
OONNOOMGMSMiMYHGqitNOOMUALbOW[KOMEFOOEXMOLOKALWFN=1HNMQK]TIUQKOMLNOM4<OSHGONLLNEUODWNOOOLOOKOL\`UgPOFHOSOOOPVNAMNPOLvNNDLePMsRNFNVURMOORLOJHGOOV_OWFLKW
FXROJLCLI<DMIK3KY\`HKYONNDBBbBOQMHNM\\NLONONNOMB\\MOXMDRGKKMEEPO8LZVHNMVLVC5Oc>IOc=6OKGcLONPOUOOO\`NUNLNKVOQSRNVrJ[N\`NLONNGOMPONOOIIFOOcNGM_GOMNNVHnOO@NVU
O\`GNWNLFL[NYX?FgACOMMaONOMbAAWm=AH@]LXNOL]@OKjNIeJLQKKIGKNG\`McKMZwLNLNONNOUCOGNPNNNMOMINRN[OMDOOOONaOB@VCEGEHOM?FVMKLBVIONVNIiHOZM=UNGONI;\\NMOFfiN?NMN
NVNNJNPQDM_WOLMRWLNR\\Q_ONOONLOGWKXFOA:MJMFIINNQJ\`QLILOMOMOMOLJvNLcLH_\\ONA]lJHONQJLTJEcHXoNJIKcMfN>O\`?VOrlaKH[NJL?MONL_UHUGOOONMOMOL_cSJO_MAMOWHOPHZ[TJ
SjNGJPgMOXDYJG]MN=KIN_OP\`PNWOLNLKMOOjHM_OKORKdNKK?R\\UEOXWOcNKKONT\`OcCFNY?IOO^NM\`ANNI=MHOZFLFMGQGJ@NJH:NLOXGMGMEVAjOIGWBELDOO<akNO?NLKmhND]LM?J@NHY6FWL
IQOPXNJMOaILK<N6N=cGL\\TK<M=N\\Kl>IM>O5gNQOOJ=O:K[LTNHNQ]NMNFLnpR9OLOoEMMONMHLsMTOOBdPXNJZDIOcXAO=OMSJMNXCONLMOgdNK]PZVONNN\\PWmONOdV>ePOJH[<MIOSFWMOOC[J
NNNMK>NmZUMOFSKNONJNFQ:mHO^NQMNLJb]OLWNXZ]JNNNLMLOJIMFMn]HF4_OMS]NML=OCOOROPNJQNPROOL\`akJNIMH\\XXOVOSOCL@OWKMOOMONCNMIMNON=LMX<Ub_Y^C,fBO\`VOLYUXNMMNK<U
HNNONMLZ_GNLOLMKNM\`xOYJMNIDHOQOKNOKE?TNNNOKTONOOKWOLTS[ZSLOOMNOJMNOOLYMZNNNdOLOOd:ZNMXG;NOOYx=NPQ\\PNNI9NWNbXIDOONG<ARMONOOFFOO=[OIOT\`VMHPGNYNOOGCvIWGK
KNNdONRNNJLJBNUOO[OUWOCONONYO\\LTdMONKT@FMOf]=^OONNO[ONM>GPWLOOOMRHlFMVLFJNQ6NQNKJLIOGPN^E?NYNOONMOF[HJKOgMON8NROiFNNN^ONKUOFOMO@\`PKYHQTNSWWKO_MOOBCNNI
OYNSMBLBt\\=MWZHLOOMELNXQLIPJN@IGMMdKWPAoJONKLh+cEOLm>e^ILJX@DJh;N]E\\UEERCFUD@MGRWBCONpPLLKfFSKKdUJMM[=MMNNDOhDOPNNNnZMJNFRPHNTOIBEOM7iFDYNBNNUMNKMLOON
@<IONLHOMEMNNQLNNNNKNIOKOON,LKNLNpNOCKkeiOONKMONNONj^UNOD¥OZOPOWOGNBHQNJO4U\\N\\eNNX_HJ]N?KEFJZ?PMWON4KNLGOMNM56[_Lj]L[NDJ^^>OIONH4HbNONMDQZOGN?>WMINIDX
G\\NMJNO]HBTN)ZIKOMNBONONLnON/OGNN@PMXMUqP;5>ONb_HdNTEbOOOScNIJME_C5Q\`B^aXO3MMGOONONY[OFPKPHONONOMLNBOOGC=B\\M<OOOiMNObUMOFUD\`NNVOKHKKMNNMn<GENMOLOJN=OO
MNMENbO^MOOONKWWYMS^K^JMONHOD}MNdMOMN1OOLb\`ONCMNHNhPOOJWLAODOMMKOZOOJO@NILNJLIRKsJaJRCV^N[IGKP_PWKVLEYeNOMNJZONgNmPeNhLKNNKMN>cONMGWOtON_fNcNYICIHONOI
NPL^NPMNJMNMONZHLB5MhOOMHdFLLNFQJOOWJLkEMNOOONOMWKFHLNLOMLHKNKOJNJML0R]_PHiON\`WOeWNOK\\JE:PEJQ>YMO1\`NMFGZL=JJOMILNLNNLONNOINOSLMNOSFL9VENIFjMOHOGMHIRKO
BNOLNMOfVHYOJL[gWONQCJLLI\`MS5IKN3MOLNJ@M?VJKP\`@LMMUOU\`TYKMLJL]JRV>RXOM_KO>M@OhZKLNGOHKHO>NSZNNMegLFZ]\`OXMNOYLSINLOLTlO:\\OUbNGj=OOOLXOOIOCJO9MNNCL-LHMS
9MKINOKCFJjGZQGcKFNOXQLBLODNM\\IGKMHOKLNDCJN@:N_HNLINOO\\NgbGONPO?OO_DXNOONMHNFKJJNOUKOMRaMONGNbLk^DH>LJpNOONWO>VKNLENKONcOO<O>NOOO?INLLQTOuO\`NMO:PIdXRC
2VCDdEDTLBSLM=@J[WMOOEDPMOS

CKNNOOsNAOGOOMNNONOZONOONNQNO8SNOLWWOONNDONOPKGONQLLNOLNNONONOOPNOLOODONNlJMNHOLOcOOOYKONONMJLMNLMNMJjNPNAOO_NONNNNOOOOOONNNMNOMOCNOONOMKOMLO]LNNOKOOJ
NLMOJNNNONL]NOOONOMOOKONOOMNKLPNOOOOOPNOOWNWLNGONOHIODLONOMNLOFMOOONOLMOONNWdOO[KNNOONON[OOONOOHNNONOMMOaNONNMTOM\`J<RMNONOLNOMOSKNNMOENMeONNOMLOOOOe\\H
ON>QNOOOOMObOOLMOONMNN9OONNNNT\`NMOIMOYOLQL\\MON^NOONPNOOMOOONMOOOOOMKNOFOOMSNONLOMONXNMGOMMONOOmMNNMKNOMNOMHLOIL\\OMO>CNLOJMOBNEJONNOWOONMOOOXLONeNMNNOO
NOOMNPNZNNSOONNQGNMOONONMNU[NOOOJOOMINQJNONNNONNJNOL]LNNYLNORMLOIONOLOOQORONMOOONNNMNLOOOPNO\\KNNONNbSNNOOZYMOONOONLKYNMMdOOZOONN0NOONOOMONNONOONNNONKN
BOOOOON\`NONONMGWSOOLOONOMINNONNOOJLONNOOGONJNOOX?ONOGOOONNNNNNOOJNZONOPJOMNOOO:NNO\\NONcNRNwOONONLOOOONOMOOOONKOONVOOONOOOOLOKMOMNLNN_OONOONHOD<M?RWXYZ
LNNOBNLNOYVILONNGOcMNONOON]NONOOOOONNWOOONONNMMNMNOONNDNINONNNNHONNNJKKONVO_NOON>OOKNNOONMNIOOMJ_NOPB\\N;OAPBEiONOOJLONOLONNOONNLPJKOKMNLDNNOONNJLGNOOV
MMNOMDNOZNOIIQN_OOON\`NOOIIIOONNKOLOOOOONOKID@NOOMOLOKOO_OOONONOGOOOONNOMNLONOgMOOONLOOOONONONNONOOONNNNOOONONOOOONNMZKOMNNOOOMFN\`NLIMMNONOONLMOOMMOOOj
NOOONLOONOONOONOIOOHNNOOOOPOMLMOOOJOOIO_YKNON[N@NTMNOOONNNO]JOOLNKOMONNSOOOOOMJNGhMOOOOONNONdOLOUOOONNONFQZOOOOaONNOONJNNNOJUOONkYT\\NLIKONKOOOMOZONMBM
NOONOWNMOONNWNNOONNNOOMOOLJLMLNGLOOONMAKEOKONONcNRiMONMOOMMQNONM_ONONNOLNGNANOOLONXOLJLO^NMMOOMOOOOLFDLONOKNOONNVNTKMNOOUMMNNJOKMOONMNZOKMKOOOOILOOOOI
ONFPN^OMOONJOOJrOPIOXNOONNOONNOONNAOOTOONOMOOOLONBNcOOONMMOOMNMJOJNONONOOPMOOONONONNPOOOOJOLOOO^MMCOOdON_ONNNJcNOOTNOLINNOY^NNOOOYNGJMNOOOOKFHNOFOOOOL
QOOOSOOZNOSNNOOOGONOOMNOONO6bNNONJLONOHLHNOKLOKOZHKNONNOOONNONKNNQIMOOLmOMNMNONOOLNNXMN^MMMOOAOVNONORNOLCNKPZOJONNONNLNLLOHOOONOMONRONNOLSbMNMOOOOOOUO
\\OOLWOM_NOMOObLGOLNNOgNKOLOOOKNIOOTOOOFLNOZNNOMOO_MNNONNRVONOOOOaUOGAOMOTKJZCQHNYNXMMNOONOKNNEOLOOOOONKMNN=JJ^NNKMOOO?OMVNFNQMNNLNONNOMNNNOOONNONOOMMN
O\`GMNOOONOHKFZ=ONOLNKOQNOORNINONNO_OONNOONMKNONNOOOOONJOONMOOKONONGNOMOOONOOKOOOOQNOOOaJfNOONONOOXORQNOMONOOOOONNNONgTONONeBROOOOONONNNMFOOLOONOONNOEO
DONONOOOWOOLONNONO_MNNMOKMOHKJKNONOOMNOOOOKNLOOOUOINOMOIOOFNONOOOD_ENKLOMLOOOJOONNMOOOMNOOOOOOOMLOOOONNOLOKOOOONNJNONOKNOOOOO[NOOOOWWOMLOMAMOOO\\NNcM]M
NNNLOOEMO\`OOOLOOMNJMNVNMOONYOOUPYNNWOLOOOS[OONNNTONOOONOOOOOIONONLOMONOOOOOMOKOOOONONONOOOLOONLONOOOONNOOOOOtJOOONOOOHOHOOOONVLOONNONOOONOOOOOOOONMOOO
OOOONNOOOONOOOOOOJOOOONNOOOOOOOOOOOcPOONWMOOLOLO\\KOPOOOONMOMMOOOOONOONNNNOMONGOOJOLMOXONOOOJN]ONLSONNLOONNPXbOMKOOGOUNNONJLNSEWCNLM[NJ[ZINLPOJGNUOPVOO
JIONM_RMOMNJMOPOLJHNJNKLNOLONOONNOMaNNNORNO<MNPNOLOOOMVXNOLONONJ\`LONONOOOOOOOMNNNOOOOFOONNXNONNOlOOOOOM]OMQNOONXLOOONOONMNONONOOONOOOONNOMOLOOOOOONNKO
O\\OZNONNPXOOONWOOLONOONOMOOOMOMMLNOOONONONOOONLOO[OOLNVKJMNNOOaOO]BMOVONOOOOOMOOONMWOOOONONMNLOXOOUKONNPNHMOGE9OPRKUNNLMMJNIUNPJM_^OOOLKMOMOEOMKTOHUFN
OOOONJOINNNOOOBpDNNM\`NNNOfOOOOOLOMNONKCOLOONNNOOOOJOLNMNKNNVMOLMKfOONMNbIWNONNOOOOOOOOOOOONOOQOOMOONOMNMOOOOK[KOBNVKOOOQMNUONOOOYLJOJYONNNOKOOONNOOOMg
NMNMOOOOPOOOOMOOONOTOOOOOcOOONONNOOOONMOOOOOOOOOOOOOOOONNONOOOOOOOOSOOOLNOOONONXOOOONNVOOOOXUOOOOONMOcOOOONOONOONOOOOONONOOOONOOMOOOOJNNOOOMNOGNOMOOON
ONONOOOOOOOOLOOOOOOOKOOKOON@OMOMOOPNOOOONOONOMLNONP^LSOYNPTLMCNLONO=OLMHGMNOMNOOsOOONKOONh[NOANOOJONMQONONOOOONOMOONNNOOOQOOOOOOMxOOKOLNPNMNOOONNLONOO
QNOOOOOZOQOOONKONOOOOYONOOOOONNOOWOOOEONNKOOOOIOOMOObOOONNOOOOOOOMNOOONONOOOOMLNNQOMNOKEOONONONNNOPMONOMOLOOOOOOONOMNWCcNNWSOOWOKOOOOONNNOLNOONIOHO]GN
NOOMKOLNIOOOOOOOOMMOMYOOYNYNOOONONOOONOOMONNNONOOOMOONOOMMOOOMOOOMOONOOMONMQGJOOVOOJaOOOOOOOOMNcOJONOOpNOOOOOOKONOOOOMOOMOOOOOONONMOOTDNMMVOOOMVMOOPON
OMNOOOOOONNONOONNORNOOIOOOHOOOOOMNNONNOOO[NBON?OOOONOOOOOHMPOFOOOLOKOOOIOGOONKOOONKOOCOONOMMOMOcOONZOYONOOOYIOOONOOGOOOONOaNNOONNOOOOIOOOONOMNOOHNONEY
YONGYONOLLNNcOOMOLL_OONXNOOMNOOONOONLOOFNOMOOOOOOOONNOOJNNO=MNOOL^ODOLOMOOMONOOKOOJNONWONLMNNONNMOOMPOON^OONOOONOOOBOQOOQgOOOdNONMMNNOKOONLgOOMKLcMOFZ
N^BNNMMOOOOONNOLNOOOONNOOONNOONNOONOOOGOPOIOONKOOO<MNLXOONOO_OPOOMOOOOOOOOOOOONONNONNOOOOOOOO]NOKNONOOOONONONOOONOOOOQNNMOOOONOOOOOOONONNONHOONNNM[OMO
LVOOOOEPMPL]ONOOOOOOOOOOONNOOONOOOOOOOOMOTPKOOONOONFOJG]PNGOONKNOOMOLNOFOOOMOOOOOOOOOOOOONOOOVOmNMODGJOOMNMMONNOOOVLOOOMOOOOOONOOMOOQOOOOOOOOOOONONNOO
OOOOOOGNIMNOONONLOOOONKOOOPOKOONONOOOONONOOOONOOOPNNIOOOMLOONOIJNOLdNOONSOJOHOOO]ONNNNOOONOLOOVOOOOOXOOOOKOO\\LOLONONMNMOANNLOORNOOONNMONFOQNITOOOOONLO
OMOUOLuOOOOOOOONOEOOOOOOOOOIONMMKNOFOOJONRaOXNONOMOGNCNOONMOOQOOWNOOOOOOOON\`OOOOOOOMNONOLOOOOOOOOOOOOOOOOOROONNOOOOOOOOOMNONNOSOYNLMMORONONOL[NOODOLON
OUOOMOOOOOMPMLNNOOPOOMOMOONNOONOONPOOOOIOOOONNOOOOJOONOOONOOLOPOMMNOOOOOOONOONONKNOONOOOOOOONOOOPONMOOcONNOOOOOONLSONNUNONONOLObOOONOOONOJNOOOOOONOOOO
OOOOOLOOMMOOOOOOaONOOIMYJOO\`OOOOOOMNNONNOOOOMONMOOOXNOONONONNOOOOONOXOMOOOOOOOOOOOMOOZNOOOONMQLILOQZX_NLMMNONINODONOOOO_hOLNMNOLONJLOLOOOOONNOLOONNVNW
LOOMROOOOLOOOMNOOIMONBXNIfFOMNNOOVPLQYOOWMOROONNNOOMONMOOOOOOOOOONNOOONONOOMMOOODNOUNOIO\`NNOMMNOMOOSNOONOOOONJOONLOQOONNPOOOOOLOOcOMMNONOOIOVdNNNNOOOO
OONOMOOJNOOZOONOMOOOOOOOLOONOJOO\\OOOOJG^UNOlOPOOIFNOOYMNONKOOONOOOXOOOOOOKLOOOOOOHOOOONNOOOOOOOOOKOONOOOONONONOOOOOOOOOOOOOOOOONOLNONOOONOFOYNOOM]NQOO
MOMOONOOOONNMNNOOOWDONONOLONOROOOOMOLNOOONONOONOOTOXOLNLOOOOONNMOIONNUOOOORLOMPOOONOEONOOOKHLMNKLbZN8ZOdONOOgXMRLOMNMXONIOOONOOOOJNOEOOOONOMONNOONOOOO
YOOOOOONNSNOONOM;ZNLOOO>POMNNONS[RLSObMOr^OQTOZCONONUONOOPNjR^NNNOMMMMWNOOONZOQONOKSOONONNNMOQTON,NReOWFOOCKW\`RMOOOONNSOLNNLOOPOO[fOOOOYTF[LOOOROHMSOO
ZFLOHSMOMNNOONOLNKQNMNOONJCLNOONOZNMOOOOO\\CONOLOONOOGLDWOC]cOH\\@MKONLNMO§OMHMQOONOfPMMOO>OOQONVSRLMNMNOII\`NqNpNOOOMOOOO[UQNOOZJLPOOOOKMNOONONNNINOtLNI
OHONOOGONNOGNOJFJJHKNMONOOK3HPON[hEMO>MO[DMOLKOLRNOYuMjlNOBPMeOPPWNOWNMNOOMHNLNMOOONONONPONNNMOONOMfONKNXGMMNO[THgNOOOHOOOILBNCOLOAMKQWNLKNZOOOLKMKON<
N[OePLVM[bNBO[\\O=NNNGOONOOOOOOON^LXMNUNLKNKTNOONINNOKONONVMONONONONLLNL]VWNOTO^OOGOO1OLPMORNONODOOOLOHOQNMNMK[JNNOOOGPMLOMMOOOOOOOMGNSTOON@QO[JORMWOL]
ONOQNIUOOOQONHGKOMWNGMONOReMOLOLNOONNNNONYOMOOOaNONOONOMCOVOO>MORONDNKOP]OOOO\\NYQONXG^MJFGKOLDR_V8OODJONNNLOLLK;NFOIVMOJMPPOONCOOWOONKKOMHONJLDOKOgNSN
E^OaNNbNNONMOYNaJOIMNNXLIOWNOmN8bSNmLDOOOOONOJOONFKNNMOKWNLNONKNOTNONOMONOiOPNJNOBMONOOONNOMMMONOZNO\`OLOOMOOJPGOSMOMMMNOXERMNOOOLN]OIOOOQIL^OPNOOOOKMN
OOMeNEO:FSNOOTOOUONNSOLSOOOOBN[E[BMNOJONOL_NMMNUNO@OKOOOMOgNTOOOcOMLOONOONN[OMSOKtL\`XOEMSOONOKPMOIOOOV<ONQLONZONONLONOOOONNMOONONFOPLJNOOOOMFO\`5HRcdFO
BZNOHLCNLKONMWOM<LO\\MNONONiLOtONOO8OKLOOOODHNMOOONN\\NKNOOOOOMMNOOMMNONOLMNOORNMNJcN ONL]NNOONKOLFG]OROYZNOO;NVOYNQIOLKOYOOZKNOONNMOPNMOQOdVMNQELMLONON
ONNTOMOMXRONNOMPONNVHOQOOOOOOOMOLNOOMNtNPOOZJNONOMNQCOCUGMN[NONOONNMZNNOOZSONAOJM_NOOLNNbOO\`^HOOHO?LBNLOOOONEOYNNDLYiOONNROCNLOMNKSTgNVK[ONnONINOJKOON
OCNNXNNMOIjbINOZTONKNOOOOOObNJ^RMOSVMNhHNOOMNLAMMSLMNNK>aLLKOOFILOJMNbOIFENaIDMOCNKNNTHHOOONVNNNEJNMQTNNCNNOEDHRgOE>gOOOKNOUNMOWMLOPJN]NULOOOKOONNOOOX
\\NNMONKPSQOOMJOOOOMNA\\OLOMONOMONNNNOONONNOOONGONNNNHOODSONNOONOcOOOKNNROO²HNMONNNMMZOJLNKONLOLGOSOONNNMLONONNZ\`NOGMNOOMNNNNOONLOdNMNNNJJOLOULeNOOOOMNP
KNNOLOOMONNGJLMOOMO_ONOMOLOaGONWCNOONMQHKNMMNOZNJUOLKBNNNJ8NKONbKJNRVCMNYLlOFfOOJONHLOMLOMOONOOOPONVXMFNCXNMKOPNNYNOOOMMJOH\`OEJOOOOO\\NNOOOOVOOOTOPOMOO
SQONNMUNKOOOObMLOOOIONXNONMNNOOOOOOOPKOOOMNNMKNNONJVOONKNOOO\`NNNONWOGO^OfOMKMNOJMLONOMONMOOpMQNNGONONQYaObNNNNNNOMMN\`NNHO^NOOMVTOONXN>OOLMOHRFMRNNNLOO
MENMWOGOO\\ONONOOO]OOOOOLOO[ONOMSAOUHKJ]IOOONNNOZNO[cMONOKOOONNOHMMNOOONONLOYNDbLN0FNNNOPbMNOOMLONLOMOHMMLJLFNNRNOONNNONOOLMOMOOOOKIONMMMNNOJOMLNFONOOO
ZJOKOROBOTNOXhOMNOOJMNNOKOONMLNMoNOIMVVO^OOONOLIKMNRYHONMNMOONPOKGONOONJMFNUNMDN_RNMOMKOKOJAOJ_OMONOOMOPbOOHBDN^BGMOMOOOINOOML[OOONOOOOOXOO:OONONMONLN
sNNNKNIJENONOMJNONOONNNJVOOLOQNMNNJOLOO>_MNNNOcROONONOKQNQONLMOGMOOJINJNOWOIOONKOOGMNGOOOKMOOOOMOOMZQNKMONOONOONNNKNONM^OONOIINRONFMO_KNYOVOONOONPQONN
MNMROL_HNNMCRPVNONNOWONNKON

-GTcONLJMOLBNI[VMOOMLLIMgKLaONKKNFNpHOHOJNPVOKNSKPPbNONNIOeNXRNNI^YYOQM\\ONOKOGMZOHOOMOINMGMNBRWUmbV:MN9@OEFNPONCMNOOGN3bdNYL]b?bJMKI\\EfIOIHNOGJNOJOMYK
UNNMCKMJNNa@LONGFMONHMMLMMOYOLKMNaOZ\\HDONCVMbNKOSOOUOnJ=JMXeQNdSJIWMJINMKCP<5NAL]UIHNFK]NOOEOMNTXOBLOOKOM[BOLPML[T?dR^ONfAKHXHFN_KLILNGNGTLLOXGNONOINH
XJOOOO]ONWOHUNUKBRK?FMNUJM1IeNOGMdIVMOGJ]^>NLNAO?MKMN]JKNGNLSMSnQND_OMRHMGNhOjuE7NNIJDyMC8LLOM\`IONJVL\`HQWARLNKL>?_KJBOWILIRU[MRNLMO[CMiPSBOBEGgBNgGBLI
IJO^IHCMgHEOOOKONNONNOPNcUDEOONNDNO?_RFKIJNPcJNYKNMGYCNNXZLDKMNILVPUOOIVOQFHLNVMN^AJLUOONOK\\SLVOON[LOJOIFKAcOKNWOINHPJMMLLNQ@KMOOHOOING5SRKDYKF_PMONhI
OPNNPM=L[iO[OMT[FYAgLNHJKJO<W]NYG@gOOcGhYANE\\aOKgIIK\`WJGQJMaLQNI@OGOJNNYMMOOON;DOGINKOGAFOHL[MNN~RSOOJLMNNONSkMLH1OIKNKINMKOGMPQ\`NWHJ@gONONNOVZEDaBNK?
UIBKPMMVWJIBMMI]_MMNZKCNMOUNOXNOG[PMLNNNKEBMEHNLr§ON>O:LLGLLMWdO_RJSELHOc:NMLNOMPOBeBHMONLNFIJN:NKLO7[MRKDUMQBOJO_HMO.QNENhNOOMePO[VNWDDN^BNHOONLLOGIV
N\\IKMXNNM?SLp=gEI?\\OMO?OROaHKOMOKKOUNMVLMCHZSJNKJM\\LbFO;KIOC^MO]OMGSNMNMKDONaOJKJLU_OOL}LINLIMLKL?OMWMNOLIMANFMNfMOONNNMLONPGKMW]IBqN\`X\\Mg8MMTNEEMOOOK
[MKONMLOAMHKWOMKGHLc[MONGOeONNOOCFGONMOMXYWOONORMM5OKNVMoJ<M@OdGNMLLc[XUsUOEOMRKqKLQlOONND[ONHKOLI]EBHLa0bBOONNUNKKOGKDLJRJTdOOV1OCKMLNFNPHLONL\\<TVMEJ
N\\NXONO^HLLZUWJGZMXDNOY5F]MO[QLJ\`O@pkFBMYNdOCXXMNJMPKMCO^MGCUKWL?OMOM\\NNVYMHWOOdLKWHE<TM5LKMfNNONOMH4OJPNNKhJYKYB\\NMNRNON\`?NK]INXILvOGENLZOIOOAOH\\IMNO
NOXcCNJFXKO?OEFC^:VOUNPOWL\\TAXWOKnTX][OOOMNLRMOCFVQHONR<NILKbLL>NSYZ@]OEKR\\NNNGOTMMCNLKNNMPONOO@Ne?LNMcLONWS[TLVOP@X[FMeNOGKNWZDKKMDUOOaBMOkMNUO\\B>GN]
L¤GWlLbJdMHNNMOOANJ@MKOOOOOJHGO]MLKUoNG\`IcEYDeNNKIqOY\\J?NNKNP7OTmUNGLNONDONAPA\`JNFV[gE=>WLL\\NFWMDDWAHMMPiMN?HDQSNNJJLMNWUUAOOIJMJYiOJ4ZN=MLKNHELNGQJSP
LONMYONO?^<KENKNO_\\aJHTOOKN<FJOdE;NOJM]QIONcfHNfC_OFXN75NLNMIELKdYDKMFQKFERL8GGNNSZN^MNgbEM[cANSOPMLNJNNHLKHFNN[OIONKiFXCLKR@X[XLPNtJBNOOFF]H\`LNWENU7M
GPLN;KINLNRMHE\`NUqEXWNIMJOTMONEO_OAOaNOaONaKNKNOLUMNO[YK>N@IV[HGNBaBOOLXBOCNcXLIYYG8LMOOOVKLH^M[OMOOSbLNX:cO6cOBOHaNhKOfHDOIDOOCNHHLILXNDODISONqNMLPO
T\`NMONWTEAOMG;SOLNNfMRKNGNOHl\\UZLIdJbKGGE\`GKN\\Ke3OM\\NGGZFIBQRFZ\`WYEHW_VVkZOOJOGNN[5O[GW_OOLhuK@=LAVONYHG\`MU\\ULXHW<O?INFVPOFDONMNJNIFMO=L[ILNGNMMJLKUUK
V@MGUWALnINCULMOOIJMLMNIMHGMSNMNPELc=MIHLWJIRU\`]bOO_SWNTbLUOIIOOM[UFHJOM?\`LTURNNQNOHOOONDXMJ>aNNNOHAJNGNZY>OKNOO_ONNPNBG=FEMMM@MNXPL==4cJ?\\]LUNKKLN8KJ
[HFG18ebMKUFGEVNOMKSXbLNOTRFV;LUkNINCYE]IJNLNNQ;KTL_WHJfGLLILNMNP??Y\\JOLIRlKOBNOPNNDTOOO\\UYH\\JKQBBUO\\XFNYNOEKHNNOJNNNNNGLI\\^:PB]LTOTMMEOLNTD<HMMJNU=EE
ROOOJHMJ^NdILFIVO^nKONbcVNTXMONNLHNULW.LNM@WO_MNJTZBHFUUDWX\\T\`GaQXLKAW]XORBE\`QXHOIMDAZLNNH\`KKIGFN\`XaMOODI7<MFHZHJ\\IUSXeM]OEaTgJZFbGdRPNEHKFMOOEKVIDXI_
]LH[O\\=LIMNMGILOOLWWLMXe?>I;QPJOMILBHRVb[:N[FJNNSOHH[KNAYSB5OZMNOOVMN9D+O@aKITHVO@;OJFIV9VGNQkNOIOBNDLONLNOO]ZCJ@HNE@aFNIE^NNORNIOPOOOKCMFBNOOOaONdBUK
XOJMORNJOZOOMMXLLNEbCNNOOKOOOHNOJNXLOKf[HONKqJODOOIOKQQOGDNOaNS=XM[RXLNOOR[NNNONDOVJKKLJONMMOJMNL_NMLIMt?MFNkROD^UNYJOLXHPNK^ON\\QDKNYNBLQ[ObGYNKMKIMY]
LmXUHIjHFNXWOMJOISWNICMM]HJMNINLWWO\\YOE[TiSHLOMJ;eHJ=KOkDNUONZN[JNXFDNPJMKkMNMONOLNO]NOOGOQMVOHB\\O]\\ANV_@OK@HQNOKLM=JdKNMNNOONNNFJFN_MNEQOIMMNKLF8b]MO
ONMOOOOOOOONPRYgNNQOT[NLJVOFOdWVOMILOMOOQNNNOKNNNMMGXQL8OJF]LI\`TLUOAMWUKSDOMKQOOOOaONYSOMONMNGOOLERNOROODQMJOEMNOOMO<JNOODOOaFONJQCEMLNOJM@OXSXNILOOMR
NNJNINMNLMV]OWJlLNONODNNJIL]^_ATHNQOONOOMOYUWMHOKL>NJEOIMHQNSLPBHNMOO[qEOEHIIT\`7=WJMWLOOONNOJA\\?XJOOOOOWOcOONEOOOOOLDOTHS]FOOGOODNN^YOON]OONONOR@KONNf
cNERMNXODHKNOHhHI9NFNLSDNJM[>cOCUHON<FOYNOMNKONJOMLGFXJN\\XXOIYN\\pQy[CONTKWhOMJOFKOZJNJOMGDE;ORGNRK]JLMHN[IDJH[VaGO[TKH]KLILNGWbr1KaNGLKGIWUdN[bOLHOI8P
D]NOGRUPAIMLMN?K=C>INTHKpNNCONHNEOENGTWNO-POJNNNIDVEXLDEOMNLNNTOONOBNN_OOKHOMNONOOONNMNNONM\\NNOKOOJMOKPQWNIQnN=XOMPZMC?NM?NO]KNKKNMJOKWLZNN\`NLCHJOIKJO
ENRRMXK<Ib?ZKNN_VLNILNMMNBNjNLNIJKbJ]NNJNNLONOTMMGKUC_ONNINRJMNNIHEaUHL]GXJOO_O;LOMUNHJNRO\`TEOcD]\`LOOONMDOKWaLNKFLNMMKOHJAHRmMLMZJCeNLMOONSEMMI4bMN]U\\
YhMNNLJTOKMNWNRHGD[JNPNILOdKOOOcGDIJMNNEXLNOIGOYmVOONLb]NANJNBNMLIIZ\`OFFNcNN@\`LHJOEUNNMWOO\\NONNJFIOOMOO\\LNOONOOLNGLFNNXONOKOIdcNHNONONONKO]NOMOONOMWk?
DNXIVFKjDVNLJ;CMMMRK6JOXLONXWF[NBgMHOJJJN7[ZLN\\JOKFTSmFKBgOLOLM\`L@QJLKNNBFJYMXEFDLU]DIEMNMV5INNOOKHNLYNONLKMdb,RWGKOOKgN8XKZfOJTNIIUGENLWGWNOOPVFVqNMO
OOOONMBV@ZTMaNPHOJOXMOOPMJXIOOPLIOM\\]OMZ_OMbB\\JKMVFGFjW?PLNWUCYSGSVGTEKPNONMBGZOOHNVZKOOAYNLZOOOKONLNOBeJjOK[HFKgIOMQOOXK\`N6GONUKOOJA/OJMWQ[f]KOMb[KNA
EKGMKLJJNOMQNNMP][KOLONINK\\LOCJMLXNmKOBLJ>?WAKaT\\MGJTM@KPKEKK]JHNROMHNN^ION9OMINb[MaVHKNYJFNEJOQDYJ@]EOOONL=OgUfOLGHDVeNMDOOM[\\EN>FUSHEIK]GZSTHL].K[Mi
OUBMMUNBLOAOMKPHMMOOMUG[OFDOMN9KWTHLLM>DJMNV^KNdcOaOONFZOCMCGNOPHQVcX^h[KFCNHFUiNh3HDZOONLKLOONOLFVJIOJEMOMOGCY^NODVQEMQXHMO>OSILMVLGVLTND^ON\`@PN^O>SN
EOPNLVNNeJOONNOMNOKMOMXJTMMNMJO\\FOGMYAMdCYPMX\`H\\XKEN:POJEQXMGNeVAMN]NINOOOLOMHHMNPI[]I9NcNOMMOJBNNOINNMZIJLONS]MhNMOGNNHOjE\`_OOOMMNPOONNONNXMOJNMT^KfO
OHCLbOHUXNNN[aBN_YNE\\>nJUGBNMGOOcI^_ODJ]_KEHB?\\QfOb>]IJL^LO\`UHCINJH]a88OOaJLL^NOOfONNOKNOOMNIAXKWJIVLEMOTUC7MOGGTMOOcCV2dOQLNOJO[L_MLNOD=ViNKELSceJG]\\
NNMPXCL\\OMWMHWbOQAB<IAUYOUObNLOJ=IeOOKNMEOONOMZNKJSOJOaGNKINXOOCK\\ENcZfLYLgOIOROLNMIXMLKNLDODNHOJ>NNEKON\`ZNNNONNOOYGFOOVKE\\WDCO_HV_OOMOLIHMONLOONU@SEK
ONWO_OMJJIlO?KgIgG]^VVM@IO:fF_V;V\\D[LGLlNVLLDHMO]SH;eDYQFGB{NIMOONVPNNNOON]HONOLOMKOOOR_=MMN^O-NNNIKTXOMOdOJGN\\NLOINOOTNOOOOOfNOOONONONNYHNTITLMNMKNNW
CUOEGKXOZLMO]ONj\\=O[IM?Z]bJ]IO_MNRYdOMJEM@M8SNDKIOO_NN<AKJQ.BFU_EWEWPWTNLNDHMNGOOKuJBL=XgHLDONDOJV@KZNJdNPRWM?Sv@JW>MHNOG\\EBNNOMONPOdONNQhVOEh\`OAB_MKC
FLT?vU^OKONMOINNMK@KMEht_UMLLONXNRQPVKKGXOMFLNHOMONO\\HXN[[FBM^A\`dNN|LNLHBNKNOIVIOLNW3TOeUOUL<\`I_PUNRQLLOTUONLDPOOLcCD]MOJOJM;ORSQ_UOECIMX\\R_ORGLSCK\\UL
MH<KO_dNYTINTDgT^\\?UZ8O7BKTK[OOEKNUPahlIIWX6SINWOlB<L[?MSOXMKBGXKEOLMG[R_L\\\`LQBCMMO?L[aMIRLMOVXMlIL?bUjIHMbdFT<[RU=NIOK79VVMOKML8OcMOL_?KIOMOW\`[EIMBMP
eRSIDONFCOKJNOQXOK96_LO_LhIOGJMROTABHCRH^?NRJO^ODVJOOMVFNOL]NJM]PLMLNNih^ULhKTOLGMQLZOONHMEGMNOJMNcpTMOVNNeNOLhFLNH_KOMMNeGFTGNONanJQNKOAKVOIO?OVWMV?E
NLMq\`M3COOFOKSSMLCnLKFV[MZ@MKJJDDI4B\`WPFWDOBlN6JHOGOVSNbPKEOFDONJOExMCO>OIMOOVGMJa^FNPMa:D]xHO@DQFNOvVNIGJ_bgSyITSOIDNOJM=HN\\FULIMIOJN=JN>MER5c?fFhNJC
\`N?DMI=<NNHVKUQTBM.V<NDw]K[KPENcaAMNW[OO4OMOJMNJKLJSDUDNPG[KJIHINEOFL[_O@OLMDMc[N\\SNNBOZONONMLaMMOHON?FNJ[>bOM]ELIOLLgKOG>INBJLMiK\`NENMOMH[INONN[PDeNI
DN_IM[EAH^IJ7FMAMNQIOOLPJWOFNLIBCMFENKO:NE^IdSI9LNOOROMO[UNbLVJQG>J=MNMa;,ZNLV]HLAhNLN:LEOROONOKD>OONNMLV^\\OO[INOecco]OOLCaNTNNOMMOKWMOLOOMNQWTONLGOf@
^NO^MXOO9fRPNJNCeSN?WANDeFNLMJJ_M@MOjCFk]OSIWOFOEBjOhKOOXN;_M\\{\`^RH]HBWSUB\\OKWK_NMY]MELZaLIGHAIDKaJ94NMLNYNWKKIOS4LW<cK=GLIOGLNQCKLGNMONMTNNaJJbNONMNO
MNONK>XINCJK@OJMOMINPfUY]NJNONsH=\\ONBMLNNGKLKKR[XK]\\MNUCI\\OFMXFHKNDJO¬TOOCNO\\U\\aUOQJWOeKYDKXENNKG^hK=<eKFFHjHDOnM[NONEDVZ+N@kPILMMONLN\`_KNBoNFHOMM\\KFX
N6KbECLIGF[VBOOM\\I]BH>MbgOLXUHBEPHRKEoLJcM[TJ&[LNNL?KMIQ]WNMNO\\lOeWION=SJ_EGb=NW\`CTAcH\\OLaNRGLVRabUBOaKGRINNgLNdLROd<NKM\`_NV=q]K@oABs@NAADORLVL8_VKIUK
VNWhKF[JOL@KM5A\`OMM]fGFYXWDLKACNM/ILNHOXNSHCC^HGMTVLNNGOCKWeDXInPJ]HFWXKNMWMLBKAWUNMTgMO[LVrTTUKUIMN]NOHOLBWSOLJNNN^KVNkNNORLC<O?LMJHTfiNJX=IENONNJSUO
:NWXNJLbDO>VSIYIN>P9OBMMlFPGXaRN\`IHLRNE<TZRW<IJLSJJ\`pMMYNHcTe[c>GCKH^DMNUQMJSJOGaLKIUXJgNP]JiYcDCNL]GTRLNMBlN[?ONINYOPMGAJf5XGS-X]ROFY_OARTMN]MNFHK\\aL
LVONJFQ9UOOIMVabNYYAOK7KcGLNMMOATVMPBEMUGMJN]SVNNLªOLIK4JI\\KC[3=INONUEZNN\\O[ALOINqMaRTfLKKSQQFNK\\ONQUXGKWOiLMOq.KMQOTQMPNKOZP[OY8\\bZNNMGLOOONKV§KONONN
NTNGOTKUNL?=CTOONDTOONGZNNaHM:d]Q[JYJXG¶lQFKXLILM\\J@MMhGP?bXdUXNINONOgGNULOKDXG[NOODOEKLDaALNMK?K^GNLQiKVRcWhXFS]ERWFDaOIJ\\OTxnOMHCZDHW\\INMiMK[KbMCOLH
ROOMNESQOANVGQQ[MOMRMGh@uOFWsFP.HbWKOENRJOOJNLRMNTOGKOBNaMHLTNCOPX]NIC_HMpoTNMnNFBYNOf[G\`TgmMKBLCVQNLXGWNB>Na@JRDOYOLOOOJOOJFBaGMWK;HOBOgMJ=HCKdPQY@DO
JLZBMNuYUXOMO_[OYUUODA<QNM[KM=BsKLHUJLKZCLZ_OZ5GNM\\KNOHHNRPNVN6fNGOKRUON[NqMOCIWOQPohehNKJHLOOGNODH8QNWYXHUOENLLWEON]EMEN=JZRMIMJLMMNMFBULW@OIKM6@LOWN
NJbUOMNPNNCOKVXBFOfFOOLNyTN

7^\\IFE1[qZL^\`YBCYGHKWjYW>NJ<F\`?F/[>:ObSEQADQ]X\`VC<YFWXb]WJ4XHWU>SD=HAdYNjGM='K9GW+YBYCe^<@HKTQ[U@B\\n^9Z\`]n_]BZ:HVV^ZXVOD=ce@\\GLL_EdY?TCK]a\\VfKc]O\`<LGG
GSO\\^ZPf=R=9GGYY[O5VOJ=PZ?>?Je_VZ?HEDO[BRW'9CV?WWDYKJIdeP\\RJ8[FiYHEcZEMCo^aQIWbONLKhdD\\JERZ^TOWsGAK>MeTdCA]Q]NJ=DL[N@5E9<\`ZQLWO;LXUO\\DdRR_FN6:RC^bV9F8
G<TX]VG^\\CBMOU9-k>WOULdC]VuSDUVQQMaKIFYJh99XCOLYd?OA=DUGWY<<>PDDU;qCBbNQ=GFSZ<<[PD[I84;YV\`NBEV8>>V2=MPDWV?[ZY\\BfbP\`xeUPKn\\WHE\`EW_hIUH>4jLY.PrX;DY<0UV.
WKVTQI_P1]T>_\\YV>C^I:^FW@TJ^VA?l\\]a2QYUL\\]KHJXcJ^Z6FAFBY\\ME[GYQP\\XW4cCWH[^iJcIMW_KgRZLi\\Y[L:3aWXGNMQRWV\\\`HHA>GEHKX9gSWYdMJJQ_]\\XgaYIb_YhTZ\\dCGWK<J=D;7
\`Ud^J<:]K8GFVXUJUTVJ\`FgfI\\]GGE=6Q¨=ZUBXB\`XWmFEWGKEDWMNPIk\`LD\\VCah;PWON9^D\\C:V>N]EQOMVY4N>:<]K_aA-USdDHZXB[VIAX\\WWj\\ZBLUWl\`CH=K@\`C:KF5\\LXZJAX\`bmShKRMMH
FJ_bSGPW?[FWUCUSKGJ@GWTgZIVF3QJ>fE=EtWZ^N\\^a7YF[;/bGnaV:_ZHPAMBR=I]LrHlCBZZ>UFWh^^?>\`\\HI¢S:WVLXNXYXc@("LXbH^GUWIEVaFflVEt^6FH]FGV]HH^I_;BFWGXX_?A?dXJM
9IX<ONOHN_NU@Y5eLaDMYGcPeX:WUYDM\`MHJ+V?HKRlc[YVVNWB_RTCE[H>YEWGQXYYAPEZC=cc^>I^M5W@f;W5EXvC;lWkXlBUM]q>]FISHYcB<RL?P^FGX=hYZ\\jIQRX8II>FY5h+PE_]\`b\\B>M
I]f\\\\IpHSZXEI*\`[Z\\UKCSfUYAQVk^GG\`[_kY]WQ?WA]_4JQKaU5DWMY9\\fcgGCLZCZH=EEA/O[VcIL>9@3O>OTHE^>dOGMCGDScBcVPg8M\`DHV?>UL"XWQNXCHG4I]XBMLS+RKK\`?f]fUV=?QKNgQ
JDUTZU\`/XVqIBFBZFJCYZJPeaSAh[VXh.aO3,[[N@XQZ_GTFFT:KHWXAHfmWFUO]@=9]BZQ\`U\\X_&b^<_EP\\:sQ8M'KX;8UHiDVI[gDZ]GQ>VLMt_H^EGVYD=HLW>cWDFV\\GWN<UXI9PHVaV[>e[Z\`
CW9C=KZWIddWHSUW1TfX]FGLJcJR^KKW6@^I=VVaOVGJ\`^I¤Yb8EaiAOUUYJ<LScXuIDd;VABDERZ_XDYMUOTWX]X\`GD_AD7;GaXVICILILCOZFMZ;f8DaNFWA<NJCP[VEKMO\\XEXAYBjSCYZVf\\JI
V/[WJYAXFDK^=A]WXJWUgQYEcI_XK<[BAQ^K*HVBVUTIUE_Z:M;SFLY_?hZhWg>E9D<UKYM1\\\\[MrwDNYmTjGcfXPVXFdWHY\`ZJeBVBdFZQMFHGGNNKAOVYAT<tDH_WXDE>NXnLVcB<X;aNF>ZgdL<
K^VY/FDU?BkJY3GQAPJ>VVBcW?>Z[XZZ\`cWXXhU[VA6G?NE:UQGQIEVE@WDUY[1ZO4LPeaYUWabL_O__M9<YcIF??jKPXJWRVCXV[U=M\`YjUk8IGDFDPMiaOlmF?\`TE?XUU8O\`UTWrfDc@U]M[VHZU
BH.J£REeWWUMwMR[X>OJS]G;VBf\\[AZ8PBRgL7\\CTUGRUOV\\JR[FVH4Ua[eVJRM[;]Kh?K[McLLL@9Ze<InDHZL^>F]DhBI?U5[WF+UAG^PTqAX\\5YF<[L]k:YIYRaDPBGVZHPJIN\\JM\\>g@%Y^GiG
^AJUJBMGWQG:Z[H_tXTF59O:?VVQ8NSUn.MW>AaZZPLR8KN>VHJBRL[@QO8_DUK?5IVeMRM0\\BWGDI0fUE:DFQ%G[<.=Z@MCWY\`]QkYF\`gHQVL[_fYcXJhLViLRIGIQW[NT/[jHCX\\J_mK:CWGGE_
Ue9KSI£Y??XOA8V[WKSYYQYP[T^EDBLCE;Z;QU\`XPVQYIU?C9=J@SGIWHLZIU_VHFHL[cYUYUBY[J6CYAHDbRAjb\\HVk\`?+F^\\W\`IEW>FF\`<=NA<BKFX?XT\\KY\\G^KdUZGV?fKi2VUFHVU)\\[WNVWU
GW>\`ekHZ?ECXZMJ7bb[8O?7aAUW]JcI>>FSCTGUSWbDb9KbJI_VAMVA:;YBYN1<EGOEK<:g^8::X[TFEPGOWWNEFDLK\$EU]:cPO8Db^[HL<VPcXYXV_X?[ZW^MRFr@V>\\HgX[Yb7d>C1kX\`_Z\\IuM:
V?:EPWY=U:8N]JKZXF;[VDQMChS]WXRYYDDMKbB_F?MW;GAUAJZWTPWUKMDV?PL@IW>ZJMQ_?\\Z?9NMGe[[^WaVZT<EVVFX2@F>VVSIWZ8?AUH_]KXJIG=^QZ[IT<\\MYCXNUUR\`OVYi6dZ\\RUcHhF
PKX>cIq@Ukc[EE^aIXA=U]ODIbD[MEYKUO?i[S\\MI,=H\`d>BFCOVK\\KIUXDsYH@VZA?g\\in{ZIE]W9RH>_HI[HZJ\\P[D\\+VJWFKVTC?>=KIULMTSHQdTMIXjSUDNU\`EI^MO7IW;g\\WfRPoZ,Sa@TLU
HFVKXk@bXIWYI_\\7UG[7F^<\`];[7=6I_Hb3DKFDI^0GM/X:OG\\W^Ga@\\Y^fLKY<[LDDIAJX>4EEED3F>_ZM\\DeJ]WH[JjWYEHHUXXdYJNV^a8FZ\\_G@Z[WDMFVgDXI?ITZ\`GKPXNE@GaE=\\UWVDL-
E\$GG>Z9V\\UFJKEAYU^MUVS]V:CXGVQFVJRXAJF\\BZ;[SWXUg\`GNQOYaK:WXDHIGEV7FNZYI]DVCFVaVGeFKX%YPH<IBPDIZ?HGCIWGIM\`GW]XbN^MK5cZ6WUWT?I49NeU]GJLPUbYX\\HeW?\\WL<EUP
KHJWI]V\`EN]\\UI93pEADgLImLPXZVK5GZSPLF?@[NC>7A4EZVJAAWUW[NLSHiZ%?YUUCF=Fjp\`Z[FCAU@c@X\`UGPI=GIVUR^^RBDK3G[ZEK^WYA8W[GWEW=2Z\\S?>WDEI1DA\\;\\FM\\c4H>Gj;D^KdD
aHVZ\`FIFJAIMZENLMXUVU[\\iGUEDA<aIVRI5aJWYZZWDLGM?QI_\\\\]]QITEERP=k[GagVFA\\?[TVWXKQiFI[7]]ZcJE:bo>UIIC\`\\_QKX*^CI[:fLZ=O_MROcDTZNHQGUZ@KOI\`]FYH>BhEEakD?NJ
@XMVF^P[JYMDVXCWVJN_bIE\\?841]W^LLZZUc_cFN<QJOHNF\\b4OUHDjGRJ@]ZID7Y*OdHYeYM;IVH=dOSGJ@WeZVbIBWYPG8KCeD8HK[K[KNP4LCWMBJLB>T]DaXL>DTcAH_WN8P:D6UEGOiJEHnk
[K6EQ\\R<YDaYD18U[K_W\`GW]/4L[JbWSdX\\eL_C\\De@TXE]EW_J_IU[ZB=a\`KPTDTYDEIFAYG?Zh9LdNVmXFH_C?YKkEI@fP^kOK\\SWIJ[VFODbK9XYT_KfUVQ@g(\\IX^QSQHK>SNbBBLVUXl:aWXH
eEBh@G]gZ5aJF[?LNbYOMr\\Ba_X>U\\]EG8EjEe5\\7^Y_UYQD]BL\\YDXYAgcUcJXIdNY=.F]LhHYG_LZ\\/VSAHlU4^MANa?B<?G<VJDIJ7]WH5]<_PCHaH>@]VCYLA2ZGR_gBY>XYIa@IcYbg?CCI\`D
J#_cGHcUHFNj:>T_U\\EVV8AJOIWDPZ]ZX[VaX[]Q[[JSXVXG1HKXHWFAWLRVJ\\;\\gVVN9YULF;V2ULUXHXYBc]WHFDCCH=DKUfcJXHGFX5H@WI?WDXUacAHCPjU@Q>?FaFGE]B[Q@XAYHXK[BWKJ=c
eKIaKZJBUS:<[L[^][[WjUIJNGUOIYFA_:\\W[AM[^WVWY^;WgGL>=ELH\\8]EHNX@@EdJZ[bC\`ZdMJN\\eiBKCLW\\H+[KiZIa;CWZ^O2YJ;IHX;N[^JXGC>W?QjG\\B?UZ@]ZEK?WFWFXK]VIHE@K>8NX
GF@LEYkP~DYHNLT^KbeHK7Y\`KUF\\IHCM\`dHM+EFD5Y\`=]6WJ\`GUbI6GdfR\\KL^N<SPYFR[DFUVl=ERDUHVQYEH=>T+TcJLHaXGILVTXV?1H]^d<CEW>_@GcPPAbNRJWyDVBXH;HTMRC<@1[SE]DII\`
[D]dUCPW\\IE\`HWWcIDYKZ]FZ9WPKZN[\\MI\`42VVWMo?H\`V?VFSHH_oWD76Wd2W\\LNIdXBD;nEcU?WSg<DXVNSY>ILT]_dGT[LVcIYGBD>>bY:J=GXKWQH2WQ^V7;MUZNZNAEYQVHQ\\G\`VZKLh_9HH
W>?X@J=H^WNaiaaWk^HYNEEaY?J9JBR=P:^LWDaH[JUKF\\JM<BQSPLXCPCB[QWCAI<F@GB7HWUPH\\ZL7]7kVeEEE:jL<7JY[LWOOVa@F\`=ZUF[GDIW^<XKVQDbDLXDH7<XIGgI^NX<JVbI9YVK=ZAG
[]=INCJZDafZFb^^;5XHEQMV\\WYB\\OWCZ\`VJGNUN]9HWM;SGJ[IVKHY\\ZHF]]?-KaDBGII_Y7[FGHUW^EAL?MDb^<YLVXD^PTMiOHNY>ZAWDUWCDOJY;XK^X=:PAHCWg1?WWAMIZHPVLE5JJVUFJKJ
FVbU@RIAFWx[If\\Z@LI\\I_PPSQKBVBXM"\\0B=XVF5.ke]WHF<O=[D:XKDa]B?M\`bfHK>>gGZJBkiYC[BOHWIU?1YIFM[XaNUJVWDCJ5\\RTahUVXXGI:EM^F[BX7VK4[CIN@R&e\\GcI/VG?^_F=VWCC
]?.DQZY?ZCGHcH@VSa]cHeJKKW:AA\`BWXV:JIH_YDH\`Ca;JdY^RF>HK[GGacEH]NH;DU=EBYG^CGWFFAINYTLXWW^O[HXeXYWJZET\`YPHKJF8]Z\`VUEXQW<AWWFD[[\`BcC;P>SW6eOVOY7;@OXTKZU
2I9UOVBYMV3KJY9VEWYLH8L_Xdf:XB2OHDaDF]Z8IJ]Y[WJ_FA[W8hFAYW]+KGXKD=JkFKgCYD:HN3AB<XGIYAEHcKMXICOXWMO5[>XBH=UVF]DH^DFN@HWP[EIJc?X_DXjFE;X\`<TEUJUBDAKXIUG
QIFiHKRY@SY6<H^F?O01WVcGmCLDUHBCGUC6VU>a9D^WEINXWhqKT\\LcO<FFPFEBXK=b^aP>O^]^MW[\\@XCIOCaG6^_O5I^QCkAaJ\\;N/FXLAVG1]VP=;Z\\b<BX)[J[EHA8I;VB=SKKOa>@?^c/\\h\\
^ZTiAAUWP\`hYW^O]BOIPM^9.IblGb[DSXGVLQXV\`GEkYWGn>[HV[RMTIIUBTJP<E7N[+P_EcSA5_Y74_jKCYHYY;ZI;FdJ@?FNX_IVXUS([HBBBBBV;_\\LYCOHb[[BMeMD^=ZXH;ZHVB;Ei;*\\=LC7
GQl?HBL]IOKRCkNPMScSUZ2j\`W;dJG3\`[?QSF9:Y\`UEZX>YV79cRETH9<6KC\\LaIG:kaPYG@CWNLYB_CZ[BkGKPUPUNGW4GW8KNM=9L6YYRR[AEQM6kYC]RuJLGUj>N[JJMRILGocIKKYOP6CK[X\\J
>OZARV:HK>?H^@KGo_]UEEAR^8WW]\\WEG\\HyDQ6lEV_RZG<[J>mXYZCXFBWLU\\.DEF^HEUJ\$K79>SQNY]_H^q?3CD=C_F>YA>e14WEF";?E[IGPPe\\JDi>HGRO]Y\\XaZD@=]8T]FP]U]R<gVHWLA\`S
UK[>CfV@?GlRoTMXKA.L?KLDDAVNU]U\\Ubrb1G7LHTWFIDq[QnJFEW3FVUO\`WpZYVQ^4ecHGXW]VPFQ5UHHEJWSK^QNGSUZDMT][,TaW=GHHD<4XF?^JGKeOFYWHQM<KaN^WS9C\\MiCj]fWY]P5\`KP
INkeA]SOZH\`mV=YKgYFG]HS3Y\\G]8A16?DcFjKWTkaFdNlVLJL^^7KM^5ZWW:CbkIg84b@FXcFBZY]@CIdEADK/:CY;OEiRU\\7BgPbUII9]EH;A\\WOWIS9W_KIgJIH;D-M\`PQZPWMeC@a[[CIYYWFh
[C;DWjZ4A:YUrEn[8UI]UT\`2]IKzidOYK^^cWTGsENGDGV]lN^^ZGYZ0-@G\`=I:;Kf:MfUZDgnGJh:ZVh3<+PBEH_\\WJ\\HH/][X\\=VjgJA^Vp>[]V^H@(MinWHJU=VX>KR:Sc8^[BSG\\PLG]ZWI@[a
RGZBb5_?EBD_?LIE5IF)IZWN>UF]E/D8=__^FVY6EXOhQYTYTK@_=IFEO2VEWN,??U_AsWJDFdA:GPYGYX<rUMWLNE\`:6_ekQRLdCXkCJ,<UHbVF<S¥5\`6<LXUJcaLcJ^^CVO6EX7AMK?U\`Fd.X8Y3
EKV<b\\4FJaXNTD:AH>XDR>VGEFFOW<5_\\WH2>AJKVY<?pL3NP>A7_WUgY;KYFHEPF[;WI/E]FR\\i;RDL[CIAQBABjVHRWfL9HPKZ[][B_R@egC+8__FAJaMNhVO>e5BNW[F@Z;RFXQ&VKJ[YSZMZ:
YOW:SeB@5SGEMHYK@VE^TjI<>h/8GMTiYU6KWEFBJXOBF[_V]B_KBAN^>RRm_@@?^-LOQHP=;aKfbULJKN_Y6GX_YABMUH8?MPNTBBbVYW[VFjL84T_EVV\\WM@HH\`<BDn']ZN>CQiP]=BOMbETYV^S
YbX;n<NJAZcM0dVKGZgZNGYTHSLMJ8cWGH[[NI857RW^kPL]U>PI:7lH\\(M<_:W!CKM_[HF[W\$LELREaNHBPW0^bU\`Z+E];UIWJkIGBDIY\\?v_1FU>INHH_A7DbFa]\\XTV:b]5@:CNMS[RKE><NIUH
SVJKY<W7U^ZOlqJ[4=@OCO\\d6F7Oy@YJMQYVI?TcDWSQdWO-D9W>JMGHYM@=MEQNK^]MPaHA4E]_UbBg<[;TBYVAEFOV?GF[\\DIEOZOoWWF8r:dJ7PVH=RJ_MS<XXWOrP;*lgMDY?^uQIGVZJJab@V
GHfJa;FY4UZFBD?H>CSTI=YW<V_HW'K_AMWV]f]WVDRkNTL?OiMGX,bQmC\`SWoWBIJ^ZIU[FGK2HTTJ1?HDWI67XK_/XMNG=^FUiDJJI>2CJVA][BH=K=E^VNVJVTKDhNPKX?8XPCZD;9W-AfW\\BG
II5^IA_KCHNh\\>EYWaeK0aY8XE=e[g5B\`YJD9^(<:=BhGIEAXG^K<W.[\\e\\X7YH^\\YXVs5M@5J:KgM?NAgi^aOY\`cIc]<YAV^PHJUSC7)S3T@o_\\GT^OPU2KJIH_00?EVX\`2WU:EW"7DoaHha[BSWW
]MYbWHSJIRHJX(:QKnfX?i>dC@RFY,E1TWIYV\`JUXI@>G>:^AAQdFSWKKiMb8LJT<a?5_5.tXM3jD:4]MXQDXZbYFQC:IZB@I9ZGF5Y>IUaNZi_>l[IHT\\gE\\R?X?D\\\\JGk.XYfF+6WeYVE>Hw6lq[
GZ:ZGB5QbK>GC?M@dPQ;]POFLEPGXDm@_HH5J[]QXYKIiJLNcWO;XW4F;@\\WOXj_W>Ag[=JdLLGJ\\Q^RVaI/I?>.IZLVX=I=FJAjDF?AL[AH^d?E_mdJLl3BDcY^\`]JU\`QBKYQ^]B3NOF]Li_a;HQW
nO8*:k8PJ_<_dA@K\\U5UD^gVCID`,
  e: `e end #
e end a
e end absce
e end afrai
e end after
e end again
e end ago
e end all
e end aller
e end alone
e end alzhe
e end amlod
e end antib
e end anyth
e end anywa
e end apart
e end apolo
e end are
e end asthm
e end away
e end back
e end base
e end be
e end bed
e end bedti
e end befor
e end bette
e end biscu
e end bisop
e end bit
e end bladd
e end bleed
e end blood
e end both
e end break
e end breat
e end broke
e end burn
e end cance
e end cat
e end check
e end chris
e end claw
e end clean
e end clear
e end clock
e end comb
e end cough
e end day
e end days
e end degre
e end depre
e end diabe
e end diarr
e end did
e end dizzi
e end do
e end docto
e end done
e end dose
e end down
e end drops
e end dry
e end ear
e end easil
e end effus
e end elbow
e end else
e end enoug
e end eveni
e end every
e end eye
e end eyes
e end faint
e end feet
e end fever
e end fine
e end first
e end food
e end fortn
e end frida
e end front
e end gone
e end good
e end greas
e end heart
e end her
e end here
e end him
e end home
e end hones
e end hour
e end hours
e end in
e end infec
e end insid
e end inste
e end is
e end it
e end itsel
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
e end list
e end long
e end look
e end lord
e end lovel
e end low
e end malar
e end march
e end masse
e end me
e end mg
e end mind
e end minut
e end month
e end more
e end morni
e end mouth
e end murmu
e end neck
e end needl
e end negat
e end neute
e end nicel
e end night
e end no
e end norma
e end nose
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
e end out
e end pain
e end perfe
e end phone
e end physi
e end pink
e end pleas
e end polyp
e end posit
e end press
e end probl
e end quiet
e end rash
e end red
e end regul
e end rice
e end right
e end same
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
e end side
e end sides
e end since
e end skin
e end smoke
e end so
e end soft
e end sorry
e end sound
e end sprin
e end stabl
e end stair
e end stero
e end stool
e end stuff
e end sugar
e end summe
e end sunda
e end sure
e end swell
e end table
e end tea
e end that
e end them
e end then
e end there
e end thin
e end thing
e end think
e end thinn
e end this
e end thoug
e end throu
e end thurs
e end time
e end tired
e end today
e end toe
e end tomor
e end too
e end troub
e end tube
e end tuesd
e end tummy
e end up
e end us
e end valve
e end wait
e end was
e end water
e end wax
e end week
e end weeke
e end weeks
e end weigh
e end well
e end wish
e end with
e end womb
e end wrist
e end yeah
e end year
e end years
e end yeast
e end yes
e end yet
e end you
e head0 #
e head0 a
e head0 about
e head0 all
e head0 aller
e head0 amlod
e head0 and
e head0 any
e head0 aye
e head0 bit
e head0 blood
e head0 bp
e head0 breat
e head0 chest
e head0 come
e head0 could
e head0 dad
e head0 denie
e head0 did
e head0 do
e head0 does
e head0 don't
e head0 durat
e head0 ears
e head0 eatin
e head0 every
e head0 for
e head0 go
e head0 good
e head0 half
e head0 he
e head0 he's
e head0 heart
e head0 her
e head0 his
e head0 i
e head0 i'd
e head0 i'll
e head0 i'm
e head0 if
e head0 impre
e head0 in
e head0 inr
e head0 it
e head0 it's
e head0 just
e head0 keep
e head0 kidne
e head0 lead
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
e head0 no
e head0 not
e head0 nothi
e head0 now
e head0 okay
e head0 omepr
e head0 on
e head0 one
e head0 only
e head0 pain
e head0 parac
e head0 plan
e head0 pleas
e head0 predn
e head0 pulse
e head0 ramip
e head0 reche
e head0 revie
e head0 right
e head0 same
e head0 she
e head0 she'l
e head0 she's
e head0 shoul
e head0 since
e head0 sit
e head0 so
e head0 sorry
e head0 take
e head0 teeth
e head0 tell
e head0 tempe
e head0 tende
e head0 thank
e head0 that
e head0 that'
e head0 the
e head0 then
e head0 there
e head0 they
e head0 they'
e head0 this
e head0 tsh
e head0 urine
e head0 use
e head0 we
e head0 we'll
e head0 weigh
e head0 well
e head0 what
e head0 when
e head0 with
e head0 worse
e head0 x-ray
e head0 yes
e head0 you
e head0 you'r
e head0 you'v
e head0 your
e head1 #
e head1 a
e head1 about
e head1 afrai
e head1 again
e head1 all
e head1 alway
e head1 an
e head1 and
e head1 ankle
e head1 are
e head1 at
e head1 back
e head1 be
e head1 been
e head1 bit
e head1 black
e head1 blood
e head1 book
e head1 both
e head1 broth
e head1 bunge
e head1 can
e head1 chang
e head1 chick
e head1 clear
e head1 come
e head1 comes
e head1 cough
e head1 could
e head1 days
e head1 dear
e head1 did
e head1 do
e head1 does
e head1 don't
e head1 down
e head1 drink
e head1 drop
e head1 ear
e head1 ears
e head1 elbow
e head1 eye
e head1 feel
e head1 feels
e head1 fever
e head1 fine
e head1 first
e head1 for
e head1 from
e head1 gave
e head1 get
e head1 go
e head1 goes
e head1 going
e head1 got
e head1 had
e head1 haemo
e head1 hand
e head1 hands
e head1 has
e head1 have
e head1 he's
e head1 heart
e head1 her
e head1 him
e head1 hind
e head1 his
e head1 hospi
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
e head1 job
e head1 just
e head1 kg
e head1 knock
e head1 last
e head1 leave
e head1 left
e head1 let
e head1 like
e head1 littl
e head1 long
e head1 looks
e head1 lost
e head1 makes
e head1 malar
e head1 me
e head1 might
e head1 mites
e head1 more
e head1 most
e head1 mothe
e head1 mrs
e head1 my
e head1 never
e head1 no
e head1 norma
e head1 not
e head1 nothi
e head1 now
e head1 off
e head1 on
e head1 one
e head1 only
e head1 other
e head1 press
e head1 put
e head1 rate
e head1 rathe
e head1 reall
e head1 refer
e head1 reflu
e head1 regul
e head1 revie
e head1 right
e head1 ring
e head1 sache
e head1 said
e head1 say
e head1 says
e head1 score
e head1 secon
e head1 see
e head1 send
e head1 she's
e head1 shoul
e head1 since
e head1 siste
e head1 skin
e head1 smell
e head1 so
e head1 soft
e head1 sorry
e head1 start
e head1 stero
e head1 still
e head1 stop
e head1 stopp
e head1 swell
e head1 table
e head1 take
e head1 that
e head1 that'
e head1 the
e head1 then
e head1 there
e head1 they
e head1 thick
e head1 think
e head1 this
e head1 those
e head1 thoug
e head1 time
e head1 to
e head1 today
e head1 too
e head1 tried
e head1 ulcer
e head1 under
e head1 up
e head1 vomit
e head1 want
e head1 was
e head1 water
e head1 we
e head1 weakn
e head1 weeks
e head1 weigh
e head1 well
e head1 went
e head1 were
e head1 what
e head1 when
e head1 why
e head1 wife
e head1 will
e head1 with
e head1 withi
e head1 won't
e head1 would
e head1 x-ray
e head1 year
e head1 years
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
e head2 an
e head2 and
e head2 anyth
e head2 apart
e head2 are
e head2 as
e head2 at
e head2 avera
e head2 back
e head2 be
e head2 been
e head2 befor
e head2 behin
e head2 bette
e head2 bit
e head2 bleed
e head2 bloat
e head2 blood
e head2 both
e head2 bottl
e head2 boy
e head2 breat
e head2 but
e head2 chest
e head2 clear
e head2 comes
e head2 could
e head2 days
e head2 depre
e head2 diabe
e head2 did
e head2 disch
e head2 do
e head2 docto
e head2 don't
e head2 down
e head2 drink
e head2 dry
e head2 ever
e head2 every
e head2 eye
e head2 faint
e head2 fat
e head2 feel
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
e head2 go
e head2 going
e head2 gone
e head2 got
e head2 had
e head2 half
e head2 has
e head2 have
e head2 he
e head2 he's
e head2 heart
e head2 her
e head2 here
e head2 him
e head2 his
e head2 hot
e head2 i
e head2 i'd
e head2 i'm
e head2 if
e head2 in
e head2 iron
e head2 is
e head2 isn't
e head2 it
e head2 it's
e head2 just
e head2 kg
e head2 kidne
e head2 know
e head2 left
e head2 let
e head2 like
e head2 lot
e head2 mcg
e head2 me
e head2 meat
e head2 melox
e head2 mg
e head2 more
e head2 much
e head2 my
e head2 napro
e head2 need
e head2 never
e head2 nicel
e head2 night
e head2 no
e head2 norma
e head2 not
e head2 nothi
e head2 now
e head2 of
e head2 off
e head2 old
e head2 on
e head2 one
e head2 one's
e head2 only
e head2 or
e head2 other
e head2 out
e head2 over
e head2 own
e head2 pill
e head2 pink
e head2 posit
e head2 press
e head2 pulse
e head2 put
e head2 rest
e head2 right
e head2 ring
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
e head2 since
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
e head2 still
e head2 stool
e head2 table
e head2 take
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
e head2 touch
e head2 tuesd
e head2 twice
e head2 under
e head2 up
e head2 want
e head2 was
e head2 we
e head2 weeks
e head2 weigh
e head2 went
e head2 wheez
e head2 when
e head2 will
e head2 with
e head2 year
e head2 yes
e head2 yet
e head2 you
e head2 you'r
e head2 your
e p # #
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
e p # egfr
e p # for
e p # g
e p # hours
e p # in
e p # kg
e p # last
e p # left
e p # legs
e p # mcg
e p # mg
e p # minut
e p # ml
e p # mm
e p # month
e p # now
e p # o'clo
e p # of
e p # on
e p # once
e p # out
e p # over
e p # pound
e p # puffs
e p # pulse
e p # regul
e p # so
e p # table
e p # the
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
e p a clot
e p a cold
e p a curry
e p a day
e p a diffe
e p a fever
e p a few
e p a fit
e p a fortn
e p a good
e p a jab
e p a littl
e p a look
e p a lot
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
e p a tear
e p a tempe
e p a touch
e p a week
e p a year
e p about #
e p about a
e p about the
e p about your
e p acid #
e p after #
e p after a
e p after you
e p again #
e p again in
e p ago i
e p alcoh a
e p all clear
e p all night
e p all over
e p all right
e p all the
e p aller to
e p amlod #
e p amoxi #
e p an aller
e p an hour
e p an mri
e p an old
e p an ultra
e p and #
e p and a
e p and again
e p and back
e p and don't
e p and drink
e p and dry
e p and e
e p and has
e p and he
e p and he's
e p and her
e p and i
e p and i'll
e p and i've
e p and if
e p and it
e p and it's
e p and metfo
e p and my
e p and needl
e p and no
e p and not
e p and now
e p and physi
e p and red
e p and she
e p and she's
e p and the
e p and then
e p and they
e p and throa
e p and we
e p and we'll
e p and you
e p and you'v
e p and your
e p ankle swell
e p any more
e p anyth wrong
e p apart from
e p are clear
e p are fine
e p are norma
e p are red
e p are small
e p arm and
e p armpi and
e p as a
e p as an
e p as befor
e p as clock
e p as it
e p as she
e p as the
e p as well
e p ask the
e p at #
e p at a
e p at all
e p at bedti
e p at both
e p at her
e p at home
e p at night
e p at the
e p at this
e p attac in
e p avera is
e p back and
e p back at
e p back the
e p back to
e p back with
e p be a
e p be an
e p be doing
e p be here
e p be the
e p been all
e p been fine
e p been on
e p been sore
e p befor and
e p befor break
e p befor that
e p begin with
e p behin the
e p big toe
e p bit of
e p bit yes
e p black out
e p black stool
e p blood again
e p blood press
e p blood thinn
e p blood tomor
e p both front
e p both sides
e p bp #
e p breat rate
e p bunge up
e p but he's
e p but i
e p but i'm
e p but if
e p but it
e p but it's
e p but let's
e p but no
e p but not
e p but she
e p but we
e p but with
e p but you
e p by the
e p came back
e p came out
e p came up
e p can do
e p can feel
e p can see
e p can talk
e p can't be
e p can't feel
e p can't get
e p can't say
e p can't see
e p ceraz #
e p cervi looks
e p chest clear
e p chest is
e p chest pain
e p chest x-ray
e p chick kibbl
e p co-co #
e p come back
e p come down
e p come off
e p come on
e p come strai
e p come throu
e p could be
e p crani drawe
e p creat #
e p crp #
e p daily for
e p daily half
e p days ago
e p days and
e p dexam now
e p did the
e p do a
e p do that
e p do the
e p do you
e p does not
e p doesn do
e p don't not
e p don't take
e p don't think
e p doubl #
e p down as
e p down below
e p down for
e p down since
e p down the
e p down to
e p drawi in
e p drop in
e p each day
e p ears are
e p eatin and
e p egfr #
e p end of
e p every #
e p every morni
e p every other
e p eye at
e p feel anyth
e p feet are
e p flat on
e p flea dirt
e p fly on
e p folic acid
e p food for
e p for #
e p for a
e p for about
e p for her
e p for it
e p for my
e p for now
e p for the
e p for what
e p from #
e p from last
e p from the
e p from today
e p front of
e p froze shoul
e p g #
e p g twice
e p gave me
e p gave up
e p gel #
e p get a
e p get an
e p get you
e p give you
e p given the
e p go in
e p go on
e p goes off
e p goes to
e p good #
e p got a
e p got the
e p gum is
e p had a
e p had one
e p had the
e p had to
e p half a
e p half of
e p has a
e p has been
e p has no
e p has not
e p have a
e p have been
e p he gets
e p he had
e p he has
e p he needs
e p he used
e p he was
e p he's #
e p he's a
e p he's been
e p he's gone
e p he's had
e p he's not
e p he's on
e p he's still
e p heari test
e p heart attac
e p heart is
e p heart sound
e p hep a
e p her again
e p her in
e p her mouth
e p here in
e p here on
e p him one
e p his chest
e p his ears
e p his food
e p histo of
e p hold him
e p hold that
e p home readi
e p hour befor
e p hour or
e p i came
e p i can
e p i can't
e p i did
e p i do
e p i don't
e p i eat
e p i gave
e p i get
e p i grabb
e p i had
e p i have
e p i knock
e p i know
e p i never
e p i read
e p i see
e p i stopp
e p i suppo
e p i take
e p i think
e p i took
e p i tried
e p i was
e p i will
e p i wish
e p i won't
e p i would
e p i'd leave
e p i'd like
e p i'd not
e p i'd rathe
e p i'd recom
e p i'd say
e p i'll ask
e p i'll give
e p i'll leave
e p i'll put
e p i'll refer
e p i'll ring
e p i'll see
e p i'll write
e p i'm afrai
e p i'm not
e p i've been
e p i've given
e p i've got
e p i've had
e p i've put
e p if he
e p if i'm
e p if it
e p if it's
e p if no
e p if she
e p if she's
e p if the
e p if you
e p if you'r
e p in #
e p in a
e p in all
e p in both
e p in for
e p in her
e p in his
e p in it
e p in janua
e p in june
e p in march
e p in my
e p in reser
e p in sprin
e p in the
e p in your
e p injec of
e p into the
e p is #
e p is a
e p is clear
e p is fine
e p is posit
e p is soft
e p is that
e p is well
e p isn't the
e p it and
e p it at
e p it comes
e p it could
e p it did
e p it down
e p it goes
e p it helps
e p it here
e p it in
e p it is
e p it isn't
e p it last
e p it might
e p it moves
e p it now
e p it off
e p it on
e p it out
e p it says
e p it strai
e p it to
e p it today
e p it up
e p it was
e p it went
e p it with
e p it would
e p it's #
e p it's a
e p it's about
e p it's all
e p it's just
e p it's like
e p it's no
e p it's not
e p it's only
e p it's the
e p it's thick
e p it's worse
e p jab of
e p just a
e p just gavis
e p just now
e p just the
e p keen on
e p keep the
e p kidne troub
e p last octob
e p last one
e p last summe
e p last time
e p last week
e p last year
e p lead only
e p leave it
e p leave the
e p left arm
e p left ear
e p left eye
e p left hind
e p left is
e p left knee
e p left one's
e p left stifl
e p left the
e p let me
e p lift the
e p like a
e p like an
e p like the
e p like to
e p littl dry
e p look at
e p look fine
e p look norma
e p looks healt
e p losin weigh
e p lungs are
e p lymph nodes
e p make a
e p may be
e p me a
e p me feel
e p me in
e p me on
e p me see
e p me turn
e p melox #
e p metfo #
e p mg #
e p mg every
e p mg for
e p mg in
e p mg into
e p mg once
e p mg twice
e p ml twice
e p month or
e p more than
e p morni #
e p morni and
e p morni for
e p most days
e p most likel
e p most of
e p move it
e p mum had
e p must be
e p my broth
e p my chest
e p my finge
e p my frien
e p my head
e p my husba
e p my neigh
e p my nose
e p my own
e p my siste
e p my tea
e p my wife
e p napro #
e p need it
e p need to
e p needl in
e p needs a
e p never went
e p new year
e p nice and
e p night and
e p no bette
e p no black
e p no blood
e p no chest
e p no dropp
e p no grass
e p no i
e p no injur
e p no mites
e p no more
e p no no
e p no not
e p no nothi
e p no pain
e p no the
e p no thoug
e p no weakn
e p no weigh
e p non smoke
e p not a
e p not broke
e p not ever
e p not going
e p not more
e p not now
e p not since
e p not that
e p not the
e p not this
e p not to
e p not wanti
e p not yet
e p nothi else
e p nothi in
e p nothi since
e p nothi to
e p now and
e p now it's
e p now your
e p numbe #
e p nurse in
e p nurse will
e p of #
e p of a
e p of her
e p of it
e p of my
e p of not
e p of the
e p of wine
e p off at
e p off his
e p off in
e p off that
e p off the
e p oh dear
e p omepr #
e p on #
e p on a
e p on and
e p on as
e p on both
e p on exami
e p on for
e p on frida
e p on here
e p on his
e p on it
e p on monda
e p on one
e p on that
e p on the
e p on thurs
e p on tuesd
e p once a
e p one #
e p one and
e p one but
e p one drop
e p one for
e p one in
e p one of
e p one on
e p one sache
e p one side
e p one the
e p one was
e p one week
e p one with
e p only if
e p only the
e p only when
e p or #
e p or a
e p or goes
e p or he
e p or the
e p other thing
e p out in
e p out of
e p out on
e p over #
e p over a
e p over my
e p over the
e p parac #
e p past #
e p pins and
e p predn #
e p press #
e p press is
e p puffs twice
e p pulse #
e p pulse in
e p put a
e p put it
e p put that
e p put the
e p put weigh
e p put you
e p ramip #
e p rathe not
e p read it
e p red and
e p regul as
e p revie in
e p right and
e p right ankle
e p right down
e p right ear
e p right eye
e p right knee
e p right so
e p right you
e p ring if
e p ring me
e p ring you
e p rule out
e p same day
e p same last
e p same table
e p says the
e p score #
e p see any
e p see her
e p see me
e p see the
e p see you
e p sent off
e p she can't
e p she eats
e p she has
e p she says
e p she was
e p she's #
e p she's been
e p she's got
e p she's had
e p she's not
e p she's on
e p she's walki
e p shoul be
e p shoul heigh
e p shows a
e p sick as
e p since about
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
e p so we'll
e p so what
e p so you'r
e p so your
e p sore on
e p sort of
e p sound are
e p sound like
e p sound norma
e p stifl stabl
e p still be
e p stop it
e p stop the
e p stopp that
e p strai in
e p strai off
e p strap and
e p swear by
e p swell up
e p t #
e p takin the
e p talk about
e p tape strip
e p team to
e p tell me
e p tempe is
e p tende on
e p test in
e p than #
e p thank you
e p that and
e p that down
e p that i
e p that in
e p that leg
e p that on
e p that to
e p that was
e p that you
e p that' #
e p that' a
e p that' all
e p that' be
e p that' done
e p that' fine
e p that' it
e p that' safe
e p that' the
e p that' why
e p the alzhe
e p the amlod
e p the ankle
e p the asthm
e p the back
e p the bacte
e p the bed
e p the big
e p the bladd
e p the blood
e p the blue
e p the bottl
e p the bowel
e p the breed
e p the carti
e p the chest
e p the comb
e p the const
e p the count
e p the docto
e p the eardr
e p the eveni
e p the eye
e p the face
e p the famil
e p the foot
e p the front
e p the furos
e p the head
e p the heari
e p the hospi
e p the injec
e p the insid
e p the itch
e p the itchi
e p the kidne
e p the knee
e p the last
e p the lead
e p the left
e p the legs
e p the micro
e p the morni
e p the muscl
e p the nerve
e p the next
e p the nurse
e p the one
e p the other
e p the pain
e p the phone
e p the pill
e p the purpl
e p the rest
e p the ribs
e p the right
e p the same
e p the scale
e p the scan
e p the secon
e p the sertr
e p the skin
e p the sleep
e p the spiri
e p the sprin
e p the stati
e p the stero
e p the sugar
e p the summe
e p the surge
e p the table
e p the tail
e p the thing
e p the thyro
e p the time
e p the top
e p the tummy
e p the vacci
e p the valve
e p the water
e p the way
e p the week
e p them are
e p then #
e p then i'm
e p then once
e p then the
e p then we
e p there a
e p there are
e p there as
e p there no
e p there nothi
e p there we
e p they are
e p they said
e p they won't
e p thick on
e p thing on
e p think about
e p think it's
e p think so
e p this after
e p this is
e p this one
e p this time
e p thoug it
e p thoug of
e p throu the
e p thyro is
e p till then
e p times a
e p to #
e p to a
e p to about
e p to anyth
e p to be
e p to begin
e p to date
e p to do
e p to me
e p to ring
e p to see
e p to that
e p to the
e p to ugand
e p to your
e p today #
e p today and
e p tomor morni
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
e p up #
e p up a
e p up and
e p up at
e p up for
e p up here
e p up in
e p up last
e p up on
e p up the
e p up to
e p up with
e p urine is
e p use the
e p want it
e p want to
e p wanti to
e p was #
e p was a
e p was at
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
e p we could
e p we do
e p we don't
e p we go
e p we'll have
e p we'll put
e p we'll stop
e p week and
e p week befor
e p weeks and
e p weigh #
e p weigh is
e p weigh loss
e p weigh on
e p well that'
e p were #
e p what #
e p what i
e p what we
e p what you
e p when i
e p when you
e p which is
e p white cells
e p will do
e p willo lodge
e p with a
e p with break
e p with food
e p with her
e p with it
e p with the
e p with you
e p with your
e p withi #
e p woke up
e p wrist is
e p wrong with
e p x-ray him
e p x-ray of
e p year old
e p years ago
e p years old
e p yello fever
e p you a
e p you are
e p you can
e p you down
e p you for
e p you get
e p you go
e p you have
e p you need
e p you said
e p you say
e p you start
e p you that
e p you to
e p you were
e p you'r going
e p you'r on
e p your blood
e p your feet
e p your head
e p your heart
e p your pulse
e p your sugar
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
e w all
e w aller
e w allop
e w alone
e w along
e w alrig
e w also
e w alway
e w alzhe
e w amlod
e w amoxi
e w an
e w anaes
e w and
e w ankle
e w answe
e w antib
e w any
e w anyon
e w anyth
e w anywa
e w apart
e w apolo
e w apoqu
e w are
e w aren'
e w arm
e w armpi
e w arms
e w as
e w ask
e w aslee
e w asses
e w asthm
e w at
e w atorv
e w attac
e w avera
e w away
e w aye
e w b12
e w back
e w bacte
e w bad
e w bag
e w bare
e w barki
e w base
e w bases
e w be
e w becau
e w bed
e w bedti
e w been
e w befor
e w begin
e w behin
e w being
e w belly
e w benig
e w best
e w bette
e w betwe
e w bev
e w big
e w bigge
e w bin
e w bit
e w bitte
e w black
e w bladd
e w bleed
e w blist
e w bloat
e w block
e w blood
e w blue
e w bmi
e w body
e w bone
e w bony
e w book
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
e w breed
e w bring
e w broke
e w broth
e w bruis
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
e w cardi
e w care
e w carry
e w carti
e w cat
e w catch
e w cells
e w ceraz
e w certa
e w cervi
e w chang
e w chasi
e w check
e w chest
e w chew
e w chick
e w child
e w chlor
e w chris
e w class
e w claw
e w clean
e w clini
e w clock
e w clot
e w cm
e w co-co
e w coat'
e w coffe
e w colch
e w cold
e w colou
e w comb
e w come
e w comes
e w compu
e w const
e w contr
e w cool
e w corre
e w cough
e w could
e w count
e w cover
e w crack
e w crani
e w cream
e w creat
e w croup
e w crp
e w cruci
e w crust
e w cry
e w cups
e w curry
e w cushi
e w cut
e w dad
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
e w denie
e w depre
e w diabe
e w did
e w didn'
e w diet
e w diffe
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
e w down
e w doxyc
e w dr
e w drawe
e w drawi
e w dread
e w drink
e w drip
e w drool
e w drop
e w dropp
e w drops
e w drum'
e w drums
e w dry
e w durat
e w dyspl
e w e
e w ear
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
e w exact
e w exam
e w exami
e w expla
e w eye
e w eyes
e w face
e w facto
e w faint
e w fair
e w fairl
e w falls
e w famil
e w farm
e w farri
e w fat
e w feed
e w feel
e w feeli
e w feet
e w felim
e w felt
e w fever
e w few
e w fibro
e w find
e w fine
e w finge
e w finis
e w first
e w fit
e w fits
e w flat
e w flea
e w fleas
e w flick
e w fluid
e w fly
e w folic
e w food
e w foot
e w for
e w foreh
e w fork
e w form
e w fortn
e w forwa
e w fosta
e w found
e w fract
e w frida
e w frien
e w frigh
e w from
e w front
e w froze
e w full
e w furos
e w g
e w gave
e w gavis
e w gel
e w get
e w gets
e w getti
e w ginge
e w ginkg
e w give
e w given
e w gland
e w glass
e w glauc
e w gluco
e w go
e w goes
e w going
e w gone
e w good
e w got
e w gout
e w grabb
e w grand
e w grass
e w greas
e w great
e w green
e w grey
e w gum
e w gut
e w had
e w haemo
e w half
e w hand
e w hands
e w happe
e w hard
e w has
e w hasn'
e w have
e w havin
e w hay
e w hba1c
e w he
e w he's
e w head
e w heada
e w healt
e w hear
e w heard
e w heari
e w heart
e w heavy
e w heigh
e w help
e w helps
e w hep
e w her
e w here
e w here'
e w hers
e w high
e w him
e w hind
e w hip
e w his
e w histo
e w hives
e w hold
e w home
e w hones
e w honey
e w hoof
e w hoove
e w hospi
e w hot
e w hour
e w hours
e w how
e w husba
e w hydro
e w hyper
e w i
e w i'd
e w i'll
e w i'm
e w ibupr
e w ice
e w if
e w impre
e w in
e w infec
e w inhal
e w injec
e w injur
e w inner
e w inr
e w insid
e w inste
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
e w jab
e w janua
e w job
e w joint
e w july
e w june
e w just
e w keen
e w keep
e w keeps
e w kept
e w keton
e w kg
e w kibbl
e w kidne
e w kids
e w kilo
e w knee
e w knees
e w knock
e w know
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
e w ligam
e w light
e w like
e w likel
e w line
e w lips
e w list
e w liste
e w littl
e w liver
e w lodge
e w long
e w long-
e w look
e w looki
e w looks
e w lord
e w losar
e w losin
e w loss
e w lost
e w lot
e w love
e w lovel
e w low
e w lump
e w lumps
e w lung
e w lungs
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
e w may
e w mcg
e w me
e w meant
e w meat
e w medic
e w melox
e w metfo
e w mg
e w micro
e w middl
e w midni
e w might
e w migra
e w mild
e w milk
e w mind
e w minut
e w mites
e w ml
e w mm
e w moder
e w monda
e w month
e w more
e w morni
e w most
e w mostl
e w mothe
e w mouth
e w move
e w moves
e w movin
e w mr
e w mri
e w mrs
e w mum
e w mum's
e w murmu
e w muscl
e w must
e w my
e w nail
e w napro
e w nearl
e w neck
e w need
e w neede
e w needl
e w needs
e w negat
e w neigh
e w nerve
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
e w not
e w note
e w nothi
e w now
e w numbe
e w numbn
e w nurse
e w o'clo
e w of
e w off
e w okay
e w old
e w omepr
e w on
e w once
e w one
e w one's
e w ones
e w only
e w opera
e w or
e w osteo
e w other
e w out
e w outer
e w ovari
e w over
e w own
e w oxyge
e w packe
e w pad
e w pain
e w painf
e w past
e w paste
e w patch
e w peak
e w penic
e w peopl
e w perfe
e w perio
e w pheno
e w phone
e w physi
e w pill
e w pillo
e w pinch
e w pink
e w pins
e w pirit
e w plan
e w plant
e w plate
e w playi
e w pleas
e w pneum
e w point
e w polyp
e w poor
e w pop
e w posit
e w potas
e w pound
e w predn
e w pregn
e w press
e w previ
e w proba
e w probl
e w promi
e w prope
e w prost
e w puffs
e w puffy
e w pupil
e w purpl
e w pus
e w put
e w putti
e w quiet
e w quite
e w rabbi
e w rabie
e w radio
e w raise
e w ramip
e w rang
e w range
e w rate
e w rathe
e w react
e w read
e w readi
e w reall
e w reche
e w recko
e w recom
e w red
e w refer
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
e w rings
e w ringw
e w round
e w rule
e w run
e w runni
e w runny
e w runs
e w sache
e w safe
e w said
e w salbu
e w same
e w sampl
e w satur
e w say
e w sayin
e w says
e w scale
e w scaly
e w scan
e w schoo
e w score
e w scrap
e w scree
e w seal
e w secon
e w see
e w seen
e w send
e w sent
e w septe
e w sertr
e w settl
e w shaki
e w shamp
e w she
e w she'd
e w she'l
e w she's
e w sheet
e w shin
e w shive
e w short
e w shoul
e w shows
e w shut
e w sick
e w sickn
e w side
e w sides
e w sign
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
e w smoke
e w smoot
e w so
e w soft
e w sole
e w some
e w somet
e w sore
e w sores
e w sorry
e w sort
e w sound
e w speak
e w speec
e w spiri
e w spots
e w spott
e w spray
e w sprin
e w squee
e w squir
e w stabl
e w stain
e w stair
e w start
e w stati
e w stay
e w stero
e w stick
e w stiff
e w stifl
e w still
e w stoma
e w stone
e w stool
e w stop
e w strai
e w strap
e w stren
e w strip
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
e w sympt
e w t
e w table
e w tail
e w take
e w taken
e w takes
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
e w teeth
e w tell
e w temp
e w tempe
e w tende
e w tendo
e w terri
e w test
e w text
e w than
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
e w thurs
e w thyro
e w tight
e w till
e w time
e w tingl
e w to
e w toast
e w today
e w toe
e w toes
e w told
e w tomor
e w tongu
e w tonig
e w too
e w took
e w tooth
e w top
e w torn
e w touch
e w tplo
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
e w twent
e w twice
e w type
e w typho
e w typic
e w ugand
e w ulcer
e w under
e w units
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
e w vacci
e w valve
e w verti
e w vetme
e w wait
e w walki
e w want
e w wante
e w wanti
e w warfa
e w warm
e w was
e w washi
e w watch
e w water
e w wax
e w way
e w we
e w we'll
e w weakn
e w wedne
e w wee
e w week
e w weeke
e w weeks
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
e w white
e w who
e w who's
e w why
e w wife
e w will
e w willo
e w wine
e w winte
e w wish
e w with
e w withi
e w witho
e w wobbl
e w womb
e w won't
e w work
e w worri
e w worry
e w worse
e w worth
e w would
e w write
e w wrong
e w wrote
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
e w you'l
e w you'r
e w you'v
e w your
e w yours
e w zopic

9KNNI@UNVJ]JKJAKKKVL_MNOJMOJGKAITFBHEL<ILVKNFHY;3SeRJWJAEcIJcNSNSMgPM>M;7\\VORHC]Vb_HNWHDMa@UFMKKLBF\`]ARQKOLWNFGYLNNGLNJ?EOQAFVVKV\\I=LMTEFXCDDIE\\FMMXYj
lILLKJNHAH_DbJ\\MYYKcGXaWNWLeELYQLJM>NWbYKGENJO@I<JIfsqVIJKIRS>RHKHIBV8aNLGDAT?JX>?:MDMFhHOPF~<-EdWMYNOHUNGLNTY@AKUN^WEGgIGH:WIKFZSF8QNSRiCSHNNC\\DLMMoV
KRHK_MO<\\R=7LYFURNGNLJeOGNKPYU\`^NJNBPJOMF[MXaJ::JZCeiIYIZRNGEENIELAbHTPNKFHRP\`\\J]I6@4\\NX?ZFO=>FX]FFcV\\FGC8]D>jQM?HCJDPLQKGMXYaHQO\`?jLIGNKF3OJi>RDP0JUV
KENJCKXKV<JNULNJHNEY^FGi8RbFQ=GBUX\`SNJTNMHMcOOIEMN^MNlJNXA6<KGUN>MFVNE<XdILKNV8LI@NGlWmN0YLTn=OiTILJND\\INAITLOVQDJG¥TUSJJG[;9ZgFdOIcjCrH.CCpcQJWEEagM\\
GLKNbcC\`R<GDJYJZaBFJh?AGUKKnGBBLXYBWYHCE_RR1RJlYPLKFJHLLMEN=VKXGMEJJ>\\G]N;VL\`JBSMIY-aO\`IXKMNONKKNN5N]_LMC_OXLLIbKi^NOJD_[OQ2ZSEALJFIM\`RNJL]LL^INHJKFF[
IZ@G:aORV\\GiJ9JJTVKN@FgR[dOPHIPQNcNBWSDWKkRF_ELQIHBMJLMPJ^JPUOEFEBJA;HMN]ELJCJ^YNINagTTUFON\\S]PUNIda_4MPGDUONWXM>H\\WYGMCGONOFUNNGYNCV\\IfBIGZ\`QK\`\\:NHLJ
£NOfBHDOLH]PLD\`]CaCMLVW?OHDOHMNuTFJ]I]CSNZOLU?DGaMLVWDG?XXN[N<PWHT^M?ILabNTZ?VXGDWMUY[LNETdD?K\\_JML@VXKNNOGOXIZTCHJOJNNONOZKOBNMHUQJFULOCSI\`NIMZNAVPI<
UMJLIHYJGZFTXLL=NHGLEDNOMNROZMFOLQOLLON\\9]L[U8R[aFVH[^IeALMVElXUGC]FHjPN\`MNM\\GLUT;@]WNPODIg\\VLQKZOYXo<KDJJe\\VkWPGL:UALMVJ\`PNJONONOOLA?LShYLYLSJKS\`?K<?
LNGTX_MINWNMS\`OOPKDNOJOLOVJ\\U[XGJb:?FVIFML@LdX\\FGnMOHBLXLLLFgRrKGNNcKIFIJV?UEC[JLLMNCKMWiOJDB\`MHN?GHONGmNNURKOHLYNBNKKMOKHNkSXUMFMJJ\\K@KMLZDZHKWJINVIT
OIELH@MeVANQ^NNCSGIIZUOGXOBOMHNRIbCVJNI@LN[UNMOLaRQ^Ve]F@QOTcLFZ_NFQU^NVEWYHMKJCKTMZJ^VCNY]CN[IZ]8\\OeQGIGHT\\HCNI\\LHNKMMU@OMMNlJJVHLI[KKbZ?NOJOMKYGENbO
ODIO<UI=[NDpU@AFIYJF_FXE_[gfIsO4FANKYKMOOXYONNLLR?aMNMMKKAIMO\\_OFJONJNYYINJOq@EFN<KZ:N_FLIL;\\]JAZONFJN<JI[MYLYfHIN9@KINPK<dKJeTWOYDJeMO^O[BBeWYGNGIN>I
MJX\\LmE@HbLB\`LLCKfNANTHFaWIXOXMHOONLLLWLKHJZNNI^K@ZMPKEIMX>FN<L?OPXM\`MKZNZMeSJLOVLMNKNVb??WTAIJLNEFMOUVYY_¤OKW\\BHpGFGNNULNMOLaNc]@MJZWTNN>ITNKMFHJDUqM
6HIODNNE_=UJMYIO?KKL\\CLONUN^>FLdMWVNB\\OMIANMLO:E]LNYS]LHILLN]?G<NDMNHSXOA[KdbKEUL#\\JLPXM\\YCNNQN\\KG\\MHY]DJY;NfXHJO@EMDIO2GP<RDCaRIOMYUNLLhBPJ;JA5pMI=:P
ZLRJfCVNZGL\`SMSTNUYH[NKK=J@DCAX>KVTGJJGMFIySFN\`Y8bMjKMMlGKJLNONNO>Ihg]HDYH;<F[Lc[MNNd@PELPEIYT0KUQIq?L9^IMNCLZMHXOLn?ZcJ\\^NCVlCSJYLLOCb[HIyMbI=VUSNPVp
2KOfJO\\IcJJMOFYIGMCD^PL?eJFDT^GLJGFOLFOO]IKCWTLM>e?GKH^bI#\\MdJZF@WGU[<7O<ZWYJ<NJWGLJf\`O;NBKaSRNHg?bBGLLMtrIYaJM@RDYaIF>UOFTSkKcDIV?OJ=ZKLT?LqMPQWLMC^M
PcGJHM.WHAH\\G@\`HMKTAIFFEYZKLXK?LpNIGR[WoELEBTe9LRHQNYZOLNTGM^KMUH9_NNKF@Y_ENFIXBjNLCG<F?ALNWJJKJPOWZLGILKSGNOGMNLJDNWNNTsL^M[GUJDLHOEEFFLJA_hsUMQaLIZa
QTVMLFPGN?FKQ\\AK=NZZ<Fg/a+BiM[]IdNdOHUNL@7NHTSrMOIMm]lCNGJM[DF\\JMxLHBjAPMIMLHkG6^\\>poFBPLFOIN>GDMPN]XMSJHJLONIcENBXO^NFCNJc<NM]MDO,_Ja]ORJ\\AIJMKDF@NX\\
H\\\\NBc\\S:L_K\`UYMWQSPK=^Ib^JMYL\`N9lEWQM_L;CIr<MEG?XLUEM_H@M@LNVRHOXJZKk;nHIoOH^NLKggHZYH]UK\\?FNAOJLLC]EFNpSOjMNMIIQOTLfpOQM1U?UA?T@GIK¥iOFCUK@@kRIMJ\\eI
A8M^JVVBVSCMJHNIkXPKaBTKOX@R]IL_fTPbWDOIgJHFOGTOIFUEKVKVR^JTHR[VFoC[dURG@bCVFM9IIRN6L^HGK]F:CPJSF_JFHM[,NBNJEmLNbIQFUJ>_[I@

oTQKNEKLOOOTJTOMLONOGZLONNYNOLRMEQLNQNONMOBGhNPNKDINNONOMMMNKOb\`NKJGINWQOOOWKMNOMNOVGNNULTJNKOQWNKPILOOSLHNOFMOOKOJHOJHJNOLLOLOXfOQgWM7OOUiOOZJLODEJLB
ANNWMX]HHGJYDO>NOOLNVEPOOOPAOHMMFNOZ]NNMHMONMHLNHMI=IMOORJLNMOVENRMXNpBOMLOOcINERMOOO\\OKGYDMHtNHOOOKMUccbVaGZOONNOKOdNLLOGNGYJMMFDKMINMT?[NGGN-N^SVe7O
N^MHFNFNOXDsIGO[IONONOOCONOKMFOCJOMLLODN^XOL8YnOMWMS6OIO5UM[HONRKMMB_X[RN[MUWM8NNVNSN]O=OOSNOUMOONNLNLQNNOLRBOGHWHJOMMOQNMOVKFZEMLVHYOXOOOFUNVPNWTHPSF
ODkOOMPMKLOVPOO]NWOMONTMF29IvO\\PIMPPVNNOWNOTOONNNQTMMKOLJOQBTONMNNNHOON@ENFOEMKNNMNUMOM\\UOOCM_CLANONNSNOO@LLNTM\`FMM9OSVN[NK/OOGMEWMMNMSYLOI?COONR[_NNM
KNNKbNLPOXNNOO_S>CcONKSeMJOION@HONMNNOLMNVTNOKN6rH]SUNIVNSOLMOKNOONOZOMNHOJFOM[KHfFLANOLL\\OOG]aDOMFONNOYASgUN_OOOOOU@MOKOOOqNMW=YEKQONJLNMNLMKJFNUI\\NS
NNTN[FOhNNNMNKMK?BMWOTNAJLNXNcKR^K_NMHVEbKs[NdM\\]NM[]hOVFeGLOGNXUNMWQNNMNILOVOOMNRKBMOOLONKObMOIXUNXFMOOONO\`NOOKOOJNOSOOLOKOLMUIOOZONHOO[NOMN\`ONOGNMN\\
NMbMONONVO7\\OOM?]N\`EI[NWNNMONNORNPNPHRMQOOWR[MIU^OOOOOONNOOOOZIeQOMOVOOWAXVONKNMMNO]NONNNLONOMZGNNKOOBM\\WXDUONIONLONZaIHOONOONORJOONOOFLOONONNWOOVO\\NL
OOOKWJSOOOKKYOMLLZOGPKNMOONMOOOOOOPMOO_MQOBSONOVOENLOHONSOOMLLQNMNOmOHNY:MOOOO]O\\]OLNO]ONOOGOMCOMYOMMOMOOOOOOSOKMNOLNOUONONOOOOONOOOWNOLNPOOOONOKLNO;K
N\`MOTJOOHNO[BHOOclm6UCON^ONMONNGOOOJaNNILO\\OMKNMWFOONSKN_JNOINIWONOONMNGNNOOMQCN[MK[;VBN9KLURbKKUPLJf\\O9GMOMMOOZHMOOONNONMMNNONOOMM]ONONUOOOONNINOOOOO
MOOHNNMOFOUHOXOONMVUOCPMDOOOOLOLOOOOOIbMKOMI\\OO]NOKOOFOOOOUGLOMPOOOUZNXMLNHXWNNWNMOOOOOPOHNNNNNKLMMONONOZNWOObOOOOKMOCBOOOOMOONOTNOWNMSHNCJOOOOOOONVBO
OJTgOOMNSHMKOOOOKMSOOOOONOOJLLSMKNK\`HVFLORRAONSdGOFKI<OMOOONOOIAONMONiGOZOMOCOONOKMLMLLMJNIMNONOOLYNJZKOOCTONPOTNWNO<PCMMOHOlGQO^KLNTOMLNKNNNQNOOOKUQF
ZTRMDOOOONONJMJODNHNTOOOOOoNYLOfEQHLILNNWKNHNOKNNOOMINM_OUWHOLKKOOONOOYYOOOV]H\\FMNFOVVKBXIOUiOLILOJONNObNOONMOTNOMOLNNOMIOOONONFSLMLJOONSnPT7OOMNNNLXN
RLOBONMNIfOONONOPJNNNNNOMIONRKUMIOQ¢KGMQOONOOGVMGNKKGOOOQOMKOWOSO[nOILOSOKLLWLDY[OOLMNKNNfHU\\HYNNOO^ZFJLNIJOVNSKW[RNPPOeOTVJ_OLSOXPRIOMNPNiBMONKPTOYOV
ONPODMMNONOJFXJNOKONOFMKYLOMgOOOMONPEENNTN;OOHJPDJNOMYNJVSN\`aOIOHNTONNINONLNMC?LJMMPLOJIJDNLSJNOULaOON?KMIFONUWOMOOMOPHV\`OOO_VNNOGIFahQIONCYDOMNOSHBO4
R<:OKOOPNO_KVJNOOOVW[PcOBSNcR]ayOOMCFUFOONOOQMONNONbM\`KONQKKEONPnTKRMVLFIJOOITGURDB\\FIJYCOU@NQNLQGVSMaJNH>OLIOMKYOMFGZSQMON\`JO8OOVLJONO\\IDIILOBO6SNrOG
OFMNMqR_9eQONLIMOOOOO<NCNOb^ORLXBGNMU@K9MMY\\WHGZ_VOO\\ONMUNOUTbONP^I]OSLGRBNdF\`BN6GONK]ZNN^OHKGQI[?MJONNMOHLYONNILMV\`EpDYIJINAOK\\UKMNNNOhENUOMF]JMOMTO<
[KN\\HK]O?ODK<G<OjRZOL[Fa>YNFV=9DBCVJMMWM^M\\OOECOOMoOM@OONNMONVOOMJKOGNJENMfMNOILJNFONCMWPO]MO7RNNL\\MOfXNGO\\MNOOgOVWNMOHMUOSMMHRONXNOOJPODHNKNIZ[NNRYNO
Y@FMfOMIN[EOO<ODOVKbONORAJFOIMOCFMOJLULVPGXT]DOJOFNFO?OOZHO\\PNLONKNOLJKLlLHOGKI]HKKNMNMIPOOOVNMBKJLSOOKNNNLNOOO@M,a7RO(O]OT;cObHfDXQG?EFAA>PJeIM4VHENX
IuKBMMUWLOVDL^OQNKMObVN¢FELLXMHOUPLNM\`WO;NOKGTMNNLMINON:\\OOLlOSOBNORMO9OMIOONNPhER6NOLOKOONOYLLOOKNOMLNJOMONNBWzJKNM=NNH<CO

>MWXW[ZNKNO\`NLLJOOTOLNMMOLONOMhNLOMO?MIOMOONKOOOMMN[QOMOLLMOSM\`PNOQOJONINONFKMMONOONOOZPNONOOL<ONKV=OOOMPNNcMOOIONNMMOOWNOONOLOONOJOQNiNOLEOONMMOSaRMK
NOOMMKO\\OMMONOINRONLOLNOOOMLOONJNNKNNOKOINONbNNOLOSMNCNMXMNNFNMMRRKNNOGMXONOFQOKO\\OMPOOPOODNGBYNNNMHMPOIOOMNGOOONNYNNOOGONOaXNMZCBKXGYMOVlMKNONOMNNNMK
NNVOMOOOOOPM]PMOMNONMOOOOOOAIINIOXNcMOLNNOOGfPKRLNSONOKNMUZMOONvcMTJB@NNMLOKMM]ONBOMOMONOYJNNNRMOUON^ZOUNOOKMOONQFNJONOOONNJHMMOIJTKKNPKONaJJIRKJO]JI_
OFOOONLNQMOYONMLPOXMOMVMINWNNOIRLNJLNONNUOMHOONLGQKNTM[NGNOWNONORLNOMOJOFNINNSOOONMNDONNIOOKOSOONOONJOMZO]NMOOOOIHSV;GKNJOLTONLFMKOJNLKOVOOZOONOLMLMMN
NVMMMNQ\\OOMOOONONONOIVLOOMZNL\`\`KOOOMKYLNLLOMLXMSNWHKUkNLNNOSOOHOOOXOMONKNOfN;NMONNKLMNOKJOOMOPLNKNJONNONLMOOOOOONMOQNNOKXN\`GNNN]ENOVKNIHOOR^OKMKNOMVMK
OONJONOMNLOOOfNPNOMNOOOJLNOOLONMLOOONMNNNNNOOMOSOOONONMNGROOVOOXMONX\\XNWOMJNTNOOOTONKOM>OFMOXKJNLLLKMKKOMFNOMOOOOOLJNOOLMOXNNMOONOOOONNOLNOKMNOYON\\OON
ONPNOMOONONNOONMNMOMNNLK\`OHOWhOGSOOOONNIOOKNOOMJ@[OOZOOOOOOOMMMFMOOOqMOOLOOYNQXNNMLOSNMK\\KKOOOOONNNOOOONONNONNNOMONYAOOOOOOOObOONMNOONLOIOZOO\\OOOOOOON
OOONOONOOOLPONOLOSN]MPNGVOOOOONOOLPKOOMOPKNROKYJONOJNNONMMNOONOOOONOOKYOMLNMOOPONONMOJOOMOMLI\\UOONNMKNNOOMNONCONOOOOYOMMOOXOONROOOOWdOOTNONOOMOOMKRIKb
NONNOOZONOJNNMOOFONOPNZANONKVOSOOOOQCOPNOOOMNOMNNJOOONUNNINORI>ONOZOO_OMNOOOLNQONNMNOOPVONOKOCXRNNMMONOMOKLMOOOOOOOOOOOOOOOLMOOOO^LMNNOOOOOXONOGOZOOQO
OOOONOOOOOOTNOLOUOOOOOONG@NOOOOJRO<OOOOOOOO]KOOSONWOO3OOOOLOOOOTONOOOOOOMOKNTONNNIYO_NMNOKNONIONOO<ONOTORMNOONOOOOLKONOOOSNONOOONOONNNLPONNONO[OONOROO
OTMOOOIOOMOMONNNONMZOXNONOOLON>PHDMO\`NKOXHTKRKHLNONWOM[MNOMOOONOONOOXOOOOONSLJOOONbNQLQNNNNZMOmSIIIMNNcOOS]NOOFOONODVOOGOOKOOOJOPMOOAOOMOJNMXLOOOOOOaO
OMHOMOONOLNOMOWOmMNOOXOMOOOOOOMKa_LQNINMOQIMTNVOOOOYTON[OOOYMOL\\OOOIOMNOOOOONNOMLONOOKOO^OOPNOOOLONO\\NORIOOOOOOOONHNOONMNONWONONONOWNN]NOJNOOOOPONZNEM
QNOOOOOOSOOONJZOOM[NNSOONMIO\\ONMNJP:OI[]OXMOWHTORMOa@NKNNOWNOlObOLOEMKMWLHONHNINO{OKFPAOXKgPTFKNONONN[KKOMdMJOM}OJNNKJOTOMgPONViONONNONOINORNNOPL]MAON
YMQNIONLNKORIOEOONNROOOPNKOLJONONONNNYONONOOOWNOVIMF_OOMOMENPOO[OeOOOOMMONOOOLINLOMVNO_P[LXJNMOOPKMMON\\GNN\\NOOOOMOONNMNO_N^O=GONONHNNNPMOOO\\?SOHLOOOL@
NVOOOPOOMONOMNNOOETSMGOOGNQNQJNLOOGKROMOOLONONONbGVNONOOOLXNNOLPNOLNILA_OSONONONN\`NUMLFNNMMDNWNCN[VNSMYNKXNNLOLLMOMPJONdNOJNNMOOOJMNNXO9NGJlLO>ZJ@ONNQ
RDMONPVKSgJOOq=KZONOOXOcOO\\LNJONRNNMOOoIONMQNNOOKINNRNOvKOONMMOHPKLXNNKMONNMKANOMONONNNMFQLNNNOOBINYNNMNKMOAOP[uLMNONMQNIcLYMLNMMMOPML]NMNJULONVONLJOK
OPXJNLLOONNOHQZNIRKOLO0DNUNDMFM[SN3OOJNMKNOOMHUOONONMNTOONTNNMOOOLOOLBNZONPOOIInO]ORKIORNaPKOM_OLMNLOONONONMOOOLNOMFMJNWOOLJIHN[N\`OOONLOGMN\\PDONJNVOOO
GPMTPOOEOOCON\\ONOOTMOZOLLOTNINOOOKOTYVPNhMMGMNOLOPOOOOOOMNOLTOTnUKIOLd\\GGSJOOaNNIUHONObNKOMOLMO]RWLOOONODO=MOOMLYOLM[OJLLOmbZMFQNEGMNNCCMM\\NMLWNqOS>XH
NKMNcQONIOQRRJOQKNKONMNKMLOLNNINLaOOINNNMTONNOXPONHYOONNCONFDUROONONOVI\`JMOSQNNH[NON\\KYJOOOO_OOOPLMNNKNRONZNOMRNNlNNZNJK\\NO

GEOO[UFWLLLNrJjPNNN@:OLWLYNNOLSKHLnNOMOOLNXOKOOK]fKMMOKODJGXOF>JSONMNaJMNNMMDIXLMNCLOBTNgJMSeXKOgKGOMNVVNP^MNONLMJLNLVO\\eHD]NTONLBNNMUKNVMAVN.HDMSMZDG
NO]OpNNUNNNON^^KCLVLLROKIOKMIYMAN\\XYRNLIBLOLKYOKOCR=LJNJLMJUNNROJIOFNOBeMLONNKOLQOoEOONLNOFIHCUKJOMPINO0MNOPNOMKMXPYINNXNYQS<NMHXZWZ_PHVM6BVRH\\OKBUNOY
KKKNBZONBJRAGQNK>JN?MKJNM\`_ZHINHLMIbJFOENOIZ;GJoKM:LKKEYhITMMOVFL[KGaLGHVXNU<NLLLaJMNVJMOL?c^OHOMD\`NGDNiNNFOONOLNFNMOJKIGMaC:NONKYPN;MNMIL]UYFYDVXWMZA
iONOOYENDKHNMYVJPO>GOKSCUL?TJGB\\NLO[OKHbOOMJFYMYNGLDT<>LIOOZUM=JLM[NgFLW?FKKSCTKIOJKPWLMdNCDBUNEEN]NHNNNUGMImGNNLLWHTTILONF]LTIDKO^FJPMeSNOSPENPSOKLMG
LNJJ<KJHUOLVaOMNINMLMAvHEQZ>SKFWLWLPPO\`ZSGViHNLICFD\\CIXNJLJgKUHOU<VNWTLHNM\\OFVM\\CMQKODO[[IDFOOVMWdnI\\TLGNXCJGOQFZMKQOGNNIGGXHaFWK[DJaKLYNJLP_I@NN]DcbZ
OdTNOLHBKXNAUOOIJOASKNL_OKJMWJ_GONNOKNVHQKMMJLWLZIUNLOVO@BbER>NLGkMEVPHOJMXVEWNI\`PISFSSNOSbOKVNGM\`LCh=MGOOOOMOOONPVLNJnLKUNZJY]OONS[NZMLJP^>IILKNSGN_O
FJ6<ILaIPKCNHONNNOOOMN?hKOYXAMUE:[LN^?]VVNO^SOQONILNNOOLOSAUJMONOVH.LJWMLPOLNMLS[X[ONNMHN9NMNNNJdKNTWI_OOOZRIY=IhNONNNNMFIKeVJVFYLXONIWGHTPO?NFJVOOMdY
G;_NONOMI@]UMLJJW7KAKQ]MHEaJMJWWCHGdK\\MMJOO=ZMMHNNNMNHOPMFLNJJOOOLMLPINOO\`.WGQMJOOeMMKRIQNQJMKZJDKJVONMNNhEMPKMXWMoKY_WKKMRXL^UZ@HVGSJXFFVXJJShD=K_Wnd
IM[HNNEJTLKEHUBCZFLOONGOMA[XILPNNLGhFNMMYKCXHKKsLGKV]TLLOMNAWOLON\`NJKINIONRNMLFa:UXMQONMON]ELAPNXOZOOOMOOXMVO]aJNFL=HHXC:A=E@OdFMMKNNNOLOYMKNNMXLN9EN^
b[JNRaHNNPe>OO]OAONHNNGNGOMcCLJM?LMNNNKN<>MPNXXKK@JKNWMLYSRbNJFPOLMOS]OMM\`QP\`LNKYWKJNILNGQNNfKLGOMMYNSRPDU\\MOHIUNJOVVNO_IF_K[MLNNOVMONIGO^NX<XIENHNGI=
^Qo>MNLNKJNEO[OYKUFNNJMOEOOYL>NMNLKKI9JIHPBKTIMHNOONOOIk@O_G[NKLNdBULOOQ=ILFMIOOITNKPLL]ONKeNL>NTNFMNLLNLNNNFOPHMRj\`NMOMXOTEXQHONIbaT[\`SIKN\`L^LOGYEND_
OALPcKNfKKEMGNNQNFQOHIRNTO/NFaVLNIScLMFION\\RHWLNUMNPNHU8ZLOFJMaFI\\MVTJT?WYWLNNONVCLFOVcOHXMNGNOO?OLEM]NFKNOWOONKOIN]IKHFEYa?VM^GLmKNNNJHGHFNNIKYLGNROI
NBOOOAYNMNS:N:KUfMMYNNWH^NS=OONOMBLRi>VKFSJXGTQMGJJAKFLLOYRKLDj_FbLSmhLGjSNA?f_MNZTVNV\\IJJVNMGFCNOONNQLWLG\\JLJNLO[K¥KP\`BQ\\QGSOQAKO\`[OJdWUNNMcNPeKNXOOQ
LMGJAOM^[O_VFPJHhINOON_NN\`OTQJZN]NVWITPHNXNRKNNOc^NONJaHHYPNNVNOMNOMLJY^O>EYMMSNOmoMKMIM:CBVOJOL?HNFNKVROJ<NLNFOOEFDPROO@YN[6INSIIMNLBMEJd[JFIiKGOONNZ
LNPNNYRMF4MX:VIPMQEOELONEWNMONNDKIK;VSNJP[VMMFYLcJVXXI<HMoXHN\\]ELNNidNkCTKOJMyOMIOOKKU_JUU\\QIJ\`aQS3JNNJ]I@YUSN\`jOPLMQML7LOILH[OOAWN\\KJKPS[bGX9\`PZNLUOT
cQeKCBI8U2HOPTObEidNRON_ONHgIULEFNM]NOMLL[SONSZIGN?ZNSGKVTNRDVK_LNMNJ\\XmLRTLZNMOSOHNLNSY\\FLTrTBOOGKUFUUVVNTOGNNEPCVKHMMLC:[>LNCMMbNdJMOMHNNO\`NLI?RaPNI
KV&RM][MONNNKP^JYVHOFMB[PLE:S>OEHa\\NLoMWRGFNSRPUDWN_HNOWFyEO\\NNCDNONmcSLM[JBIAONMKNMENUNUWMMINNONIN>MPOKMMQH\`NLLHMPSLK[^N^gPJNIIWNONJK=J\\nGSNCONdPFOQO
kQQA\\JPFNCVMN[NQONQFEIOILCQ_WIMLbLHIdKIKe[M4JRUWOWMNNNNS\\OORPO:ISCHOP=IQRLL[V>FNNP=LIZSLB\\GRXDNN[NOSUNY@NTHSIXMNFOFNEOKF?I-?R=PnG^BRGKL\`JOPAWLHmKOd[MW
NTONJKTIFIOPJKUJGVVcR;Y@NS[KOjNXJJE>PJFOK]JNOYMUOcT]HNJLNIG\`MKKJ^GSIMRe=gM\\:VJNHLSMONLN\\KMJo:?ETN@>ONWGs]]E7MAIFTGZIMU]IAIO

M[GKBVKKOXD>6XEYXUDb\`GXJWKFVW[>]_ZAXgWiVYIWZFWEhb@DDUGZ^hFaL;[8CHU;X]OPjiDKR\`\`UEL>KSXTHT==eGFLiL<hZVF^FDWVE5\\ZXOXUXaWN\\ODW[SYIIL6OYIJMN\\REZS[leR[TL=TN
BVEL6OCKeaFQIFJXNHQASP>LVGWL_NJc\\IML@IDMl\\YUHMbYlbS^4AJ]K\\^GXaEcUV[^JE_<M][^@fUZ[SD]YDZ<\`Fna5Ube?HVOZHCZ?QBXGEabXAI7:[[9VVUWH]YUQXUTJDV?@I[\\VXqCR\\E>JB
YCV\\XGYdOIgSRM[AeVYbWY?\\Y@DRT^@[YNY>W\\^\\J;XFQQNA]>n8SYYLFFCOcYJ4LI]VDULVOEXD\\BMYFIo^m.U[_<i<S\\]HD^I@BEW9^gN\\p5V[UoaZ\\UWR]Z@OfJMY[<Q@aWNVY\\THQ=R]PA\`ZBO
:m5U\\LRXTk[@KJKOTIaP@_GEpmXZ+j]KRKBBJYQ=DWVCXFXS[TB_GKYVY^f[IZ]XaWNQ:bkN[\`fXXSdW\\aXU>?7FXG_e?G\\BcXDW\\WFKIg[U7SK=l\`M1ZIOXMYRqhAIoJKHL;_.6j]a0EWVHVO4=WM
_MZ[>Aa7FZ]UBEHBUiHX?i6HVX=HWQbTI>bHIMPP?O@VVP8\`8ZXLTAOOWXVINMWXKmEUO=]LYe+\\[PSBdAQzN[>OAM\\\\XA>aL=XV7<UQm4DE[CTFJ9CE__[IAYDHM<[XUShQDBYPVYBEDNl^X@f/I9
U0U_YJWBN=ZFPRX^\`UdEcT;LLBUGSHCSCAA]OULY?<+NFIL?=^YGI:LGu4J[EhZJ]AYVMMZJHaOMYMANAM[GFGI]XUCB3@UYL@@D2¥XVYeI>UHFUbVCPGX1a\`JKFaC=WYFAOJ@X;XVH\\GBV:CiLYBI
)XTNb\\HVK[fCYZAUN@K\\\\?[BDWXH\\;J7\\KWAMOQGJEK@9a_V=KVJ=[WcGC_>W[V<VCIs9]I6PFC<bLBVQ@G;CFV[Ng?\\\`V9MBVWZAYEDIHYGLM]QFZVGX@WXYUI>HNIWRNEUYPV[gFJ>aJRJIVICA\\
QfDWM\\CW\\TMG>WZlL\`\\[^[CZQZ<VFVRH^WUCWBDFhF\`N?lEH>eJ_FOV:]]UKa<EIY_D=UEEFUDrLJVFN?VIIJX>UZV8RQKGYQJJC5dX[V>DDH?JJRUDPJCENX@CGXAHD_VHS<fIRA=JKWI;^cILQF:
Z@NRCEPZRKXP]B][7?@jHaMaCWI?GGBaV@lI[JW\`KW]LCNI7TEUIIUTKC_Uf2SELY@FAXL[eVJ[J_]WC[OOGlM^CLUJb\\FKXA_P^8DYJXNNHVBCMM[\`aZ[H[ifcA\\F6ZZE]IDV^WKIFUFYUKWKfRU;
>I^ZUN[;R]5\`AGF[UZPVEVW[a^_<]]UVb?oJVWG\`ibG@HGFDB\\NDJTC\\TII?>Wc=?UZH:3GM\`7NM>WUYKKKJEGM[XNC^;OYQDjZE<IPUTS6EWOVOCX^OL\`^9eUBVE4XVEWLPEVWKE\\WFhFL]F_[MOa
@W3HeJ^cC^]?JS^O]BZM@TJYKC87[A]lekYFCcdXNIJdH[XGV\`GNVfK;c]HZDCKaYB^JO7ND\\VZU=hZZVcCLcZBNYW\\DFDG[EXU][IVUYM?G[EAXWGKY_V[ZKb@^-@THAQJBAF@BWP\`O58IXXMcKTO
G_MBJ5ZI[D^_NVOZ@EV_SGSZ8GTHN7LFHCU?\\\\QZLXNIRIVCNaFHPZVPFDY^WgH^UAHQ:YEKH:J5?]EZG_^YLF8JN]IDLVXWfY\`[F=J9P@GUG?aW7\`N_VYUcF?VL@BM@DVPKIAXTL^FhYVOZ^QI/Z
dgV\\Z_HZDKEiU_OIG\\KIDYLVCRSSP\\M=ZYH@G\\>F^PXISXW^MZYEeKYZTHIYDD<=YC5V@8JKEIXLLAZAHC=T^HKX?7CJ@cTPVYBDM@MXWUFW9LV-GK\\ aY>[U>AXG\\6?YG?6OU@J6^5\`QV^V4?NeeF
<WQZW]MD9\\D;dG^R7SGTCZEWYJ^ZEb<aHJEOfOWZTN;H]PDEU7V=FLA@WH^C?HWDXMQ8;HSMEipY\\Wa@L63JBaJ\`\`h]VCWqVR[E7\`XaHX]^]U?RVKZ[>_BCM17AOd9]HZTa^@Q:V[A%@_WIUTGX\\ML
l_c:ZD@VGoHL_XNUZYYO@W>\`YJWJE8G5Y\\fsONZU@ML^GVIV;FS<KMXCYV4\\FH;\`DB^.7_\\TbJFJ[3XQLQ\`DB@L_WYBSTGAS5VJ]VCQE<BLCBVDFDZKH\`N\`KUYV?@IR[c>fHY]H\\TQOB+gPAT]V3AS
6MEYe;]RZKaCW;VIP:6^S\`[BFE:.LNeU?ZWMFS-L^INHD>cNIV^F6BW1FFXIG:VBVZK:UCVKEJV@ZTV]JX[\\_VJXZKVI6X][OmO<\\SQMPUTTXXG:WdLCY3\\CCX?XU[[KWEX9\`_JCeV[9*4@U_;ETFY
EFiG\\RCYaadXkGVZBCDDqNY\\PfgUGgZ]KJ@VZ3JOPrKXIY1LZO2#LCWHa+YEOTC\`].WWI/_QUL>b^GdNF9j->jYEL>B]V{D[VYEXH9CY\`VC[@W>GYV@UFXSEKF3g]\`FLT6s@YGUUS>LQUqGIKZ]FFB
8NJ[7ADceRLV@DFZGFIF^]A[PRZAI[A\`\\;\`L0HFQ:ZPI[[SV\`EVRZcARIZ_EHJ_=G[cEX6a:=W>DVD_Fa4SZN:AKYFL]K^\`OIOYS<ZS\`;Gm2XGVhVqHdM9^\\RXbUG]QD<dcRd1MSnlLa]M91RKCR2K
eAXOHK>[YQSXYPJW?DM@(jB6ZOUW:<\`79<[NNOQVQB[^YIEIVHLG\\JZaLF]EEJAPV9WH?ERXMFNYPXfJVGkjGKMSWC_DUbaFYUgYYPMOCROp\\NM0<EDaTQXQVg^`,
  r: `r end #
r end апрел
r end безбо
r end берем
r end беспо
r end бледн
r end богу
r end болез
r end больн
r end боюсь
r end броси
r end будем
r end буду
r end был
r end была
r end было
r end вас
r end вечер
r end вижу
r end внизу
r end внутр
r end время
r end всего
r end второ
r end выпис
r end гастр
r end гладк
r end говор
r end год
r end голен
r end голов
r end гормо
r end граду
r end грани
r end груди
r end да
r end давай
r end даем
r end декаб
r end делал
r end день
r end держи
r end дней
r end дня
r end докто
r end доста
r end ест
r end есть
r end же
r end закон
r end запис
r end запиш
r end звони
r end измен
r end инсул
r end исклю
r end капел
r end катет
r end кг
r end кожу
r end коклю
r end колен
r end колол
r end кофе
r end крапи
r end краси
r end красн
r end креат
r end крови
r end кровь
r end ладно
r end левое
r end лежит
r end лет
r end лечил
r end мае
r end мг
r end месяц
r end минут
r end мл
r end мм
r end могу
r end можно
r end морщи
r end мягки
r end навер
r end надо
r end назад
r end назна
r end нам
r end недел
r end нельз
r end нет
r end ничег
r end ноги
r end норма
r end норме
r end нормы
r end ночь
r end ночью
r end ну
r end нужен
r end нужны
r end обычн
r end один
r end опера
r end осень
r end осмот
r end особе
r end остав
r end остал
r end отдел
r end откры
r end отмен
r end отпус
r end отриц
r end пейте
r end перед
r end перее
r end перес
r end петро
r end пить
r end плани
r end побол
r end повто
r end подни
r end пожал
r end позво
r end покаж
r end полож
r end полос
r end помог
r end понед
r end понял
r end после
r end посмо
r end посто
r end пошел
r end право
r end приде
r end прове
r end промы
r end прохо
r end прошл
r end пьет
r end пятни
r end работ
r end раз
r end раза
r end раньш
r end ритми
r end ровно
r end розов
r end рукой
r end свобо
r end сдела
r end сегод
r end сейча
r end сказа
r end скору
r end слева
r end слуша
r end смотр
r end сниже
r end споко
r end справ
r end сразу
r end среду
r end стану
r end степа
r end степе
r end стоит
r end стол
r end сторо
r end суток
r end табле
r end так
r end темпе
r end тоже
r end толст
r end тошни
r end убери
r end убрат
r end увели
r end увере
r end уже
r end укола
r end утра
r end утрам
r end утром
r end хорош
r end хочет
r end цисти
r end часа
r end четве
r end чешет
r end чиста
r end чисто
r end чувст
r end язву
r head0 #
r head0 а
r head0 ага
r head0 алког
r head0 аллер
r head0 амокс
r head0 анали
r head0 антиб
r head0 аппен
r head0 аппет
r head0 аторв
r head0 берем
r head0 бисоп
r head0 болез
r head0 боли
r head0 больн
r head0 больш
r head0 в
r head0 вам
r head0 вес
r head0 вечер
r head0 вижу
r head0 вмест
r head0 волос
r head0 вот
r head0 все
r head0 второ
r head0 вчера
r head0 вы
r head0 выдел
r head0 вымя
r head0 гемат
r head0 гемог
r head0 глаз
r head0 глаза
r head0 глота
r head0 голов
r head0 горло
r head0 да
r head0 давай
r head0 давле
r head0 делае
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
r head0 ей
r head0 если
r head0 ест
r head0 жалоб
r head0 желез
r head0 желуд
r head0 жена
r head0 за
r head0 завтр
r head0 здрав
r head0 значи
r head0 и
r head0 из
r head0 изжог
r head0 как
r head0 камен
r head0 капай
r head0 капел
r head0 капли
r head0 кашля
r head0 когда
r head0 кожа
r head0 колен
r head0 конта
r head0 контр
r head0 копыт
r head0 красн
r head0 креат
r head0 кровь
r head0 курен
r head0 ладно
r head0 левая
r head0 левое
r head0 левый
r head0 легки
r head0 лимфо
r head0 линзы
r head0 мама
r head0 матка
r head0 мелок
r head0 меня
r head0 месяц
r head0 мне
r head0 может
r head0 можно
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
r head0 настр
r head0 не
r head0 нет
r head0 ни
r head0 никак
r head0 нимес
r head0 ничег
r head0 но
r head0 но-шп
r head0 ноги
r head0 ну
r head0 нуроф
r head0 обезб
r head0 объек
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
r head0 ох
r head0 пальц
r head0 парац
r head0 перед
r head0 перел
r head0 печен
r head0 по
r head0 под
r head0 подру
r head0 пока
r head0 полот
r head0 понял
r head0 понят
r head0 после
r head0 потер
r head0 потом
r head0 похож
r head0 похуд
r head0 почки
r head0 права
r head0 право
r head0 предн
r head0 приви
r head0 прида
r head0 прихо
r head0 прогн
r head0 прост
r head0 пузыр
r head0 пульс
r head0 пусть
r head0 пьет
r head0 пью
r head0 раз
r head0 раньш
r head0 рвота
r head0 рвоты
r head0 рентг
r head0 розув
r head0 рубец
r head0 руки
r head0 с
r head0 сахар
r head0 сдела
r head0 сегод
r head0 сейча
r head0 сено
r head0 сердц
r head0 сестр
r head0 симби
r head0 синул
r head0 скоре
r head0 слава
r head0 слева
r head0 слизи
r head0 смотр
r head0 снача
r head0 снимк
r head0 снимо
r head0 справ
r head0 стул
r head0 суста
r head0 табле
r head0 так
r head0 там
r head0 темпе
r head0 тепер
r head0 тест
r head0 то
r head0 тогда
r head0 тольк
r head0 тошни
r head0 тромб
r head0 тут
r head0 у
r head0 уже
r head0 узи
r head0 ухо
r head0 хорош
r head0 чаем
r head0 через
r head0 чувст
r head0 швы
r head0 шумов
r head0 щитов
r head0 экспр
r head0 энала
r head0 это
r head0 я
r head0 язык
r head1 #
r head1 а
r head1 амокс
r head1 антиб
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
r head1 был
r head1 была
r head1 было
r head1 в
r head1 вам
r head1 вас
r head1 ваш
r head1 весно
r head1 вечер
r head1 видел
r head1 внутр
r head1 во
r head1 возьм
r head1 воспа
r head1 вот
r head1 все
r head1 второ
r head1 вчера
r head1 вы
r head1 гастр
r head1 глаза
r head1 год
r head1 года
r head1 голов
r head1 да
r head1 давле
r head1 день
r head1 дней
r head1 дня
r head1 до
r head1 докто
r head1 дома
r head1 думал
r head1 его
r head1 ее
r head1 ей
r head1 если
r head1 есть
r head1 еще
r head1 ж
r head1 за
r head1 завтр
r head1 задер
r head1 зелен
r head1 и
r head1 из
r head1 или
r head1 как
r head1 кастр
r head1 кг
r head1 когда
r head1 колен
r head1 колол
r head1 красн
r head1 крови
r head1 кровь
r head1 кружи
r head1 курит
r head1 левое
r head1 лекар
r head1 лучше
r head1 мамы
r head1 марте
r head1 меня
r head1 месяц
r head1 мне
r head1 может
r head1 можно
r head1 мой
r head1 молок
r head1 моча
r head1 на
r head1 над
r head1 надо
r head1 назад
r head1 нас
r head1 не
r head1 него
r head1 недел
r head1 немею
r head1 немно
r head1 нет
r head1 никог
r head1 но
r head1 норма
r head1 обраб
r head1 обычн
r head1 один
r head1 омепр
r head1 он
r head1 она
r head1 остав
r head1 остры
r head1 от
r head1 отдел
r head1 отмен
r head1 пальц
r head1 перед
r head1 плани
r head1 по
r head1 под
r head1 подни
r head1 пока
r head1 покол
r head1 полов
r head1 после
r head1 посмо
r head1 право
r head1 предн
r head1 при
r head1 про
r head1 прямо
r head1 пузыр
r head1 пью
r head1 пятни
r head1 равно
r head1 раз
r head1 раньш
r head1 с
r head1 сам
r head1 сдела
r head1 сегод
r head1 сейча
r head1 сказа
r head1 сколь
r head1 слева
r head1 смотр
r head1 снимк
r head1 снимо
r head1 сняли
r head1 со
r head1 созна
r head1 сосед
r head1 справ
r head1 так
r head1 там
r head1 темпе
r head1 тепер
r head1 теплы
r head1 то
r head1 тогда
r head1 тоже
r head1 тольк
r head1 тут
r head1 у
r head1 увели
r head1 уже
r head1 уколо
r head1 упала
r head1 утром
r head1 хорош
r head1 хотя
r head1 хочет
r head1 цефик
r head1 чем
r head1 через
r head1 черны
r head1 четве
r head1 чисты
r head1 что
r head1 чуть
r head1 шелуш
r head1 это
r head1 я
r head2 #
r head2 анали
r head2 без
r head2 безбо
r head2 болез
r head2 болит
r head2 боль
r head2 больн
r head2 больш
r head2 будет
r head2 бы
r head2 был
r head2 была
r head2 было
r head2 в
r head2 вам
r head2 вас
r head2 вечер
r head2 вижу
r head2 внизу
r head2 внутр
r head2 воспа
r head2 вот
r head2 все
r head2 встае
r head2 вчера
r head2 выпис
r head2 г
r head2 глаз
r head2 года
r head2 готов
r head2 груди
r head2 да
r head2 давле
r head2 день
r head2 дней
r head2 дня
r head2 до
r head2 дыхан
r head2 его
r head2 ест
r head2 есть
r head2 еще
r head2 же
r head2 живот
r head2 за
r head2 завтр
r head2 запах
r head2 значи
r head2 и
r head2 из
r head2 или
r head2 исклю
r head2 к
r head2 кажды
r head2 как
r head2 капел
r head2 кашля
r head2 кг
r head2 когда
r head2 колен
r head2 копыт
r head2 креат
r head2 кровь
r head2 левая
r head2 легки
r head2 лекар
r head2 лет
r head2 лозар
r head2 машин
r head2 мг
r head2 меня
r head2 месяц
r head2 метро
r head2 мне
r head2 на
r head2 надо
r head2 назад
r head2 налет
r head2 нас
r head2 насмо
r head2 не
r head2 него
r head2 недел
r head2 нее
r head2 нет
r head2 ни
r head2 ничег
r head2 но
r head2 норма
r head2 один
r head2 одной
r head2 он
r head2 опера
r head2 опять
r head2 осмот
r head2 особе
r head2 остав
r head2 остры
r head2 от
r head2 перед
r head2 перел
r head2 петро
r head2 пила
r head2 плечо
r head2 по
r head2 повто
r head2 под
r head2 пока
r head2 понос
r head2 поряд
r head2 после
r head2 потом
r head2 поясн
r head2 право
r head2 при
r head2 приде
r head2 прове
r head2 пульс
r head2 пьет
r head2 пьете
r head2 работ
r head2 раз
r head2 ровно
r head2 руки
r head2 с
r head2 сдела
r head2 сегод
r head2 сейча
r head2 семье
r head2 смотр
r head2 со
r head2 справ
r head2 стул
r head2 табле
r head2 так
r head2 темна
r head2 темпе
r head2 тоже
r head2 тольк
r head2 у
r head2 увели
r head2 уже
r head2 утром
r head2 через
r head2 чисто
r head2 что
r head2 это
r head2 этого
r head2 я
r p # #
r p # балло
r p # в
r p # г
r p # года
r p # граду
r p # дней
r p # дня
r p # до
r p # за
r p # и
r p # или
r p # кг
r p # кубик
r p # лет
r p # мг
r p # месяц
r p # минут
r p # мл
r p # мм
r p # на
r p # недел
r p # по
r p # пульс
r p # раза
r p # ровно
r p # см
r p # табле
r p # утра
r p # утром
r p # часа
r p # часов
r p # это
r p а вот
r p а не
r p а ничег
r p а сегод
r p а сейча
r p а сосед
r p а так
r p а тепер
r p а у
r p а я
r p аллер на
r p амлод #
r p амокс #
r p анали крови
r p анали через
r p анали я
r p антиб не
r p атроп #
r p без измен
r p без надоб
r p без него
r p без особе
r p бисоп #
r p болез по
r p боли в
r p боль в
r p больш #
r p больш не
r p больш нет
r p больш ничег
r p броси в
r p брюшн полос
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
r p в июле
r p в коем
r p в лотке
r p в мае
r p в марте
r p в мокро
r p в недел
r p в норме
r p в нос
r p в первы
r p в полго
r p в понед
r p в поряд
r p в право
r p в прием
r p в прошл
r p в пятни
r p в руках
r p в садик
r p в семье
r p в сентя
r p в среду
r p в суббо
r p в суста
r p в сутки
r p в той
r p в туале
r p в час
r p в четве
r p в эпига
r p в этом
r p вам #
r p вас #
r p вас через
r p ваша колле
r p везик хрипо
r p вес #
r p весах #
r p весит #
r p вечер было
r p витам #
r p вмест него
r p внутр жидко
r p воды побол
r p волос лезут
r p воспа легки
r p вот на
r p вот она
r p вот что
r p вот я
r p все #
r p все равно
r p второ декаб
r p второ стади
r p второ степе
r p вчера #
r p вчера вечер
r p вы говор
r p выдви ящик
r p выдел с
r p выше #
r p выше нормы
r p гемог #
r p год назад
r p года назад
r p голов кружи
r p губы разду
r p да #
r p да вот
r p да с
r p давле #
r p дважд в
r p день #
r p день и
r p день не
r p день с
r p десны розов
r p диагн остры
r p дикло и
r p дипро #
r p длите #
r p длите с
r p дня не
r p дня по
r p до #
r p до него
r p до этого
r p дольш #
r p дыхан #
r p дыхан везик
r p его и
r p его мне
r p его с
r p еды #
r p еды и
r p если будет
r p если за
r p если через
r p ест хорош
r p еще раз
r p живот и
r p живот мягки
r p за #
r p за год
r p за недел
r p за полча
r p завтр в
r p задер после
r p и #
r p и больш
r p и броси
r p и буран
r p и вечер
r p и вы
r p и еще
r p и завтр
r p и карди
r p и креат
r p и моча
r p и на
r p и не
r p и от
r p и по
r p и после
r p и психо
r p из #
r p из магаз
r p из одной
r p к вечер
r p к нам
r p кажды #
r p кажды день
r p как на
r p как у
r p как чай
r p калий #
r p калий и
r p калий креат
r p капел #
r p кг в
r p килог на
r p коем случа
r p колле в
r p кончи полов
r p копыт в
r p корм урина
r p красн налет
r p креат #
r p крови не
r p крови нет
r p кровь в
r p кровь и
r p кровь на
r p левое колен
r p левый глаз
r p легки чисты
r p лейко #
r p лет назад
r p лечеб корм
r p лидок #
r p лимфо не
r p лозар #
r p лучев кости
r p мг в
r p мг кг
r p мг на
r p мг один
r p мг утром
r p меня сестр
r p месяц как
r p месяц назад
r p месяц перес
r p мл в
r p мл внутр
r p мл кг
r p мл под
r p мне в
r p может быть
r p моча темна
r p мочев пузыр
r p муж курит
r p мужчи #
r p мягки безбо
r p на #
r p на боль
r p на весах
r p на метро
r p на новок
r p на пальц
r p на полос
r p на праву
r p на работ
r p на руках
r p на снимк
r p на той
r p на трети
r p на узи
r p на хелик
r p налет нет
r p напря болез
r p не #
r p не беспо
r p не болит
r p не больш
r p не будем
r p не буду
r p не было
r p не видел
r p не вижу
r p не встан
r p не давай
r p не ждите
r p не могу
r p не морщи
r p не надо
r p не назна
r p не нужен
r p не нужно
r p не нужны
r p не пейте
r p не пить
r p не подни
r p не помог
r p не пью
r p не работ
r p не раньш
r p не сдава
r p не стану
r p не то
r p не хочет
r p не чешет
r p него лозар
r p недел и
r p недел с
r p недел через
r p нет не
r p нет это
r p ни в
r p ни при
r p ни разу
r p ниже #
r p нижня грани
r p никог не
r p ничег не
r p ничег новог
r p но в
r p но мы
r p но надо
r p но не
r p но он
r p ночь #
r p ну #
r p один раз
r p омепр #
r p он не
r p он у
r p она на
r p опять не
r p особе ночью
r p остал #
r p от кашля
r p от клеще
r p от них
r p от пальц
r p отеко нет
r p отели вчера
r p откры с
r p пальц немею
r p пальц теплы
r p парац #
r p перво степе
r p первы день
r p перел нет
r p печен не
r p по #
r p по ночам
r p по одной
r p по телеф
r p по утрам
r p по шкале
r p под кожу
r p под ложеч
r p под нарко
r p подни до
r p пока не
r p полов члена
r p полча до
r p понос нет
r p после #
r p после еды
r p после опера
r p после после
r p после укола
r p после этого
r p потом опять
r p похож на
r p похуд на
r p поясн слева
r p предн #
r p при темпе
r p при чем
r p приба #
r p приви от
r p прихо сразу
r p прошл месяц
r p прямо кишки
r p прямо сейча
r p пульс #
r p пульс на
r p пью #
r p раз #
r p раз в
r p раз утром
r p раза #
r p раза в
r p рвота один
r p рвоты не
r p ринге #
r p руки мыть
r p с #
r p с авгус
r p с апрел
r p с аурой
r p с кофе
r p с кровь
r p с лета
r p с мая
r p с месяц
r p с сегод
r p с таким
r p с утра
r p сатур #
r p сдела сегод
r p сегод дня
r p сегод же
r p сегод и
r p сегод не
r p сейча #
r p сейча не
r p сейча сдела
r p сейча стави
r p сено замач
r p сердц #
r p сидит в
r p синул #
r p сироп #
r p слава богу
r p слева внизу
r p слизи бледн
r p снимк перел
r p снк #
r p со вчера
r p со слов
r p со смеще
r p сосед сказа
r p справ под
r p сразу в
r p сразу к
r p сразу скору
r p стул норма
r p сутки #
r p табле в
r p табле не
r p так и
r p так что
r p темпе #
r p темпе нет
r p тепер по
r p терап назна
r p то есть
r p тоже не
r p той клини
r p той недел
r p тольк в
r p тоны ясные
r p тот же
r p трети день
r p трое суток
r p ттг у
r p тут же
r p у вас
r p у мамы
r p у меня
r p у нас
r p у него
r p у нее
r p у отца
r p у сестр
r p у сосед
r p у той
r p увели до
r p удали в
r p уже с
r p утром #
r p утром и
r p хирур в
r p хорош бы
r p хорош что
r p хоть ночью
r p хрипо нет
r p цисти со
r p час назад
r p часа на
r p через #
r p через день
r p через месяц
r p через недел
r p черны стул
r p чсс #
r p что ли
r p что это
r p шейка чиста
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
r p я его
r p я ей
r p я ж
r p я и
r p я не
r p я с
r p я сам
r p явка через
r w #
r w а
r w абсце
r w авгус
r w ага
r w алког
r w аллер
r w альбу
r w амлод
r w амокс
r w анали
r w аналь
r w ангин
r w антиб
r w аппен
r w аппет
r w апрел
r w аптек
r w армии
r w артро
r w аспир
r w астма
r w аторв
r w атроп
r w аурой
r w бабез
r w бакте
r w балло
r w банео
r w барси
r w бедра
r w без
r w безбо
r w берем
r w беспо
r w билир
r w биопс
r w бисоп
r w бледн
r w богу
r w болез
r w болел
r w боли
r w болит
r w боль
r w больн
r w больш
r w боюсь
r w брат
r w броси
r w брюшн
r w будем
r w будет
r w буду
r w буран
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
r w ваш
r w ваша
r w ваше
r w вводи
r w везик
r w везит
r w вену
r w верне
r w вес
r w весах
r w весит
r w весно
r w весь
r w вечер
r w видел
r w видит
r w вижу
r w визин
r w винов
r w вирус
r w витам
r w влажн
r w влево
r w вмест
r w внизу
r w внутр
r w во
r w вода
r w воду
r w воды
r w возмо
r w возоб
r w возьм
r w волды
r w волос
r w вообщ
r w воскр
r w воспа
r w восьм
r w вот
r w вправ
r w време
r w время
r w все
r w все-т
r w встав
r w встае
r w встан
r w встаю
r w встре
r w всю
r w вторн
r w второ
r w вчера
r w вы
r w выбро
r w выдви
r w вылез
r w вымя
r w выпис
r w выход
r w выше
r w вялая
r w вялый
r w г
r w гастр
r w гвозд
r w где-т
r w гемат
r w гипер
r w гипот
r w гипсо
r w глаз
r w глаза
r w глики
r w глота
r w глюко
r w говор
r w год
r w года
r w году
r w голен
r w голов
r w голос
r w горло
r w гормо
r w город
r w горяч
r w готов
r w граду
r w грани
r w груди
r w грыжа
r w губы
r w д
r w да
r w давай
r w давал
r w дават
r w давит
r w давле
r w давно
r w даем
r w дайте
r w дала
r w дальш
r w дам
r w даю
r w двадц
r w дважд
r w двена
r w двое
r w дд
r w девят
r w дейст
r w декаб
r w делал
r w дело
r w денси
r w день
r w депре
r w держа
r w держи
r w дерма
r w десны
r w детст
r w диабе
r w диагн
r w дигок
r w дикло
r w дипро
r w длите
r w для
r w дней
r w дня
r w до
r w добав
r w докса
r w докто
r w доли
r w долой
r w дольш
r w дома
r w донеп
r w дорог
r w доста
r w друго
r w думал
r w думаю
r w дыхан
r w дышит
r w его
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
r w жар
r w ждите
r w жду
r w же
r w желез
r w желуд
r w желчн
r w жена
r w женщи
r w живет
r w живот
r w жидко
r w жить
r w за
r w забол
r w завтр
r w задер
r w задню
r w задых
r w закон
r w замач
r w замуч
r w запах
r w запис
r w запиш
r w запор
r w заход
r w звони
r w звоню
r w здесь
r w здрав
r w значи
r w зрени
r w зуб
r w зуд
r w и
r w ибупр
r w из
r w из-за
r w изжог
r w измен
r w или
r w имидо
r w импла
r w индап
r w инсул
r w интер
r w ирина
r w исклю
r w испол
r w итак
r w их
r w июле
r w йодом
r w к
r w кажды
r w как
r w калий
r w кальп
r w кальц
r w камен
r w канал
r w капае
r w капай
r w капал
r w капел
r w капли
r w капсу
r w карти
r w кастр
r w катет
r w кашел
r w кашля
r w кг
r w кетор
r w кеша
r w килог
r w кишеч
r w кишки
r w клетк
r w клеща
r w клеще
r w клини
r w ключи
r w когда
r w коем
r w кожа
r w кожу
r w коклю
r w колен
r w колит
r w колле
r w колол
r w колю
r w компь
r w конеч
r w конта
r w кончи
r w конъю
r w копыт
r w корки
r w корм
r w короб
r w корон
r w короч
r w кости
r w кость
r w косын
r w кот
r w кофе
r w крапи
r w краси
r w красн
r w крепк
r w крист
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
r w курс
r w курю
r w лабор
r w ладно
r w лампа
r w левая
r w левое
r w левой
r w левый
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
r w ли
r w лидок
r w лизин
r w лимфо
r w линзы
r w литро
r w лицо
r w ложеч
r w лозар
r w локот
r w лотке
r w лучев
r w лучше
r w магаз
r w мае
r w мазал
r w мазок
r w мазь
r w мама
r w маме
r w мамы
r w марта
r w марте
r w масти
r w матка
r w матку
r w машин
r w мая
r w мг
r w мелок
r w менис
r w меньш
r w меня
r w мерил
r w месал
r w месте
r w месяц
r w месяч
r w метро
r w мигре
r w минда
r w минут
r w мл
r w мм
r w мне
r w много
r w мной
r w могу
r w может
r w можно
r w мой
r w мокро
r w молок
r w морщи
r w моча
r w мочев
r w мочеи
r w мочи
r w мочит
r w мочу
r w мрт
r w муж
r w мужу
r w мужчи
r w мукал
r w мы
r w мысле
r w мыть
r w мягки
r w мягко
r w мясо
r w на
r w наблю
r w навер
r w нагру
r w над
r w надо
r w надоб
r w назад
r w напис
r w напра
r w напря
r w нарис
r w нарко
r w нас
r w насмо
r w насто
r w настр
r w насту
r w натощ
r w натри
r w начал
r w начин
r w нашли
r w не
r w не-а
r w него
r w недел
r w нее
r w ней
r w нельз
r w немед
r w немею
r w немно
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
r w них
r w ничег
r w но
r w но-шп
r w новог
r w новок
r w ногах
r w ноги
r w ногу
r w ноздр
r w номер
r w норма
r w норме
r w нормы
r w нос
r w носит
r w ночам
r w ночь
r w ношу
r w ну
r w нужен
r w нужно
r w нужны
r w нуроф
r w о
r w обе
r w обезб
r w обиль
r w обмор
r w обоих
r w обраб
r w обрат
r w общий
r w объек
r w обычн
r w один
r w одна
r w одни
r w одно
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
r w остав
r w остал
r w остео
r w остор
r w остры
r w от
r w отдел
r w отек
r w отека
r w отеки
r w отеко
r w отели
r w откро
r w откры
r w отлич
r w отмен
r w отпус
r w отриц
r w отца
r w оформ
r w ох
r w пакет
r w пальц
r w парац
r w пахов
r w пачку
r w пейте
r w пениц
r w перво
r w первы
r w перев
r w перед
r w перее
r w перек
r w перел
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
r w подру
r w подта
r w подум
r w подъе
r w пожал
r w позав
r w позво
r w пока
r w показ
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
r w полча
r w помен
r w помет
r w помню
r w помог
r w понед
r w понос
r w понял
r w понят
r w поряд
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
r w почка
r w почки
r w почти
r w пошел
r w появи
r w поясн
r w права
r w право
r w праву
r w правы
r w прега
r w предн
r w при
r w приба
r w приве
r w приви
r w прида
r w приде
r w приед
r w приез
r w прием
r w приме
r w прине
r w прини
r w припу
r w прист
r w прихо
r w про
r w пробк
r w прове
r w прогн
r w продо
r w пройд
r w промы
r w просн
r w прост
r w прохо
r w проце
r w прошл
r w прощу
r w прямо
r w психо
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
r w рано
r w раньш
r w распу
r w расск
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
r w рентг
r w рефле
r w рефлю
r w рецеп
r w ринге
r w риско
r w ритми
r w ровно
r w рогов
r w розов
r w розув
r w рот
r w рта
r w рубец
r w рука
r w руках
r w рукой
r w с
r w садик
r w сам
r w сама
r w сами
r w сатур
r w сахар
r w свети
r w свобо
r w связк
r w сгиба
r w сдава
r w сдади
r w сдела
r w себе
r w сегод
r w сейча
r w секун
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
r w слизи
r w слов
r w слово
r w случа
r w слуша
r w слыши
r w см
r w смеще
r w смотр
r w снача
r w сниже
r w снимо
r w снк
r w снова
r w сняли
r w со
r w собак
r w совсе
r w согла
r w созна
r w соль
r w сомне
r w сопли
r w сорби
r w сосед
r w сосуд
r w сперв
r w спина
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
r w стала
r w стали
r w стало
r w стане
r w стану
r w стара
r w старо
r w стент
r w степа
r w степе
r w стоит
r w стол
r w стома
r w сторо
r w стреп
r w струв
r w стул
r w стучу
r w суббо
r w сумат
r w суста
r w сутки
r w суток
r w сухие
r w сухой
r w сыпь
r w сычуг
r w сюда
r w табле
r w так
r w такая
r w такие
r w таким
r w такой
r w такса
r w там
r w тверд
r w телеф
r w темна
r w темпе
r w тепер
r w теплы
r w терап
r w терпи
r w тест
r w то
r w тобре
r w тогда
r w того
r w тоже
r w той
r w толку
r w толст
r w тольк
r w томог
r w тому
r w тоны
r w тот
r w тошни
r w травм
r w трети
r w треть
r w трое
r w тромб
r w трост
r w ттг
r w туале
r w тужит
r w тут
r w тылу
r w тянет
r w у
r w убери
r w убрат
r w увели
r w увере
r w увиди
r w угол
r w удале
r w удали
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
r w упала
r w урина
r w урове
r w утра
r w утрам
r w утром
r w ухе
r w ухо
r w ушиб
r w ферри
r w хвати
r w хвост
r w хелик
r w хирур
r w хлопк
r w хлопь
r w ходил
r w ходит
r w хозяи
r w хозяй
r w холес
r w холку
r w холод
r w хорош
r w хотел
r w хотит
r w хоть
r w хотя
r w хочет
r w хочу
r w хрипо
r w хрипы
r w хрома
r w хрони
r w хруст
r w хсн
r w хуже
r w цефик
r w цикл
r w ципро
r w цисти
r w чаем
r w час
r w часа
r w часто
r w часы
r w чаще
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
r w члена
r w чсс
r w что
r w что-т
r w чтобы
r w чуть
r w чуть-
r w швы
r w шевел
r w шейка
r w шелуш
r w шея
r w шкале
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
r w этом
r w эту
r w эутир
r w я
r w язва
r w язву
r w язык
r w ясные
r w ящик

T^]EEYLS]GJOJZbLN>HCKUNINNNQ8XNOZROZFGNI?ILBGMHFJGMK]NDGjLTNInKXFEPN?JcX\`S]XWQRPLP^JIHO;MMXGNOJIONUV]LMMHMEILZH/SLU]OGfJYUJMLKNONGNHNFNMKZMNLGY_]N<iKN
OB^=JIKMZKUEGJcGN_LNFUKWMDQIKagMNKN\\JGZ8@?EMAUK>NOEDBY3NbI@D^CMN^>EOKLeKKW?U]QsQ_NLXNiLMfIKNMMNWJfMLMDPgMiJKBIJMHIj@^MJMTb[JKKMN]XNi>LK:hLMZMLNaOFFN>J
K_bF6ZJrD__^MEQTGAIHLNHnDJL=SMlJWHJNIRI7LNHMRJ<NEIKNM8N"NNJNDLJUIHMkaIeMRJLMAKDY^LZ^L?JH=NTJC<pFIYEYVC8LHLBmM^EGMMOOZMFK8N<AKN>LL>T5PKKMTGOSIDDGMXKTM_
AGG\`?FA[\\CUDIFHHEFJDMnbQYA<OOKDCC[BLIYND\`G]cSDMKZWYIZJJ^UIML[KFESc;eJKZKT<JWWVOJLHOZISNNJOL>NYGLVLFhbTGGIHK\`LCSIgNNbXIKYGLNaOC\`7>P]KCM]z]L[LJ[jRMY<H;f
?HJBhGXQ\`OK8]a[CENM]NIGCD^NORNHX;U_\\AIPEWKNHHCK@^WLULJHNo9r^cLNOPILaKNEEaHNJJYM^]gBMIhhB\\>WMCOWOUHODNNOEeGLFL\\YnTSe?NTIQDWUMXEXKJDa3[WEOgQGIQJbBLNKseV
GP2FKWSRFa/YOMUN\\GVL8MSLWBODZCKKkJFaGZMV;GQ-CK^ONNONKLLZ\\hMLqFGVIIYI=IO<UIPBEVcWPWFOGFNNXfK6ZNECNC]MNNUO;VcHNOMLLPL\\ZKLM]J@EGHGQOOOUWENAKNQ\`F]CQZVJOBA
bHNONKU;JFLLfONLNJEJHLNbaLBQM<|OOO4H4NCKFMYNWCTW<ZNFSLCLVN\\FUNNNMObVML_KMNXU_OH<UOdHKLOIOMNMM@CabMLNONTTWJ^FC@^PE\\OVGVLN65OYKLXEUNNJeEFMMKiJYLMMMKUUHT
AHNL[BcNNTI\\JVLK]RV\\MNKOHRYIVGIF:JXN;PIOJbZ\\OIJFNN1VWM]NLBKNILO\`MKNLNJEMK\\ONLkHO<MLJNqVI\\RHU^ODaddmLOGc[MT[MOMJK8OJNONK]LLKIKNOGaORjLLL=RINSBUtDMMNNGN
NHiMNG7[ZG]Wc>DNNS]]BNNLMJS<J<NKNTMZHN£NHYHcAMDMErfFGZHNW9IdBgMRYGU©KFMG\\<FOdP^OmQJPsZQ*](7O]YQK[=\\FCCWGDyIJGIIGHNSVHQG4a8CXLCLOOL7PL<XTWWGkMMYLLKYXGL
^LMNIGeq?tMBOKPZIMIMwLYHCiOnNY\`RM9L<FKYXNMNLbWIMVbDSnV?UEMHJHWKjHgNP@MJCILGNdLNNCOpCJhVNRNM[YZGN@B^NNFKWTSH(MJSNIOHNPM]:LqW/_>l?_V­DOJQKN(KS_B\\@DEZCJC
NQcJNb?JJFLTML@SPGCTG(XILQOCJREW2XKCEG7RiMO_^MGsilsIO3LNkNHG_FENdYMJKVKLI^OMAMNNMqUJ@VXMNZfKFX;EJUI\\>]FoUaFM>?KNXI\`NN@_k@L]l=]NGJIKNXYPXMZTHBFNcNMSWQN
IDI[ePLIBLcNL]NW,GL\\\`E\`LIVLCEBiF_D+SJXJJgKH_WLFHTqDNXNgL;KM]KyLmLKKDXLDEIOSMXSGFPXMPNkedqiY\`PXNAGE[3k_[A2GkM\\ON_kVYVULMM[^^?j?KHKINOBBM\\TWfhELMLJJtAMS
FSEMOQTLST+LaEJjV\`KDS[cHHF8WXXIHBCKReOVIJIX@QEIHNUBeEAJ7KIMIMLECJNUM8NVN;[MNAHrONWKqO\`KKH^cLJXNN\\DW?VWNAD[NENOL^T]N_FF.kH3NNNLKJY_VNNNNTJZJCZJXN:NINEM
DNId4^LX\\QLQ@)I\`KjM6YJ.IfaS?LG_NIOONNWN>IhZUXZkL6aK@hQaWLIJvNEHKB>JC8WL?K]NKLNZKNMOGZIKC\`\`kVEYOMo?JQOF]SZHLPJHIN]KGZFbTK>5ZTDOTWP[LLJkFE_JIdLNIG]IG]LP
iAHMQKHkTJHDLFiXOOKGXWLI[,=K\\9NINHd]pfM\`NKEcJQCBLNENOYKOjMFNMIVIPEJZERU]TGNFLLnkM?^DGNfHKF[AJMRYJEFgKKHhL^LZG6F_FMgBBgjGdK<KLMUf8qIOENHENOeiLMN8FVMMAY
[cIALPOINN

kOIOL@\\UZLNONaIKVSONMOSXOHXNORINPVBZOOOOLJHaNKMTOONOOLZNMOlKO?OOUH[F_ZNJKJNOML_DcKMJPIMKON:LiNNWFDNNOOMGINME@NORION\`OTOOLNNNNLOON_JNONOEOLJMMNLKMMO=MO
BE5SVHNCOOSJJX>kNNIOKON\`ONENP>IOOHKKOGNOJ]OKNQ_BGOhZSNOO@NNKOOOKIYI:MLO=OMNIAKLBSZZJGNKCQO[O[X\\NMMHO>TKNKENKMOMNOdC\\NM^ONONOoYROQGYFONGV9E8MOBNNMNONHD
OMLNNPNOL]>HNODJOnDNOYl@EOKCE=M8GM@ONS[EYO^MNN?NHPLAL^ONAONLgFNOONIMN\\NWMF=NLJOTOOOMKo^\`VOc2OeM\`MK_HMBMMQBWNOBZNMWOh]aO@sCgUOOb]KDNHNWODBGOfXNLONNJ=FA
cNHBIMjOMLIFOKH6NYNNJJMJKOEOORFiNLO_NKOa:NMOVOOMNKMNOOONOlZNLN=VMKLoOZ1gHNNXLOM@NOILOUY=MVKPM^MKNX]NLKNNDMNe«OOW:YOKSOO[UNW=DONBL\`PkMLOLJOAOOMNO\`CcOVT
h\\IPGONLQOObODSNYWDTJCUIHOO]MJkW]FNNLTCeKLNI_KNKOKANONNFNOHMDKLEINOKONNNKOOMNOYSO K\`OQMOGEOJKOQKENGRHJXOIMIBKNJJOD<NNN\\OOON[RWROHOGQDNLXGNYIb\\LNNDHOLI
WhbPGYBUNBKNSP@FG\\9eYaNbKPdDONKOPBHODUOXKKEONN?OLONNGNCOCIIQJKNOSZP9OLOOIOTJONEObOOIVONNJOO^K]LOMNK^OOLOXMNTmOO\\^_VYQO[NNGWTNJHFONKJKNahbD_OOMJKaN^OOO
OOFQONNOMKHNNO/\\OOONVOOOOOjV]OEMOO]ONOOKNOOFOYTONNOSONNNJNOONYFMNOONOFIOZePPPOMPO1;OOMBNIOMNONOOOOONOKOOOaON\\VN_OOIPTOKTOQDMO\\KLONNNNKLOONKJLOONMKNLNO
NOMIOONOcOONHNLLNWOOONHNJOMKMNMSLNOZOJO[8OHNDOGOUgLOONNFJJHN[FMONVOMMOOOMNONLJOOOcF&\\NNNONOONOODNOOOcOOOLMG@OLOIFiOEOODOOO\\aaJ:JEINBONOOOVOVKv9MOHOOON
HNLOVL[JK\\ULOOOW\\MOKNOKKO>TNLHOOONBOOHGMOMMNNJNNOKOJJONOvaaNSNNGNNFOLNGKOOONNPONOP}hO]\`=>NLGVNZ\\KOHM<USLONSMWMN@@bDMLNBVO^YNNO\\OOOX_VNUPHI?OLFQYDOd_@N
IMMO?_INO:bpXJN9UNUONOJWI8CMaO^NKPM<PEOOr4MMHdiMNLNELQHMHDI®kY[MN:OVKOMOLMOWKUNONNDNRNFOSN[K?oc?XJN_ONNNIBQHONKEMOQONKNNN2S\`UAHNLHBWENNNNBOENNNN{dNKUL
O:NOOOCLNNKMLLNcOGccN]NNELNNOaLKNNJNONEI;NMN[MGONKNONINHKRONOL_KKIMKKN\`JOEOOLLL\\VFNAANNNPZIMHOUH\\KDT\`JTLONOPOONOONJ[@OWN\\HNDNK@OBOOOMNLO7MNUJNDE9OOONE
ONOJDbJMNNOFN;OCLOFAOONH\`9eMFNKMKNMHJRaN2ONMKONOFSOXCOIOHJZIGHJM[LH\\IVLOcPNOMJNQNKEKNKJ[DOVcENMONK@IOOOY^OELEIDQMOIN>ONMJR^LONNcN[YEeUOYILN?GMENZTM[LI
YPM6MJONV?V[WLYOFWKOTXOOMOWMNOKOTNOSNN}NYOUXNOOOdNMHa\\K5LJMF@N:LLOOMNOOO_JO\\HNNDfhKMMNLONKLNMJ>O3AFNNEYLGOHB=FN?GODCOMSJOJFMLOOLIN2MOGQLNONMONL;YIYD|U
RUNMDNQGMF8KsVOOLMNHONONMMNW9NYM\\@OOONI]dBN]QPLYQCKTNE@=}\`qKMMSJdo?ONMMOONOO?GOOMWMBQO\\SD<ON_OdHEZXc:FKENNOJOKNONTFOO<TMLKN>aNNONNIYNLO@KLOFqqMrJOjNNV
IJ5JFgKOMcJL\`MGBLDMOLGNAOOVM^CKOHNGOLIOFOXLEKHD_NOjKOUOHCOT^IMGNINNNNNFNEWAOVJaZOOVLLIEoMB^NNONON9sDO]NNONOQNLHALOIKEONVN]?QFB7WMXPONHO;Fh9bQaMNOM?QQK
LNKNjHOCHa

<OLKNNNHLOONOMKHN]aNNNHNOMNNOOPMNMMFPPNNMLLYNNNKMOOKNNLTOOKOHJOL\\OMOPMNNLNLONLOOTPMONYMNONcL5OOMOMNNO[O\`NOOKNMOuNNLNOOOOOONNMN\\OONMOOMRMOOPO^ONINOONNO
OONOOONNONDOMNLGNNOOsNONOOLOONONOMQTOLNOJOANNMNUM^F@ONNONLMNNGNNNNOUOaOJONRQMMONMOONMONMLLMOOO6MNMO7NNNOIKOOLOMLOEQNONgOONOOQMZNMOONOONNMNPMNNOMNONMNK
NOJONBMOO:WIOON]ON\\OOONONNJLNNNOOMNONOLgLONLMO§MNSOLLWNMNO^fNLNOOOMNNOOOOLNNMMTLOOOINLMOPHMLONN]NLLMD\\NOMYIMNNMONNONHNO[HO:lOL\`NN]NNNOOOOKOEKRNNNOKNN<
NOUMNMOOOOLOONOgOOMONNNFMONO\\MMONMOOdNNMKNONNONMVMNHLNONO\\QNOOnMMOMHOMMNcNNNNK[TGNOMOKRONOOSNOONJOOONNROVNNMJKONNWONQNLSMOOXO\`KPNISNROMOOOOONLONMZNOhJ
;NNNAOONNLNEOICMMLRKOgNOOPOON\\OPIOONNMIONNO]MNNO@9NNUNNGOOKNN_OOO=NNONMNNOOGNOMNO[OJOEJVUONNONQNNNPLXWOOOHNSMONIOMUOO]NOOONONuMMONNORONNONONSM[ONNP?ML
UONN]NIVOOOOINL^MNNUNLONWOOOOMNOLNLONOMOXLKJOOOOOYOOLONONOOONOOONNOINKOOOOLLONNNUO_OPOOONWOVNOJLONONOOOOLONLLNOOJOOOOOONMBMOaNOMNZZO^MONNMOOOOOONLNONO
OOOWVOONNMKONOOOOOONOOOONNNMNONOObMOOONNOOOOONNOOOMNNNNNNOOOOOOOOOONONNNOOOOOONJNOOONOOOWOORONOOOOOOOOO^ONNONLOOOONNNONWOLONMOONOONOIOaOONPOLN\\NOOOOOO
NONONOMONNNJ[NJNNNONNNYONNUOLLNNNNONOKOOOOMOOOXOONMNNRNKNONOONOOLNNOOOOaOOSOJONNOMNNMNO^O[NNNONNLOJLNONONHKNONONNNOOOOMNOONNNWO^MWENONOOONOOMMOMOROONO
OMJOON_QKSNMMMTNOOONNNOOOOOOOJONNOOOOO-AXTGNONNOOOONOMNNB\`ILONIPNNKO5XPNNNNVNWNOJ?POONN]\`]NOOOMNMNNMNDGOONNMNOOJONINGeEBO[MONNOOOP_OONUWOO\\OaDNN£OJFMN
NNKOQNLMOKOPROMONMNONNMObXONONM[MLOONTONOZdOLIFNOHO[LNMOLLUKONLN[MO@KNOOLOPOONNSNOLN-OTNKLOEQJL\`OL[9OVOMMIT[NPKNKONONNNJ@FLMMQLNOJJQHONNN[SL\\OOOFNNKNJ
bNNOOOOLJhNLONO6OMNANeSOMKONO[\`OjOONOOUMGOINe^NOOOMOaOO^MIONOKKONJNNcNQNHFGONMN?ZOUiOIOONXNcOLnOHNNLIJLMOOONOMLOOONLNNOLKHMNONLOM\\NOLNOOUQNPOONNWNNNOQ
WMMQOULNOdN^OHOHONWHOOELONUIHNP[KNNLOKN]5OKOMJOOYONLOO@LWNQMLMOOQLNSMPONIOI_NYOIfMOHNOL;BONNMNSONNM\\OLONMOHLLOMOQNQOZ[NONNMNNNOKNNOsKSOMMKLONNOLDKLJLO
NOOIJMWYhKnNMNNONMOMLNMNMNLN^ONOWOOONN/OMENKPOOjQNNNNN\\nMNNLQOMNMOONO\\PONNOLNNNMKMLNOMLOONOLONONgMMNLLOKNONL\\OOMK_NWORFONKNO9NOMhONiMRV_^NNNOfNOLRLMKc
J@MMLNJMLM]VNNM4N2OLONONNNUO|ONNOOXNOMOPLMOOOONNUsPNOFNONOMLNLLTJEOLSOKMNMOOOOONLLCNMNNSLMNNOOO_LQNOOWNeNNNMNnOOEWTOOLCNKYNO;ZNOVNONNOOvNOOMOSONNOMNNH
NOªNJYNOHCMNOOOIUOOOL\`OX4OMOLJOPOMOLJNOGNNNNVWNRNOLQOOOOXNMOOONObONJMOINJUNRONHROMNONXNOOOINMMKOZNMNKO'NOOMAONMLLOOJNOOKLNTLNOFNIJNONOOOKNLHONLdNOO>O^
PNLOJH^NOO

ONKMOMNNKMKF>KN^K_MOkZNPCWNHMONZKNOQNM[FhLSAMOKOVHVJPDOV87g[NLjGMOK_IML_JYLJCA?JKJOONODK?@MnEEFMOORWOUaM_^NSMEOeL[ZJ]NNdOEjCNPH=\\LVK=iqjMXOKR]NHFJOJK@
OONONLCmNZNNNOLFE]MKKNFN1MFH@NOVFMEGVfMVSNNaLIKNOKQDNINCQm]OJNHNNBUiKJKO\\NJVKMANNRMNOOMNBcRWMOMNKLNOONKBQGMGNNFGOKEMNIEUEINNNUMILOKINLOMKONTLKDM_KMHUL
\`MIOAcc7ON>K^elTFNC]LOEONMl[vMLONNMCZABNTIFfALFZAaHI[MAhO_eNNbKOQKbON@KOWIN[rLZOKXNULSNNNS:ZONFALUCTJRYNNNSMDOFd\\NZOEIPR3OAHkFUOLRabUXKYNN[?<G[oKOJMIN
MO]J\`ZONNOGLKGPMKFOdZG6LDOc<FVHM7LOJNL\\OY^ONNHHNLM?QNYMMO;OdOK\\UGOMDLTMTNJXJNeO[fKOMGIO\\eOOrKMhJI;OLW]DOVNY@0NYNMQ\`TMZJITHQLONXvVKBJL\`NQJJNDOSO_MFMOFN
U5^LNOO]LBEOOBXbJ]NLANNKONHKVFSNoK67[TO>KKEIKPhOMR\\FMI]YGNONKQBAO[AGCFXKAOJiUNOLOT_KNHNMUOHNT_CJNQGNDNOKOu]JnOM6cNNa\\QWINT^OWSY@NNMNPOTGN\\NVAPIILNKMGI
<KGGJTSBRNPFjI=EL5[KLH<N:ONNOYOWKMX[KLKLYNHMIsaWM8CbuHMNLNNYMOJGWHGMc_=IAKE[NMOGDQ?NSNG\`MMZDMNZNGMMFCJJDhNDNQFYPJKOLKcO^ONOLVLM]YOONMNOOOONNNOMJONME\\_
N@OOFjOOOUVJNJOP:NUURJI+NXONQNEA^NNINKMKScH\`NG@MH@XC\`MI^o8OOON[D]AJMYOPdONLOPJPMLOMMdKOJNK7k\`MOOOb9_AZGONCNOOMNKONNNORVKOTAMOOMONGZNHOMJEWIOBXRAV\\ETKS
@X]MNNIJKAINOMNNTNNKKIWePHDJBWNW¥ONNNLNZOL[OO>LNNNII=HKL\\NShSOAOXCVIHIOSKOFJNLYIIItbNKHOgEHONAU\\MOMDSKNO\\IVO;\\VD²IAHAVOLLdLONNOMMNONG_\`OCBCK[JO\\HN=JMo
PgSIOMJNGQKMOONOXFJBQYMO]PMNFt\`HHSOMOMOH\`MODtOHgUPOLONOpaPNMNGiNJUH@Ob\\OH_MNINJCMOMKJNOnHKOVIJSLMGB_Y^IMOCWL@=JCN;GK{NmRQRSWVRPY=g?KO\`MMPOLFQOGOMcLHrK
NVJ;_NNLIJHBROaL\`FMJNJNda>JQOIMAYLMVGdNL7OOcRDeMFBIA?ONONZKMSTL?MMFT_C?OELLUO=<9LD\\QNOKYBN;VNHDMO[MNDpjNPSHrHVG\\qJHXcOKNOOMJR\`MOG[AidMFWdpFDNMNNENY^BH
ENNDVMOcMMGGLMNHV[OaAeHNW^E[WONMLMMRNeNVDaPILWaMG?PLN>@MKGKNBNI;MKHc3MN\\NZOYoUWMKNNM«VLbIMGELBMOIONW[=OMOWLI?GEGM\`GeN\\NGYVOBW^fKsIdHTHJFNT@NNOOONB\\GI^
PUXNLDKKNDNE?NJFGINROOLO2[K=iMIITJTSOLHFh\\^MFIOIYMUFN]N]NYOYuENCKNNQNNOL[\`N>M1NXGFXhrOL:=OTKbHFgNKb[DGINBO^nYNOPSIMN:JAaXeOE?YiSaWOJNIGE9_gOMuJKY_OLtO
OCMdaIPWEMYNLMOKHWOUZGOeN]RUMNPJI]a=NkRhOEOJF[GNO]c5NMEtdOn]_j\`OICNI\\FN<SJVOPEMNMPbLA=RLK_NeLM}iSaeQZZRWSaKON\`XN[JN[Nh]LM\\OcPXZHGHEGWGN=eAGUOINocO^XHL
iOZ@^PLZ<]X7NWENNOdeONOrMNhNDNNJCNNG>JPNNLJNNNLUN'YIK¥@EANNG]F]Ll^ONMDMHgB^WOOLmpMITQRLLLLG\\MONLJIOUOcRLWMHfFNNBGWYOCLVOXLLOaOUON=MJNMJKLFNMHNVNF]S8LO
KVVOXBGOIIOOCONNIO@OVCMMEdGKNf]aPgNUMOIMBXJ[GNMDH=SEFQFHFFeLaHLLON\`N]ThKQILOYHOHhQOJL;NVgI^[I\\IMFONKNNOJDLEKd\\NIKKMOYOScGIMKOOXOBKNZMMOMLOIE6IebFNMJM>
=DSt:MKRPO

8BN\`\\WGM=\\YZf8GNM>F^;?TL]QIUiDUGGH^@YYE_K\`XN\\V[WP_L]B_SLNjH]I9QFaIJSL@;IGGLVaK]<UCYVS^kbaI?Z[^QY\\IBB@AJLD\\\`dQV0UGA7BS9@HU;_UUJaDKO[bA+BW>UVBJJPKXcMZ\`
\\h\\]N_aAEIQ^_LRL\\3ZU=K]8p]c\\bO=KY^\\HMKG\`cRhDbOGiZDFcYLn]J:S_FeXVHdYDXI=iFJbFUU=\\>BJLZ7YaEDEIGHcK[AYjbWWEXKW^bVa\\WOGUBZ7KUBEV2EEVENJEaV\\\`S]gCVd\\AA\\[Zbe
CDKYw<BD]GYQCD<<\`A\`IUFE?fV>e/f8kP\\g]LVXZEUQ?]XFGo?\\fJQ_f_@.<EM[IT[E6@W>JGffG?^JCCJDAZ=GFZTMh\\N:GZLWIZX^UWVV6\\NXCHJD7GFXUc\\^B8[7FZ[:_IBWRWeCOc\`R8WGa_aa
MXJRUPBDF_YgZd]Y^WVFL=X]U^YcKJlDuK\\GAMCKLKC>FbYXANW[HJVCIAD>GXANX@j/WEg6>iLCK7FRD[UK]ODUAIX9W9A\\T]K;8@aYRZK:=\`AON<?<BJ\\:OZGI[L9L^GI=]DC%JWQ]VE5>DORWM9
PdK_LXHC@_^]A[BKW=ZCcIRdb@WFHP7>;WY\\TNaTPZ[TK_<cQ_STN]JX8f6DJD\`gU\\aI\`[S^OWVEPFJ@BYPIVE>W>kPYZAOZTV^\\YMG^?:Kf9BMU7XHMD;@S[C=E<*;d\\\\IiJIWOABNUCG9cW\\]=EV
[9a\`R8[LVKrN6WmTOeT;\`O_AX[;gDTXL9eY1hAXCS\`bxb1>GU]\\?8Z\`ER=YG5]]PJRKtNLah]YXWZLFP@EXVKYYAN2I]LCV^Z\`GL\\VQ[DLGU3YGENCL;E@GDEiXV?_\`JFEIO?\\@E@\\??YCcW4LHZPN
=eYFR9JdWWXW<UpEeUSOKWVa@JCIBc7\`@=_\\lU^]V=LHH[UJjUIb<WbE.hBYJFM]E]BLG[E@F;HH=UXgMnPY@Y][NUi2@b[==>h@]JR;HNCYP\\CCYCXHSEOHhfiJVEM\\KYHVF^JVZL?YYJA\`LJUG[F
nMEZE\\EUAX]HPL[W>FIGWXG;ZUL^ZSXN5VGGe[V8k@AD[fVYJ:xP[VF\`KbV8E[\`?LYJ[YZZ;ZCTW[;NWiD8lG3PG+K_JC]U<@;8a8\\=DHYHadHMe1<ca]I\`EV=IDCMeOKNWCZDBbX[]HW&@RXVcVZ2
VA9WI]NHTD@N>bVI:VFS\\HVVCeGda6?[XG^FVYHg<D\`G:Wc:S/9a\\GX08CI@Y@=UKT](q=J\\JS[JBGF\\8['908=ZIlkQ@KAIKkXLePP\\Z3J[_h\\vgReO78Pk;HN?MXEFa9]CLS<CMN]=@eLI-@9FDX
HO\\dRJC3fIFH?X?]>\\QV*XL8<P\`2@L4OMjVo\`CFJEa>@CC.VSRaWEEiLdTZ78NGMOYOV^e[dWYC?_dc\`[/Zt7PHXUZLU1QQVW7]\\29KR[WHYL[O9U[G<VFkbRHf8[?aIG.5KWXL=VWb5_Da?F;TZj
Gc>_I?kE[B_WXX_WGUI=g;JXUE[QL.LMVH[YZClMZAVG!=N->F.X@¦cJ=[ZZM_RhAT[E\`LBK]HXGBOKTC7FJ3GK?U2FKbW@aSNb9H^U7I7[WqiaXHEL1\`Q7?JYEKZ7K\\?N@XFMWPc@ZQbY\\F^\`@PTI
LWNHF@^\\^I=Td]Vc|^US>YK\\bT;uO_?TBarRYKKPTFLDU^Y\\@,UTTCLGbND>87X?GY\\HOK]];=TSKZZUITS?/7CTW6:/GOWFZbAW?JIVkW47EV\\=0PKKdL\`A@'3lEV:BBBF<KXYCg=%Ec.aZIC/Y3R
OV^[B[AA0^CH;^K8X0WV=C>A\\K^D:GX\\UNB[<46>LjA^VN]=:<K[JST;C[5SN9^\`_\\K[ZLIdPMJFdb0]@0H2\`SVW[4@@YN47BW=_AHD\\_2\\jVGJSJ6]6Y>g;YgZ?hJI\`;Go@J]GP.S]XEDKCJS?T7:
CYMNiBXEZJSa=faYWR<]FVq3<A.WFY7YU_FYaPVRCHJ;ED9D\`GM\`;-\\d4D57EgEV1<e^eTZi;PAKbXG64Ob\`CSIUPV<=KF;JBXL5eECB>ZZ?^>W]S>QEdUJV^fJ\\IEFGIVZNW8]DG\`VF6+P6OG:ZVN
?[1VS@b4YQ]^MZ?\`Q[eXDJV[i]dY7_FBVAC>8>WQ_Bc:YNhR[c=\\Y<\\^@[>DE^UYB\\DKNI?FVOaUB_%-9_;a^aE0>k0S\\FWGSp6GWF¢<]C_TC\`aVbU?eV62AFLoY[^\`1z-VD]YWp\`7W3hF?>bLce\\J
VGW:N^D_V@`,
}
