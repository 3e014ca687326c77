import type { Dictionary } from './dictionary.ts';

/** Spanish of Spain and of America. Accents are folded; "ñ" is "n". */
export const spanish: Dictionary = {
  tells: `hablas hago llevo estoy merece y o que cual cuales cuanto cuanta cuantos cuantas como cuando donde por para con es esta estoy soy tengo mi mis tu
    tus me se pero muy debo puedo necesito hay un una unos unas lo al mas menos hasta desde sobre entre cada quiero hago
    hacer tiene tienes eres este ese esto eso si tambien ya porque quien hola vale hoy manana ayer cuesta ser he ha voy
    puede deberia mejor mucho mucha bien`,
  patterns: [
    [
      /\ba las? (\d{1,2})(?:[:.]\d{2})?(?: ?h)?(?: de la (?:manana|tarde|noche))?(?! ?(?:w|k|m|%|vatios))/g,
      "<at $1 o'clock>",
    ],
    [/\bpeso (?=\d)/g, '<i weigh> '],
    [/\bmido (?=\d)/g, '<my height is> '],
    [/\b([12])[.,](\d{2}) (?:m |metros )?de (?:altura|estatura|alto)/g, '$1.$2 <m tall>'],
    [/\btengo (\d{2}) anos\b/g, '<i am $1 years old>'],
    [/(\d{2}) anos de edad/g, '$1 <years old>'],
    [
      /(\d) ?(?:m|mts?|metros) (?:de )?(?:desnivel|subida|ascenso|altimetria|ascension|desn)(?: positivos?| acumulado)?/g,
      '$1 <m of climbing>',
    ],
    [/(\d) ?(?:m|metros) de (?:altitud|altura)|(\d) ?msnm\b/g, '$1$2 <m altitude>'],
    [/(\d) ?(?:ppm|lpm|pulsaciones(?: por minuto)?|latidos(?: por minuto)?|pulsos)\b/g, '$1 <bpm>'],
    [/(\d) ?(?:pedaladas|revoluciones)(?: por minuto)?/g, '$1 <rpm>'],
    [
      /(\d) ?(?:%|por ciento) (?:de )?(?:pendiente|desnivel|media|pendiente media|de media)/g,
      '$1 <% gradient>',
    ],
    [/(\d) ?(?:veces|por) ?(?=\d)/g, '$1x'],
    [/(\d) ?veces\b/g, '$1 <times>'],
    [/(\d) a (?=\d)/g, '$1 <to> '],
    [/\ba (?=\d)/g, '<at> '],
    [/\bde (?=\d)/g, '<of> '],
    [/\ben (?=\d)/g, '<in> '],
    [/\ba una? (?=hora|minuto)/g, '<per> '],
  ],
  table: `
    # everyday
    what should i wear: como me visto, que me pongo, como vestirme, como vestir, que ropa llevo, que ropa me pongo, que me pongo para
    wear: visto, vestirme, pongo, llevar puesto
    is it worth: merece la pena, vale la pena, sirve de algo, compensa
    how do i descend: como bajo, como bajar
    without being scared: sin miedo
    scared: miedo, tengo miedo, me da miedo
    squeal: chirrian, chirria, rechinan, chillan, chirridos
    creak: cruje, crujido, ruido, ruidos, crujen
    thunderstorm: tormenta, tormentas, rayos
    keep riding: seguir rodando, seguir
    do you speak spanish: hablas espanol, puedes hablar espanol, habla espanol, en espanol, entiendes espanol
    numb hands: se me duermen las manos, me duermen las manos, manos dormidas, hormigueo en las manos, se duermen las manos
    numb: se me duermen, duermen, hormigueo
    i have a cold: estoy resfriado, estoy resfriada, estoy constipado, tengo un resfriado, tengo catarro
    replace: sustituir, cambio de, cambiar
    clean: limpiar, limpio, lavar
    lube: engrasar, lubricar, aceite
    crash: caerse, me cai, accidente
    in a group: en grupo, en peloton, grupeta
    lose weight: perder peso, adelgazar
    sore bottom: dolor de culo, me duele el culo, dolor de sillin
    what should i do: que hago, que puedo hacer, que debo hacer
    buy: comprar, comprarme, compro
    recommend: recomiendas, recomendar, aconsejas
    dangerous: peligroso
    too cold: demasiado frio
    too hot: demasiado calor
    plane: avion
    travel: viajar, llevar
    tired: cansado, cansada, agotado, fatigado
    commute: ir al trabajo
    e-bike: ebike, bici electrica, bicicleta electrica
    children: ninos, nino, hijo, hija, hijos
    age: edad
    woman: mujer, mujeres
    outside: fuera, exterior
    pedalling: pedalear, pedaleando
    when pedalling: al pedalear
    long: largo, larga
    i have: llevo
    speak: hablas, hablar, habla
    front of the knee: parte delantera de la rodilla, rotula
    # questions
    how long do i need: cuanto tiempo necesito, cuanto tiempo me hace falta, cuanto tiempo me lleva, cuanto tardo, cuanto tardaria, cuanto tardare, cuanto tiempo tardo, cuanto tiempo tardaria
    how long does it take: cuanto se tarda, cuanto tiempo se tarda, cuanto tarda, cuanto tiempo tarda, cuanto tiempo lleva, cuanto dura
    how long can i hold: cuanto tiempo puedo mantener, cuanto tiempo puedo aguantar, cuanto aguanto, cuanto puedo aguantar
    how long: cuanto tiempo, que tiempo, duracion
    how much faster: cuanto mas rapido, cuanto mas rapida
    how much time do i save: cuanto tiempo gano, cuanto tiempo ahorro, cuanto ahorro
    how many watts: cuantos vatios, cuantos watts, cuantos watios, cuanto vatios, cuantos wats
    how many carbs: cuantos carbohidratos, cuantos hidratos
    how much: cuanto, cuanta
    how many: cuantos, cuantas
    how fast: a que velocidad, como de rapido, que tan rapido
    how far: a que distancia, que tan lejos, hasta donde
    how often: cada cuanto, con que frecuencia, cuantas veces
    how do i: como puedo, como hago para, como hago, como debo
    how: como
    what power: que potencia, cuanta potencia
    what is: que es, cual es, que son, cuales son, que significa, que quiere decir
    what should i: que debo, que deberia, que tengo que
    what can you do: que puedes hacer, que sabes hacer, en que puedes ayudarme
    what: que
    which: cual, cuales
    why: por que, porque
    when: cuando
    where: donde
    who: quien
    who are you: quien eres, eres un robot, eres humano, que eres
    can i: puedo
    could i: podria
    should i: debo, deberia, tengo que
    do i need: necesito, me hace falta
    is it possible: es posible, se puede
    is enough: es suficiente, basta, alcanza, bastan
    # small words
    i am: soy, estoy
    i have: tengo, he
    i want: quiero, quisiera, me gustaria
    my weight is: mi peso es
    i: yo
    my: mi, mis
    me: me
    you: tu, usted, te, ti
    your: tus, su
    we: nosotros
    it: lo, ello
    and: y, e
    or: o, u
    but: pero
    a: un, una, unos, unas
    the: el, la, los, las
    of: de
    of the: del
    to: a
    to the: al
    in: en
    on: sobre, encima
    with: con
    without: sin
    for: para
    against: contra
    under: bajo, en menos de, menos de, por debajo de
    over: por encima de
    between: entre
    after: despues, despues de, tras
    before: antes, antes de
    during: durante
    from: desde
    until: hasta
    per: por
    per hour: por hora, a la hora, la hora
    per week: por semana, a la semana, semanales, semanal
    per day: al dia, por dia
    per kilo: por kilo, por kg
    each: cada
    no: no, ningun, ninguna
    yes: si, claro
    very: muy
    too: demasiado, demasiada
    too fast: demasiado rapido
    also: tambien
    as fast as possible: lo mas rapido posible
    only: solo, solamente
    already: ya
    more: mas, de mas
    less: menos, de menos
    than: que la
    about: unos, aproximadamente, alrededor de, mas o menos, aprox
    if: si es que
    because: ya que
    is: es, esta
    are: son, estan, eres, estas
    was: era, fue, estaba
    has: tiene, ha
    have: tienes, haber, tener
    can: puede, puedes, poder
    should: debe, debes
    there is: hay
    this: este, esta es, esto, ese, eso
    now: ahora
    again: otra vez, de nuevo
    all: todo, todos, toda, todas
    good: bueno, buena, buen, bien
    best: el mejor, la mejor
    better: mejor
    bad: malo, mala, mal
    new: nuevo, nueva
    long: largo, larga, largas, largos
    short: corto, corta
    much: mucho, mucha
    faster: mas rapido, mas rapida, mas veloz
    slower: mas lento, mas despacio
    fast: rapido, rapida
    slow: lento, lenta, despacio
    lighter: mas ligero, mas ligera
    heavier: mas pesado, mas pesada
    easy: facil, suave, tranquilo, ligero
    hard: duro, dura, dificil, fuerte
    high: alto, alta
    low: bajo, baja
    big: grande
    small: pequeno, pequena
    enough: suficiente, bastante
    # riding
    ride: salida, salidas, rodar, montar, ruta en bici, rodada, paseo
    long ride: salida larga, tirada larga, fondo largo
    easy ride: rodaje, rodaje suave, rodajes
    cycling: ciclismo
    rider: ciclista, corredor, ciclistas
    bike: bici, bicicleta
    road bike: bici de carretera, bicicleta de carretera, bicicleta de ruta
    tt bike: bici de contrarreloj, cabra, bici de crono, bicicleta de contrarreloj, bici de triatlon
    mountain bike: btt, bici de montana
    gravel bike: bici de gravel, bici gravel
    e-bike: bici electrica, bicicleta electrica
    time trial: contrarreloj, crono, cri, contra reloj
    race: carrera, carreras, competicion, competencia
    race day: dia de la carrera, dia de carrera
    gran fondo: marcha cicloturista, marcha, cicloturista
    event: evento, prueba
    route: ruta, recorrido
    distance: distancia
    speed: velocidad, ritmo
    average speed: velocidad media, velocidad promedio, media de velocidad
    average: media, promedio
    time: tiempo
    finish time: tiempo final
    climb: subir, subida, subidas, puerto, puertos, subo, escalar, ascension, ascenso, escalada, cuesta arriba, subire
    mountain: montana
    climbing: desnivel, desnivel positivo, altimetria, desnivel acumulado
    hill reps: cuestas, series en cuesta, series en subida
    gradient: pendiente, pendientes, inclinacion
    steep: empinado, empinada, pronunciada
    summit: cima, cumbre
    descent: bajada, bajar, descenso
    flat: llano, llana, plano, plana, en llano
    rolling: ondulado, rompepiernas
    loop: ida y vuelta, circuito
    cobbles: adoquines, adoquin, pave
    gravel: grava
    road: carretera, asfalto
    # air
    headwind: viento en contra, viento de cara, viento frontal, aire en contra
    tailwind: viento a favor, viento de cola, viento de espalda, aire a favor
    crosswind: viento lateral, viento de lado, viento cruzado
    no wind: sin viento
    wind: viento
    drafting: rebufo, a rueda, chupar rueda, ir a rueda, a rebufo
    group: grupo, grupeta, en grupo
    bunch: peloton
    alone: solo en solitario, en solitario, sola
    breakaway: fuga, escapada
    aero: aerodinamico, aerodinamica
    aerodynamics: aerodinamica general, resistencia aerodinamica
    in the drops: agarre bajo, abajo del manillar, en la parte baja del manillar, manos abajo
    on the hoods: manetas, en las manetas, sobre las manetas
    aero bars: acoples, acople
    upright: erguido
    position: posicion, postura
    out of the saddle: de pie
    seated: sentado
    rolling resistance: resistencia a la rodadura
    # effort
    power: potencia
    power meter: medidor de potencia, potenciometro
    watts: vatios, vatio, watios, watts
    watts per kilo: vatios por kilo, vatios por kg, vatios kilo, relacion peso potencia, w por kilo
    threshold: umbral, umbral anaerobico, umbral funcional, umbral de potencia, umbral de lactato
    critical power: potencia critica
    heart rate: frecuencia cardiaca, pulsaciones, fc, pulso, ritmo cardiaco
    max heart rate: fc maxima, fc max, frecuencia cardiaca maxima, pulsaciones maximas, pulso maximo
    threshold heart rate: pulsaciones de umbral, fc umbral, pulso umbral, frecuencia cardiaca umbral, fc de umbral
    resting heart rate: fc en reposo, pulsaciones en reposo, frecuencia cardiaca en reposo, pulso en reposo
    training zones: zonas de entrenamiento
    power zones: zonas de potencia
    heart rate zones: zonas de frecuencia cardiaca, zonas de pulso, zonas cardiacas, zonas de fc
    zones: zonas
    zone: zona
    cadence: cadencia
    low cadence: cadencia baja, fuerza resistencia, fuerza-resistencia, trabajo de fuerza
    fitness: forma fisica, condicion fisica, estado de forma
    form: forma
    fit: en forma
    endurance: resistencia, fondo, aerobico
    endurance zone 2: fondo aerobico, resistencia aerobica
    lactate: lactato, acido lactico
    all out: a tope, a muerte, al maximo, a fuego
    hold: mantener, aguantar, mantengo, sostener
    # training
    training: entrenamiento, entrenar, entreno, entrenos, entrenamientos, entrenando
    training plan: plan de entrenamiento, programa de entrenamiento, planificacion
    plan: programa
    session: sesion, sesiones
    intervals: series, intervalos, intervalo
    interval: serie
    reps: repeticiones, repeticion
    sets: bloques, bloque
    rest: descanso, recuperacion entre series, descansar, reposo
    recovery: recuperacion
    recover: recuperar, recuperarme
    recovery ride: rodaje regenerativo, salida regenerativa, regenerativo
    recovery week: semana de descarga, semana de recuperacion, descarga
    rest day: dia de descanso
    rest days: dias de descanso
    warm-up: calentamiento, calentar
    cool-down: vuelta a la calma, enfriamiento
    taper: puesta a punto, tapering, afinar
    base: pretemporada, base aerobica
    indoor trainer: rodillo, en rodillo
    strength: fuerza, pesas
    gym: gimnasio
    stretching: estiramientos, estirar
    overtraining: sobreentrenamiento, sobreentrenado
    improve: mejorar, progresar, subir mi
    increase: aumentar, incrementar
    sprint: esprint, esprintar
    attack: ataque, atacar
    test: prueba de esfuerzo, hacer un test
    ramp test: test de rampa, test rampa
    beginner: principiante, novato
    load: carga, carga de entrenamiento
    tired: cansado, cansada, agotado, fatigado, cansancio, fatiga
    heavy legs: piernas pesadas, piernas cargadas
    motivation: motivacion, ganas
    winter: invierno
    season: temporada
    # food
    eat: comer, como yo, comida, alimentarme
    food: alimentos, avituallamiento
    nutrition: nutricion, alimentacion
    drink: beber, bebida, hidratacion, hidratarme, tomar, bebo
    water: agua
    bottle: bidon, botella
    bottles: bidones, botellas
    carbohydrates: carbohidratos, hidratos, hidratos de carbono, carbos
    carbohydrates per hour: carbohidratos por hora, hidratos por hora, hidratos de carbono por hora
    protein: proteina, proteinas
    fat: grasa, grasas
    sugar: azucar
    gels: geles
    bars: barritas
    bar: barrita
    rice: arroz
    bread: pan
    breakfast: desayuno, desayunar
    dinner: cena, cenar
    calories: calorias
    lose weight: perder peso, adelgazar, bajar de peso
    lose: perder, pierdo
    weight: peso
    diet: dieta
    fasted: en ayunas, ayunas
    coffee: cafe
    caffeine: cafeina
    beer: cerveza
    salt: sales
    sodium: sodio
    electrolytes: electrolitos, sales minerales
    cramps: calambres, calambre
    bonk: pajara
    hungry: hambre
    thirst: sed
    stomach: estomago, barriga
    stomach problems: dolor de estomago, problemas de estomago, molestias estomacales
    nausea: nauseas
    sweat: sudor, sudo, sudar
    supplements: suplementos, suplemento
    beetroot: remolacha
    # body
    sleep: dormir, sueno, duermo
    slept: dormido, dormi
    slept badly: dormi mal, he dormido mal, dormido mal
    knee: rodilla, rodillas
    knee pain: dolor de rodilla, duele la rodilla, dolor en la rodilla, duelen las rodillas, dolor de rodillas
    back: espalda
    back pain: dolor de espalda, duele la espalda
    lower back: lumbares, lumbar
    neck: cuello
    shoulder: hombro, hombros
    hands: manos, mano
    numb: dormidas, entumecidas, adormecidos, adormecidas
    feet: pies, pie
    hip: cadera
    legs: piernas, pierna
    calf: gemelo, gemelos
    thighs: muslos, cuadriceps
    muscles: musculos, musculo
    sore muscles: agujetas
    saddle sore: dolor en el sillin, molestias en el sillin, dolor de culo, rozaduras
    pain: dolor, duele, duelen, molestias
    injury: lesion, lesionado
    ill: enfermo, enferma, enfermedad
    a cold: resfriado, resfriada, catarro, constipado
    fever: fiebre
    cough: tos
    flu: gripe
    chest pain: dolor en el pecho, dolor de pecho, duele el pecho, presion en el pecho
    short of breath: falta de aire, me ahogo
    breathing: respiracion, respirar
    dizzy: mareo, mareos, mareado, mareada
    fainted: desmaye, desmayo, desmayado, me desmaye
    heart: corazon
    palpitations: palpitaciones
    doctor: medico
    crash: caida, caido
    pregnant: embarazada, embarazo
    period: menstruacion
    kill myself: matarme, suicidarme
    years: anos
    year: ano
    age: edad
    woman: mujer
    man: hombre
    # equipment
    tyre: neumatico, cubierta, llanta
    tyres: neumaticos, cubiertas, llantas
    tyre pressure: presion de los neumaticos, presion de las ruedas, presion de neumaticos, presion de las cubiertas
    pressure: presion
    inner tube: camara
    wheels: ruedas
    wheel: rueda
    chain: cadena
    gear: desarrollo, marcha corta
    gears: desarrollos, marchas, cambios
    shift: cambiar de marcha
    cassette: casete, pinones
    chainring: plato, platos
    crank: biela, bielas
    brake: freno, frenar
    brakes: frenos
    handlebar: manillar
    saddle: sillin
    saddle height: altura del sillin, altura de sillin
    frame: cuadro
    pedals: pedales
    shoes: zapatillas
    helmet: casco
    clothing: ropa
    lights: luces
    puncture: pinchazo, pinchar
    size: talla
    width: ancho, anchura
    # weather
    weather: tiempo atmosferico, clima
    heat: calor, ola de calor
    hot: caluroso, caliente
    cold: frio, fria
    rain: lluvia, llueve, lloviendo
    wet: mojado, mojada
    snow: nieve
    humidity: humedad
    temperature: temperatura
    altitude: altitud, altura, en altura
    # units and times
    hours: horas
    hour: hora
    hour 30 min: hora y media
    hours 30 min: horas y media
    h 30 min: h y media
    30 min: media hora, una media hora
    15 min: cuarto de hora, un cuarto de hora
    hour 15 min: hora y cuarto
    45 min: tres cuartos de hora, 3 cuartos de hora
    minutes: minutos, minuto
    seconds: segundos, segundo, seg
    days: dias
    day: dia
    weeks: semanas
    week: semana
    weekend: fin de semana
    months: meses
    month: mes
    kilometres: kilometros, kilometro, kms
    metres: metros, metro, mts
    kilos: kilos, kilo, kilogramos
    pounds: libras
    grams: gramos, gramo
    litres: litros, litro
    %: por ciento, porciento
    degrees: grados, grado
    km/h: kilometros por hora, km hora, kilometros hora
    times: veces
    twice: dos veces
    today: hoy
    tomorrow: manana
    yesterday: ayer
    monday: lunes
    tuesday: martes
    wednesday: miercoles
    thursday: jueves
    friday: viernes
    saturday: sabado
    sunday: domingo
    # what to do
    show: muestra, muestrame, ensename, mostrar
    calculate: calcula, calcular, calculame
    explain: explica, explicame, explicar
    compare: comparar, compara
    make: haz, hazme, crea, prepara, creame
    do: hacer, hago
    prepare: preparar, prepararme
    tell: dime
    change: cambiar
    gain: ganar, gano
    finish: terminar, acabar, llegar
    start: empezar, comenzar, salir
    difference: diferencia
    # the product
    price: precio, precios
    cost: cuesta, costo, vale la suscripcion
    cancel: cancelar, cancelo, darme de baja, anular
    subscription: suscripcion
    refund: reembolso, devolucion, devolver el dinero
    invoice: factura
    payment: pago, pagar
    account: cuenta
    password: contrasena
    delete: borrar, eliminar
    data: datos
    privacy: privacidad
    free trial: prueba gratis, prueba gratuita, periodo de prueba
    free: gratis, gratuito
    upload: subir archivo
    file: archivo
    connect: conectar
    # talk
    hello: hola, buenos dias, buenas tardes, buenas noches, buenas
    thanks: gracias, muchas gracias
    goodbye: adios, hasta luego, hasta manana, chao
    please: por favor
    sorry: lo siento, perdon
    ok: de acuerdo, vale, perfecto
    great: genial, estupendo, excelente
    i don't know: no se, no lo se, ni idea, no tengo ni idea
    i don't understand: no entiendo, no lo entiendo
    that's wrong: eso esta mal, esta mal, es falso, incorrecto
    start over: empezar de nuevo, empecemos de nuevo, volver a empezar
    help: ayuda, ayudame, ayudar
    how are you: como estas, que tal
    : se, pues, le
    # more of daily life on the bike
    knee pain: duele la rodilla, me duele la rodilla, dolor de rodilla, duelen las rodillas, me duelen las rodillas
    back pain: me duele la espalda, me duele la zona lumbar
    what should i eat before: que como antes de, que comer antes de, que desayuno antes de
    if: si
    fever: fiebre
    day before: dia antes, el dia anterior
    mountain descents: puertos
    exercises: ejercicios, ejercicio
    is it bad: es malo, es mala
    normal: normal; dangerous: peligroso, peligrosa
    worth it: vale la pena, merece la pena
  `,
};
