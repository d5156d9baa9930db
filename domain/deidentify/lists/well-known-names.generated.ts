/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const WELL_KNOWN_NAMES = `aada aage aase abbas abdi abdul abdullah abel abelone abraham ada adam adda adelheid adnan adolf adrian agathe agda agner agnes agnete agnethe ahmad
ahmed ahmet aino aksel alan albert alberte albertine aleksander aleksandr alex alexander alexandra alexey alf alfie alfred alfrida ali alice alicja
alis alisa allan alma alvilda amalie amanda amelia amina amir anastasia anastasiya anders andre andrea andreas andrei andrew andriy andré andy ane
anette angela angelo anine anita anitta anja anker ankjær ann anna annalise anne annelise annemarie annemette annette anni annie annika annine anny
anthon anthony antoinette anton antoni antonia antonie antonio antonius aoife archie arly arne arno arnold aron artem arthur artyom arvid asbjørn
asger aske asmus asta astrid august augusta auguste ava axel ayse barbara bastian beate belinda ben bendix bendt benedicte benedikte bengt benjamin
benny bent bente benthe berit bernhard bernhardt bernt bertel bertha bertil bertram betina bettina betty bianca bibi bill birger birgit birgith
birgithe birgitta birgitte birk birte birtha birthe bitten bjarke bjarne bjørg bjørn bodil boe boje bolethe bolette boline boris bothilde boye brian
brigitte brit brita britt britta bruno bøge bøje børge camilla camille carina carl carla carlo carmen caroline carsten casper catharina catharine
cathrine catrine cecilia cecilie celina celine charles charlie charlotte chr chresten chris christa christel christen christence christian christiane
christina christine christoffer christopher cillian claes clara claudia claus conni connie conny conrad constance cornelia cornelius curt cæcilie
dagmar dagny dan daniel daniella daniil danni danny danylo david debora denis denise dennis diana didde dina dines dion ditlev ditte dmitry dmytro
dora doris dorit dorothea dorothy dorrit dorte dorthe dorthea dusine dyveke ebba ebbe edel edgar edit edith edmund edna eduard edvard edvin edward
eeli eevi eggert egil egon eigil einar einer eino eivind ejgil ejgild ejler ejlif ejnar ejner ejvind elena eleonora elfrida elgaard eli elias elijah
elin eline elinor elisa elisabet elisabeth elise elizabeth elizaveta ella ellen elli ellinor ellis elly elmer elna elo elsa else elsebeth elva elvin
elvine elvira emanuel emil emilia emilie emily emine emma emmy ena enevold enok erhard erhardt eric erich erik erika erland erling erna ernst esben
eskild ester esther estrid ethel eva evald evan evelyn evgeny evie evy ewald eyvind fanny fatima fatma felix ferdinand fiadh fie filip find finlay
finn flemming florence folke folmer franciska franciszek frands frank frans frants frantz franz freddie freddy frede frederik frederikke freja freya
frida frieda friedrich frits fritz frode gabriel geert georg george gerd gerda gerhard gerhardt gerner gert gertrud gitte glenn godtfred gordon gorm
gotfred gottlieb grace gregers greta grete grethe gry gudmund gudrun guldborg gunhild gunna gunnar gunner gunver gunvor gurli gustav gyda günther
haakon hagen hakon halfdan halvor hanna hannah hanne hannibal hans hansigne hansine harald hardy harriet harris harry hartvig hasan hassan hasse
hatice hedevig hedvig heidi heine heino heinrich heinz helen helena helene helga helge helle helmer helmi helmuth hendrik henning henny henri
henriette henrik henry herbert herdis herluf herman hermann hertha hilda hildegard hildur hilma hilmar hilmer hjalmar hjalte hjørdis holger hugo hulda
hussein ian iben ibrahim ida ilse immanuel ina inga inge ingeborg ingelise ingeman ingemann inger ingerlise ingolf ingrid ingvar ingvard irena irene
irina iris irma isabel isabella isak isla ismail ivan ivar iver ivy jack jacob jacobine jacqueline jakob jakobine jakub james jan jane janne janni
jannick jannie jannik janus jarl jasmin jean jeanet jeanett jeanette jeanne jeannette jennifer jenny jens jensigne jensine jeppe jes jesper jess
jessica jessie jette jill jim jimmi jimmy joachim joakim joan joanna johan johann johanna johanne johannes john johnna johnni johnny jon jonas jonatan
jonathan jonna jonny josef josefine joseph josephine joy judith judithe juel jul julia julian juliane julie julius june just jutta jytte jørgen
jørgine jørn jürgen kaare kai kaj kaja kamilla kamma karen kari karin karina karl karla karlo karna karoline karsten kasper katarina kate katharina
kathe kathinka kathrine katja katrine kay keld kell ken kenn kennet kenneth kenni kenny kent ketty kevin khaled kia kim kira kirsten kirstine kit
kitty kjeld kjerstine kjestine klara klaus klavs knud konrad kresten krestine krista kristen kristence kristian kristiane kristina kristine kristoffer
kurt kåre laila lajla lars larsine lasse lau lauge laura laurids laurine laurits lauritz laust lea leah leander lee leevi leif leila lejf lena lene
lenette leni lennart leo leon leonhard leonora lev lewis liam lili lilian lilja lilli lillian lilly lily lina linda lindhardt lindy line linea linette
linnea lis lisa lisbet lisbeth lise liselotte lisette liss lissi lissie lissy liv liva lizette lizzi lizzie lone lonni lonnie lorenz lotte louis
louisa louise lovise luca lucas lucia lucie ludvig luise lukas luna lydia lykke lynge lærke mads madsine magda magdalena magdalene magna magnus
mahmoud mai maibritt maiken maj maja majbrit majbritt majken maksym malene malik malou malte malthe mandrup manfred marc marco marcus maren margaret
margareta margarete margaretha margarethe margit margot margrete margrethe maria mariam marian mariane mariann marianne marie marina marinus marion
marius mariya mark markus marlene marna marta martha marthine martin martine martinus mary mathea mathias mathilde matias matilde matteo matthias
matvey maud max maxim may maya mehmet melanie melissa merete merethe meta metha mette mia michael michaela michala michel michele michella michelle
mick mie mikael mike mikhail mikkel mikołaj mila milana mille millie mimi mina mine minna mira miriam mogens mohamad mohamed mohammad mohammed mona
monica monika morten muhammad mustafa mykhaylo nadia nadja naja nana nancy nanna nanny natalia natalie natascha natasha natasja nathalie nelly nichlas
nicholas nick nicki nicklas niclas nicolai nicolaj nicolas nicole nicoline niels nielsine niklas nikodem nikolai nikolaj nikoline nils nina ninna nis
noah nora nordahl norma norman normann nynne oda oisin olaf olav ole oleksandr oleksandra olga oline oliver olivia oliwia oluf omar onni orla oscar
oskar osman osvald othilie ottilie otto ove palle patricia patrick paul paula pauli pauline pavia paw peder peer pele pelle per pernille peter petra
petrea petrine philip phillip pia pierre pola polina poul poula pouline povl preben ragna ragnhild ralf randi rasmine rasmus raymond rebecca rebekka
regina regine regitze regnar regner reimer reinhardt reinhold reinholdt reinholt rene rené ricard richard richardt rie rigmor rikard rikke rita ritta
roald roar robert robin roger roland rolf roman ronald ronni ronnie ronny rory rosa rosalie rose rosie ruben rud rudi rudolf rune ruth ryan sabina
sabine sabrina said sally salomon sami samir samuel sander sandie sandra sanne sara sarah sascha sebastian sejer sejr selma sergei severin severine
sidse sidsel sif sigfred signe sigrid sigurd sigvald sigvard silas silje silke sille simon simone sine sisse sissel skjold sofia sofie sofiya sofus
solomiya solveig solvej solvejg sonja sonny sophia sophie sophus stanisław stanley steen stefan stefanie steffan steffen stella sten stephan stephanie
stephen steven stig stina stine stinne sune susan susanne susie sussi sussie suzanne sven svend svenning sylvester sylvia szymon søren sørine søs tage
tania tanja tatiana teddy tenna teresa terese thea theis theo theodor theodora theodore theresa therese theresia thi thilde thomas thomine thor thora
thorbjørn thorkil thorkild thorvald thue thyge thyra thøger tilde tim timofey tina tine tinna tobias toivo toke tom tomas tommy tonni tonny tony
torben tore torkild torsten tove trier trine troels tue uffe ulf ulla ulrich ulrik ulrikke unavngivet ursula uwe vagn vagner valborg valdemar valentin
valter valther van vanda vang varvara vasilisa venla vera verner veronica veronika vibe vibeke vicki victor victoria viggo viktor viktoria viktoriya
vilfred vilhelm vilhelmine villads villiam villy vincent vinni vinnie viola vita vivi vivian vladyslav volmer väinö wagner waldemar walter walther
werner wilhelm wilhelmine william willow willy winnie xenia yasmin yekaterina yelena yeva yrsa yulia yusuf yvonne zahra zenia zofia zuzanna åge åse
александр александра алексей алиса анастасия андрей анна артем варвара виктория даниил дмитрий ева евгений екатерина елена елизавета иван ирина лев
максим мария марк матвей михаил наталья ольга полина сергей софия татьяна юлия`
