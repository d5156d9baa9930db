/** What people suffer from, in the words of professionals and of everybody. `id | nb | sv | da | en | ru`, own wording. */
export const CONDITION_WORDS = `
id | nb | sv | da | en | ru
carpal-tunnel
  | karpaltunnel@, nummen@ i tommel, nummenhet i tommel
  | karpaltunnel@, domningar i tummen
  | karpaltunnel@, snurren i tommelfinger
  | carpal tunnel
  | карпальн@, туннельн@ синдром@
gallstone
  | gallestein@, gallekolikk@, galleblære@, kolecystitt@
  | gallsten@, gallkolik@, kolecystit@
  | galdesten@, galdeblære@, kolecystit@
  | gallstone@, gallbladder@, biliary, cholecyst@
  | желчнокамен@, камн@ в желчн@, желчн@ пузыр@, холецист@
coeliac | cøliaki@, gluten@ | celiaki@, gluten@ | cøliaki@, gluten@ | coeliac@, celiac@, gluten | целиаки@, глютен@
parkinson | parkinson@ | parkinson@ | parkinson@ | parkinson@ | паркинсон@
dementia | demens@, alzheimer@ | demens@, alzheimer@ | demens@, alzheimer@ | dementia, alzheimer@ | деменци@, альцгейм@
multiple-sclerosis | multippel sklerose, ms | multipel skleros, ms | multipel sklerose, dissemineret sklerose | multiple sclerosis | рассеянн@ склероз@
sleep-apnoea | søvnapné@, søvnapne@, pustestopp om natten, cpap | sömnapné@, andningsuppehåll, cpap | søvnapnø@, cpap | sleep apn@, cpap | апноэ
hepatitis | hepatitt@, leverbetennelse@ | hepatit@, gulsot | hepatitis@, leverbetændelse@ | hepatitis | гепатит@
helicobacter
  | helicobacter@, magesår@, ulcus@
  | helicobacter@, magsår@, ulcus@
  | helicobacter@, mavesår@, ulcus@
  | helicobacter@, pylori, peptic ulcer@, stomach ulcer@
  | хеликобактер@, язв@ желудка, язвенн@
gi-bleeding
  | melena, svart avføring, gastroskopi@, kaffegrut@
  | melena, svart avföring, gastroskopi@
  | melæna, sort afføring, gastroskopi@
  | melaena, melena, black stool@, gastroscop@, endoscop@
  | мелена, черн@ стул, гастроскоп@
lyme
  | borrelia@, borreliose@, erythema migrans, flåttbitt@
  | borrelia@, erythema migrans, fästingbett@
  | borrelia@, borreliose@, erythema migrans, flåtbid@
  | lyme@, borrel@, erythema migrans, tick bite@
  | боррелиоз@, лайм@, мигрирующ@ эритем@
crohn
  | crohn@, ulcerøs kolitt, tarmbetennelse@
  | crohn@, ulcerös kolit, inflammatorisk tarm@
  | crohn@, colitis ulcerosa, kronisk tarmbetændelse
  | crohn@, ulcerative colitis, inflammatory bowel
  | крона, язвенн@ колит@
ibs | irritabel tarm, ibs | ibs, känslig tarm | irritabel tyktarm, ibs | irritable bowel, ibs | раздражен@ кишечник@
appendicitis | blindtarm@, appendisitt@ | blindtarm@, appendicit@ | blindtarm@, appendicit@ | appendic@ | аппендицит@
hernia | brokk@ | bråck@ | brok, brokken, lyskebrok | hernia@ | грыж@
rheumatoid | leddgikt@, revmatoid@, artritt@ | ledgångsreumatism, reumatoid@ | leddegigt, reumatoid@ | rheumatoid | ревматоидн@
psoriasis | psoriasis@ | psoriasis@ | psoriasis@ | psoria@ | псориаз@
acne | akne@, kvise@ | akne@, finnar | akne@, acne@, bumser | acne, pimples, spots | акне, угр@, прыщ@
melanoma | melanom@, føflekk@ | melanom@, födelsemärk@ | melanom@, modermærke@ | melanoma@, mole, moles | меланом@, родинк@
warts | vorte@, vorter | vårt@, vårtor | vorte@ | wart@, verruca@ | бородавк@
adhd | adhd | adhd | adhd | adhd | сдвг
autism | autis@ | autis@ | autis@ | autis@ | аутизм@
eating-disorder
  | anoreksi@, spiseforstyrr@, bulimi@
  | anorexi@, ätstörning@, bulimi@
  | anoreksi@, spiseforstyrr@, bulimi@
  | anorexi@, eating disorder@, bulimi@
  | анорекси@, булими@
psychosis | psykose@, schizofreni@ | psykos@, schizofreni@ | psykose@, skizofreni@ | psychos@, schizophren@ | психоз@, шизофрен@
ptsd | ptsd, traume@ | ptsd | ptsd, ptss | ptsd, post-traumatic | птср
chlamydia
  | klamydia@, kjønnssykdom@, gonoré@
  | klamydia@, könssjukdom@, gonorré@
  | klamydia@, kønssygdom@, gonorré@
  | chlamydia@, gonorrh@, sti, sexually transmitted
  | хламиди@, гоноре@
hiv | hiv, prep | hiv, prep | hiv, prep | hiv, prep | вич
endometriosis | endometriose@ | endometrios@ | endometriose@ | endometrio@ | эндометриоз@
pcos | pcos, polycystisk@ | pcos, polycystisk@ | pcos, polycystisk@ | pcos, polycystic | поликистоз@
preeclampsia
  | svangerskapsforgiftning@, preeklampsi@
  | havandeskapsförgiftning@, preeklampsi@
  | svangerskabsforgiftning@, præeklampsi@
  | pre-eclampsia, preeclampsia
  | преэклампси@
mononucleosis | kyssesyke@, mononukleose@ | körtelfeber@, mononukleos@ | kyssesyge@, mononukleose@ | glandular fever, mononucleosis, mono | мононуклеоз@
measles | meslinger, kusma, røde hunder | mässling@, påssjuka@ | mæslinger, fåresyge, røde hunde | measles, mumps, rubella | корь, кори, краснух@, паротит@
cancer
  | kreft@, svulst@, tumor@, metastas@
  | cancer@, tumör@, metastas@
  | kræft@, cancer@, tumor@, metastas@
  | cancer@, tumour@, tumor@, metasta@
  | рак, рака, опухол@, метастаз@
cataract | grå stær, katarakt@ | grå starr, katarakt@ | grå stær, katarakt@ | cataract@ | катаракт@
plantar | hælspore@, plantar@ | hälspor@, plantar@ | hælspore@, plantar@ | plantar@, heel pain, heel spur@ | пяточн@ шпор@, плантарн@
tennis-elbow | tennisalbue@ | tennisarmbåge@ | tennisalbue@ | tennis elbow | теннисн@ локо@
kidney-stone-disease | nyrestein@ | njursten@ | nyresten@ | kidney stone@ | камн@ в почк@, почечнокамен@
haemorrhoids | hemoroid@ | hemorrojd@ | hæmorroid@ | haemorrhoid@, hemorrhoid@, piles | геморро@
restless-legs | rastløse bein, restless legs | restless legs, rastlösa ben | restless legs, uro i benene | restless leg@ | беспокойн@ ног@
tuberculosis | tuberkulose@, tbc | tuberkulos@, tbc | tuberkulose@, tbc | tubercul@, tb | туберкул@
malaria | malaria@ | malaria@ | malaria@ | malaria@ | маляри@
meningitis | hjernehinnebetennelse@, meningitt@ | hjärnhinneinflammation@, meningit@ | meningitis@, hjernehindebetændelse@ | meningitis | менингит@
`
