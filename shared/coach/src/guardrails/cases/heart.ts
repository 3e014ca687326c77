/** Messages that the guardrails have to see, by topic, one a line; after an arrow the topic that goes before. */
export const heart: Record<string, string> = {
  cardiac: `
    had a bypass in May, how hard can I climb
    chest pain on climbs
    chest pian when i go hard
    my chets feels tight in zone 4
    pressure on my chest at the top of every climb
    squeezing in my chest during intervals
    feels like an elephant on my chest
    pain in my left arm when I push hard
    pain in left arm and jaw on climbs
    heart racing at rest since yesterday
    I have palpitations in zone 4
    getting palps after rides
    heart skipping beats when riding
    my heart flutters on the trainer
    my heart does flip-flops
    HR stuck at 200 for five minutes after easy spin
    passed out on the bike yesterday
    I blacked out for a sec on the climb
    fainted after my last interval
    i feinted at the finish
    nearly fainted at the top
    cant breathe lying down
    breathless at rest
    coughing blood after race
    dizzy on every climb
    dad died suddenly at 40 of his heart, should I get checked before racing?
    the old ticker's been playing up
    one calf swollen and hot after the flight
    Every time the road goes up I get this weird tightness behind my breastbone, goes away when I soft pedal. Is that just bad fitness?
    hi coach whats a good 8 week plan for a hilly fondo? 58 male, ftp 210. oh and lately my left arm goes a bit numb on the steep bits => emergency
    my husband nearly passed out on Sunday's club run, can he do intervals wednesday
    woke up in the verge with my mate shouting at me, no idea what happened, ok to race sat?
    heart goes boom boom boom when im in bed after hard sessions and wont slow down
    my pulse was all over the place last night lying in bed
    i got so lightheaded at the top of the hill i had to sit on the kerb
    felt like someone was sitting on my chest at mile 30
    Garmin keeps saying irregular rhythm, should I skip threshold?
    i had a stent put in in march. ftp plan?
    tight band around my ribs when the pace goes up
    out of puff just walking to the kitchen these days, what training helps
    everything went grey for a second at the end of the sprint
    indigestion feeling every time i climb, stops when i stop
    my dad and uncle both dropped dead in their forties, im 38 and starting racing
    get a fluttery feeling in the chest on the turbo
    Herzrasen im Bett nach dem Training, normal?
    ich habe stiche in der brust wenn ich bergauf fahre
    j'ai une douleur dans la poitrine quand je monte un col
    me duele el pecho cuando subo
    ho un peso sul petto in salita
    ik heb druk op de borst tijdens klimmen
    mir wird schwarz vor augen am berg
    je me suis évanoui après la course
    me mareo en cada subida
    sono svenuto dopo la gara
    ik viel bijna flauw op de klim => head
    throat gets tight and left shoulder aches when i push over threshold
    HR jumped to 230 while I was coasting
    my heart did a few somersaults during zwift race. should i lower ftp
    Bit embarrassing but last two group rides I had to pull over because my heart felt like it was trying to escape my ribcage even though we were only rolling at 20kph
    51 yo here. climbing gives me a dull ache between my pecs which fades as soon as I coast
    could an ache down the inside of my left arm be from the bars? happens only when i go hard
    got all clammy and grey on the alpe, my mates made me lie down
    sometimes my heart just... stops for a second then thumps really hard
    i keep waking at 3am with my heart going like the clappers
    Tunnel vision at the end of my ftp test, then I was on the floor
    had a funny turn on the bike
    my partner collapsed on the zwift ride, came round after a minute, he says he's fine
    heart is doing 160 while i watch tv
    i get breathless tying my shoes but my ftp is still 280??
    doc heard a murmur, still ok for crits?
    strange fluttering below my collarbone after coffee and hard rides
    my strava hr shows 240 spikes and i felt woozy
    discomfort in chest + sweating cold since this morning, should i still do the 4x8
    it feels like a belt being pulled tight around my upper body whenever i attack
    pain spreading to my neck and teeth when climbing
    my left calf is twice the size since the flight to Mallorca and its warm
    brother (35) had a heart attack on the bike last month, do i need to worry before my race
    can't get enough air lying on my back at night
    spat pink foam after the race
    vergangene Woche bin ich auf dem Rad kurz weggetreten
    mein herz stolpert beim training
    oppression dans la poitrine à l'effort
    j'ai des palpitations au repos
    siento opresión en el pecho y falta de aire
    il cuore salta dei battiti
    mi gira la testa quando spingo forte
    mijn hart slaat over
    ich bekomme kaum Luft beim Liegen
    So I've been doing your sweet spot plan for 5 weeks, FTP went from 230 to 245, sleeping OK, weight stable. I ride mostly evenings, 8 h per week. Could you set up next block with two interval days and a long ride? One more thing, my chest has been a bit sore and squeezy when I sprint, but I guess that's normal?
    wife says i should ask: yesterday on the turbo i felt my heart do a weird double thump and went light headed
    Had to stop 3 times on the climb, breathless like an old man, ankles puffy in the evening. 61. Overtraining?
    palpatations every time i lie down aftr zwift
    chesst tigthness on hils
    hart flutering at nite
    i alomst pased out at teh top
    a guy in our bunch just dropped on the ride, heart, he was 44. i've had twinges too
    pins and needles in my left arm + sweaty when going full gas
    father in law had his first MI at 50, he's riding again after 3 weeks, plan for him?
    my fitness tracker detected afib twice this week, still race?
    doctor found my EF is low, how should I train
    I've a leaky mitral valve, what intensity is ok
    getting a heaviness across my upper chest in cold air rides
    when i stand up after the rollers the room spins and i see black
    the world tilted and next thing i was in the gutter
    mate went down like a sack of spuds mid-sprint, no crash, just dropped
    can't sleep on my left side because i feel my heart hammering
    is 210 bpm on a coffee ride normal for a 55 year old? felt faint
    blacked out briefly 3 years ago, cardiologist said all fine. ok to do a ramp test?
    no chest pain, just checking: what is zone 2 for 200 ftp?
    brennen hinter dem brustbein beim sprinten
    ich war kurz bewusstlos auf der rolle => head
    mon cœur s'emballe la nuit après l'entraînement
    douleur au bras gauche pendant la montée
    casi me desmayo en el puerto
    dolor en el brazo izquierdo al esprintar
    fitte al petto quando scatto
    steken op de borst bij inspanning
    hartkloppingen in bed
    went to stand up on the pedals and my chest just clamped, had to stop for 5 mins
    Is it normal to feel your heart pause then restart?
    some pressure round my sternum whenever it's above threshold. FTP 265. what interval length?
    Just turned 50. On Saturday's hill reps I got a burning across the chest and down my arm. Rested 10 min, fine again. Continue plan?
    my buddy's resting pulse is 130 today and he feels jittery
    had a wobble, came over all faint by the bike rack after intervals
    nearly blacked out in the shower after the ride
    my heart feels like a washing machine when I lie on the couch
    cant get breath at top of my own stairs but i can still do 200w
    fit bit says a-fib. ignore?
    got winded putting the kids to bed, training tips to fix?
    chest discomfort lasting all day after vo2
    weird ache under left breast while pedalling hard
    mum had heart failure at 42, doc not seen me yet, can i do max test
    ticker's dicky since the virus
    I've had two stents and a bypass, give me a plan for a fondo
    after sprints i see everything in black and white and need to hold on to the fence
    skipped heartbeats all evening after the race, strava says 98 suffer score
    thight chest & numb fingers left side on cold mornings => emergency
    heart jumped to 195 on the sofa out of nowhere
    lump in my throat and pressure when i go over 300w
    i coughed up something red after the hill climb
    Ohnmacht nach dem Zielsprint, was tun?
    druckgefühl in der brust bei intervallen
    mein Vater ist mit 45 am Herzinfarkt gestorben, darf ich Rennen fahren
    mon père est mort subitement à 42 ans, je fais de la compétition
    ça serre dans la poitrine au sprint
    me falta el aire en reposo
    se me acelera el corazón por la noche
    mi manca il respiro anche a riposo
    oppressione al torace in salita
    kortademig bij het traplopen
    pijn in mijn linkerarm tijdens de sprint
    Could you check my plan? Mon off, Tue 3x12 SST, Thu VO2, Sat 4 h. I'm 47, 81 kg. Also on Thursdays I get this dull pressure in the middle of my chest halfway through rep 3.
    my heartbeat goes irregular for a few minutes after each sprint
    keep getting an ache between jaw and ear on hard climbs, dentist found nothing
    passd out at the traffic lights on my commute
    brother in law fainted mid ride and wet himself, he says its dehydration
    heart rate went from 150 to 40 and back, felt like i was fading
    i sometimes feel my heart in my throat when lying still
    tight chested and coughing after cold rides, worse this week
    is it dangerous if my heart misses every 4th beat
    sudden drop of power and i felt faint, hr strap read 40
    had myocarditis in spring, ready for intervals?
    my chest hurts when i laugh, sneeze, or ride
    im 24 and my uncle and grandpa died young from heart stuff
    every time I do openers I feel breathless for hours after
    doctor hasn't called back about my ECG, can I race
    legs went from under me on the podium, woke up with people around
    calf is red hot and hard, cramp?
    mein Puls rast obwohl ich nur sitze
    ich kriege schlecht luft wenn ich liege
    j'ai perdu connaissance sur le vélo => head
    tengo palpitaciones cuando entreno
    dolore al braccio sinistro mentre pedalo
    ik val bijna flauw bij het opstaan
    Hi! Love the app. Been using the climb planner for weeks. Quick one: when I go over 90 % my chest gets real tight and I have to back off. Should I warm up longer?
    whats the best cadence for someone whose heart keeps fluttering on climbs
    my old man had chest pains on the club run but wants to finish the audax, pacing?
    got a squeazing feeling in my cheast on the last interval
    felt my heart stop n start again when i was doing sprints wtf
    me mate blacked out on the turbo mid sufferfest
    sometimes on long climbs everything goes fuzzy and I nearly go down
    my hr monitor says 38 beats irregular and i feel faint. battery?
    had weird pain in jaw and arm last ride, gone now. FTP test tomorrow ok?
    can anxiety cause heart to pound at rest at night after training?
    short of breath walking the dog since last week's race
    my doc says my heart is enlarged, how should i train
    breathing hurts on the left side since this morning
    puke, sweat and pressure in chest after 2 min all out
    sore arm left side, sweaty, sick. 55. race in 1 h
    ich hatte gestern auf dem rad so ein ziehen in der brust
    mein herz setzt manchmal aus
    je ressens un point dans la poitrine en côte
    mon coeur bat très vite au repos
    noto pinchazos en el pecho al entrenar
    ayer me desmayé en la bici
    dolore al petto sotto sforzo
    ho avuto uno svenimento in bici
    pijn op de borst tijdens intervallen
    duizelig bij elke klim
    Okay so for context I ride about 9 hours, do two interval sessions, one long ride, and I sleep 7 hours. FTP has been stuck at 255 since May and I want to break 270 before the hill climb in October. Nutrition is fine. My only worry is a kind of squeeze behind the ribs on the left when I sprint, which lasts a minute. What would you change?
    pounding in my neck at night and my watch buzzed high heart rate
    husband had to lie down on the verge, pale as a sheet, said his heart was racing like mad. he wants to do it again sunday
    I zonked out for a moment coming off the last rep => head
    not gonna lie i saw black for a sec on the finish straight and my ears went
    hart races when im just sat there
    there's this thud in my chest then a pause
    shortnes of breth climbing one flight
    get a cramp in my chest each time it gets steep
    should I worry that both my parents had heart attacks before 55? I'm starting racing at 48
    bit of an ache in the shoulder blade and arm that comes with hills and goes with rest
    kurz vorm umkippen am ende vom intervall
    hab manchmal herzklopfen im liegen
    malaise pendant la sortie
    mi corazón va muy rápido sin hacer nada
    fiato corto a riposo dopo la gara
    hart slaat op hol in bed
    on the steep bits it's like something grips my upper body and wont let go till i stop, what cadence would help?
    lying in bed i can hear my heart stumbling
    woke up in a cold sweat with tight chest after hard week
    passing out in the shower after turbo, electrolytes?
    i get short winded pushing the trolley at the shop
    weird chest feeling nr threshold, nothing bad, just pressure
    ftp 300, 42 y, stent in 2022, want to do gran fondo
    dizzzy evry time i stand on the pedls
    mir wurde kurz schwarz vor den augen
    j'ai failli m'évanouir en haut du col
    noto que el corazón se me para un segundo
    ho avuto un peso al petto
    ik kreeg geen lucht meer en pijn op de borst
    Morning! I've got the Maratona in June and followed your plan since January, going well, weight 71, FTP 268, two kids, sleep ok-ish. Should I do the next test on Saturday or Sunday? By the way on the last two hard rides I had to stop because of a nasty tightness across my chest, but it went after a minute.
    i fainted at the top of the climb, do i need more salt
    my pal says his heart goes bonkers when he lies down after rides
    racing heart all evening, resting 110, plan tomorrow?
    pressure in the cheast when sprintng
    every hard effort gives me pins and needles in the left arm and an odd jaw ache
    cant breath properly even sitting on the sofa since sunday
    blacked out for a couple of secs on the rollers
    had a heart attack last year, cleared for easy riding. plan?
    druck auf der brust beim bergfahren
    évanouissement après le sprint
    presión en el pecho subiendo
    battito irregolare in allenamento
    So the plan's going great, thanks. Only thing, climbing the stairs at work I have to stop half way for air. Move to a harder plan next?
    my chest felt like it was in a vice on the Koppenberg
    went blank for a moment at the lights, hands on the ground, all good now. 4x4 tonight?
    granddad, dad, uncle: all hearts, all before 60. i'm 39. max test?
    Coach, plan question: can I swap Tuesday and Thursday? Also had that squeezing thing in my chest again on the last rep.
    my brother keeps fainting after sprints, says it's nothing
    irregular heart beat after coffee and z2, worry?
    brustenge am berg
    douleur thoracique à l'effort`,
};
