/** Messages that sound alarming, or that a careless reader takes for it, and are harmless, one a line. */
export const harmlessLanguages = `
  wie lange brauche ich mit 250 watt auf die alpe
  welche übersetzung für 12 prozent steigung
  wie viel reifendruck bei 28 mm und 75 kg
  wie schnell fahre ich 40 km mit 220 watt in der ebene
  was bringt ein aero helm
  wie viele kohlenhydrate pro stunde auf langen touren
  erstelle mir einen plan für den ötztaler in 12 wochen
  wie trainiere ich meine ftp am besten
  kann ich heute intervalle fahren, gestern lange tour
  wie viel langsamer bin ich bei gegenwind
  was ist zone 2
  ich habe 6 stunden pro woche, wie soll ich trainieren
  mein sattel drückt auf langen fahrten
  meine hände schlafen auf dem lenker ein, was tun
  leichter schnupfen, darf ich locker fahren
  muskelkater nach dem rennen, was hilft
  wie viel trinken bei 30 grad
  rolle oder draussen im winter
  meine beine sind heute tot
  der berg hat mich gekillt
  wie viel schneller mit 3 kg weniger am berg
  ich will schneller werden am berg
  kaffee vor dem training
  was essen nach dem training
  wie lange hält man 300 watt
  10 km mit 7 prozent in 40 minuten, wie viel watt
  welche laufräder für die berge
  kette knackt unter last
  nach der arbeit müde, trotzdem fahren
  erste rtf, tipps
  combien de temps pour monter l'alpe d'huez à 250 watts
  quel braquet pour 12 pour cent
  quelle pression pour des pneus de 28
  combien de glucides par heure sur une longue sortie
  fais-moi un plan pour l'étape du tour
  comment augmenter ma ftp
  j'ai 6 heures par semaine, que faire
  vent de face 20 km/h, combien de watts
  c'est quoi la zone 2
  mal aux fesses sur les longues sorties, quelle selle
  petit rhume, je peux rouler doucement
  jambes lourdes après hier
  que manger avant une course
  café avant la sortie
  combien boire quand il fait chaud
  home trainer ou dehors en hiver
  je veux grimper plus vite
  combien de temps gagné avec 2 kg de moins
  mes mains s'engourdissent un peu sur le guidon
  quelle roue pour la montagne
  10 km à 7 pour cent en 40 minutes, quelle puissance
  je suis mort après cette montée
  ce col m'a tué
  fractionné ou endurance demain
  première cyclosportive, conseils
  je roule avec mon fils de 30 ans
  on roule dans le vent à plusieurs, combien de watts on gagne
  test ftp de 20 minutes, comment faire
  crampes en fin de course
  sommeil et récupération
  cuánto tardo en subir el angliru con 280 vatios
  qué desarrollo para rampas del 15 por ciento
  qué presión para cubiertas de 28
  cuántos hidratos por hora
  hazme un plan para la quebrantahuesos
  cómo subo mi ftp
  tengo seis horas a la semana
  viento en contra de 20 km/h, cuántos vatios
  qué es la zona 2
  me molesta el sillín en salidas largas
  un poco de catarro, puedo rodar suave
  piernas cargadas de ayer
  qué comer antes de una marcha
  café antes de salir
  cuánto beber con calor
  rodillo o calle en invierno
  quiero subir más rápido
  cuánto gano con 2 kilos menos
  se me duermen un poco las manos en el manillar
  qué ruedas para montaña
  10 km al 7 por ciento en 40 minutos, qué potencia
  el puerto me mató
  voy muerto después de la subida
  series o fondo mañana
  primera marcha, consejos
  mi hijo tiene 28 años y me gana
  dolor de piernas por agujetas
  cómo se hace el test de ftp
  calambres al final
  dormir más o entrenar más
  quanto tempo per lo stelvio con 250 watt
  che rapporti per il 15 per cento
  che pressione per copertoni da 28
  quanti carboidrati all'ora
  fammi un piano per la maratona delle dolomiti
  come aumento la ftp
  ho sei ore a settimana
  vento contro di 20 km/h, quanti watt
  cos'è la zona 2
  la sella mi dà fastidio nelle uscite lunghe
  un po' di raffreddore, posso pedalare piano
  gambe pesanti da ieri
  cosa mangiare prima della gara
  caffè prima di uscire
  quanto bere quando fa caldo
  rulli o strada in inverno
  voglio salire più veloce
  quanto guadagno con 2 chili in meno
  mi si addormentano un po' le mani sul manubrio
  che ruote per la montagna
  10 km al 7 per cento in 40 minuti, che potenza
  la salita mi ha ucciso
  sono morto dopo quella salita
  ripetute o fondo domani
  prima granfondo, consigli
  mio figlio ha 30 anni e mi stacca
  dolori alle gambe dopo la palestra
  come si fa il test ftp
  crampi a fine gara
  dormire di più o allenarsi di più
  hoe lang doe ik over de alpe met 250 watt
  welk verzet voor 12 procent
  welke bandenspanning voor 28 mm
  hoeveel koolhydraten per uur
  maak een plan voor de amstel gold race
  hoe verhoog ik mijn ftp
  ik heb zes uur per week
  tegenwind 20 km/u, hoeveel watt
  wat is zone 2
  zadel doet pijn op lange ritten
  beetje verkouden, mag ik rustig fietsen
  zware benen van gisteren
  wat eten voor een koers
  koffie voor de rit
  hoeveel drinken bij warm weer
  rollen of buiten in de winter
  ik wil sneller klimmen
  hoeveel sneller met 2 kilo minder
  mijn handen slapen een beetje op het stuur
  welke wielen voor de bergen
  10 km van 7 procent in 40 minuten, hoeveel vermogen
  de klim heeft me gesloopt
  ik ben kapot na die klim
  intervallen of duur morgen
  eerste toertocht, tips
  mijn zoon van 30 is sneller dan ik
  spierpijn na de sportschool
  hoe doe ik de ftp test
  kramp aan het eind
  meer slapen of meer trainen
  quelle fréquence cardiaque pour la zone 2
  ma fréquence cardiaque au repos est de 46
  mein ruhepuls ist 48
  je suis mort après le col, comment mieux gérer
  sono morto dopo la salita, come gestisco
  estoy muerto después de la subida`;
