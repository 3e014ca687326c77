import type { Dictionary } from './dictionary.ts';

/** Dutch of the Netherlands and of Flanders. */
export const dutch: Dictionary = {
  compounds: true,
  tells: `is wat hoe spreek mijn bij doet heeft ben je ik mijn je jij jouw het een en voor met zonder naar bij aan uit dat deze dit hoe hoeveel welke wanneer waarom waar
    moet kan wil zal ben zijn heb heeft hebben niet geen ook nog maar als dan meer minder te tijdens na mij u uw hij wij
    jullie ze wordt worden moeten kunnen graag tussen tegen boven onder vandaag morgen gisteren veel erg heel iets niks
    zo'n m'n kun jou dus omdat doe doen zou wel mag om er naast daarna vanaf`,
  patterns: [
    [/\bom (\d{1,2})(?:[:.](\d{2}))? ?(?:uur|u)\b/g, "<at $1 o'clock>"],
    [/(\d) ?km ?(?:\/|per) ?(?:u|uur)\b/g, '$1 <km/h>'],
    [/(\d) ?u(?: ?(\d{2}))?\b(?![a-z])/g, '$1 <h>$2'],
    [/(\d) ?(?:hm|hoogtemeters?|meter hoogteverschil|m hoogteverschil)\b/g, '$1 <m of climbing>'],
    [/(\d) ?(?:m|meter) (?:hoogte|hoog)\b/g, '$1 <m altitude>'],
    [/\b1[.,](\d{2}) ?m? lang\b/g, '1.$1 <m tall>'],
    [/\b(1\d{2}) ?cm lang\b/g, '$1 <cm tall>'],
    [/(\d{2}) jaar(?: oud)?\b/g, '$1 <years old>'],
    [/(\d) ?(?:omwentelingen|omw)(?: per minuut|\/min)?/g, '$1 <rpm>'],
    [/(\d) ?(?:slagen|hartslagen)(?: per minuut)?/g, '$1 <bpm>'],
    [/(\d) ?(?:%|procent) (?:stijging|helling|gemiddeld|stijgingspercentage)/g, '$1 <% gradient>'],
    // A pound is half a kilogram.
    [/(\d+(?:[.,]\d+)?) ?pond\b/g, (_, n = '') => `${Number(n.replace(',', '.')) / 2} <kg>`],
    [/(\d) ?(?:keer|maal) ?(?=\d)/g, '$1x'],
    [/(\d) ?(?:keer|maal)\b/g, '$1 <times>'],
    [/\bmet (?=\d+ ?(?:w|watt|km\/h|procent|%)\b)/g, '<at> '],
    [/\b(?:op|bij) (?=\d+(?:[.,]\d+)? ?(?:w|watt|%|procent|km\/h|graden))/g, '<at> '],
    [/\bvan (?=\d)/g, '<of> '],
    [/\bd1\b/g, '<endurance zone 2>'],
    [/\bd2\b/g, '<tempo zone 3>'],
    [/\bd3\b/g, '<threshold zone 4>'],
  ],
  table: `
    # everyday
    what should i wear: wat trek ik aan, wat moet ik aantrekken, hoe kleed ik me, wat draag ik, wat doe ik aan, welke kleding
    wear: aantrekken, kleed, dragen
    is it worth: de moeite waard, is het de moeite waard, loont het, heeft het zin, is het het waard
    worth: waard
    how do i descend: hoe daal ik
    without being scared: zonder bang te zijn, zonder angst
    scared: bang, angst
    squeal: piepen, piept, piepende, gieren
    creak: kraakt, kraken, gekraak, tikt, geluid, geluiden
    thunderstorm: onweer, bliksem
    keep riding: doorrijden, doorfietsen, blijven fietsen
    do you speak dutch: spreek je nederlands, praat je nederlands, spreekt u nederlands, in het nederlands, versta je nederlands
    numb hands: mijn handen slapen, handen slapen, slapende handen, tintelende handen, gevoelloze handen
    knee pain: knie doet pijn, kniepijn, pijn aan mijn knie, pijn in mijn knie, last van mijn knie
    hurts: doet pijn, doen pijn
    cancel my subscription: hoe zeg ik mijn abonnement op, zeg ik mijn abonnement op, abonnement opzeggen, mijn abonnement opzeggen
    i have a cold: ik ben verkouden, ben verkouden
    replace: vervangen, vernieuwen
    clean: schoonmaken, reinigen, poetsen
    lube: smeren, olie
    crash: val, gevallen, valpartij, ongeluk
    in a group: in een groep, in de groep, in het peloton
    lose weight: afvallen
    sore bottom: zadelpijn, zere kont, pijn aan mijn kont
    what should i do: wat nu, wat moet ik doen, wat kan ik doen
    buy: kopen, aanschaffen
    recommend: aanraden, raad je aan
    dangerous: gevaarlijk
    too cold: te koud
    too hot: te warm, te heet
    plane: vliegtuig
    travel: reizen, meenemen
    tired: moe, vermoeid, uitgeput
    commute: woon-werk, naar het werk
    e-bike: ebike, elektrische fiets
    children: kinderen, kind, dochter, zoon
    woman: vrouw, vrouwen
    outside: buiten
    keep: blijven
    as: als
    # questions
    how long do i need: hoe lang heb ik nodig, hoelang heb ik nodig, hoe lang doe ik over, hoelang doe ik over, hoe lang doe ik, hoeveel tijd heb ik nodig, hoe lang ben ik bezig
    how long does it take: hoe lang duurt het, hoelang duurt het, hoe lang duurt, hoelang duurt, hoeveel tijd kost het
    how long can i hold: hoe lang kan ik volhouden, hoelang kan ik volhouden, hoe lang hou ik vol
    how long can i: hoe lang kan ik, hoelang kan ik
    how long: hoe lang, hoelang, hoeveel tijd, welke tijd
    how much faster: hoeveel sneller
    how much time do i save: hoeveel tijd win ik, hoeveel tijd bespaar ik, hoeveel tijd scheelt
    how many watts: hoeveel watt, hoeveel watts
    how many carbs: hoeveel koolhydraten
    how much: hoeveel, hoe veel
    how fast: hoe snel, hoe hard
    how far: hoe ver
    how high: hoe hoog
    how steep: hoe steil
    how often: hoe vaak, hoeveel keer
    how do i: hoe kan ik, hoe moet ik
    how: hoe
    what power: welk vermogen, hoeveel vermogen
    what is: wat is, wat zijn, wat betekent, wat houdt
    what should i: wat moet ik, wat zou ik moeten
    what can you do: wat kun je, wat kan je, wat kun jij
    what: wat
    which: welke, welk
    why: waarom
    when: wanneer
    where: waar
    who: wie
    who are you: wie ben je, wie ben jij, ben je een robot, ben je een mens
    can i: kan ik
    could i: zou ik kunnen, kon ik
    should i: moet ik, zou ik moeten, mag ik
    do i need: heb ik nodig, nodig heb ik
    need: nodig
    is it possible: is het mogelijk, haalbaar
    is enough: is genoeg, volstaat, is voldoende, genoeg om
    # small words
    i am: ik ben, ben ik
    i have: ik heb, heb ik
    i want: ik wil, ik zou graag, wil ik
    i weigh: ik weeg, mijn gewicht is, weeg ik
    i: ik
    my: mijn, m'n
    me: mij, me
    you: je, jij, jou, u
    your: jouw, uw
    we: we, wij
    it: het
    and: en
    or: of
    but: maar
    a: een
    the: de
    of: van
    from: vanaf, vanuit, uit
    at: bij
    to: te, tot, naar, om te
    on: op, aan
    in: in
    with: met
    without: zonder
    for: voor
    against: tegen
    over: over
    under: onder, binnen, in minder dan, minder dan
    between: tussen
    after: na
    before: voordat, vooraf
    during: tijdens
    per hour: per uur
    per week: per week, in de week, wekelijks
    per kilo: per kilo
    per day: per dag
    each: elke, elk, ieder, iedere
    not: niet
    no: geen, nee
    yes: ja, jawel, zeker
    very: heel, erg, zeer
    too much: te veel
    too fast: te snel
    also: ook
    only: alleen maar, slechts
    still: nog
    already: al
    more: meer, extra
    less: minder
    than: dan
    about: ongeveer, rond, circa, zo'n
    if: als
    because: omdat, want
    are: zijn, bent
    was: was, waren
    has: heeft
    have: heb, hebben, hebt
    will: zal, zullen, wordt
    would: zou, zouden
    can: kan, kun, kunnen, kunt
    should: moet, moeten
    there is: is er, er is
    this: dit, deze
    that: dat, die
    now: nu
    again: opnieuw, weer
    all: alle, alles
    good: goed, goede
    best: beste
    better: beter
    bad: slecht, slechte
    new: nieuw, nieuwe
    much: veel
    long: lang, lange
    short: kort, korte
    faster: sneller, harder
    slower: langzamer
    fast: snel, snelle
    slow: langzaam, traag
    lighter: lichter
    heavier: zwaarder
    easy: makkelijk, rustig, licht, gemakkelijk, rustige
    hard: zwaar, moeilijk, zware
    high: hoog, hoge
    low: laag, lage
    big: groot, grote
    small: klein, kleine
    enough: genoeg, voldoende
    # riding
    ride: rit, ritten, rijden, rijd, rij, fietsen, fietstocht, tocht, fiets ik, gereden, gefietst
    long ride: lange rit, duurrit, lange duurrit
    cycling: wielrennen, wielersport
    rider: renner, fietser, wielrenner, rijder
    bike: fiets
    road bike: racefiets, koersfiets
    tt bike: tijdritfiets, triatlonfiets
    mountain bike: mountainbike, atb
    gravel bike: gravelbike, gravelfiets
    e-bike: elektrische fiets, ebike
    time trial: tijdrit, tijdrijden, chrono
    team time trial: ploegentijdrit
    hill climb time trial: klimtijdrit
    race: wedstrijd, koers, wedstrijden, koersen
    race day: wedstrijddag
    gran fondo: cyclo, toertocht
    event: evenement
    route: route, parcours, ronde
    distance: afstand
    speed: snelheid
    average speed: gemiddelde snelheid
    average: gemiddeld, gemiddelde
    time: tijd
    finish time: eindtijd
    climb: klim, klimmen, beklimming, beklimmingen, col, berg, bergop, berg op, omhoog, klimmetje, beklim
    climbing: hoogteverschil
    metres of climbing: hoogtemeters, hoogtemeter, hm
    hills: heuvels, heuvel
    slope: helling
    gradient: stijgingspercentage, hellingspercentage, stijging
    steep: steil, steile
    summit: top
    descent: afdaling, afdalen, dalen, bergaf
    flat: vlak, vlakke
    rolling: glooiend, heuvelachtig
    loop: rondje, heen en terug
    cobbles: kasseien, kassei, kinderkopjes
    gravel: grind
    road: weg, asfalt
    # air
    headwind: tegenwind, wind tegen
    tailwind: rugwind, wind mee, meewind, wind in de rug
    crosswind: zijwind
    crosswind echelon: op de kant, waaier, waaiers
    no wind: geen wind, windstil, zonder wind
    windy: winderig
    drafting: uit de wind, stayeren, zuigen, slipstream
    on a wheel: in het wiel, wieltjeszuigen
    group: groep, in een groep, groepje
    bunch: peloton
    alone: alleen, solo
    breakaway: kopgroep, ontsnapping, vlucht
    aero: aerodynamisch
    aerodynamics: aerodynamica, luchtweerstand
    in the drops: onderin de beugel, in de beugels, onder in de beugel, onderin
    on the hoods: op de remgrepen, remgrepen, op de grepen
    on the tops: bovenop het stuur
    aero bars: ligstuur, opzetstuur
    upright: rechtop
    position: houding, positie
    out of the saddle: uit het zadel, staand
    seated: zittend
    rolling resistance: rolweerstand
    # effort
    power: vermogen, kracht op de pedalen
    power meter: vermogensmeter, wattagemeter
    watts: watt
    wattage: wattages
    watts per kilo: watt per kilo, watt per kg
    threshold: omslagpunt, drempel, anaerobe drempel, op de drempel
    critical power: kritisch vermogen
    heart rate: hartslag, hartfrequentie, hartslagen
    max heart rate: maximale hartslag, max hartslag, hartslag max, maxhartslag
    threshold heart rate: omslagpunt hartslag, drempelhartslag, hartslag omslagpunt, hartslag op omslagpunt
    resting heart rate: rusthartslag, rustpols
    heart rate zones: hartslagzones
    power zones: vermogenszones, wattagezones
    zone: zone
    cadence: trapfrequentie, cadans, trapritme
    low cadence: lage cadans, krachttraining op de fiets, krachtblokken, krachtuithouding
    fitness: conditie
    form: vorm
    fit: fit
    endurance: duur, uithouding, uithoudingsvermogen, duurvermogen
    endurance zone 2: duurtraining, duurtraining 1, d 1
    tempo zone 3: duurtraining 2, tempoduur, d 2
    threshold zone 4: duurtraining 3, d 3
    lactate: lactaat, melkzuur
    all out: voluit, volle bak, vol gas, volgas
    hold: volhouden, vasthouden, houden, hou, aanhouden
    # training
    training: training, trainen, trainingen, train, getraind, traint
    training plan: trainingsplan, trainingsschema, schema, trainingsprogramma
    session: sessie, sessies, trainingssessie
    intervals: blokjes, blokken, intervallen, blok, intervaltraining
    reps: herhalingen, herhaling
    sets: series, serie
    rest: rust, pauze, rusten
    recovery: herstel, hersteltijd
    recover: herstellen
    recovery ride: herstelrit, hersteltraining, losrijden
    recovery week: rustweek, herstelweek
    rest day: rustdag, hersteldag
    rest days: rustdagen
    warm-up: opwarmen, warming up, opwarming, inrijden
    cool-down: uitrijden, cooling down
    taper: taperen, tapering
    base: basis, basistraining
    build: opbouw, opbouwen
    indoor trainer: rollen, rollenbank, op de rollen, hometrainer, tacx, binnen trainen
    strength: kracht, krachttraining
    gym: sportschool, fitness zaal
    core: rompstabiliteit
    stretching: rekken, stretchen
    overtraining: overtraind, overtraining
    improve: verbeteren, verhogen
    increase: toename, stijgen
    sprint: sprinten, spurt
    attack: aanval, aanvallen, demarrage, demarreren
    test: testen, inspanningstest
    ramp test: ramptest
    beginner: beginner, beginneling
    load: belasting, trainingsbelasting
    tired: moe, vermoeid, vermoeidheid, uitgeput
    heavy legs: zware benen
    motivation: motivatie, zin
    winter: winter
    season: seizoen
    # food
    eat: eten, eet, gegeten
    food: voedsel
    nutrition: voeding
    drink: drinken, drink, gedronken, vocht
    water: water
    bottle: bidon, fles
    bottles: bidons, flessen
    carbohydrates: koolhydraten, koolhydraat
    protein: eiwit, eiwitten
    fat: vet, vetten
    sugar: suiker, suikers
    gels: gelletjes, gelletje
    bars: repen, energierepen
    bar: reep
    rice: rijst
    bread: brood
    breakfast: ontbijt, ontbijten
    dinner: avondeten
    calories: calorieen
    lose weight: afvallen, gewicht verliezen
    lose: verliezen, verlies
    weight: gewicht, lichaamsgewicht
    diet: dieet
    fasted: nuchter, nuchtere
    coffee: koffie
    caffeine: cafeine
    beer: bier
    salt: zout
    sodium: natrium
    electrolytes: elektrolyten
    cramps: kramp, krampen
    bonk: hongerklop, man met de hamer
    hungry: honger
    thirst: dorst
    stomach: maag, buik
    stomach problems: maagproblemen, buikpijn, maagklachten
    nausea: misselijk, misselijkheid
    sweat: zweet, zweten
    supplements: supplementen
    beetroot: rode biet, bietensap
    # body
    sleep: slaap, slapen
    slept: geslapen
    slept badly: slecht geslapen, weinig geslapen
    knee: knie, knieen
    knee pain: kniepijn, pijn aan mijn knie, pijn in mijn knie, pijn aan de knie, last van mijn knie, knieklachten
    back: rug
    back pain: rugpijn, pijn in mijn rug, last van mijn rug
    neck: nek
    shoulder: schouder, schouders
    hands: handen
    numb: gevoelloos, gevoelloze, slapende, tintelende, doof gevoel
    feet: voeten, voet
    hip: heup
    legs: benen
    calf: kuit, kuiten
    thighs: bovenbenen, dijen
    muscles: spieren, spier
    sore muscles: spierpijn
    saddle sore: zadelpijn, zitvlak, zadelproblemen
    pain: pijn, klachten, last van
    injury: blessure, geblesseerd
    ill: ziek, ziekte
    a cold: verkouden, verkoudheid
    fever: koorts
    cough: hoest, hoesten
    flu: griep
    chest pain: pijn op de borst, pijn op mijn borst, borstpijn, druk op de borst
    short of breath: kortademig, benauwd
    breathing: ademhaling, ademen
    dizzy: duizelig
    fainted: flauwgevallen
    heart: hart
    palpitations: hartkloppingen
    doctor: dokter, huisarts
    concussion: hersenschudding
    crash: val, gevallen, valpartij
    pregnant: zwanger, zwangerschap
    period: menstruatie
    kill myself: zelfmoord
    years old: jaar oud
    age: leeftijd
    woman: vrouw
    # equipment
    tyre: buitenband, band
    tyres: banden, buitenbanden
    tyre pressure: bandenspanning, bandendruk
    pressure: druk, spanning
    inner tube: binnenband
    wheels: wielen
    wheel: wiel
    chain: ketting
    gear: verzet, versnelling
    gears: versnellingen, verzetten
    shift: schakelen
    cassette: cassette
    chainring: kettingblad, kettingbladen, buitenblad
    crank: crankstel, cranklengte
    brake: rem, remmen
    handlebar: stuur
    saddle: zadel
    saddle height: zadelhoogte
    pedals: pedalen
    shoes: schoenen
    helmet: helm
    clothing: kleding, kleren
    lights: verlichting
    puncture: lekke band, lek
    size: maat
    width: breedte
    # weather
    weather: weer vandaag, weersomstandigheden
    heat: hitte, warmte
    hot: heet, hete
    warm: warm
    cold: koud, koude
    rain: regen, regent
    wet: nat, natte
    snow: sneeuw
    humidity: luchtvochtigheid
    temperature: temperatuur
    altitude: hoogte, op hoogte
    altitude training: hoogtestage, hoogtetraining
    # units and times
    hours: uur, uren
    30 min: half uur, een half uur, halfuur
    hours 30 min: en een half uur
    15 min: kwartier, een kwartier
    45 min: drie kwartier, driekwartier
    75 min: vijf kwartier
    minutes: minuten, minuut, min
    seconds: seconden, seconde
    days: dagen
    day: dag
    weeks: weken
    weekend: weekeinde
    months: maanden
    month: maand
    years: jaren
    year: jaar
    kilometres: kilometer, kilometers
    metres: meter, meters
    kilos: kilo, kilogram
    grams: gram
    litres: liter
    %: procent
    degrees: graden
    km/h: kilometer per uur, km per uur, kilometer in het uur
    times: keer, maal
    twice: twee keer
    today: vandaag
    tomorrow: morgen
    yesterday: gisteren
    morning: ochtend
    evening: avond
    monday: maandag
    tuesday: dinsdag
    wednesday: woensdag
    thursday: donderdag
    friday: vrijdag
    saturday: zaterdag
    sunday: zondag
    # what to do
    show: toon, laat zien, laat mijn
    calculate: bereken, berekenen, uitrekenen
    explain: leg uit, uitleggen, uitleg
    compare: vergelijk, vergelijken
    make: maak, maken, schrijf
    do: doen, doe
    prepare: voorbereiden, voorbereiding
    tell: vertel, zeg
    change: wijzigen, veranderen, aanpassen
    gain: winnen, winst
    finish: finishen, halen, uitkomen
    start: beginnen, starten
    difference: verschil
    # the product
    price: prijs, prijzen
    cost: kost, kosten
    cancel: opzeggen, annuleren
    subscription: abonnement, lidmaatschap
    refund: terugbetaling, geld terug
    invoice: factuur
    payment: betaling, betalen
    password: wachtwoord
    delete: verwijderen
    data: gegevens
    free trial: proefperiode, gratis proberen
    free: gratis
    upload: uploaden
    file: bestand
    connect: koppelen, verbinden
    # talk
    hello: hallo, hoi, goedemorgen, goedendag, goedemiddag, goedenavond
    thanks: bedankt, dank je, dankjewel, dank u, dank je wel
    goodbye: tot ziens, doei, tot later
    please: alsjeblieft, alstublieft, aub, graag
    sorry: het spijt me
    ok: oke, is goed
    great: geweldig, top antwoord, prima, fijn
    i don't know: weet ik niet, ik weet het niet, weet niet, geen idee
    i don't understand: ik snap het niet, snap ik niet, ik begrijp het niet
    that's wrong: dat klopt niet, klopt niet, dat is fout
    start over: opnieuw beginnen, begin opnieuw
    help: hulp, helpen
    how are you: hoe gaat het, hoe gaat het met je
    : er, even, toch, eens, wel, eigenlijk
    # more of daily life on the bike
    improve: verbeter, verbeteren, verbeterd
    lower back: onderrug
    back pain: rugpijn, pijn in mijn onderrug, pijn in mijn rug, last van mijn rug, rug doet pijn
    safely: veilig, veiliger
    worth the money: het geld waard, geld waard
    money: geld
    wise: slim, verstandig
    the day before a race: de dag voor de wedstrijd, dag voor de wedstrijd, dag voor een wedstrijd
    what is the difference between: wat is het verschil tussen
    difference: verschil, het verschil
    flat: het vlakke, op het vlakke, vlakke
    exercises: oefeningen, oefening
    oil: olie; left: linker, links; right: rechter, rechts
    normal: normaal; dangerous: gevaarlijk
  `,
};
