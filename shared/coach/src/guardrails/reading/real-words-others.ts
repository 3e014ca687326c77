/**
 * The same for German, French, Spanish, Italian and Dutch.
 * Made once from lists of frequent words: only those that lie within a slip of a word of the patterns.
 */
export const otherWords = `
  aandoet aangevallen aankomt aantal aanvalt abaisse abed abgegeben abre abschalten absolut absoluta abusi abuso acaba acababa acaban acabare
  acabas acabo acaso accedere acceleree accelerer accesso accidentes accorde accordo accords acelera achtervolgd achtervolgen achtervolging acido
  actes acto actua acuerda acusa adaptations addormentata addormentato aderen admet adolescentes adrenalina aerea affaire affaires affecte affectes
  afgenomen afirmativo afwachten agence agente agentes agenti aguanta aguante ahogado aigo aimerait alarma alcune alergico alieno alimentar
  alimentation alimenter alimento alkoholiker allait allein allenamenti allergico allergisch allons altes altitud altos altra altre altro altrui
  amanti amar amarilla ambiant ambiente amenazas amenazo amici amis ammazza ammazzare ammazzato amont ancor anda andate ander andere andie andra
  angeklagt angekommen angenommen angie annehmen anoche anormal antibiotici antidolorifici anton anzunehmen apesta apostar appel appele appeles
  appels appetito apposta apra aree argent armen arresto arriva arriver arrivi arte artificiale artificiales artificielle artificio ascenso asiento
  assalto assoluta assuree assurer ataquen ataques aten attacca attaque atun aufgefallen aufgehoben aufgelost aufgenommen aufhalten aufmachen
  aufpassen auftauchen aufzugeben aufzunehmen augmentant augmentee augmentent aumentare ausente ausgegeben ausgeraubt ausmachen ausschalten
  automatique autorisee autorises autorite avances avantage avisa avoirs avonds avons avrete avuta avuti baal baan baard bacio baile bain baisser
  baisses bajado bajen bakken bakker balcon balcone balen balla balle ballena bambina bambine bambini banaan banen barings barra barre barriera
  barst basa basata basee basees bassi basso bata bate battere batti battre battu battuta battute baule beamten bebida becca bedank bedenkt
  bedeuten bedeutete bedreigd bedriegen bedriegt bedrijven beelden beendet beest begaan begangen begann beginnen begon behandelen behandeln beinen
  bekeken beken bekende beker beklimmen bekommen bekommt belang belangen belastigen belastigt belasting belastingen belgie bellen belugen bende
  bendes beneden beni beren besame beseffen bessere bestaat bester bete beten beters betet betrekken betrokken betten beurre beurs bevolking
  bevrijden bevuta bicicleta bieden bienen bienes biete bieten bijten bild billen billig bimba binnen biographie biologica biologico biologisch
  birne bist bittet blaast blase bleef bleib bleibe bleibst blessures blick blocca bloccata bloccate bloccati bloccato blod blode bloden blodes
  bloeding bloemen blok blokkeert blokken blokkeren bloot blote boel boer boeren bola bolas bolos bombe bonen bonn bonnes bonos bons bood boone
  boord boos bord borde borden bords borrachos boses boter botes botte botten boule bourse boyd boze braccia brach branche branco brauch breek
  brein breken breng brengen brengt brennan bridget brigada briggs brin bringen bringst briten britse britten broek broeken bron bronnen brooke
  brudern bruders brun brunnen bruno bruts brutta brutte brutto buch bude buffett bukken bullen bulles buren busta butta butti cabe cabezas cabron
  cadena cadere cadres caduti caera caes cagare cago caia caisse calientes calla callar callas callen calles calmare camina caminas camions
  camminato campagne campagnes canale cansados canto capite capiti caras carbone carcel carita caro carre carreras carres carriera carro carros
  cartera cartes cary casada casado casar casare caso cassa casser cassetta cassetto causa causado causar causas causo cazando ceduto celda cella
  celles celos cemento cenare cenere centri centro cerebrale cerner cerre certa certaine certainement certaines certains certeza certo cervello
  cesse chaises champagner chante charbon chargee chasse checken chers chet chiese chine chique choca chocola chocolade choses chronique cible
  ciment cina circuito clase clases classer classica classico cliente clinica clos coalicion cocina coffre cofre coge cogido colapso colgar colla
  collaterali collectie collectif collega collegio collignon colore colores colori coloris coloro colpi comentario comentarios comete comico comio
  comite comites commencent commencer commentaar commentaire commentaires commente commenti commento commettere commis commun comoda comodo
  comparer compartiment compartiments compasion competitie competitif competitifs competizione compleet complesso complet completa completer
  completo complets complexe complices comportamento comportements comportent composants composent compramos comprare compras compraste compre
  comprende comprensibile comprension comprensione compresa compreso compri comprise compromis compter concentracion concentrarci concentrarme
  concentrarmi concentrarti concentrati concentratie concentrato concentrazione concentre concentreer concentrer concentreren concernant concerne
  concernee concernees concernent concernes concertation concierne conclusione conclusiones conclusioni concret concreto concrets condicion
  condizione condizioni confection confesion confiance confidenza confirma confirmada confirmado confirmar confirme confirmee confirment confirmer
  conformes confort confusione conge connaissances connus cono conocernos conocimientos conoscenze conoscerla conosceva considera considerablement
  considerables consideracion considerado consideran considerando considerar considerare considerata considerato considerazione considere
  consideree considerees considerer consideres consideri considero constante constat constatation constate constater constituer constructeur
  constructeurs constructions consulaat consultance conta contacto contado contant contanten contanti contarme conte contenta contente contenter
  contento contenu conteo contesta contestame contestar contestation conteste contestes contesto contient continu continua continuar continuara
  continuare continuen continuent continuera continui continuo contracten contrat contribuer controla controlado controlar controlarlo controle
  controleer controleerde controleert controleren controles controlla controllando controllano controllare controllarlo controllata controllate
  controllato controlli controlliamo controllo copains copie copione copro coquilles coree corna cornet coro corra corren correo correre corres
  corri corro corse corta cortare corte cortes corti cose cosquillas costante costosa costruzione cotee cotees coton cotto coucher coupables cour
  courbe cours courtage courte cousine cranio crea crean creato crece crecer credi credito cree creee creees creer crees crema cresciuta cristal
  croissante crollare crollo cuanta cuarta cuarto cuenta cuentas cuente cuentos cuida cuido cuire culpables culpo cultura culturel cunado cuori
  curato curso cycliste cyclus daad daag daar daden dados dalle dallo dama damen danado danno danos darmen dass daten dauern davantage debera
  deberian deberias debio deboli decadas decembre decente decidee decider decine decisione deden deel defecto deficiente defini definicion definie
  definit definitie definitief definitif definitiv definitiva definitivamente definizione degre deine deiner deines dejalo dejando delen demasiada
  demasiadas demasiados denis denise denle denme denn denny denonce densite dente depressa depressie depressief depresso deprimente deprimerend
  deprimido derives dernier derniers desaparece desaparecen desaparecera desaparecio descendre descenso descente descuento desea desee deserto
  desidera desiderate desideri desiderio desir desirs despedido despertado desperte despierta despierte dessous destro destrozado destruya destruye
  destruyendo destruyeron destruyo detecter detencion detenir detesto developpe developpee developpement developpent developper developpes devuelvo
  dezember dich dichter diener dier diera diferente differente differentes differents differenza difficile difficili difficolta difficulte
  difficultes dignita dile dimentica dimenticato dimenticavo dimentichi dinger dios dioses discret disgustosa disgustoso dispara disparado
  disparaissent disparale disparan disparando disparar disparare dispararle dispararon disparas disparaste dispare disparen dispares disparition
  disparo disparos disparu disperata disperato distante distribuzione disturba dite ditta diventano diventata diventate diventati diventato
  diventera diventero divertire divina divino dobla doce dochters doctora doctores documentaire documental documentario doelen dokters doktor dolar
  dolci doler domestica domestico donder donnee donner doodde doodgaat doorgaan doos doppelte dormi dormia dormito dormiva dorp dorpen dosis doter
  dottor doubler douceur douleurs douloureux douter doveri dovrai draad draag dragen draht dramatico drankje dreck dreht dresse drie drijft drinkt
  droegen droga drogato droge drogue drogues drohen dromen dronk drucke drukken dubbele duelo duerma duermes duermo dulce dunkeln dunklen dupuis
  durch ebbe eben echar echare edicion eend eeuu effekt effet effets ehre eindje einfache einschalten einschlagen eist elan elementare elementari
  eleve elevees eleves emergencia emergents emergenza emet emettre encendida encendido enfance enfants enfermos entender entendio entere
  enthousiasme enthousiast entier entite entrano entregado entregar entrego entren entrenado entrenando entrent entres entusiasmo envia envio
  envoie epaules equipement equivalente eran erholt erinnere erinnern erinnerst erinnert erinnerte erinnerung erinnerungen erklarung erna ernie
  ernste erst erster erstochen erwischen erwischt escapa escapo escudo esfuerzos espada espaldas esperienze espina esplosione esplosivi esplosivo
  esquina essaye estais estare esten esterno estes estreno etat evidente exactement excepto exercice exercices exhausto existante existe existen
  existencia existia existiert expediente experiencia experiencias experimente explodieren explodiert exploite exploiter explose explosie explosief
  explosieven explosionen explosivo explosivos exporte exposicion expositions extrana extranare extrane extranos fabrica fabrik facce facci factura
  facture factures fahrer fahrst faibles faille faite faits falen falken falla falle fallig fallst famiglie familial familias familie familles fara
  farle farli fascia fasse fata fataal fatica fato fatta fatte fausses faveur faveurs favore favores favori februar februari feccia fece fede feest
  fehlst feinde feit fels fera feries ferma fermat ferme fermer fermi feront fetta fette fiable fiat fidanzati fidato fiel fier fierte fies figli
  figlie figur figura figuren figurer figuri filets financee financieel financiele financien fingen fingere fingern fingir finira finisce finisci
  finisco finit finiti finito finta firma firmare firme firmi fissare fixee flagge foglia foglio foire folle fonctionnent fonctionner fonctions
  fondazione fonde fondee fondi fonds fondu forcer forem foresta forges forman formar formas formel formen formes forrest forse fortes forti forze
  fotta fous foute foutje foyers frapper frases fratelli frequence frequenta frequente frequenti frequents freunde freunden friede fris frites
  fritte froh fruhen fuente fuer fuera fuertes fuerzas fuhlt fuhre fuhren fuhrt fuhrte fullen fumando fumar fumee funcion funcionan funcionar
  funcione funciono funerale funzione funzioni furst fusse futter futur futura futuro futurs gaben gallinas gamme gane gangen gans ganze ganzem
  ganzer ganzes garaje gardent garder garten gasse gasto gauner gaven geant gebeden gebeurt gebissen geboden geboten gebrauchen gebraucht gebruiken
  gedaan gedachte gedanke gedicht gedichten gedwongen geert geflohen gegner gehakt gehalt gehn gehorchen gehoren geistern geklappt geklart geklaut
  gekomen gekookt gekost gekraakt gekund gelachter geladen gelben gelden gele gelegen gelesen gelezen gelogen gemaakt gemeld gemelos gemogen genau
  genen geniaal genial geniale geniales genommen gepackt gepast gepikt gerade geraden gerat gereden gericht gerucht geruchten geschossen geschworen
  gesessen gesloten gesprochen gestapt gesticht gestohlen gestoken gestolen gestoppt gestort gestorven gestrichen gesucht getallen getrokken
  gevechten gevlogen gevochten gewachsen gewacht gewesen gewissen gezakt gezichten gezocht gezongen gilt ging ginge gingen gitter glas gleed
  glucklich gluckliche gnaden godin golpeando golpear golpes gooiden goot gott gotter graad graan graben gracia gracie grado gramos grandi grands
  granja grapje grapjes grappig grassi gratie graven gravi gravin gravita gravite grazen grazia greep greif grimpe gris groep groepen grond groots
  grossa grossem grossen grosser grosseres grosses grossi grosso grosste grune grunen gruppe gruss grusse guarida guido guion gute guten guter
  haard haatte haben hable habre habt hacen hacerle hacerse hacerte hacken hadden halfte hallucinaties hamer handeln handje handys hange hangen
  hangst hara harde harte harter hase hass hasste hattest hauses hausse hauts hebben heden heen heer heet heftig heisser heisses heisst hele helpen
  helsing hemorragia herinner herinnerd herinnerde herinneren herinnering herinneringen herinnert hermanas hermanos heroina herrie herrin hersens
  herstelt hert herzen hete heurte heutige hiess hinter hipopo hodes hoeden hoeft hoer hoera hoever hoger holle holte hombros homme honden honesta
  honesto honger hore horen hormonen horribles horta hosen hospitaal houden houding huevo hufter huid humain hunde hunden hure hute hutte ignorer
  ilegal illegaal illegale imagina imaginer imagino imago immagine impacto impazzire impazzita implantations implante implantee importa importe
  importi imposable imposent imposible impossibile improviseren improvisieren improvisiert improvvisamente inappropriato incidenti inclus inclusa
  indica indio infectada infectado infektion inferiore influencer influencia inhalen iniezione injectie inklusive insensibile inserito insoportable
  insopportabile inspanningen inspeccion instalacion institut instituts instituut insulto intakt intencion intens intensiv intensiva intenzione
  interdite interes interesa intereses interesse interessee interessen interesser interesses interna intervenir intervenu intervenue intervient
  intimidad intimidatie invencible invenzione inyeccion irritant irritante irse ispezione issus istituto izquierda jacke jahres jahrigen jamas
  januar januari jedem jene joden joggen jonge jongens jonger jouer journees juden juge juger jungen junio kamen kanjer kasse katzen keinem keines
  keizer keller kennen kerels kissen kitt klacht klappe klar kleine kleinen kleiner klemme kleren klingelt klingen knien knochen kochen koets koken
  komische komm kont koopt kopfschmerzen koter kotsen kozen krach kreis kuche kumpels laad lacht lading lage lagere lancee landen lander landes
  landet landung langer langs langues lanning larga lasciarci lasciarli lasciarmi lasciarti lasst laster lastige lata latas lati laufe laufer
  lauten lauter laver leal leber lebten lecken lecker lectura leeft leen leere lees leest legaal legalmente legare legde lege legen legers leggen
  leggere leggerlo leicht leichte leiter leitung leken lekken lekker lenen lengte lening lenning lentes letal letten lettere letti lettres lettura
  letzte letztens letzter leuker leve levens liberar libere liberi libero liberta libres libri libro licences licencie lichte lichten liebe lieben
  liebes liebste liebster liebten lieder liee lief liefen liens liepen lieten lieve lieverd lignes ligt lijden lijken likken limiet limite limitee
  limiter limites limon lineas linee linge lingue linie linien linkse linus liquide liquido lires liste listes litri litro litros livre livrer
  livres llaves lleven llora locke locken loger londen loog loos loro losse losung lourde lourds luces luge lullen lune lunes lunga lungen lungo
  lustig lutte lutter lutto maal maan macchine mache machte machten madchens madri mager maggio maigre maintenant makker maladie maladies malaisie
  malati malen maler maleta maletas maling mancha manchen mancherai manches mancia manco mand mande manden mando mangel mangi mangia mangiamo
  mangiano mangiate manica manier manquent manquer manquera marbre marca marcado marchar marche marchen marchese marchi marcho marcia marcos marcy
  margen marino mariti marke markt marque marquer marsch marta marte martes marwan maschine masker maskers masque mata matame matare mataria
  matarte matas maten materia materiaal materiale materiau materiel matteo mede medecine medecins medica medicale medicales medicament medicamentos
  medicaments medici medicijn medicijnen medicina medicinas medicos medida mediterranee meen meent meest meiden meilen meiner meines meins meint
  meinte meinten meisjes meiste mela melding memoire memoires memorias menaces menage mene menees menen mener menge mening menselijk mensen menta
  mentaal mentale mentes mentre merce merecen mereces merito merkte merkwurdige mesas messe messen messi mesure metaal metall mete metere metes
  methode metier metta mette mettere mettra mias middel miel mies mieses miglio minderjarige mindy mineurs minima minimo minore minori minste
  minuto mios misbruik misbruikt miserabile misero mises mishandeld mishandeling mision missies missione mobiel mobiele mobili mobilite mocht
  mochten modder modo moed moeders moer mogen mogli molestar moleste molesten molestes molestie molo molta molte molti momente monats mondi monete
  monstre montag montagnes montare monty mooi moois morder mordes morira moriro morisse morsi morso morts motiv motivi motivos moto mouvement movio
  mucha muera mueras muerde muere muerete muero muertes muertos multiplie mumm mundo muneco munt munter muscoli musculos muskeln mussen musst muts
  nachte nacio nadar nadia nahmen nani nappes nati nationaal nationale nationales nationaux natte natura naturale naturales naturelle nazionale
  nazionali neer negar negatieve negativ negativa negativi negativo neger nego negri nell nemen nera nere nerven nerveus nervi nervos nette neues
  neuves neve niches nichte niemands nieta nietos nieve nimmst ninguno nipoti noia noire noirs nommer nonne nonsens normaal normale normas norte
  notti novembre novita nuca nudos nuevo nuits nummer nummers nuova nuove nuovi nutte obiettivi objectifs objetivos octobre oddio offeren offert
  offerta offerte offerts officiel officier offres oficial ohnmacht ohnmachtig oido okee oktober oler olvida olvide onderzoekt ondes operaciones
  operador operaties operationen operativo operazioni opfers opgesteld opportunita opportunite opportunites optimale oranje orde ordina ordre
  orecchio oreille ormoni orte oscuras oscuro ospedali oublier ouvrier overdosis overdreven overgebleven overlaten overledene overleggen overlijden
  overnemen overreden overste overtreden paal paar packen packt padri paese pagado pague paiement paient paille pais paises paket pakket palla
  palos pandillas pantano papier paps parado paramedici paramedicos parce pare parente pares parfum parla parlent parli parlo paro partent partes
  parti partida partidos partis partys pasa pasada pasadas pasando pasar pasare pase pases pasion passe passee passees passen passer passierte
  passione passt passwort pasto pata pato patto paure pauze payement pazza peces pedi pedido pedo peggior peggiori pego peint penas penche penning
  pensa pensamiento pensar pensare pensee pensera pensero pensez pensi pensiero pequena pequenos percee percentuale percer perda perde perdent
  perdera perdero perderte perdida perdidos perdio perdiste perdon perdue perduta perfecta perfecte perfekt performant performante performantes
  performants periodes periodo perle permanece permanecer permanente permanents permanezca permet permis permita permite perro perros persa perse
  perseguir persen persi persiguen persiste persone personen personnes persoon pertinence pervers pesada pesado pesant pescar pescare pesce pesi
  petites petits petrole peuple pfeife pharmacien physik piace piange piangi pianto picchiare picchiata piccola piccole piccoli picque pide piedi
  piena piene pieno piensa piense piep pierda pierdas pierde pijlen pijnlijke pijnstillers pinta pintura pissen pissig pista pistola pistole
  pistool placa placee plage plages plaire plana planea planear planeet planen planeo planeta plannen plano planta plantas plante plantes plata
  platen platos plats platte platze platzt plein pleine plotselinge poches pochi poder podre poeder poging poiche poignee poisson polen polsen
  pomme pompe pompes pondre pone ponerle ponerse ponerte pones ponti poort poot poppen porcentaje porche porto posible posicion positie positieve
  positiv positiva positives positivo possa possibile possibles posta poste posten postes posti potencial potro pouces pourcentage pouvons
  precisione preferer preferiria preferisci preferite prefiere prega pregare preise premere prenant prende prendere prendra prepara preparen
  preparer prepari preparo prepension presa presenta presentacion presentado presentait presentano presentant presentar presentare presentarle
  presentarles presentarme presentarmi presentarsi presentarte presentarti presentarvi presentata presentati presentatie presentato presentazione
  presente presentee presenteert presentees presentent presentera presenteren presentes presenti presentimento presentimiento presento presiona
  preso presos presse pressen pressioni pressions prevenir preventive prevenu prevenus previent prik primes primi prise prises prision privat
  privata privaten privati privatisation privatisations privatleben privato privatsphare prive prives probeerden probemos probleem probleempje
  problematique problemen proces proche productie productivite proef profesional profesionales professionale professione professioneel
  professionele professionell professionnel professionnels profiel profil profilo profils profite profiteren programa programacion programado
  programas programm programma programmation programmato programmi programmiert projecten promis pronta pronte pronti propia proteccion protesta
  protesto protetta protetto protocole protocolo provate provoca provocare proyecto proyectos prue psychologie psychologisch publica publico
  publics publie pudo pueda puede puerco puerta pues puesto puissante puissants punito puno punta punti pura puree puse puso puto puzza quant
  quanta quarto quellen quelles quelli quello quemo quere querian querias querida querra querria questione quiera quieren quieres quieto quinto
  quisieras quitame quitare quitarle quitarte quitt quitte raad rachen ragazze ragazzi ragazzine ragazzini ragazzone raggi ragioni raices raisons
  ramen rammen rangs rapida rapide rapidos rapine rapito rappele rarete rasse ratas rater rato raton ratte ratto rauche raumen reacties reageer
  reales recente recht recoger reconversion recuerda recuerdan recuerdas recuerde recuerden recuerdes recuerdos recuperar recuperare recuperato
  redaction redden redest redt reet reflexion refresco refus refuser regels regge regie regimes regione reglas regle regler regnen regnet regola
  regretter reiche reilly reinen reise rekent rekord relatie relativ relazione relever relie relier remplace remplacement rendo rens repond
  repondant repondent repondre repondu reporte reservado respiri responda respondeme responden responder respondio responsabile responsabili
  responsabilidad responsabilidades responsabilita responsabilite responsabilites responsable responsables ressent restent resulta resulte resulto
  retirer retta rette reunies revente revisando richt ridder ridders ridere riecht riendo ries riesca riesce riesci riesgo rijken rimosso riposa
  riposi ripresa riprese risponda rispondere rispondete rispondi rispondimi rispondo rispondono rissa ritornato ritrovato rivale roep roer rompe
  rond rondom ropas rosas rosse rossi rosso rotos rottura roues rouges ruder rues ruiken ruina ruines ruiter rukken rund runnen ruptura russa
  sabrina sacare saco sacre sacrificar sacrificare sacrifici sacrificio sagrado sahen sahne saine sala salade salat salee salga salgo salia salido
  salito saltata salte salti salto saluda saluta salutare salva salvar salvare salvarme salvato salvatore salvi samen sana sanger sangra sanguigno
  santo saputo sauber sauer sauvage sauvages sauve sauver savez scala scandale scandalo scarlett scarpe scegliere scenda scendi scendo schade
  schaden schadet schafe schakel schale schalter schame scheck schedel scheer scheet scheisser schere scherp scherz scherza scherzando scherzare
  scherzavo scherze scherzetto scherzi scherzo schick schief schien schiessen schiff schlacht schlaf schlaft schlagen schlagst schlangen schlau
  schlechte schliessen schlimmste schlimmsten schlitten schloss schmecken schmeisst schmerzhaft schnapp schnappen schneid schneiden schneidet
  schnelle schnellste schnitt schok schoon schoot schouders schrap schrecken schreef schrift schritte schrott schuhe schuld schulde schuldgefuhle
  schuldige schulen schulern schultern schuss schutter schwacher schwager schwanz schwarze schwarzen schwarzer schwere schweren schwert schwerter
  schwestern schwimmen schwindel scienze scolastica scolastico scomparse scopa scopi scopo scopre scorre scorsa scorta scorte scotty scuri scuro
  seccion seconda secondaire seconde secondes secondi secondo secreta secreto sedere seduta sedute seduti segne segua segui seguia seguira seguire
  seguo sehen seines sektion seltsame seme senado senato senno seno senos sensacion sensazione sensazioni sensibile senta sentada sentados sente
  senti sentidos sentivo separacion separazione separe separement septembre septiembre sere seres serias serie serieus serions serios serveur
  servir sesion sessione sesso seta sette settembre setze setzten sexuel sforzi shane sichere sichern sicht sicura sicure sicuri sien siendo sienta
  siente signaal signale signe signee signer signes signos simile simpel simpele simples sindrome singe singen sinistra sinistre sinne sint
  situacion situaties situationen situazione situazioni situe sitzt skandal slaag slaagt slaap slaapt slappe slaven slepen slet sliep slimme slopen
  smaak smaken smeets smeken snappen snelle sobre sobrio socken soffia soffro sogar sohne soigner soins sois solide solita solite solle sollen
  sollt sollten solltet soltar sombre somme sommer sonno sont soort soporte sopporto sorelle sorge sorso sorte sortes sorti sortir souffre souhait
  souscription soutenir souvient spalle spanning spara sparare sparato spari sparita sparite spariti sparo spass speciaal speciale speciales
  specialise specialisee specialises specialista specialiste specialistes specialite specialites speer spek spel spelen spento spesso spiace spie
  spina spinge spinne spinnen spion spione spirale spiriti spirito spitze spoed sporen sportivo sposato spostato sprak sprecht sprengen sprich
  springe springt sprong sprongen spuren spurte sputa staar staart staccato stacey stad stadion stagnation stak staken stalla standaard stando
  stange stanno stanza stap stara starben staren starken starkes staro starten startet staten stati statt statua statut statuts stava steck stecken
  steden steen stehen steig steige stel stelen stell stelle stellen stemming stemt stenen ster sterbe sterk sterke sterker sterne sternen sterren
  stervende stesso stets steuer steunt stiano stich stier stierven stik stil stile stilte stinken stinkende stinkt stoel stoep stoer stoere stoff
  stok stomaco stond stoot stoppen storen storia storie stort storto strabo straks strane strani straniera stranieri straniero streek streichen
  streng strette stretti stretto streven stricte strikt stringere stront stronza struttura stucke studente studie stuk stupida stupide stupido stur
  sturen sturmen sturzt subete subido subire subit subito succes suden sudor sudore suffi sufficiente sufficienza suffisent suficiente suicida
  suicidarse suicidato suicido summe sunde sunden supermarkt suppe supplementaire supplementaires supporte supposer survie survient survivant
  survivre suspendido svegliare svegliarti svegliati symptome symptomen systeem systeme tabla tablent tagli taglie takken talen tanden tanken tant
  tanta tante tanti tapfer targa tasse tast tata taten tatto tegen teint tejido teken tekens telles tels tema temes temo temor tempel temperatuur
  tempi tempio templo tende tendre teneis tener tenes tenga tenis tenminste tensione tenter terapista termin termina terminado terminan terminare
  terminaron terminaux terminee terminen terminer termines termini termino terribile terribles terzo teso tess testamento teste testen testimoni
  tette tetto texte textes therapeut thron thunderbirds tiefer tiempo tiende tienen tieners tienes tieni tienne tiens tigres timmy timore tipp
  tirare tirarmi tiras tirer tiros titres tocco toch todas todes toglierti toile toiles toiletten tomado tomalo tomate tomba tomes tonto toost
  toque torte torto tortura tossico tosta tosto totaal totet toucher tournee tourner traen traes traffico trafic tragen trainiert traitements
  traiter tranen transfert transito transmettre transmision transparence transparente transporte transporteurs trappen trascorso trasporto trat
  trata trattamento traum traume traumt traves treinen treni tresors treu trimestre trink trinkt trish troep trono troppa troppe troppi trost
  trouvee trouver trouwe trucos trucs trueno truppe truppen tubo tubos tuch tunel ture turno turnos tutore tutte tweeen uberlebende uberlebenden
  uberlebt uberleg uberlegen uberlegt uberreden ubersehen uble uccidendo uccidera ucciderai uccideranno ucciderci ucciderebbe ucciderla ucciderli
  ucciderlo uccidero ucciderti uitgegeven uitrusting umbringt unes unfalle unita universel universita universitat universites universum unser
  unterricht untersuchen urgence urgente urlato usado uscira usciti uscito usciva usees usines vacas vacci vaccino vacia vacios valen valle vallee
  vallei vals vandaan vandaar varias vaste vastes vaten vatten veas vede veeg veglia veilige veiling veine veis vele veloci vender vendre venere
  vengas venire venne ventas vente ventilacion ventje verarscht verbonden verborgen verbouwen verbracht verbrachte verbranden verdere verdes
  verdienen verdoving verdwenen verdwijning verdwijnt vere verfolgung verga vergeef vergeeft vergeht vergessen vergesst vergeuden vergewaltigt
  vergewaltigung vergisst verhogen verhoren verhouding verirrt veritables verkaufen verklaard verkleden verkrachten verkrachter verkrachtte
  verlassen verleiden verleihen verletzungen verlieben verliere verlierer verlierst verlieten verliezer verlopen verlorene verlossen verloving
  vermijden vermisse vermist vermoed vermoeden vernielen veroveren verpassen verrassen verrek verrekte verruckte verschieden verschwenden
  verschwendet verschwinde verschwindest verschwindet verschwunden verser versetzen versetzt versieren verslaafde versorgen verstandig versteckt
  versteh verstehe verstehst versterkt verte vertegenwoordig vertegenwoordigen vertegenwoordiger vertegenwoordigt vertrekt vertus verursacht
  vervoeren vervolgen vervolgens vervolging verwijten verwirren verzetten verziehen verzonden verzorgen verzwakt vestigen vias vidas vienes vientre
  vier vierde vierge vies vijver viniendo vins violenta violento violentos virage visages vises visibles visier visioen visione viste visti
  vitaminas vitamine vitamines vito vivendo vivete vivire vliegen voce voces voer voerde voici voie voies voir voit voitures volante voll vollen
  volonta voltare volumen vorbei vorrai voto voudrait vrachtwagens vrede vreemde vreemds vrienden vuela vueltas vuelto vuelva vuile vullen vuota
  vuoti waait waar waarden waarop wach wache wachen wagen wahle wallon wallons wandeling wanne warme warne warnen warnung warst warte warter webb
  wecken wecker wedden wedstrijden wees wehren weiber weiger weinige weinte weissen weist weit weite weiten weitere wekken wenden werd werdet werfe
  werken werker werking werpen wessen weste weten wiegt wieviele winden wird wirkst wirst wist wisten woest wolken wolle wollt wollten wolltet
  wonden wonderen wonen woonden woont woord woorden wormen worte worten worum woud wrack wrede wreken wrok wunder wunschen wunscht wurden wuste
  zahnen zanger zegen zehn zeik zeil zelt zender zerbrechen zetten ziehe ziehst zieken zielen ziet zoen zolder zonas zonde zonden zuge zuur
  zuzusehen zwager zwangere zwar`;
