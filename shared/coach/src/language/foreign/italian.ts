import type { Dictionary } from './dictionary.ts';

/** Italian of Italy and of the Ticino. Accents are folded. */
export const italian: Dictionary = {
  tells: `vale di come parli fa male conviene disdico e o che chi cosa quanto quanta quanti quante quando dove perche per con mio mia miei mie sono ho hai ha devo posso
    voglio piu meno molto troppo anche si al alla allo ai agli dal dalla nel nella sul sulla dello dei degli un uno una gli
    io tu lui lei noi ti mi ci vi questo questa quello quale quali vorrei dopo prima tra fra ogni pero invece ancora
    cos com l d fare faccio serve bisogno sto stai ciao oggi domani ieri grazie puoi potrei dovrei quest dell nell all`,
  patterns: [
    [/\balle (\d{1,2})(?:[:.]\d{2})?(?: di (?:mattina|sera))?\b(?! ?(?:w|k|m|%))/g, "<at $1 o'clock>"],
    [/\bpeso (?=\d)/g, '<i weigh> '],
    [/\bsono alt[oa] (?=\d)/g, '<my height is> '],
    [/\b(?:ho|di) (\d{2}) anni\b/g, '<i am $1 years old>'],
    [/(\d) ?(?:m|mt|metri) (?:di )?(?:dislivello|salita|ascesa)(?: positivo)?/g, '$1 <m of climbing>'],
    [/(\d) ?(?:m|metri) (?:di )?(?:quota|altitudine|altezza)|(\d) ?m ?slm\b/g, '$1$2 <m altitude>'],
    [/(\d) ?(?:bpm|battiti(?: al minuto)?|pulsazioni(?: al minuto)?)\b/g, '$1 <bpm>'],
    [/(\d) ?(?:pedalate|giri|rotazioni)(?: al minuto)?\b/g, '$1 <rpm>'],
    [
      /(\d) ?(?:%|per cento|percento) (?:di )?(?:pendenza|media|di media|pendenza media|medio)/g,
      '$1 <% gradient>',
    ],
    [/(\d) ?(?:volte|per) ?(?=\d)/g, '$1x'],
    [/(\d) ?volte\b/g, '$1 <times>'],
    [/\bda (?=\d)/g, '<of> '],
    [/\bdi (?=\d)/g, '<of> '],
    [/\b(?:a|ai|al|all'|con) (?=\d+ ?(?:w|watt|%|km\/h|battiti))/g, '<at> '],
    [/\bal (?=\d)/g, '<at> '],
  ],
  table: `
    # everyday
    what should i wear: come mi vesto, come vestirsi, come vestirmi, cosa mi metto, cosa indosso, che abbigliamento
    wear: vesto, vestirsi, vestirmi, indossare, indosso
    is it worth: vale la pena, conviene, serve davvero, ne vale la pena
    power meter: misuratore di potenza, misuratore, potenziometro
    how do i descend: come scendo, come scendere
    descend: scendo, scende
    without being scared: senza paura, senza avere paura
    scared: paura, ho paura, timore
    squeal: fischiano, fischia, stridono, cigolano
    creak: scricchiola, scricchiolio, rumore, rumori, cigola
    thunderstorm: temporale, temporali, fulmini
    keep riding: continuare a pedalare, continuare
    do you speak italian: parli italiano, parla italiano, puoi parlare italiano, in italiano, capisci l'italiano
    speak: parli, parlare
    numb hands: mi si addormentano le mani, si addormentano le mani, mani addormentate, formicolio alle mani
    knee pain: male il ginocchio, fa male il ginocchio, mal di ginocchio, male al ginocchio, male alle ginocchia
    hurts: fa male, fanno male
    cancel: disdico, disdire, annullare, annullo, recedere, disdetta
    subscription: l'abbonamento, abbonamento
    i have a cold: ho il raffreddore, sono raffreddato, sono raffreddata
    replace: sostituire, cambiare
    clean: pulire, pulisco, lavare, lavo
    lube: lubrificare, oliare, olio
    crash: caduta, caduto, incidente
    in a group: in gruppo
    lose weight: perdere peso, dimagrire
    sore bottom: male al sedere, mal di sella, dolore al sedere
    what should i do: cosa faccio, che faccio, cosa devo fare, che devo fare
    buy: comprare, compro, acquistare
    recommend: consigli, consigliare, consiglieresti
    dangerous: pericoloso
    too cold: troppo freddo
    too hot: troppo caldo
    plane: aereo
    travel: viaggiare, portare
    tired: stanco, stanca, sfinito, affaticato
    commute: casa lavoro, andare al lavoro
    e-bike: ebike, bici elettrica
    children: bambini, bambino, figlio, figlia, figli
    woman: donna, donne
    outside: fuori, all'aperto
    tyres: copertoncini, copertoncino
    when i ride: quando pedalo, mentre pedalo
    calf: polpaccio
    # questions
    how long do i need: quanto tempo mi serve, quanto tempo ci metto, quanto ci metto, quanto tempo ci vuole per me, quanto tempo impiego, quanto impiego, di quanto tempo ho bisogno
    how long does it take: quanto tempo ci vuole, quanto ci vuole, quanto tempo serve, quanto dura, quanto tempo si impiega
    how long can i hold: quanto tempo posso tenere, per quanto tempo posso tenere, per quanto posso tenere, quanto riesco a tenere
    how long: quanto tempo, per quanto tempo, in quanto tempo, che tempo, durata
    how much faster: quanto piu veloce, di quanto piu veloce, quanto piu forte
    how much time do i save: quanto tempo risparmio, quanto tempo guadagno, quanto guadagno
    how many watts: quanti watt, quanti watts, quanti w
    how many carbs: quanti carboidrati
    how much: quanto, quanta, quant'e
    how many: quanti, quante
    how fast: quanto veloce, a che velocita, a quale velocita, quanto vado veloce
    how far: quanto lontano, fin dove
    how often: ogni quanto, quante volte, con che frequenza
    how do i: come posso, come faccio, come devo, come si fa
    how: come
    what power: che potenza, quale potenza, quanta potenza
    what is: che cos'e, cos'e, cosa e, qual e, quale e, quali sono, cosa significa, che cosa significa, cosa vuol dire, cosa sono
    what should i: cosa devo, cosa dovrei, che cosa devo
    what can you do: cosa sai fare, cosa puoi fare, che cosa sai fare
    what: cosa, che, che cosa
    which: quale, quali, qual
    why: perche
    when: quando
    where: dove
    who: chi
    who are you: chi sei, sei un robot, sei umano
    can i: posso, riesco a, riesco
    could i: potrei
    should i: devo, dovrei
    do i need: mi serve, ho bisogno di, mi servono, servono, serve, mi occorrono, occorrono
    is it possible: e possibile, si puo
    is enough: basta, e sufficiente, bastano
    # small words
    i am: io sono, sono, sto
    i have: io ho, ho
    i want: voglio, vorrei, mi piacerebbe
    my weight is: il mio peso e
    i: io
    my: mio, mia, miei, mie
    me: me, mi
    you: tu, ti, te, lei
    your: tuo, tua, tuoi
    we: noi
    and: e, ed
    or: o, oppure
    but: ma, pero
    a: un, uno, una, un'
    the: il, lo, la, i, gli, le, l'
    of: di, d'
    of the: del, dello, della, dei, degli, delle, dell'
    to: a
    to the: al, allo, alla, ai, agli, alle, all'
    from: da, dal, dalla, dall'
    in: in
    in the: nel, nella, nell', nei, nelle
    on: su
    on the: sul, sulla, sull', sulle, sui
    with: con
    without: senza
    for: per
    against: contro
    under: sotto, in meno di, meno di
    over: sopra
    between: tra, fra
    after: dopo
    before: prima, prima di, prima della
    during: durante
    until: fino a
    per hour: all'ora, per ora, ogni ora, l'ora
    per week: a settimana, alla settimana, per settimana, settimanali, settimanale
    per day: al giorno
    per kilo: per chilo, al chilo, per kg, pro kg
    each: ogni
    not: non
    no: no, nessun, nessuna
    yes: si, certo
    very: molto, molto bene
    too: troppo, troppa
    too fast: troppo veloce, troppo forte
    also: anche
    as fast as possible: il piu veloce possibile
    only: solo, soltanto
    already: gia
    more: piu, in piu, di piu
    less: meno, in meno, di meno
    about: circa, piu o meno
    if: se
    because: siccome
    is: e', ce
    are: sei, siamo
    was: era, ero
    has: ha
    have: hai, avere
    can: puo, puoi
    must: deve, devi
    there is: c'e, ci sono
    this: questo, questa, quest'
    that: quello, quella
    now: adesso
    again: ancora, di nuovo
    all: tutto, tutti, tutta, tutte
    good: buono, buona, buon, bene
    best: migliore, migliori
    better: meglio
    bad: male, cattivo, brutto
    new: nuovo, nuova
    long: lungo, lunga, lunghe, lunghi
    short: corto, corta, breve
    faster: piu veloce, piu velocemente, piu forte
    slower: piu lento, piu piano
    fast: veloce, forte, velocemente
    slow: lento, piano, lentamente
    lighter: piu leggero, piu leggera
    heavier: piu pesante
    easy: facile, tranquillo, leggero
    hard: duro, dura, difficile
    high: alto, alta
    low: basso, bassa
    big: grande, grosso
    small: piccolo, piccola
    enough: abbastanza, sufficiente
    # riding
    ride: uscita, giro, uscite, pedalare, pedalata, giri, andare in bici, pedalo
    long ride: lungo, uscita lunga, giro lungo, lunghe uscite
    cycling: ciclismo
    rider: ciclista, corridore, ciclisti
    bike: bici, bicicletta
    road bike: bici da corsa, bicicletta da corsa, bdc
    tt bike: bici da cronometro, bici da crono, bici da triathlon
    mountain bike: bici da montagna
    gravel bike: bici gravel, bici da gravel
    e-bike: bici elettrica
    time trial: cronometro, crono, a cronometro, cronoscalata individuale
    hill climb time trial: cronoscalata
    race: gara, gare, corsa, corse, competizione
    race day: giorno della gara, giorno di gara, giorno gara
    gran fondo: granfondo, gran fondo, mediofondo
    event: evento
    route: percorso, tracciato
    distance: distanza
    speed: velocita, andatura
    average speed: velocita media, media oraria
    average: media, medio
    time: tempo
    finish time: tempo finale
    climb: salita, salite, scalare, salire, ascesa, scalata, salgo, scalo
    pass: passo, valico
    mountain: montagna
    climbing: dislivello, dislivello positivo, dsl
    hill reps: ripetute in salita
    gradient: pendenza, pendenze, inclinazione
    steep: ripido, ripida, ripide
    summit: cima, vetta
    descent: discesa, scendere, discese
    flat: pianura, piano terreno, piatto, piatta, in pianura, in piano
    rolling: ondulato, mangia e bevi, vallonato
    loop: andata e ritorno, circuito
    cobbles: pave, ciottoli
    gravel: sterrato, ghiaia, strade bianche
    road: strada, asfalto
    # air
    headwind: vento contro, vento contrario, vento in faccia, vento frontale
    tailwind: vento a favore, vento alle spalle, vento in poppa
    crosswind: vento laterale, vento di lato
    no wind: senza vento
    wind: vento
    drafting: in scia, scia, a ruota, succhiare la ruota
    group: gruppo, in gruppo, gruppetto
    bunch: plotone
    alone: da solo, in solitaria, da sola
    breakaway: fuga
    aero: aerodinamico, aerodinamica
    aerodynamics: resistenza aerodinamica
    in the drops: presa bassa, impugnatura bassa, mani basse, in presa bassa
    on the hoods: sui comandi, mani sui comandi, sulle leve, comandi
    aero bars: prolunghe, appendici
    upright: busto eretto, eretto
    position: posizione, postura
    out of the saddle: in piedi, sui pedali
    seated: seduto, da seduto
    rolling resistance: resistenza al rotolamento
    # effort
    power: potenza
    power meter: misuratore di potenza, potenziometro
    watts: watt, watts
    watts per kilo: watt per chilo, watt al chilo, watt per kg, rapporto peso potenza
    threshold: soglia, in soglia, soglia anaerobica, alla soglia, soglia lattacida
    above threshold: fuori soglia
    critical power: potenza critica
    heart rate: frequenza cardiaca, fc, battito, pulsazioni, battiti, cardio
    max heart rate: fc max, fcmax, frequenza cardiaca massima, fc massima, battito massimo
    threshold heart rate: fc soglia, frequenza cardiaca di soglia, fc di soglia, battiti in soglia
    resting heart rate: fc a riposo, frequenza cardiaca a riposo, battiti a riposo
    training zones: zone di allenamento
    power zones: zone di potenza
    heart rate zones: zone di frequenza cardiaca, zone cardiache, zone cardio, zone di fc
    zone: zona
    cadence: cadenza, frequenza di pedalata
    low cadence: sfr, salite forza resistenza, bassa cadenza, forza resistente, lavori di forza
    high cadence: agilita
    fitness: forma fisica, condizione
    form: forma
    fit: in forma
    endurance: resistenza, fondo
    endurance zone 2: fondo lento, fl, lento
    tempo zone 3: fondo medio, fm, il medio
    sub-threshold zone 4: fondo veloce, fv
    lactate: lattato, acido lattico
    all out: a tutta, al massimo, a blocco
    hold: tenere, mantenere, tengo
    # training
    training: allenamento, allenamenti, allenarmi, allenare, allenarsi, alleno
    training plan: piano di allenamento, programma di allenamento, tabella di allenamento, tabella, tabelle
    plan: programma
    session: sessione, sessioni, seduta
    intervals: ripetute, intervalli, ripetuta
    reps: ripetizioni, ripetizione
    sets: serie, blocchi
    rest: riposo, pausa, riposare, riposarmi
    recovery: recupero
    recover: recuperare, recupero bene
    recovery ride: uscita di scarico, giro di recupero, sgambata
    recovery week: settimana di scarico, settimana di recupero, scarico
    rest day: giorno di riposo
    rest days: giorni di riposo
    warm-up: riscaldamento, riscaldarsi, riscaldarmi
    cool-down: defaticamento
    taper: tapering, rifinitura
    base: preparazione invernale
    indoor trainer: rulli, sui rulli, rullo, sul rullo
    strength: forza, pesi
    gym: palestra
    stretching: allungamento
    overtraining: sovrallenamento, sovrallenato
    improve: migliorare, aumentare la mia
    increase: aumentare, incrementare
    sprint: volata, volate
    attack: scatto, attacco, attaccare
    test: prova
    ramp test: test incrementale, test a rampa
    beginner: principiante
    load: carico, carico di allenamento
    tired: stanco, stanca, stanchezza, affaticato, sfinito, fatica
    heavy legs: gambe pesanti
    motivation: motivazione
    winter: inverno
    season: stagione
    # food
    eat: mangiare, mangio, alimentarmi
    food: cibo, ristoro
    nutrition: alimentazione, nutrizione, integrazione
    drink: bere, bevo, idratazione, bevanda
    water: acqua
    bottle: borraccia
    bottles: borracce
    carbohydrates: carboidrati, carbo
    carbohydrates per hour: carboidrati all'ora, carboidrati ora
    protein: proteine, proteina
    fat: grassi, grasso
    sugar: zucchero, zuccheri
    bars: barrette
    bar: barretta
    rice: riso
    bread: pane
    breakfast: colazione
    dinner: cena
    calories: calorie
    lose weight: dimagrire, perdere peso
    lose: perdere, perdo
    weight: peso
    diet: dieta
    fasted: a digiuno
    coffee: caffe
    caffeine: caffeina
    beer: birra
    salt: sale
    salts: sali
    sodium: sodio
    electrolytes: elettroliti, sali minerali
    cramps: crampi, crampo
    bonk: crisi di fame, cotta
    hungry: fame
    thirst: sete
    stomach: stomaco, pancia
    stomach problems: mal di stomaco, problemi di stomaco, mal di pancia
    nausea: nausee
    sweat: sudore, sudo, sudare
    supplements: integratori, integratore
    beetroot: barbabietola
    # body
    sleep: dormire, sonno, dormo
    slept: dormito
    slept badly: dormito male
    knee: ginocchio, ginocchia
    knee pain: mal di ginocchio, male al ginocchio, dolore al ginocchio, fa male il ginocchio, male il ginocchio
    back: schiena
    back pain: mal di schiena, male la schiena, dolore alla schiena
    neck: collo, cervicale
    shoulder: spalla, spalle
    hands: mani, mano
    numb: intorpidite, formicolio, addormentate, intorpidimento
    feet: piedi, piede
    hip: anca
    legs: gambe, gamba
    calf: polpaccio, polpacci
    thighs: cosce, quadricipiti
    muscles: muscoli, muscolo
    sore muscles: doms, indolenziti, dolori muscolari
    saddle sore: male alla sella, mal di sella, male al sedere, irritazione da sella
    pain: dolore, dolori, fa male, fanno male
    injury: infortunio, infortunato
    ill: malato, malata, malattia, ammalato
    a cold: raffreddore, raffreddato
    fever: febbre
    cough: tosse
    flu: influenza
    chest pain: dolore al petto, dolori al petto, male al petto
    short of breath: fiato corto, mancanza di fiato
    breathing: respirazione, respirare
    dizzy: vertigini, capogiri, giramenti di testa
    fainted: svenuto, svenuta, svenimento
    heart: cuore
    palpitations: palpitazioni, tachicardia
    doctor: medico, dottore
    crash: caduta, caduto
    pregnant: incinta, gravidanza
    period: mestruazioni, ciclo mestruale
    kill myself: uccidermi, suicidarmi
    years: anni
    year: anno
    age: eta
    woman: donna
    man: uomo
    # equipment
    tyre: copertone, pneumatico, gomma
    tyres: copertoni, pneumatici, gomme
    tyre pressure: pressione gomme, pressione delle gomme, pressione dei copertoni, pressione degli pneumatici, pressione pneumatici
    pressure: pressione
    inner tube: camera d'aria
    wheels: ruote
    wheel: ruota
    chain: catena
    gear: rapporto
    gears: rapporti, cambio
    shift: cambiare rapporto, cambiare marcia
    cassette: pacco pignoni, pignoni, cassetta
    chainring: corona, corone, guarnitura
    crank: pedivella, pedivelle
    brake: freno, frenare
    brakes: freni
    handlebar: manubrio
    saddle: sella
    saddle height: altezza sella, altezza della sella
    frame: telaio
    pedals: pedali
    shoes: scarpe, scarpini
    helmet: casco
    clothing: abbigliamento, vestirmi
    lights: luci
    puncture: foratura, forare
    size: taglia
    width: larghezza
    # weather
    weather: meteo
    heat: caldo torrido, afa
    hot: caldo, calda
    cold: freddo, fredda
    rain: pioggia, piove
    wet: bagnato, bagnata
    snow: neve
    humidity: umidita
    temperature: temperatura
    altitude: altitudine, quota, in quota
    # units and times
    hours: ore
    hour: ora
    hour 30 min: ora e mezza, ora e mezzo
    hours 30 min: ore e mezza, ore e mezzo
    h 30 min: h e mezza
    30 min: mezz'ora, mezzora, mezza ora, una mezz'ora, una mezzora
    15 min: quarto d'ora, un quarto d'ora
    hour 15 min: ora e un quarto
    45 min: tre quarti d'ora, 3 quarti d'ora
    minutes: minuti, minuto
    seconds: secondi, secondo
    days: giorni
    day: giorno
    weeks: settimane
    week: settimana
    weekend: fine settimana
    months: mesi
    month: mese
    kilometres: chilometri, chilometro
    metres: metri, metro, mt
    kilos: chili, chilo, chilogrammi
    grams: grammi, grammo
    litres: litri, litro
    %: per cento, percento
    degrees: gradi, grado
    km/h: chilometri all'ora, chilometri orari, km all'ora, kmh, km orari
    times: volte
    twice: due volte
    today: oggi
    tomorrow: domani
    yesterday: ieri
    morning: mattina, mattino
    evening: sera
    monday: lunedi
    tuesday: martedi
    wednesday: mercoledi
    thursday: giovedi
    friday: venerdi
    saturday: sabato
    sunday: domenica
    # what to do
    show: mostra, mostrami, fammi vedere
    calculate: calcola, calcolare, calcolami
    explain: spiega, spiegami, spiegare
    compare: confronta, confrontare
    make: crea, creami, fammi, prepara, preparami
    do: fare, faccio
    prepare: preparare, prepararmi
    tell: dimmi
    change: cambiare, modificare
    gain: guadagnare, guadagno
    finish: finire, terminare, arrivare, concludere
    start: iniziare, partire, cominciare
    difference: differenza
    # the product
    price: prezzo, prezzi
    cost: costa, costo, costare
    cancel: cancellare, disdire, annullare, disdetta
    subscription: abbonamento
    refund: rimborso, rimborsare
    invoice: fattura
    payment: pagamento, pagare
    account: profilo
    delete: eliminare
    data: dati
    free trial: prova gratuita, periodo di prova
    free: gratis, gratuito
    upload: caricare
    connect: collegare
    # talk
    hello: ciao, buongiorno, buonasera, salve, buon giorno
    thanks: grazie, grazie mille, molte grazie, ti ringrazio
    goodbye: arrivederci, a presto, ci vediamo
    please: per favore, per piacere, perfavore
    sorry: scusa, mi dispiace, scusami
    ok: va bene, d'accordo
    great: ottimo, perfetto, fantastico, grande
    i don't know: non lo so, non so, boh
    i don't understand: non capisco, non ho capito
    that's wrong: e sbagliato, sbagliato, non e giusto
    start over: ricominciamo, ricominciare, da capo
    help: aiuto, aiutami, aiutarmi
    how are you: come stai, come va
    : ci, si, ne
    # more of daily life on the bike
    exercises to improve: esercizi per migliorare
    exercises: esercizi, esercizio
    how does one: come si
    knee pain: male il ginocchio, mi fa male il ginocchio, mal di ginocchio, dolore al ginocchio, ginocchia doloranti
    back pain: mi fa male la schiena
    hard race: gara dura, gara impegnativa
    get better at climbing: migliorare in salita, andare piu forte in salita, salire meglio
    the day before: il giorno prima, la vigilia
    left: sinistro, sinistra; right: destro, destra
    oil: olio; normal: normale; dangerous: pericoloso
    worth it: vale la pena, valgono la pena
  `,
};
