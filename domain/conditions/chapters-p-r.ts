/** ICPC-2 chapters P and R: mind, airways. The form of a row is told in chapters-a-d.ts. */
export const CHAPTERS_P_R = `
P01 2 anxiety:2 stress:0.3
P02 2 icd=F432 stress:3 sleepproblem:0.5 anxiety:0.5 fatigue:0.3 poorconcentration:0.3 lowmood:0.3
 krisereaksjon, belastningsreaksjon, tilpasningsforstyrrelse, stressreaksjon, livskrise, sorgreaksjon, akutt stress@, psykisk ubalanse, akutt belastning@
   | Akut stressreaktion = krisreaktion, stressreaktion, anpassningsstörning, sorgreaktion, livskris, akut stress@
   | krisereaktion, belastningsreaktion, tilpasningsreaktion, stressreaktion, sorgreaktion, akut stress@
   | Acute stress reaction = stress reaction, adjustment disorder, grief reaction, adjustment reaction, bereavement, acute stress
   | Острая стрессовая реакция = расстройств@ адаптац@, стрессов@ реакц@, реакц@ на стресс, реакц@ горя
P03 2 lowmood:2.5
P04 1 behaviourchild:0.3
P06 2 sleepproblem:2.5 snoring:0.5
P07 0 dyspareunia:0.2
P10 0 behaviourchild:0.2
P12 1 age 4-18 leakage+night:1
P15 2 icd=F102 alcohol:1.8
 alkoholavhengig@, alkoholmisbruk@, alkoholisme, alkoholproblem@, alkoholbruk@, skadelig bruk av alkohol, delirium tremens, abstinens@
   | Kroniskt alkoholmissbruk = alkoholberoende@, alkoholmissbruk@, alkoholism@, alkoholproblem@, skadligt bruk, delirium tremens, abstinens@
   | alkoholafhængig@, alkoholmisbrug@, alkoholisme, alkoholproblem@, skadeligt brug, delirium tremens, abstinens@
   | Chronic alcohol abuse = alcohol dependence, alcohol use disorder, alcoholism, alcohol misuse, alcohol abuse, harmful drinking, alcohol problem,
       alcohol withdrawal
   | Хроническое злоупотребление алкоголем = алкогольн@ зависим@, алкоголизм@, злоупотреблен@ алкогол@, абстинентн@, запойн@
P16 1 icd=F100 alcohol:1.5 confusion:0.2
 alkoholforgiftning, akutt alkohol@, alkoholintoks@, beruset
   | Akut alkoholmissbruk = alkoholförgiftning, berusad, alkoholintox@
   | alkoholforgiftning, akut alkohol@, beruset
   | Acute alcohol abuse = alcohol intoxication, alcohol poisoning, drunk
   | Острое алкогольное опьянение = алкогольн@ опьянен@, алкогольн@ интоксикац@
P17 1 icd=F172 smoking:1.5
 røykeslutt, nikotinavhengig@, tobakksavhengig@, røykeavvenning
   | Tobaksmissbruk = rökstopp, nikotinberoende, tobaksberoende, sluta röka
   | rygestop, nikotinafhængig@, tobaksafhængig@
   | Tobacco abuse = smoking cessation, nicotine dependence, nicotine addiction, tobacco dependence
   | Табачная зависимость = никотинов@ зависим@, табачн@ зависим@, отказ от курения
P18 1 icd=F132 tabletsmisuse:2.5
 medikamentavhengig@, tablettavhengig@, benzodiazepinavhengig@, legemiddelavhengig@, opioidavhengig@, medikamentmisbruk
   | Läkemedelsmissbruk = läkemedelsberoende, tablettberoende, bensoberoende, opioidberoende, läkemedelsmissbruk
   | medicinafhængig@, tabletafhængig@, benzodiazepinafhængig@, opioidafhængig@, medicinmisbrug
   | Medication abuse = benzodiazepine dependen@, opioid dependen@, prescription drug, painkiller addiction
   | Лекарственная зависимость = лекарственн@ зависим@, зависимост@ от бензодиазепин@, опиоидн@ зависим@
P19 1 icd=F199 drugs:2
 rusavhengig@, ruslidelse, stoffmisbruk, cannabisavhengig@, rusmisbruk, heroinavhengig@, kokainavhengig@
   | Drogmissbruk = drogberoende, narkotikamissbruk, cannabisberoende, substansberoende, missbruk
   | stofmisbrug, cannabisafhængig@, stofafhængig@, heroinafhængig@, kokainafhængig@
   | Drug abuse = drug abuse, substance use, cannabis use disorder, cannabis dependence, heroin dependence, opioid use disorder, substance misuse,
       drug addiction
   | Наркотическая зависимость = наркоман@, наркотическ@ зависим@, злоупотреблен@ каннабис@
P20 2 memory:2.5 confusion:0.3
P22 1 age 0-14 behaviourchild:2.5
P23 1 age 11-20 selfharm:0.6
P24 1 age 2-20
 dysleksi, lese- og skrivevansker, språkforsinkelse, utviklingsforstyrrelse
   | Specifik utvecklingsstörning = dyslexi, läs- och skrivsvårigheter, språkförsening, språkstörning
   | ordblind@, dysleksi, sprogforsinkelse, udviklingsforstyrrelse
   | Specific learning problem = dyslexia, speech delay, language delay, learning difficult@, developmental delay
   | Нарушение развития навыков = дислекси@, задержк@ речев@, задержк@ развит@
P25 1 stress:0.5
P29 1 stress:0.6
 utbrenthet, utbrent, psykisk plage
   | Psykiska besvär UNS = psykisk ohälsa
   | psykiske problemer, udbrændt@
   | Psychological complaint, other = burnout, burn-out
   | Психологическая жалоба, другая = выгоран@
P70 1 age 50-120 icd=F03 memory:3 confusion:0.5
 demens@, alzheimer@, kognitiv svikt, kognitiv svekkelse, lewy@
   | Demens = demens@, alzheimer@, kognitiv svikt, kognitiv sjukdom, kognitiv störning, lewy@
   | demens@, alzheimer@, kognitiv svækkelse, lewy@
   | Dementia = dementia, alzheimer@, cognitive impairment, cognitive decline, lewy@
   | Деменция = деменци@, альцгеймер@, когнитивн@ снижен@, когнитивн@ нарушен@
P71 1 age 40-120 icd=F059 confusion:3
 delir@, akutt forvirring
   | Organisk psykisk störning = delir@, konfusion@, akut förvirring
   | delir@, akut konfusion
   | Organic psychosis, other = delirium, acute confusion
   | Органическое психическое расстройство = делири@, остр@ спутанн@
P72 1 icd=F209 psychotic:2.5
 schizofren@, schizoaffektiv
   | Schizofreni = schizofren@, schizoaffektiv
   | skizofren@, skizoaffektiv
   | Schizophrenia = schizophren@, schizoaffective
   | Шизофрения = шизофрен@, шизоаффективн@
P73 1 icd=F319 mania:3 lowmood:0.5 sleepproblem:0.2
 bipolar@, mani, hypomani@, manisk episode
   | Bipolär sjukdom = bipolär@, mani, hypomani@, manisk episod
   | bipolar@, mani, hypomani@, manisk episode
   | Bipolar disorder = bipolar, mania, hypomania, manic episode
   | Биполярное расстройство = биполярн@, мания, маниакальн@, гипомани@
P74 3 icd=F419 anxiety:2 panic:2.5 palpitation:0.6 sleepproblem:0.4 avoidance:0.5 breathless:0.2
 angstlidelse, generalisert angst, panikklidelse, panikkangst, gad, panikkanfall, angstanfall, helseangst
   | Ångesttillstånd = ångestsyndrom, generaliserat ångest@, paniksyndrom, panikångest, gad, panikattack@, ångeststörning, hälsoångest
   | angsttilstand, generaliseret angst, panikangst, paniklidelse, gad, panikanfald, angstlidelse, helbredsangst
   | Anxiety disorder = anxiety disorder, generalised anxiety, generalized anxiety, panic disorder, panic attack@, gad, health anxiety
   | Тревожное расстройство = тревожн@ расстройств@, генерализованн@ тревож@, паническ@ расстройств@, паническ@ атак@, гтр
P75 1 icd=F459 widespread:0.4
 somatoform@, somatiser@, konversjon@, dissosiativ@, hypokond@, funksjonell nevrologisk, funksjonell lidelse
   | Somatiseringssyndrom = somatoform@, somatiser@, konversions@, dissociativ@, hypokond@, funktionell neurologisk
   | somatoform@, somatiser@, konversions@, dissociativ@, hypokond@, funktionel lidelse, bodily distress
   | Somatisation disorder = somatoform, somatisation, somatization, conversion disorder, dissociative, functional neurological, hypochondri@
   | Соматоформное расстройство = соматоформн@, соматизац@, конверсионн@, диссоциативн@, ипохондри@
P76 4 icd=F329 lowmood:3 sleepproblem:1 appetiteloss:0.6 suicidal:1.8 guilt:1.2 poorconcentration:0.7 fatigue:0.5 weightloss:0.2 anxiety:0.2
 depresjon@, depressiv@, tilbakevendende depresjon, barseldepresjon, fødselsdepresjon, dystymi
   | Depression = depression@, depressiv@, återkommande depression, förlossningsdepression, dystymi
   | depression@, depressiv@, tilbagevendende depression, fødselsdepression, dystymi
   | Depressive disorder = depression, depressive, major depress@, postnatal depression, postpartum depression, dysthymia, low mood disorder
   | Депрессивное расстройство = депресси@, депрессивн@, дистими@, рекуррентн@ депресс@
P77 1 suicidal:2.5 selfharm:2 overdose:0.7
 selvmordsforsøk, selvmordsrisiko, suicidalitet, selvmordsfare
   | Självmordsförsök = självmordsförsök, suicidförsök, suicidrisk, suicidalitet
   | selvmordsforsøg, selvmordsrisiko, suicidalitet
   | Suicide attempt = suicide attempt, suicidality, suicide risk, self-harm
   | Попытка самоубийства = попытк@ самоубий@, суицидальн@ попытк@, суицидальн@ риск@
P78 1 icd=F480 fatigue:1.5 stress:2 poorconcentration:0.7 sleepproblem:0.4
 nevrasteni, utmattelse@, utmattelsessyndrom, utmattelsesdepresjon
   | Neurasteni (utmattning) = utmattningssyndrom, utmattning@, utmattningsdepression
   | neurasteni, udmattelsessyndrom, udbrændthed
   | Neurasthenia (exhaustion) = exhaustion disorder, neurasthenia, exhaustion syndrome
   | Неврастения = неврастени@, астеническ@ синдром@, астени@, эмоциональн@ выгоран@
P79 1 icd=F409 avoidance:2.5 compulsion:3 anxiety:0.5 panic:0.3
 fobi@, sosial angst, sosial fobi, agorafobi, tvangslidelse, ocd, obsessiv@, tvangstanker
   | Fobi eller tvångssyndrom = fobi@, social ångest, social fobi, agorafobi, tvångssyndrom, ocd, tvångstankar
   | fobi@, socialangst, social fobi, agorafobi, ocd, tvangstanker, obsessiv@
   | Phobia or compulsive disorder = phobia@, social anxiety, agoraphobia, ocd, obsessive@, compulsive disorder
   | Фобия или навязчивость = фоби@, агорафоби@, социофоби@, окр, обсессивн@, навязчив@ мысл@
P80 1 icd=F609 selfharm:1
 personlighetsforstyrrelse@, borderline@, emosjonelt ustabil@, unnvikende personlighet@
   | Personlighetsstörning = personlighetsstörning@, personlighetssyndrom@, borderline@, emotionellt instabil@, eips
   | personlighedsforstyrrelse@, borderline@, emotionelt ustabil@
   | Personality disorder = personality disorder, borderline, emotionally unstable
   | Расстройство личности = расстройств@ личности, пограничн@ расстройств@, погранично@
P81 2 icd=F900 adhdsigns:3 poorconcentration:1.2
 adhd, add, hyperkinetisk@
   | ADHD = adhd, add, hyperkinetisk@
   | adhd, add, hyperkinetisk@
   | Hyperkinetic disorder (ADHD) = adhd, attention deficit@, hyperkinetic
   | СДВГ = сдвг, дефицит@ внимания, гиперкинетическ@
P82 1 icd=F431 flashbacks:3 sleepproblem:0.4 avoidance:0.5 anxiety:0.3
 ptsd, posttraumatisk stress@, traumelidelse
   | Posttraumatiskt stressyndrom = ptsd, posttraumatisk@ stress@
   | ptsd, posttraumatisk stress@, posttraumatisk belastning@
   | Post-traumatic stress disorder = ptsd, post-traumatic stress, post traumatic stress, posttraumatic stress
   | Посттравматическое стрессовое расстройство = птср, посттравматическ@ стресс@
P85 0
 utviklingshemming, psykisk utviklingshemming, downs
   | Intellektuell funktionsnedsättning = intellektuell funktionsnedsättning, utvecklingsstörning
   | mental retardering, udviklingshæmning
   | Intellectual disability = intellectual disability, learning disability
   | Умственная отсталость = умственн@ отстал@
P86 1 icd=F509 eatingdisorder:3 weightloss:0.7 overweight:-0.5
 anoreksi@, bulimi@, spiseforstyrrelse@, overspising@
   | Anorexi eller bulimi = anorexi@, bulimi@, ätstörning@, hetsätning@
   | anoreksi@, anorexia@, bulimi@, spiseforstyrrelse@, tvangsoverspisning
   | Anorexia or bulimia = anorexia, bulimia, eating disorder, binge eating
   | Анорексия или булимия = нервн@ анорекс@, анорекси@ нервн@, булими@, расстройств@ пищевого поведения
P98 1 icd=F29 psychotic:3
 psykose@, psykotisk@
   | Psykos UNS = psykos@, psykotisk@
   | psykose@, psykotisk@
   | Psychosis, other = psychosis, psychotic episode, psychotic
   | Психоз = психоз@, психотическ@
P99 1 autism:3
 autis@, asperger@
   | Psykisk störning UNS = autis@, asperger@
   | autis@, asperger@
   | Psychological disorder, other = autis@, asperger@
   | Психическое расстройство, другое = аутизм@, аспергер@, аутистическ@
R01 1 pleuritic:1.5
R02 2 breathless:2
R03 1 wheeze:2
R04 1 snoring:2
R05 3 cough:2.5 drycough:0.5
R06 1 nosebleed:3.5
R07 2 blockednose:1.5 runnynose:1 sneeze:1.5
R08 1 blockednose:0.8
R09 1 sinuspain:1.2
R21 2 sorethroat:2
R23 1 hoarse:2.5
R24 1 hemoptysis:3
R25 1 sputum:1 greensputum:1
R71 0 icd=A379 whooping:3.5 cough:0.7 vomit:0.2
 kikhoste | Kikhosta = kikhosta | kighoste | Whooping cough = whooping cough, pertussis | Коклюш = коклюш@
R72 3 icd=J020 sorethroat:1.2 streptest:3 pustonsils:1.5 fever:0.7 nodes:0.7 cough:-0.7 runnynose:-0.4
 streptokokk@, halsbetennelse, strep@ hals, streptokokkinfeksjon@, streptokokktonsillitt, halsinfeksjon, streptokokkangina
   | Streptokockhalsinfektion = streptokock@, halsfluss, scharlakansfeber, streptokocktonsillit
   | streptokok@, halsbetændelse, strubebetændelse, skarlagensfeber
   | Strep throat = strep throat, streptococc@, strep infection, strep, scarlet fever
   | Стрептококковая ангина = стрептококк@, ангин@, скарлатин@
R73 0 
 nesebyll, nesefurunkel | Näsböld = näsböld, näsfurunkel | næsebyld, næsefurunkel | Nasal boil = nasal furuncle, nasal boil | Фурункул носа = фурункул@ носа
R74 4 icd=J069 runnynose:2 blockednose:0.7 cough:1 sorethroat:1 fever:0.3 sneeze:0.7 hoarse:0.3 malaise:0.3
 forkjølelse@, øvre luftveisinfeksjon@, luftveisinfeksjon@, faryngitt@, nasofaryngitt, rhinitt akutt
   | Akut övre luftvägsinfektion = förkylning@, övre luftvägsinfektion@, luftvägsinfektion@, faryngit@, öli, nasofaryngit
   | forkølelse@, øvre luftvejsinfektion@, luftvejsinfektion@, faryngit@, nasofaryngit
   | Upper respiratory infection = common cold, a cold, upper respiratory, urti, uri, pharyngitis, viral cold, viral upper, head cold
   | Острая инфекция верхних дыхательных путей = орви, орз, простуд@, фарингит@, назофарингит@, ринофарингит@, острый ринит
R75 3 icd=J019 sinuspain:3 purulentnose:2.5 pain+face:1.5 blockednose:1 pain+tooth:0.4 pain+sinus:2.5 headache:0.3 pain+skull:0.7 smellloss:0.5 fever:0.3
 bihulebetennelse@, sinusitt@, rhinosinusitt@, pansinusitt
   | Bihåleinflammation = bihåleinflammation@, sinuit@, sinusit@, rinosinuit@, maxillarsinuit
   | bihulebetændelse@, sinuit@, sinusit@, rhinosinuit@
   | Sinusitis = sinusitis, sinus infection, rhinosinusitis
   | Синусит = синусит@, гайморит@, фронтит@, риносинусит@, этмоидит@
R76 2 icd=J039 sorethroat:1.5 pustonsils:2.5 fever:0.7 nodes:0.7 streptest:0.6
 tonsillitt@, mandelbetennelse@, peritonsill@, halsbyll@, kvinsy, halsbetennelse
   | Akut tonsillit = tonsillit@, halsmandelinflammation@, peritonsill@, halsböld@, halsfluss
   | tonsillit@, mandelbetændelse@, peritonsill@, halsbyld@, halsbetændelse
   | Acute tonsillitis = tonsillitis, quinsy, peritonsillar
   | Острый тонзиллит = тонзиллит@, ангин@, паратонзиллярн@
R77 1 icd=J040 barkingcough:4 hoarse:2 cough:0.4
 falsk krupp, krupp, laryngitt@, strupekatarr, trakeitt@, pseudokrupp, strupebetennelse, epiglottitt
   | Akut laryngit eller trakeit = falsk krupp, krupp, pseudokrupp, laryngit@, trakeit@
   | falsk strubehoste, pseudocroup, pseudokrup, laryngit@, strubehoste, trakeit@, strubebetændelse
   | Acute laryngitis or tracheitis = croup, laryngitis, tracheitis
   | Острый ларингит или трахеит = ларингит@, трахеит@, ложн@ круп@, круп
R78 2 icd=J209 cough:1.5 sputum:1.2 greensputum:0.8 wheeze:1 fever:0.4 breathless:0.4
 bronkitt@, bronkiolitt@, rs-virus, rsv
   | Akut bronkit eller bronkiolit = bronkit@, bronkiolit@, luftrörskatarr, rs-virus, rsv, obstruktiv bronkit
   | bronkit@, bronchit@, bronkiolit@, rs-virus, rsv
   | Acute bronchitis or bronchiolitis = bronchitis, bronchiolitis, chest cold, rsv
   | Острый бронхит или бронхиолит = бронхит@, бронхиолит@
R79 1 age 30-120 icd=J42 cough:0.7 sputum:0.7 smoking:0.7
 kronisk bronkitt | Kronisk bronkit = kronisk bronkit | kronisk bronkitis | Chronic bronchitis = chronic bronchitis | Хронический бронхит = хроническ@ бронхит@
R80 2 icd=J111 fever:1.2 widespread:1.2 pain+muscle:1.5 cough:0.5 chills:0.7 headache:0.3 sudden:0.3
 influensa@ | Influensa = influensa@ | influenza@ | Influenza = influenza, the flu, flu | Грипп = грипп, гриппа, гриппом
R81 3 icd=J189 cough:1 fever:1 crackles:2 breathless:0.7 greensputum:1 crphigh:1.2 pneumoniaxray:3.5 pleuritic:0.7 chills:0.5
 lungebetennelse@, pneumoni@
   | Lunginflammation = lunginflammation@, pneumoni@
   | lungebetændelse@, pneumoni@
   | Pneumonia = pneumonia, chest infection, lower respiratory tract
   | Пневмония = пневмони@, воспаление легких
R82 0 pleuritic:2
 pleuritt@, pleuravæske
   | Pleurit = pleurit@, lungsäcksinflammation, pleuravätska
   | pleurit@, lungehindebetændelse, pleuravæske
   | Pleurisy or pleural effusion = pleurisy, pleuritis, pleural effusion
   | Плеврит = плеврит@, плевральн@ выпот@
R83 1 cough:0.5 fever:0.3
 nedre luftveisinfeksjon, luftveisinfeksjon
   | Luftvägsinfektion UNS = nedre luftvägsinfektion, epiglottit@
   | nedre luftvejsinfektion, epiglottit@
   | Respiratory infection, other = lower respiratory infection, epiglottitis
   | Инфекция дыхательных путей, другая = инфекц@ нижних дыхат@, эпиглоттит@
R84 0 age 35-120 icd=C349 hemoptysis:1.5 weightloss:1.5 cough:0.5 smoking:0.7 hoarse:0.3
 lungekreft, lungetumor
   | Lungcancer = lungcancer, lungtumör
   | lungekræft, lungetumor
   | Lung cancer = lung cancer, lung mass, lung nodule
   | Рак лёгкого = рак легк@, опухоль легк@
R85 0 age 40-120 hoarse:0.8 smoking:0.5 swallowing:0.3
 strupekreft, larynx@ cancer, halskreft, strupehodekreft
   | Elakartad tumör i luftvägarna UNS = struphuvudcancer, larynxcancer, halscancer
   | strubekræft, larynxcancer, halskræft
   | Malignant respiratory neoplasm, other = laryngeal cancer, throat cancer
   | Злокачественная опухоль дыхательных путей = рак гортан@, рак горла
R87 0 age 0-12
 fremmedlegeme i nes@, perle i nes@, fremmedlegeme i luftvei@, aspirert, satt fast i halsen
   | Främmande kropp i näsa eller luftväg = främmande kropp i näsan, pärla i näsan, aspirerat, ärta i näsan
   | fremmedlegeme i næse@, perle i næse@, aspireret
   | Foreign body in nose or airway = foreign body in _ nose, bead up _ nose, bead in _ nose, aspirated
   | Инородное тело носа или дыхательных путей = инородн@ тел@ носа, инородн@ тел@ в нос@, бусин@ в нос@
R88 0 injury+nose:1
 neseskade, inhalasjonsskade, pneumothorax, punktert lunge
   | Skada i luftvägarna = nässkada, pneumotorax, punkterad lunga
   | næseskade, pneumothorax, punkteret lunge, sammenklappet lunge
   | Respiratory injury = pneumothorax, collapsed lung, inhalation injury
   | Травма дыхательных путей = пневмоторакс@, травм@ носа
R90 1 age 1-40 icd=J353 snoring:1.5 pustonsils:0.4
 store mandler, adenoid@, polypper, hypertrofiske tonsiller, falske mandler, tonsillehypertrofi
   | Förstorade tonsiller eller adenoider = stora halsmandlar, adenoid@, körtel bakom näsan, tonsillhypertrofi, polyper bakom
   | store mandler, adenoid@, polypper, store tonsiller, polyp@ bag næsen
   | Hypertrophy of tonsils or adenoids = enlarged tonsils, adenoid@, tonsillar hypertrophy, large tonsils
   | Гипертрофия миндалин или аденоидов = аденоид@, гипертрофи@ миндал@
R95 2 age 35-120 icd=J449 breathless:1.5 smoking:1.2 cough:0.7 sputum:0.7 wheeze:1 exertion:0.3 greensputum:0.3
 kols@, kronisk obstruktiv@
   | KOL = kol, kol-exacerbation@, kronisk@ obstruktiv@
   | kol, kol-exacerbation@, kronisk obstruktiv@, rygerlunger
   | COPD = copd, chronic obstructive, emphysema
   | ХОБЛ = хобл, хроническ@ обструктивн@, эмфизем@
R96 3 icd=J459 wheeze:2.5 breathless:1.2 cough:0.7 night:0.3 exertion:0.4 pollen:0.3
 astma@ | Astma = astma@ | astma@ | Asthma = asthma@ | Астма = астм@
R97 3 icd=J304 sneeze:1.5 itchyeyesnose:2 runnynose:0.8 pollen:2.5 blockednose:0.7 itch+nose:1.5 itch+eye:0.7
 høysnue, pollenallergi@, allergisk rhinitt, allergisk rinitt, allergisk snue, husstøvmiddallergi
   | Allergisk rinit = hösnuva, pollenallergi@, allergisk rinit@, allergisk snuva, kvalsterallergi
   | høfeber, pollenallergi@, allergisk rhinit@, allergisk snue, støvmideallergi
   | Allergic rhinitis = hay fever, hayfever, allergic rhinitis, seasonal allerg@, pollen allerg@, dust mite allerg@
   | Аллергический ринит = аллергическ@ ринит@, поллиноз@, сенн@ лихорад@
R98 1 icd=R064 panic:1.2 numb+finger:0.5 breathless:0.5
 hyperventiler@, hyperventilasjon@ | Hyperventilation = hyperventil@ | hyperventil@ | Hyperventilation = hyperventil@ | Гипервентиляция = гипервентиляц@
R99 1 snoring:1.5 blockednose:0.5 smellloss:0.5
 nesepolypp@, septumdeviasjon, søvnapn@, skjev neseskillevegg, vasomotorisk rhinitt, lungefibrose, stemmebåndsknute@, stemmebåndspolypp, kronisk rhinitt,
       obstruktiv søvn@, sarkoidose, aspirasjon@, bronkiektas@, stemmebånd@, atrofisk rhinitt
   | Luftvägssjukdom UNS = näspolyp@, septumdeviation, sömnapn@, sned nässkiljevägg, vasomotorisk rinit, lungfibros, stämbandsknuta, stämbandspolyp@,
       stämbandsknut@, sarkoidos, bronkiektas@, obstruktiv sömn@
   | næsepolyp@, septumdeviation, søvnapnø@, skæv næseskillevæg, vasomotorisk rhinit@, lungefibrose, stemmebåndsknude@, stemmebåndspolyp@, sarkoidose,
       bronkiektas@, obstruktiv søvn@
   | Respiratory disease, other = nasal polyp@, deviated septum, sleep apn@, obstructive sleep, vasomotor rhinitis, pulmonary fibrosis, vocal cord nodule@,
       vocal nodule@, vocal cord polyp, sarcoidosis, bronchiectasis, osa
   | Болезнь дыхательных путей, другая = полип@ носа, искривлен@ перегородк@, апноэ сна, сонн@ апноэ, вазомоторн@ ринит@, легочн@ фиброз@, узелк@ голос@,
       саркоидоз@, бронхоэктаз@, медикаментозн@ ринит@
R991 2 icd=U071 smellloss:1 fever:0.4 cough:0.4
 covid@, korona@ | Covid-19 = covid@, corona@ | covid@, corona@ | COVID-19 = covid@, coronavirus | COVID-19 = ковид@, коронавирус@, covid@
`
