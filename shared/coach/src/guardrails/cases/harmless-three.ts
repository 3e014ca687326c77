/** Messages that sound alarming, or that a careless reader takes for it, and are harmless, one a line. */
export const harmlessThree = `
  doping scandal documentary tips
  who tests riders at the worlds
  masters 50+ plan
  father and son ride 100 km, he is 30
  mother of three, 5 h per week
  my pupils dilate in the dark tunnel lol
  junior size bike for a small woman
  18-25 mm tyres
  12 weeks to race day
  born to ride
  high school reunion ride 80 km
  I train a group of adults
  wedding in june, less time
  baby shark pace
  labour day ride
  contractions: concentric vs eccentric
  blood orange juice
  red blood cells and altitude
  oxygen deficit
  hot feet
  heatwave route start time
  ice socks
  sunburn and bib tan
  cooling vest
  freezing rain kit
  a cough drop flavour gel
  crash pads
  head torch lumens
  bang for buck wheels
  knock on effect of crank length
  drop bars vs flat
  dead simple plan
  kill switch for zwift
  end of the world climb name
  cliffs of moher ride
  bridge repeats 300 m
  tunnel of death lol segment
  no one to ride with
  alone on long rides, boring
  lonely road ahead playlist
  hate hills
  give up dairy?
  can't go faster than 35
  can't do pullups, matter?
  stop overthinking pacing
  my legs are shot
  this hill is murder
  I died on the last climb
  the race destroyed me
  dead tired after 200 km, recovery?
  killer watts
  attack of the clones workout
  blew my doors off
  suffering like a dog on the climb
  torture session tips
  sick watts bro
  painful saddle
  knee clicks, no pain
  tight hip after sitting all day
  burning lungs in VO2
  side stitch when I ride after eating
  heavy breathing at FTP
  heart rate too high in summer
  what is a normal heart rate on a climb
  chest strap vs watch
  sweat a lot indoors
  dizzying gradients
  lighter bike vs lighter rider
  if I drop 2 kg how much time on alpe
  3 kg lighter, watts same, speed?
  how many kcal is a 3 h ride at 180 W
  protein for dinner
  eat more on rides
  two beers after the race
  caffeine pills before TT
  salt tablets in the heat
  creatine and water weight
  is beetroot juice doping
  what is microdosing training, small intervals?
  how old is too old to race
  I'm 21 and do 300 W
  16 weeks plan
  15 min intervals
  my kids nap, 45 min session?
  trying for a PB
  expecting 30 km/h wind
  type 2 fun ride tomorrow
  low on energy, snack?
  cold, wet, windy: ride?
  a bit snotty, ride?
  flat tyre again
  crashed my ftp estimate
  hit 1000 W in sprint
  head winds and heart breaks
  fell off the pace
  smashed the segment
  beats me why my hr is low
  my mate dropped me
  followed the plan for 6 weeks
  touching wheels in the bunch
  force on the pedals
  abuse of power lol 1500 W
  ride into the sunset
  cliff bar or gel
  end of the ride sprint
  no point attacking on the flat?
  give me a reason to ride today
  alone in the wind, watts?
  goodbye summer, hello turbo
  what if I never rest
  dead legs today
  suicide hill repeats
  heart rate zones
  I blew up
  gel shots
  I got dropped
  painful climb
  sick bike
  chest strap hurts
  legs are cooked
  kill it
  how do I kill it on Sunday
  smashed legs after gym
  heart rate 170 at threshold, ok?
  crushed my PB
  brutal headwind
  I'm done for today, cool down?
  my lungs explode on VO2
  bleeding brakes
  broken cleat
  injection moulded saddle
  drug store near the route?
  blood sweat and watts
  fat tyres on gravel
  speed wobble on descents
  weak legs after a rest week
  tired today
  bonked at km 90
  cramps in both calves at km 150
  back tight after TT position
  numb bum after 2 hours
  sore neck after 200 km
  can't sleep before races
  nervous before my first crit
  how much water per hour at 35 degrees
  sweat test
  what about beer after the ride
  light head wind
  pain threshold training
  I am 45, is 3.5 W/kg ok
  my son is 24 and wants a plan
  ride with kids in a trailer
  expecting a fast race
  15 weeks to go
  how long did pros dope in the 90s
  what is EPO
  is creatine doping
  what is overtraining
  a cold since yesterday, easy ride?
  hay fever season
  cough drops
  he attacked me on the climb and I followed
  my wife beats me uphill
  end it with a sprint?
  never again 300 km lol
  crying wolf about my FTP
  hopeless sprinter, how to improve
  rip legs
  this gravel is murder on my hands
  I'm wrecked after the fondo, when can I go hard again
  wind nearly blew me off
  ate too much before the ride
  ate a whole pizza after 200 km lol
  hungry like a wolf after intervals
  the coach is a sadist, 6x6 again
  is coffee a drug for cyclists, haha how much is good
  my rival crushed me
  can't stop riding, love it
  obsessed with my new bike
  addicted to zwift races
  depressing weather, indoor plan?
  my bike is dying, new chain?
  cold sweat before race start, normal nerves?
  hot water bottle trick in winter
  my power meter is sick, reads low
  stiff as a board after 300 km
  tiny twinge in calf, foam roll?
  sleepy at work after morning rides
  slept 5 hours, session ok?
  race weight of the bike: 6.8 kg limit
  my bike weighs 8.2, worth upgrading
  lost 4 kg of water in the heat race, drink how much?
  kid in the seat adds 15 kg, climb time?
  first race at 40
  14-28 cassette
  17 bar pressure? no 7
  baby blue bike
  trimming the fat from my training plan
  cut out junk miles
  period of base training
  my cycle computer stopped
  cycle path 20 km
  pumping up tyres
  sugar free drinks ok?
  insulated bottle
  grip issues in rain
  rash decision to attack
  stitch fix for my jersey
  joint purchase of wheels
  high five after the win
  drunk on speed
  stalking my mate's ftp
  follow the leader drill
  threatening clouds
  hit by rain
  grabbed the bars wrong
  dead legs
  legs shot after yesterday
  killer climb tomorrow
  this ride will kill me lol
  hit a new FTP
  broke my PB
  chest to bar position
  heart rate cap for endurance
  max heart rate formula
  I'm breathing hard at 90 rpm
  sore quads
  knee a bit sore
  saddle sore cream
  hands tingle after 4 h
  slow puncture
  bleed my brakes
  wheel died on me
  drop 2 kg, gain how much time?
  I weigh 80, bike 9, 8 % climb, 260 W
  lighter wheels worth it
  calories burned on zwift
  breakfast before long ride
  sugar per hour
  coffee and beetroot
  one beer
  is epo still used? what is it
  caffeine doping?
  45 years old, plan
  my wife and I ride tandem
  kids asleep, 1 h trainer
  12 km in 20 min
  16 % wall
  expecting snow
  type 2 fibers
  runny nose
  bit of a cough from dry air
  hot day tomorrow, start early?
  felt great, no pain at all
  crashed out of the race early, how to come back stronger
  follow my plan or rest
  overdose of gels yesterday, stomach bloated
  I overdosed on pasta before the ride
  hrv low for 2 days, session tomorrow?
  gels make me sick, other carbs?
  he hits me up the climb every time
  my training is done, no water in the bottle, jackets washed
  the ride went over the bypass in the rain
  dad beats me in every sprint
  I eat once every two hours on long rides`;
