import type { Dictionary } from './dictionary.ts';

/** German of Germany, Austria and Switzerland. Umlauts are folded: "für" and "fuer" are both "fur". */
export const german: Dictionary = {
  // "ue" for "ü" when there was no such key.
  spelling: (word) => word.replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u'),
  compounds: true,
  tells: `was tun werden wird bedeutet kannst sich mir ich mein meine meinen meinem meiner mir mich dich wie ist sind bin nicht kein keine keinen und oder aber fur auf
    ohne bei beim vom zu zum zur das dem ein eine einen einem einer wenn dass wird werde werden soll sollte kann konnte
    muss brauche brauch viel viele wieviel welche welcher welches welchen warum wann wo noch nur auch schon sehr mehr
    weniger nach vor uber unter zwischen wahrend habe hatte gibt wir ihr uns dein deine dir er sie ob etwa ungefahr
    mochte wurde konnen sollen mussen gerade heute morgen gestern eigentlich vielleicht jetzt dann weil damit daruber
    ware hab nen ne mal denn halt`,
  patterns: [
    [/(\d) ?(?:hm|hoe?henmetern?|hoe?henm)\b/g, '$1 <m of climbing>'],
    [/(\d) ?m(?:etern?)? hoe?he\b/g, '$1 <m altitude>'],
    [/(\d) ?m ?ue?\. ?(?:d\. ?)?m\b\.?/g, '$1 <m above sea level>'],
    [/(?:um )?(\d{1,2})(?:[:.](\d{2}))? ?uhr\b/g, "<at $1 o'clock>"],
    [/(\d) ?st(?:d|dn|un)\b/g, '$1 <h>'],
    [/(\d{2})er[ -]?schnitt\b/g, '$1 <km/h average speed>'],
    [/\b(2[3-9]|[34]\d|5\d)er(?= (?:reifen|schlauch|mantel|conti|slicks?))/g, '$1 <mm>'],
    [/(\d) ?%ig\w*|(\d)[ -]?prozentig\w*/g, '$1$2 <%>'],
    [/(\d) ?(?:%|prozent) (?:steigung|gefae?lle)/g, '$1 <% gradient>'],
    // A pound is half a kilogram.
    [/(\d+(?:[.,]\d+)?) ?pfund\b/g, (_, n = '') => `${Number(n.replace(',', '.')) / 2} <kg>`],
    [/([12])[.,](\d{2}) ?m? gross\b/g, '$1.$2 <m tall>'],
    [/\b1[,.]?(\d{2}) ?(?:cm )?gross\b/g, '1$1 <cm tall>'],
    [/(\d{2})[ -]?jahrige?r?s?\b/g, '$1 <years old>'],
    [/(\d) ?(?:u\/min|umdrehungen(?: pro minute)?)/g, '$1 <rpm>'],
    [/(\d) ?(?:s\/min|schlae?gen?(?: pro minute)?|puls)\b/g, '$1 <bpm>'],
    [/(\d) ?mal ?(?=\d)/g, '$1x'],
    [/(\d) ?mal\b/g, '$1 <times>'],
    [/(\d) ?stundenkilometern?\b|(\d) ?sachen\b/g, '$1$2 <km/h>'],
    [/\bauf (\d+(?:[.,]\d+)?) ?(km|kilometern?|m|metern?)\b/g, '<over> $1 $2'],
    [/\bvon (?=\d)/g, '<of> '],
    [/\bmit (?=\d+ ?(?:w|watt|km\/h|prozent|%)\b)/g, '<at> '],
    [/(\d)er\b/g, '$1'],
  ],
  table: `
    # everyday
    what should i wear: was soll ich anziehen, was ziehe ich an, was zieh ich an, wie ziehe ich mich an, wie kleide ich mich, was trage ich, wie soll ich mich anziehen
    wear: ziehe ich mich, zieh ich mich, zieht man sich, anzieht, tragen
    is it worth: lohnt sich, lohnen sich, lohnt es sich, rentiert sich, bringt es etwas, bringt das was, macht es sinn
    numb: werden taub, schlafen ein, einschlafen, kribbeln, kribbelt
    scared: angst, angstlich, furcht
    downhill: bergabfahren, abwarts, runterfahren, abfahre
    faster downhill: schneller bergab, schneller runter
    squeal: quietschen, quietscht, quietschende, pfeifen
    creak: knarzt, knarzen, knackt, knacken, gerausch, gerausche
    thunderstorm: gewitter, blitz
    keep riding: weiterfahren, weiter fahren, weitertrainieren
    do you speak german: kannst du deutsch, sprichst du deutsch, konnen sie deutsch, verstehst du deutsch, auf deutsch antworten, auf deutsch
    front of the knee: knie vorne, vorne am knie, kniescheibe
    knee pain front: knieschmerzen vorne
    outside of the knee: knie aussen, aussen am knie
    front: vorne, vorn
    outside: draussen, aussen
    indoors: drinnen, drin
    why is my pulse high: warum ist mein puls so hoch
    i have a cold: ich bin erkaltet, bin erkaltet, ich habe schnupfen, ich hab schnupfen, bin verschnupft
    cold: schnupfen
    replace: austauschen, ersetzen, erneuern, wechseln
    when do i replace: wann wechsel ich, wann muss ich wechseln
    clean: putzen, reinigen, saubern, putze, reinige
    lube: olen, schmieren, fetten
    wax: wachsen, kettenwachs
    fall over: umfallen, hinfallen
    crash: sturz, gesturzt, unfall
    group ride: gruppenausfahrt, gruppenfahrt, ausfahrt mit dem verein
    in a group: in der gruppe, im pulk, im feld
    lose weight: abnehmen
    sore bottom: hintern tut weh, po tut weh, sitzbeschwerden, sitzprobleme, gesass tut weh
    saddle sore: sitzpickel, furunkel
    hurts: tut weh, schmerzt, tun weh, weh
    motivation: lust, antrieb
    what helps: was hilft, was tun, was kann ich tun, was soll ich machen, was mache ich dagegen
    buy: kaufen, anschaffen
    recommend: empfehlen, empfiehlst, empfehlung
    which is better: was ist besser, welches ist besser
    better: besser
    dangerous: gefahrlich
    train for: vorbereiten auf, mich vorbereiten
    get up: aufstehen
    too cold: zu kalt
    too hot: zu heiss
    sweat: schwitze, schwitzen
    bike bag: radkoffer, fahrradkoffer, radtasche
    plane: flugzeug, flieger
    travel: reisen, mitnehmen
    tired: mude, kaputt, erschopft, platt
    commute: arbeitsweg, pendeln, zur arbeit
    e-bike: ebike, pedelec, elektrorad
    children: kinder, kind, tochter, sohn
    age: alter, alt
    woman: frau, frauen
    meaning: bedeutung
    # questions
    how long do i need: wie lange brauche ich, wie lang brauche ich, wie lange brauch ich, wie viel zeit brauche ich, wieviel zeit brauche ich, wie lange benotige ich
    how long does it take: wie lange dauert es, wie lange dauert, wie lang dauert, wie viel zeit, wieviel zeit, wie lange braucht man
    how long can i hold: wie lange kann ich halten, wie lange halte ich
    how long: wie lange, wie lang
    how much faster: wie viel schneller, wieviel schneller
    how many watts: wie viel watt, wieviel watt, wie viele watt, wieviele watt
    how many carbs: wie viel kohlenhydrate, wieviel kohlenhydrate, wie viele kohlenhydrate
    how much: wie viel, wieviel, wievel
    how many: wie viele, wieviele
    how fast: wie schnell
    how far: wie weit
    how high: wie hoch
    how steep: wie steil
    how hard: wie hart, wie stark
    how often: wie oft, wie haufig
    how heavy: wie schwer
    how do i: wie kann ich, wie mache ich, wie schaffe ich
    how: wie
    what is: was ist, was bedeutet, was heisst, was sind
    what should i: was soll ich, was sollte ich, was muss ich
    what can you do: was kannst du, was konnen sie, was machst du
    what: was
    which: welche, welcher, welches, welchen, welchem
    why: warum, wieso, weshalb
    when: wann, wenn
    where: wo
    from where: woher
    who: wer
    who are you: wer bist du, wer sind sie, bist du ein mensch, bist du ein roboter
    can i: kann ich, schaffe ich, schaff ich
    could i: konnte ich
    should i: soll ich, sollte ich, darf ich
    must i: muss ich
    do i need: brauche ich, brauch ich, benotige ich
    need: brauche, brauchen, braucht, benotigt, notig, brauch
    is enough: reicht, reichen, genugt
    is it possible: ist es moglich, geht das, machbar
    # small words
    i am: ich bin, bin ich
    i have: ich habe, ich hab, habe ich, hab ich
    i want: ich will, ich mochte, ich wurde gerne, ich wurde gern
    i weigh: ich wiege, wiege ich, mein gewicht ist
    i: ich
    my: mein, meine, meinen, meinem, meiner, meines
    me: mir, mich
    you: du, dir, dich, sie, ihr, ihnen
    your: dein, deine, deinen, euer
    we: wir
    us: uns
    it: es
    and: und
    or: oder
    but: aber, jedoch
    a: ein, eine, einen, einem, einer, nen, ne
    the: der, die, das, den, dem, des
    of the: vom
    from: von, ab, aus
    at: bei, beim
    to: zu, zum, zur, bis, um zu
    on: auf, am, an
    in: im
    with: mit
    without: ohne
    for: fur, fuer
    against: gegen
    over: uber
    under: unter, innerhalb von, in unter
    between: zwischen
    after: nach, danach, nachdem
    before: vor, bevor, davor
    during: wahrend
    per hour: pro stunde, in der stunde, je stunde
    per week: pro woche, die woche, in der woche, je woche, wochentlich
    per kilo: pro kilo, pro kilogramm
    per: pro, je
    not: nicht
    no: kein, keine, keinen, keiner, nein, nee
    yes: ja, jo, klar
    very: sehr
    too: zu viel
    too fast: zu schnell
    too much: zuviel
    also: auch
    only: nur, erst
    still: noch
    already: schon
    more: mehr
    less: weniger
    than: als
    about: ungefahr, etwa, circa, zirka, rund
    if: falls, ob
    because: weil
    is: ist
    are: sind, seid
    was: war, waren
    have: habe, haben, hat, hast, hatte
    will: werde, wird, wirst, werden
    would: wurde, ware
    can: kann, kannst, konnen, konnte
    should: soll, sollte, sollen
    must: muss, mussen, musst
    it feels: fuhlt sich an
    there is: gibt es
    that: dass
    this: diese, dieser, dieses, diesen, diesem
    here: hier
    now: jetzt, gerade
    again: wieder, nochmal
    all: alle, alles
    good: gut, gute, guten, guter
    best: beste, besten, bester, bestes
    bad: schlecht, schlechte, schlechten
    new: neu, neue, neuen
    long: lang, lange, langer
    short: kurz, kurze, kurzer, kurzen
    faster: schneller
    slower: langsamer
    fast: schnell, zugig
    slow: langsam
    lighter: leichter
    heavier: schwerer
    easy: leicht, locker, lockere, lockeres, leichte, einfach
    hard: hart, harte, hartes, anstrengend
    high: hoch, hohe, hoher
    low: niedrig, niedrige, tief
    big: gross, grosse, grosser
    small: klein, kleine
    right: richtig, richtige, richtigen
    enough: genug
    # riding
    ride: fahrt, ausfahrt, tour, fahre, fahren, fahrst, fahr, runde, radtour, gefahren, unterwegs
    cycling: radfahren, radsport, velofahren, rennradfahren
    rider: fahrer, radfahrer, radler, rennfahrer, fahrerin
    bike: rad, fahrrad, velo, drahtesel
    road bike: rennrad, rennvelo
    tt bike: zeitfahrrad, zeitfahrmaschine, triathlonrad, triarad
    mountain bike: mountainbike, bergrad
    gravel bike: gravelrad, gravelbike
    e-bike: ebike, elektrorad, pedelec
    time trial: zeitfahren, einzelzeitfahren, kampf gegen die uhr
    team time trial: mannschaftszeitfahren
    hill climb time trial: bergzeitfahren
    race: rennen, wettkampf, wettbewerb
    race day: wettkampftag, renntag
    gran fondo: radmarathon, marathon, jedermannrennen
    event: veranstaltung
    route: strecke, route, kurs
    distance: distanz, entfernung, lange strecke
    speed: geschwindigkeit
    average speed: durchschnittsgeschwindigkeit, schnitt, durchschnittstempo
    average: durchschnitt, durchschnittlich, durchschnittliche, mittlere
    time: zeit, dauer, fahrzeit
    finish time: zielzeit, endzeit
    climb: anstieg, anstiege, berg, berge, steigung, steigungen, aufstieg, bergauf, hochfahren, klettern, hinauf, rauf, pass, bergwertung, auffahrt
    metres of climbing: hohenmeter, hohenmetern, hohenunterschied, hm
    gradient: steigungsprozent, neigung, gefalle
    steep: steil, steile, steiler, steilen
    summit: gipfel, passhohe
    descent: abfahrt, abfahrten, bergab, runter
    flat: flach, flache, flachen, flacher, ebene, eben, flachstuck
    rolling: wellig, hugelig, wellige, hugelige
    loop: rundkurs, hin und zuruck
    cobbles: kopfsteinpflaster, pflaster
    gravel: schotter, schotterweg
    rough road: schlechte strasse, rauer asphalt
    road: strasse, asphalt
    # air
    headwind: gegenwind
    tailwind: ruckenwind
    crosswind: seitenwind, windkante
    no wind: kein wind, windstill, ohne wind
    windy: windig
    drafting: windschatten, windschattenfahren, im windschatten, lutschen
    on a wheel: am hinterrad, hinterrad fahren
    group: gruppe, gruppenfahrt, in der gruppe
    bunch: feld, hauptfeld
    alone: allein, alleine
    breakaway: ausreissergruppe, ausreisser, fluchtgruppe
    aero: aerodynamisch, aero, windschnittig
    aerodynamics: aerodynamik, luftwiderstand
    in the drops: unterlenker, am unterlenker, im unterlenker
    on the hoods: bremsgriffe, auf den bremsgriffen, an den bremsgriffen, bremsgriffhaltung
    on the tops: oberlenker, am oberlenker
    aero bars: auflieger, aufleger, triathlonlenker
    upright: aufrecht
    position: sitzposition, haltung, sitzhaltung
    out of the saddle: wiegetritt, im stehen, stehend
    seated: im sitzen, sitzend
    rolling resistance: rollwiderstand
    # effort
    power: leistung
    power meter: leistungsmesser, wattmesser, powermeter, leistungsmessung
    watts: watt, wattzahl, wattwerte
    watts per kilo: watt pro kilo, watt pro kilogramm, watt je kilo
    normalized power: normalisierte leistung
    critical power: kritische leistung
    threshold: schwelle, schwellen, schwellenleistung, anaerobe schwelle, laktatschwelle
    heart rate: herzfrequenz, puls, herzschlag, herzrate
    max heart rate: maximalpuls, maxpuls, maximale herzfrequenz, maximaler puls, hfmax, hf max, maximalherzfrequenz
    threshold heart rate: schwellenpuls, schwellenherzfrequenz
    resting heart rate: ruhepuls, ruheherzfrequenz
    zones: zonen, bereiche, trainingsbereiche
    zone: bereich
    cadence: trittfrequenz, kadenz, tf, umdrehungen
    fitness: form, kondition, leistungsfahigkeit
    fit: fit
    endurance: ausdauer, grundlagenausdauer, grundlage, grundlagentraining, ga
    endurance zone 2: ga1, ga 1, grundlagenausdauer 1
    tempo: ga2, ga 2, grundlagenausdauer 2
    threshold zone 4: eb, entwicklungsbereich
    vo2max zone 5: sb, spitzenbereich
    recovery zone 1: kb, rekom, kompensation, kompensationsbereich, reko
    low cadence: k3, kraftausdauer, krafttritt
    fartlek: fahrtspiel
    town sign sprints: ortsschildsprint, ortsschildsprints
    lactate: laktat
    all out: vollgas, volle pulle, am anschlag, maximal, all out
    hold: halten, halte, durchhalten, durchhalte
    # training
    training: training, trainiere, trainieren, trainings, trainiert, trainierst
    training plan: trainingsplan, trainingsplane, trainingsprogramm, plan
    session: einheit, einheiten, trainingseinheit, trainingseinheiten
    intervals: intervalle, intervall, intervallen, intervalltraining, bergintervalle
    reps: wiederholungen, wiederholung
    sets: serien, serie, satze
    set rest: serienpause
    rest: pause, pausen, erholungspause
    warm-up: aufwarmen, einfahren, einrollen, warmfahren
    cool-down: ausfahren, ausrollen, cooldown
    recovery: erholung, regeneration, erholen
    recover: regenerieren
    recovery ride: regenerationsfahrt, regenerationseinheit, lockere ausfahrt
    recovery week: ruhewoche, entlastungswoche, regenerationswoche, erholungswoche
    rest day: ruhetag, pausentag
    rest days: ruhetage, pausentage
    taper: tapering, tapern, formzuspitzung
    base: grundlagenphase, basis
    build: aufbau, aufbauphase, aufbauen
    indoor trainer: rolle, auf der rolle, rollentrainer, heimtrainer, smarttrainer, rollentraining, drinnen
    strength: kraft, krafttraining, kraft training, kraftraum, gewichte
    gym: fitnessstudio, studio
    core: rumpf, rumpftraining
    stretching: dehnen, dehnubungen, stretchen
    overtraining: ubertraining, ubertrainiert
    improve: verbessern, steigern, erhohen, besser werden
    better: besser
    increase: zunahme, steigerung
    build up: aufgebaut
    sprint: sprint, sprinten, sprints, antritt
    attack: attacke, attackieren, angriff
    test: test, testen, stufentest, leistungstest, leistungsdiagnostik
    ramp test: rampentest
    beginner: anfanger, einsteiger, anfangerin
    load: belastung, trainingsbelastung
    tired: mude, erschopft, schlapp, kaputt, platt
    heavy legs: schwere beine, mude beine
    motivation: motivation, lust
    winter: winter
    # food
    eat: essen, esse, iss, gegessen, zu mir nehmen, verpflegen
    food: nahrung, verpflegung
    nutrition: ernahrung, ernahrungsplan
    feeding plan: verpflegungsplan
    drink: trinken, trinke, getrunken, flussigkeit, getrank
    water: wasser
    bottle: flasche, trinkflasche
    bottles: flaschen, trinkflaschen
    carbohydrates: kohlenhydrate, kohlenhydraten, kohlenhydrat, khs, kh
    protein: eiweiss, proteine
    fat: fett
    sugar: zucker
    gel: energiegel
    gels: gele, energiegels
    bars: riegel, energieriegel
    bread: brot
    rice: reis
    pasta: nudeln
    breakfast: fruhstuck, fruhstucken
    dinner: abendessen
    calories: kalorien
    lose weight: abnehmen, gewicht verlieren
    weight: gewicht, korpergewicht
    diet: diat
    fasted: nuchtern, nuchterntraining
    coffee: kaffee
    caffeine: koffein
    alcohol: alkohol
    beer: bier
    salt: salz
    sodium: natrium
    electrolytes: elektrolyte, mineralstoffe
    magnesium: magnesium
    cramps: krampf, krampfe, krampfen
    bonk: hungerast, einbruch, eingebrochen
    hungry: hunger, hungrig
    thirst: durst
    stomach: magen, bauch
    stomach problems: magenprobleme, bauchschmerzen, magenschmerzen
    nausea: ubelkeit, ubel
    sweat: schweiss, schwitzen, schwitze
    supplements: nahrungserganzung, nahrungserganzungsmittel
    beetroot: rote bete
    # body
    sleep: schlaf, schlafen, schlafe, geschlafen
    slept badly: schlecht geschlafen, wenig geschlafen
    knee: knie
    knee pain: knieschmerzen, knieschmerz
    back: rucken
    back pain: ruckenschmerzen
    neck: nacken
    shoulder: schulter, schultern
    hands: hande, hand
    numb hands: taube hande, eingeschlafene hande
    numb: taub, taubheit, eingeschlafen
    feet: fusse, fuss
    hip: hufte
    legs: beine, bein
    calf: wade, waden
    thighs: oberschenkel
    muscles: muskel, muskeln
    sore muscles: muskelkater
    saddle sore: sitzbeschwerden, gesassschmerzen, wundgesessen, sitzprobleme
    pain: schmerzen, schmerz, weh, tut weh, tun weh
    injury: verletzung, verletzt
    ill: krank, krankheit, erkaltet, infekt
    a cold: erkaltung, schnupfen
    fever: fieber
    cough: husten
    flu: grippe
    chest pain: brustschmerzen, schmerzen in der brust, druck auf der brust, engegefuhl in der brust
    short of breath: atemnot, keine luft
    breathing: atmung, atmen
    dizzy: schwindelig, schwindel
    fainted: ohnmachtig, bewusstlos
    heart: herz
    palpitations: herzrasen, herzstolpern
    doctor: arzt, arztin
    concussion: gehirnerschutterung
    crash: sturz, gesturzt
    pregnant: schwanger, schwangerschaft
    period: periode, zyklus, menstruation
    kill myself: mich umbringen
    years old: jahre alt
    age: alter
    woman: frau
    man: mann
    height: korpergrosse
    # equipment
    tyre: reifen, mantel
    tyres: rennradreifen
    tyre pressure: reifendruck, luftdruck
    pressure: druck
    inner tube: schlauch, schlauche
    wheels: laufrad, laufrader, felgen
    chain: kette
    gear: gang, ubersetzung
    gears: gange, schaltung
    shift: schalten, schalte
    cassette: kassette, ritzel
    chainring: kettenblatt, kettenblatter
    crank: kurbel, kurbellange
    brake: bremse, bremsen
    disc brakes: scheibenbremsen
    handlebar: lenker
    saddle: sattel
    saddle height: sattelhohe
    frame: rahmen
    pedals: pedale
    shoes: schuhe, radschuhe
    helmet: helm
    clothing: kleidung, anziehen
    lights: licht, beleuchtung
    puncture: platten, panne
    size: grosse
    width: breite
    # weather
    weather: wetter
    heat: hitze, warme
    hot: heiss, heissen, heisse
    warm: warm
    cold: kalt, kalte, kalten
    rain: regen, regnet
    wet: nass, nasse, nasser
    snow: schnee
    humidity: luftfeuchtigkeit, luftfeuchte
    humid: feucht, schwulwarm
    temperature: temperatur
    altitude: hohenlage, in der hohe, der hohe, die hohe
    at altitude: auf hohe
    above sea level: uber dem meer, uber meer, uber meereshohe
    altitude training: hohentraining
    air density: luftdichte
    # units and times
    hours: stunden, std
    hour: stunde
    30 min: halbe stunde, eine halbe stunde, einer halben stunde, ne halbe stunde, halben stunde
    15 min: viertelstunde, eine viertelstunde, einer viertelstunde
    45 min: dreiviertelstunde, eine dreiviertelstunde, dreiviertel stunde, drei viertel stunden, einer dreiviertelstunde
    minutes: minuten, minute, min
    seconds: sekunden, sekunde, sek
    days: tage, tagen
    day: tag
    weeks: wochen
    week: woche
    weekend: wochenende
    months: monate, monaten, monat
    years: jahre, jahren
    year: jahr
    kilometres: kilometer, kilometern
    metres: meter, metern
    kilos: kilo, kilogramm
    grams: gramm
    litres: liter
    %: prozent
    degrees: grad
    km/h: stundenkilometer, kmh
    times: mal
    2 times: zweimal
    3 times: dreimal
    4 times: viermal
    5 times: funfmal
    today: heute
    tomorrow: morgen
    yesterday: gestern
    morning: morgens, vormittag, vormittags
    evening: abend, abends
    monday: montag
    tuesday: dienstag
    wednesday: mittwoch
    thursday: donnerstag
    friday: freitag
    saturday: samstag, sonnabend
    sunday: sonntag
    # what to do
    show: zeig, zeige, zeigen
    calculate: berechne, berechnen, rechne, ausrechnen
    explain: erklar, erklare, erklaren
    compare: vergleich, vergleiche, vergleichen
    make: erstelle, erstellen, mach, mache, machen, schreib
    tell: sag, sage, erzahl
    change: andern, andere, wechseln
    gain: gewinnen, gewinne
    lose: verlieren, verliere
    save: sparen, spare, spart
    finish: schaffen, beenden, ankommen, ziel
    start: anfangen, beginnen, losfahren
    difference: unterschied
    difference between: unterschied zwischen
    formula: formel
    # the product
    price: preis, preise
    cost: kostet, kosten
    cancel: kundigen, kundigung, stornieren, kundige
    subscription: abo, abonnement, mitgliedschaft
    refund: ruckerstattung, geld zuruck, erstattung
    invoice: rechnung
    payment: zahlung, zahlen, bezahlen
    account: konto, benutzerkonto
    password: passwort, kennwort
    delete: loschen, losche
    data: daten
    privacy: datenschutz
    free trial: probezeit, probeabo, testphase, kostenlos testen
    free: kostenlos, gratis
    upload: hochladen
    file: datei
    connect: verbinden
    # talk
    hello: hallo, moin, servus, gruss gott, guten tag, guten morgen, guten abend, gruezi, hi
    thanks: danke, vielen dank, dankeschon, merci, besten dank, danke dir
    goodbye: tschuss, auf wiedersehen, bis bald, ciao
    please: bitte
    sorry: entschuldigung, sorry, tut mir leid
    ok: okay, alles klar, in ordnung, passt
    great: super, toll, klasse, prima, perfekt, geil
    i don't know: weiss nicht, ich weiss nicht, weiss ich nicht, keine ahnung
    i don't understand: verstehe nicht, ich verstehe nicht, verstehe ich nicht
    that's wrong: das ist falsch, das stimmt nicht, stimmt nicht, falsch
    start over: von vorne, neu anfangen, nochmal von vorne
    help: hilfe, hilf, helfen
    how are you: wie geht es dir, wie geht's, wie gehts
    : mal eben, um, denn, halt, eigentlich, doch, eben mal, sich, gerne, gern
    # more of daily life on the bike
    last week before: letzten woche vor, letzte woche vor, woche vor
    last: letzten, letzte, letzter, letztes
    than usual: als sonst, als normal, als ublich, als gewohnlich
    higher than usual: hoher als sonst, hoher als normal, hoher als ublich, hoher als gewohnlich
    base endurance: grundlagenausdauer, grundlagentraining
    braking on a steep descent: bremse ich auf steilen abfahrten, auf steilen abfahrten bremsen
    heavy: schwer, schwere, schweren
    oil: ol, kettenol
    left: linkes, linke, linken; right: rechtes, rechte, rechten
    my knee hurts: knie tut weh, knie schmerzt, knie tut mir weh
    hurts: tut weh, tun weh, tut, wehtut
    latex tubes: latexschlauche, latexschlauch
    inner tubes: schlauche, schlauch; tubes: tpu schlauche
    with a bad cold: mit einer erkaltung, mit erkaltung, mit schnupfen
    strength training: krafttraining, krafttraining machen
    the day before: am tag vor, tag vor, tags vor
    what should i eat: was esse ich, was soll ich essen
    for breakfast: zum fruhstuck
    fast: schnell, schneller; safe: sicher
    exercises: ubungen, ubung
    normal: normal, ublich; dangerous: gefahrlich; useful: sinnvoll
    improve: verbessern, verbessere, steigern, steigere
    money: geld
    correctly: richtig
  `,
};
