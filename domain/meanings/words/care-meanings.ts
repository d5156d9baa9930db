/** Care, its papers, and the verbs and adjectives of a visit. `concept | nb | sv | da | en | ru`, own wording; a row that begins with `=` opens a field. */
export const CARE_MEANINGS = `
= appointments
appointment | legetime@, timeavtale@, timebestilling@, bestille time, bestilt time, få time, få en time, sette opp time, satt opp time, konsultasjon@,
  legebesøk@ | läkartid@, tidsbokning@, boka tid, boka en tid, bokad tid, bokat tid, få en tid, läkarbesök@, besökstid@, konsultation@ | lægetid@,
  tidsbestilling@, bestille tid, bestilt tid, booke en tid, få en tid, lægebesøg@, konsultation@, aftalt tid | appointment@, book a time, booked in,
  doctor visit, consultation@, time slot, get you in, see the doctor | запись к врачу, запись на прием, записаться на прием, записаться к врачу,
  запишитесь, записался, записалась, визит к врачу, консультаци@, приём у врача
check-up | kontrolltime@, årskontroll@, årlig kontroll, helsesjekk@, rutinekontroll@, sjekke seg, sjekk hos legen, bli sjekket | årskontroll@, årlig
  kontroll, hälsokontroll@, hälsoundersökning@, rutinkontroll@, kolla upp, kollas upp, hälsokoll@ | årskontrol@, årlig kontrol, helbredstjek@,
  sundhedstjek@, helbredsundersøgelse@, rutinekontrol@, tjekkes hos lægen, blive tjekket | check-up, check-ups, checkup, checkups, annual review,
  yearly check, routine check, health check, medical check, get checked | профосмотр@, медосмотр@, диспансеризац@, плановый осмотр, ежегодный осмотр,
  провериться, чекап
follow-up-visit | oppfølging@, etterkontroll@, kontroll hos fastlege, ny kontroll, følges opp, følge opp, kontroll om, videre kontroll, ny vurdering |
  uppföljning@, återbesök@, efterkontroll@, följas upp, följa upp, följs upp, ny kontroll, ny bedömning, åb | opfølgning@, efterkontrol@,
  kontrolbesøg@, følges op, følge op, ny kontrol, kontroltid@, ny vurdering, kontrol om | follow-up, follow-ups, followup, follow up, review in, come
  back for review, recheck@, see you again, return visit, fu | повторный прием, повторный приём, контрольный осмотр, повторный осмотр, повторная
  консультация, контрольный визит, прийти еще раз, наблюден@, явка
telephone-consultation | telefonkonsultasjon@, telefontime@, telefonsamtale@, telefonkontakt@, snakke på telefon, per telefon, tlf-kons, tlf.kons,
  tlfkons | telefonkonsultation@, telefontid@, telefonkontakt@, telefonsamtal@, telefonrådgivning@, per telefon, på telefon, tel kontakt |
  telefonkonsultation@, telefontid@, telefonsamtale@, telefonisk@, tlf kons, tlf-kons, over telefonen, på telefonen | telephone consultation, phone
  consultation, phone appointment, telephone appointment, phone call, over the phone, by phone, tel call | консультация по телефону, телефонн@, по
  телефону, созвон@
video-consultation | videokonsultasjon@, videosamtale@, videotime@, e-konsultasjon@, ekonsultasjon@, videolege@, på video | videobesök@, videosamtal@,
  videokonsultation@, nätläkar@, digitalt besök, digitala besök, distansbesök@ | videokonsultation@, videosamtale@, e-konsultation@, onlinelæge@, på
  video, virtuel konsultation | video consultation, video call, video visit, e-consult@, telehealth, telemedicine, online consultation, virtual visit
  | видеоконсультаци@, видеозвон@, онлайн-консультаци@, онлайн консультация, по видеосвязи, телемедицин@
urgent-appointment | øyeblikkelig hjelp time, ø-hjelpstime@, øhjelpstime@, hastetime@, akuttime@, akutt time, time samme dag, time i dag | akuttid@,
  akut tid, jourtid@, tid idag, tid i dag, samma dag tid, snabb tid | akuttid@, akut tid, hastetid@, samme dag tid, tid i dag, tid samme dag |
  same-day appointment, same day appointment, urgent appointment, emergency appointment, urgent slot, seen today, squeezed in | срочный прием,
  экстренный прием, срочная запись, принять сегодня, без записи, по острой боли
waiting-time | ventetid@, venteliste@, lang ventetid, står på venteliste, kø for, måneders ventetid, behandlingsfrist@, fristbrudd@ | väntetid@,
  väntelista@, vårdkö@, lång väntetid, står i kö, vårdgaranti@, köplats@ | ventetid@, venteliste@, lang ventetid, står på venteliste, måneders
  ventetid, behandlingsgaranti@, udredningsgaranti@ | waiting time, waiting times, waiting list, wait list, waitlist@, long wait, how long is the
  wait, in the queue | лист ожидания, время ожидания, срок ожидания, очередь, в очереди, долго ждать, сколько ждать
waiting-room | venterom@, venteværelse@, skranke@, resepsjon@, sitte ute, luka | väntrum@, väntsal@, reception@, luckan | venteværelse@, skranken,
  reception@, sidde derude | waiting room, waiting area, reception@, front desk, sit outside | регистратур@, в коридоре, зал ожидания, приемная,
  ресепшн@
summons-letter | innkalling@, innkalt, innkalles, kaller deg inn, timebrev, brev fra sykehuset, brev i posten, få innkalling | kallelse@, kallad,
  kallas, brev hem, brev från sjukhuset, brev på posten | indkald@, brev fra sygehuset, brev i e-boks, i e-boks | summons, letter with the date,
  appointment letter, letter from the hospital, letter in the post, called in, invitation letter | вызов на прием, письмо из больницы, придет письмо,
  приглашени@, пришлют письмо, вызовут
reminder | påminnelse@, minne på timen, sms-varsel@, sms med, melding på sms, sms om timen | påminnelse@, påmind, sms-påminnelse@, sms med tid,
  påminner | påmind@, sms-påmindelse@, sms om tid, sms-besked@ | reminder@, remind you, text message, text reminder, sms reminder | напоминани@,
  напомн@, смс, сообщение о приеме
missed-appointment | ikke møtt, møtte ikke, uteblitt, uteble, glemt timen, glemte timen, ikke møtt til time, gebyr for | uteblev, utebliven,
  uteblivit, uteblir, missat tiden, missade tiden, glömde tiden, kom inte till besöket | udeblev, udeblevet, udebliver, udeblivelse@, glemt tiden,
  glemte tiden, mødte ikke op, ikke mødt | no-show, no show, missed appointment, did not attend, failed to attend, forgot the appointment | не явился,
  не явилась, неявк@, пропустил прием, пропустила прием, не пришел на прием, не пришла на прием
postpone | utsett@, utsatt time, flytte timen, flyttet timen, bytte time, ombook@, skyve på, forskyve, forskyves | skjuta upp, skjuter upp, skjuts
  upp, uppskjut@, boka om, ombok@, senarelägg@, flytta tiden | udsæt@, udsat tid, udskyd@, udskudt, flytte tiden, flyttet tiden, ombook@, rykke tiden
  | postpone@, reschedul@, put off, push back, pushed back, move the appointment, rebook@ | отклады@, перезапис@, отложить, отложили, перенести прием,
  перенести запись, перенесли прием, перенос приема
cancel | avbestil@, avlys@, kansel@, avbook@, melde avbud, meldt avbud, si fra seg timen | avbok@, ställa in, inställd, inställt, lämna återbud,
  återbud@, ställdes in, avbeställ@ | aflys@, afbestil@, afbook@, melde afbud, meldt afbud, afbud@, annuller@ | cancel, cancels, cancelled, canceled,
  cancelling, cancellation@, call off, called off | отказаться от приема, снять с записи, аннулир@, отменить прием, отмена приема, отменить запись,
  отменили прием, отменен@
home-visit | hjemmebesøk@, sykebesøk@, legen kommer hjem, komme hjem til, besøk hjemme, besøk i hjemmet | hembesök@, läkaren kommer hem, besök i
  hemmet, besök hemma, komma hem till | hjemmebesøg@, sygebesøg@, lægen kommer hjem, besøg hjemme, besøg i hjemmet, komme hjem til | home visit, home
  visits, house call, house calls, visit at home, come out to see | вызов на дом, визит на дом, врач на дом, на дому, вызвать врача, патронаж@
= contact with the surgery
call-back | ringe tilbake, ringer tilbake, ringer deg, ringe deg opp, bli oppringt, oppringning@, ringer deg opp | ringa upp, ringer upp, ringer dig,
  blir uppringd, bli uppringd, ringer tillbaka, uppringning@, återkoppl@ | ringe tilbage, ringer tilbage, ringer dig op, ringe dig op, bliver ringet
  op, opringning@ | call back, call you back, ring back, ring you back, i will call you, callback@, phone you | перезвон@, позвоню вам, позвоним вам,
  вам позвонят, обратный звонок
phone-call | ringe, ringte, ringer, ringt, ring oss, ring legekontoret, ta en telefon, telefonnummer@, oppringt | ringa, ringde, ringer, ringt, ring
  oss, ring mottagningen, slå en signal, telefonnummer@ | ringe, ringede, ringer, ringet, ring til os, ring til lægen, telefonnummer@, telefonopkald@,
  opkald@ | call us, phone us, ring us, call the surgery, phoned, telephoned, phone number, called the clinic, rang the surgery | позвон@,
  созвониться, набрать номер, номер телефона, дозвон@, звонить, звоните, звонил, звонила, звонок
patient-portal | helsenorge, digipost, melding i helsenorge, digital dialog, elektronisk melding, logge inn, pasientportal@, bankid | via nätet, på
  nätet, e-tjänst@, etjänst@, logga in, inkorg@, patientportal@, skriva via, bankid, vårdguiden | e-boks, eboks, sundhed.dk, minlæge@, minsundhed@,
  min læge appen, e-mailkonsultation@, mailkonsultation@, mitid, logge på | patient portal, online message, mychart, log in, nhs app, secure message,
  e-mail the surgery, online account | личный кабинет, госуслуг@, портал пациента, электронное сообщение, написать онлайн, войти в систему
secretary | legesekretær@, helsesekretær@, sekretær@, i luken, resepsjonist@, medarbeider@ | läkarsekreterare@, sekreterare@, medicinsk sekreterare,
  receptionist@, vårdadministratör@ | lægesekretær@, sekretær@, receptionist@, klinikpersonale@, i receptionen | secretary, secretaries,
  receptionist@, front desk staff, medical assistant, admin staff | секретар@, регистратор, регистратора, администратор@, медрегистратор@
interpreter | tolk, tolken, tolker, tolket, telefontolk@, tolketjeneste@, med tolk, oversette, oversetter | tolk, tolken, tolkar, tolkning,
  telefontolk@, tolkförmedling@, med tolk, språktolk@, översätta | tolk, tolken, tolke, tolkning, telefontolk@, tolkebistand@, videotolk@, med tolk,
  oversætte@ | interpreter@, interpreting, telephone interpreter, translator@, translate@, through an interpreter, language line | переводчик@,
  переводчиц@, перевод с языка, переводит, сурдопереводчик@
accompany | ledsage@, følge med til legen, være med inn, i følge med, hadde med seg, støtteperson@ | följa med till läkaren, medföljande, ledsaga@, i
  sällskap med, stödperson@, följeslagare@ | ledsage@, følge med til lægen, i følge med, bisidder@, tage med ind, følgeskab@ | accompan@, come with
  you, bring someone, chaperone@, escorted by, support person | сопровожд@, прийти вместе, в сопровождении, прийти с кем-то, взять с собой близкого
regular-doctor | fastlege@, egen lege, min faste lege, allmennlege@, bytte fastlege, legekontor@, legesenter@ | husläkare@, distriktsläkare@,
  allmänläkare@, fast läkare, vårdcentral@, vc, familjeläkare@, hälsocentral@, läkarmottagning@, fast läkarkontakt | egen læge, praktiserende læge,
  alment praktiserende, lægehus@, lægeklinik@, familielæge@, skifte læge, lægepraksis, almen praksis | family doctor, general practitioner, gp, gps,
  own doctor, primary care, surgery nurse, health centre, health center, change doctor | семейный врач, лечащий врач, врач общей практики,
  поликлиник@, участков@, терапевт, терапевту, терапевта
locum-and-change-of-doctor | vikarlege@, vikar, vikaren, vikarer, turnuslege@, lis-lege@, annen lege, en annen lege | vikarie@, hyrläkare@,
  stafettläkare@, underläkare@, annan läkare, en annan läkare | vikarlæge@, vikar, vikaren, afløser@, uddannelseslæge@, en anden læge, anden læge |
  locum@, trainee doctor, registrar, stand-in, covering doctor, another doctor, different doctor | замещает, замещающий врач, другой врач, другого
  врача, другому врачу, интерн, ординатор@
= referral
referral | henvis@, viderehenvis@, sende deg videre, sendes videre, søknad om vurdering | remiss, remissen, remisser, remissens, remittera,
  remitterar, remitterad, remitteras, skicka vidare, skickas vidare, vidareremitter@ | henvis@, viderehenvis@, sende dig videre, sendes videre,
  viderevisiter@ | referral@, refer you, refer, refers, referred to, referring, sent on to, sending you to, onward referral | направлени@, направить
  к, направлю, направил, направила, направлен к, направлена к, выписать направление, перенаправ@
urgent-referral | hastehenvis@, hastegrad@, haster, rask vurdering, prioritert, prioritet@, som øyeblikkelig hjelp, ø-hjelp | akutremiss@, förtur@,
  med förtur, akut bedömning, brådskande, prioritera@, prioritet@, skyndsam@ | hastehenvis@, subakut henvisning, akut henvisning, haster, prioriter@,
  hurtig vurdering, hastegrad@ | urgent referral, two week wait, two-week rule, fast track, expedite@, urgently seen, high priority, triage@ | по
  срочности, экстренное направление, срочн@, приоритет@, вне очереди
cancer-pathway | pakkeforløp@, kreftpakke@, kreftutredning@, begrunnet mistanke | standardiserat vårdförlopp, svf, vårdförlopp@, cancerutredning@,
  välgrundad misstanke | kræftpakke@, pakkeforløb@, kræftudredning@, begrundet mistanke, kræftforløb@ | cancer pathway, suspected cancer referral,
  cancer referral, fast-track cancer, cancer work-up, cancer workup | онкопоиск@, подозрение на рак, маршрут онкопациента, онкологическое направление,
  онконастороженност@
specialist | spesialist@, avtalespesialist@, privat spesialist, privatpraktiserende | specialist@, privat specialist, privat mottagning för
  specialist, remitteras till specialist | speciallæge@, specialist@, privat speciallæge, praktiserende speciallæge | specialist@, consultant@,
  secondary care, private specialist | специалист@, узкий специалист, узкому специалисту, профильный врач, врач-специалист, консультант@
second-opinion | ny vurdering av annen lege, second opinion, fornyet vurdering, annen mening, en annen leges syn | second opinion, förnyad bedömning,
  förnyad medicinsk bedömning, annan läkares bedömning, en annan åsikt | second opinion, fornyet vurdering, anden mening, en anden læges vurdering, ny
  lægelig vurdering | second opinion, another opinion, other doctor view, a different opinion, another view | второе мнение, мнение другого врача, еще
  одно мнение, консилиум@
referral-rejected | avslag på henvisning, avvist henvisning, henvisningen avvist, fått avslag fra sykehuset, returnert henvisning, ikke rett til
  helsehjelp | avvisad remiss, remissen i retur, returnerad remiss, remissen avvisad, fått nej från specialisten | afvist henvisning, henvisningen
  afvist, henvisningen retur, returneret henvisning, fået afslag fra sygehuset | referral rejected, rejected referral, referral declined, referral
  turned down, sent back the referral | в направлении отказано, отказ в госпитализации, отказали в приеме, направление вернули
choice-of-hospital | fritt sykehusvalg, velge sykehus, valg av sykehus, annet sykehus, velg behandlingssted, behandlingssted@ | fritt vårdval, välja
  vårdgivare, välja sjukhus, annat sjukhus, vårdgivare@, valfrihet@ | frit sygehusvalg, vælge sygehus, valg af sygehus, andet sygehus,
  privathospital@, udvidet frit valg | choice of hospital, choose hospital, patient choice, another hospital, other hospital, free choice | выбор
  больницы, выбрать больницу, другая больница, другую больницу, выбор клиники
dialogue-with-colleague | konferere@, ringe vakthavende, rådføre seg, drøfte med kollega, diskutere med spesialist, konferert med | konsultera@,
  rådfråga@, ringa jouren, diskutera med kollega, diskuterat med, samråd@ | konferer@, ringe til bagvagt, bagvagt@, drøfte med kollega, rådføre sig |
  discuss with a colleague, discussed with, ask the specialist, advice and guidance, on-call specialist, consult with | посоветоваться с коллегой,
  обсудить с коллегой, обсужу с, проконсультироваться с, консилиумом
= hospitals and departments
hospital | sykehus@, hospital@, universitetssykehus@, lokalsykehus@, sjukehus@, helseforetak@ | sjukhus@, lasarett@, universitetssjukhus@,
  slutenvård@, länssjukhus@ | sygehus@, hospital@, universitetshospital@, regionshospital@, sengeafsnit@ | hospital, hospitals, infirmary, inpatient@,
  university hospital, general hospital | больниц@, стационар@, клиническая больница, лежать в больнице, госпиталь, госпитале, госпиталя
emergency-department | akuttmottak@, mottaket, akuttavdeling@, innlegges akutt, akuttinnleggelse@ | akuten, akutmottagning@, åka in akut, till akuten,
  akutintag@, akutvårdsavdelning@ | akutmodtagelse@, skadestue@, akutafdeling@, fælles akutmodtagelse, akutklinik@ | emergency department, emergency
  room, casualty, accident and emergency, er department | приемный покой, приёмный покой, приемное отделение, приёмное отделение, неотложное
  отделение, травмпункт@
outpatient-clinic | poliklinik@, dagtilbud@, poliklinisk@, sykehuspoliklinikk@, dagbehandling@ | öppenvård@, poliklinik@, polikliniskt, dagvård@,
  specialistmottagningen, mottagningsbesök@ | ambulatori@, ambulant@, dagafsnit@, klinikbesøg@, dagbehandling@ | outpatient@, out-patient@, day unit,
  hospital clinic, day hospital | амбулаторн@, амбулатори@, дневной стационар, кдц, консультативная поликлиника
intensive-care | intensivavdeling@, intensiven, intensivbehandling@, overvåkning@, lå på intensiven, respirator@ | intensivvård@, iva, intensiven,
  respirator@, övervakningsplats@ | intensivafdeling@, intensiven, intensiv afdeling, intensivafsnit@, respirator@, lå på intensiv | intensive care,
  icu, itu, high dependency, ventilator@, critical care | реанимаци@, интенсивная терапия, интенсивной терапии, палата интенсивной, на ивл
medical-imaging-department | røntgenavdeling@, bildediagnosti@, radiolog@, røntgenhenvis@, røntgeninstitutt@, billeddiagnosti@ | röntgenavdelning@,
  radiolog@, röntgenremiss@, bilddiagnosti@, röntgenmottagning@ | røntgenafdeling@, radiolog@, røntgenhenvis@, billeddiagnosti@ | radiology, imaging
  department, radiologist@, x-ray department, imaging referral | рентгенолог@, лучевая диагностика, рентгенкабинет@, рентген-кабинет@, лучевой
  диагностики
psychiatric-services | psykiater@, distriktspsykiatrisk@, dps, psykiatrien, psykisk helsevern, psykiatrisk avdeling, psykiatrisk poliklinikk |
  psykiater@, psykiatri@, öppenvårdspsykiatri@, psykmottagning@, psykakut@, vuxenpsykiatri@ | psykiater@, psykiatri@, distriktspsykiatri@,
  lokalpsykiatri@ | psychiatr@, mental health team, community mental health, crisis team, mental health service, cmht | психиатр@, психдиспансер@,
  пнд, психоневрологический диспансер
child-psychiatry | barne- og ungdomspsykiatri, bup, barnepsykiat@, ungdomspsykiat@, bup-henvisning@ | barn- och ungdomspsykiatri, bup, barnpsykiat@,
  ungdomspsykiat@, barnpsykolog@ | børnepsykiat@, ungdomspsykiat@, børne- og ungdomspsykiatri, ppr, børne- og ungdomspsykiatrisk | child psychiatr@,
  child and adolescent mental health, camhs, adolescent psychiatry, child mental health | детский психиатр, детскому психиатру, детского психиатра,
  подростковый психиатр, подростковая психиатрия
animal-hospital | dyreklinik@, dyresykehus@, dyrehospital@, veterinær@, dyrlege@, smådyrklinikk@ | djursjukhus@, djurklinik@, veterinär@, djurläkare@,
  smådjursklinik@ | dyreklinik@, dyrehospital@, dyrlæge@, veterinær@, smådyrsklinik@ | vet, vets, veterinar@, animal hospital, animal clinic, vet
  practice, small animal clinic | ветклиник@, ветеринар@, ветврач@, ветстационар@
= specialists
heart-specialist | kardiolog@, hjertespesialist@, hjertelege@, hjertepoliklinikk@ | kardiolog@, hjärtläkare@, hjärtspecialist@, hjärtmottagning@ |
  kardiolog@, hjertespecialist@, hjertelæge@, hjerteambulatori@, hjerteklinik@ | cardiolog@, heart specialist, heart doctor, heart clinic |
  кардиолог@, врач по сердцу, аритмолог@, кардиодиспансер@
skin-specialist | hudlege@, dermatolog@, hudspesialist@, hudpoliklinikk@, hudavdeling@ | hudläkare@, dermatolog@, hudmottagning@, hudspecialist@,
  hudklinik@ | hudlæge@, dermatolog@, hudspecialist@, hudklinik@, hudafdeling@ | dermatolog@, skin specialist, skin doctor, skin clinic | дерматолог@,
  дерматовенеролог@, кожный врач, кожник, квд
nerve-specialist | nevrolog@, nevropoliklinikk@, nervespesialist@, spesialist på nerver | neurolog@, nervläkare@, läkare för nerver, nervspecialist@ |
  neurolog@, nervelæge@, nervespecialist@, læge for nerver | neurologist@, neurology, nerve specialist, nerve doctor, neurology clinic | невролог@,
  невропатолог@, нервный врач, врач по нервам
ear-nose-throat-specialist | øre-nese-hals, ønh, ønh-lege@, øre-nese-hals-lege@, ørelege@, ørespesialist@ | öron-näsa-hals, önh, öronläkare@,
  önh-läkare@, öronmottagning@, öronspecialist@ | øre-næse-hals, ønh, ørelæge@, øre-næse-halslæge@, ørespecialist@ | ent, ent specialist, ear nose and
  throat, otolaryngolog@, ear doctor | лор, лору, лора, отоларинголог@, оториноларинголог@, ухо-горло-нос
eye-specialist | øyelege@, oftalmolog@, øyespesialist@, øyeavdeling@, øyepoliklinikk@ | ögonläkare@, oftalmolog@, ögonmottagning@, ögonspecialist@,
  ögonklinik@ | øjenlæge@, oftalmolog@, øjenspecialist@, øjenafdeling@, øjenklinik@ | ophthalmolog@, eye doctor, eye specialist, eye clinic, eye
  casualty | окулист@, офтальмолог@, глазной врач, глазному врачу, глазного врача
bone-and-joint-surgeon | ortoped@, håndkirurg@, ryggkirurg@, skjelettkirurg@ | ortoped@, handkirurg@, ryggkirurg@, protesmottagning@ | ortopæd@,
  håndkirurg@, rygkirurg@, idrætsklinik@ | orthopaed@, orthoped@, bone doctor, spinal surgeon, hand surgeon, orthopod@ | ортопед@, травматолог@,
  хирург-ортопед@, вертебролог@
joint-disease-specialist | revmatolog@, reumatolog@, leddlege@, revmapoliklinikk@ | reumatolog@, ledläkare@, reumakliniken, reumamottagning@ |
  reumatolog@, gigtlæge@, gigthospital@, gigtspecialist@ | rheumatolog@, joint specialist, arthritis clinic, joint doctor | ревматолог@, врач по
  суставам, артролог@, врач по артритам
surgeon | kirurg, kirurgen, kirurger, kirurgisk vurdering, kirurgavdeling@, karkirurg@, gastrokirurg@ | kirurg, kirurgen, kirurger, kirurgmottagning@,
  kärlkirurg@, kirurgisk bedömning | kirurg, kirurgen, kirurger, kirurgisk vurdering, karkirurg@, mavetarmkirurg@ | surgeon, surgeons, general
  surgeon, vascular surgeon, surgical opinion, surgical clinic | хирург@, сосудистый хирург, консультация хирурга, показать хирургу
gut-specialist | gastroenterolog@, fordøyelsesspesialist@, gastropoliklinikk@, gastromedisin@, gastrolege@ | gastroenterolog@, gastromottagning@,
  magläkare@, gastrolog@, mag-tarmspecialist@ | gastroenterolog@, mavetarmlæge@, gastromedicinsk, mave-tarm-læge@, medicinsk gastro |
  gastroenterolog@, gut specialist, gastro clinic, stomach doctor, gi clinic | гастроэнтеролог@, гастролог@, проктолог@, колопроктолог@
womens-doctor | gynekolog@, kvinneklinik@, gynpoliklinikk@, gynlege@, kvinnelege@ | gynekolog@, gynmottagning@, kvinnoklinik@, gynläkare@, gynakut@,
  kvinnoläkare@ | gynækolog@, kvindelæge@, gyn-læge@, underlivslæge@ | gynaecolog@, gynecolog@, women's clinic, obstetrician@, gynae | гинеколог@,
  женская консультация, женской консультации, акушер-гинеколог@
urinary-specialist | urolog@, nefrolog@, nyrelege@, nyrespesialist@ | urolog@, nefrolog@, njurläkare@, njurmedicin@ | urolog@, nefrolog@, nyrelæge@,
  nyremedicinsk | urologist@, urology, nephrolog@, kidney doctor, kidney specialist, renal clinic | уролог@, нефролог@, андролог@, врач по почкам
= specialists of lungs, hormones, age and cancer
lung-specialist | lungelege@, lungespesialist@, lungepoliklinikk@, lungeavdeling@, pulmonolog@ | lungläkare@, lungmottagning@, lungspecialist@,
  lungklinik@, pulmonolog@ | lungelæge@, lungespecialist@, lungeambulatori@, lungemedicinsk, pulmonolog@ | pulmonolog@, lung specialist, chest
  physician, respiratory clinic, lung clinic | пульмонолог@, фтизиатр@, легочный врач, тубдиспансер@
hormone-specialist | endokrinolog@, hormonspesialist@, hormonlege@, diabetespoliklinikk@ | endokrinolog@, hormonläkare@, diabetesmottagning@,
  endokrinmottagning@, hormonspecialist@ | endokrinolog@, hormonlæge@, diabetesambulatori@, hormonspecialist@ | endocrinolog@, hormone specialist,
  diabetes clinic, hormone doctor | эндокринолог@, диабетолог@, врач по гормонам, специалист по гормонам
childrens-doctor | barnelege@, pediater@, barneavdeling@, barnepoliklinikk@, barneklinik@ | barnläkare@, pediatri@, barnmottagning@, barnklinik@,
  barnavdelning@ | børnelæge@, pædiat@, børneafdeling@, børneambulatori@, børneklinik@ | paediatric@, pediatric@, children's ward, children's doctor,
  child specialist | педиатр@, детский врач, детского врача, детская поликлиника, детскому врачу
old-age-specialist | geriater@, geriatri@, eldremedisin@, hukommelsesklinik@, hukommelsespoliklinikk@ | geriatri@, äldremedicin@, minnesmottagning@,
  äldremottagning@ | geriater@, geriatri@, ældremedicin@, hukommelsesklinik@, demensklinik@ | geriatric@, care of the elderly, elderly medicine,
  memory clinic, gerontolog@ | гериатр@, геронтолог@, врач для пожилых, врач по возрасту
cancer-specialist | onkolog@, kreftlege@, kreftavdeling@, kreftpoliklinikk@, strålebehandler@ | onkolog@, cancerläkare@, cancerklinik@,
  cancermottagning@ | onkolog@, kræftlæge@, kræftafdeling@, kræftspecialist@ | oncologist@, oncology, cancer specialist, cancer doctor, cancer clinic
  | онколог@, онкодиспансер@, онкоцентр@, химиотерапевт@, радиолог@
= other health workers
physiotherapist | fysioterap@, fysio, fysioen, fysikalsk behandling, manuellterap@, manuell terapi, psykomotorisk fysio@, trening hos fysio |
  fysioterap@, sjukgymnast@, fysio, fysion, manuell terapi, naprapat@, träning hos fysio | fysioterap@, fys, fysio, genoptræn@, manuel terapi,
  vederlagsfri fysioterapi | physiotherap@, physio, physios, physical therap@, manual therap@, pt referral | физиотерап@, физио, лфк, инструктор по
  лфк, мануальный терапевт, реабилитолог@
chiropractor | kiroprak@, osteopat@, naprapat@, knekke ryggen, knekt på plass | kiroprak@, osteopat@, knäcka ryggen, kotknackare@ | kiroprak@,
  osteopat@, knække ryggen, knækket på plads | chiroprac@, osteopath, osteopaths, osteopathic, back cracked | хиропракт@, остеопат@, костоправ@,
  мануальщик@
occupational-therapist | ergoterap@, ergo, aktivitetsterap@, kommunal ergoterapeut | arbetsterap@, aktivitetsterap@, at-bedömning@, kommunens
  arbetsterapeut | ergoterap@, ergo, kommunens ergoterapeut, aktivitetsterap@ | occupational therap@, ot, ots, ot assessment | эрготерап@,
  трудотерап@, специалист по быту, эргореабилит@
psychologist | psykolog@, samtaleterap@, psykoterap@, terapeut, terapeuten, snakke med psykolog, terapitime@ | psykolog@, samtalsterap@, psykoterap@,
  kurator@, terapeut, terapeuten, samtalsstöd@, samtalskontakt@, kbt | psykolog@, samtaleterap@, psykoterap@, terapeut, terapeuten | psychologist@,
  psychotherap@, counsellor@, counselling, counselor@, therapist, talking therapy, cbt | психолог@, психотерап@, беседа с психологом, терапевтические
  беседы
dietitian | ernæringsfysiolog@, klinisk ernæringsfysiolog, kostveiled@, kostholdsveiled@, diettist@ | dietist@, kostrådgiv@, nutritionist@,
  näringsfysiolog@ | diætist@, kostvejled@, ernæringsvejled@, kliniske diætist@ | dietitian@, dietician@, nutritionist@, dietary advice | диетолог@,
  нутрициолог@, консультация по питанию, врач-диетолог@
dentist | tannlege@, tannpleier@, kjeveortoped@, tannklinik@, kjevekirurg@ | tandläkare@, tandvård@, tandhygienist@, folktandvård@, käkkirurg@,
  tandläkartid@ | tandlæge@, tandpleje@, kæbekirurg@, tandklinik@ | dentist@, dental, hygienist@, orthodont@, dental clinic, oral surgeon |
  стоматолог@, зубной врач, зубному врачу, зубного врача, дантист@, ортодонт@
optician | optiker@, synstest@, brillebutikk@, synsundersøkelse@, synsprøve@ | optiker@, syntest@, synundersökning@, glasögonbutik@, synkontroll@ |
  optiker@, optometrist@, synsprøve@, synstest@, brilleforretning@ | optician@, optometrist@, eye test, sight test, vision test | оптик, оптика,
  оптику, оптометрист@, проверка зрения, проверить зрение
midwife | jordmor@, jordmødre@, svangerskapskontroll@, svangerskapsomsorg@ | barnmorsk@, mödravård@, mödrahälsovård@, mvc | jordemoder@, jordemødre@,
  jordemor@, svangreundersøgelse@, svangreomsorg@ | midwi@, antenatal clinic, antenatal check, maternity care, booking visit | акушерк@, ведение
  беременности, наблюдение беременности, патронажная акушерка
child-health-clinic | helsestasjon@, helsesykepleier@, helsesøster@, barnekontroll@ | bvc, barnavårdscentral@, barnhälsovård@, bvc-sköterska@,
  barnhälsa@, bhv | sundhedspleje@, børneundersøgelse@, børneklinikken, helbredsundersøgelse af barnet | health visitor@, well baby clinic, child
  health clinic, baby clinic, child health check, well child | патронажная сестра, детская консультация, здорового ребенка, медсестра патронажа
school-nurse | skolehelsetjeneste@, skolesykepleier@, helsesykepleier på skolen, skolelege@, helsesøster på skolen | skolsköterska@, skolsköterskor@,
  elevhälsa@, skolläkare@, skolhälsovård@ | skolesundhedspleje@, skolelæge@, sundhedsplejerske på skolen, skolesygeplejerske@ | school nurse@, school
  doctor, school health, nurse at school | школьная медсестра, школьной медсестре, школьный врач, медсестра в школе, медпункт@
nurse | sykepleier@, sykepleiar@, sjukepleiar@, avdelingssykepleier@, spesialsykepleier@, legevaktsykepleier@, sårsykepleier@ | sjuksköterska@,
  sjuksköterskor@, distriktssköterskemottagning@, undersköterska@, specialistsjuksköterska@, ssk | sygeplejerske@, sosu@, konsultationssygeplejerske@,
  specialsygeplejerske@, spl | nurse, nurses, practice nurse, nurse practitioner, specialist nurse, staff nurse | медсестр@, медицинская сестра,
  сестра в кабинете, фельдшер@, медбрат@
pharmacist | farmasøyt@, apotek@, på apoteket, provisor@ | farmaceut@, apotek@, på apoteket, receptarie@ | farmaceut@, apotek@, på apoteket,
  farmakonom@ | pharmacy, pharmacies, pharmacist@, chemist, chemists, drugstore@ | аптек@, аптечн@, фармацевт@, провизор@, в аптеке
foot-therapist | fotterap@, fotpleie@, fotklinikk@, podiat@ | fotvård@, fotterap@, medicinsk fotvård, podiat@ | fodterap@, fodpleje@, statsautoriseret
  fodterapeut, podiat@, fodklinik@ | podiat@, chiropodist@, chiropody, foot clinic, foot care | подолог@, подиатр@, педикюр@, кабинет стопы, уход за
  стопами
addiction-service | rusomsorg@, rusbehandling@, rustjeneste@, ruspoliklinik@, tsb, avrusning@, ruskonsulent@ | beroendevård@, beroendemottagning@,
  beroendeenhet@, avgiftning@, missbruksvård@, tolvsteg@ | misbrugsbehandling@, misbrugscenter@, alkoholbehandling@, afrusning@, rusmiddelcenter@,
  alkoholambulatori@ | addiction service@, drug and alcohol service, detox, detoxification, substance misuse team, rehab clinic | нарколог@,
  наркодиспансер@, детокс@, реабилитационный центр для зависимых, лечение зависимости
= municipal services
municipality | kommune@, bydel, bydelen, kommunal@, tildelingskontor@, vedtak fra kommunen | kommun, kommunen, kommunens, kommunal@,
  biståndshandläggare@, biståndsbedöm@, äldreomsorg@, hemkommun@ | kommune@, visitation@, visitator@, visiteret, borgerservice@, kommunal@, bevilget
  af kommunen | municipal@, council, local authority, social services, adult social care, community services | муниципал@, соцслужб@, соцзащит@,
  органы опеки, социальная служба, администрация района
home-nursing | hjemmesykepleie@, hjemmetjeneste@, hjemmehjelp@, hjemmebasert omsorg, pleie i hjemmet, besøk av hjemmesykepleien | hemsjukvård@,
  hemtjänst@, hemvård@, distriktssköterska@, distriktssköterskor@, dsk | hjemmesygepleje@, hjemmepleje@, hjemmehjælp@, akutsygeplejerske@, pleje i
  hjemmet | home nursing, district nurse, district nurses, home care, home help, carers come in, home carers, community nurse, care package | сиделк@,
  патронажная медсестра, уход на дому, медсестра на дом, соцработник@, социальный работник, надомн@
nursing-home | sykehjem@, omsorgsbolig@, bofellesskap@, institusjon@, aldershjem@, pleiehjem@ | äldreboende@, särskilt boende, säbo, vårdboende@,
  gruppboende@, demensboende@, vårdhem@, ålderdomshem@ | plejehjem@, plejecenter@, plejebolig@, bosted@, ældrebolig@, beskyttet bolig, botilbud@ |
  nursing home, nursing homes, care home, care homes, residential home, sheltered housing, assisted living | дом престарелых, доме престарелых,
  интернат@, пансионат@, психоневрологический интернат
respite-and-short-stay | avlastning@, korttidsplass@, korttidsopphold@, rehabiliteringsplass@, dagsenter@, dagplass@ | avlastning@, korttidsplats@,
  korttidsboende@, växelvård@, dagverksamhet@, korttids | aflastning@, korttidsplads@, midlertidig plads, dagcenter@, akutplads@ | respite@, short
  stay, short-term placement, day centre, day center, intermediate care | передышк@, временное размещение, дневной центр, социальная передышка
safety-alarm | trygghetsalarm@, alarmknapp@, fallalarm@, velferdsteknolog@, alarm på håndleddet | trygghetslarm@, larmknapp@, fallarm@,
  trygghetskamera@, trygghetsringning@ | nødkald@, faldalarm@, alarmknap@, velfærdsteknolog@ | personal alarm, alarm pendant, panic button, fall
  alarm, pendant alarm, care alarm | тревожная кнопка, кнопка вызова, кнопка помощи, экстренная кнопка
meals-and-practical-help | matombringing@, middagslevering@, hjelp i huset, vask av huset, praktisk bistand, handlehjelp@, hjelp til å dusje |
  matlåd@, matdistribution@, matleverans@, städhjälp@, hjälp med städning, hjälp med inköp, hjälp att duscha | madservice@, madudbringning@,
  rengøringshjælp@, hjælp til rengøring, indkøbsordning@, hjælp til bad | meals on wheels, cleaning help, help with shopping, help with washing,
  domestic help, help with bathing | доставка еды, помощь по дому, помощь по хозяйству, помогают мыться, уборка дома
social-worker | sosionom@, sosialkonsulent@, sosialarbeid@, saksbehandler@, miljøterapeut@ | socionom@, socialsekreterare@, handläggare@,
  socialtjänst@, soc, boendestöd@ | socialrådgiver@, sagsbehandler@, socialarbejder@, bostøtte@, støttekontaktperson@ | social worker@, case worker,
  caseworker@, case manager, support worker | соцпедагог@, социальный педагог, куратор дела, социального работника
child-protection | barnevern@, bekymringsmeld@, omsorgssvikt@, meldeplikt@, fosterhjem@ | orosanmäl@, anmälningsplikt@, omsorgssvikt@, familjehem@,
  barn far illa, fosterhem@ | underret@, børnefaglig@, omsorgssvigt@, plejefamilie@, anbring@ | child protection, safeguarding, child welfare, child
  neglect, foster care, foster home | опека, опеки, опеку, защита детей, приемная семья, изъятие ребенка
personal-assistant | brukerstyrt personlig assistanse, bpa, personlig assistent, støttekontakt@, assistansetimer | personlig assistans, personlig
  assistent, personliga assistenter, assistansersättning@, lss, kontaktperson@, ledsagarservice@ | borgerstyret personlig assistance, bpa-ordning@,
  hjælperordning@, kontaktperson@, hjælpere døgnet | personal assistant, personal care assistant, paid carer, direct payments, personal budget |
  личный помощник, персональный ассистент, тьютор@, помощник по уходу
palliative-team | palliativ@, lindrende behandling, lindrende team, hospice, kreftsykepleier@, livets slutt, terminal@ | palliativ@, asih, lindrande
  vård, hospis, hospice, livets slut, vård i livets slutskede | palliativ@, lindrende behandling, lindrende team, hospice, terminal@, livets
  afslutning | palliat@, hospice, end of life, end-of-life, comfort care, macmillan nurse | паллиатив@, хоспис@, облегчающее лечение, конец жизни,
  выездная служба
= hospital stay
admission | innlagt, legges inn, lagt inn, sykehusinnleggelse@, innlagt på, tvangsinnlegg@, innleggelse@, innlegges | inlagd, inlagt, läggas in, lades
  in, läggs in, inskriv@, sjukhusvistelse@, inläggning@, inläggs | indlagt, indlægge@, hospitalsindlæggelse@, sygehusindlæggelse@ | admission@,
  admitted, admit you, admit, hospitalis@, hospitaliz@, hospital stay, kept in | госпитализ@, положили в больницу, лежал в больнице, лежала в
  больнице, положить в стационар, лег в больницу, попал в больницу, попала в больницу
discharge | utskriv@, utskrevet, skrives ut, skrevet ut, sendt hjem fra sykehuset, hjemreise@ | utskriv@, skrivas ut, skrevs ut, skrivs ut, hemgång@,
  skickad hem | udskriv@, udskrevet, sendt hjem, hjemsendt | discharge from hospital, discharged home, sent home, discharged from, going home,
  hospital discharge | выписали из, выписан@, выписк@, отпустили домой, выписывают из
discharge-letter | epikrise@, sykehusbrev@, journalbrev, brev fra spesialist, sykehusrapport@, utskrivningsrapport@, svar fra spesialist | epikris@,
  utskrivningsmeddelande@, sjukhusbrev@, remissvar@, utskrivningsinformation@, svar från specialist | epikrise@, udskrivningsbrev@, sygehusbrev@, svar
  fra speciallæge, udskrivningsepikrise@, ambulatorieepikrise@ | discharge letter, discharge summary, discharge note, clinic letter, hospital letter,
  specialist letter, specialist report | эпикриз@, выписной эпикриз, заключение специалиста, письмо специалиста, выписка с диагнозом
ward | sengepost@, avdelingen, sengeavdeling@, medisinsk avdeling, kirurgisk avdeling, visitt, legevisitten | vårdavdelning@, avdelningen, vårdplats@,
  rondar, ronden, rond, läkarrond@ | sengeafdeling@, afdelingen, medicinsk afdeling, kirurgisk afdeling, stuegang@, patientstue@ | ward, wards, on the
  ward, ward round, hospital bed, bed on the | палат@, отделение больницы, в отделении, койк@, обход врача
operation-date | operasjonsdato@, dato for operasjon, operasjonstid@, operasjonstime@, operert når, oppsatt til operasjon, venter på operasjon |
  operationstid@, operationsdatum@, datum för operation, operationskö@, väntar på operation, planerad operation | operationsdato@, dato for operation,
  operationstid@, venter på operation, planlagt operation, sat til operation | operation date, date for the operation, surgery date, date for surgery,
  theatre date, listed for surgery, awaiting surgery | дата операции, дату операции, операция назначена, ждет операции, плановая операция, очередь на
  операцию
day-surgery | dagkirurg@, dagoperasjon@, hjem samme dag, poliklinisk operasjon, lite inngrep, dagpasient@ | dagkirurg@, dagoperation@, hem samma dag,
  poliklinisk operation, litet ingrepp | dagkirurg@, ambulant operation, hjem samme dag, sammedagskirurgi@, lille indgreb | day surgery, day case, day
  procedure, home the same day, outpatient surgery, same-day surgery | операция одного дня, дневная хирургия, домой в тот же день, амбулаторная
  операция
preoperative-assessment | preoperativ@, forundersøkelse@, innkomstsamtale@, anestesisamtale@, før operasjonen, operasjonsklar@ | preoperativ@,
  inskrivningssamtal@, narkosbedömning@, före operationen, inför operation, hälsodeklaration@ | præoperativ@, forundersøgelse@, anæstesitilsyn@, før
  operationen, narkosetilsyn@, operationsklar@ | preoperative, pre-operative, pre-op, preop, anaesthetic review, before the operation, fit for surgery
  | предоперацион@, перед операцией, осмотр анестезиолога, консультация анестезиолога, до операции
fasting-before | faste før, fastende, møte fastende, ikke spise eller drikke, tom mage, fasting før | fasta före, fastande, fasta inför, inte äta
  eller dricka, på fastande mage, nykter mage | fastende, faste før, møde fastende, ikke spise eller drikke, tom mave, faste inden | fasting, fasted,
  nil by mouth, nothing to eat or drink, empty stomach, npo | натощак, не есть и не пить, на пустой желудок, ничего не есть, голодный анализ, не
  завтракать
transfer-between-wards | overflytt@, flyttes til annen avdeling, overføres til, overført til, sendes til annet sykehus, tilbakeført | överflytt@,
  flyttas till annan avdelning, överförd till, överförs till, flyttad till annat sjukhus | overflytt@, flyttes til anden afdeling, overført til,
  overføres til, sendt til andet sygehus | transferred to, transfer to, moved to another ward, transfer between hospitals, moved to another hospital |
  переведен в, перевели в, перевод в другое отделение, перевод в другую больницу, переводят в
readmission | reinnlegg@, innlagt på nytt, lagt inn igjen, innlagt igjen, tilbake på sykehuset | återinlägg@, inlagd igen, åter inlagd, läggas in
  igen, tillbaka på sjukhuset | genindlægge@, genindlagt, indlagt igen, tilbage på sygehuset, indlagt på ny | readmi@, admitted again, back in
  hospital, back into hospital, re-admission@ | повторная госпитализация, снова положили, опять в больницу, снова госпитализ@
hospital-rehabilitation | rehabiliter@, rehab, opptren@, kuropphold@ | rehabiliter@, rehab, rehabplan@, återhämtningsträning@, rehabkoordinator@ |
  rehabiliter@, rehab, genoptræningsplan@, optræning@, genoptræningsforløb@ | rehabilitat@, rehab, rehab centre, rehab unit, rehab stay, inpatient
  rehab | реабилитац@, реабилитир@, восстановительное лечение, санатор@
= records and certificates
record | journal, journalen, journaler, journalnotat@, journalført, pasientjournal@, kjernejournal@, står i journalen | journal, journalen, journaler,
  patientjournal@, journalanteckning@, journalför@, står i journalen, daganteckning@ | journal, journalen, journaler, patientjournal@, journalnotat@,
  journalfør@, sundhedsjournal@, står i journalen | medical record, medical records, patient record, case notes, health record, on record, chart |
  медкарт@, медицинская карта, карточк@, история болезни, медицинской карте, запись в карте
access-to-record | innsyn i journal, journalinnsyn@, kopi av journal, lese journalen, sperre journal, utlevering av journal | läsa journalen,
  journalkopi@, kopia av journal, spärra journal, begära ut journal, ta del av journal | aktindsigt@, kopi af journal, læse journalen, indsigt i
  journal, udlever@ | access to records, copy of the notes, copy of records, see my notes, subject access request, release of records | копия карты,
  выписка из карты, доступ к карте, ознакомиться с картой
certificate | attest, attesten, attester, legeattest@, legeerklæring@, bekreftelse fra lege, erklæring fra lege, helseattest@, dokumentasjon fra lege
  | intyg, intyget, läkarintyg@, intyga@, läkarutlåtande@, utlåtande@, hälsointyg@, intyg från läkare | attest, attesten, attester, lægeattest@,
  lægeerklæring@, erklæring fra læge, helbredsattest@, friattest@, statusattest@ | medical certificate, doctor's note, doctors note, certificate@,
  medical statement, letter of support, medical report, supporting letter | справк@, медицинская справка, заключение врача, медицинское заключение
form | skjema, skjemaet, skjemaer, søknadsskjema@, egenerklæring@, spørreskjema@, blankett@ | blankett@, formulär@, frågeformulär@,
  ansökningsblankett@, egendeklaration@ | blanket, blanketten, blanketter, skema, skemaet, ansøgningsskema@, spørgeskema@, formular@ | paperwork,
  questionnaire@, application form, claim form, forms, fill in a form | бланк@, анкет@, опросник@, формуляр@, бумаги, документ@
fill-in | fylle ut, fyller ut, fylt ut, fylles ut, utfyll@, krysse av | fylla i, fyller i, ifyll@, fyllt i, kryssa i, fylls i | udfyld@, krydse af,
  skrive på skemaet, sætte kryds | fill in, fill out, filled in, filled out, filling in, complete the form, tick the box | заполн@, внести данные,
  впишите, поставить галочку
sign | signer@, underskr@, skrive under, skrev under, undertegn@, signatur@ | signer@, underteckn@, skriva under, skrev under, underskrift@,
  namnteckning@ | underskr@, skrive under, skrev under, signer@, undertegn@ | sign here, signature@, signed, needs signing, sign the form,
  countersign@ | подпис@, расписаться, роспись, распиш@
driving-certificate | førerkort@, helsekrav til førerkort, kjøreforbud@, kjøretest@, kjøreevne@, bilkjøring@, kjøre bil, kjørevurdering@ | körkort@,
  körförbud@, köra bil, bilkörning@, körlämplighet@, transportstyrelsen | kørekort@, kørselsforbud@, køre bil, bilkørsel@, køreevne@ | driving
  licence, driver's license, driving license, fitness to drive, fit to drive, dvla, driving ban, drive a car, driving medical | водительские права,
  водительское удостоверение, водительская справка, садиться за руль, за рулем, водить машину, вождени@
travel-certificate | reiseattest@, fit to fly, flyreise@, avbestillingsattest@, attest til reiseforsikring, flyskikket@, reisebrev@ | reseintyg@,
  flygintyg@, flyga, avbeställningsintyg@, intyg till resebolag, medicinintyg@, schengenintyg@ | rejseattest@, flyattest@, pillepas, flyve,
  afbestillingsattest@, attest til rejseselskab, rejseerklæring@ | travel certificate, fit to fly, fitness to fly, travel letter, cancellation
  certificate, schengen certificate, flight clearance | справка для поездки, справка для перелета, разрешение на перелет, лететь, перелет@, справка в
  самолет
vaccination-card | vaksinasjonskort@, vaksinekort@, vaksinasjonsstatus@, sysvak, vaksinepass, fulle vaksiner, vaksinasjonsbevis@ | vaccinationskort@,
  vaccinationsintyg@, vaccinpass, vaccinationsstatus@, gula kortet, vaccinationsbevis@ | vaccinationskort@, vaccinationsbevis@, vaccinationspas,
  vaccinationsstatus@, det gule kort, vaccinationsattest@ | vaccination card, vaccine card, vaccination record, immunisation record, immunization
  record, vaccine passport, up to date with vaccines | прививочный сертификат, карта прививок, прививочная карта, сертификат о прививках, прививочный
  паспорт, ветпаспорт@
death-certificate | dødsattest@, dødsmelding@, dødserklær@, dødsårsak@, obduksjon@, obdusert | dödsbevis@, dödsorsak@, obduktion@, obducera@,
  dödförklara@ | dødsattest@, dødsårsag@, ligsyn@, obduktion@, obducer@, dødserklær@ | death certificate, cause of death, autops@, post-mortem, post
  mortem, coroner | свидетельство о смерти, причина смерти, вскрытие, вскрытия, посмертн@
school-and-sports-note | fritak fra gym, gymfritak@, attest til skolen, melding til skolen, idrettsattest@, fraværsattest@, skolefravær@,
  dykkerattest@ | skolintyg@, befrielse från idrott, intyg till skolan, idrottsintyg@, skolfrånvaro@, dykintyg@ | fritagelse for idræt, attest til
  skolen, fritaget for idræt, skolefravær@, friskmelding til sport, dykkerattest@ | school note, excused from sports, off pe, sports medical, school
  absence, note for school, diving medical | справка в школу, освобождение от физкультуры, справка для школы, справка в бассейн, справка в садик,
  освобождение от уроков
= prescriptions
prescription | resept@, e-resept@, eresept@, skrive ut resept, på resept, forskriv@ | recept, receptet, recepten, e-recept@, receptbelagd@,
  receptbelagt, förskriv@, skriva ut medicin, utskriven medicin | recept, recepten, recepter, e-recept@, receptpligtig@, udskrive medicin, ordiner@,
  ordination@, fmk | prescription@, prescribe@, prescribing, script, scripts, e-prescription@, on prescription | рецепт@, выписать рецепт, по рецепту,
  выписать лекарство, назначить лекарство
prescription-renewal | reseptfornyelse@, fornye resept, fornyer resept, fornyelse av resept, ny resept, reiterer@, resept utløpt, tom for medisin |
  receptförny@, förnya recept, förnya receptet, förnyelse av recept, nytt recept, slut på medicin, uttag kvar, iterera@ | receptfornyelse@, forny
  recept, forny recepten, fornyelse af medicin, ny recept, løbet tør for medicin, genordiner@ | repeat prescription, prescription renewal, renew the
  prescription, refill@, ran out of tablets, new prescription, run out of medication, repeats | продлить рецепт, новый рецепт, обновить рецепт,
  лекарство закончилось, таблетки закончились, повторный рецепт
reimbursed-medicine | blå resept, blåresept@, individuell stønad, refusjon@, hvit resept, dekkes på blå | högkostnadsskydd@, läkemedelsförmån@,
  subvention@, rabatterad medicin, ingår i förmånen, förmånsberättig@ | medicintilskud@, enkelttilskud@, tilskud til medicin, klausuleret tilskud,
  terminaltilskud@, kronikertilskud@ | reimburse@, subsidi@, covered medicine, prescription charge, funded medicine, exemption certificate |
  бесплатные лекарства, льгот@, возмещение стоимости, компенсация за лекарства
generic-substitute | generisk@, byttbar@, likeverdig@, samme virkestoff, billigere alternativ, byttet på apoteket | generika, generisk@, utbytbar@,
  samma verksamma ämne, likvärdig@, bytt på apoteket, synonympreparat@ | generisk@, kopimedicin@, kopipræparat@, substitution@, samme indholdsstof,
  billigste præparat | generic, generics, generic version, substitut@, same active ingredient, cheaper brand, brand switch | дженерик@, то же
  действующее вещество, замена препарата, заменить препарат, аналог, аналоги, аналога
medicine-list | medisinliste@, legemiddelliste@, faste medisiner, multidose@, dosett@, samstemm@, medisinkort@, lib | läkemedelslista@, medicinlista@,
  stående medicin, dosett@, apodos, dosrecept@, ordinationslista@, läkemedelsgenomgång@ | medicinliste@, medicinkort@, fast medicin, dosispakk@,
  dosisdispens@, medicinstatus@, medicingennemgang@, doseringsæsk@ | medication list, medicine list, regular medication, drug chart, dosette@, blister
  pack, pill organiser, medication review | список лекарств, список препаратов, постоянные препараты, таблетниц@, лист назначений
over-the-counter | reseptfri@, uten resept, håndkjøp@, kjøpe på apoteket, kjøpes på apotek | receptfri@, utan recept, egenvårdsläkemedel@, köpa på
  apoteket, köps på apotek | håndkøb@, uden recept, receptfri@, købe på apoteket, købes på apoteket | over the counter, over-the-counter, otc, without
  prescription, buy at the pharmacy, non-prescription | без рецепта, безрецептурн@, купить в аптеке, продается свободно
dispensing | hente medisin, hente ut, utlever@, hentet ut på apoteket, hente på apotek, klar på apoteket | hämta ut, hämtat ut, hämta medicin, hämta
  på apoteket, hämtar ut, finns på apoteket | hente medicin, hentet medicin, hente på apoteket, afhente@, ligger på apoteket, udleveres på | dispens@,
  pick up the prescription, collect the medicine, collect from pharmacy, pick up at the pharmacy | получить лекарство, забрать в аптеке, забрать
  лекарство, выдача лекарств, выдают в аптеке
shortage-of-medicine | leveringssvikt@, utsolgt, restordre@, ikke på lager, legemiddelmangel@, mangel på medisin | restnoter@, slut på apoteket,
  läkemedelsbrist@, finns inte på lager, restsituation@, slutsåld@ | restordre@, udsolgt, leveringssvigt@, ikke på lager, medicinmangel@, i restordre
  | out of stock, drug shortage, unavailable medicine, supply problem, medicine shortage, back order | нет в наличии, дефицит@, нет в аптеке, нет в
  аптеках, перебои с
= sick leave and work
sick-leave | sykmeld@, sykemeld@, sjukmeld@, sykefravær@, borte fra jobb, borte fra jobben, fri fra jobb, ikke i arbeid, arbeidsufør@ | sjukskriv@,
  sjukfrånvaro@, borta från jobbet, frånvaro från arbetet, arbetsoförmå@, sjukledig@ | sygemeld@, sygefravær@, væk fra arbejde, væk fra jobbet,
  arbejdsudygtig@, sygeorlov@, uarbejdsdygtig@ | sick leave, sick note, fit note, off work, off sick, signed off, time off work, sickness absence,
  unfit for work | больничный, больничного, больничном, больничный лист, листок нетрудоспособности, нетрудоспособн@, не работает по болезни, на
  больничном
full-sick-leave | fullt sykmeldt, helt sykmeldt, hundre prosent sykmeldt, full sykmelding, heltidssykmeldt, fullt sykemeldt, full sykemelding | helt
  sjukskriven, heltidssjukskriv@, sjukskriven på heltid, hel sjukskrivning, full sjukskrivning | fuldtidssygemeld@, helt sygemeldt, sygemeldt på fuld
  tid, fuld sygemelding, fuldt sygemeldt | fully off work, completely off work, full sick leave, full-time sick leave, totally off | полностью на
  больничном, полная нетрудоспособность, полностью нетрудоспособен, полный больничный
partial-sick-leave | gradert sykmelding, gradert sykemelding, delvis sykmeldt, halvt sykmeldt, femti prosent sykmeldt, gradert, graderte, delvis i
  jobb, jobbe delvis | deltidssjukskriv@, halvt sjukskriven, delvis sjukskriven, halvtidssjukskriv@, sjukskriven på deltid, partiell sjukskrivning,
  jobbar halvtid | delvist sygemeldt, delvis sygemeld@, deltidssygemeld@, delvis raskmelding, delvist i arbejde, nedsat tid, halv tid | partial sick
  leave, partly off work, graded sick leave, part-time sick leave, half days, reduced hours, shorter hours, work part time | частичная
  нетрудоспособность, неполный рабочий день, сокращенный рабочий день, на полставки, частично работает
length-of-sick-leave | varighet av sykmelding, lengde på sykmelding, sykmeldt til, sykmeldt ut, sykmelding i, sykmeldt i, hvor lenge sykmeldt |
  sjukskrivningslängd@, sjukskrivningsperiod@, sjukskriven till, sjukskriven till och med, hur länge sjukskriven, sjukskriven i |
  sygemeldingsperiode@, varighed af sygemelding, sygemeldt til, sygemeldt i, varighedserklæring@, hvor længe sygemeldt | how long off work, length of
  sick leave, signed off for, signed off until, weeks off work, off work until | срок больничного, длительность больничного, больничный на, больничный
  до, сколько на больничном
extend-sick-leave | forlenge sykmelding@, forlenget sykmelding, ny sykmelding, fortsatt sykmeldt, sykmelding går ut, forlengelse av sykmelding,
  forlenget sykemelding | förlängd sjukskrivning, förlänga sjukskrivning@, ny sjukskrivning, fortsatt sjukskriven, förlängning av sjukskrivning,
  sjukskrivningen går ut | forlænget sygemelding, forlænge sygemelding@, fortsat sygemeldt, forlængelse af sygemelding, ny sygemelding | extend sick
  leave, extended sick note, further sick note, another sick note, still off work, note runs out | продлить больничный, продление больничного,
  больничный продлен, продлили больничный, больничный закончился
self-certified-absence | egenmelding@, egenmeldt, melde seg syk, sykt barn, hjemme med sykt barn, syke barn | sjukanmäl@, egen sjukskrivning,
  karensdag@, karensavdrag@, vab, vabba, vabbar, vård av barn, hemma med sjukt barn | tro og love, melde sig syg, meldt sig syg, mulighedserklæring@,
  barns sygedag@, barn syg, hjemme med sygt barn | self-certif@, self certificate, call in sick, called in sick, sick day, sick days, home with sick
  child, sick child | больничный по уходу, по уходу за ребенком, сидеть с больным ребенком, сказался больным, отпросился
sick-pay | sykepenger, sykepengerett@, sykelønn@, sykepengeperiode@, arbeidsgiverperiode@, lønn under sykdom, maksdato@ | sjukpenning@, sjuklön@, sgi,
  ersättning från försäkringskassan, lön under sjukdom | løn under sygdom, sygelønn@, dagpenge under sygdom, sygeløn, dagpengerefusion@, sygedagpenge@
  | sick pay, sickness benefit, statutory sick pay, ssp, paid sick leave, sickness allowance | оплата больничного, больничные, пособие по болезни,
  пособие по временной нетрудоспособности, больничные выплаты
return-to-work | tilbake i jobb, tilbake på jobb, tilbake i arbeid, tilbake til jobb, friskmeld@, gjenoppta arbeid, begynne å jobbe igjen, komme
  tilbake i arbeid, i full jobb | åter i arbete, återgång i arbete, återgå i arbete, tillbaka på jobbet, tillbaka till jobbet, friskskriv@,
  friskanmäl@, arbetsåtergång@, börja jobba igen | tilbage på arbejde, tilbage i arbejde, tilbage på job, raskmeld@, genoptage arbejde@, starte på
  arbejde igen, tilbage til arbejdet | return to work, return-to-work, back to work, back at work, phased return, fit for work, resume work, start
  working again | вернуться на работу, выйти на работу, выход на работу, возвращение к работе, вышел на работу, вышла на работу, приступить к работе,
  закрыть больничный
= work and occupational harm
adapted-work | tilrettelegg@, tilpasset arbeid, tilpassede oppgaver, lettere arbeid, andre arbeidsoppgaver, omplasser@, arbeidsutprøving@ | anpassat
  arbete, anpassade arbetsuppgifter, anpassning på arbetet, arbetsanpassning@, lättare arbetsuppgifter, omplacer@, arbetsträning@, andra
  arbetsuppgifter | skånehensyn@, tilpassede opgaver, lettere arbejde, andre arbejdsopgaver, skånejob@, fleksjob@, arbejdsprøvning@, hensyn på
  arbejdet | adapted work, adjusted duties, light duties, lighter duties, modified duties, reasonable adjustments, workplace adjustments, amended
  duties, redeploy@ | легкий труд, лёгкий труд, облегченный труд, облегченные условия, перевод на легкую, рабочее место приспособлено, без тяжелой
  работы
employer | arbeidsgiver@, sjef, sjefen, leder på jobben, nærmeste leder, arbeidsplass@, dialogmøte@, oppfølgingsplan@ | arbetsgivar@, chef, chefen,
  arbetsplats@, avstämningsmöte@, närmaste chef, arbetsledning@ | arbejdsgiver@, chef, chefen, leder på arbejdet, arbejdsplads@, rundbordssamtale@,
  nærmeste leder, sygefraværssamtale@ | employer@, boss, line manager, workplace, human resources, supervisor@ | работодател@, начальник@, начальниц@,
  руководитель на работе, место работы, отдел кадров
occupational-health | bedriftshelsetjeneste@, bedriftslege@, bht, arbeidsmedisin@, arbeidsmiljø@, verneombud@ | företagshälsovård@, företagshälsa@,
  företagsläkare@, arbetsmedicin@, arbetsmiljö@, skyddsombud@ | bedriftslæge@, arbejdsmedicin@, arbejdsmiljø@, tillidsmand@, arbejdstilsyn@ |
  occupational health, occupational medicine, works doctor, company doctor, work environment, occ health | профпатолог@, врач предприятия, охрана
  труда, медсанчаст@, цеховой врач, условия труда
occupational-injury | yrkesskade@, arbeidsulykke@, skade på jobb, skadet på jobb, arbeidsskade@, ulykke på jobb, skademelding@ | arbetsskad@,
  arbetsolycka@, arbetsolyckor@, skadad på jobbet, olycka på jobbet, skadeanmäl@ | arbejdsskade@, arbejdsulykke@, skadet på arbejdet, ulykke på
  arbejde, skadesanmeld@, anmeldt arbejdsskade | occupational injury, work injury, work accident, accident at work, injured at work, workplace injury,
  industrial injury, injury at work | производственная травма, травма на работе, несчастный случай на производстве, травма на производстве, акт о
  несчастном случае
occupational-disease | yrkessykdom@, arbeidsrelatert@, yrkessjukdom@, utsatt på jobb, skyldes jobben, eksponering på arbeid | arbetssjukdom@,
  arbetsrelaterad@, yrkessjukdom@, beror på jobbet, exponering i arbetet | erhvervssygdom@, arbejdsbetinget, arbejdsbetingede, erhvervsbetinget,
  skyldes arbejdet, arbejdsrelateret | occupational disease, work-related, work related, occupational illness, due to work, industrial disease |
  профзаболевани@, профессиональное заболевание, связано с работой, вредные условия, вредность на работе
occupation | yrke, yrket, jobber som, arbeider som, jobben din, jobber med, hva jobber du | yrke, yrket, arbetar som, jobbar som, vad jobbar du,
  sysselsättning@, ditt jobb, jobbar med | erhverv, arbejder som, arbejder med, hvad laver du, beskæftigelse@, hvad arbejder du | occupation, work as,
  works as, working as, profession, what do you do for work, job involves | кем работаете, работаю, работает, кем вы работаете, должност@, место
  службы, профессия, профессии
unemployed | arbeidsledig@, arbeidslaus@, uten jobb, uten arbeid, permittert, mistet jobben, sagt opp, dagpenger, oppsagt | arbetslös@, utan jobb,
  utan arbete, uppsagd, varslad, permitter@, förlorat jobbet, a-kassa@ | arbejdsløs@, arbejdsledig@, uden job, uden arbejde, fyret, mistet jobbet,
  a-kasse@, ledig på dagpenge | unemploy@, out of work, lost the job, laid off, redundan@, jobless, no job | безработн@, потерял работу, потеряла
  работу, без работы, уволен@, уволили, сократили
workload | arbeidsbelastning@, overbelast@, stress på jobb, for mye å gjøre, arbeidspress@, høyt tempo, skiftarbeid@, nattarbeid@ | arbetsbelastning@,
  överbelast@, stress på jobbet, för mycket på jobbet, arbetstempo@, skiftarbete@, skiftjobb@, nattarbete@ | arbejdsbelastning@, overbelast@, stress
  på arbejdet, travlhed@, arbejdspres@, for meget at lave, skifteholdsarbejde@, natarbejde@ | workload@, overload@, work stress, overwork@, pressure
  at work, shift work, night shifts, too much work | нагрузка на работе, стресс на работе, переработк@, посменн@, ночные смены, ночных смен, сменный
  график
= welfare benefits
social-insurance-authority | nav, nav-kontor@, navkontor@, folketrygd@, nav-veileder@, saken hos nav, trygd@ | försäkringskassa@, fk, kassan,
  arbetsförmedling@, socialförsäkring@, pensionsmyndighet@ | jobcenter@, jobcentret, udbetaling danmark, sygedagpengekontor@, ydelsescenter@,
  ydelseskontor@, kommunens jobcenter | social insurance, social security, benefits office, jobcentre, job centre, dwp, welfare office | соцстрах@,
  фонд социального страхования, пенсионный фонд, служба занятости, центр занятости, собес, мфц
disability-pension | uføretrygd@, uføre, ufør, uførhet@, uførepensjon@, uføregrad@, ung ufør, søke uføre | sjukersättning@, aktivitetsersättning@,
  förtidspension@, sjukpension@, varaktigt nedsatt arbetsförmåga | førtidspension@, invalidepension@, seniorpension@, tidlig pension | disability
  pension, disability benefit, incapacity benefit, disability allowance, permanently unfit, ill-health retirement, medically retired | группа
  инвалидности, пенсия по инвалидности, инвалид@, втэк, мсэ, медико-социальная экспертиза
work-assessment-benefit | arbeidsavklaring@, aap, arbeidsevnevurdering@, arbeidsrettede tiltak, tiltak fra nav | rehabiliteringspenning@,
  rehabiliteringsersättning@, arbetsförmågeutredning@, arbetsprövning@, bedömning av arbetsförmåga | ressourceforløb@, jobafklaring@,
  virksomhedspraktik@, arbejdsevnevurdering@, kontanthjælp@ | work capability assessment, work assessment allowance, employment and support allowance,
  vocational rehabilitation, esa | экспертиза трудоспособности, оценка трудоспособности, врачебная комиссия, профориентац@
parental-allowance | foreldrepenger, foreldrepermisjon@, fødselspenger, fødselspermisjon@, barselpermisjon@, mammaperm@, pappaperm@,
  svangerskapspenger, termindato@ | föräldrapenning@, föräldraledig@, föräldrapeng@, mammaledig@, pappaledig@, graviditetspenning@ | barsel,
  barselsorlov@, barselsdagpenge@, forældreorlov@, fædreorlov@, graviditetsorlov@ | parental allowance, parental leave, maternity leave, maternity
  pay, paternity leave, maternity certificate, maternity allowance | декрет@, отпуск по беременности, отпуск по уходу, пособие по беременности
care-allowance | pleiepenger, omsorgspenger, hjelpestønad@, omsorgsstønad@, opplæringspenger, pleie av nære pårørende | närståendepenning@,
  omvårdnadsbidrag@, vårdbidrag@, anhörigstöd@, tillfällig föräldrapenning | plejeorlov@, plejevederlag@, omsorgsdag@, tabt arbejdsfortjeneste,
  pasningsorlov@ | care allowance, carer's allowance, carers allowance, attendance allowance, carer's leave, compassionate care | пособие по уходу,
  выплаты по уходу, выплата по уходу, надбавка на уход, отпуск для ухода
extra-cost-benefit | grunnstønad@, ekstrautgift@, stønad til ekstrautgifter, særfradrag@ | merkostnad@, handikappersättning@, extra kostnader,
  ersättning för merkostnader | merudgift@, dækning af merudgifter, handicaptillæg@, helbredstillæg@ | extra cost allowance, personal independence
  payment, pip, extra expenses, disability living allowance | дополнительные расходы, компенсация расходов, социальная доплата, доплат@
social-assistance | sosialstønad@, sosialhjelp@, økonomisk hjelp, økonomisk sosialhjelp, bostøtte@, lite penger, dårlig råd | socialbidrag@,
  försörjningsstöd@, ekonomiskt bistånd, bostadsbidrag@, dålig ekonomi, ont om pengar | bistandshjælp@, økonomisk hjælp, boligstøtte@, enkeltydelse@,
  dårlig økonomi, dårlig råd, få penge | welfare payment, income support, universal credit, financial help, money worries, housing benefit, cannot
  afford | материальная помощь, малоимущ@, социальная помощь, нет денег, не хватает денег, социальное пособие, субсиди@
retirement-pension | alderspensjon@, pensjonist@, pensjonert, avtalefestet pensjon, gått av med pensjon, pensjon, pensjonen | ålderspension@,
  pensionär@, pensionerad, gått i pension, pension, pensionen, går i pension | folkepension@, pensionist@, pensioneret, gået på pension, efterløn@,
  pension, pensionen | retire, retired, retirement, pensioner@, old-age pension, state pension | на пенсии, вышел на пенсию, вышла на пенсию, пенси@
medical-disability-grade | medisinsk invaliditet, invaliditetsgrad@, mén, ménerstatning@, menerstatning@, varig mén, varige skader | medicinsk
  invaliditet, bestående men, invaliditet@, kvarstående men | méngrad@, mengrad@, varigt mén, varige mén, ménerstatning@, invaliditetsgrad@ | degree
  of disability, medical impairment, impairment rating, permanent impairment, lasting injury | степень инвалидности, процент утраты, утрата
  трудоспособности, стойкие последствия
leave-of-absence | permisjon@, velferdspermisjon@, ta fri, tatt fri, fridag@, ferie, avspaser@ | tjänstledig@, ledighet@, permission@, ta ledigt,
  tagit ledigt, semester@, kompledig@ | orlov, orloven, tage fri, taget fri, fridag@, ferie, afspadser@ | leave of absence, day off, days off, annual
  leave, time off, unpaid leave, vacation@ | отпуск, отпуска, отпуске, отгул@, взять отгул, выходной, отпроситься
= functioning
functional-capacity | funksjonsevne@, funksjonsnivå@, funksjonsvurdering@, funksjonstap@, fungerer i hverdagen, arbeidsevne@, fysisk kapasitet |
  funktionsförmåga@, funktionsnivå@, arbetsförmåga@, funktionsbedöm@, funktionstillstånd@, fungerar i vardagen | funktionsevne@, funktionsniveau@,
  arbejdsevne@, funktionsvurdering@, funktionstab@, fungerer i hverdagen | functional capacity, functional level, level of function, functional
  status, ability to function, work capacity, working capacity | функциональные возможности, функциональное состояние, трудоспособност@,
  работоспособност@, функциональный статус
activity-ability | aktivitetsevne@, aktivitetsnivå@, klare seg i hverdagen, daglige gjøremål, dagligdagse aktiviteter, adl, hverdagsaktivitet@ |
  aktivitetsförmåga@, aktivitetsnivå@, klara sig i vardagen, vardagssysslor@, dagliga aktiviteter, adl, vardagsaktivitet@ | aktivitetsniveau@, daglige
  gøremål, klare sig i hverdagen, dagligdags aktiviteter, adl, hverdagsaktivitet@ | activity level, daily activities, activities of daily living, adl,
  adls, everyday tasks, day to day activities, manage daily life | повседневн@, уровень активности, бытовые дела, справляется в быту, домашние дела,
  самообслуживани@
limitation | begrens@, innskrenk@, aktivitetsbegrens@, nedsatt funksjon, hindrer deg, hindrer meg, hva klarer du ikke | begräns@, aktivitetsbegräns@,
  inskränk@, nedsatt funktion, hindrar dig, hindrar mig, funktionsnedsätt@ | begræns@, indskrænk@, aktivitetsbegræns@, funktionsbegræns@, nedsat
  funktion, forhindrer dig, hæmmer dig | limitation@, limits, restrict@, activity limitation, impaired function, prevents you, unable to do |
  огранич@, нарушение функции, мешает жить, препятств@
disability | funksjonsned@, funksjonshem@, funksjonsvariasjon@, handikap@, uføretilstand@ | funktionshind@, funktionsvariation@, handikapp@,
  rörelsehind@ | handicap@, funktionsned@, bevægelseshandicap@, funktionshæm@ | disabilit@, disabled, handicap@, impairment@, special needs |
  инвалидизац@, ограниченные возможности, овз, с ограниченными возможностями
independent | selvhjulp@, klarer seg selv, klare seg selv, på egen hånd, uten hjelp, selvstendig@, greier seg selv | självständig@, klarar sig själv,
  klara sig själv, på egen hand, utan hjälp, oberoende av hjälp | selvhjulp@, klarer sig selv, klare sig selv, på egen hånd, uden hjælp, selvstændig@
  | independent@, on your own, manages alone, without help, self-sufficient, copes alone | самостоятельн@, сам справляется, сама справляется, без
  помощи, без посторонней помощи, сам себя обслуживает
need-of-help | hjelpetrengende, trenger hjelp, pleietrengende, hjelpebehov@, omsorgsbehov@, avhengig av hjelp, bistandsbehov@ | hjälpbehov@, behöver
  hjälp, vårdbehov@, omvårdnadsbehov@, beroende av hjälp, tillsynsbehov@ | plejekrævende, har brug for hjælp, hjælpebehov@, plejebehov@, afhængig af
  hjælp, brug for hjælp | needs help, need help, care needs, dependent on others, requires assistance, help with everything | нужна помощь, нуждается
  в помощи, нуждается в уходе, посторонняя помощь, зависит от помощи
tolerating-strain | tåler belastning, belast@, tåler ikke belastning, utholdenhet@, holder ikke ut, sliten etter, arbeidstoleranse@ | tål belastning,
  tåla belastning, belast@, uthållig@, orkar inte hela dagen | tåler belastning, tåle belastning, belast@, udholdenhed@, udtrættelig@, udtrætning@ |
  tolerate strain, stamina, endurance, physical strain, exertion tolerance, load-bearing, weight bearing, weight-bearing | выносливост@, переносит
  нагрузк@, переносимость нагрузки, нагрузк@, нагруж@
concentrate-on-task | konsentrer@, konsentrasjon@, ukonsentrert, holde fokus, fokusere på, arbeidsminne@ | koncentrer@, koncentrationssvår@,
  okoncentrerad@, hålla fokus, fokusera på, koncentrationsförmåga@ | koncentrationsbesvær@, koncentrere sig, koncentrerer sig, ukoncentreret, holde
  fokus, koncentrationsevne@ | concentrat@, poor concentration, cannot focus, keep focus, distracted, attention span | концентрац@, сосредоточ@, не
  могу сосредоточиться, удерживать внимание, рассеянность
social-functioning | sosialt liv, treffe folk, trekker seg unna, sosial omgang, isolerer seg, fritidsaktivitet@, fritiden | umgås, socialt liv, träffa
  folk, drar sig undan, isolerar sig, fritiden, fritidsaktivitet@ | socialt liv, omgang med andre, møde folk, isolerer sig, trækker sig, fritiden,
  fritidsaktivitet@ | social life, meet people, withdraws, isolates herself, isolates himself, leisure, hobbies, socialis@ | общени@, круг общения,
  встречаться с людьми, замкнул@, избегает людей, досуг@, хобби
= aids and transport
aids | hjelpemid@, tekniske hjelpemidler, ortopediske hjelpemidler, utstyr hjemme | hjälpmedel@, tekniska hjälpmedel, hjälpmedlet, förskrivning av
  hjälpmedel | hjælpemid@, tekniske hjælpemidler, bevilget hjælpemiddel, genbrugshjælpemid@ | assistive device@, walking aids, mobility aid, mobility
  aids, equipment at home, medical aids | средства реабилитации, технические средства, вспомогательные средства, тср, приспособлени@
walking-aid | rullator@, krykke@, gåstol@, stokk, stokken, gåstativ@, staver | rollator@, kryck@, käpp, käppen, gåstol@, betastöd@, gåbord@, gångstöd@
  | rollator@, krykke@, stok, stokken, gangstativ@, albuestok@ | walker, walking frame, zimmer frame, crutch@, walking stick, cane, rollator@ |
  костыл@, ходунк@, трость, трости, тростью, роллатор@, палочк@
wheelchair | rullestol@, elektrisk rullestol, scooter, sitter i rullestol, transportrullestol@ | rullstol@, elrullstol@, permobil@, elmoped@, sitter i
  rullstol | kørestol@, el-kørestol@, elscooter@, sidder i kørestol | wheelchair@, electric wheelchair, power chair, mobility scooter | инвалидная
  коляска, инвалидной коляске, кресло-коляска, на коляске, электроколяск@
orthosis-and-insole | ortose@, innleggssål@, såler, skinne, skinnen, korsett@, nakkekrage@, håndleddsstøtte@, ortopediingeniør@ | ortos@, skoinlägg@,
  inlägg i skorna, fotbädd@, skena, skenan, korsett@, ortopedtekni@, handledsskydd@ | ortose@, indlæg i skoene, indlægssål@, skinne, skinnen, korset,
  halskrave@, bandagist@, håndledsbandage@ | orthosis, orthoses, orthotic@, insole@, splint, splints, brace, braces, collar, corset | ортез@, стельк@,
  шина, шину, корсет@, бандаж@, супинатор@, воротник шанца
compression-stockings | støttestrømpe@, kompresjonsstrømpe@, kompresjonsbandasj@, flystrømpe@, kompresjonsbehandling@ | stödstrump@,
  kompressionsstrump@, kompressionsbehandling@, lindning@, benlind@ | støttestrømpe@, kompressionsstrømpe@, kompressionsbehandling@,
  kompressionsbind@, flystrømpe@ | compression stocking@, support stocking@, compression bandage@, support hose, flight socks, compression therapy |
  компрессионн@, чулки, эластичный бинт, эластичные чулки, гольфы компрессионные
hearing-aid | høreapparat@, hørselshjelp@, hørselssentral@, hørselskontakt@, høresentral@, audiograf@ | hörapparat@, hörcentral@, hörselvård@,
  audionom@, hörhjälpmedel@ | høreapparat@, høreklinik@, audiolog@, høreprøve@, hørecenter@ | hearing aid, hearing aids, audiolog@, hearing clinic,
  hearing test | слуховой аппарат, слуховые аппараты, слухового аппарата, сурдолог@, слухопротез@
toilet-and-bath-aids | toalettforhøy@, dusjstol@, dusjkrakk@, håndtak på badet, dostol@, badekar@, inkontinensutstyr@ | toalettförhöj@, duschpall@,
  duschstol@, handtag i badrum, toastol@, inkontinenshjälpmedel@ | toiletforhøj@, badebænk@, badestol@, bækkenstol@, greb i badet, toiletstol@,
  inkontinensbleer | raised toilet seat, commode@, shower chair, shower stool, grab rail, grab rails, bath seat, incontinence pads | стул-туалет,
  поручн@, сиденье для ванны, насадка на унитаз, стульчик для душа
bed-and-lifting-aids | sykeseng@, sengeheis@, trykkavlast@, antidecubitus@, personløfter@, pasientløfter@, luftmadrass@ | vårdsäng@, lyftsele@,
  tryckavlast@, personlyft@, antidecubitusmadrass@, trycksårsmadrass@ | plejeseng@, trykaflast@, personløfter@, lift, liften, loftlift@, luftmadras@ |
  hospital bed at home, hoist@, pressure mattress, pressure relief, air mattress, profiling bed, slide sheet | функциональная кровать,
  противопролежн@, подъемник@, медицинская кровать, подъёмник@
home-adaptation | boligtilpass@, terskel, terskler, trappeheis@, rampe, rampen, ombygging@, håndlist@, rekkverk@ | bostadsanpass@, trösklar, tröskeln,
  trapphiss@, ramp, rampen, ledstång@, ombyggnad@ | boligændring@, boligindret@, dørtrin@, trappelift@, rampe, rampen, gelænder@ | home adaptation@,
  stairlift@, stair lift, ramp, doorstep, handrail@, home modification@ | приспособить жилье, пандус@, перила, порог в квартире, обустройство дома
patient-transport | pasienttransport@, pasientreise@, rekvisisjon@, taxi til sykehus, drosjerekvisisjon@, syketransport@, reise til behandling |
  sjukresa@, sjukresor@, sjuktransport@, färdtjänst@, taxi till sjukhuset, reseersättning@ | patientbefordring@, sygetransport@, patienttransport@,
  siddende transport, liggende transport, flextrafik@, befordring@, handicapkørsel@ | patient transport, hospital transport, transport to hospital,
  ride to the hospital, dial-a-ride, medical transport | перевозка больного, медицинское такси, санитарная перевозка, транспорт до больницы, доехать
  до больницы, социальное такси
ambulance | ambulanse@, sykebil@, hentet av ambulanse, luftambulanse@ | ambulans@, sjukbil@, hämtades av ambulans, åka ambulans | ambulance@,
  lægebil@, akutlægebil@, akuthelikopter@, hentet af ambulance | ambulance@, paramedic@, air ambulance, blue light, ems crew | скорая помощь, скорую
  помощь, скорой помощи, скорая, скорую, неотложк@
travel-costs | reiseutgift@, reisedekning@, kjøregodtgjør@, dekke reisen, refusjon av reise, reiseregning@ | resekostnad@, bilersättning@,
  reseräkning@, ersättning för resa, milersättning@ | transportudgift@, befordringsgodtgør@, kørselsgodtgør@, rejseudgift@, kørselstilskud@ | travel
  costs, travel expenses, mileage, travel reimbursement, travel claim, bus fare | оплата проезда, расходы на дорогу, проездн@, компенсация проезда,
  стоимость проезда
parking-permit | parkeringsbevis@, hc-kort@, parkeringskort@, forflytningshemmet@, hc-parkering@, handikapparkering@ | parkeringstillstånd@,
  handikapparkering@, parkeringskort@, p-tillstånd@ | parkeringskort@, handicapparkering@, invalideparkering@, invalideskilt@, handicapskilt@ |
  parking permit, blue badge, disabled parking, handicap placard, parking badge | парковочное разрешение, знак инвалид, парковк@, разрешение на
  парковку
= money and insurance
patient-fee | egenandel@, egenbetaling@, betale for timen, frikort@, honorar@, konsultasjonshonorar@ | patientavgift@, besöksavgift@, egenavgift@,
  frikort@, vårdavgift@, avgift för besöket | egenbetaling@, brugerbetaling@, gebyr, gebyret, patientbetaling@, honorar@, betale for konsultationen |
  patient fee, co-payment, copay@, consultation fee, charge for the visit, exemption card, deductible | платный прием, платная консультация, платно,
  доплата за прием, стоимость приема, цена приема
pay | betale, betaler, betalt, betalte, betaling@, kortbetaling@, faktura@, regning, regningen | betala, betalar, betalat, betalade, betalning@,
  faktura@, räkningen, kortbetalning@ | betale, betaler, betalt, betalte, betaling, faktura@, regning, regningen, kortbetaling@ | pay, paid, paying,
  payment@, invoice@, bills, pay by card | оплат@, заплат@, квитанц@, платить, платит, платный, платная, выставить счет
cost-and-price | pris, prisen, koster, kostet, dyrt, pristilbud@, prisoverslag@, dyrere, kostnad, kostnaden, kostnader | pris, priset, kostar,
  kostade, dyr, dyrt, dyra, prisförslag@, kostnad, kostnaden, kostnader | pris, prisen, koster, kostede, dyrt, prisoverslag@, dyrere, omkostning,
  omkostninger | price@, cost, costs, expensive, how much is, estimate of costs, quote | цена, цену, цены, стоит дорого, стоимост@, дорого, сколько
  стоит, затрат@
free-of-charge | gratis, kostnadsfri@, vederlagsfri@, uten egenandel, dekkes av staten, koster ingenting | gratis, kostnadsfri@, avgiftsfri@, utan
  kostnad, kostar inget, kostar ingenting | gratis, vederlagsfri@, uden betaling, omkostningsfri@, koster ikke noget, koster ingenting | free of
  charge, no charge, free for you, at no cost, costs nothing | бесплатн@, по омс, даром, за счет государства, ничего не стоит
private-care | privatpraksis, privat klinikk, privat lege, privat sykehus, gå privat, privatklinikk@ | privatklinik@, privat klinik, privat läkare,
  privatvård@, gå privat, privatläkare@ | privatklinik@, privat klinik, privat læge, gå privat, privatlæge@, privat sygehus | private clinic,
  privately, private doctor, private care, go private, private hospital | частная клиника, частный врач, частной клинике, платная клиника, платный
  врач
insurance | forsikring@, forsikret, helseforsikring@, behandlingsforsikring@, ulykkesforsikring@, uføreforsikring@ | försäkring, försäkringen,
  försäkrad, försäkringar, försäkringsbolag@, sjukvårdsförsäkring@, olycksfallsförsäkring@, privat försäkring | forsikring@, forsikret,
  sundhedsforsikring@, ulykkesforsikring@, sygeforsikring@ | insurance, insured, health insurance, insurer@, private insurance, policy number,
  accident insurance | страхов@, застрахован@, медицинский полис, полис, полиса, дмс, омс
travel-insurance | reiseforsikring@, forsikring på reise, helsetrygdkort@, europeisk helsetrygdkort, forsikring i utlandet | reseförsäkring@,
  försäkring på resan, eu-kort@, avbeställningsskydd@, utlandsförsäkring@ | rejseforsikring@, det blå eu-sygesikringskort, sygesikringskort@,
  eu-sygesikring@, afbestillingsforsikring@ | travel insurance, holiday insurance, ehic, ghic, travel cover, cancellation cover | страховка для
  поездки, туристическая страховка, страховка на поездку, страховка за границу
pet-insurance | dyreforsikring@, hundeforsikring@, katteforsikring@, hesteforsikring@, agria, veterinærforsikring@ | djurförsäkring@, hundförsäkring@,
  kattförsäkring@, hästförsäkring@, agria, direktreglering@ | dyreforsikring@, hundeforsikring@, katteforsikring@, hesteforsikring@,
  kæledyrsforsikring@, agria | pet insurance, pet plan, dog insurance, cat insurance, horse insurance, vet fees cover | страховка питомца, страховка
  для животных, страховка собаки, страховка кошки
compensation | erstatning@, kompensasjon@, utbetal@, økonomisk kompensasjon | ersättning, ersättningen, ersättningar, skadestånd@, kompensation@,
  utbetal@ | erstatning@, kompensation@, godtgørelse@, udbetal@ | compensat@, damages, payout@, pay out, settlement | компенсац@, возмещен@, выплат@,
  возмест@
= rights and consent
consent | samtykk@, gir tillatelse, tillatelse@, er det greit at, informert samtykke | samtyck@, medgiv@, ger tillåtelse, tillåtelse@, informerat
  samtycke, är det okej att, är det okej om | samtykke@, giver tilladelse, tilladelse@, informeret samtykke, er det i orden at, må jeg have lov,
  indvillig@ | consent@, permission, informed consent, is it okay if, happy for me to, agree to be recorded | согласие пациента, информированное
  согласие, согласие на, дать согласие, дает согласие, разреш@
confidentiality | taushetsplikt@, taushetsbelagt, konfidensiel@, fortrolig@, personvern@, blir mellom oss, taushet | tystnadsplikt@, sekretess@,
  konfidentiel@, förtrolig@, integritetsskydd@, stannar mellan oss | tavshedspligt@, fortrolig@, konfidentiel@, tavshed, bliver mellem os,
  persondata@, databeskyttelse@ | confidential@, secrecy, privacy, duty of confidentiality, between us, data protection | врачебная тайна, врачебную
  тайну, врачебной тайны, конфиденциальн@, между нами, персональные данные, неразглашен@
next-of-kin | pårørende@, pårørande, nærmeste pårørende, omsorgsperson@, familien din, kontaktperson for pasienten | anhörig@, närstående, närmast
  anhörig, kontaktperson till patienten | pårørende@, nærmeste pårørende, familiemedlem@, omsorgsgiver@, de nærmeste | next of kin, relative,
  relatives, carer, carers, caregiver@, family member, family members | родственник@, родственниц@, близкие, близким, близких, член семьи, ближайший
  родственник
guardian | verge, vergen, vergemål@, verger, foreldreansvar@, foresatt@, foreldrerett@, samværsrett@ | god man, förvaltare@, vårdnadshavare@,
  förmyndar@, vårdnad, vårdnaden, gemensam vårdnad | værge, værgen, værgemål@, forældremyndighed@, forælder med, samværsret@ | guardian@, legal
  guardian, parental responsibility, custody, conservator@, ward of court | опекун@, попечител@, законный представитель, законного представителя,
  родительские права
power-of-attorney | fullmakt@, fremtidsfullmakt@, fullmektig@, gitt fullmakt | fullmakt@, framtidsfullmakt@, ombud, ombudet, gett fullmakt |
  fuldmagt@, fremtidsfuldmagt@, fuldmægtig@, givet fuldmagt | power of attorney, lpa, health proxy, proxy, authorised person | доверенност@,
  доверенное лицо, по доверенности, доверител@
resuscitation-wishes | hlr-minus, hlr minus, ikke gjenopplivning, forhåndssamtale@, behandlingsbegrens@, livsforlengende@, behandlingsavklaring@,
  livstestament@ | hlr nej, ej hlr, ingen hlr, brytpunktssamtal@, behandlingsbegräns@, livsuppehållande@, behandlingsstrategi@ | ingen genoplivning,
  genopliv@, livstestament@, behandlingstestament@, behandlingsniveau@, livsforlængende@ | do not resuscitate, dnr, dnacpr, resuscitat@, advance
  directive, living will, advance care planning, ceiling of care | не реанимировать, отказ от реанимации, поддержание жизни, жизнеподдержива@,
  завещание о жизни
refuse-treatment | nekter behandling, takker nei, takket nei, ønsker ikke behandling, avslår behandling, vil ikke ha behandling, motsetter seg |
  vägrar behandling, tackar nej, tackat nej, avböj@, vill inte ha behandling, avstår från behandling, motsätter sig | afslår behandling, takker nej,
  takket nej, ønsker ikke behandling, vil ikke have behandling, modsætter sig, nægter behandling | refuse treatment, refuses treatment, declines
  treatment, refused treatment, declined, does not want treatment, opted out | отказ от лечения, отказывается от лечения, отказался от лечения,
  отказалась от лечения, не хочет лечиться, отказ пациента
compulsory-care | tvang, tvangen, tvungent psykisk helsevern, tvangsbehandling@, under tvang, tvangsmiddel@, tvangsinnlagt | tvång, tvånget,
  tvångsvård@, lpt, vårdintyg@, lrv, tvångsomhändertag@ | tvang, tvangen, tvangsindlægge@, tvangsindlagt, tvangsbehandling@, røde papirer, gule
  papirer, frihedsberøv@ | compulsory care, sectioned, detained under, involuntary admission, involuntary treatment, compulsory admission, mental
  health act | принудительн@, недобровольн@, против воли, насильно
patient-rights | pasientrettighet@, pasientombud@, rett til behandling, rett til helsehjelp, har krav på, brukerombud@, klagerett@ |
  patienträttighet@, patientnämnd@, rätt till vård, rätten till vård, patientlag@, har rätt till | patientrettighed@, patientvejled@, ret til
  behandling, har krav på, har ret til | patient rights, right to treatment, entitled to, entitlement@, patient advocate, patient advice | права
  пациента, право на лечение, имеет право на, имею право, защита прав
complaint-about-care | klage på behandlingen, klage på legen, klagesak@, pasientklage@, statsforvalter@, helsetilsynet, sende klage | klagomål@,
  anmälan mot vården, klaga på vården, ivo-anmälan, klaga på läkaren, vårdanmäl@ | klage over behandlingen, patientklage@, klagesag@, klage over
  lægen, styrelsen for patientklager, disciplinærnævn@ | complaint about treatment, complain about the doctor, formal complaint, make a complaint,
  ombudsman, complaints procedure | жалоба на врача, пожаловаться на врача, подать жалобу, жалоба на лечение, жалобу на больницу
patient-injury | pasientskade@, npe, feilbehandl@, behandlingsfeil@, behandlingsskade@, skade etter behandling, uønsket hendelse, feilmedisiner@ |
  patientskad@, felbehandl@, vårdskad@, behandlingsskad@, avvikelse@, löf, felmedicin@ | patientskade@, patienterstatning@, fejlbehandl@,
  behandlingsskade@, utilsigtet hændelse, fejlmedicin@ | patient injury, malpractice, medical error, negligen@, adverse event, mistreat@, treatment
  injury, medication error | врачебная ошибка, врачебной ошибки, халатност@, вред здоровью, ошибка врача, ятроген@
identity | legitimasjon@, fødselsnummer@, personnummer@, fødselsdato@, fødselsår@, navn og fødselsdato | legitimation@, personnummer@, födelsedatum@,
  id-kort@, namn och personnummer, samordningsnummer@ | cpr-nummer@, cpr, personnummer@, fødselsdato@, sundhedskort@, navn og cpr | date of birth,
  identity, national insurance number, dob, identification, passport number | дата рождения, дату рождения, паспорт@, снилс, удостоверение личности,
  год рождения
= treatment plans
treatment-plan | behandlingsplan@, plan videre, planen videre, videre plan, behandlingsopplegg@, videre opplegg, veien videre, tiltaksplan@, tiltak
  videre | behandlingsplan@, vårdplan@, planering framåt, vidare plan, fortsatt planering, planen framåt, behandlingsupplägg@ | behandlingsplan@, plan
  fremover, planen er, videre plan, det videre forløb, behandlingsforløb@, den videre plan | treatment plan, management plan, care plan, plan going
  forward, next steps, plan from here, course of action | план лечения, схема лечения, дальнейшая тактика, план действий, тактика лечения, дальнейший
  план
emergency-plan | beredskapsplan@, kriseplan@, egenbehandlingsplan@, handlingsplan@, akuttplan@, nødplan@, anfallsplan@ | krisplan@, handlingsplan@,
  akutplan@, egenvårdsplan@, åtgärdsplan@, beredskapsplan@ | kriseplan@, handleplan@, handlingsplan@, akutplan@, beredskabsplan@, nødplan@ | emergency
  plan, crisis plan, action plan, rescue plan, safety plan, rescue pack, contingency plan | план на случай приступа, кризисный план, план на
  экстренный случай, план безопасности
individual-plan | individuell plan, koordinator@, ansvarsgruppe@, tverrfaglig@, samarbeidsmøte@, samarbeidsplan@ | samordnad individuell plan, sip,
  sip-möte@, vårdsamordnare@, samordnare@, vårdplanering@, teammöte@ | koordinerende sagsbehandler, tværfaglig@, netværksmøde@, samarbejdsmøde@,
  forløbskoordinator@ | individual plan, care coordinator, coordinator@, multidisciplinary, mdt, case conference, joint meeting | индивидуальная
  программа, ипра, ипр, координатор@, междисциплинарн@
treatment-goal | behandlingsmål@, målet er, målet med behandlingen, målsetting@, målsetning@, mål for behandlingen | behandlingsmål@, målet är,
  målsättning@, målvärde@, mål med behandlingen | behandlingsmål@, målet er, målsætning@, mål for behandlingen, formålet er | treatment goal,
  treatment goals, goal@, target@, the aim is, aims | цель лечения, целевой уровень, целевое значение, целевые значения, задача лечения
treatment-options | behandlingsalternativ@, behandlingsmulighet@, hvilke muligheter, valgmuligheter, alternativer, annen behandling |
  behandlingsalternativ@, behandlingsmöjlighet@, vilka alternativ, valmöjlighet@, annan behandling | behandlingsmulighed@, behandlingsalternativ@,
  hvilke muligheder, valgmulighed@, anden behandling | treatment option@, options, alternatives, other treatment, choice of treatment, what can be
  done | варианты лечения, вариант лечения, возможности лечения, альтернатив@, другое лечение, чем лечить
prognosis | prognose@, utsikter, utsiktene, forventet forløp, blir jeg frisk, sjanse for å bli frisk, helbred@ | prognos@, utsikter, utsikterna,
  förväntat förlopp, blir jag frisk, chans att bli frisk, botas, botbar@ | prognose@, udsigter, udsigterne, forventet forløb, bliver jeg rask, chance
  for at blive rask, helbredes, helbredelse@ | prognos@, outlook, expected course, will it get better, chance of recovery, life expectancy, curable |
  прогноз@, перспектив@, каковы шансы, шансы на выздоровление, ожидаемое течение, поправлюсь
recovery-time | hvor lang tid tar det, restitusjon@, tilheling@, rekonvalesen@, tar uker, tar måneder, tar tid, leges, gror | hur lång tid tar det,
  återhämt@, läkning@, konvalescen@, tar veckor, tar månader, tar tid, läker | hvor lang tid tager det, restitution@, opheling@, rekonvalesen@, tager
  uger, tager måneder, tager tid, heler | how long will it take, recovery time, recuperat@, healing time, takes weeks, takes months, convalescen@,
  takes time to heal | сколько заживает, срок восстановления, восстановлени@, восстанавлив@, заживлени@, заживает, займет время
monitoring | overvåk@, monitorer@, følge med på, følger med på, holde øye med, holder øye, regelmessige kontroller, jevnlige kontroller | övervak@,
  monitorer@, hålla koll på, håller koll, hålla ögonen på, regelbundna kontroller, bevaka@ | overvåg@, monitorer@, holde øje med, holder øje,
  regelmæssige kontroller, jævnlige kontroller | monitor@, keep an eye on, keep track, surveillance, regular checks, watch closely | следить за,
  наблюдать за, контролир@, мониторинг@, отслежив@, регулярный контроль
conservative-treatment | konservativ@, uten operasjon, ikke operere, slippe operasjon, ikke-kirurgisk@ | konservativ@, utan operation, inte operera,
  slippa operation, icke-kirurgisk@, icke kirurgisk | konservativ@, uden operation, ikke operere, undgå operation, ikke-kirurgisk@ | conservative,
  conservatively, without surgery, non-surgical@, nonsurgical@, avoid surgery, non-operative | консервативн@, без операции, избежать операции,
  неоперативн@, обойтись без операции
symptom-relief | lindre@, lindring@, symptomlindr@, dempe plagene, symptomatisk behandling, gir lindring | lindra@, lindring@, symptomlindr@,
  symptomatisk behandling, dämpa besvären, mildra besvären | lindre@, lindring@, symptomlindr@, symptomatisk behandling, dæmpe generne, mindske
  generne | relief, relieve@, relieving, symptomatic treatment, ease the symptoms, soothe@, ease the pain | облегч@, симптоматическое лечение, снять
  симптомы, смягч@, снимает боль
= safety net
when-to-call | ta kontakt hvis, ta kontakt dersom, ring hvis, ring dersom, kontakt oss, ta kontakt igjen, si fra hvis, ta ny kontakt, ikke nøl med |
  hör av dig, höra av dig, ring om, kontakta oss, ta kontakt om, sök igen, söka igen, återkom om, återkomma vid behov, hör av er | kontakt os, ring
  hvis, kontakt lægen, henvend dig, ring igen, kom igen hvis, henvende sig, sig til hvis, kontakt læge hvis | call us if, contact us if, come back if,
  call back if, get in touch if, let us know if, ring if, do not hesitate, when to call | позвоните если, звоните если, обращайтесь если, приходите
  если, обратитесь если, сообщите если, когда звонить, свяжитесь
when-to-seek-urgently | oppsøk legevakt, oppsøke legevakt, kom med en gang, straks til lege, øyeblikkelig hjelp, søk hjelp straks, akutt hjelp, dra på
  legevakt | sök akut, söka akut, åk in, uppsök akuten, kom in direkt, sök vård direkt, söka vård omedelbart, åk till akuten | søg læge straks, akut
  hjælp, kontakt lægevagten, kom med det samme, søg hjælp straks, straks til læge, tag på skadestuen | seek immediate help, go to emergency, seek
  urgent help, come straight in, seek medical attention, immediately to hospital, go straight to hospital | срочно к врачу, немедленно обратиться,
  срочно обратиться, вызвать скорую, вызывайте скорую, немедленно в больницу
out-of-hours | legevakt@, utenom åpningstid, kveld og helg, åpningstid@, vakttelefon@, etter stengetid, vaktlege@ | jourcentral@, jouren, närakut@,
  jourläkare@, utanför öppettider, kvällar och helger, öppettider, sjukvårdsrådgivning@, jourmottagning@ | lægevagt@, vagtlæge@, uden for åbningstid,
  aften og weekend, åbningstid@, akuttelefon@, weekendvagt@ | out of hours, out-of-hours, after hours, urgent care centre, walk-in centre, duty
  doctor, evenings and weekends, opening hours, on-call doctor | в нерабочее время, в выходные, ночная клиника, неотложная помощь, часы работы,
  дежурн@
emergency-number | nødnummer@, nødetat@, amk, medisinsk nødtelefon, ring nødnummeret | larmnummer@, ring ambulans, nödnummer@, sos alarm,
  larmcentral@, larma | alarmcentral@, ring efter ambulance, nødnummer@, alarmopkald@, vagtcentral@ | emergency number, dial emergency, call an
  ambulance, emergency services, call for an ambulance, emergency call | номер экстренной помощи, номер скорой, экстренный вызов, экстренные службы,
  телефон спасения
red-flags | faresignal@, røde flagg, alarmsymptom@, varselsignal@, varselsymptom@, tegn på noe alvorlig, alarmsignal@ | varningstecken,
  varningssignal@, röda flaggor, alarmsymtom@, alarmsymptom@, tecken på något allvarligt | faresignal@, røde flag, alarmsymptom@, advarselstegn,
  faretegn, tegn på noget alvorligt | red flag, red flags, warning sign, warning signs, alarm symptom@, danger sign, danger signs, worrying signs |
  тревожные признаки, красные флаги, тревожные симптомы, опасные признаки, опасные симптомы, настораживающие признаки
observe-at-home | observere hjemme, følge med hjemme, observasjon hjemme, se til barnet, vekke barnet, se til ham, tilsyn hjemme | observera hemma,
  hålla uppsikt, väcka barnet, titta till, tillsyn hemma, hålla koll hemma | observere hjemme, holde øje hjemme, vække barnet, tilse barnet, se til
  barnet, opsyn med | observe at home, watch at home, keep watch, wake the child, check on him, check on her | наблюдать дома, последить дома, будить
  ребенка, присматр@, понаблюдать дома
poison-helpline | giftinformasjon@, giftinfo, giftsentral@, hjelpetelefon@, krisetelefon@, mental helse telefon | giftinformation@, giftinfo,
  stödlinje@, hjälplinje@, självmordslinje@, jourtelefon@ | giftlinje@, gifttelefon@, livslinje@, hjælpelinje@, rådgivningstelefon@, krisetelefon@ |
  poison centre, poisons helpline, poison control, helpline@, crisis line, hotline | горячая линия, телефон доверия, токсиколог@, линия помощи
where-to-turn | hvor kan jeg henvende meg, hvor skal jeg ringe, hvem kan jeg kontakte, henvende seg til, henvend deg, rett instans | vart vänder jag
  mig, vart ska jag vända mig, vem kan jag kontakta, vända sig till, vänd dig till, vart ringer jag | hvor skal jeg henvende mig, hvor kan jeg ringe,
  hvem kan jeg kontakte, hvem skal jeg ringe til, henvende mig | where do i go, where should i turn, who do i call, who can i contact, whom to
  contact, turn to | куда обратиться, куда звонить, к кому обратиться, куда обращаться, кому звонить, к кому обращаться
~ advice and self care
advice | råd, rådene, gode råd, rådgi@, rådet, veiled@, anbefalte råd, tips | råd, råden, råd om, rådgiv@, vägled@, goda råd, tips | råd, rådene, gode
  råd, rådgiv@, vejled@, tips | advice, advise, advised, guidance, tips, counsel | совет@, посовет@, рекомендаци@, подскаж@, консультиру@
self-care | egenomsorg@, egenbehandling@, egentiltak@, hva kan jeg gjøre selv, husråd@, ta vare på deg selv, gjøre selv | egenvård@, egenbehandling@,
  vad kan jag göra själv, huskur@, ta hand om dig själv, göra själv | egenomsorg@, egenbehandling@, hvad kan jeg selv gøre, husråd@, passe på dig
  selv, gøre selv | self-care, self care, selfcare, home remed@, what can i do myself, look after yourself, self-management, self-help | уход за
  собой, что делать самому, домашние средства, народные средства, самолечени@, самопомощ@
rest | hvile, hviler, hvilt, hvilte, ta det med ro, avlast@, ro og hvile, i ro, ligge i ro, roe ned | vila, vilar, vilat, vilade, ta det lugnt,
  avlasta@, sängläge@, i vila, vila dig | hvile, hviler, hvilet, hvilede, tage det roligt, aflast@, i ro, ligge stille, ro og hvile | rest, rests,
  rested, resting, take it easy, bed rest, lie down and rest, slow down | отдых@, отдохн@, покой, покоя, постельный режим, соблюдать покой, полежать,
  щадящий режим
keep-moving | holde deg i bevegelse, holde seg i bevegelse, hold deg i aktivitet, vanlig aktivitet, være i aktivitet, bevege deg, gå turer | hålla
  igång, håll igång, röra på sig, röra på dig, rör på dig, vanlig aktivitet, promenera@ | holde dig i gang, holde sig i gang, bevæge dig, vanlig
  aktivitet, være aktiv, hold dig i gang, gå ture | keep moving, stay active, keep active, move around, normal activity, go for walks, keep going |
  двигаться, больше двигаться, оставаться активным, обычная активность, ходить пешком, не лежать
exercise-at-home | øvelse@, hjemmeøvelse@, treningsprogram@, egentrening@, styrketrening@, tøyningsøvelse@ | övningar, övning, hemövning@,
  hemträning@, träningsprogram@, egenträning@, styrketräning@, rehabövning@ | øvelse@, hjemmeøvelse@, træningsprogram@, egentræning@, styrketræning@,
  hjemmetræning@ | exercises, home exercises, exercise programme, exercise program, strengthening exercises, stretching exercises, training programme
  | упражнени@, зарядк@, гимнастик@, комплекс упражнений, силовые упражнения
cold-and-heat | is på, ispose@, kuldepakning@, varmepute@, varmeflaske@, kjøle ned, kjøl ned, avkjøl@, legge is | kyla ner, ispåse@, kylförband@,
  värmedyn@, vetekudde@, värmekudde@, lägga is, is på, kylbehandling@ | is på, køle ned, nedkøl@, ispose@, varmepude@, varmedunk@, lægge is, afkøl@ |
  ice pack, ice packs, put ice on, cool down, heat pack, hot water bottle, cold compress, apply heat | холодный компресс, приложить лед, приложить
  лёд, прикладывать лед, грелк@, охлад@, холод к
raise-the-limb | høyt leie, løfte beinet, holde beinet høyt, beina høyt, heve beinet, heving@, elevert | högläge@, benet högt, benen högt, höja benet,
  i högläge, armen högt | benet højt, hæve benet, hævet leje, benene op, højt leje, elever@ | keep the leg up, leg raised, raise the leg, feet up,
  elevation, elevate, elevating | приподнять ногу, держать ногу выше, возвышенное положение, ногу повыше, поднять ноги
information-leaflet | brosjyre@, informasjonsskriv@, pasientinformasjon@, skriftlig informasjon, les mer på, les om, infoark@, pakningsvedlegg@ |
  broschyr@, informationsblad@, patientinformation@, skriftlig information, läs mer på, läs om, bipacksedel@ | brochure@, pjece@, informationsfolder@,
  patientinformation@, skriftlig information, læs mere på, indlægsseddel@ | leaflet@, handout@, information sheet, written information, read more at,
  brochure@, package insert | листовк@, брошюр@, памятк@, почитайте, прочитайте, письменная информация, инструкц@
lifestyle-change | livsstil@, endre vaner, sunnere liv, frisklivssentral@, legge om, vaneendring@, levevaner | livsstil@, levnadsvan@, ändra vanor,
  hälsosammare liv, fysisk aktivitet på recept | livsstil@, ændre vaner, sundere liv, levevaner, lægge om, kostvaner | lifestyle, lifestyle change,
  change habits, healthier life, healthy habits, lifestyle changes | образ жизни, изменить образ жизни, здоровый образ жизни, зож, менять привычки,
  вредные привычки
symptom-diary | dagbok@, hodepinedagbok@, søvndagbok@, notere ned, skrive ned, føre liste, loggføre@, skriv ned | dagbok@, huvudvärksdagbok@,
  sömndagbok@, anteckna@, skriva upp, skriva ner, för dagbok | dagbog@, hovedpinedagbog@, søvndagbog@, notere ned, skrive ned, skriv ned,
  vandladningsskema@, væske-vandladningsskema@ | diary, diaries, symptom diary, headache diary, write down, keep a log, food diary, jot down |
  дневник@, вести дневник, записывать показания, записывайте, вести записи
reassurance | berolige@, betrygge@, ingenting å bekymre, ikke bekymre deg, ingen grunn til bekymring, kan være trygg, ikke farlig | lugna dig,
  lugnande besked, betrygg@, ingen fara, oroa dig inte, behöver inte oroa, inget farligt, ingen anledning till oro | berolige@, betrygge@, ingen grund
  til bekymring, ikke bekymre dig, kan være tryg, ikke noget farligt, intet farligt | reassur@, nothing to worry about, no need to worry, not to
  worry, no cause for concern, do not worry | успоко@, не волнуйтесь, не переживайте, нет причин для беспокойства, ничего страшного, не беспокойтесь
daily-structure | rutiner, faste rutiner, døgnrytme@, dagsrytme@, struktur i hverdagen, faste tider, dagsplan@ | rutiner, fasta rutiner, dygnsrytm@,
  struktur i vardagen, fasta tider, regelbundna tider | rutiner, faste rutiner, døgnrytme@, struktur i hverdagen, faste tidspunkter, dagsplan@ |
  routine at home, daily routine, daily rhythm, structure to the day, regular times, fixed times | режим дня, распорядок@, в одно и то же время,
  соблюдать режим
gentle-on-body | skåne, skåner, ikke overdrive, ikke anstrenge seg, unngå belastning, unngå tunge løft, ikke løfte tungt, ta hensyn | skona, skonar,
  skonsam@, inte överanstränga, undvik tunga lyft, undvika belastning, inte lyfta tungt | skåne, skåner, skånsom@, ikke overanstreng@, undgå tunge
  løft, undgå belastning, ikke løfte tungt | take care not to, avoid heavy lifting, not overdo, overexert@, avoid strain, no heavy lifting | щадить,
  беречь, берегите, не перенапрягаться, не поднимать тяжести, не поднимать тяжелое, избегать нагрузок
~ results and tests coming
lab-referral | laboratori@, labben, lab, blodprøverekvisisjon@, rekvirer@, bestille blodprøver, ta blodprøver, tas blodprøver, prøvetaking@, ta noen
  prøver | laboratori@, labbet, labb, lab, labremiss@, provtagning@, ta blodprov, beställa prover, tas prover, lämna blodprov, ta prover |
  laboratori@, lab, rekvirer@, blodprøvetagning@, bestille blodprøver, tage blodprøver, prøvetagning@, tage prøver, bioanalytiker@ | laboratory, lab,
  labs, blood request, phlebotom@, take bloods, bloods, order blood tests, blood form | лаборатори@, сдать кровь, сдать анализы, забор крови,
  направление на анализ, назначить анализы, сдайте
test-results | prøvesvar@, blodprøvesvar@, prøveresultat@, svar på prøvene, svarene på, resultat@, laboratoriesvar@, labsvar@ | provsvar@, svar på
  proverna, resultat@, provresultat@, labsvar@, svaret på, blodprovssvar@, svaren på | prøvesvar@, blodprøvesvar@, svar på prøverne, svar på
  blodprøverne, resultat@, prøveresultat@, laboratoriesvar@ | test result, test results, lab result, lab results, results, blood results, result came
  back, findings came | результат@, ответ анализа, анализы готовы, пришли анализы, анализы пришли
results-later | svar kommer, avventer svar, avvente svar, venter på svar, svar i løpet av, svar om noen dager, når svaret foreligger, svar foreligger,
  svar senere | svar kommer, inväntar svar, avvaktar svar, väntar på svar, svar om några dagar, när svaret kommer, invänta provsvar, svar senare |
  svar kommer, afventer svar, afvente svar, venter på svar, svar om nogle dage, når svaret foreligger, svaret kommer, svar senere | results pending,
  awaiting results, await results, waiting for results, results will be back, results in a few days, pending, results later | ждем результат@, ждём
  результат@, результат будет, результаты будут, ответ придет, будут готовы, результат через, ждать результатов
informing-of-result | få beskjed om svar, hører ingenting, ingen nyheter, gir beskjed, sender svar, melding om svar, svarbrev@, ringer med svar |
  besked om svar, hör inget, hör du inget, ger besked, skickar svar, svarsbrev@, ringer med svar, provsvar hem | besked om svar, hører ikke noget,
  giver besked, svar i e-boks, ringer med svar, få svar, ingen besked | inform you of results, no news is good news, let you know, letter with
  results, call with results, hear from us | сообщим результат@, сообщу результат@, сообщат результат, узнать результат, позвоним с результатом
normal-result | normale prøver, fine prøver, prøvene er fine, prøvene var fine, normale svar, ingenting galt på, fine blodprøver, normalt funn, ua,
  u.a | normala prover, fina prover, proverna är bra, proverna såg bra ut, proverna är normala, utan anmärkning, ua, u.a | normale prøver, fine
  prøver, prøverne er fine, prøverne er normale, normale blodprøver, uden anmærkning, intet abnormt, ia, i.a | normal results, results are normal,
  tests were fine, bloods were normal, all clear, no abnormality, unremarkable, nad | анализы в норме, анализы хорошие, в норме, без отклонений, без
  патологии, без особенностей, все чисто
abnormal-result | forhøyet, forhøya, utslag på, unormale prøver, avvikende, utenfor normalen, for høy verdi, for lav verdi, positivt utslag | förhöjd,
  förhöjt, förhöjda, avvikande prov, onormala prover, utanför det normala, för högt värde, för lågt värde, utslag på | forhøjet, forhøjede, afvigende
  prøver, unormale prøver, uden for normalområdet, for højt tal, for lavt tal, udslag på | raised, elevated, abnormal result, abnormal results, out of
  range, outside the normal, too high, too low, abnormal bloods | повышен@, отклонени@, выше нормы, ниже нормы, вне нормы, плохие анализы, анализы
  плохие, понижен@
repeat-test | ta prøven på nytt, nye prøver, gjenta prøven, kontrollprøve@, ny blodprøve, nye blodprøver, kontrollere prøven, ta om igjen | nya
  prover, ta om provet, kontrollprov@, upprepa provet, nytt prov, nytt blodprov, omprov@ | nye prøver, gentage prøven, kontrolprøve@, ny blodprøve,
  nye blodprøver, tage prøven om | repeat test, repeat the test, repeat bloods, recheck bloods, retest@, another blood test, test again | пересдать,
  пересдай@, повторный анализ, повторить анализ, повторные анализы, контрольный анализ, контроль анализов
reference-value | referanseverdi@, normalverdi@, referanseområde@, verdi, verdien, verdier, grenseverdi@, nivået | referensvärde@, normalvärde@,
  referensintervall@, värde, värdet, värden, gränsvärde@, nivån | referenceværdi@, normalværdi@, referenceinterval@, værdi, værdien, værdier,
  grænseværdi@, niveauet | reference range, normal range, normal value, value, values, reading, readings, cut-off, level was | референс@, нормальный
  уровень, показател@, значени@, границы нормы, пределы нормы
sample-to-bring | urinprøve med, prøveglass@, beger, avføringsprøve med, morgenurin@, levere prøve, lever prøve, ta med prøve | provburk@, provrör@,
  morgonurin@, lämna prov, lämna in prov, ta med prov, urinprov med, avföringsprov med | prøveglas, urinprøve med, morgenurin@, aflevere prøve,
  afføringsprøve med, prøvebæger@, tage prøve med | sample pot, specimen@, sample bottle, bring a sample, hand in a sample, urine pot, drop off a
  sample, first-morning | баночк@, контейнер для анализ@, собрать мочу, собрать анализ, принести анализ, утренняя моча, утреннюю мочу
imaging-referral | henvise til røntgen, henvise til mr, bestille røntgen, henvist mr, mr-time@, ta bilder, tas bilder, bildeundersøkelse@, bestille ct
  | remiss till röntgen, remiss röntgen, beställa röntgen, remiss mr, göra en röntgen, bildundersökning@, röntgas, remiss ultraljud | henvise til
  røntgen, bestille røntgen, henvist til scanning, henvise til mr, blive scannet, billedundersøgelse@, henvist til ultralyd | refer for x-ray, order
  an x-ray, refer for scan, book a scan, send for imaging, imaging, scan request, arrange a scan | направить на снимок, направление на рентген,
  направление на мрт, направление на узи, сделать снимок, направление на кт
workup | utred@, videre undersøk@, finne ut av, flere undersøkelser, nærmere undersøk@, kartlegg@ | utred@, vidare undersökning@, ta reda på, fler
  undersökningar, närmare undersökning@, kartlägg@ | udred@, videre undersøg@, finde ud af, flere undersøgelser, nærmere undersøg@, kortlæg@ |
  work-up, workup, investigat@, further tests, further investigations, find out what, more tests | обследова@, дообследов@, дальнейшее обследование,
  выяснить причину, дополнительные исследования
~ diagnosis and certainty
diagnosis | diagnose, diagnosen, diagnoser, diagnosti@, stille diagnose, hva feiler det, hva er det jeg har, tilstanden heter | diagnos, diagnosen,
  diagnoser, diagnosti@, ställa diagnos, vad lider jag av, vad är det för fel | diagnose, diagnosen, diagnoser, diagnosti@, stille diagnosen, hvad
  fejler, hvad er det jeg har | diagnos@, what is wrong with, what do i have, the condition is called, condition is | диагноз@, диагностик@,
  диагностир@, поставить диагноз, поставили диагноз, чем болен, чем болею
suspicion | mistanke@, mistenk@, tenker det kan være, tror det er, sannsynligvis, trolig, obs, tyder på, kan dreie seg om | misstank@, misstänk@, tror
  att det är, sannolikt, troligen, troligtvis, tyder på, obs, kan röra sig om | mistanke@, mistænk@, tror det er, sandsynligvis, formentlig,
  formodentlig, tyder på, obs, kan dreje sig om | suspect@, suspicio@, i think it is, probably, likely, presum@, suggests, query, looks like |
  подозр@, думаю что это, скорее всего, вероятно, предполож@, похоже на
rule-out | utelukk@, ikke tegn til, avkreft@, ikke mistanke om, for å utelukke, ikke holdepunkt@ | uteslut@, uteslöt, inga tecken på, inga
  hållpunkter, för att utesluta, avfärda@ | udeluk@, ikke tegn på, afkræft@, for at udelukke, ingen tegn på, ikke mistanke om | rule out, ruled out,
  exclude, excluded, excluding, no sign of, no evidence of, to be sure it is not | исключ@, чтобы исключить, не подтвердил@, нет признаков, признаков
  нет
differential | differensial@, andre forklaringer, kan også være, andre mulige årsaker, ddx, alternativ diagnose | differential@, andra förklaringar,
  kan också vara, andra möjliga orsaker, diffdiagnos@ | differential@, andre forklaringer, kan også være, andre mulige årsager, difdiagnos@ |
  differential@, ddx, other explanations, could also be, other possible causes, alternative diagnosis, what else could | дифференц@, дифдиагноз@,
  другие причины, другие возможные причины, может быть также, другие объяснения
confirm-diagnosis | påvise@, påvist, verifiser@, fastslå@, konstater@, stadfest@, sikker diagnose | påvisa@, verifier@, fastställ@, konstater@,
  säkerställ@, säker diagnos | påvise@, påvist, verificer@, fastslå@, konstater@, sikker diagnose | establish@, verified, verify, proven, definite
  diagnosis, diagnosis confirmed, detected | установлен диагноз, выявлен@, выявил@, обнаруж@, подтвержденный диагноз, верифицир@
missed-diagnosis | feildiagnos@, oversett, overså, forsinket diagnose, ikke oppdaget, feil diagnose, feilvurder@ | feldiagnos@, förbisedd, missades,
  missat diagnos, försenad diagnos, inte upptäckt, fel diagnos, felbedöm@ | fejldiagnos@, overset, overså, forsinket diagnose, ikke opdaget, forkert
  diagnose, fejlvurder@ | misdiagnos@, overlooked, missed diagnosis, delayed diagnosis, not picked up, wrong diagnosis | неправильный диагноз,
  неверный диагноз, пропустили болезнь, ошибочный диагноз, поздно обнаружили, проглядели
cause | årsak@, skyldes, skyldtes, grunnen til, kommer av, hva kommer det av, forårsak@, utløs@, etiologi@, bakenforliggende | orsak@, beror på,
  berodde på, anledningen till, kommer av, vad beror det på, förorsak@, utlös@, etiologi@, bakomliggande | årsag@, skyldes, skyldtes, grunden til,
  kommer af, hvad skyldes det, forårsag@, udløs@, ætiologi@, bagvedliggende | cause, causes, caused, causing, due to, reason for, trigger@, aetiolog@,
  etiolog@, underlying | причин@, вызван@, из-за чего, обусловл@, этиолог@, провоцир@, отчего, вызывает, вызывают
unknown-cause | ukjent årsak, uforklarlig@, uavklart, finner ikke årsak, idiopatisk@, vet ikke hvorfor, uspesifikk@, ingen forklaring | okänd orsak,
  oförklarlig@, oklar orsak, idiopatisk@, hittar ingen orsak, vet inte varför, ospecifik@, oklar genes | ukendt årsag, uforklarlig@, uafklaret,
  idiopatisk@, ved ikke hvorfor, uspecifik@, ingen forklaring, ukendt genese | unknown cause, unexplained, idiopathic, no cause found, medically
  unexplained, do not know why, non-specific, nonspecific | неизвестная причина, неясной этиологии, идиопат@, причина неизвестна, необъяснимо,
  неспецифич@
severity | alvorlighet@, hvor alvorlig, hvor ille, alvoret, gradering@ | svårighetsgrad@, allvarlighet@, hur allvarligt, hur illa, gradering@ |
  sværhedsgrad@, alvorlighed@, hvor alvorligt, hvor slemt, grad af, graduering@ | severity, seriousness, how serious, how severe, how bad, grading |
  тяжесть состояния, тяжести, насколько серьезно, насколько тяжело, степен@
stage | stadium, stadiet, stadier, sykdomsstadium@, langt kommet, tidlig stadium, avansert sykdom, fase, fasen | stadium, stadiet, stadier,
  sjukdomsstadium@, långt gången, tidigt stadium, avancerad sjukdom, fas, fasen | stadium, stadiet, stadier, sygdomsstadium@, fremskreden@, tidligt
  stadie, stadie, fase, fasen | stage, stages, staging, early stage, late stage, advanced disease, phase | стади@, ранняя стадия, поздняя стадия,
  запущен@, фаза, фазе, фазу
risk | risiko@, risikerer, disponert, disponerende, fare for, høyere risiko, utsatt for, sannsynlighet@ | risk, risken, risker, riskfaktor@, riskerar,
  riskgrupp@, ökad risk, predisponer@, sannolikhet@ | risiko@, risikerer, disponeret, fare for, øget risiko, sandsynlighed@ | risk, risks, risk
  factor@, at risk, predispos@, increased risk, high-risk, prone to, likelihood | риск@, фактор риска, факторы риска, группа риска, предраспол@,
  вероятност@, склонност@
complication | komplikasjon@, følgetilstand@, følgesykdom@, senskade@, seneffekt@, ettervirk@, følger av | komplikation@, följdsjukdom@, biverkan av
  operation, senkomplikation@, sviter, följder av, sena effekter | komplikation@, følgesygdom@, følgetilstand@, senfølge@, følger efter,
  eftervirkning@ | complicat@, after-effect@, late effects, consequence@, sequel@, knock-on effect | осложн@, последстви@, остаточные явления,
  отдаленные последствия
heredity | arvelig@, arv, arvet, genetisk@, gener, i familien, familiær@, slekten, genfeil@, opphopning i familien | ärftlig@, ärvt, hereditet@,
  genetisk@, gener, i släkten, i familjen, familjär@, anlag, anlaget | arvelig@, arvet, genetisk@, i familien, familiær@, slægten, disposition til,
  genfejl@ | heredit@, inherit@, genetic@, genes, runs in the family, family history, in the family, familial, gene fault | наследств@, генетич@,
  гены, генов, в роду, в семье были, семейный анамнез, по наследству, наследуем@
incidental-finding | bifunn@, tilfeldig funn, tilfeldigvis oppdaget, tilfeldig oppdaget, funn | bifynd@, tillfälligt fynd, fynd, fyndet, upptäcktes av
  en slump, av en slump | bifund@, tilfældigt fund, fund, fundet ved, tilfældigt opdaget, incidentalom@ | incidental finding, found by chance,
  incidentaloma@, picked up by chance, chance finding, finding, findings | случайная находка, находк@, случайно нашли, случайно обнаружили, случайно
  выявили
comorbidity | tilleggssykdom@, komorbid@, kjente sykdommer, andre sykdommer, tidligere sykdommer, grunnsykdom@, underliggende sykdom@, sykehistorie@ |
  samsjuklig@, komorbid@, andra sjukdomar, tidigare sjukdomar, grundsjukdom@, sjukdomshistoria@, underliggande sjukdom@ | komorbid@, andre sygdomme,
  tidligere sygdomme, kendte sygdomme, grundsygdom@, sygehistorie@, underliggende sygdom@ | comorbid@, other illnesses, other conditions, past medical
  history, pre-existing, underlying disease, medical history, pmh | сопутств@, другие заболевания, другие болезни, хронические заболевания,
  перенесенные заболевания, анамнез@, фоновое заболевание
= contagion and prevention
contagion | smitte, smitter, smittet, smittsom@, smittefare@, smittevei@, smittekilde@, fått smitte, bli smittet, overføres fra | smitta, smittar,
  smittad, smittsam@, smittspridning@, smittväg@, smittkälla@, blivit smittad, överförs via | smitte, smitter, smittet, smitsom@, smittefare@,
  smittevej@, smittekilde@, smitterisiko@, blevet smittet | contagio@, infectious, catch it, caught it from, passed on, pass it on, transmit@,
  transmission, spread to others | зараз@, заражен@, передается, передаётся, контагиозн@, источник инфекции
isolation | isolasjon@, isolere, isolerer, isolert, karantene@, holde deg hjemme, holde seg hjemme, hjemmeisolasjon@, smitteisolat@ | isolering@,
  isolera, isolerar, isolerad, karantän@, stanna hemma, hålla sig hemma, isolerrum@ | isolation@, isolere, isolerer, isoleret, karantæne@, blive
  hjemme, blive hjemme fra, holde sig hjemme, selvisolation@ | isolat@, self-isolate, self-isolation, quarantine@, stay at home, stay away from
  others, keep apart | изоляц@, изолир@, карантин@, самоизоляц@, сидеть дома, оставаться дома
incubation | inkubasjon@, fra smitte til, dager etter smitte, tid før symptomer | inkubation@, från smitta till, dagar efter smitta, tid före symtom |
  inkubation@, fra smitte til, dage efter smitte, tid før symptomer | incubat@, days after exposure, time to symptoms, from exposure to | инкубацион@,
  срок инкубации, через сколько дней после контакта, через сколько проявится
exposed-contact | smitteeksponer@, vært i kontakt med smitte, nærkontakt@, eksponert, smittespor@, syke rundt, andre syke hjemme, andre i familien
  syke | exponerad, kontakt med sjuk, närkontakt@, smittspår@, andra sjuka hemma, sjuka i omgivningen, utsatt för smitta | udsat for smitte, nær
  kontakt, smitteopspor@, eksponeret, andre syge hjemme, syge omkring, andre syge i familien | exposed to, exposure to someone, close contact, contact
  tracing, others ill at home, sick contacts, anyone else ill | контактировал@, контакт с больным, контакт с больными, контактное лицо, близкий
  контакт, кто-то болеет, дома болеют
outbreak | utbrudd av smitte, sykdomsutbrudd@, epidemi@, går nå, går i barnehagen, pandemi@, smittebølge@ | sjukdomsutbrott@, epidemi@, går just nu,
  går på dagis, går på förskolan, pandemi@, smittvåg@ | sygdomsudbrud@, epidemi@, går rundt, går i børnehaven, pandemi@, smittebølge@ | outbreak@,
  epidemi@, pandemi@, going around, going round, cluster of cases | эпидеми@, вспышк@, пандеми@, ходит по садику, по садику, массовое заболевание
daycare-attendance | barnehage@, være borte fra barnehagen, tilbake i barnehagen, hjemme fra barnehagen, hjemme fra skolen | förskola@, dagis,
  dagiset, hemma från dagis, hemma från förskolan, tillbaka på förskolan | vuggestue@, børnehave@, dagpleje@, institutionen, hjemme fra børnehave,
  tilbage i børnehave | nursery, daycare, day care, kindergarten@, preschool@, back to school, keep home from school, creche | садик, садика, садику,
  детский сад, детского сада, ясли, в сад
carrier-and-resistant | bærer av, bærertilstand@, mrsa, esbl, resisten@, smittebærer@, kolonis@ | bärare av, bärarskap@, mrsa, esbl, resistent@,
  resistens@, smittbärare@, koloniser@ | bærer af, bærertilstand@, mrsa, esbl, resisten@, smittebærer@, koloniser@ | carrier@, carriage, mrsa, esbl,
  resistant bacteria, resistance, superbug@, coloni@ | носител@, резистент@, устойчивые бактерии, бактерионосител@
notifiable-disease | meldepliktig@, msis, meldes til, melding til smittevern, smittevernlege@, kommuneoverlege@ | anmälningspliktig@, smittskydd@,
  anmäls till smittskydd, samhällsfarlig@ | anmeldelsespligtig@, anmeldepligtig@, embedslæge@, indberet@, individuel anmeldelse | notifiable, public
  health notification, notify public health, report to public health, reportable disease | подлежит регистрации, экстренное извещение,
  роспотребнадзор@, эпидемиолог@, сэс
hand-hygiene | håndhygiene@, vaske hendene, vask hender, hendervask@, håndsprit@, håndvask@, munnbind@, smittevern | handhygien@, tvätta händerna,
  handsprit@, handtvätt@, munskydd@, sprita händerna | håndhygiejne@, vaske hænder, håndsprit@, håndvask@, mundbind@, spritte hænder | hand hygiene,
  wash hands, hand washing, handwashing, hand gel, hand sanitiser, hand sanitizer, face mask | мыть руки, гигиена рук, антисептик для рук, мытье рук,
  санитайзер@
prevention | forebygg@, profylak@, hindre at, unngå at det, beskytte mot, beskyttelse mot, forhindre@ | förebygg@, profylax@, profylakt@, förhindra@,
  skydda mot, skydd mot | forebyg@, profylak@, forhindre at, beskytte mod, beskyttelse mod, undgå at det | prevent@, prophyla@, protect against, guard
  against, protection against, protective | профилакт@, предупред@, предотвра@, защитить от, защита от
vaccination | vaksin@, revaksin@, stikk mot, påfyllingsdose@, grunnvaksin@ | vaccin@, spruta mot, påfyllnadsdos@, revaccin@, grundvaccin@ | vaccin@,
  revaccin@, stik mod, grundvaccin@, boosterdosis | vaccin@, immunis@, immuniz@, jab, jabs, booster, boosters, flu shot | вакцин@, привив@, ревакцин@,
  укол от гриппа, бустер@
screening | screening@, screene, masseundersøkelse@, mammografiprogram@, livmorhalsprogram@, tarmscreening@, celleprøve@ | screening@, screena,
  hälsoscreening@, mammografikallelse@, cellprov@, tarmscreening@ | screening@, screene, screenet, mammografiscreening@, celleprøve@,
  tarmkræftscreening@, smear | screening, screened, screen for, mass screening, smear test, bowel screening, breast screening | скрининг@, мазок на
  цитологию, массовое обследование, раннее выявление
immunity | immun, immunt, immune, immunitet@, antistoff@, gjennomgått infeksjon, hatt sykdommen før | immun, immunt, immuna, immunitet@, antikropp@,
  genomgången infektion, haft sjukdomen förut | immun, immunt, immune, immunitet@, antistof@, gennemgået infektion, haft sygdommen før | immune,
  immunity, antibod@, had it before, past infection, herd immunity | иммунитет@, антитела, антител, иммунн@, переболел@, уже болел
~ course of the illness
get-worse | forverr@, verre, blitt verre, verst, tiltag@, tiltatt, økende plager, eskaler@, skrur seg til, dårligere | försämra@, försämring@, värre,
  blivit värre, värst, sämre, förvärra@, tilltagande, eskaler@ | forværr@, værre, blevet værre, værst, dårligere, tiltagende, tiltaget, eskaler@ |
  worse, worsen@, worst, getting worse, deteriorat@, exacerbat@, aggravat@, gone downhill, escalat@ | хуже, ухудш@, обостр@, усилива@, усилил@,
  нараста@, прогрессир@
improve | bedre, blitt bedre, bedring@, bedret, går over til det bedre, på bedringens vei, framgang, fremgang, letter litt, avtag@, avtatt | bättre,
  blivit bättre, förbättra@, förbättring@, på bättringsvägen, framsteg, avtagande, mildrats, lättat | bedre, blevet bedre, bedring@, bedret, forbedr@,
  i bedring, fremgang, fremskridt, aftag@, lettet | better, improve@, improving, getting better, on the mend, eased, easing | лучше, улучш@, полегч@,
  легче, стало лучше, стало легче, положительная динамика, идет на поправку
recovered | frisk, friskt, friske, blitt bra, helt bra, restituert, kommet meg, symptomfri@, leget, tilfrisk@, kvitt | frisk, friskt, friska, blivit
  bra, helt bra, tillfrisk@, återställd, besvärsfri@, symtomfri@, läkt | rask, raske, blevet rask, helt rask, kommet mig, symptomfri@, ophelet,
  helbredt, rask igen | recovered, recover, fully well, cured, symptom-free, symptom free, back to normal, healed, got over it | выздоров@, поправил@,
  вылечил@, здоров, здорова, прошло полностью, зажил@
come-back | kommer tilbake, kom tilbake, kommet tilbake, residiv@, tilbakefall@, på nytt, blusser opp, oppbluss@, gjentatte, tilbakevend@ | kommer
  tillbaka, kom tillbaka, kommit tillbaka, återfall@, recidiv@, återkommande, på nytt, blossar upp, blossat upp, skov | kommer tilbage, kom tilbage,
  kommet tilbage, tilbagefald@, recidiv@, tilbagevend@, igen og igen, blusser op, opblussen@, på ny | comes back, came back, keeps coming back,
  recur@, relaps@, flare-up@, flare up, flares, come back again | возвраща@, вернул@, рецидив@, снова появил@, опять появил@, повторя@, обострени@
spread | sprer seg, spredte seg, spredt seg, spredning@, spre, brer seg, brer om seg, vandrer, utbred@ | sprider sig, spred sig, spritt sig,
  spridning@, utbred@, vandrar, bredde ut sig | spreder sig, spredte sig, spredt sig, spredning@, udbred@, breder sig, vandrer | spread, spreads,
  spreading, extends to, extending, moved to, moving to | распростран@, расползл@, расползается, пошло дальше, перешло на, переходит на, расходится
disappear | forsvinn@, forsvant, forsvunnet, går over, gikk over, gått over, gitt seg, borte nå | försvinn@, försvann, försvunnit, går över, gick
  över, gått över, gett sig, borta nu, släppt | forsvind@, forsvandt, forsvundet, går over, gik over, gået over, går væk, gået væk, fortager sig,
  fortaget | disappear@, went away, gone away, goes away, go away, gone now, passed off, resolve@, cleared up, wore off, subsided, subsides | исчез@,
  пропал@, пропада@, прошло, прошла, прошли, проходит, ушло, утих@
persist | vedvar@, fortsatt plager, gir seg ikke, går ikke over, varer ved, hengt i, henger i, ikke gitt seg | kvarstå@, ihållande, ger sig inte, går
  inte över, håller i sig, hållit i sig, hänger kvar, envis, envisa | vedvar@, fortsat gener, går ikke over, holder ved, bliver ved, varer ved,
  persister@, hænger ved | persist@, won't go away, does not go away, lingering, lingers, still there, hanging on, ongoing, dragging on | не проходит,
  сохраня@, держится, стойк@, затян@, затяж@, никак не проходит
unchanged | uendret, uendra, som før, likt som, status quo, ingen endring, ingen bedring, står stille, like ille | oförändra@, som förut, som
  tidigare, ingen förändring, ingen förbättring, status quo, lika illa, stått still | uændret, uændrede, som før, ingen ændring, ingen bedring, status
  quo, lige slemt, står stille | unchanged, no change, same as before, no better, no improvement, not changed, just the same | без изменений, без
  динамики, по-прежнему, как было, так же как раньше, не изменил@, без перемен
stable | stabil, stabilt, stabile, stabiliser@, holder seg stabil, rolig fase, jevnt forløp | stabil, stabilt, stabila, stabiliser@, lugn fas, jämnt
  förlopp | stabil, stabilt, stabile, stabiliser@, rolig fase, jævnt forløb | stable, stabilis@, stabiliz@, steady, settled, well controlled,
  well-controlled | стабил@, ремисси@, ровное течение, под контролем
begin | begynte, begynner, begynt, startet, starter, oppsto@, debut@, kom på, fra første gang, når begynte | började, börjar, börjat, startade,
  startar, uppkom, uppstod, debut@, insjukna@, när började | begyndte, begynder, begyndt, startede, starter, opstod, opstår, debut@, kom pludselig,
  hvornår begyndte | begin@, began, begun, started, starting, onset, came on, first noticed, when did it start | начина@, началось, появил@, возник@,
  дебют@, когда началось, впервые, начал, начала, началась, начались
sudden | plutselig@, brått, brå, med ett, akutt innsettende, over natten, fra det ene øyeblikket, uventet | plötslig@, hastigt, tvärt, helt plötsligt,
  akut insättande, över en natt, oväntat, från ena stunden | pludselig@, brat, akut indsættende, fra det ene øjeblik, med et slag, over natten,
  uventet | sudden, suddenly, abrupt@, all of a sudden, out of the blue, overnight, unexpected@ | внезапн@, вдруг, резко, неожидан@, острое начало, в
  один момент
gradual | gradvis, gradvise, litt etter litt, snikende, smygende, langsomt, sakte men sikkert, etter hvert, etterhvert | gradvis, gradvisa, smygande,
  successiv@, så småningom, långsamt, sakta, lite i taget, efter hand | gradvis, gradvise, lidt efter lidt, snigende, langsomt, efterhånden, stille og
  roligt | gradual@, slowly, little by little, insidious@, creeping, crept up, over time, bit by bit | постепенн@, понемногу, медленно, исподволь,
  мало-помалу, со временем
stop | opphør@, stoppet opp, tok slutt, sluttet å, ta slutt, over nå, slutter å | upphör@, slutade, slutar, slutat, tog slut, stannade av, ta slut |
  ophør@, holdt op, holder op, stoppede, tog slut, hørte op | stopped, stops, ceased, came to an end, ended, ends, cease | прекрат@, прекраща@,
  останов@, перестал@, закончил@, кончил@
change | endret seg, endring@, endrer seg, endra seg, forandr@, annerledes enn før | förändra@, förändring@, ändrat sig, ändrats, ändring@, annorlunda
  än förut | ændret sig, ændring@, ændrer sig, forandr@, anderledes end før | change, changed, changes, changing, not like before, different from
  before, altered, alteration@ | измен@, перемен@, иначе чем раньше, меняется, поменялось
~ carrying out treatment
start-treatment | starte opp med, sette i gang, oppstart@, starte behandling, begynne med medisin, begynne på, sette deg på, startet på | sätta in,
  insatt, insätt@, påbörja@, starta behandling, börja med medicin, sätta igång | starte op, opstart@, påbegynd@, starte behandling, begynde på, sætte
  i gang, sat i behandling, igangsæt@ | start treatment, initiate@, commence@, put you on, start you on, started on, begin treatment | начать лечение,
  начать принимать, начните, назначи@, назначен@, приступить к лечению
stop-treatment | seponer@, slutte med, slutte på, sluttet på, sluttet med, kutte ut, trappe ned, nedtrapp@, trappe ut | sätta ut, utsatt medicin,
  seponer@, sluta med, slutat med, trappa ner, nedtrapp@, trappa ut, utsättning@ | seponer@, stoppe med, holde op med, udtrap@, nedtrap@, trappe ned,
  trappe ud, ophøre med, pausere | stop treatment, discontinu@, come off, taper@, wean off, weaning, stop taking, stopped taking, quit taking |
  отменить препарат, отмена препарата, прекратить прием, бросить пить таблетки, перестать принимать, постепенная отмена, снижать дозу до отмены
continue | fortsatte, fortset@, videreføre@, holde fram med, som nå, uendret behandling, stå på | fortsätt@, fortsatte, fortsatt behandling,
  fullfölj@, som nu, oförändrad behandling, stå kvar på | fortsæt@, fortsatte, fortsat behandling, videreføre@, som nu, uændret behandling, blive på |
  carry on, keep taking, keep on, stay on, go on with, same treatment, continue, continues, continued, continuing | дальше принимать, так же
  принимать, оставить прежн@, прежнее лечение, продолжа@, продолжить, продолжил
try | prøve ut, utprøv@, forsøk@, prøvd, prøvde, gjøre et forsøk, prøveperiode@, test ut | prova, provar, provat, pröva, prövar, prövat, utprov@,
  försök@, testa | forsøg@, prøve at, prøvet, prøvede, afprøv@, gøre et forsøg, prøveperiode@ | try, tried, trying, trial of, attempt@, give it a go,
  test out | попроб@, пробова@, пробный, попытк@, пытал@, пробуйте, пробуем
wait-and-see | vente og se, avvent@, se an, ser det an, se det an, vente litt, tida an | avvakta@, vänta och se, se tiden an, vänta lite, expektan@,
  exspektan@ | vente og se, afvent@, se tiden an, ser tiden an, se det an, vente lidt, ekspektativ@ | wait and see, watchful waiting, hold off, see
  how it goes, watch and wait, await, give it time | выжида@, подождать, подождем, посмотреть как пойдет, наблюдательная тактика, повременить, пока не
  трогать
avoid | unngå@, holde seg unna, styre unna, ikke bruke, ligge unna, skygge unna | undvik@, hålla sig borta från, låta bli, avhålla@, avstå från, inte
  använda | undgå@, holde sig fra, holde sig væk fra, lade være, afhold@, ikke bruge | avoid@, stay away from, keep off, steer clear, refrain@,
  abstain@ | избега@, воздерж@, не употреблять, исключите из, старайтесь не, сторониться
increase | økt, økes, trappe opp, opptrapp@, høyere dose, doble, doblet, mer av, skru opp | ökning@, ökad, trappa upp, upptrapp@, höja, höjs, höjt
  dosen, dubbla@, öka, ökar, ökat, ökade | øge, øges, øget, optrap@, trappe op, højere dosis, fordoble@, sætte op | increase@, increasing, step up, go
  up on, higher dose, double the dose, titrat@, up the dose | повысить, повыша@, поднять дозу, больше доза, удвоить, увеличить, увеличили,
  увеличиваем, увеличила
reduce | redus@, minsk@, sette ned, lavere dose, halvere@, skjære ned, ned på, senke dosen | minska@, minskning@, sänks, sänkt, reducer@, lägre dos,
  halver@, dra ner, sänka dosen | reducer@, nedsæt@, sætte ned, sænke, sænkes, lavere dosis, halver@, mindske, mindskes | reduce@, reducing,
  reduction@, cut down, lower dose, halve the dose, decrease@, lower the dose, lessen@ | уменьш@, снизить, сниж@, сократить дозу, меньше доза, вдвое
  меньше
switch | bytte til, bytter til, byttet til, skifte til, prøve en annen, gå over på, erstatt@, bytte medisin | byta till, byter till, bytt till,
  ersätta med, ersätts med, byta medicin, prova en annan, övergå till | skifte til, skifter til, skiftet til, erstatte, erstattes, bytte til, skifte
  medicin, prøve en anden | switch@, change over to, swap@, change to another, change medication, replace with, replaced with | замен@, поменять,
  поменял@, перейти на другой, сменить, сменил@
adjust | juster@, tilpass@, dosejuster@, finjuster@, innstille, regulere@ | juster@, anpassa@, dosjuster@, reglera@, inställning@, ställa in dosen |
  juster@, tilpas@, dosisjuster@, indstille, regulere@, afpas@ | adjust@, fine-tune, dose adjustment, adapt@, tweak@, optimis@ | корректир@, коррекц@,
  скорректир@, подобрать дозу, подбор дозы, отрегулир@, подбира@
get-used-to | venne seg, bli vant, vant til, tilvenn@, venne deg, lære å leve med, avfinne@ | vänja sig, bli van, van vid, tillvänj@, vänja dig, lära
  sig leva med | vænne sig, blive vant, vant til, tilvænn@, vænne dig, lære at leve med | used to it, get used to, getting used to, habituat@, learn
  to live with, accustom@ | привык@, адаптир@, научиться жить с, привычное дело
effect-of-treatment | effekt, effekten, hjulpet, hjalp, hjelper, virket, virkning, virkningen, god effekt, nytte av, utbytte | effekt, effekten,
  hjälpt, hjälpte, hjälper, god effekt, nytta av, biter på, verkan | effekt, effekten, hjulpet, hjalp, hjælper, virker, virkede, virkning, virkningen,
  god effekt, gavn af | effective@, worked, helps, helped, helping, response to treatment, benefit from, it works, responded | эффект@, помог,
  помогло, помогла, помогает, действует, подейств@, толку нет, результата от лечения
no-effect | ingen effekt, virker ikke, hjelper ikke, hjalp ikke, uten effekt, manglende effekt, uten virkning, til ingen nytte | ingen effekt, hjälper
  inte, hjälpte inte, utan effekt, utebliven effekt, fungerar inte, till ingen nytta | ingen effekt, virker ikke, hjælper ikke, hjalp ikke, uden
  effekt, manglende effekt, uden virkning | no effect, not working, does not help, did not help, ineffective@, no response, doesn't work, didn't help
  | не помогает, не помогло, не помог, не помогли, без эффекта, неэффективн@, не действует, нет эффекта
endure | tåle, tåler, tålt, tålte, tålmodig@, holde ut, utholdelig@, uutholdelig@, orke, orker | tåla, tål, tåler, stå ut, står ut, uthärd@,
  outhärdlig@, fördra, orka, orkar | tåle, tåler, tålt, tålte, holde ud, udholdelig@, uudholdelig@, orke, orker | tolerate, tolerated, bear it,
  bearable, unbearable, put up with, cannot stand it, endure@ | терпеть, терпимо, нестерпим@, невыносим@, вытерпеть, терплю, сил нет терпеть
~ examining the body
examine | undersøke, undersøker, undersøkes, undersøkt, undersøkelsen, klinisk undersøkelse, status presens, ved undersøkelse | undersöka, undersöker,
  undersöks, undersökt, undersökningen, klinisk undersökning, kroppsundersökning@, vid undersökning, i status | undersøge, undersøger, undersøges,
  undersøgt, undersøgelsen, objektiv undersøgelse, objektivt, ved undersøgelse | examine, examined, examining, examination, exam, physical exam, on
  examination, o/e | осмотр@, при осмотре, объективно, обследуем тело
look-at | se på, ser på, kikke på, titte på, inspisere@, inspeksjon@, kikker, skal vi se | titta på, tittar på, kika på, kikar, inspekter@,
  inspektion@, ta en titt | kigge på, kigger på, kigge, se på, inspicere@, inspektion@, tage et kig | look at, looking at, take a look, have a look,
  inspect@, let me see | посмотреть, посмотрим, посмотрю, взглян@, осматрива@, гляну, покажите
listen-to | lytte på, lytter på, lytte, auskult@, stetoskop@, høre på hjertet, høre på lungene, lytter | lyssna på, lyssnar på, auskult@, stetoskop@,
  lyssna på hjärtat, lyssna på lungorna, lyssna | lytte på, lytter på, lytte til, auskult@, stetoskop@, lytte på lungerne, st.p | listen to, listening
  to, listen, auscult@, stethoscope@, listen to your heart, listen to your chest | послуша@, выслуш@, аускульт@, стетоскоп@, фонендоскоп@
feel-for | kjenne på, kjenner på, palper@, palpasjon@, kjenne etter, kjenne på magen, kjenner etter | känna på, känner på, palper@, palpation@, klämma
  på, känna efter, palpabel@ | føle på, mærke på, palper@, palpation@, mærke efter, føler på | feel for, feel your, palpat@, examine with my hands,
  feel around, palpable | пальп@, прощуп@, ощуп@, пощупать, щупать, потрогать
press-on | trykke på, trykker på, trykk på, trykket på, trykkøm@, trykkvond@, trykkes på, når jeg trykker | trycka på, trycker på, tryckt på,
  tryckömhet@, tryckömt, när jag trycker, trycköm, tryck på | trykke på, trykker på, tryk på, trykket på, trykøm@, når jeg trykker | press on,
  pressing on, when i press, push on, tender to pressure, pressed on | надав@, нажать, нажима@, при надавливании, при нажатии
knock-on | banke på, bankeøm@, perkut@, perkusjon@, banker forsiktig | knacka på, perkut@, perkussion@, dunköm@, knackar lätt | banke på, perkut@,
  perkussion@, bankeøm@ | percuss@, tap on, tapping, tap gently, tender to percussion, knock on | постуч@, перкус@, простуч@, перкут@, постукива@,
  поколачив@
measure | måle, måler, målt, målte, måling@, måles | mäta, mäter, mätt, mätte, mätning@, mätvärde@, mäts | måle, måler, målt, målte, måling@, måles |
  measure@, measuring, reading taken, take a reading, check your blood pressure | измер@, померить, померил@, меряю, мерить, замер, замеры
weigh-and-height | veie, veier, veid, veide, vekten, høyde og vekt, vekta, lengde og vekt | väga, väger, vägde, vägt, vågen, längd och vikt, vikten |
  veje, vejer, vejet, vejede, vægten, højde og vægt, vægtmål@ | weigh, weighed, weighing, scales, height and weight, weigh yourself | взвес@, взвеш@,
  весы, весит, вешу, рост и вес
~ what the patient does during examination
undress | kle av, ta av deg, ta av genseren, kle av deg, bar overkropp, overkroppen bar, trekke opp genseren, ta av buksa | klä av, ta av dig, ta av
  tröjan, klä av dig, bar överkropp, dra upp tröjan, ta av byxorna | tage tøjet af, tag blusen af, tage blusen af, klæde om, trække op i blusen, tage
  bukserne af, bar overkrop | undress@, take off your top, take your shirt off, roll up your sleeve, take off your shoes, lift your shirt | раздень@,
  снимите, раздева@, снять одежду, поднимите рубашку, разуй@, до пояса
lie-down-on-couch | legg deg, legge deg på benken, undersøkelsesbenk@, legg deg ned, ligge på ryggen, sett deg opp, på benken | lägg dig, lägga dig på
  britsen, britsen, lägg dig ner, ligga på rygg, sätt dig upp, brits | læg dig, lægge dig på briksen, briksen, læg dig ned, ligge på ryggen, sæt dig
  op, lejet | lie down, lie on the couch, lie back, hop up on the couch, lie on your back, sit up for me | ложитесь, лягте, прилягте, лечь на кушетку,
  кушетк@, лягте на спину, на кушетке
breathe-for-me | pust inn, trekk pusten, pust dypt, pust med åpen munn, hold pusten, pust ut | andas in, andas djupt, djupa andetag, ta ett djupt
  andetag, håll andan, andas ut | træk vejret dybt, træk vejret ind, tag en dyb indånding, hold vejret, pust ud, ånd ind | breathe in, deep breath,
  deep breaths, breathe out, hold your breath, big breath | вдохните, глубокий вдох, выдохните, дышите глубоко, не дышите, задержите дыхание, сделайте
  вдох
open-mouth | gap opp, gap, åpne munnen, si aah, stikk ut tunga, tungespatel@, rekk tunge | gapa, gapa stort, öppna munnen, säg aah, räck ut tungan,
  spatel@ | luk munden op, gab op, åbn munden, sig aah, ræk tunge, spatel@ | open your mouth, open wide, say ah, stick out your tongue, tongue
  depressor | откройте рот, шире рот, скажите а, высуньте язык, шпател@, покажите язык
bend-and-stretch | bøye, bøyer, bøyd, strekke, strekker, strukket, fleksjon@, ekstensjon@, bøye deg framover, bøy | böja, böjer, böjt, sträcka,
  sträcker, sträckt, flexion@, extension@, böja dig framåt, böj | bøje, bøjer, bøjet, strække, strækker, strakt, fleksion@, ekstension@, bøje dig
  forover, bøj | bend, bends, bending, bent, stretch, stretching, straighten@, flex, flexion, extend your, extension | согн@, сгиб@, разгиб@, разогн@,
  наклон@, вытян@
turn-and-twist | vri, vrir, vridd, rotasjon@, roter@, dreie, dreier, vri på hodet, snu, snur, snu deg | vrida, vrider, vridit, rotation@, roter@,
  vända på huvudet, vänd, vänder, vänd dig | dreje, drejer, drejet, rotation@, roter@, vride, vrider, vende sig, vend, vend dig | turn, turning,
  twist@, rotat@, turn your head, turn over, roll over | повернуть, поверните, повернитесь, поворот@, поворачива@, вращ@, ротац@, скруч@
lift-and-raise | løfte, løfter, løftet, løft, løfte armen, elevasjon@, heve armen, abduser@, abduksjon@ | lyfta, lyfter, lyfte, lyft, lyft armen,
  lyfta armen, elevation@, abducer@, abduktion@ | løfte, løfter, løftede, løft, løfte armen, elevation@, hæve armen, abducer@, abduktion@ | lift,
  lifting, lifted, raise your arm, raise your leg, abduct@, lift the leg, lift your arm | подним@, поднять руку, подъем@, отвести руку, отведени@
grip-and-resist | klemme, klem hånden, ta i mot, hold igjen, hold imot, dytt, skyv mot, press mot, mot motstand | krama handen, tryck emot, håll emot,
  håll kvar, mot motstånd, pressa mot | klem, klem min hånd, hold imod, pres imod, skub, tryk imod, mod modstand | squeeze, squeeze my hand, push
  against, resist, hold against, against resistance, grip my fingers | сожмите, сжать руку, сопротивл@, сжимайте, держите крепко, с сопротивлением
walk-for-me | gå bortover gulvet, gå på tærne, gå på hælene, stå på ett bein, gå på linje, huksitting@, sette deg på huk | gå på tå, gå på hälarna,
  stå på ett ben, gå några steg, sätta dig på huk, gå på linje | gå på tæer, gå på hælene, stå på et ben, gå hen ad gulvet, sætte dig på hug,
  linjegang | walk for me, walk on your heels, walk on tiptoe, stand on one leg, squat down, walk in a line, tandem | пройдитесь, на носках, на
  пятках, встаньте на одну ногу, присядьте, пройти по линии
photograph | fotografer@, ta bilde av, bilde av utslettet, sende bilde, foto, kamera@, sendt bilder, bilder av | fotografer@, ta kort på, ta en bild,
  skicka bild, foto, bild på utslaget, skicka bilder | fotografer@, tage et billede, billede af udslættet, sende billede, foto, sende billeder |
  photograph@, photo, photos, take a picture, send a picture, send pictures | фотограф@, фото, снимок на телефон, пришлите фото, сфотограф@, фотки
~ sending and getting
send | sende, sender, sendt, sendte, sende inn, sende over, oversend@, sendes | skicka, skickar, skickat, skickas, skickade, sända, sänds, översänd@ |
  sende, sender, sendt, sendte, sendes, sende ind, fremsend@, indsend@ | send, sends, sending, send it, sent off, email it, forward@, submit@ |
  отправ@, посла@, высла@, прислать, переслать, направить письмо, пришлите, прислал@
order-for-patient | bestille for deg, bestiller, bestilt, bestilling@, bestilles, bestill | beställ@, rekvisition@, lägga en beställning, boka åt dig
  | bestille, bestiller, bestilt, bestilling@, bestilles, bestil | ordered, ordering, request@, put in an order, place an order | заказ@, закаж@,
  заявк@, запрос@
receive | fått tilsendt, fikk tilsendt, få i posten, mottar, mottatt, mottok | fått hem, fick hem, erhåll@, få på posten, mottar, mottagit, mottog |
  modtag@, fået tilsendt, fik tilsendt, få med posten | receive@, receiving, got in the post, arrived in the post, came through, in receipt | пришло
  письмо, пришло по почте, получил, получила, получить, получение
bring-along | ta med, tar med, tatt med, ha med, husk å ta med, medbring@, hadde med | ta med, tar med, tagit med, ha med, glöm inte ta med, medtag@,
  hade med | tage med, tager med, taget med, have med, husk at tage, medbring@, havde med | bring along, bring with you, bring your, brought along,
  remember to bring, bring in, take along | взять с собой, принести, принесите, возьмите с собой, захват@, при себе
hand-over | levere, leverer, levert, lever inn, levere inn, gi til, utlevert, leveres | lämna, lämnar, lämnat, lämna in, lämnas in, inlämn@, överlämn@
  | aflever@, indlever@, give til, indgive, give videre | hand in, handed in, hand over, deliver, deliver it, drop off, give it to | сдавать, отдать,
  отдай@, вручить, передать врачу, занести, сдам
notify | meld@, gi beskjed, gi beskjed til, varsl@, underrett@, inform@, rapporter@ | meddela@, ge besked, anmäl@, underrätt@, rapporter@, inform@,
  säga till | meddel@, give besked, sige til, anmeld@, inform@, rapporter@, orienter@ | notif@, inform, informed, informing, report it, reported, let
  them know | сообщ@, извест@, уведом@, проинформ@, доложить, дать знать
apply | søke om, søker om, søkt om, søknad@, søkt, søke på | ansök@, söka om, söker om, sökt om | ansøg@, søge om, søger om, søgt om | apply, applied
  for, apply for, application@, applying, claim, put in a claim | подать заявление, заявлени@, подавать документы, подать документы, подал заявление,
  ходатайств@
grant | innvilg@, godkjen@, fått godkjent, fikk innvilget, vedtak, vedtaket | bevilja@, godkänn@, godkänt, fått beviljat, beslut om, tillstyrk@ |
  bevilg@, godkend@, fået bevilget, afgørelse@, tilkend@ | grant, granted, approve@, approval, accepted, awarded, authoris@ | одобр@, утверд@,
  утвержден@, удовлетворили заявление, согласовал@
reject | avslag@, avslått, avslo, avvis@, fikk avslag, ikke innvilget, ikke godkjent | avslag@, avslå@, nekad, nekades, avvisa@, fick avslag, ej
  beviljad | afslag@, afslået, afvis@, fik afslag, ikke bevilget, ikke godkendt | reject@, refusal@, turned down, not approved, knocked back, refused
  the claim | отказал@, получил отказ, не одобрил@, отказ комиссии, отклонили, отклонена
appeal | anke, anket, anker, ankesak@, klage på vedtak, klage på avslag, klagefrist@, klageadgang | överklag@, omprövning@, ompröva@, besvär över,
  begära omprövning | anke, anket, klage over afgørelse, klage over afslag, klagefrist@, genvurdering@, ankestyrelsen | appeal, appealed, appeals,
  appealing, tribunal@, reconsideration, challenge the decision | обжал@, апелляц@, оспор@, пересмотр решения, пожаловаться на отказ
documentation | dokumenter@, dokumentasjon@, papirer, papirene, notat, notatet, notere, noterer, notert | dokumenter@, dokumentation@, papper,
  papperen, anteckning, noterar, noterat, notera, diktera@ | dokumenter@, dokumentation@, papirer, papirerne, notat, notatet, notere, noterer, noteret
  | document@, papers, note down, written up, jot, make a note, type it up | задокумент@, документаци@, записать в карту, пометк@, запротокол@,
  отметить в карте
print-and-copy | skrive ut på papir, utskrift@, kopi, kopien, kopiere@, skannes, skanne inn | utskrift@, kopia, kopian, kopiera@, skanna in, skannas,
  skrivaren | udskrift@, kopi, kopien, kopiere@, printe@, skanne ind | print@, copy, copies, scanned in, photocop@, scan it in | распечат@, копия,
  копию, ксерокоп@, скан, отсканир@, принтер@
deadline | frist, fristen, tidsfrist@, utløpt, utløper, gyldig til, går ut på dato | frist, fristen, tidsfrist@, löper ut, gäller till, giltig till,
  gått ut | frist, fristen, tidsfrist@, udløb@, gyldig til, gælder til, inden for fristen | deadline@, time limit, expire@, expiry, valid until, no
  later than, out of date | срок подачи, истек@, срок действия, действителен до, не позднее, просроч@, крайний срок
~ talking and deciding
deny | nekter for, benekt@, avkreftet av pasienten, nei til, sier nei | förneka@, nekar till, nekar, bestrid@, säger nej | benægt@, nægter at have,
  afviser at have, siger nej, nægter for, nægtes | deny, denies, denied, denying, says no, answered no | отрица@, говорит нет, сказал что нет,
  отвечает нет
confirm | bekreft@, stemmer det, det stemmer, riktig forstått | bekräft@, stämmer, stämmer det, det stämmer, rätt uppfattat | bekræft@, det passer,
  det stemmer, rigtigt forstået | confirm, confirms, confirmed, that is right, affirm@, that is correct | подтвер@, верно, правильно понял@, все верно
doubt | tvil, tviler, tvilte, usikker, usikkert, usikre, usikkerhet@, i tvil, skeptisk@, vet ikke helt | tvekan@, tvivl@, tvekar, osäker, osäkert,
  osäkra, osäkerhet@, skeptisk@, vet inte riktigt | tvivl@, i tvivl, usikker, usikkert, usikre, usikkerhed@, skeptisk@, ved ikke helt | doubt@,
  unsure, uncertain@, not sure, hesitat@, sceptical, skeptical | сомнева@, сомнени@, не уверен, не уверена, сомнительн@, неуверен@
forget-to | glemme, glemmer, glemte, glemt, glemte å, glemmer å ta, husket ikke | glömma, glömmer, glömde, glömt, glömde bort, glömmer att ta, missat
  att | glemme, glemmer, glemte, glemt, glemmer at tage, huskede ikke | forget, forgets, forgot, forgotten, forgetting, slipped my mind, missed a dose
  | забыл, забыла, забыли, забыва@, забыть, вылетело из головы
remember | huske, husker, husket, kommer på, erindr@, husker du, minnes | kommer ihåg, komma ihåg, minns, mindes, kom ihåg, erinr@, minnas | huske,
  husker, huskede, husket, kan huske, erindr@, mindes | remember, remembers, remembered, recall@, can you remember, bring to mind | помню, помнит,
  помните, вспомн@, вспомина@, запомн@, помнить
mention | nevne, nevner, nevnt, nevnte, tar opp, ta opp, omtal@, si noe om | nämna, nämner, nämnt, nämnde, tar upp, ta upp, omtal@, säga något om |
  nævne, nævner, nævnt, nævnte, tager op, tage op, omtal@, sige noget om | mention@, bring up, brought up, raise with the doctor, refer to it, touched
  on | упомя@, упомин@, сказать о, говорил о, затронул@
recommend | anbefal@, tilrå@, foreslå@, råde til | rekommend@, tillråd@, föreslå@, förslag, förordar | anbefal@, tilråde@, foreslå@, råde til |
  recommend@, suggest we, suggestion@, propose@, i would suggest, advis@ | рекоменд@, предлага@, предложил@, предложу, желательно, порекоменд@
decide | bestemme, bestemmer, bestemte, bestemt seg, avgjør@, beslutt@, beslutning@, velge, valgt å | bestämma, bestämmer, bestämde, bestämt, avgör@,
  beslut, besluta@, beslutet, välja, valt att | bestemme, bestemmer, bestemte, beslut@, afgør@, vælge, valgt at | decide@, decision@, make up your
  mind, opt for, choose to, shared decision, deciding | реши@, решени@, определиться, принять решение, выбрать вариант
agree | enig, enige, er enig, avtalt, avtaler vi, bli enige, da sier vi det, godtar, aksepter@ | överens, eniga, håller med, kommer överens,
  överenskommelse@, instämm@, accepter@, då säger vi så | enig, enige, aftaler vi, er enig, blevet enige, enighed@, accepter@, så siger vi det |
  agree, agreed, agrees, agreement, in favour, go along with, accept, sounds good | соглас@, договорил@, так и сделаем, не против
disagree | uenig, uenige, ikke enig, er uenig, protester@, uenighet@, misfornøyd@ | inte överens, oenig@, håller inte med, oense, protester@,
  missnöjd@ | uenig, uenige, ikke enig, er uenig, protester@, uenighed@, utilfreds@ | disagree@, not agree, object to, dispute@, unhappy with,
  dissatisf@ | не согласен, не согласна, возраж@, недоволен, недоволь@, спорит
plan-ahead | planlegg@, planlagt, har tenkt å, tenker vi, framover, fremover | planer@, har tänkt att, tänker vi, framöver | planlæg@, planlagt, har
  tænkt mig, tænker vi, fremover | planned, planning, intend@, going forward, scheduled for, plan to | запланир@, планир@, собираюсь, собирается,
  намерен@, в планах
~ understanding, asking and wishing
understand | forstår, forstått, forstod, skjønner, skjønt, oppfatt@, begrip@, henger med på | förstår, förstått, förstod, fattar, fattat, uppfatt@,
  begrip@, hänger med | forstår, forstået, forstod, fatter, opfatt@, begrib@, er med på | understand@, understood, follow what, makes sense, grasp@,
  comprehend@ | понимаю, понял, поняла, понимает, разобрал@, ясно вам
explain | forklar@, fortelle om, opplys@, informere om, gjøre rede for, utdyp@ | förklar@, berätta om, upplys@, redogör@, informera om, klargör@ |
  forklar@, fortælle om, oplys@, informere om, redegør@, uddyb@ | explain@, explanation@, clarif@, tell me more, talk you through, go over | объясн@,
  разъясн@, поясн@, расскажите, рассказать
ask-question | spørre, spør, spurte, spurt, spørsmål@, lurer på, lurte på, undre@ | fråga, frågar, frågade, frågat, frågor, undrar, undrade,
  fundering@ | spørge, spørger, spurgte, spurgt, spørgsmål@, undrer, undrede, i tvivl om noget | ask, asked, asking, question, questions, wonder,
  wondering, enquir@, inquir@ | спрос@, спрашива@, вопрос@, задать вопрос, уточнить, хотел спросить
worried-about | bekymre@, bekymring@, urolig for, engste@, redd for, redd for at, stresset for | orolig, oroliga, oroar, oroat, orolig för, bekymra@,
  rädd att, rädd för | bekymre@, bekymring@, urolig for, ængste@, bange for, nervøs for | worried, worry, worries, worrying about, concern@, afraid
  that, apprehens@ | волну@, переживаю, переживает, тревожит, боюсь что, опаса@, боится что, обеспоко@, беспокоюсь, беспокоится за
wish-and-expect | ønske, ønsker, ønsket, forvent@, håper, håp om, ønskelig@ | önska, önskar, önskat, önskemål@, förvänt@, hoppas, skulle vilja |
  ønske, ønsker, ønsket, forvent@, håber, ønskelig@ | wish, wishes, hope, hopes, hoping, expect@ | хотел бы, хотела бы, желани@, ожида@, надеюсь,
  надеется, пожелани@
insist-and-demand | krever, krevd, insister@, press fra, maser, mase om, forlang@, står på sitt | kräver, krävt, krävde, insister@, tjatar, tjata,
  står på sig, pressar på | kræver, krævet, insister@, forlang@, plager om, presser på, står fast | insist@, demand@, pushing for, pressing for,
  adamant@, pester@ | настаив@, настоял@, требует, требова@, требую, добива@, настойчив@
trust-and-satisfied | tillit@, stoler på, fornøyd@, trygg på, takknemlig@, takk for hjelpen | förtroende@, litar på, nöjd, nöjda, nöjd med, trygg med,
  tacksam@, tack för hjälpen | tillid@, stoler på, tilfreds, tilfredse, tryg ved, tilfreds med, taknemmelig@, tak for hjælpen | trust, trusts,
  satisfied, satisfaction, pleased with, happy with, thankful, thank you doctor | довольн@, доволен, благодар@, спасибо доктор, спасибо за помощь,
  доверяю, доверяет, доверие
~ feel and look of a body part
sore | øm, ømt, ømme, ømhet@, sår i kroppen, ømfintlig@, verkende | öm, ömt, ömma, ömhet@, ömmar, ömtålig@, värkande | øm, ømt, ømme, ømhed@,
  ømfindtlig@, værkende, trykfølsom@ | sore, tender, tenderness, soreness, sensitive to touch, aching, painful to touch | болезненн@, саднит,
  чувствительный к прикосновению, ноет, больно трогать, ноющ@
stiff | stiv, stivt, stive, stivhet@, støl, stølt, støle, morgenstiv@, låst | stel, stelt, stela, stelhet@, morgonstel@, orörlig@, låst sig | stiv,
  stivt, stive, stivhed@, morgenstiv@, låst, ubevægelig@ | stiff, stiffness, stiffer, morning stiffness, rigid, locked up, inflexible | скован@,
  тугоподвижн@, утренняя скованность, не гнется, закостен@, ригидн@
red | rød, rødt, røde, rødme@, rødlig@, erytem@, rødflammet, rødhet | röd, rött, röda, rodnad@, rödaktig@, erytem@, rödflammig@, rodnar | rød, rødt,
  røde, rødme@, rødlig@, erytem@, rødskær@ | red, redness, reddish, reddened, erythema@, inflamed looking, flushed | красный, красная, красное,
  красные, покрасн@, краснот@, гипереми@, эритем@
warm | varm, varmt, varme, varmere, varmeøk@, varm å ta på, hett, kokvarm | varm, varmt, varma, varmare, värmeök@, varm att ta på, hett, het | varm,
  varmt, varme, varmere, varmeøg@, varm at røre ved, hedt | warm, warmer, warmth, hot to touch, hot to the touch, feels hot | теплый, тёплый, теплая,
  горячий, горячая, горячее, теплее, горячий на ощупь
swollen | hoven, hovent, hovne, hevelse@, opphovn@, hovnet, hovner, oppsvulm@ | svullen, svullet, svullna@, uppsvälld, svälld, svälla@ | hævet,
  hævede, hævelse@, hæver op, hæver, ophovn@, opsvulm@ | swollen, swelling@, swell, swells, swelled, puffy, puffiness | опух@, отек@, отечн@, припух@,
  отёк, распух@
hard-and-firm | hard, hardt, harde, fast å kjenne på, steinhard@, forhard@, fast konsistens, indurasjon@ | hård, hårt, hårda, fast konsistens,
  stenhård@, förhård@, indur@, fast att känna på | hård, hårdt, hårde, fast konsistens, stenhård@, forhård@, indur@, fast at mærke på | firm,
  firmness, rock hard, indurat@, solid feeling, hardened, feels hard, hard lump, hard to the touch | твердый, твёрдый, твердая, твердое, уплотнени@,
  плотн@, затвердени@
soft | myk, mykt, myke, bløt, bløtt, bløte, mykere, blaut, svampete | mjuk, mjukt, mjuka, mjukare, lös konsistens, svampig@ | blød, blødere,
  blødgjort, svampet, blød hævelse | soft, softer, squishy, spongy, softened, doughy | мягкий, мягкая, мягкое, мягкие, мягче, размягч@, рыхл@
moist | fuktig@, våt, vått, våte, klam, klamt, væskende, fukt, det væsker | fuktig@, våt, vått, våta, klibbig@, vätskar, fukt, det vätskar | fugtig@,
  våd, vådt, våde, klam, klamt, væsker, væskende, fugt | moist@, wet, damp, weeping, clammy, oozing, soggy | влажн@, мокрый, мокрая, сырой, сырость,
  мокн@
dry | tørr, tørt, tørre, tørrhet@, uttørket, flasser, skjellende, sprukken | torr, torrt, torra, torrhet@, uttorkad, fnasig@, fjällande, sprucken |
  tør, tørt, tørre, tørhed@, udtørret, skællende, sprukken | dry, dryness, drier, dried out, flaky, scaly, parched | сухой, сухая, сухое, сухие,
  сухост@, шелуш@, пересушен@
rough-or-smooth | ru, rue, ujevn, ujevnt, ujevne, glatt, knudrete, jevn overflate | sträv, strävt, sträva, ojämn, ojämnt, slät, knottrig@, skrovlig@ |
  ru, rue, ujævn, ujævnt, glat, knudret, nubret, jævn overflade | rough, smooth, uneven, bumpy, irregular surface, sandpapery, coarse | шершав@,
  гладкий, гладкая, неровн@, бугрист@, шероховат@
pale-or-discoloured | blek, blekt, bleke, bleikt, misfarg@, blåfarge@, fargeforandring@, mørkere, grålig, cyano@ | blek, blekt, bleka, missfärg@,
  blåfärgad, färgförändring@, mörkare, gråaktig, cyano@ | bleg, blegt, blege, misfarv@, blålig@, farveforandring@, mørkere, grålig, cyanot@ | pale,
  pallor, discolour@, discolor@, bluish, darker, greyish, cyanos@, off-colour | бледн@, посине@, синюшн@, потемн@, изменение цвета, цианоз@, серый
  цвет
lump-mobile-or-fixed | forskyvelig@, fastsittende, flytter på seg, adherent@, bevegelig kul, uforskyvelig | förskjutbar@, fastsittande, rörlig knöl,
  adherent@, flyttbar | forskydelig@, fastsiddende, adhærent@, bevægelig knude, uforskydelig@ | mobile lump, fixed lump, tethered, moveable lump,
  movable lump, adherent | подвижный узел, спаян@, неподвижный узел, смещаем@, подвижное образование
painless | smertefri@, uten smerter, ikke vondt, gjør ikke vondt, uøm, indolent, smerteløs | smärtfri@, utan smärta, inte ont, gör inte ont, oöm,
  indolent, smärtlös | smertefri@, uden smerter, ikke ondt, gør ikke ondt, uøm, indolent, smerteløs | painless, pain free, pain-free, does not hurt,
  no pain, non-tender, indolent | безболезн@, не болит, без боли, боли нет, не больно
~ place on the body
deep | dyp, dypt, dype, dypere, dypt inne, innvendig, langt inne, dyptliggende | djup, djupt, djupa, djupare, långt in, invärtes, djupt inne,
  djupliggande | dyb, dybt, dybe, dybere, dybt inde, indvendig, indvendigt, dybtliggende | deep, deeper, deeply, deep inside, deep down, deep-seated |
  глубок@, глубже, внутри, глубинн@
superficial | overfladisk@, overflaten, utvendig@, like under huden, ytterst, på overflaten | ytlig@, ytan, utvärtes, strax under huden, på ytan,
  utvändig@ | overfladisk@, overfladen, udvendig@, lige under huden, yderst, på overfladen | superficial@, on the surface, surface, just under the
  skin, shallow, outer layer | поверхност@, снаружи, под кожей, на поверхности, неглубок@, наружн@
symmetrical-both-sides | symmetrisk@, begge sider, bilateral@, tosidig, på begge sider, begge bein, begge armer, dobbeltsidig@ | symmetrisk@, båda
  sidor, bilateral@, dubbelsidig@, på båda sidor, båda benen, båda armarna | symmetrisk@, begge sider, bilateral@, dobbeltsidig@, på begge sider,
  begge ben, begge arme | symmetric@, both sides, bilateral@, on both sides, both legs, both arms, both hands | симметричн@, с обеих сторон,
  двусторон@, с двух сторон, обе ноги, обе руки, двухсторон@
one-sided | ensidig@, på den ene siden, unilateral@, halvsidig@, usymmetrisk@, asymmetri@, bare på ene siden | ensidig@, på ena sidan, unilateral@,
  halvsidig@, osymmetrisk@, asymmetri@, bara ena sidan | ensidig@, på den ene side, unilateral@, halvsidig@, asymmetri@, kun på den ene side |
  one-sided, one side, unilateral@, asymmetr@, only on one side, half of the | односторон@, с одной стороны, асимметр@, на одной стороне, половина
  лица, половина тела
right-side | høyre, høyresidig@, hø, høyre side, på høyre, dxt, dexter | höger, högersidig@, hö, högra, höger sida, på höger, dx | højre, højresidig@,
  højre side, på højre, dxt, hø | right side, right-sided, right hand side, on the right, right leg, right arm, rt | справа, правый, правая, правое,
  правой, правую, правосторон@, с правой стороны
left-side | venstre, venstresidig@, venstre side, ve, på venstre | vänster, vänstersidig@, vä, vänstra, vänster sida, på vänster | venstre,
  venstresidig@, venstre side, på venstre | left side, left-sided, left hand side, on the left, left leg, left arm, lt | слева, левый, левая, левое,
  левой, левую, левосторон@, с левой стороны
upper | øvre, øverst, øverste, øvre del, ovenfor, proksimal@ | övre, överst, översta, övre delen, ovanför, proximal@ | øvre, øverst, øverste, øvre
  del, oven for, ovenfor, proksimal@ | upper, uppermost, upper part, top of, above the, proximal@ | верхн@, вверху, сверху, проксимал@, выше колена
lower | nedre, nederst, nederste, nedre del, nedenfor, distal@ | nedre, nederst, nedersta, nedre delen, nedanför, distal@, nertill | nedre, nederst,
  nederste, nedre del, neden for, nedenfor, distal@ | lower part, lowest, bottom of, below the, distal@, lower down | нижн@, внизу, снизу, дистал@,
  ниже колена
front-side | foran, framside@, forside@, fremre, fremside@, framme, anterior@, på framsiden | framför, framsida@, främre, framtill, anterior@, på
  framsidan | foran, forside@, forrest, forreste, fortil, anterior@, på forsiden | front, in front, front side, anterior@, at the front, frontal part
  | спереди, передн@, впереди, по передней
back-side | bak, bakside@, bakre, bakerst, bakpå, bakenfor, posterior@, dorsal@ | baksida@, bakre, bakom, baktill, längst bak, posterior@, dorsal@ |
  bagside@, bagest, bageste, bagpå, bagved, bagtil, posterior@, dorsal@ | back side, posterior@, behind the, at the back of, rear, dorsal@ | сзади,
  задн@, позади, по задней, дорсал@
~ extent and exact place
inner-side | innside@, på innsiden, indre, medial@, innerst | insida@, på insidan, inre, medial@, innerst | inderside@, på indersiden, indre, medial@,
  inderst | inner, inside of, inner side, medial@, inner part, innermost | внутренн@, с внутренней стороны, медиал@, изнутри, по внутренней
outer-side | ytterside@, utside@, på utsiden, ytre, lateral@ | utsida@, på utsidan, yttre, lateral@, yttersida@ | yderside@, på ydersiden, ydre,
  lateral@, udad | outer, outside of, outer side, lateral@, outer part, outermost | внешн@, с наружной стороны, латерал@, с внешней стороны, сбоку,
  боков@
in-the-middle | i midten, midt i, midt på, midtlinje@, midterst, sentral, sentralt, sentrale | i mitten, mitt i, mitt på, mittlinje@, mellersta,
  central, centralt, centrala | i midten, midt i, midt på, midtlinje@, midterste, central, centralt, centrale | in the middle, middle of, central,
  centrally, midline, middle part | посередине, в середине, по центру, в центре, посредине, срединн@, центральн@
whole-body | hele kroppen, overalt, generaliser@, over hele, utbredt, diffus@, over det hele | hela kroppen, överallt, generaliser@, över hela, spritt
  över, diffus@ | hele kroppen, overalt, generaliser@, over hele, over det hele, diffus@ | whole body, all over, everywhere, generalis@, generaliz@,
  widespread, diffuse@ | все тело, всё тело, всего тела, везде, по всему телу, генерализ@, повсюду, диффуз@
local-spot | lokaliser@, ett sted, flekkvis@, avgrens@, velavgrens@, punktvis, på ett punkt, lokal, lokalt, lokale | lokaliser@, ett ställe,
  fläckvis@, avgräns@, välavgräns@, punktvis, på en punkt, lokal, lokalt, lokala | lokaliser@, et sted, pletvis@, afgræns@, velafgræns@, punktvis, på
  et punkt, lokal, lokalt, lokale | local, locally, localis@, localiz@, one spot, patchy, well-defined, circumscribed, focal, in one place | локал@,
  местн@, в одном месте, в одной точке, очагов@, ограниченный участок, точечн@
where-exactly | hvor er det vondt, hvor sitter, nøyaktig hvor, peke på, pek på, vis meg hvor, plassering@ | var sitter, var gör det ont, exakt var,
  peka på, peka, visa var, placering@ | hvor sidder, hvor gør det ondt, præcis hvor, peg på, pege på, vis mig hvor, placering@ | where exactly, where
  does it hurt, point to, show me where, whereabouts, pinpoint@ | где болит, где именно, покажите где, укажите место, в каком месте, локализац@
~ time pattern and strength
constant | konstant, konstante, hele tiden, hele tida, kontinuerlig@, uavbrutt, stadig vekk, døgnet rundt, uten pause, permanent | konstant,
  konstanta, hela tiden, kontinuerlig@, oavbruten, ständig, ständigt, dygnet runt, utan uppehåll, permanent | konstant, konstante, hele tiden,
  kontinuerlig@, uafbrudt, døgnet rundt, uden pause, permanent | constant, constantly, all the time, continuous@, non-stop, nonstop, around the clock,
  permanent, round the clock | постоян@, все время, всё время, непрерывн@, круглосуточно, не прекращается, без перерыва
intermittent | av og til, innimellom, i perioder, periodevis@, kommer og går, anfallsvis@, rier, intermitter@, iblant, til og fra, i blant | ibland,
  då och då, periodvis@, i perioder, kommer och går, attackvis@, intermitter@, till och från, emellanåt | af og til, indimellem, i perioder,
  periodevis@, kommer og går, anfaldsvis@, intermitter@, til og fra, ind imellem, engang imellem | intermittent@, comes and goes, on and off, off and
  on, now and then, sometimes, occasional@, episod@, every so often | иногда, периодич@, временами, то есть то нет, время от времени, приступообразн@,
  приступами, порой, эпизод@, перемежа@
fluctuating | varierer, varierende, svingende, svinger, opp og ned, variasjon@, bølgende, noen dager bedre | varierar, varierande, svängande, svänger,
  upp och ner, variation@, vissa dagar bättre | varierer, varierende, svingende, svinger, op og ned, variation@, bølgende, nogle dage bedre |
  fluctuat@, varies, varying, variable, up and down, ups and downs, good days and bad days, comes in waves | колеблется, колеба@, скачет, то лучше то
  хуже, по-разному, скачки, волнообразн@, варьир@
mild | mild, mildt, milde, lett, lette, lettgradig@, litt vondt, beskjeden@, lettere grad, bare litt | mild, milt, milda, lindrig@, lätt, lätta, lätt
  grad, bara lite | mild, mildt, milde, let, lette, lettere grad, beskeden@, kun lidt | mild, mildly, slight, slightly, minor, faint, not too bad,
  low-grade | легкий, лёгкий, легкая, слегка, незначительн@, немного, чуть-чуть, легкой степени, слабо, слабый
moderate | moderat@, middels, middels sterk, noe plaget, måtelig@ | måttlig@, moderat@, medelsvår@, någorlunda, medelmåttig@ | moderat@, middelsvær@,
  nogenlunde, mådelig@, mellemsvær@ | moderate@, medium, middling, fairly bad, so-so, average | умерен@, средней степени, средней тяжести, терпимый
severe | kraftig@, sterk, sterkt, sterke, alvorlig@, intens, intense, voldsom@, uttalt, betydelig@, veldig vondt, ille | kraftig@, stark, starkt,
  starka, allvarlig@, svår, svåra, uttalad, uttalat, betydande, intensivt | kraftig@, stærk, stærkt, stærke, alvorlig@, intens, voldsom@, svær, svære,
  udtalt, betydelig@ | severe@, strong, intense@, serious@, terrible, excruciating, marked, really bad, awful | сильн@, тяжел@, тяжёл@, ужасн@, очень
  болит, выражен@, интенсивная боль
acute | akutt, akutte, plutselig innsettende, nyoppstått@, hastegradsakutt, subakutt@, akuttfase@ | akut, akuta, nytillkommen, nydebuterad, subakut@,
  akutfas@ | akut, akutte, nyopstået, subakut@, akutfase@, nydebuteret | acute, acutely, new-onset, new onset, subacute, recent onset | остр@,
  подостр@, впервые возникш@, недавно возникш@
chronic | kronisk@, langvarig@, langtids, i årevis, mangeårig@, årelang@, livslang@, varig, varige | kronisk@, långvarig@, långtids, i åratal,
  mångårig@, livslång@, varaktig@, bestående | kronisk@, langvarig@, langtids, i årevis, mangeårig@, livslang@, varig, varige | chronic@, long-term,
  long term, long-standing, longstanding, for years, lifelong, life-long | хронич@, длительн@, давно, годами, много лет, пожизненн@, многолетн@,
  долгий, хроник
short-lived | kortvarig@, forbigående, få minutter, noen sekunder, raskt over, varte kort, midlertidig@ | kortvarig@, övergående, några minuter, några
  sekunder, snabbt över, tillfällig@, gick över snabbt | kortvarig@, forbigående, få minutter, nogle sekunder, hurtigt overstået, midlertidig@ |
  short-lived, brief, briefly, transient@, few minutes, a few seconds, temporary, momentar@ | кратковремен@, преходящ@, несколько минут, несколько
  секунд, ненадолго, временно, недолго
how-long-duration | hvor lenge, varighet@, varte, varer i, vart i, siden når, hvor lenge har du | hur länge, varaktighet@, varade, varat i, sedan när,
  duration@, hur länge har du | hvor længe, varighed@, varede, varer i, varet i, siden hvornår, hvor længe har du | how long, duration@, lasted,
  lasts, since when, how long have you | как долго, сколько времени, длительность, продолжит@, длится, длил@, с каких пор, как давно
how-often-frequency | hvor ofte, hyppig@, frekvens@, ofte, hvor mange ganger, ganger i uka, ganger om dagen, titt | hur ofta, frekvens@, ofta, hur
  många gånger, gånger i veckan, gånger om dagen, tätt | hvor ofte, hyppig@, frekvens@, ofte, tit, hvor mange gange, gange om ugen, gange om dagen |
  how often, frequen@, often, how many times, times a week, times a day, regularly | как часто, частот@, часто, сколько раз, раз в день, раз в неделю,
  частый
rarely | sjelden@, nesten aldri, knapt, en sjelden gang, svært sjelden, uvanlig@ | sällan, sällsynt@, nästan aldrig, knappt, någon enstaka gång,
  ovanlig@ | sjælden@, næsten aldrig, knap nok, en sjælden gang, meget sjældent, ualmindelig@ | rare@, seldom, hardly ever, almost never, uncommon,
  once in a blue moon | редк@, почти никогда, изредка, едва ли, нечасто
every-day | hver dag, daglig@, til daglig, dagen lang, hver eneste dag, alle dager | varje dag, daglig@, alla dagar, dag ut och dag in, hela dagarna |
  hver dag, daglig@, hver eneste dag, alle dage, til daglig, dagen lang | every day, daily, each day, day in day out, on a daily basis | каждый день,
  ежедневн@, каждодневн@, изо дня в день, весь день
time-of-day | om morgenen, om kvelden, på natten, om natten, nattlig@, på kveldstid, utover dagen, morgen og kveld | på morgonen, på kvällen, på
  natten, nattlig@, om kvällarna, om nätterna, fram på dagen, morgon och kväll | om morgenen, om aftenen, om natten, natlig@, hen på dagen, til aften,
  morgen og aften | in the morning, in the evening, at night, nocturnal, during the day, later in the day, morning and evening | утром, по утрам,
  вечером, по вечерам, ночью, по ночам, ночн@, днем, к вечеру
~ judgement and comparison
dangerous | farlig@, livstruende, fare, livsfarlig@, dødelig@, truende, skummel@ | farlig@, livshotande, fara, livsfarlig@, dödlig@, hotande |
  farlig@, livstruende, fare, livsfarlig@, dødelig@, truende, skummel@ | danger, dangerous@, life-threatening, life threatening, deadly, fatal,
  lethal, sinister | опасн@, угроз@, смертельн@, жизнеугрож@
malignant | ondartet, ondartede, malign@, kreftsuspekt@, suspekt@ | malign@, elakartat, cancersuspekt@, suspekt@, elakartade, elakartad | ondartet,
  ondartede, malign@, kræftmistænk@, suspekt@ | malignan@, cancerous, suspicious lesion, looks malignant | злокачеств@, малигн@, озлокачеств@, рак
  подозревают
harmless | ufarlig@, harmløs@, godartet, godartede, benign@, uskyldig@, uproblematisk@, ikke noe alvorlig | ofarlig@, harmlös@, godartad@, godartat,
  benign@, oskyldig@, inget allvarligt, oproblematisk@ | ufarlig@, harmløs@, godartet, godartede, benign@, uskyldig@, uproblematisk@, ikke noget
  alvorligt | harmless@, benign@, innocent, innocuous, nothing serious, not dangerous | безопасн@, безвредн@, доброкачеств@, неопасн@, ничего
  серьезного, безобидн@, ничего опасного
certain | sikker, sikkert, sikre, helt sikker, uten tvil, definitiv@, åpenbar@, opplagt, utvilsom@ | säker, säkert, säkra, helt säker, utan tvekan,
  definitiv@, uppenbar@, självklar@, otvivelaktig@ | sikker, sikkert, sikre, helt sikker, uden tvivl, definitiv@, åbenbar@, oplagt, utvivlsom@ |
  certain@, definite@, without doubt, beyond doubt, obvious@, undoubtedly | точно, уверен, уверена, несомнен@, безусловно, определенно, без сомнения,
  наверняка, очевидн@
possible | mulig, mulige, muligens, kanskje, kan hende, mulighet for, kan være, eventuelt | möjlig, möjligt, möjliga, möjligen, kanske, kan hända,
  eventuell@, kan vara | mulig, muligt, mulige, muligvis, måske, kan være, eventuel@, kan tænkes | possible, possibly, maybe, perhaps, might be, could
  be, possibility, may be | возможн@, может быть, не исключено, допуска@, наверное, пожалуй, вероятнее
clear | klar, klart, tydelig@, entydig@, opplagte, klargjort | klar, klart, tydlig@, entydig@, klarlagt, klarlagd | klar, klart, tydelig@, entydig@,
  klarlagt, klarlæg@ | clear, clearly, evident@, distinct@, unambiguous, clear-cut | ясн@, четк@, чётк@, отчетлив@, однозначн@, явн@
unclear | uklar@, utydelig@, diffust, vagt, vag, vage, vanskelig å si, uoversiktlig@, usikkert hva | oklar@, otydlig@, diffust, vagt, vag, vaga, svårt
  att säga, svårbedöm@ | uklar@, utydelig@, diffust, vagt, vag, vage, svært at sige, uvis@ | unclear, vague@, hard to say, indistinct, equivocal,
  ambiguous, difficult to say | неясн@, непонятн@, нечетк@, смутн@, трудно сказать, расплывчат@, неопредел@
~ comparison and normality
new | ny, nytt, nye, nyoppdaget, nylig, helt ny, nytilkommet, for første gang | ny, nytt, nya, nyupptäckt, nyligen, helt ny, nytillkommet, för första
  gången | ny, nyt, nye, nyopdaget, for nylig, helt ny, nytilkommet, for første gang | new, newly, recent, recently, first time, brand new, never had
  before | новый, новая, новое, новые, впервые появил@, в первый раз, недавн@, новых
old-and-former | gammel, gammelt, gamle, tidligere, fra før, forrige, hatt før, før i tiden | gammal, gammalt, gamla, tidigare, sedan tidigare, förra,
  haft förut, sen tidigare | gammel, gammelt, gamle, tidligere, fra før, forrige, haft før, i forvejen | previous@, former, formerly, earlier, had
  before, in the past, prior, past history | прежде, раньше, ранее, предыдущ@, старый, старая, старое, прошлый, прежн@, бывало раньше
same | samme, den samme, det samme, identisk@, akkurat som, maken til, lik | samma, likadan@, identisk@, precis som, detsamma, samma sak | samme, den
  samme, det samme, identisk@, ligesom, magen til, præcis som | same, identical, just like, the same as, alike, similar@ | тот же, та же, то же, такой
  же, одинаков@, так же, такая же, аналогичн@, идентичн@
different | annerledes, ulik, ulikt, ulike, annen type, ikke samme, skiller seg, forskjell@ | annorlunda, olika, olik, skillnad@, annan typ, inte
  samma, skiljer sig | anderledes, ulig, anden type, ikke samme, adskiller sig, forskel@ | different, differently, difference, not the same, unlike,
  another kind, dissimilar | другой, другая, другое, отлича@, иначе, разный, разные, по-другому, различ@, отличи@
normal | normal, normalt, normale, vanlig, vanlige, helt vanlig, upåfallende, naturlig@ | normal, normalt, normala, vanlig, vanligt, vanliga,
  naturlig@, helt vanligt | normal, normalt, normale, almindelig@, sædvanlig@, naturlig@, helt almindeligt | normal, normally, usual@, common,
  commonly, ordinary, natural, typical | нормальн@, норма, норме, обычн@, обыкновенн@, естествен@, типичн@
abnormal | unormal@, patologisk@, avvik, avviket, påfallende, sykelig@, ikke normalt, rar, rart, rare, merkelig@ | onormal@, patologisk@, avvik,
  avviker, påfallande, sjuklig@, inte normalt, konstig@, märklig@ | unormal@, patologisk@, afvig@, påfaldende, sygelig@, ikke normalt, mærkelig@,
  underlig, underligt | abnormal@, patholog@, deviat@, not normal, strange, weird, odd, peculiar, unusual | ненормальн@, патолог@, аномал@, странн@,
  не нормально, необычн@
important | viktig@, avgjørende, vesentlig@, nødvendig@, helt nødvendig, betyr mye | viktig@, avgörande, väsentlig@, nödvändig@, betyder mycket,
  angeläget | vigtig@, afgørende, væsentlig@, nødvendig@, betyder meget | important@, crucial@, essential@, necessary, vital to, matters most | важн@,
  необходим@, обязательно, существен@, главное, принципиальн@
unnecessary | unødvendig@, unødig@, ikke nødvendig, ikke nødvendig å, trenger ikke, slipper å, overflødig@, ikke behov for | onödig@, inte nödvändig@,
  behöver inte, slipper att, överflödig@, inget behov av | unødvendig@, unødig@, ikke nødvendigt, behøver ikke, slipper for, overflødig@, ikke behov
  for | unnecessary, not necessary, no need, not needed, superfluous, needless@ | не нужно, не надо, необязательн@, нет необходимости, лишн@, не
  требуется, ни к чему
large-or-small | stor, stort, store, liten, små, størrelse@, vokser, vokst, større, diameter | stor, stort, stora, liten, små, storlek@, växer, växt,
  större, diameter | stor, stort, store, lille, små, størrelse@, vokser, vokset, større, diameter | size, bigger, larger, smaller, grown, grows,
  growing, enlarg@, shrunk, diameter | размер@, больше стал@, увеличен@, выросл@, вырос, растет, диаметр@, меньше стал@, крупн@
`
