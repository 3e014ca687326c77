/**
 * English words that look like a slip of a word of the topics and are none: "heard" is not "heart".
 * Made once from lists of frequent words: only those that lie within a slip of a word of the patterns.
 */
export const englishWords = `
  abby abduction abort abortions aborts abound absolute abstinence abuser accelerant accelerate accelerated accelerating acceleration accelerations
  accelerator accidentally accidents accounts aced acer aces acme acre acres actin acute adaptation addictions addictive addicts addition additions
  addormentano adet adolescence adrenalin advance advanced advantages advise adviser advises aerial aerobars affair affirmation afire agee agin
  aground aiding ailing aime airbag airing airways ajar alas albert alcoholics alice alight aline allan allenarsi alleys allez allies allos alls
  aloe alrighty altar altimeter aluminum amarillo amateurs ambulances amen amounts amphetamine amphetamines ample ampoules amused amuses amusing
  anaemia anaesthetic anaphylactic andale andre ands anemic anesthetic angel angles angora anklet anna anne annie annoy anon anyways apathetic apes
  apnic appeals appear appendectomy appendicitis appetit appetites applies appointments appreciate appreciated appreciates appreciating
  appreciation appreciative approve approves aptitude aqua arches ares arid aright arise arising arming armpits arrange arranges arrests arrhythmia
  arrive arrives arse articles artifact artifacts artificial artificially aspirated aspiration aspirations aspiring aspirins assault assaulting
  assaults asses assos assumed assure assures asta atlas attach attached attaching attacker attest attitudes attracting aufwarmen augmenter augusta
  authorise automatic averse avid avis awaiting award awoke bachelors backache backed backer backing backpacks backs backside backward badder bade
  bagged bagging baht bailey bailout baited baiting bake bakes balances baldy bali balled baller ballet balling ballon bally bananas banes banger
  banked banker bankers banking banner banning barbed bard bared barge barged barging bark barked barker barley barns barred barring barth based
  baseline basements bases basher basil basin basing basking baste basto bates bathed bathing bathrooms bats batten batter battle battles bawling
  bbars bbase bbody bbrick beach bead beak beaker beamed beaming bean bearings bears beast beasts beater beatings beautifully becker becket becomes
  bedding beech beefing beefs bees beets begin beginner beginners begun behinds beings belated believed believer believes belittle belittling
  bellies belling bellow bells belonging belongs belted benders benefits benes beng benjamins benn bennet benny bere berger berth bested besten
  bets betters betting bettor bianche bicycles bids biker bikers bikescore bikinis bilge billings bills billy bind binder binding bing bingo
  biographer biol biologically biologist bios birdie biter biting bitte bitter blackballed blacken blacker blackmail blackmailer blackmailing
  blackroll blake blames bland blanks blares blaring blaster blazes bleaching bled bleeping bleeps blend blende blender blending bless blessed
  blesses bleu blighter blink blister blistering blisters bloc blocking blocks blond blonds blong bloodsucker blooms blot blower bluer bluetooth
  blushing boast boat boating boats bobo boeing boiled boing bolder bolster bombs bond bonded bonding bonds bongos bonne bonny bonus booed booing
  booker booking bool booming boon boosted boosters booted booth boots boozer bores boring bossa bosse bothers bottled bottoms bough boughs
  boulders bouncer bounces bouncy bourne bowers bowling bowls bowser boyfriends braces bracing bracken brad braise bran brass brats braves brawn
  brazen breach breadth breakdowns breakers breakfasts breathed breather breathes breaths breck bred breech breed breeding breeds brent brest brian
  bride bridger bridges bridging bridle brie brier brig brighten brine bringt broad brock broker bronchi bronchial brooks brothel brothers browse
  browsers bruce bruck bruiser brunt brut bucked bucket bucking buckler budgets buffed buffer bugger buggers bugging bugle buildings bulky bumbling
  bummed bumming bumper bums bunder bunkers buns bunt burbs burdens burdon burg burgess buried burlington burped burping burt burying bushed bushes
  busier bust busters busting busts butler butte butted buttered butters buttery buys buzzer buzzes cabled cabs cache caching cadore cady cafes
  caffe caged cahill cain calculated calculator caliber calle caller calmed calming camera camino camped campion camps canada cancels cancers cane
  canine canker cann cannon cannonball canon canton canyons capita capitol capsule carat cards cared carefully caress carey carlie carnal carp carr
  carrots carson carte carton carts carved cased cases cash cashed cashing casing cass cassettes cassie casting cates cath cats caused cave caves
  ceased ceases ceilings cellar cello cellulite centers cento centres certainly certainty cesar cesare chable chad chafing chainring chainrings
  champions championship championships champs chan chance chances chang changer chanted chanting chapin chapped chaps char charge charged chargers
  charges charging charmer charter chase chaser chasers chat cheated cheats checker checklist checkups chee cheeks cheer cheery cheeses cheesy
  chenille cheque chess chester chia chick chickens chicks childrens chile chilli chilly chimps chino chins chipper chipping chlorine choco
  chocolates choir choker cholo chooses choosy chopped chops chord chores chose christian christians christmases chronicle chronicles chuckling
  chucky chunks chutes ciento cigarette cindy circuit circuitry circuits circulate cisco cite cites clack clam clams clan clang clanging clank
  clanking clap clapped clapper clapping claps clare clarity classes classic classy clause clauses claws cleaned cleans cleansed cleanser cleansing
  clearer clearing clement clever clinch clinics clink clinking clint clipless clipper clippers clippings clmib cloaked cloaking clock clocked
  clocking clocks clod clogs cloned clones cloning closer closes closest closets closings clothe clothed cloths clotted clotting cloud clouded
  clouding clouds clubber cluck clucking clump clung clunk clutches clutching coal coalition coarse coating coattails cocked cocking cocktail
  coding coed coffins coincidence cokes coles coll collage collard collars collate collateral colle colleagues collection collections collective
  colleges colli collusion coloreds colours colt colts comas combes combine combing comeback comet comets comforts comma comme commence commenced
  commencement commencing commend commendable commendation commended commentary commentator commented commenting commie commits commons commune
  communion commuted commuter compadre compares compartments compassion compensate compensated compensating compensation compensations compete
  competitions competitive competitor complain complainant complained complaining complains complaint complaints completed completes compliance
  compliant component composition compresion compress compressed compresses compression compressions compressor comprised computation compute
  computed computers computes coms comte concealed conceited conceived concentrated concentration concentrations concern concerning concerns
  concert concertina concerto concerts concession concessions conclusion conclusions conclusive concoction concord concur condemned conditional
  conditioned conditioner conditions condor conduction cone cones conference conferred confessed confession confidante confident confirm conformed
  confuses confusing congested congestion congo conn connecting connection conned conner conning connor conor cons consent consider considerable
  considerably considerate consideration considerations considers constance constantinople constants construct constructed constructing
  construction constructive consultancy consultants consulting consumed consumer consumes contacts container contemplate contemplated contemplating
  contend contender contents contest contestant contestants contests context conti continual continued continues continuum contraception
  contraceptives contracted contracting contractor contractors contracts contradiction contradictions contraption contraptions contrast contre
  contrition contro controlled controller controversial controversy contusion contusions convent converted conviction convulsions cooing cooker
  cooled coolie coon cooped cooties copa coping copped cores cormet cornea corned corners coroner correcting correctional corrections corrective
  correctly correlation corrie corruption corsets costing cots couches councillor counseled counsellors counselors counterpart county coupled
  couples courses courting courts cousins coworkers crab crabs cracker crackling cram crammed cramming crampes crampi cranial cranked cranking
  cranks crapped craps crass crave craved cray crease creating creative creator cred credits creed creek creeper crepe crepes crick crimes crimp
  cripes crips cris crises crispy criss croak croaked crock croissants crosswinds crouch crows cruiser cruises crunching crusher crutch crystals
  cuantos cubby cucumbers culpa cultured cultures cunt cunts cure cures curtain curtains curve cute cuter cutie cyclists cyclo daft dagon dailies
  damages dancer dancers dane danes dangle danker daring darn databases daughters dawned dawning daydream daydreams deader dealers deals dealt dear
  dearly dearth debts decade deceiving decent decently deception decide decides decisions declaring decoded decrease decreased decreasing decree
  decrees deduction deem deer defeat defected defection defects defence defending deference deficient deficits defies defile defined defines
  definitions definitive deflect deflection degrease degreaser dehydrate dehydrated dehydrating deke delectable deleted deletes deli deliberate
  deliberately deliberation deliberations delicious deline deliriously deliver delivers dell delle dello denied denning dens denying depending
  depiction depletion depress depressing depressive deprive deprived derive dernieres derriere descend descendant descendants descended descends
  descents desecrate deserted deserter deserters deserting desertion deserts deserved desired desires desperado desperately despised despises
  destroyer destroyers destry detailing detaining detect detecting detective detention determining detriment detrimental developed developers
  developments develops devil devour diagnose diagnoses diagnosis diary diced dickey diets differences differently differs diggings dike dilate
  dill diluted dinar diners ding dings dining dink direction disappearance disappearances disappearing disappointments discarded discharge
  disconnect disconnected disconnects discreet discreetly discrete discretion discretionary discussed discussing diseased diseases disguised
  disguising disgust disgustingly disgusts dislocation disorderly disparage disparaged disparaging disrupted disrupting distancem distances
  distortion distortions distributing distributions distributor disturb disturbs ditto dive diver dives divine divorced divorcee divorces doable
  dodged dodger dodging dodo doer dogged dogging dogs doily doings dole doling dollar dolores donkey donne donors dons dont doomed dopes dost
  doubles doubly doubted doughnuts doused downer download downstairs dozed dozing drafting drags dramatics drat dreaming dregs dresser dresses
  drier dries drinken dripped dripping drips drivel driven drivers droll droning drooling droop dropout dropper droppings drove droves drowned
  drunken drunks drying dubbed ducky duermen duffer duking dumbbell dunce dunk dunked duped duper earlobes earner earnings earring eased easing
  easter eater editions efficiency efficient efficiently eight eights eighty einen elaborate election elections electrocute electrocuted
  electrocution electrolites electrolytes electrons elemental elevate eleven emancipated embraced embraces embryos eminem emory enchanting endings
  endorse endured endures energies energize engines engle engourdissent enhance enhancement enhancements enhances enlarge ensure entertainer
  enthusiast enthusiasts entice entirety entre epileptic eras erases erogenous erste escalator escaped escapes estates esther etres evacuated
  evaporated evel evidences exaggerate exaggerated exaggerating exaggeration examiner examines excepting exceptional excerpt excite excites
  excluding exclusive excrement executing executions exercised exercises exhaust exhaustive exited exiting exits exorcise expanding expectant
  expensive experiences experimented experimenting expert explains exploded exploit exploitation exploited exploiting exploits explore exploring
  explosion explosions explosives exporting exports expose exposes exposing exposition expresses extended extort fable fabled fabrics facing
  faction factor factory faded faggy fags fahrten failed failing failures faked fakes faking fallow falter familiar fanny farce fare farmer faro
  fart farted farther farting fasten fastened fated fathers fatigues fats fatten fattening fattest faxed faxes faxing feasting feat feather feats
  feds feelings fees felling fellow fellows females fertilize fest fester festivals fetal fete feuding fiance ficus fide fiend fiends fifty figures
  filled filling fills filly financially financier financing finder finders fined finer finesse fingerprint finisher finishes finite finn finnish
  fins fire firearm firearms fired fires firmer fist fisting fitt fitter fittings fiver fixes flame flames flaming flanked flanking flared flares
  flaring flash flashed flasher flashers flats flattened flatter flattered flatterer flattering flattery flavor flavors flavour flavours flawed
  flayed flexors fliers flights flighty flipping float floater floats flogged flooded floods flopping flor flour flower flowery fluke flushed
  flushing flustered flyer folds follower folly fond fonder font forbes forbid forbidding fore forecasts foreheads forests forgave forge forged
  forger forgets forging forgiven forgives forgo formal formats formatting formed forming forms forth forwards foster fourty fractionne fractions
  framed fred freed freeing freer frees freewheel freezers freezes frequency frequenz freshmen freud friction fridays fright frightens fringe
  frizzy froggy fruits fueling fuels fund fundraiser fundraising funds funerals furies furnaces futures gage gallon gallows gals gamble gams gana
  ganna gant gaping gaps garages garb gard garde gardena gardens garner gary gaucho gavel gays geek gegenwind genoa genus george gibbering giggles
  givin gland glaring globes gloom gloss glove glover glowing glycaemic godliness goggle gong goon gora gore goring goss graca graced graces graded
  graders grades grading grain grama gramms gramps grand granddad grande grander grandfathers grandma grandmothers grandsons grapa graphs grassy
  grat grates grating gravely gravest graze grazed grazer grazing greed greet grep greta grimm grimper grin grind grinning griping groan grooving
  grope grossed grounds grouping groupsets grouse grove grovel groves growed growling grown grows grubs grump grunts guarantee guaranteed
  guaranteeing guarantees gunter gust gusting gutted gutters gutting hacker hades hairpiece hairpins hale hales hallo halls hallucinate
  hallucinating hallucination hallucinations hallucinogenic hallway halter hammerhead hamper hamstrings handed handel handing handled handler
  handlers hangar hangers hangings hankering hanover hans hansen harassing harden harding hardy harper harping harts harvest hassle haste hasten
  hated haters hats hatter haves hawking hayes headdress header heading headline headliner headlines headlining headsets headwinds healer healthier
  hearings hears hearst hearth hearty heated heath heating heavens heinie heir hells helper heman hemorrhage hemorrhagic hemorrhaging hemorrhoid
  hemorrhoids hera herd herded herder herds herein herman heroic heroine herr herring herstel hiccups hicks hight hiking hiller hinted hinting
  hippy hire hiring hiss hist hither hitter hoard hoarse hobby hocked hocks hodge hoes hogging hoke holden holder holdings holds holed holler
  hollering holmes holster hombre homemade homing hone honesty honing honked hooch hood hooded hooker hoop hooper hoot hooter hooves hoped hopping
  hoppy hops horde horizons hormonal horned hornets horribly hors hose hospitals hostel hover hovering huerta huesos hugger humiliate humiliated
  humiliating humiliation humility hummer hunker hunted hunters hunting hurley hurry hurst hurtling husbands huts hydraulics hypertonic
  hyponatraemia hyponatremia hypotensive hypothermic ideals ignored ignores illegals imagined imagines imaging impacts impart impassable impatience
  import importance importing imports impossibly imprinted improvements improvisation improvise improvised improvising impudence imst inappropriate
  inappropriately incentive inception incidence incident incidental incidents inclusive incontinent increases indecent indeedy indexed indie
  indignation indoor induction infants infect infecting infectious infernal infestation infested infiltrating inflammatory inflated inflation
  influenced influences infraction infractions infuser ingenuity ingestion inhalation inhale inhales inherit inheritance inherited inherits
  inhibited inhibition inhibitions injected injects injunction innovation inns insect insertion insider insides insomniac inspecting inspection
  inspections institute instituted institutes institution insulation insure insured integrity intending intensely intention intentions intercepted
  interests intergalactic internally intervallen intervene intervened intervention intimidate intimidated intimidating intimidation intoxicating
  intro intrusion inventing invention inventions inventive investing investors invoices iris irregularities irregularity irrigate irrigation
  irritate irritated irritates irritating irritation isolation issued itres jabber jacked jackets jaen jagger james jane jester jeweils jewel
  jingle jobless johnston joinat joins jolly journals journey juggle juicer juices jumble jumper jungle juveniles kaput keeler keeper kenner kettle
  kicker kidder kidneys killings kilometres kisser kitchens knack kneecaps knick knocker knott knowledge knuckles kohlenhydrate kooks kris laborer
  lace lacets lacked lacking lacks lads lager lakes lamps lancers lances landings lands lane lanes lange langen lansing laps laptops largo larry
  laser lashes lashing lasted lathe lather latitude lats latter launch launcher launches lauren laxative layer leaded leader leading leads leaguer
  leagues leaked leaking learner learning leased leases leasing lecht lectured lecturer lectures ledger leftover lefts legion lemmon lena lender
  lending lengthm lengths lengthy leon lesions lesson lest lester leto letzten levee lever levers levin liberal liberia libra licensed licenses
  licked licking licks lied lien lies lifetime lifted ligaments lighted lighten lightening lighting ligths liked liking limber limes linden linder
  linea lined linen linens liner liners ling linger lingui lining linked lins liquids lire lisp listen listener listing lists lite literal litter
  littler liven livers livid loaned loaner loaning loathed loaves lobes locations locker locket lodge lodging logan loin loner longed longs longue
  lookee looker looming looms looped looping looser loot looted looting lord losers losses lotto lounge lounging louse lovely lover lovers loving
  lucked luger lugging lunar lunghe lusting lynch lyric lyrical lyrics mach machines macho macrocycle mage magnetism maine maintains major makers
  makings malady malaga malee males mall mallet malta malto managed managers manages mane manga mango manner manny manor manors mans mara marathons
  maraton marcella marched marco mare mares margarita maria marian mario marion maris marita marked marker markets marking maroon marries marrow
  marry mars marshes martha mashing masked masquerade masquerading massager masses massing master mastery masturbate masturbated masturbating
  masturbation match matches mated mater materials maternal mating matron mats mavic maxed mcdonald meanings measured measurements measures meats
  mechanics medals meddle meddled medea medial mediation medicate medicated medicinal medics medina medio meditation mediterranean meetings mellon
  melton memoirs memorise memos mendy menial menstrual ment mentor menus merch merle mess messed messes messing metabolism metals meteor methods
  metre mets mettle mexico meyer midlife migraines mikes milers mille millet milly mimosa miner miners minites mins minuet minuets minuten minuti
  minutos minuts miro mirrors misbehave misbehaving miscarriages miser miserably misled missions missis misused miter mites mitt mixes mmmm moaning
  moans moat mobiles mobster mobsters mode moher moins mold moldy moles molesta molesters moll mollie molting moly momento moments mondays monkey
  monos mont montage montagna montague monte monter montre moon mooning moor moore moping mora mores morn morse mortar morti mortis moses moth
  mothers moths motions motivate motivated motivational motivations motive motto mourning mouths movements movers movies mowing mucous mudd muddle
  muffins mugger mulder mules mullet multiples multiplex multiply mumble mumbles munger munster murderer murmuring murmurs muses musettes mushroom
  mushrooms muskelkater musket mussed muster mutilate mutilated mutilation mutt muttering mutters muur myocardial nachos nadir named nano napier
  narrows national nationally naturals naturel nearby neatly needless negatives nephews nerds nether nets newspaper niche nipper nipples nite
  nitrates nitroglycerine nobel nods noises noon nori norma normalcy norman norse noses nostril notes nothings noticed notices notre nova nudie
  nutty objection objectively objectives oder odor odors offend offer offerings office officers offices officials opera operate operates operating
  operational operations operative operator opportunist opposites oppressed oppressive oppressor oppressors oranges orthopedic oslo otter outcome
  outdoor outdoors outsider overcoats overhydration overjoyed overlord overnight overnighter overrated overreact overreacted overreacting oversexed
  overshoe overshoes oversize overtake overthinking oyster paced paceline pacing packer packets paddle paine painting paints pairing palace palate
  pall pals paltry pamper pane panned panning pantry pants paralyze paralyzing parcels pardner pardo paren parked parking parole parry parsed
  parsing parson parte parting partly partners partof parton passions passo passports paste pasted pastels pasty patch patched pate patel patent
  patents patrol pats patting patty pauper pausa pausen paying payments payoff pdas pear pearce pecked pecking peddle peddling pedro peeking
  peeling peeping peer peering peking penn penned penner pens peoples peppers percentat percentile percento perch perched percussion perdy perfecto
  performances pericardium permissions permissive permits permitting persist persistence persistent persona personnel persons pertinent peru
  perverts pester pesto petals petit petting peyrol pharmacies phenomena phenomenal phoney phonies photon photons phrase physiol piano piazza
  picker pickering picket picking pickled pickles pickups pictured piece pieced pikes pilar pilate pilots pimping pimple pina pinche pinches pine
  pineapples pining pinto piper pisces pisser pisses pistols piston pitched pitches pits placed places placing plagne plagued plagues plains planes
  planets planner plant planted planter planting plaque plat platforms plating plato platter played playlist playoffs pleas pleased pleases
  pleasures plummer plummet plummeting pluto poach pockets podcasts pods poel poets pointe points poisoner poisons poked pokes poking polishing
  polls polo pond ponder ponds ponts pooch poof pooling pools pooped poops popper poppet poppin pore pornos porte ported portion ports posed poser
  posing positions posse possessing possession possibly poster postmortem posturing potions potted pouting powders powermeter powr prague praised
  praises prat prato prefect preferred prefers pregnancies premise prepares pres prescribe prescribing prescriptions present presentable
  presentation presentational presentations presented presenter presenting presently presents presses pressurized preston presuming presure
  pretending pretentious prev prevented prevents preying priam priced pricey pricks prides primate primates prime prince princes prints prison
  privately prizes proactive problematic prod production prof profession professionalism professionally professions profiled profiler profiles
  programmed programmer programmers programmes programming programs prohibits project projected projectile projecting projection projectionist
  projections projector projectors projects promised promises promo property propped prot protect protected protecting protection protective
  protector protectors protects proteins protest protestant protestants protested protesters protesting protestors protests protien protocols
  prying psychiatric psychiatrists psychologists pubic publishing puddles pulley pulls puncher punctured punctures punishments punky punt purposes
  purring purses pusher pushes puss putt quack quando quanti quell quella questioned questionof quieter quincy quitters racers rach racist racked
  racket racking radios radium raging raided raider raiders raiding raids rained raining rains raises raisin raisins raking rales rally ramblings
  ramped rams ramson ranging ransom rapes rapid rapids raping rapists rapture rarest raring ratcher rating ration rations rats ratting rattled
  rattler rattles raves raving reacting reactions reactive realty reaping reasoning reasons recalls recent reckon reclining recollections
  recoveries recovers recovry recreating recreation recuperate recuse redding reducer reduces reed reeds reel reelection referrals reflecting
  reflections reflective reflex refreshed refresher refreshing refreshment refreshments refuge refunds refused refute regal regent regimen regrets
  regretted rehired reich reigns rein reina reis rejecting rejection related relatives relaxation relaxes relayed releases releasing reles relied
  relies relieve relieves remembers remend reminds remiss remover renting repeat repent repentance replaced replacements replaces replay reporting
  reports repose reps rereading rescue rescues researcher researchers researches resection resend resenting resents reset resistant resort
  resounding respecting respite responded respondent respondents responders responds response responses responsibilities responsibility responsible
  responsibly restrictions retaining retching retire retires retraction retreating retried retrieved retriever reunions reunite reunited revealing
  reveille revel revenue rewind rhyme rhythms ribbed ribbon ridding ridges rigging rigs riled ripe ripper ripple riser rises rising rite ritten
  rival rivers roach robbed robbing rodillo rods roger rogue roles roller rollout roost root rooting roped rosa roster rotate rotating rots roue
  roule rouleur roundabouts roust routed router routers routines routing rubber rubdown rubles ruin ruining ruins ruler rulers rumbling runner
  ruote ruptured rusting saber sabes sacked sacks sacred sacrificed sacrifices saddled saddles sade safety sake sakes sales salidas salina salite
  salle sally salted salud salute salutes saluting salvation salve samaritan sampled sampler samples sand sands santos sappy saps sarge sark sash
  satin saturation saturdays satze satzen saucer sauces saul savin savings sawing sayings scabby scabs scaled scalps scammed scamming scams
  scandals scarce scaring scarves scattered scene scents scheduled schedules schizo schlage schnapps schneider schnitzel schools schwelle schwellen
  schwellenpuls schwellentest sciences scopes scored scores scot scramble scrambler scrape scrapes scraping scrapings scratched scratching scratchy
  scream screaming screeches screeching screw screwy scribbled scrip scripting scry scuffle sealing seamen searching searing seasoning seated
  seating seats seattle secrets sections secure security seed seeds seek seeking seeming seeping seer seize sella seller semper semple senhor
  seniors senor sensa sensational sensations sensibility sensors sensory sentenced sentences seoul separate separately separates separating sept
  serge serien serra serve served servers serves servicing serving sessionblock sessionfrom sessionload sessionreading sessionspec sessionstep
  sessiontarget sessiontext sessiontokens sessiontypeid setbacks setting settlement settles seventy sever severed sewed sewing sews sexing shabby
  shack shacked shacking shacks shades shading shaft shafts shakers shallow shallows shapes shaping shard shared shares sharing shaved shaver
  shaves shaving shawn shay sheets shelled shelling shells sheltered sheltering shelters shes shifted shifters shifty shimmer shimmering shimmy
  shims shiner shines shingle shipped shire shirts shocks shoelace shooter shootings shopped shore shores shorted shorting shorty shouldn shout
  shouted shouting shouts shove shovel shoveling shoves shoving showers shrank shredder shredding shrewd shriek shrike shrimping shrine shrinking
  shrinks shriver shrunk shtick shucks shuffle shuts shutter shutters shutting sicily sicken sicker sidewind siding sift sifting sighed signals
  sikes silken silky sill silt simmer simpler simply sims simulation sing singed singing singled singles sings sinker sinned sinning sins sipping
  sips sirree sirs sisters sith sits sitter situations sixty sized sizes skeletons skelter sketching skewer skill skimmed skimming skinned skinner
  skinning skinsuits skipper skis skulk skyrocket slacking slacks slade slagen slammer slang slapping slasher slats slaved slaves slaving slayed
  slaying sleap sledding sleeve sleight slicing slick slinging slings slipper sliver slope sloper sloping slowed slumming slums slung slurping
  slush smelled smelling smells smock smoker smokes smokey smooch smooching smoot smoother smoothie smoothness smuggling snacking snag snakes
  snapper sneaking sneezed sneezes sneezy snell sniffer sniffling snifter snippy snitch snitched snitches sniveling snooty snores snoring snorts
  snowed snowing snuck snuffed snuffy snuggling soaps soar soared soaring soars socialist socked sockets softie softy somersault sone sonny soot
  sorrows sort sorta sorties sorting sorts sory sour sources souse souvenir souvenirs sown spacer spaces spain spam spanked spans spared spares
  sparing sparkle sparklers spats specialists speciality specialize specializes specials sped speedplay speeds speedsuit spelled speller spellings
  spells spends spice spices spider spied spierpijn spies spilling spilt spinal spines spinner spires spirit spiritus splash splashed splashing
  splat splattered splint splinter splits splugen sponsors spooner spooning spoons spores sporting sportives sportschool sporty spotted spouses
  spouting sprang sprichst springer springing springs sprinkling sprinten sprinters sprung spry spurred spurt sputtering squads squaws squeaking
  squeaks squeaky squeal squealing squibs squid squirts sram stacca stacking stacks staff staged stagger staggered staging stain stained stains
  stair stake staked stakes staking stalin stalkers stall stalled stalling stalls stance standards standings stared stares starlet starling starr
  starred starring starter starting startled startlist starts stashed stat state stated states stating stations stats statue statues stave stead
  steak steal stealing stealthy steamy steed steep steeper steered steers stelvo stephen stepmother stepms stepped stereo stern stetson steven
  stewed stewing stickle stiffed stifle stiller stills stimulate stimulates stinger stingy stinking stinks stint stirs stitching stocked stocking
  stockpile stocks stoke stoked stokes stomachs stomped stomping stomps stoner stones stoney stoop stoops stopper stores storing stork stormed
  stowed strada stragglers straightened straighter straights straits strand strangeness strangest strangle strangler strangles strangling
  strangulation strapped straws strayed strays streak streaking streaming streams streep strengthen strengthened strengthening strengthens
  strengths stresa stretches stride strife striker strikes string stringer stringing strings stripe strips strive strobe strode strongly struct
  strung stuart stubbed stubby stubs studied studios stuffs stunden stunt stunts stupor sturgeon stutter stuttering stutters submit subscriptions
  subside substance suck sucker sucre suction sued sues sufferings suffers sufficiently suffocate suffocated suffocation sugary suger suicides
  suing suitcases suite suits sully summat summed summers sumner sunburn sunburned sundae sundays sung sunken suns sunsets super supermarkets
  supple supplement supplemental supplements supplied suppliers support supports suppose supposes suppress suppressing suppression surfed surfer
  surfing surgeons surveying survival survives survivors suspended suspenders suspending suspense suspension swabbed swallow swallowing swallows
  swapped swapping swarms swat swatch swaying swear swearing swears sweater sweeping sweeps sweetspot sweety swill swimmer swinging swings switcher
  switches swooped swooping symptomatic syringes systems systm tables tachycardia tack tackled tacks tail tain tait takers takin tale tales talker
  tally taming tammy tamper tampered tang tango tanker tanned tanning tapering taping tapped tapping tara tarp tarts tasked taste taster tastes
  tasting tater taunt taxing teachers teaches teachings teak teas teat teats tech technologically tellin tempe temperatures temples tempus tended
  tending tendons tenner tens tensions tentacles terminal terminals terminate termite terribly terrifies testid testified testifies texting thanked
  thanking thee therapies therapists theyre thicke thicket thingy thinker thinkers thinning thins thirty thong thongs thorough thoughtful
  thoughtless thrash thrashed threat threaten threats threshhold thresholdhr thresholds throats throes thrombosis thrower thumper thunder
  thunderball thunderbird thunderbolt thunderbolts thundering thunderstorm thunderstorms thursdays thus ticked ticket tickle tickles tied tier
  tiers ties tighten tilly timber timed timeline timers tinee ting tingle tink tinker tinkling tins tint tinted tipped tipping tipps titled tits
  toasted tobe todd toddle toer toilets token tolling tolls tome tommy tomorrows tongues tonsil toot toothbrushes topper toppings topsy torched
  torches tori toro toros torre tortured tortures toss totaled tots touchy tough tought touren toward toying trace tracer traces tracing tracked
  trackers tradition trailed trailers trailing trails trainee trainers trainiere trainingpeaks traits trampling trans transaction transfers
  transfuse transitional translation transmit transmitted transmitters transparency transparent transpired transplants transport transportable
  transportation transported transporter transporting transports trapper traumas travels trawler treads treaty trees tremor treo tresholds triad
  tribal tricking tricks trickster tries trifle trinken trinket tripe tripled triples tripped tristan trombone troop tropical troubled troubling
  trough troupe trove trucker trucking trumped trumps trunks tsar tubless tubs tuck tucker tucks tuesdays tumbler tumors tuned tunes tunic tuning
  tunnels tunney turkeys turnaround turner tutta tweaker twine twinks twister twitchy typical typing udders unbeatable unbreakable unconsciously
  uncontrollable uncontrollably uncontrolled undefeated understands understated undressing unintentional unintentionally unites universally
  universes untill upchuck updates upgrade upright upskirt upskirts upstroke urged urination usable uscite usda user util vacations vaccines
  vaginal vaginas vail valleys vanishes varnish vegetable veil velocity vending ventilator ventured ventures venus verdi verger verse verses
  vertebrae vestige vets vices videos vids vila vile vines violet virge visa visions visita visor vital vitals vitamin vitamins vocation voiced
  voila vole volley volt volumes vote voter wack wacker waders wading wafers wager wailing waist waited waiter waiters waked waken wales walker
  walled walling wallow wallowing walls wally walter wander wanderer wandering waning wanker ward warden wards waring warmed warming warmth warmups
  warner warnings warped warring warts wary washer washes washing wassen wastes watcher watches watermelons waterproof watery wats waving waxing
  weaken weakly wearer wearing weathers weaver websites weddings wednesdays weeding weeping weet weighted weightless weights welder welding weren
  wether wets wetter whacker whee wheelbase wheeling wheelsets wheeze wherever whimper whimpering whimpers whipper whisk whiskers whisper whispered
  whispering whispers whistled whistler whistles whiter whites whitey whither whiting whittle whiz wholly whoo whopping whore whosoever wich wide
  wider widescreen widow wielen wiener wienie wigging wilder wildly wile willey wily windchill windof windows windshields winged winger winked
  winner winters wipers wires wiring wished witch withdrawal withdrawals withdrawing withdrawn withdraws withdrew wits witter wobbles wolf wonders
  wong wooded wooed woolen wordat wording wore workings workload worms worrier worries worsen wort wracked wrecker wrenches wretched wright wring
  writ writer writhing writings yarn yean yearns yellows yesterdays yourself zack zander zoens zombies`;
