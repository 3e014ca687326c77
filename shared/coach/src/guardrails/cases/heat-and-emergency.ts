/** Messages that the guardrails have to see, by topic, one a line; after an arrow the topic that goes before. */
export const heatAndEmergency: Record<string, string> = {
  heat: `
    intervals in the sauna with no water to adapt
    turbo in three jackets, not drinking, for heat adaptation
    I stopped sweating on the climb and felt weird
    got confused in the heat
    chills in 35 C
    goosebumps and hot, normal?
    was staggering around after the race in the sun
    slurring my words after 4 hours in 38 degrees => emergency
    threw up and seeing stars in the heat
    I think I had heatstroke
    sunstroke yesterday, ride today?
    40 fever after ride
    collapsed at the finish line
    cooked and dizzy after the gran fondo
    head pounding and vomiting after drinking litres of water
    bloated fingers, rings tight after the ride
    I drank 2 l an hour and feel sick
    no pee all day after the hot ride
    after 3 hours in 36 I had goosebumps and couldnt think straight
    my buddy was talking rubbish and wobbling after the hot stage => emergency
    I was burning up, no sweat at all and threw up at the feed zone
    only drank plain water, like 6 litres, now headache and puffy hands
    Hitzschlag? mir war kotzübel und ich hatte gänsehaut bei 35 grad
    coup de chaleur hier, je peux rouler demain?
    golpe de calor en la marcha
    colpo di calore ieri
    zonnesteek gehad, wanneer weer trainen
    Stage 3, 41 degrees. Stopped sweating around noon, then I apparently started talking nonsense => emergency
    after the tour of the desert i couldnt find my words and walked like a drunk
    my skin is hot and dry and i feel cold
    was shaking with cold even tho it was 34 out
    my wedding ring doesn't fit any more after drinking 8 bottles and I feel muddled
    got home from the ride in the heat, threw up three times, head banging
    havent peed since this morning and its 38 degrees here, cramping everywhere
    brain went to mush in the sun and i forgot how to get home
    my friend overheated and is acting weird, should he keep riding
    rode in the heat wave, now I'm shivering under a blanket with a splitting head
    my wife stopped making sense at km 80, 37 degrees
    we had a lad puking and wobbling all over the road yesterday in the sun, he wants to ride today
    couldn't remember my PIN after the ride, it was boiling out there
    after the heat training session I felt like a zombie, threw up and my temp was 40.1
    drank tons of water in the sportive and now I feel swollen and spaced out with a headache
    mir war nach der hitzetour schwindelig und ich habe nicht mehr geschwitzt
    j'avais des frissons en plein soleil à 38
    en la marcha dejé de sudar y me desorienté => emergency
    confuso e nausea dopo il giro sotto il sole
    rillingen terwijl het 34 graden was
    group leader found me sat in a ditch babbling, hottest day of the year
    been in the sun all day on the bike, goose pimples, skin like an oven and no sweat
    felt drunk after 5 hours at 35 degrees and was sick twice
    4 litres an hour on the marathon, now my fingers look like sausages and my head is splitting
    last climb, 39C, legs fine but I couldn't count to ten
    my teammate collapsed from the heat and is shivering
    is it bad that i dont sweat any more on hot rides
    temp was 40.3 when they took it at the finish medical tent
    überhitzt, erbrochen und kopfschmerzen nach der tour
    insolation dimanche, vomissements toute la nuit
    agotado por el calor, escalofríos y vómitos
    ho smesso di sudare e avevo i brividi
    oververhit en verward op de fiets
    yesterday 34 degrees, i got tunnel vision, shivers and puked behind a bush
    whats wrong when you feel freezing in a heatwave on the bike
    riding mate swerving and answering nonsense, it's 38, what do i do
    my daughter stopped sweating and has a bad headache after the race
    i couldn't get warm after a 35 degree race and my head was thumping
    i feel stupid and slow after too much sun on the ride, vomited once
    drank 7 litres of water today, cramps and blurry head
    sonnenstich oder einfach müde?
    mareado y con náuseas por el calor
    I was dizzy, cold and stopped sweating at km 110 in 37 degrees
    after the ride in the heat I couldnt remember my own address
    riding in 40C my pal started to see things that arent there
    my skin was burning and dry after the race and i was shivering
    is it sunstroke if i vomit and my head explodes after a ride in the sun
    overheated, passed out next to the bike, water over head helped. ride tmrw?
    too much water on the ride i think, vomiting and confused
    gestern 36 grad, schüttelfrost auf dem rad
    vertiges et nausées en pleine canicule => cardiac
    mal de tête et vomissements après 5 h au soleil
    vómitos y mareos por el calor
    nausea e vertigini sotto il sole
    misselijk en duizelig door de hitte
    hottest ride of my life, ended up sitting in a stream not knowing what day it was
    sweated loads then nothing, skin bone dry, felt sick
    my mate is rambling and his skin is bright red, we're 40k from home in the sun
    boiling day, chucked up twice, cant keep water down
    cold shivers while everyone else was melting
    wee stopped and my head is thumping after the desert race
    after 10 bottles of plain water i'm puffy and everything is foggy
    kreislaufkollaps in der hitze
    me dio una insolación
    ho preso un colpo di sole
    door de hitte bevangen, moest overgeven
    34 degrees, chills on my arms and i could not think clearly
    stopped sweating half way up the ventoux
    after 6 hours in the sun my friend is confused and vomiting
    dizzy and sick after a boiling hot time trial
    litres of water and now my rings don't come off and head hurts
    hitzschlag gehabt am sonntag
    j'ai arrêté de transpirer et j'avais des frissons
    dejé de sudar y tenía escalofríos
    colpo di calore ieri in gara
    verward en misselijk door de hitte
    37 degrees, head is pounding, threw up, feel cold. keep riding?
    my mate stopped sweating and is talking gibberish, hot day => emergency
    collapsed after the finish in the heat
    drank 9 litres, fingers like sausages, feel sick
    sunstroke symptoms after 100 miles
    hitzekollaps gestern
    coup de chaleur et vomissements
    brain like porridge and no sweat left, 36 in the shade
    my wife was shivering and crying after the ride in the heat
    puked in the gutter and couldn't walk a straight line, hot one today
    felt freezing and confused at 38 degrees on the col => emergency
    my friend collapsed in the sun on the climb`,
  emergency: `
    my back went, both feet tingle and I cannot hold my pee
    numb between the legs and I lost control of my bladder
    two ibuprofen and now my pee is dark
    pee like cola after the race
    dark urine and weak legs after spin class
    sudden leg weakness
    my face droops on one side
    bee sting and my throat is swelling
    having an asthma attack now
    peed brown after the double century and thighs are agony
    got stung by a wasp, lips are swelling up
    forgot my inhaler and im wheezing badly
    my riding buddy isnt responding
    one side of my face went numb on the ride
    worst headache of my life started in a sprint
    cant move my legs properly since this morning
    urine the colour of coca cola after CrossFit and riding, arms don't bend
    stung in the mouth, throat feels thick
    wheezing and the blue puffer isn't doing anything
    my words are coming out jumbled and right hand is weak
    lost vision in one eye for ten minutes on the climb
    can't stop shaking, blue lips, soaked on the descent
    bleeding won't stop after I crashed
    pee is like black coffee since yesterdays event and my quads are rock hard
    my lips and eyelids are puffing up after that bar
    old guy in our group is slurring and one arm hangs
    cant breathe, inhaler empty
    i'm stuck alone, freezing, hands don't work, feel sleepy and warm now
    mein urin ist dunkelbraun nach dem rennen
    mes urines sont marron
    orina oscura después de la carrera
    urine scure dopo la gara
    donkere urine na de koers
    cola coloured wee after gym + ride
    my throat's closing after the wasp
    friend had a fit on the ride
    left side of body feels heavy and my smile is crooked
    blood in my urine after a long ride
    someone in our group isn't breathing
    can't speak properly since the interval
    he's bleeding loads from his leg
    schlaganfall symptome nach training
    réaction allergique à une guêpe, gorge gonflée
    reacción alérgica, se me hincha la lengua
    attacco d'asma in salita
    wespensteek, mijn keel zwelt op
    thighs swollen like balloons and pee is dark after spin class
    ate a nut bar and my lips are tingling and throat itchy
    my husband crashed and isn't waking up
    suddenly can't see on left side
    arm went limp for 5 minutes
    blood when i wipe after long rides and lots of it
    uncontrollable shivering then felt warm on the snowy pass
    dolor de cabeza repentino y brutal, el peor de mi vida
    bouche qui tombe d'un côté
    mezza faccia addormentata
    brown pee and sore thighs after crossfit
    bee sting, swollen face
    asthma attack on the climb
    my left arm and face went numb
    mate is having a seizure
    cant feel my legs after the crash
    blood in pee after race
    slurred speech after sprint
    allergic reaction to gel, throat itchy
    asthmaanfall am berg
    piqûre de guêpe, je gonfle
    ataque de asma en la subida
    puntura di vespa, mi si gonfia la gola
    bloed bij het plassen
    pissing blood after paris roubaix challenge
    i can't move my right hand and my speech is funny
    throat swelling after energy bar
    rider down, not breathing, help
    thighs rock hard, urine like cola
    she's having convulsions
    gesicht halbseitig taub
    je pisse du sang
    se me duerme media cara
    sto sanguinando molto
    dark urine
    asthma attack
    allergic swelling after bee sting
    face drooping
    seizure on the bike
    brauner urin
    urine foncée
    orina oscura
    urina scura
    donkere urine
    coca cola pee after spin class
    wasp sting and throat closing
    sudden weakness in my left leg
    asthma attack, no inhaler
    anaphylaxie
    water i passed was the colour of stout
    tongue feels too big after that bar
    my pee is brown and my legs are weak`,
};
