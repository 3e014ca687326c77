import { stem } from './stem.ts';

/**
 * Words that riders use for nearly the same thing, one group a line. A word stands for its group beside standing for itself, so
 * that "frozen toes" is like "cold feet" and still liker "frozen feet". A word may be in two groups.
 */
const groups = `
cold chilly freezing freeze frozen frost frosty icy minus subzero winter shiver
hot heat heatwave scorching boiling roasting melting overheat overheating sweltering
rain raining rainy wet drizzle downpour shower soaked drenched puddle
wind windy gust gusty breeze headwind crosswind tailwind sidewind
storm thunder thunderstorm lightning
ice icy snow black frost slippery
fog mist foggy misty haze
dark night darkness dusk unlit midnight nighttime
sun sunny sunburn sunscreen suncream uv tan
tyre tire rubber clincher tubular casing
puncture flat flats punctured thorn glass leak leaking
tubeless sealant plug dart
chain chainlink drivetrain link
lube oil lubricant grease wax waxing waxed lubricate
clean cleaning wash washing degrease degreaser dirty muddy mud
noise creak creaking squeak squeaking squeal squealing click clicking rattle rattling rub rubbing knock knocking
brake braking rotor pad pads caliper disc
gear gearing shift shifting shifter derailleur groupset mech sprocket cog
cassette sprocket cog block freewheel cogs
chainring chainset crankset ring crank cranks
bearing bottom headset hub
repair fix mend replace service maintenance mechanic workshop broken broke snapped
wear worn lifespan last lasts lifetime
saddle seat bum butt arse backside bottom sit sitbone perineum undercarriage
chamois bibs bib shorts padding pad
cream vaseline chafe chafing chafed rub rubbing raw rash irritation boil boils sore sores
pain hurt hurts ache aching sore painful discomfort twinge niggle stabbing burning
numb numbness tingling tingle pins asleep dead
hand hands finger fingers palm thumb wrist wrists
foot feet toe toes hotfoot sole forefoot
knee kneecap patella knees
back spine lumbar
neck shoulder shoulders traps
hip glute glutes piriformis groin
hamstring hamstrings calf calves quad quads thigh thighs
itb iliotibial outside lateral
cramp cramps cramping spasm
stretch stretching flexibility mobility flexible stiff yoga pilates supple
fit fitting position setup fitter
handlebar bars bar cockpit stem reach
helmet lid
glasses sunglasses eyewear goggles eyes eye
glove gloves mitts
jacket gilet vest cape jersey clothing clothes wear layer layers baselayer kit outfit apparel dress
overshoe overshoes booties shoe shoes socks
light lights lamp lumens lumen visible visibility reflective hiviz
lock locks theft stolen thief steal insurance
bag bags luggage pannier panniers frame-bag handlebar-bag pack packing carry backpack rucksack
mudguard mudguards fenders fender
wheel wheels rim rims wheelset hoop spoke spokes true wobbly
carbon aluminium alloy titanium steel frame frameset
aero drag cda slippery aerodynamically
pedal pedals clipless cleat cleats spd clip clips unclip
indoor rollers trainer turbo zwift rouvy basement garage smart-trainer
computer garmin wahoo hammerhead karoo edge head-unit gps device bolt
powermeter meter stages assioma quarq
watch strap chest sensor wrist optical
app apps strava trainingpeaks software intervals
altitude elevation mountains highland acclimatise acclimatize acclimatisation hypoxic thin
climb climbing ascent mountain hill uphill col pass climber
descend descending descent downhill descents
corner cornering bend bends turn hairpin hairpins switchback
crash fall fell crashed accident tumble
scared afraid fear nervous anxiety anxious terrified panic scary frightened nerve
group bunch peloton pack club clubmates gang wheelers
draft drafting wheelsuck shelter slipstream behind wheel
race racing competition competitive event compete start
crit criterium circuit
timetrial tt clock solo
sprint sprinting sprinter kick
gravel unpaved offroad dirt trail
mtb mountainbike mountain-bike xc enduro singletrack
bikepacking touring tour multi-day expedition
commute commuting commuter work office
ebike e-bike pedelec motor assist electric
travel fly flying flight plane airplane airline suitcase box
jetlag timezone timezones zones
holiday vacation trip abroad
ill sick illness cold flu virus infection fever unwell bug
tired fatigue exhausted knackered wrecked drained shattered cooked dead empty
overtrain overtraining burnout overreach overreaching
sleep sleeping insomnia nap bed asleep night
rest recover recovery recuperate
easy gentle slow steady endurance
hard intense intensity tough
session workout interval intervals set
strength gym weights lifting lift squat squats deadlift barbell
core plank abs trunk
run running jog jogging runner
swim swimming swimmer
swimming triathlon triathlete ironman brick
women woman female ladies girl lady
period menstrual cycle pms menstruation hormones ovulation
menopause perimenopause menopausal
older old age ageing aging masters veteran sixty fifty fifties sixties seventies senior
kid kids child children daughter son teen teenager junior youth school grandson
baby toddler infant trailer childseat
beginner newbie starter new novice starting first begin
motivation motivated bored boring discipline mojo lazy unmotivated
stress stressed busy job family work
weight kilos heavy heavier lighter light fat slim lean
eat eating food meal snack fuel
drink drinking hydrate hydration bottle thirst thirsty fluid
coffee caffeine espresso
alcohol beer wine drunk
vegan vegetarian plant
supplement supplements pills vitamin
heartrate pulse beats hr bpm
hrv variability readiness
ftp threshold
watt power
cadence rpm spin spinning mash mashing grind grinding
plan plans schedule programme
taper tapering peak
warmup warming warm
test testing tests
loss lose losing drop decline detrain detraining
gain improve improvement faster increase progress better
plateau stuck stagnate stagnation stalled
worth useful necessary needed benefit point
cheap budget cheapest affordable price cost expensive money euros pounds
used secondhand second-hand
buy buying choose choosing pick purchase recommend recommendation
size sizing
dog dogs animal animals
car cars traffic driver drivers road motorist overtaking pass
rule rules legal allowed law regulation regulations uci banned permitted illegal
won winner winners history champion
jersey maillot
breakaway escape break attack
meaning mean definition term explain
first firsttime debut
bonk bonked bonking hunger-knock hungry wall
gut stomach belly bloated nausea nauseous tummy
sweat sweating sweaty salt
`;

const groupsOf = new Map<string, string[]>();
for (const [number, line] of groups.trim().split('\n').entries())
  for (const word of new Set(line.split(' ').map(stem)))
    groupsOf.set(word, [...(groupsOf.get(word) ?? []), `=${number}`]);

/** The groups that a word in plain form belongs to, as terms. */
export const relatedTo = (word: string): readonly string[] => groupsOf.get(word) ?? [];
