import type { Dictionary } from './dictionary.ts';

/** French of France, Belgium, Switzerland and Quebec. Accents are folded. */
export const french: Dictionary = {
  tells: `comment s m habiller annuler est-ce je j tu nous vous une des au aux et ou est suis ai avec dans sur quel quelle quels quelles combien quand pourquoi
    que qu qui quoi mon ma mes ton ta tes cette ces ce ne pas moins tres trop aussi faut dois peux puis veux fais faire
    pendant apres avant chaque c n l d peut doit sous vers chez jusqu jai cest bonjour salut plutot quelqu aujourd il elle
    on leur sont etre avoir a-t y-a`,
  patterns: [
    [/\ba (\d{1,2}) ?h(?:eures?)?(?: \d{2})? (?:du matin|du soir|pile|de l'apres-midi)/g, "<at $1 o'clock>"],
    [/(?<!\d)([12]) ?m ?(\d{2})(?!\d| ?m)/g, '$1.$2 <m>'],
    [/\bj'?ai (\d{2}) ans\b/g, '<i am $1 years old>'],
    [/(\d{2}) ans\b(?! d)/g, '$1 <years old>'],
    [/\bje fais (?=\d+(?:[.,]\d+)? ?k)/g, '<i weigh> '],
    [
      /(\d) ?(?:m|metres?) (?:de )?(?:denivelee?|deniv|ascension|montee|grimpe)(?: positif| positive| \+)?/g,
      '$1 <m of climbing>',
    ],
    [/(\d) ?(?:m|metres?) d'(?:altitude)/g, '$1 <m altitude>'],
    [/(\d) ?(?:m|metres?) d'(?:ascension|elevation)/g, '$1 <m of climbing>'],
    [/(\d) ?(?:tr|tours?)(?: ?\/ ?min(?:ute)?| par minute| minute)\b/g, '$1 <rpm>'],
    [/(\d) ?(?:puls?|batt?|pulsations|battements|bpm)(?: ?\/ ?min(?:ute)?| par minute)?\b/g, '$1 <bpm>'],
    [/(\d) ?% (?:de )?(?:pente|moyenne|pente moyenne|de moyenne)/g, '$1 <% gradient>'],
    [/(\d) ?km ?h\b/g, '$1 <km/h>'],
    [/(\d) ?fois ?(?=\d)/g, '$1x'],
    [/(\d) ?fois\b/g, '$1 <times>'],
    [/(\d) a (?=\d)/g, '$1 <to> '],
    [/\ba (?=\d)/g, '<at> '],
    [/\bde (?=\d)/g, '<of> '],
    [/\ben (?=\d)/g, '<in> '],
    [/\bi([1-7])\b/g, '<z$1>'],
  ],
  table: `
    # everyday
    what should i wear: comment s'habiller, comment m'habiller, comment je m'habille, quoi mettre, que mettre, que porter, quelle tenue, quels vetements
    wear: s'habiller, m'habiller, habille
    is it worth: vaut le coup, vaut la peine, ca vaut le coup, ca vaut la peine, vaut-il la peine, est-ce utile, c'est utile, est-ce que ca sert
    is it worth a power meter: est-ce qu'un capteur de puissance vaut le coup
    worth: vaut, utile
    scared: peur, avoir peur, crainte
    faster downhill: descendre plus vite
    without being scared: sans avoir peur
    squeal: grincent, grince, couinent, couine, sifflent, grincement
    creak: craque, craquement, craquements, bruit, bruits, claquement
    thunderstorm: orage, orages, eclairs
    keep riding: continuer a rouler, continuer
    do you speak french: tu parles francais, parles-tu francais, parlez-vous francais, vous parlez francais, en francais
    front of the knee: devant du genou, avant du genou, rotule
    i have a cold: je suis enrhume, je suis enrhumee, j'ai un rhume, j'ai le rhume
    cold: rhume, enrhume, enrhumee
    replace: remplacer, changer
    clean: nettoyer, laver, nettoie
    lube: lubrifier, huiler, graisser
    crash: chute, tombe, tomber, accident
    in a group: en groupe, en peloton
    lose weight: perdre du poids, maigrir
    sore bottom: mal aux fesses, mal au cul, mal a la selle
    numb hands: mains qui s'endorment, fourmis dans les mains, les mains s'endorment, mains endormies
    numb: s'endorment, endormies, endorment
    what should i do: que faire, quoi faire, que dois-je faire
    buy: acheter, choisir, achat
    recommend: conseiller, conseilles, recommandes
    dangerous: dangereux
    too cold: trop froid
    too hot: trop chaud
    plane: avion
    travel: voyager, emporter
    tired: fatigue, fatiguee, creve, epuise
    commute: velotaf, trajet domicile travail, aller au travail
    e-bike: vae, velo electrique
    children: enfants, enfant, fils, fille
    age: age
    woman: femme, femmes
    outside: dehors, exterieur
    how does it work: comment ca marche
    group ride: sortie en groupe, sortie club
    training in altitude: s'entrainer en altitude
    descend: descends, descend
    breakfast before a race: petit dejeuner avant
    what should i eat before: que manger avant, quoi manger avant
    # questions
    how long do i need: combien de temps me faut il, combien de temps il me faut, combien de temps ai je besoin, combien de temps je mets, combien de temps vais je mettre
    how long does it take: combien de temps faut il, combien de temps il faut, combien de temps pour, en combien de temps, combien de temps ca prend
    how long can i hold: combien de temps puis je tenir, combien de temps je peux tenir, combien de temps est ce que je peux tenir
    how long: combien de temps, combien temps, quel temps, duree
    how much faster: combien plus vite, de combien plus vite
    how much time do i save: combien de temps je gagne, combien de temps est ce que je gagne, combien de temps gagne t on
    how many watts: combien de watts, combien de watt, combien watts, combien watt
    how many carbs: combien de glucides
    how many: combien de, combien d'
    how much: combien
    how fast: a quelle vitesse
    how far: a quelle distance, jusqu'ou
    how often: a quelle frequence, combien de fois
    how do i: comment puis je, comment je peux, comment dois je, comment faire pour, comment faire
    how: comment
    what power: quelle puissance
    what is: qu'est ce que c'est, c'est quoi, qu'est ce qu', quel est, quelle est, quels sont, quelles sont, que signifie, qu'est ce que veut dire
    what should i: que dois je, qu'est ce que je dois, que faut il
    what can you do: que peux tu faire, que sais tu faire, qu'est ce que tu peux faire, tu peux faire quoi, que pouvez vous faire
    what: quoi, que, qu', qu'est ce que, quel, quelle
    which: quels, quelles, lequel, laquelle
    why: pourquoi
    when: quand
    where: ou est
    who: qui
    who are you: qui es tu, qui etes vous, es tu un robot, es tu humain, tu es qui
    can i: puis je, est ce que je peux, je peux
    could i: pourrais je, je pourrais
    should i: dois je, est ce que je dois, devrais je, je devrais, faut il que je
    i must: je dois, il faut que je
    should: faut il, il faut
    do i need: ai je besoin, il me faut, me faut il, j'ai besoin de, j'ai besoin d', j'ai besoin
    is: est ce que
    is it possible: c'est possible, est ce possible, faisable
    is enough: suffit, suffisent, suffisant, est ce suffisant
    # small words
    i am: je suis, suis je
    i have: j'ai, jai, ai je
    i want: je veux, je voudrais, j'aimerais
    i weigh: je pese, mon poids est
    my height is: je mesure
    i: je, j'
    my: mon, ma, mes
    me: moi, me, m'
    you: tu, toi, vous, te, t'
    your: ton, ta, tes, votre
    we: nous, on
    it: il, elle, ca, cela
    it is: c'est, cest
    and: et
    or: ou
    but: mais
    a: un, une
    the: le, la, les, l'
    of: de, d', des
    of the: du
    at: a
    at the: au, aux
    in: en, dans
    in the: dans le, dans la, dans les
    on: sur
    with: avec
    without: sans
    for: pour
    against: contre
    under: sous, en moins de, moins de, en dessous de
    over: au dessus de
    between: entre
    after: apres
    before: avant
    during: pendant, durant
    by: par
    per hour: par heure, l'heure, a l'heure, de l'heure
    per week: par semaine, la semaine, hebdomadaire
    per kilo: par kilo, par kg
    per day: par jour
    each: chaque
    not: ne, pas, n'
    no: non, aucun, aucune
    yes: oui, ouais
    very: tres
    too: trop
    too fast: trop vite
    also: aussi
    as fast as possible: le plus vite possible, au plus vite
    only: seulement, juste, que
    already: deja
    more: plus, de plus, en plus, plus de, davantage
    less: moins, de moins, en moins
    than: que de
    about: environ, a peu pres, env
    if: si
    because: parce que, car
    are: sont, etes
    am: suis
    is: est
    was: etait, etais
    have: avoir, as, avez
    has: ai
    can: peux, peut, pouvez
    must: dois, doit, doivent
    there is: il y a, y a t il, y a
    this: ce, cette, cet, c'
    these: ces
    now: maintenant
    again: encore
    all: tout, tous, toute, toutes
    between two: entre deux
    good: bon, bonne, bons, bien
    best: meilleur, meilleure, meilleurs
    better: mieux
    bad: mauvais, mauvaise, mal
    new: nouveau, nouvelle
    long: long, longue, longues
    short: court, courte
    faster: plus vite, plus rapide, plus rapidement
    slower: moins vite, plus lent, plus lentement
    fast: vite, rapide, rapidement
    slow: lent, lentement
    lighter: plus leger, plus legere
    heavier: plus lourd, plus lourde
    easy: facile, tranquille, cool, souple
    hard: dur, dure, difficile
    high: haut, haute, eleve, elevee
    low: bas, basse, faible
    big: grand, grande, gros, grosse
    small: petit, petite
    enough: assez
    # riding
    ride: sortie, sorties, rouler, roule, roules, balade, randonnee, rando
    long ride: sortie longue, sorties longues, longue sortie
    cycling: cyclisme, faire du velo
    rider: cycliste, coureur, cyclistes
    bike: velo, bicyclette
    road bike: velo de route
    tt bike: velo de chrono, velo de clm, velo de contre la montre, velo de triathlon
    mountain bike: vtt
    gravel bike: velo gravel, velo de gravel
    e-bike: velo electrique, vae
    time trial: contre la montre, clm, chrono
    race: course, courses, competition
    race day: jour de course, jour j
    gran fondo: cyclosportive, cyclo, cyclosportives
    event: evenement, epreuve
    route: parcours, itineraire, trajet
    distance: distance
    speed: vitesse, allure
    average speed: vitesse moyenne, allure moyenne
    average: moyenne, moyen, en moyenne
    time: temps
    finish time: temps final
    climb: monter, grimper, grimpe, montee, montees, ascension, cote, col, cols, bosse, monte, bosses, gravir
    climbing: denivele, deniv, denivele positif, grimpette
    hills: cotes
    gradient: pente, pourcentage
    steep: raide, raides, pentu, pentue
    summit: sommet
    descent: descente, descendre, descentes
    flat: plat, plate, sur le plat, terrain plat
    rolling: vallonne, vallonnee, accidente
    loop: boucle, aller retour
    cobbles: paves
    gravel: graviers, gravillons
    road: route, bitume, asphalte
    # air
    headwind: vent de face, vent contraire, vent dans la face
    tailwind: vent de dos, vent dans le dos, vent arriere, vent favorable
    crosswind: vent de cote, vent lateral, bordure, bordures
    no wind: sans vent, pas de vent
    wind: vent
    windy: venteux
    drafting: aspiration, dans les roues, dans la roue, a l'abri, sillage, abri
    group: groupe, en groupe
    bunch: peloton
    alone: seul, seule, en solitaire, solo
    breakaway: echappee
    aero: aerodynamique, aero
    aerodynamics: aerodynamisme, trainee
    in the drops: en bas du guidon, mains en bas, au creux du guidon, cintre bas
    on the hoods: cocottes, sur les cocottes, aux cocottes, mains sur les cocottes
    on the tops: mains en haut, en haut du guidon
    aero bars: prolongateurs, prolongateur
    upright: redresse
    position: posture
    out of the saddle: en danseuse, danseuse
    seated: assis
    rolling resistance: resistance au roulement
    # effort
    power: puissance
    power meter: capteur de puissance, capteur puissance
    watts: watt, watts
    watts per kilo: watts par kilo, watt par kilo, watts par kg, rapport poids puissance
    threshold: seuil, au seuil, seuil anaerobie, puissance au seuil, seuil lactique
    above threshold: sur seuil, sursseuil
    critical power: puissance critique
    vo2max power: pma, puissance maximale aerobie
    heart rate: frequence cardiaque, fc, cardio, pulsations, pouls, rythme cardiaque
    max heart rate: fc max, fcmax, frequence cardiaque maximale, frequence cardiaque max, fc maximale
    threshold heart rate: fc seuil, frequence cardiaque au seuil, fc au seuil
    resting heart rate: fc repos, frequence cardiaque de repos, fc de repos, frequence cardiaque au repos
    training zones: zones d'entrainement
    power zones: zones de puissance
    heart rate zones: zones de frequence cardiaque, zones cardiaques, zones cardio, zones de fc
    cadence: cadence de pedalage, frequence de pedalage
    high cadence: velocite
    fitness: condition, condition physique
    form: forme
    fit: en forme
    endurance: endurance, fonciere, foncier
    endurance zone 2: endurance de base, endurance fondamentale, endurance fonciere
    lactate: lactate, acide lactique
    low cadence: force sous max, force sous maximale, travail de force, en force
    all out: a bloc, a fond, a fond la caisse
    hold: tenir, maintenir, tiens
    # training
    training: entrainement, entrainements, entrainer, entraine, m'entrainer, m'entraine
    training plan: plan d'entrainement, programme d'entrainement, programme, planning
    session: seance, seances, exercice
    intervals: fractionne, intervalles, intervalle, fractionnes
    reps: repetitions, repetition
    sets: series, serie, blocs, bloc
    rest: recup, repos, pause
    recovery: recuperation
    recover: recuperer, recupere
    recovery ride: sortie recup, sortie de recuperation, decrassage
    recovery week: semaine de recuperation, semaine de recup, semaine de repos, semaine allegee
    rest day: jour de repos
    rest days: jours de repos
    warm-up: echauffement, echauffer, m'echauffer
    cool-down: retour au calme
    taper: affutage, affuter
    base: travail de fond
    indoor trainer: home trainer, hometrainer, ht, rouleaux
    strength: musculation, muscu, renforcement musculaire, renforcement
    gym: salle de sport
    core: gainage
    stretching: etirements, etirer
    overtraining: surentrainement, surentraine
    improve: ameliorer, progresser, progression
    increase: augmenter
    sprint: sprinter
    attack: attaquer, attaque
    test: tester
    ramp test: test par paliers, test rampe
    beginner: debutant, debutante
    load: charge, charge d'entrainement
    tired: fatigue, fatiguee, creve, epuise, epuisee
    heavy legs: jambes lourdes
    motivation: motivation
    winter: hiver
    season: saison
    # food
    eat: manger, mange, s'alimenter, alimentation
    food: nourriture, ravitaillement, ravito
    nutrition: nutrition
    drink: boire, bois, hydratation, boisson, boissons
    water: eau
    bottle: bidon, gourde
    bottles: bidons, gourdes
    carbohydrates: glucides, glucide, hydrates de carbone
    carbohydrates per hour: glucides par heure, glucides a l'heure, glucides de l'heure
    protein: proteines, proteine
    fat: graisse, graisses, lipides
    sugar: sucre, sucres
    gels: gels
    bars: barres
    bar: barre
    rice: riz
    pasta: pates
    bread: pain
    breakfast: petit dejeuner, petit dej
    dinner: diner, souper
    calories: calories
    lose weight: perdre du poids, maigrir
    lose: perdre, perds
    weight: poids
    diet: regime
    fasted: a jeun
    coffee: cafe
    caffeine: cafeine
    alcohol: alcool
    beer: biere
    salt: sel
    sodium: sodium
    electrolytes: electrolytes, sels mineraux
    cramps: crampes, crampe
    bonk: fringale, hypoglycemie, coup de barre
    hungry: faim
    thirst: soif
    stomach: estomac, ventre
    stomach problems: maux de ventre, problemes de ventre, problemes gastriques
    nausea: nausee, nausees
    sweat: transpiration, sueur, transpire
    supplements: complements alimentaires
    beetroot: betterave
    # body
    sleep: sommeil, dormir, dors
    slept: dormi
    slept badly: mal dormi, dormi mal
    knee: genou, genoux
    knee pain: mal au genou, mal aux genoux, douleur au genou, douleurs aux genoux
    back: dos
    back pain: mal au dos, mal de dos
    neck: nuque, cou
    shoulder: epaule, epaules
    hands: mains, main
    numb: engourdi, engourdies, engourdis, fourmis
    numb hands: mains engourdies
    feet: pieds, pied
    hip: hanche
    legs: jambes, jambe
    calf: mollet, mollets
    thighs: cuisses, cuisse
    muscles: muscles, muscle
    sore muscles: courbatures, courbature
    saddle sore: mal aux fesses, douleurs a la selle, mal a la selle, fesses
    pain: douleur, douleurs, mal a, j'ai mal
    injury: blessure, blesse, blessee
    ill: malade, maladie
    a cold: rhume, enrhume, enrhumee
    fever: fievre
    cough: toux, tousse
    flu: grippe
    chest pain: douleur a la poitrine, douleurs a la poitrine, mal a la poitrine, douleur thoracique, douleurs thoraciques
    short of breath: essoufflement, essouffle
    breathing: respiration, respirer
    dizzy: vertiges, vertige, etourdissements
    fainted: evanoui, evanouie, malaise
    heart: coeur
    palpitations: palpitations
    doctor: medecin, docteur
    concussion: commotion
    crash: chute, tombe
    pregnant: enceinte, grossesse
    period: regles
    kill myself: me suicider, me tuer
    years: ans
    age: age
    woman: femme
    man: homme
    # equipment
    tyre: pneu
    tyres: pneus
    tyre pressure: pression des pneus, pression de pneus, pression pneus, gonfler, gonflage
    pressure: pression
    inner tube: chambre a air, chambres a air
    wheels: roues
    wheel: roue
    chain: chaine
    gear: braquet, developpement
    gears: vitesses, braquets
    shift: changer de vitesse
    cassette: pignons
    chainring: plateau, plateaux
    crank: manivelle, manivelles
    brake: frein, freiner
    brakes: freins
    handlebar: guidon, cintre
    saddle: selle
    saddle height: hauteur de selle
    frame: cadre
    pedals: pedales
    shoes: chaussures
    helmet: casque
    clothing: vetements, tenue, habits
    lights: eclairage
    puncture: crevaison, crever
    size: taille
    width: largeur, section
    # weather
    weather: meteo
    heat: chaleur, canicule
    hot: chaud, chaude
    cold: froid, froide
    rain: pluie, pleut
    wet: mouille, mouillee, humide
    snow: neige
    humidity: humidite
    temperature: temperature
    altitude: en altitude
    # units and times
    hours: heures
    hour: heure
    hour 30 min: heure et demie, heure et demi
    hours 30 min: heures et demie, heures et demi
    h 30 min: h et demie, h et demi
    30 min: demi heure, une demi heure, demie heure, une demie heure
    15 min: quart d'heure, un quart d'heure
    hour 15 min: heure et quart
    45 min: trois quarts d'heure, 3 quarts d'heure
    minutes: minutes, minute
    seconds: secondes, seconde
    days: jours
    day: jour
    weeks: semaines
    week: semaine
    weekend: week end, fin de semaine
    months: mois
    years: annees
    year: annee
    kilometres: kilometres, kilometre, bornes
    metres: metres, metre
    kilos: kilos, kilo
    pounds: livres
    grams: grammes, gramme
    litres: litres, litre
    %: pour cent, pourcent
    degrees: degres, degre
    km/h: kilometres heure, kilometres par heure, kilometre heure, km heure
    times: fois
    twice: deux fois
    today: aujourd'hui
    tomorrow: demain
    yesterday: hier
    morning: matin
    evening: soir, soiree
    monday: lundi
    tuesday: mardi
    wednesday: mercredi
    thursday: jeudi
    friday: vendredi
    saturday: samedi
    sunday: dimanche
    # what to do
    show: montre, montrer, affiche, montre moi
    calculate: calcule, calculer
    explain: explique, expliquer, explique moi
    compare: comparer, compare
    make: fais moi, cree, creer, prepare, faire
    do: fais, fait
    prepare: preparer
    tell: dis
    change: changer
    gain: gagner, gagne
    finish: finir, terminer, arriver
    start: commencer, depart
    difference: difference
    # the product
    price: prix, tarif, tarifs
    cost: coute, couter
    cancel: annuler, resilier, resiliation, annulation
    subscription: abonnement
    refund: remboursement, rembourser, rembourse
    invoice: facture
    payment: paiement, payer
    account: compte
    password: mot de passe
    delete: supprimer, effacer
    data: donnees
    privacy: confidentialite, vie privee
    free trial: essai gratuit, periode d'essai
    free: gratuit, gratuite
    upload: importer, telecharger
    file: fichier
    connect: connecter
    # talk
    hello: bonjour, salut, bonsoir, coucou
    thanks: merci, merci beaucoup, merci bien
    goodbye: au revoir, a bientot, bonne journee
    please: s'il te plait, s'il vous plait, stp, svp
    sorry: desole, pardon
    ok: d'accord, ca marche
    great: super, parfait, genial, excellent
    i don't know: je ne sais pas, je sais pas, aucune idee
    i don't understand: je ne comprends pas, je comprends pas
    that's wrong: c'est faux, ce n'est pas juste, faux
    start over: recommencer, recommencons, on recommence
    help: aide, aider, aide moi
    how are you: comment ca va, ca va, comment vas tu
    : se, s', donc, alors
    # more of daily life on the bike
    the day before a race: la veille d'une course, la veille de la course, veille de course, veille d'une course
    the day before: la veille, veille
    numb hands: mains s'engourdissent, mains engourdies, engourdissent, engourdissement des mains, fourmis dans les mains
    worth it: valent le coup, vaut le coup, valent la peine, vaut la peine, ca vaut le coup
    is it worth: est-ce que ca vaut
    deep wheels: roues hautes, roues a profil haut, jantes hautes, roues profilees
    little time: peu de temps
    at the end of: en fin de, a la fin de, fin de
    cramps: crampes, crampe
    little: peu
    exercises: exercices, exercice
    heavy legs: jambes lourdes
    oil: huile; left: gauche; right: droite, droit
    normal: normal, normale; dangerous: dangereux
    why: pourquoi
  `,
};
