/**
 * Words that an English message is made of: the small ones, what riders write most, and words of other languages that
 * cycling took over. They speak for English, and where another language has the same word, for none of the two.
 */
const list = `
a able about meaning above actually advice after again against ago all almost alone along already also although always am an and
another any anyone anything apart are around as ask at away back bad be because been before being below best better
between big bit both but buy by calculate call can cannot cant change come coming compare compared cost could couple
course cut day days did didnt difference different do does doesnt doing done dont down during each easier easy eat
either else end enough even evening ever every everyone everything example explain far fast faster few fewer final find
fine finish first fit five food for forget found four free from full further gain gave get gets getting give given go
goal goes going gone good got great guess guy guys had half hand hard harder has hasnt hat have havent having he heavier
heavy hello help her here hey hi high higher him his hit hold holding home hour hours how hows however i id if ill im
important improve in increase indoor inside instead into is isnt it its ive job just keep kept kind knew know known last
late later latest least leave left less lets let level lighter like likely line little live ll long longer look looking
lose lost lot lots low lower made main make makes making man many matter max maybe me mean means might mile miles mine
minute minutes minimum mins miss missed month months more morning most mostly mountain move much must my myself name near
need needed needs never new next nice night nine no none nor normal not nothing now number of off often oh ok okay old on
once one ones only onto open or other our out outside over own pace part past people per percent perfect person
perhaps pick place plan play please plus point poor possible power pretty probably properly pull push put question quick
quite race races racing rain ran rather re read ready real really recover recovery reps rest rested ride rider riders
rides riding right road rode round route run running same save saw say see seem seems send sense session sessions set sets
seven several shall she short shorter should show sick side since sit six size slow slower small so some someone
something sometimes soon sore sorry sort speed split spring start started stay steady steep still stop strong stronger
such suggest summer sure take takes taking talk team tell ten test than thank thanks that thats the their them then
there these they thing things think this those though three through tight till time times tip tips tired to today
together told tomorrow too took top total toward towards tried trip true try trying turn twice two under until up upon us
use used useful using usual usually ve versus very vs wait walk want wanted wants warm was wasnt watch water watt watts
way we wear week weekend weekly weeks weigh weight well went were what whats when where whether which while who whole whom
why wide wife will win wind winter with within without woman won wont word work working worse worst worth would wrong
year years yes yesterday yet you your youre yours yourself zero
average bike bikes bicycle bottle bottles brake brakes breakfast cadence calories carb carbs chain climb climbing climbs
coach coaching coffee cold cramp cramps cycling diet distance downhill drink drinking duration effort efforts endurance
event fatigue feed feel feeling felt fitness flat food form frame fuel gear gears gel gels gradient group headwind health
heart heat helmet hill hills hot humid hydration interval intervals jersey kilometres km knee legs lungs meal metres
muscle muscles night nutrition pain pedal pedals position pressure protein pulse rate recovery saddle salt schedule
season shoes sleep speed sprint sprints stage strength sugar sweet tempo threshold tire tires touring train trainer
training tyre tyres uphill warmup watts weather wheel wheels workout workouts zone zones
`;

/** Jargon and names that riders of every language write. They speak for none. */
const shared = `
subscription cancel refund price pay paid payment account password email app data delete export invoice trial card
format file mode spiral death effect yo hay erg met gut x n per kilo kilos age sprinter plateau motivation cassette electrolytes lactate
tapering taper progression pma watt watts faux plat
ftp vo hr rpm bpm tss ctl atl tsb np if cp w kg km kph mph mi ft lb lbs psi bar mm cm min sec s h m k g mg ml l kj kcal cal
tt ttt tri mtb xc cx gps wkg sst lthr rpe hrv vam cda crr kom qom pr pb dnf itt faq pdf csv ai uk usa
war die fast gift brief rat arm band kind stark bald spur hell rang rot tag fang hang tang wand hub pier den des
chat pour main sale son pain fin dire sort fond grand comment combine bras pause dent tape ours force pente route tour
mal once sin real red mayor sea son pan pie tan den come dove male fare sole cane ore tale due gene lame
door hard toe brood rust trap rem slap wake want over under stop start been eten
gran fondo granfondo fondos velo velodrome peloton bidon bidons domestique musette palmares parcours rouleur puncheur
grimpeur soigneur directeur sportif sportive cyclosportive cyclo audax brevet randonnee randonneur randonneurs
gruppetto grupetto autobus maglia rosa maillot jaune flamme rouge lanterne chapeau pave cobbles berg bergs kermesse
criterium crit fartlek cafe espresso cappuccino latte pasta pizza paella tapas croissant baguette muesli spaghetti
bonjour ciao hola hallo salut allez vamos forza super bravo voila cliche deja vu via versus etc et cetera de facto
alto coll col cols colle mur muur passo puerto monte mont piz pico cime cima lac lago san santa saint ste st sankt
avec sans du la le les el los il di da del della von van der dem zum am im um ein no si non ja nein mit per pro
oui merci danke gracias grazie bedankt adios arrivederci
girona mallorca majorca tenerife lanzarote dolomites pyrenees alps alpe alpes vosges ardennes jura flanders provence
france italy spain germany austria belgium holland netherlands
`;

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
const english = wordsIn(list);
const jargon = wordsIn(shared);

/** True for a word that English messages are made of. */
export const isEnglish = (word: string): boolean => english.has(word) || jargon.has(word);

/** True for jargon, names and words that several languages write alike. */
export const isShared = (word: string): boolean => jargon.has(word);
