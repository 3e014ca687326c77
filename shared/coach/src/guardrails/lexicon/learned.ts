// Written by evaluation/guardrails/learn.ts.
type Packed = { scale: number; bytes: string };

/** What words, meanings (512 numbers, as bytes) and findings of the rules weigh; words in hundredths. */
export const learned: {
  words: string;
  withoutWords: number;
  meaning: Packed;
  withoutMeaning: number;
  topics: Record<string, Packed>;
  together: readonly number[];
  withoutAll: number;
  doubt: number;
  sure: number;
} = {
  words: `
    aan+16 abba-88 abbreviation-33 abbreviations-50 abbre~-40 aber+121 ablation-5 ablat~-5 able-73 abnehmen+162 abneh~+162 about-69 above+46 absolutely-118
    absol~-129 accelerating-82 accelerations-73 accel~-164 accident+115 accid~+156 acclimation-181 acclimatise-143 accli~-53 according-30 accor~-30 account-157
    accountant-58 accou~-46 accumulation-13 accum~-13 accuracy-53 accurate-107 accur~-109 ace-50 acelera+59 acele~+59 ache+69 aches+157 acheter+87 achet~+87
    achilles+39 achil~+39 aching+117 achin~+117 acht-57 acid-128 acids-81 across-50 acros~-50 acting+131 actin~+131 active-94 activities-69 activ~-90
    actually-98 actua~-103 adapt-74 adaptation-24 adapted+91 adaptive-131 adapt~+50 add+97 added-6 addicted-10 addic~-10 addor~+40 address+108 addre~+108 adds-8
    adelgazar+130 adelg~+130 adhd+174 adjust+54 adjustment-37 adjus~+22 adult-5 adults-117 adult~-117 advantage-101 advan~-101 adverts+108 advice+40 advic~+40
    advise-52 advis~-52 aero-122 aerobars-24 aerobic-59 aerobie-12 aerob~-50 aerodynamics-67 aerod~-87 affect+68 afib+202 afraid-5 afrai~-5 after-30
    afterwards-17 after~-17 afvallen+161 afval~+161 against-156 again~-156 age-114 aged-59 agent+116 ages-49 aggressive-31 aggre~-64 ago+47 agotado+64 agota~+80
    agree-158 aguanto+119 aguan~+119 ahead-124 aid-146 aim-121 aimerais+49 aimer~+49 air-49 aire+103 airport-57 airpo~-57 alanine-130 alani~-130 alarm+43
    alarms+82 alarm~+82 alcohol-116 alcoholic+37 alcoh~-47 alert+38 alive+197 all-23 alle-17 allenamento+6 allen~+61 allergic-75 allergy-88 aller~-50 alles+115
    allow+153 allowed-40 allow~-52 alloy-23 almost+38 almos~+38 alone+9 along-61 alpe-65 alpine-51 alpin~-51 alps-128 already+37 alrea~+37 alright+33 alrig~+33
    also-95 alternative-163 alternatives-93 alter~-107 although+30 altho~+30 altitude-61 altit~-61 alto+112 alu-6 aluminium-37 alumi~-37 always+9 alway~+9
    amateur+84 amateurs-174 amate~+58 ambulance+122 ambul~+122 ameri~-103 amico+103 amino-81 amount+9 amoun~+9 anabolika+86 anabo~+99 anaerobic-71 anaer~-71
    analysis-37 analy~-37 and+21 andalusia-94 andal~-94 angle-100 angliru-67 angli~-67 angry+106 animal-42 anima~-42 ankle-32 ankles+138 ankle~+138 anni+133
    anniversary-68 anniv~-68 annoying+18 annoys+134 annoy~-66 annual-58 annua~-58 anorexia+137 anore~+137 anos+100 another+94 anoth~+94 ans+207 answer-105
    answering+160 answers-121 answe~+43 ant-68 antes-43 anti+175 antibiotico+103 antibiotics+84 antib~+114 antidepressants+154 antid~+261 antihistamine+14
    antih~+14 anxiety+24 anxie~+24 any-16 anyone+66 anyon~+66 anything-16 anyth~-16 anytime-85 anyti~-85 anyway+70 anywa~+66 anywhere+31 anywh~+31 apart+45
    apartment-105 apart~-105 app-234 apparently-64 appar~-94 apple+129 apply-88 appoi~-73 approx-94 appro~-94 apps-116 apres-22 april+84 ardennes-75 arden~-75
    are-25 area+24 arguing+71 argui~+71 argument-52 argum~-52 arm+123 armband-64 armba~-64 arms+86 armstrong-55 armst~-55 around-29 aroun~-29 arrange-38
    arran~-38 arrete+86 arret~+86 arrive-103 arrived-110 arriv~-172 arrow+70 ascent-90 ascen~-112 ask-145 asked-29 asker-38 asking+66 askin~+66 asks-10
    asleep+193 aslee~+193 asma+163 aspirin+84 aspir~+84 assumptions-83 asthma+115 asthm~+137 ate+89 athlete-111 athletes-103 athletics-46 athle~-150 atl-177
    atrial+107 atria~+107 attack-55 attacked-133 attacking-96 attacks-134 attac~-71 attem~+65 attic-80 aubergine-98 auber~-98 auch-38 audax-22 auf+37 aufs+71
    augen+64 august+38 augus~+38 aunt-45 aus+80 australia-88 austr~-88 auto-147 autobus-17 autob~-17 autom~-128 autumn+31 autum~+31 availability-83 avail~-70
    avais+42 avant+80 avec-51 average-148 averaging-118 avera~-173 avg-164 avoid-39 avuto+113 awake-17 awful+177 axle-109 axs-92 ayer+72 azucar+71 azuca~+71
    babbling+89 babbl~+89 baby-57 back-55 backache-72 backa~-72 backpack-61 backp~-61 backside-60 backs~-60 backwards-157 backw~-157 bacon+68 bad-13 badly-33
    bag+38 baggy-100 bags+12 baja+94 bajar+75 bajo+34 baker+38 bakery-114 baker~-114 baking-77 bakin~-77 balance-145 balan~-145 ball-39 ballooned+117
    balloons+70 ballo~+125 balls+132 banana-188 bananas+10 banan~-116 band+62 banda-121 bandenspanning-129 bande~-129 bang+82 banged+125 bange~+125 banging+135
    bangi~+135 bank-18 banking-68 banki~-68 banned-171 banne~-171 bar-51 barometer-77 barom~-80 baroudeur-54 barou~-54 barrage-49 barra~-49 bars-48 basal+207
    base-144 based-104 baseline-76 basel~-76 basically+102 basics-97 basic~+58 basket-89 baske~-89 bat+147 bath-22 bathroom-90 bathr~-90 baths-73 battery+16
    batte~-18 battiti+81 batti~+109 battuto+57 battu~+57 bcaa-138 beach-134 beacon-100 beaco~-100 bead-167 bear+91 bearing-42 bearings-103 beari~-111 beat+30
    beats+44 beber+53 because-25 becau~-25 becom~-96 bed+81 bedoin-129 bedoi~-129 bee-11 been+94 beeps-40 beer-96 beers+168 beetje-130 beetj~-130 beetroot-213
    beetr~-213 beggi~+35 begin-152 beginner-149 beginners-110 begins-48 begin~-146 begs+184 behind-17 behin~-17 bei-114 beim+74 beine-96 being+107 bekomme+65
    bekom~+65 belgian-57 belgium-36 belgi~-60 believe+29 belie~+29 bell+18 belly+213 belon~+140 below+92 belt-170 ben+96 bend+40 bends-23 benefit-114
    benefits-101 benef~-144 benen-84 bent+157 berg+19 berga~-43 bergen+24 berge~+24 besser-11 besse~-11 best-99 bet-176 beta+121 betablocker+76 betab~+110
    beter-11 better-12 bette~-12 between-75 betwe~-75 bevuto+77 bevut~+77 bewusstlos+52 bewus~+107 bianchi-51 bianc~-53 bib-45 bibs+10 bicarb-43 bicarbonate-92
    bicar~-96 bici+113 bicycle-88 bicyc~-88 bidon+49 bien-114 big+45 bigger+34 biggest+10 bigge~+37 bij+76 bijna+99 bike-94 bikepacking-42 bikep~-42 bikes+28
    bikescore-43 bikes~-43 biking+76 bikin~+76 bin+49 binge+207 bins-34 bird+109 birth+189 birthday-59 birth~-59 biscuits-71 biscu~-163 bisoprolol+150
    bisop~+150 bit+62 bite+106 bits+52 bitte-76 bivvy-98 black+119 blacked+122 blacking+94 black~+99 bladder+67 bladd~+67 blade+106 blades+102 blade~+102
    bled-60 bleed+71 bleeding+112 bleed~+146 bless+97 blew-233 blind-130 bloated-55 bloat~-63 block-58 blocked-146 blockers+153 blocks-157 block~+84 bloke-91
    blood+110 bloodpressure+185 bloodsugar+136 bloody-40 blood~+117 blow-135 blowe~+48 blowing-46 blowi~-46 blown-34 blue+138 bluetooth-78 bluet~-78 blurry+146
    blurr~+146 blutd~+150 bluthochdruck+73 bluth~+73 blutverdunner+57 blutv~+57 bmi+187 bmx-50 board-75 bodies-45 bodie~-45 body-13 bodybuilder+81 bodyb~+81
    boil+88 boile~+19 boiling+48 boili~+48 bois+94 bolt-106 bolts-163 bone+119 bones-25 bonjour-80 bonjo~-80 bonk+36 bonked-105 bonke~-58 bonking-7 bonki~-7
    bonnet+140 bonne~+140 bonus-68 book-122 booked-86 booke~-86 boost+119 boot-43 boots-61 bordure-43 bordu~-43 bored-54 boring-133 borin~-133 born+84
    borrowed+50 borro~+119 borst+137 boss-143 bother-48 bothered-164 bothe~-94 botta+157 bottle-15 bottles-6 bottl~-9 bottom-83 botto~-83 bought-86 bough~-86
    bounce-62 bounced-20 bounc~-51 bourre+128 bourr~+128 box+48 boxes+38 boy+152 boyfriend+89 boyfr~+89 boys-13 bpm-83 braccio+77 bracc~+77 bracket-104
    brack~-104 brain+39 brake-48 brakes-122 brake~-122 braking+7 braki~+7 branch+108 branc~+78 brand-140 brand~-86 braquet-113 braqu~-113 bras+95 brauche-100
    brauc~-100 brazo+77 bread+93 break-102 breakaway-71 breakfast-54 breaking-118 breaks-141 break~-127 breastbone+206 breastfeeding+158 breas~+255 breath+32
    breathe+16 breathing-11 breathless+209 breat~+82 brems~-102 brennen-12 brenn~-12 brest-71 brevet-65 brevets+47 breve~-6 brick-119 bricks-74 brick~-74
    bridge+50 bridges-110 bridging-57 bridg~+58 briefly+57 brief~+57 bright+58 brighton-44 brigh~+35 brilliant+10 brilliantly-91 brill~-61 bring-34 brings+167
    bringt+5 bring~+125 british-97 briti~-97 brittany-70 britt~-70 bro-70 broke-52 broken+55 broke~+55 bronc~+193 broom-21 brother+55 broth~+55 brought-55
    broug~-55 brown+39 bruise+155 bruis~+173 brust+190 brust~+146 brutal-48 bruta~-48 btw-87 buck-100 buckets+101 bucke~+143 buddy+260 budget-105 budge~-105
    buff-21 buffe~-77 bug+103 build-190 building-130 build~-149 bulky-147 bum+17 bump+149 bumped+46 bumpe~+46 bumps-110 bunch-23 bunny-71 burden+155 burde~+155
    burger-96 burge~-96 buried-105 burie~-105 burn-94 burned-85 burners+109 burne~+31 burning-7 burni~-7 burnout-88 burno~-88 burns-14 burnt+87 bursts-110
    burst~-110 bury-189 bus+72 busy-117 but+63 butter+60 butte~-16 button-92 butto~-92 butyl-57 buy-77 buying-64 buyin~-64 buys-72 buzzing+78 buzzi~+78
    bypass-37 bypas~-37 cabeza+119 cabez~+119 cabinet+131 cabin~+131 cable-77 cables-160 cable~-160 cada+129 cadence-56 caden~-56 cadet+155 caduta+124 caduto+89
    cadut~+120 cafe-45 caffeine+12 caffe~+11 cage-70 cages-95 cai+81 cake-206 cakes-94 calc+160 calculate+67 calculated-93 calculator-97 calcu~+37 calendar-62
    calen~-62 calf+117 calibrate-106 calibration+41 calib~-10 call-62 called-38 calle~-38 calls-69 calm+106 calms+143 calobra-119 calob~-119 calor+55 calore+47
    calorie+220 calories-31 calor~+179 cals+190 calves-128 calve~-128 cambridgeshire+44 cambr~+44 came+107 camel+114 camera-69 camer~-69 camp+107 camping-41
    campi~-41 can+43 canal-61 cancel+33 cancelled-92 cance~-36 canno~-135 cansa~+107 cap-173 capacity-29 capac~-29 cape-25 captain-63 capta~-63 car+44
    caravan-68 carav~-68 carb-177 carbohydrate-79 carbohydrates-65 carboidrati-44 carbon-139 carbo~-142 card-157 cardiaque+14 cardio-128 cardiologist+109
    cardi~+40 care+79 careful-125 carefully-47 caref~-129 cargadas-56 carga~-56 cargo-120 carnage-86 carna~-86 carrera+102 carre~+102 carriageway-56 carri~-80
    carrot-94 carro~-94 carry-81 carrying-109 carry~-109 cars-127 cartridges-126 cartr~-134 case-85 casque+84 casqu~+84 casse+123 cassette-102 cassettes-52
    casse~-112 cast+50 cat-39 catch-133 catcher-50 catch~+61 categorie-50 categories-126 category+45 categ~+12 caught-88 caugh~-88 cause-37 causes-113
    cause~-113 cave-172 cda-152 ceiling-122 ceili~-122 cell+29 cells-8 celsius-100 celsi~-100 cent-52 cento-62 century+102 ceramic-25 ceramicspeed-50 ceram~-52
    cereal+112 cerea~+112 cerebrale+73 cereb~+131 cerve~+96 cesar~+101 cgm+166 chafing-63 chafi~-63 chain-150 chaingang+117 chaining-70 chainring-14
    chainrings-170 chain~+21 chair-132 chaleur+86 chale~+86 challenge+135 chall~+104 chamois+17 chamo~+17 champion-97 championship-147 champs+157 champ~+75
    change-67 changed-94 changes-122 changing-120 chang~-115 chap-138 chapeau-72 chape~-133 charge-101 charged-186 charg~-149 charity-33 chari~-33 chart-161
    chase-138 chased-39 chase~-39 chasing-73 chasi~-73 chat-59 chatgpt-72 chatg~-72 chats-97 chatt~-15 che-120 cheap-34 cheaper-70 cheapest-87 cheap~-77
    cheating-63 cheat~-63 check-124 checked+20 checker-87 checking+98 checklist-179 checks+112 check~+16 cheers-123 cheer~-149 cheese-125 chees~-125 chemist-103
    chemi~-103 chest+248 chesty+137 chest~+158 chew+131 chewing+89 chewi~+89 chicken-84 chick~-84 child-138 children-131 child~-157 chili-32 chill-62 chills+127
    chill~+127 chips-136 chipseal-43 chips~-43 cho-136 chocolate-33 choco~-33 choice-33 choic~-33 choir-153 choose-117 choos~-117 christmas-20 chris~-55
    chung-80 churc~-137 chute+149 ciclismo+71 cicli~+71 ciclo+86 ciento-65 cient~-65 cipro+128 circles-47 circl~-47 circuit-79 circu~-78 city-88 clammy+61
    clamm~+61 class+78 classics-52 class~-50 clavi~+161 cleaning-96 clean~-117 clear+89 cleared-91 clear~-82 cleat-174 cleats-28 cleat~-28 clen+256
    clenbuterol+163 clenb~+163 clever-94 cleve~-94 click-181 clicking+32 clicks-115 click~-72 cliff-62 climb-25 climbed-87 climber-87 climbers-100 climbing+48
    climb~-5 clincher-46 clinc~-46 clinic+64 clini~+64 clip-113 clipless-181 clipl~-181 clipped-92 clipping+75 clock-64 close-174 closed-128 closes+59 close~-9
    closing+68 closi~+68 clot+101 clothes-72 clothing-104 cloth~-111 club+21 clubmate+38 clubm~+38 clumsy+25 clums~+25 clydesdale-97 clyde~-97 coach+29
    coaches-93 coach~-109 coast-38 coasting-9 cobbles-58 cobblestones-66 cobbl~-59 coca+107 cocaine+142 cocai~+142 codamol+105 codam~+105 code-195 codeine+108
    codei~+108 coeur+141 coffee+36 coffees-144 coffe~-21 cog-151 coggan-101 cogga~-101 cogs-104 coke+14 col+28 cola+93 cold-37 collapsed+172 collar+102
    colla~+161 colleague-174 colleagues-144 colle~-96 colnago-99 colna~-99 color~-65 colour+16 coloured+125 colours-158 colou~-32 colpo+94 combien-53 combine+39
    combi~-20 come+89 comeback+56 comeb~+56 comer+57 comfort-113 comfo~-113 coming+5 comin~+5 comment-45 commentators-67 comments+60 comme~-69 commissaire-55
    commi~-55 commotion+73 commo~+5 commute-63 commuter-137 commuting+11 commu~-36 como-77 compact-146 compare-147 compared-162 comparison-97 compa~-110
    competir+70 competition-12 competitive+135 compe~+130 complains+114 complete-137 completed-55 compl~+13 compression-95 compro+55 compr~-18 computer-202
    compu~-218 con-41 conce~+47 concrete+35 concr~+35 concusion+124 concussion+117 concu~+156 conduction-75 condu~-75 cone-99 confirmed+82 confi~+82 confused+90
    confu~+95 congratulations-127 congr~-96 connect-82 conne~-117 cons-47 consecutive-157 conse~-45 consistency-156 consi~+22 constant-71 constantly+110
    const~+67 consultant+42 consu~+42 contact-19 conta~-39 conte~+64 continue+169 conti~+191 contract-156 contractions-27 control+122 controlled-96 controls+116
    contr~+54 conversation-112 conversations-76 convert-110 conve~-89 convoy-71 convo~-71 cook-154 cooked-41 cooke~-41 cool-76 cooling-114 cooli~-114 copain+97
    copai~+97 cope+118 copy+92 corazon+129 coraz~+129 core+10 cork-87 corner-68 cornering+16 corners-205 corne~-39 correct-50 corre~-122 cortisone+144
    corti~+175 corto+143 cos+116 cosa-115 cose-77 cost-151 costs-191 cote+69 couch-90 cough+71 coughing+182 cough~+214 could+23 count-71 counted-133 counter-45
    countering-71 countersteering-105 country+58 counts-78 county+128 count~+22 coup+86 couple+176 coupl~+176 courage-111 coura~-111 course-17 cours~-17
    cousins-104 cousi~-134 cover-39 covers-76 cover~-91 covid+181 cow-56 cows-89 crack+129 cracked+28 cracking-63 crack~+20 cramp-39 cramping-10 cramps-23
    cramp~-44 crank-206 cranks-45 crankset-21 crank~-50 crap-161 crash+112 crashed+111 crashes-41 crashing-97 crash~+34 crate-143 crazy-94 creak-114 creaking-70
    creaks+41 creaky-9 creak~+25 cream-64 creat~-5 credit-42 credi~-42 creo+104 crete-94 cried-42 cries+120 crime-83 crisps-126 crisp~-126 crit-48 criterium-75
    crite~-75 critical-76 criti~-76 crits+19 crois~+90 crooked+41 crook~+41 cross-24 crossfit-10 crossing+97 crosswind-149 crosswinds-138 cross~+34 crr-93
    cruise-75 cruis~-75 crunc~+33 crushed+25 crush~+25 cry+200 crying+64 cryin~+64 ctl-66 cuando+114 cuand~+114 cuanto-114 cuantos-16 cuant~-83 cucum~+173
    cuore+81 cup-133 cupboard+84 cupbo~+84 cups+33 curious-120 curio~-120 current+126 currently-70 curre~+56 curry-143 curta~+148 curve-102 customer-131
    custo~-132 cut+115 cuts+13 cutting+63 cutti~+63 cycle+37 cycles+18 cycle~-19 cycling-78 cyclist-122 cyclists-81 cycli~-82 cyclo-114 cyclocross-113
    cyclosportive-88 cyclo~-120 dad+109 dads+147 daft+53 daily+21 damage+94 damag~+94 damit+77 dancing-178 danci~-178 dangerous-41 dange~-48 dans+70 darf+70
    dark+21 das+25 dat+39 data-167 date+45 dates-150 dauer~-54 daughter+22 daugh~+22 dawn+121 day+28 dayli~-126 days+53 daytime-89 dayti~-89 dead+142
    deadlift+34 deadl~+34 deal-100 death+33 decade-101 decad~-133 december-132 decem~-132 decent-143 decen~-143 decided+133 decides-109 decid~+98 deck+122
    decoupling-81 decou~-81 deep+77 deficiency-109 deficit+96 defic~+64 degreaser-44 degree+16 degrees-66 degre~-37 dehydrated+26 dehydration+118 dehyd~+72
    deje+131 del+98 delay-63 delete-56 delet~-70 deliv~+73 della-48 delle+49 deload+32 deloa~+32 dem+89 demain+17 demai~+17 den-54 denk+172 denke+79 density-123
    densi~-123 denver-88 denve~-88 depart-62 depar~-62 depen~-26 depressed+125 depre~+66 depth-77 depuis+142 depui~+142 der+41 derailleur-74 derai~-74 derny-85
    des+124 desarrollo-63 desar~-63 descend-45 descender-112 descending-196 descent+86 descents-32 desce~+5 desde+114 desert+102 deserve+142 deser~+190 desk-9
    desmaye+100 desma~+171 despe~+182 despues-67 despu~-67 destroyed-61 destr~-61 detai~-120 detectable+119 detected+15 detection-18 detec~+90 deutsch-83
    deuts~-83 development-84 devel~-84 device+19 devic~+11 devo-20 diabete+156 diabetes+82 diabetic+182 diabetics-101 diabetiker+112 diabe~+186 diagnosed-34
    diagn~-16 diarrhoea-123 diarr~+75 diclofenac+174 diclo~+174 did-39 die+14 died+37 diesel-49 diese~-49 diet+136 differ-25 difference-134 different-45
    diffe~-80 digging-90 diggi~-90 dignity-54 digni~-54 dik+73 dimagrire+163 dimag~+163 dimanche+78 diman~+78 dinner+7 dinne~+38 direct-233 directeur-39
    direction+51 direc~-29 dirty+75 disappear+83 disap~+83 disc+29 discesa-53 disce~-53 discharged-7 disch~-7 discipline-7 disciplines-55 disci~-8 disco-16
    discomfort+76 discount-166 disco~-52 discs-70 discuss-110 discu~-101 disgusting+61 disgu~+61 disk-33 dismount-77 dismo~-96 disparaitre+88 disparu+65
    dispa~+111 distance-121 dista~-121 distribution-67 distr~-139 ditch+137 ditchling-100 ditch~-100 diure~+49 divided-63 divid~-63 divorce+86 divor~+43 diy-69
    dizzy+314 dnf-83 dns-51 doable-120 doabl~-120 doc+262 doctor+84 docto~+122 documentary-87 docum~-87 doe-95 does-42 dog-102 dogs-151 doing+86 dolomites-112
    dolom~-121 dolor+65 dolore+122 dolor~+27 domestique-72 domes~-98 donation-56 donat~-171 donde+124 done-95 donkere+64 donke~+64 dood+167 door+73 doors-55
    dope-127 doping-68 dopin~-68 dopo-8 doppio+71 doppi~+71 dormir-16 dormi~-88 dos+60 dosage+102 dosag~+102 dose+195 doses+117 dosis+157 dot-67 dots+86
    double+70 doubled+42 doubl~+109 douleur+154 doule~+154 dove+46 down+92 downhill-90 downh~-90 download-70 downl~-70 downstairs-48 downs~-75 draft-151
    drafting-97 draft~-97 drag-61 dramatic-78 drama~-78 drank+284 drawer+34 drawe~+34 dread+26 dress-195 dress~-65 drew-68 dried-77 drift-105 drifting-60
    drifts-104 drift~-88 drill-10 drills-132 drill~-132 drinken-157 drinking+141 drinks-74 drink~+72 drip-61 dripping+102 dripp~+102 drips+18 drive+70
    driver+125 drivers-174 drives+9 drivetrain-152 drive~+7 driving+70 drivi~+70 drizzle-78 drizz~-78 droops+109 droop~+177 drop+44 dropout-40 dropo~-92
    dropped-64 dropping+153 dropp~-28 drops-36 drove+15 drowning+18 drown~+18 druck+76 druck~+33 drug+105 drums-86 drunk+163 dry-25 dual-87 dubai-31 due+29
    duele+18 duerm~+55 duizelig+87 duize~+87 dull+116 dumb+61 dura-50 durability-68 durab~-68 durante+124 duran~+124 duration-28 durat~-28 during-13 durin~-13
    dusk-91 dust-67 dutch-135 dying-147 dynamo-71 dynam~-71 each-20 ear+76 earbuds-97 earbu~-97 earlier-48 early-227 earn+169 earned+66 earne~+66 ears+30
    earth-68 ease-92 easier+18 easiest+70 easie~+33 east-66 easter-19 easte~-19 easy-96 eat+37 eaten+68 eating+34 eatin~+34 eats+94 ebike-98 ecg-39 echelon-80
    echel~-80 echo+48 edge-31 edible+95 edibles+66 edibl~+89 edit-95 een+44 eet+36 effect+10 effects-131 efficiency-39 efficient-154 effic~-145 effort-67
    efforts+50 effor~-31 egg+124 eggs-56 eight-56 eighty-116 eight~-116 ein-119 einem+102 einen-71 einfach+122 einfa~+122 elapsed-46 elaps~-46 elastic-114
    elast~-114 elbow+91 elbows-89 elbow~-78 election-81 electric+8 electrolyte+28 electronic-123 elect~-42 elephant+140 eleph~+150 elevated-116 elevation-74
    eleva~-86 eleve~-13 elimination-45 elimi~-89 elite+8 elke+81 else-184 email-122 embarazada+117 embarrassing+101 embar~+93 embrace+21 embra~+21 emergency-91
    emerg~-114 employer-64 emplo~-205 enceinte+132 encei~+132 end-30 ende+113 ended+83 ending+57 endin~+57 endorphins-106 endor~-106 ends-9 endurance-143
    endur~-143 energy-94 energ~+27 engine-96 engin~-136 english-89 engli~-116 engordar+125 engor~+125 enjoy-79 enough-32 enoug~-32 enter-93 entered-48 enter~-50
    entraineur+92 entra~+111 entre-85 entrenador+106 entrenamiento-79 entrenar+6 entreno+84 entre~+76 entry-143 envie+118 ephedrine+133 ephed~+133 epilepsy+150
    epile~+199 episode-62 episo~-62 epo+204 equal-155 equals-140 equal~-140 equivalent-51 equiv~-51 erbreche+107 erbre~+126 erg-106 ergo-157 erkal~+65 eroica-61
    eroic~-61 error-176 escalofrios+62 escal~+62 escape+26 escap~+26 espanol-58 espan~-58 espresso-153 espressos+26 espre~-82 essay-103 esse-93 essen+46 est-36
    estimate-86 estimated-52 estim~-104 estoy+114 etape+15 eten+11 etiquette-92 etiqu~-92 etre+128 euro-118 euros-156 evanoui+89 evano~+185 even+47 evening-39
    evenings-105 eveni~-66 event-39 events-113 event~-113 ever-23 everest-91 everesting+18 evere~-42 every+67 everybody+27 everyone+65 everything+68
    everywhere-57 every~+101 exact+125 exactly-170 exact~-170 exam-113 exams-74 except-69 excep~-69 exercise-140 exercises-66 exerc~-104 exhausted+120
    exhaustion+5 exhau~+46 exist+121 expect-141 expecting+36 expec~+9 expensive-114 expen~-114 exper~-70 expired-78 expir~-78 explain-112 explained-75
    explanation-31 expla~-114 explode-46 exploded-117 explosive-76 explo~-133 export-72 expor~-72 exten~-47 extra+85 eyes+45 faccio-21 facci~+53 face+102
    factor-73 facto~-120 fade-161 fades+123 fading+84 fadin~+84 fahre-13 fahren+36 fahrenheit-76 fahre~-28 fail+112 failed-94 faile~-94 failure+52 failu~+52
    faint+227 fainted+201 fainting+69 faint~+228 fair-168 faire+46 fais+120 fait-45 fall+91 falling+79 falli~+79 falls-97 false-89 falta+103 family-67 famil~-67
    famous-104 famou~-104 fan-58 fancy-78 far-31 fare+134 farla+89 farm-87 farmaci+70 farma~+70 farmer-44 farme~-44 fartlek-174 fartl~-174 fast+10 fasted+15
    faster-98 fastest+134 faste~-25 fasting+187 fasti~+68 fat+129 father+22 fathe~+22 fatigue-17 fatig~+76 fatmax-63 fatma~-63 faux-51 favourite-152 favou~-79
    fear-130 featu~-69 febbre+128 febbr~+128 february-15 febru~-15 fee+12 feel+146 feeling+49 feeli~+52 feels+176 feet-74 fell+145 felt+63 female+10 femal~+10
    fenders-56 fende~-56 ferritin-5 ferri~-5 ferry-104 fest-89 festival+89 festi~+77 fever+275 few+189 fewer-86 fibres-54 fibre~-54 fibrillation+107 fibri~+107
    fieber+143 fiebe~+143 fiebre+117 fiebr~+146 field-68 fields-103 field~-103 fiets+163 fietsen+109 fiets~+109 fievre+153 fievr~+153 fifteen+156 fifte~+156
    fifty-127 fight-132 fighting+54 fight~+30 figlia+12 figlio-50 figli~-34 file-155 files-82 fillings-41 filli~-41 films+18 fils-87 final-56 finally-43
    final~-6 find-106 finds-22 fine-59 finger+101 fingers+10 finge~+45 finir+94 finish+58 finished-79 finishes-124 finishing+80 finis~+13 finita+89 finit~+89
    fire-128 fired+92 firmware+70 firmw~+70 first-109 fischiano+10 fisch~+10 fish+65 fit-31 fitness-90 fitne~-90 fits+17 fitter-135 fitte~-135 fitting-68
    fitti~-68 five-19 fix+21 fixed-177 fixie-50 fkm-90 fkt-69 flag-113 flamme-51 flamm~-51 flanders-57 fland~-57 flapjack-94 flapjacks-92 flapj~-113
    flapping-157 flapp~+45 flashing+91 flash~+91 flask-73 flat-199 flatmate-13 flatm~-13 flats-89 flauw+114 flavo~-144 flew+63 flexibility-93 flexible-97
    flexi~-111 flexors-124 flexo~-124 flies-20 flight+36 fligh~+36 flip+160 float-79 floaty+88 float~+88 floor+36 flopping+116 floppy+120 flopp~+179 flops+77
    flow+29 flu+137 fluid-133 fluids+138 fluid~+138 flush+86 flushes-110 flush~-110 flutter+110 fluttering+127 flutters-27 fluttery+71 flutt~+122 fly-22
    flying-117 flyin~-117 focus+77 fog-105 foggy+213 follow-183 following+136 follo~+79 fondo-24 food+62 foods+80 foot+106 football-31 footb~-31 for+5 force-94
    forearms-70 forea~-70 forecast-141 forec~-141 forehead+125 foreh~+125 forest-105 fores~-105 forever+45 forev~+45 forget-49 forgive-46 forgi~-46 forgot-6
    forgotten-189 forgo~-66 fork-172 form-55 format-44 forma~-43 former-75 forme~-75 formula-159 formu~-159 fort-39 forte+118 forty-118 forum-51 forward-5
    forwa~-5 foster-49 foste~-49 found+70 foundation-62 found~-62 four-184 fourteen-20 fourth+108 fourt~+88 fractional-70 fracture+70 fract~+83 frame-227
    france-37 franc~-77 frank~+41 frappe+74 frapp~+74 frc-85 fred-108 free-89 freehub-75 freeh~-75 freewheel-77 freewheeling-93 freew~-103 freeze-84 freezing+76
    freez~+15 french-83 frenc~-83 frequenza-118 frequ~-101 fresh-146 freund+50 freun~+50 friday-7 fridays-117 frida~-23 fridge+22 fridg~+22 fried-95 friend+75
    friendly-34 friends-110 frien~+37 fringale-83 fring~-83 frissons+91 friss~+91 from-28 front-159 froome-79 froom~-79 frost-172 froze-116 frozen-115
    froze~-115 fructose-109 fruct~-109 ftp-34 fuel+32 fuelling+42 fuell~+42 fuerte+39 fuert~+39 full-74 fully-133 fume+123 fumes-132 fun-81 functional-94
    funct~-94 funeral-29 funer~-29 funny+114 fur+58 further-27 furth~-27 fuzzy+85 gadgets-95 gadge~-113 gagne-70 gain-137 gained+22 gaine~+22 gains-5
    galibier+13 galib~+13 gallon+132 gallo~+132 gambe-77 games-123 gang-97 gap-71 gaps-72 gara+68 garage+76 garag~+76 garden+7 gardening-105 garde~+28 gas+67
    gasping-55 gaspi~-55 gastr~+123 gate+76 gates-57 gauche+95 gauch~+95 gave+19 gear-29 gears-182 gebrochen+88 gebroken+82 gebro~+128 gebruiken+78 gebru~+78
    geef+150 geen+164 gefallen+57 gefal~+57 gegen+97 gehad+134 gehirnerschutterung+125 gehir~+125 gel-54 gels-131 general-166 generator-63 gener~-192 genet~-146
    genou+64 gentle-174 gentl~-119 geometry-48 geome~-48 gerer-102 german-70 germa~-79 gesch~+124 gestern+94 geste~+94 gestisco-128 gesti~-128 gesto~+139
    gesturzt+65 gestu~+65 get+73 gets+18 getting+89 getti~+89 gevallen+76 geval~+76 gewicht+29 gewic~+29 ghost+17 gifted-50 gifte~-50 giggling+67 giggl~+67
    gilet-128 gin-121 ginocchio+81 ginoc~+81 giorno+57 giorn~+73 gira+82 girl+43 girlfriend+63 girlf~+63 girls+50 giro-49 girona+73 giron~+73 gisteren+26
    giste~+26 give+26 given-111 gives+102 giving-106 givin~-106 glands+116 glandular+129 gland~+114 glass-156 glasses-14 glass~-14 gli+61 gliclazide+95
    glicl~+95 glori~-92 glove-55 gloves-148 glove~-148 glucides-107 gluci~-107 glucose+79 gluco~+79 glue-50 glycaemic-50 glyca~-50 glycemic-84 glyce~+22
    glycogen-29 glycolytic-71 glyco~-37 goal-150 goals-135 goat+129 god-146 goes+116 going+65 gola+107 gold-101 golf+113 golpe+151 golpee+79 golpe~+79 gone+114
    gonfi~+124 gonfle+119 gonfl~+141 good-65 goodbye+116 goodbyes+111 goodb~+139 goose-79 goosebumps+185 goose~+185 gossip-60 gossi~-60 got+66 gps-123 gpx-65
    grabbed+73 grabbing-83 grabb~-66 grad-22 grade+178 graden+42 grade~+42 gradient-113 gradi~-113 gram+72 gran-8 grand-29 grandad-65 grandfather-28
    grandkids-56 grandma+5 grandpa-47 grandson+207 grand~+123 granfondo-65 granf~-65 granny-68 grann~-68 grape~+7 graph-178 grass+63 gravel-73 grave~-73
    gravidanza+82 gravi~+165 grease-120 greas~-120 great-122 green-26 greet~-107 gregario-43 grega~-43 grew+86 grey+189 griep+121 grimper-48 grimpeur+48
    grimp~-20 grinding+22 grind~-39 grip+86 gripe+87 grippe+96 gripp~+145 grips+36 groin+100 gross+96 grossesse+75 gross~+153 ground+107 groun~+107 group-7
    groups-33 groupset-148 group~-162 growing+46 growi~+46 growth+85 growt~+85 grumpy-31 grump~-31 grupetto-61 grupe~-61 gruppetto-64 gruppo-37 grupp~-56
    guards-73 guard~-73 guepe+88 guess+134 guessed-46 guess~-46 gueule+94 gueul~+94 guide-93 guide~-115 guilty+166 guilt~+166 guinea-99 guine~-99 gulping+133
    gulpi~+133 gum-144 gun-55 gusts-103 gut-102 gutter+72 guttered-129 gutte~+31 guy+52 guys-15 gym-97 habe+122 habla~-58 hace+67 hacer+70 hack+30 had+113
    haema~+159 haha+27 hair-5 hairline-77 hairl~-77 hairpin-117 hairpins+86 hairp~+48 halfway+141 halfw~+141 hallway+46 hallw~+46 halt-74 hammer-84
    hammerfest-53 hammering+57 hamme~-8 hamstring+15 hamstrings-109 hamst~-36 hand+12 handed-7 hande~-37 handicap-63 handi~-78 handle-110 handlebar-93 handl~-83
    hands-11 hang-63 hanger-130 hange~-130 hanging+24 hangi~+24 hangover+145 hango~+145 hangs+162 happen+82 happened-19 happens+24 happe~+51 happily-79
    happi~+77 happy-51 harassed+90 haras~+90 hard+8 harder+36 hardest-136 hardknott-78 hardk~-78 hardly+107 hardl~+107 hardtail-73 hardt~-73 harm+102 hart+168
    has-36 hassle+45 hassl~+45 hat-165 hate-34 hates+113 hatte+112 haute+29 having+80 havin~+80 hayfever+39 hayfe~+39 head+145 headache+110 heada~+133 headb~+90
    headed+72 heade~+72 headphones-74 headp~-74 heads+138 headwinds-85 headw~-85 healed-25 heale~-25 health+29 healthy+21 healt~+63 heard-53 hearing-109
    heari~-109 heart+165 heartattack+122 heartbeat+20 heartrate-74 hearts-29 heart~-22 heate~-34 heating+140 heati~+140 heatstroke+60 heats~+60 heatwave+21
    heatw~+21 heavier-82 heaviest+41 heaviness+100 heavi~+35 heavy-26 heb+87 hedge-21 heel-55 height-60 heigh~-60 heim+88 held-93 hell-32 hello-188 helm+32
    helmets-90 helme~-11 help-17 helped+51 helper-152 helpers-88 helpe~-69 helps+74 hematocrit-19 hemat~-19 her+13 here+83 herni~+135 herself+188
    hersenschudding+35 herse~+211 herz+97 hes+70 het+61 heure-76 heures+42 heure~+42 heute-60 hey-47 hgh+155 hide+149 hides+134 hiding-82 hidin~-82 hier+108
    high+59 higher-129 highest+32 highe~-69 highlands+77 highl~+77 hiit-69 hijo-20 hiking-42 hikin~-42 hilft-103 hill-36 hillclimb-91 hillc~-91 hills-53
    hilly-112 himself+66 himse~+66 hinchada+60 hinch~+130 hip+86 hips-224 hire-120 his+36 hissing+116 hissi~+116 history+6 histo~+6 hit+90 hits+164 hitte+115
    hitting+123 hitti~+123 hitze+99 hitzschlag+81 hitzs~+81 hiver-64 hives+108 hiya-129 hobby-142 hoch-13 hoe-82 hoeveel-74 hoeve~-74 hola-81 hold-40 holding+53
    holdi~+53 hole-33 holes-81 holiday-148 holidays+51 holid~-102 home+122 homemade-90 homem~-90 homework+103 homew~+103 honest+28 honestly+40 hones~+52
    honey-81 hoods-47 hoofd+108 hoofdpijn+71 hoofd~+71 hook-105 hooked-127 hooke~-127 hookless-90 hookl~-90 hop-71 hope+206 hopefully-15 hopef~-15 hora-68
    horas-127 hormone+150 hormo~+135 horrible-112 horri~-112 hors-56 horse-132 horse~-84 hospital-8 hospi~-8 hot+15 hotel-76 hottest+96 hotte~+96 hour-42
    hours-35 house+44 how-80 hrr-48 hrs+95 hrtss-65 hrv-85 hub-108 huez-58 huge-76 human+21 humid-120 humidity-52 humid~-52 hundred-13 hundr~-13 hung+106
    hunger-106 hunge~-106 hungover+133 hungo~+133 hungry-46 hungr~-46 hunting-46 hunti~-46 hurry-115 hurt+70 hurting+10 hurti~+10 husband+78 husba~+78 husten+67
    huste~+67 hybrid-92 hybri~-92 hydration-32 hydraulic-54 hydra~-40 hyper~+26 hypo+211 hyponatraemia-65 hyponatremia-32 hypon~-35 hypothetically+158
    hypotonic-128 hypot~+152 ibuprofen+152 ibuprofene+129 ibupr~+182 ice-76 ich+53 icu-117 icy-52 idea+51 ideal+29 ideas-166 ieri+76 ignore-30 ignoring+164
    ignor~+102 ill+15 illegal-75 illeg~-75 illness-50 illne~-50 imagi~+106 imbalance-100 imbal~-100 immer-35 immersion-99 immer~-121 impact-122 impac~-122
    imperial-141 imper~-141 import-101 important-117 impor~-122 impossible-21 impos~-21 impre~-87 improve-72 improvement-108 improving-162 impro~-97 inch-164
    incident-96 incid~-96 incinta+110 incin~+110 included-88 including-101 inclu~-152 increase-103 incre~-140 index-58 index~-78 indigestion+150 indig~+150
    individual-24 indiv~-24 indoor-55 indoors-61 indoo~-61 infection+98 infec~+44 infla~+35 influenza+150 influ~+150 inhaler+116 inhal~+54 inject+68
    injection+16 injections+90 injec~+181 injury+43 injur~+43 inner-141 ins+188 inserts-66 inser~-66 inside+31 insid~+31 insol~+161 insomnia+84 insom~+89
    instead-53 inste~-53 insti~-84 insulated-169 insulin+217 insulina+92 insuline+90 insul~+172 insurance+20 insur~+20 intake-53 intak~-53 integration-77
    integ~-77 inten~+12 intermediate-82 internal-72 internet+9 interval-6 intervalle-30 intervallen-18 intervalles-10 intervalltraining+73 inter~-5 into-22
    invisible-34 invis~-34 invoice-70 invoi~-70 ios-51 ipad-105 iron-96 ironman+20 ironm~+20 irregular+115 irreg~+142 ish-18 isotonic-104 isoto~-104 issue+68
    issues-56 issue~-56 ist-52 italian-73 itali~-88 italy-101 itchy+66 its+82 itself-170 itsel~-170 itt-51 ivf+176 ivy+18 izquierdo+77 izqui~+77 jaar+27 jab-106
    jacket-20 jackets+74 jacke~+24 jam-70 jambes-76 jambe~-76 january-18 janua~-29 jaune-40 jaw+234 jeans-54 jelly+16 jerking+97 jerki~+97 jersey-31 jerse~-31
    jet-59 jetzt+64 jittery+77 jitte~-68 job+164 jockey-130 jocke~-130 join+27 joined-116 joine~-116 joint+136 joints-52 joint~-52 joke-111 joking-35 jokin~-35
    jour+55 joy+68 judge-21 july-15 jump+15 jumped+150 jumpe~+187 jumping+65 jumpi~+65 jumps+13 june-13 junior+55 juniors+22 junio~+78 junk-181 just+11
    kalorien+95 kalor~+95 kan+39 kann-32 kannst+20 kanns~+20 kapot+76 kater+118 kaufen+95 kaufe~+95 kcal+41 keel+116 keen-112 keep+165 keeping-16 keepi~-16
    keeps+138 keine+62 keinen+56 keine~+56 keirin-56 keiri~-56 kept+146 kerb+134 kermesse-80 kerme~-80 kermis-82 kermi~-82 ketamine+132 ketam~+132 keto-64
    ketone-139 ketones+110 keton~+105 kettlebell-102 kettl~-102 key-38 keynes-67 keyne~-67 kicked+82 kicke~+79 kickr-85 kicks+177 kid+100 kidney-46 kidne~+70
    kids+14 kil+54 kill+121 killed-70 killer-142 kille~-152 killing-26 killi~-26 kills-23 kilo+104 kilojoules-104 kiloj~-104 kilometres-64 kilom~-69 kilos+60
    kind-33 kinda+142 king-129 kit-66 kitchen-13 kitch~-13 kite-142 klim-33 klimmen-83 klimm~+36 kmh-92 kms+225 knackered+100 knack~+17 knee+39 kneecap+5
    kneec~+5 knees+25 knew-85 knie+143 knife-97 knobbly-36 knobb~-90 knock-6 knocked+108 knocking-96 knock~+88 know-24 knowing+63 knowi~+63 known-93 knows-7
    koers+106 kohle~+66 kom-161 koolhydraten-39 koolh~-39 koorts+147 koort~+147 kopf+161 kopfschmerzen+91 kopfs~+91 kph-132 kraft+47 krank+75 kudos-79 kurz+85
    kwijt+115 laatste-86 laats~-86 lab-73 label-17 labour-114 labou~-114 labrador-59 labra~-59 lactate-169 lacta~-169 lactic-82 lacti~-82 lad+161 ladder-38
    ladde~-38 ladies-69 ladie~-69 lads-58 lady-146 lag-59 lake-61 lance+106 land-111 landed+143 lande~+143 landing-7 landi~-7 landlord-81 landl~-81 lane-109
    lanes+14 lange-159 langen-105 lange~-105 language-8 languages-77 langu~-38 lantern-69 lanterne-49 lante~-57 lap-137 laps-186 laptop-133 lapto~-133 largas-71
    larga~-71 las-96 late-9 lately+181 latel~+181 later-132 lateral+33 later~+33 latex-83 laugh+116 laughed-171 laughing-14 laugh~-119 law-55 lawn-106 laws-154
    laxatives+228 laxat~+272 layer-128 layers-61 layer~-61 lazy-178 lbs-93 lead-58 leader-13 leade~-37 leading-22 leadi~-22 league-71 leagu~-71 leak-44
    leaking+36 leaki~+36 lean+147 leaning+94 leani~+94 learn-161 learn~+47 least+62 leave-27 leaves+71 leave~+71 leben+154 leeds+92 left+120 leg+80 legal-130
    legend-64 legen~-64 legged-36 legge~+53 legit-141 legs-24 leichter-13 leich~-13 leistung+64 leist~-15 lemsi~+114 length-85 lengt~-28 lenses-63 lense~-63
    lent-108 les-54 less-64 let+112 lets+134 letters+68 lette~+61 lettuce+123 lettu~+123 letzte-27 letzt~-27 level-59 levels-106 level~-106 leven+67 lever-138
    levers-54 lever~-54 libido+103 libid~+103 libra~-110 libre+158 licence-66 licen~-68 lichter+131 licht~+137 lid-81 lie+171 liebsten+126 liebs~+126 liegen+80
    liege~+80 lies-13 lieutenant-50 lieut~-50 life+119 lift+131 lifting-31 lifti~-31 lifts-143 light+34 lightest+44 lightheaded+133 lightning-145 lights+22
    lightweight-113 light~+10 like+27 liked-142 limit-199 limits+92 limit~-6 line+103 lined+22 lines+175 link-85 lips+189 liquid+125 liqui~+125 list-105
    listen-92 literally-94 liter~-94 lithium+160 lithi~+160 litre+61 litres+155 litre~+155 little-38 littl~-38 live-41 lives-103 livigno-47 livig~-47 living+57
    livin~+57 llevo+102 load-71 loaded-5 loade~-5 loading-24 loadi~-24 loads-8 loaf+71 lobster-34 lobst~-34 local-117 lock-104 locked+183 locker-107 locks+19
    loft+110 log-45 lol+48 london-120 londo~-120 long-46 longer+64 longest-185 longe~-54 longue+35 longu~+18 loo+78 look-53 looked-58 looke~-58 looking-42
    looki~-42 looks+42 loop-25 loose-60 loosen+32 loose~+32 lorry+141 los-18 lose+76 loser-72 loses+7 losing+72 losin~+72 loss+43 lost-15 lot-70 lots+17
    loud+117 lourdes-76 lourd~-76 love+46 loved-232 lovely-150 lovel~-150 loves-64 low-5 lower+22 lowest-14 lowes~-14 lthr-108 luck+96 lucky-55 luft+79
    luggage-84 lugga~-84 lumens-143 lumen~-143 lump+131 lumps-84 lumpy-84 lunatic-77 lunat~-77 lunch+99 lungs-58 lust+74 luz+42 lying+200 maanden+126 maand~+126
    machine+46 machi~+42 macht+70 macrocycle-86 macro~-86 mad-67 made-62 madness-60 madne~-60 mag+111 magic+18 magnesium-34 magne~-34 maigrir+159 maigr~+159
    mail-147 maillot-40 maill~-40 maintain-47 maintenance-30 maint~-59 maison-59 maiso~-59 make-7 makes+84 making+102 makin~+102 mal+48 male+153 mallorca-71
    mallo~-71 malto-51 maltodextrin-139 malto~-139 mamil-130 man-87 manage-11 manager+74 manag~-6 manchmal+73 manch~+73 mangiare-68 mangio+48 mangi~-25
    manhole-24 manho~-24 map-54 marathon-17 maratona-105 marat~-54 march-64 marcha-18 march~-18 mareado+85 marea~+85 mareo+91 marginal-72 margi~-72 mark-149
    market-5 marketing-47 marke~-88 marmotte-43 marmo~-43 married-122 marri~-122 mas-61 mashing-63 mashi~-63 mask-78 masking+116 maski~+116 masks+80 mass-136
    massage-17 massa~-17 massi~-72 masters+60 maste~+37 mat-62 mata-44 match+8 matchbook-58 matches-107 matching-86 match~-154 mate-14 maternity-120 mater~-139
    mates+25 maths+21 matter-48 matters+15 matte~-40 max-55 maximal-84 maximale-98 maximum-157 maxim~-184 may+35 maybe+136 mcg+134 mdma+174 meal+33 meals+108
    mean-125 meaning-86 meani~-86 means-225 meant-151 measure-117 measured-129 measu~-161 mech-80 mechanic+9 mechanical-153 mecha~-42 medal-95 media+75
    medicacion+105 medical-86 medicaments+80 medic~+49 medium-124 mediu~-124 meds+157 meer+67 meeting-81 meetings+89 meeti~-63 meh-133 mehr+175 mein+100
    meine-22 mejor-5 mejor~-36 melon+173 melt-64 melting+44 melti~+44 melts-55 meme+60 memory+96 memor~+85 men-103 meniscus+98 menis~+159 menopause-118
    menop~-118 menos-36 menstrual-165 menst~+27 mentally-124 menta~-12 mention-24 menti~-43 menu-81 mes+76 mese+89 meses+129 mesh-145 mesi+130 mesocycle-54
    mesoc~-54 mess-27 message-144 messages+116 messa~+55 met-14 metabolic-51 metab~+34 metal-37 meter-136 meters-160 meter~-160 metformin+159 metfo~+159
    method-104 metoprolol+140 metop~+140 metres-108 metre~-108 metric-180 metri~-180 mets-55 mezelf+102 mezel~+102 mia+34 mich+123 micro+117 microburst-123
    microbursts-121 microcycle-117 microdosing+58 micro~+70 mid+15 middle-67 middl~-67 midnight-29 midni~-29 midwife+43 midwi~+43 mieux-30 might+202 migraine+56
    migra~+56 mijn+108 milan-57 mild+11 mile-206 mileage-39 milea~-39 miler-64 miles-77 milk+86 milton-67 milto~-67 min-122 mind-37 mine-134 mineral-70
    miner~-70 mini-174 minimum-95 minim~-95 minister-50 minis~-50 mins-49 minus-75 minute-61 minuten-78 minutes-70 minutos-70 minut~-67 mio+61 mips-110 mir+60
    miscarriage+152 misca~+152 miss+102 missed-119 misselijk+84 misse~+16 missing-109 missi~-109 missus+81 missu~+81 mistake-28 mista~-45 mit-21 mitochondria-54
    mitochondrial-5 mitoc~-44 mitts-34 mix-55 mixed-45 mmol+48 mmp-50 mobility-94 mobil~-94 modafinil+163 modaf~+163 mode-135 model-76 models-39 model~-58
    moderate-116 moder~-121 moe+152 moi+36 mois+135 mom+117 moment-31 momen~-31 mon-15 monaten+48 monat~+48 monday-41 mondays-110 monda~-85 monde+84 money-180
    monitor-57 monitors-95 monit~-164 mono+106 monotony-95 monot~-95 monoxide-23 monox~-23 mont-116 montagne+24 monta~-42 monte+81 montee-41 monter-47 monte~-50
    month+76 monthly-98 months+105 month~+95 monument-31 monuments-63 monum~-63 mood+55 moon-41 more+72 morgen+6 morge~+6 morir+104 morir~+92 morning+21
    mornings-103 morni~-5 mortirolo-79 morti~-79 mosqu~-89 most+46 mostly-66 mostl~-66 mother-132 mothe~-132 motivated-158 motivation+25 motor-128 motorbike-58
    motor~-148 mount-111 mountain-34 mountains-35 mount~+10 mourir+87 mouri~+87 mouth+28 move-157 moved-164 moves-124 moving-47 movin~-47 mph-138 mrc-22 mri+113
    mtb-75 much+22 mud-62 muddled+88 muddl~+88 mude-24 mudguards-110 mudgu~-113 multi-130 multi~-63 mum+48 muoio-110 murder-90 murde~-91 muscle+65 muscles-239
    muscl~+11 musette-41 muset~-80 mush+181 music-102 muy+39 myocarditis+138 myoca~+138 myself+134 mysel~+134 myth-131 nach+62 nada+80 name-64 named-65 names-94
    nan+108 nandrolone+101 nandr~+101 nap-40 naproxen+129 napro~+129 narrow+9 narrower-111 narro~-78 nasty-25 national+141 nationals+144 natio~+195 nature-18
    natur~-108 nausea-12 nauseas+98 nausees+86 nauseous+28 nause~+96 nav-80 near-106 nearly-15 nearl~-15 necessary-51 neces~-74 neck+54 need-8 needed-37
    neede~-37 needing+189 needi~+189 needles+38 needl~+38 needs+99 negative-25 negat~-25 nehme+236 nehmen+105 nehme~+105 neighbour-110 neighbours-109 neigh~-152
    neither-42 neith~-42 nephew+42 nephe~+42 nerve+47 nerves+6 nerve~+6 nervous-146 nervo~-125 netflix-49 netfl~-49 netherlands-50 nethe~-50 neutral-94
    neutralised-26 neutr~-94 never-11 new-56 newbie-49 newbi~-49 newborn+28 newbo~+28 news-140 newspaper-118 newsp~-118 newton-26 newto~-26 next+30 nice-6
    nicely+126 nicel~+126 nicht+104 nichts+111 nicht~+111 nickn~-144 niece-46 niemand+86 niema~+86 niet+126 niggle-84 niggl~-84 night+160 nights-147 night~+6
    nine-134 nineties-66 ninety-54 ninet~-93 nite+223 nitrate-95 nitra~-83 nobody+144 nobod~+144 noch+116 nodding+85 noddi~+85 noggin+99 noggi~+99 noise-63
    noisy-74 non+108 none-35 nonsense+54 nonse~+54 noon+14 nordisk-73 nordi~-73 normal-36 normalised-89 normalized-38 normally-178 norma~-82 norovirus-35
    norov~-35 norway-88 norwa~-88 norwegian-68 norwe~-110 nose-75 not+123 note+58 notes+13 nothing+38 nothi~+38 notice+130 noticed-47 notic~+88 notification+49
    notif~+59 noto+96 november-13 novem~-13 novio-73 now+30 nowhere+61 nowhe~+61 nuit+77 numb+62 numbers-189 numbe~-61 numbness+27 numbn~+27 nur+108 nurofen+171
    nurof~+171 nurse-69 nursing+36 nursi~+36 nut+38 nutrition-142 nutri~+96 oat-109 obla-70 obsessed-74 obses~-74 obstacle-104 obsta~-104 obviously-94 obvio~-94
    oclock-117 ocloc~-117 odd+11 oder+61 off+55 offered+39 offer~+64 office-214 official+124 officially-118 offic~-156 offline-59 offli~-59 offset-151
    offse~-151 often-75 ohne+137 oil-28 okay+47 old+16 older+17 olds-7 olympic-135 olymp~-152 omega-147 omnium+15 omniu~+15 once+28 oncoming+98 oncom~+98 one-57
    ones-200 online+21 onlin~+21 only-5 ons-165 onset-13 onto+65 open-97 opened+121 openers-61 opene~-55 opening-107 openi~-107 opens-48 operation-100
    opera~-100 oppre~+131 optical-89 optic~-89 optimal-62 optim~-62 option+69 optio~+56 ora-44 orange-83 orang~-83 order+20 order~+27 ore-104 organ-51
    organiser-79 organ~-79 orina+105 oscura+105 oscur~+105 ospw-70 ostarine+153 ostar~+153 osteo~-135 otb+100 other-14 others-164 otherwise+166 other~+16 otl-50
    otto-107 otztaler-18 otzta~-18 our+11 oura-70 ours-104 out+79 outdoor-85 outdoors-46 outdo~-94 outside-97 outsi~-97 oval-172 oven+90 over-6 overall-104
    overa~-104 overdosed-77 overd~-78 overe~+61 overheat-100 overheated+13 overheating-80 overh~-56 overlap-81 overlapping-57 overload-66 overl~-102
    overnight-27 overn~-32 overreaching-28 overr~-28 overshoes-59 overs~-52 overtake-43 overtraind+127 overtrained-17 overtraining+11 overt~+33 own-166
    oxygen-116 oxyge~-116 ozempic+137 ozemp~+137 pace-138 paceline-80 pacel~-80 pacemaker+135 pacem~+135 pacing-59 pacin~-59 pack-30 packed-110 packing-53
    packi~-53 padded-39 padde~-39 pads-62 paella-20 paell~-20 page-89 paid-55 pain+78 painful-48 painf~-48 painkillers+65 paink~+52 painless+149 painl~+149
    paint-75 paint~-115 pair-128 pairs-94 pal-10 pale+113 palmares-59 palma~-59 palms-92 palpitations+117 palpi~+125 pancake-92 panca~-92 panic+133 panniers-124
    panni~-140 pantani+6 panta~+6 paper-81 par-7 para+5 paracetamol+172 parac~+172 paramedic-58 param~+21 parcel-87 parce~-87 parents+96 paren~+93 paris-56
    park+81 parked+55 parke~+55 parki~-93 parrot-69 parro~-69 part-172 partner+32 partn~+32 parts+70 party+11 pass+34 passed+90 passes-125 passe~+76 passing+87
    passi~+39 passport+141 passp~+141 password-84 passw~-11 past+15 pasta+12 pastillas+129 pasti~+129 pastries-73 pastr~-73 patch+46 path-91 patience-60
    patie~-86 pattern-104 patte~-104 pause-9 paws-52 pay-177 payday-103 payda~-103 payment-86 payme~-112 pays+50 pdc-49 peaceful+92 peace~+92 peak+77 peaking-48
    peaki~-48 peaks-56 peanut+60 peanu~+60 pear+45 pecho+178 pedal-138 pedalare+73 pedalling+5 pedalo+65 pedals-97 pedal~+38 pee+144 peed+110 peeing+96
    peein~+96 peloton-166 pelot~-166 pelvi~+174 pen+32 pendant+135 penda~+135 pense+127 pensi~+104 people-24 peopl~-24 peptides+125 pepti~+125 per-60
    perceived+97 percent-107 percentage-86 perce~-76 perder+94 perdere+108 perde~+136 perdre+167 perdr~+167 perdu+129 perfect-115 perfe~-169 performance-75
    perfo~-75 perimenopause-80 perim~-80 period+41 periode+65 periodisation-119 periodization-48 periods+223 perio~+44 perma~+88 perso+111 person-76
    personal-106 personne+128 perso~+39 pesanti-82 pesan~-82 peso+202 petrol-73 petro~-73 petto+143 peugeot-98 peuge~-98 peux+71 pharmacist+52 pharm~+52 phase+5
    phases-82 phase~-82 phone-80 photo-109 photos+52 photo~+52 physics-128 physio-65 physi~-48 piano-158 picch~+116 pick-163 picture-17 pictures-62 pictu~-57
    pidcock-147 pidco~-147 piece-117 pieces+16 piece~+16 pienso+114 piens~+114 piernas-94 piern~-94 pig-176 pijn+46 pile+161 pill+64 pillo~+136 pills+157
    pimpl~+50 pin+31 pinch-126 pinch~+168 pink+148 pinning+33 pinni~+33 pins+38 pint-144 pints+170 pissed+131 pisse~+131 piu-7 pizza-156 place-5 placebo-90
    places-95 place~-139 plain-66 plan-62 plane-137 planned+5 planner-140 planning-13 plann~-29 plans-9 plant~-73 plasma-89 plasm~-89 plaster-7 plastic-105
    plast~-47 plat-20 plate-196 plateau+20 plated+116 plate~+66 platt-85 play-123 playing+24 playi~+24 playlist-91 playl~-91 please-16 pleas~-16 plot-42 plug-63
    plumber-64 plumb~-64 plus+118 pma-55 pneumonia+168 pneum~+151 pneus-139 pocket-76 pockets-180 pocke~-177 poco-51 podcast-108 podcasts-57 podca~-134
    podium+46 podiu~+46 poem-93 pogacar+23 pogac~+23 poids+130 point+82 pointing-52 pointless+81 points+21 poiso~-8 poitrine+128 poitr~+128 polarised-183
    polarized-80 polar~-224 polic~-67 polite-69 polit~-74 polka-49 pollen-120 polle~-120 pollution-74 pollu~-99 pool-46 pop+81 popped+106 poppe~+168 por+5
    porridge-44 porri~-44 position-106 positioning-96 positions-154 positive+222 posit~+53 possible-33 possi~-33 posso+47 post+18 posted+37 poste~+22 postman-78
    postm~-78 postpartum+122 postp~+137 pot+52 potat~-60 potencia-107 potenza+49 poten~+29 pothole-51 potholes-53 potho~-83 pounding-19 pounds+10 pour-45
    pouring-47 pouri~-47 powder-58 powde~-58 power-50 powermeter-97 power~-96 ppo-52 practice+75 practise-113 pract~-58 prato-48 pray+40 pre+36 preci~-100
    prediction-139 predi~+64 prednisolone+74 prednisone+131 predn~+164 prefer-69 prefe~-69 pregg~+156 pregnant+164 pregn~+185 pregu~-81 premi~-80 prendere+107
    prendo+134 prendre+82 prends+68 prend~+163 prep-110 preparation-139 prepare-48 prepa~-58 prescription-18 presc~+29 present-61 prese~-61 president-86
    presion-19 presi~-59 press-61 pression-139 pressione-55 pressure+54 press~+15 prete~-68 pretty+91 prett~+91 prevent-130 preve~-130 preworkout+140 prewo~+140
    price-187 pride-98 prima-24 prime-154 prime~+74 principle-50 princ~-50 prison-59 priso~-59 privacy-105 private+71 priva~+54 pro-45 probably+105 proba~+105
    problem-75 problems-97 probl~-78 procent-83 proce~-84 productive+19 products-37 produ~+9 professional-103 profe~-103 profile-106 profi~-106 program+57
    programme+14 progress-170 progresser-50 progr~+65 proje~-99 prologue-74 prolo~-74 promille+81 promise-74 promised+116 promi~+84 proof-54 proper-40
    properly+36 prope~+16 propl~+105 pros+20 prosecco+66 prose~+66 protect-134 protected-44 protein-87 prote~-91 proud-7 prozent-46 proze~-46 prs-86 psi-157
    pub-155 pudding-33 puddi~-33 puedo+85 puente+34 puent~+34 puerto-23 puert~-23 puff+110 puffer+38 puffe~-16 puffs+183 puffy+146 puissance-92 puiss~-92
    puke+129 puked+116 puking+118 pukin~+118 pull+60 pulled-32 pulley-36 pulle~-68 pulls-32 puls+29 pulse+12 pulso-74 pump+134 pumping+96 pumpi~+96 puncher-76
    puncheur-100 punch~+45 puncture-18 punctures-157 punct~-68 punis~+118 pupil+147 pupils+14 pupil~+14 puppy-52 pure+116 purple+86 purpl~+86 purpose+38
    purpo~+38 pursuit-71 pursu~-71 push+50 pushed-84 pushes-79 pushe~-116 pushing+13 pushi~+13 put+78 putting+25 putti~+25 pyramid-54 pyramidal-52 pyram~-75
    python-72 pytho~-72 qom-92 quadrant-63 quadr~-63 quads-43 quality-90 quali~-90 quand+51 quando+84 quand~+84 quanti-95 quanto-108 quant~-129 quatt~+52 que-99
    queasy+143 queas~+143 quebrantahuesos-72 quebr~-72 queen-94 quelle-68 quell~-134 question-59 questions+77 quest~-37 qui+97 quick+56 quicker-90 quickest+60
    quickly+45 quid-190 quiere+108 quiero+79 quier~+116 quiet+15 quiet~-71 quit-130 quitarme+72 quita~+72 quoi-70 race+19 raced-113 racer+42 races-16 racing+6
    racin~+6 rad+193 radar-119 radeln+92 radel~+92 radfahren+90 radfa~+90 raffle-43 raffl~-43 rail-90 railing+146 raili~+146 rails-139 railway+36 railw~+36
    rain-215 rainbow-90 rainb~-90 raise-178 raised+37 raise~+37 raising-68 raisi~-36 raleigh-75 ralei~-75 ramadan+126 ramad~+126 ramipril+130 ramip~+130 ramp-89
    ramping-34 rampi~-34 ran-62 randonneur-65 rando~-121 rang+58 range-93 rapid+118 rapido-26 rapid~+30 rappo~-79 rash+153 rate-14 rated-112 rates-73 rather+38
    rathe~+38 ratio-141 rattle-45 rattl~+30 raw+28 razor+135 reach-198 reaction+140 react~+140 read-107 readiness-204 reading+48 readi~-76 reads-38 ready-91
    real+7 realistic-44 realistically-96 reali~-71 really+26 reall~+26 rear-96 reason+9 reaso~+9 rebreathing-23 rebre~-23 rebuild-45 rebui~-76 recal~+83
    receipt-87 recei~-87 recipe+15 recip~+15 reckon-60 reckons+38 recko~-22 recommend-150 recommendation-41 recom~-133 record-54 recording-79 records-37
    recor~-151 recover+16 recovered-26 recovering+76 recovery-77 recovry+26 recov~-40 recuperer-32 recup~-77 red+55 reduce+13 referee-88 refer~-88 refill-53
    refil~-53 reflective-121 refle~-143 refund-102 refun~-102 refus~-84 regional+107 regio~+78 regis~-92 regla+102 regles+72 regle~+72 regre~+9 regul~-58
    rehab+97 reifendruck-102 reife~-102 reinf~+109 relationship-70 relative+25 relat~-7 relay-127 relie~+74 remember+81 remem~+38 remind-113 remin~-114
    removed-125 remov~-119 renew-58 renew~-95 rennen+7 renne~+7 rent-83 rep-69 repair-94 repai~-87 repas+141 repeat-75 repeatability-62 repeated-65
    repeating+129 repeats-74 repea~-93 repetute-80 repet~-80 replace-137 replaced-141 replacing-143 repla~-242 reply-70 report-134 repor~-115 repos-55 reposo+17
    repos~+17 reprise+69 repri~+69 reps-13 resaca+90 resac~+90 reserve-37 reservoir-30 reser~-80 reset-69 resistance-79 resis~-117 resolution-127 resol~-127
    respi~+118 respo~+31 rest-83 restart-85 resta~-88 rested+39 reste~+39 resting+17 resti~+17 restriction-106 restrictions-65 restr~-117 results-51 resul~-51
    retest+12 retes~+12 retired-130 retir~-130 return-86 retur~-125 revenge-144 reven~-144 reverse-53 rever~-53 rho-70 rhr+83 rhume-43 rhythm-50 rhyth~-50
    ribs+205 rice-50 rich-85 rid+72 ridden-160 ridde~-160 ride-17 rider-9 riders-58 rider~-58 rides-56 riding-17 ridin~-17 rien+99 right-36 rim-116 rims-120
    ring-34 ringing+123 ringi~+123 rings+124 rinse+91 rip-171 riposo+25 ripos~+25 ripped+54 rippe~+54 rir-50 rise-125 rising-125 risin~-125 rit-112 ritalin+168
    rital~+168 rival-127 river-84 rivet-118 road-76 roads-199 roasted-84 roast~-84 robbe~-70 rock+118 rocker-36 rocket-57 rocke~-72 rocking+104 rocki~+104
    rocks-70 rode-158 rodilla+144 rodillo-9 rodil~+33 role-111 roll-74 rolle+25 rolled+81 roller-141 rollers+55 rolle~+58 rolling-142 rolli~-142 roof-113
    room+31 roots-115 rope+83 rotate-124 rotating-75 rotation-94 rotat~-156 rotor-155 rotten+90 rotte~+55 rotto+102 roubaix-67 rouba~-67 rouge-55 rough+13
    roughly-139 rough~-139 roule-20 rouler-18 rouleur-109 roule~-31 round-69 roundabout+25 roundabouts-106 rounder-72 round~+6 route+32 routes-27 route~-76
    routine-188 routi~-188 rouvy-81 row-167 rowing-114 rowin~-114 rows-84 rpe-115 rpm-183 rub+61 rubber+124 rubbe~+124 rubbing-84 rubbish-87 rubbi~-92 rubs-35
    rucksack-65 rucks~-65 rude-84 rugby-206 ruhe-91 ruhepuls-63 ruhep~-63 ruin-59 ruining-148 ruini~-148 rule-125 rules-117 rulli+6 rum+133 run-97 rung+145
    runner-119 runne~-119 running+29 runni~+29 runny-146 runs+14 rust-56 rusti~-122 rusty-29 rwi-51 sacred+38 sacre~+38 sad-154 saddle-64 saddles-113 saddl~-45
    safe+6 safely-97 safel~-97 safer-91 safety-50 safet~-50 sag-99 said+152 salbutamol+54 salbu~+54 salid~-14 salite+119 salit~+29 salt-61 salta+81 salty-55
    same-116 sample+26 sampl~+26 sand+28 sandbagger-34 sandbagging-50 sandb~-67 sandwiches-172 sandw~-179 sane-58 sang+32 sans+39 sarms+228 sat+39 saturday+39
    saturdays-119 satur~+27 sauce-90 sauna+136 sausage-88 sausages+96 sausa~+16 save+19 saved+16 saves-45 saving-11 savin~-11 savoury-70 savou~-70 saw+15 say+57
    saying+49 sayin~+49 says+110 scalatore+47 scala~+47 scale-18 scan+102 scar+32 scare-132 scared+66 scare~+51 scarf-190 scary-154 scene-142 schedule-70
    scheduled+46 sched~-37 schlafen-57 schlagt+95 schla~+108 schlecht+106 schle~+106 schlu~+116 schnell+36 schneller-117 schne~-64 school+11 schoo~+56
    schulter+81 schul~+224 schwanger+143 schwarz+64 schwa~+191 schwindelig+82 schwindlig+112 schwi~-9 science-148 scien~-151 scooter+32 scoot~+32 score-71
    scraped+87 scrap~+67 scratch-17 scrat~-17 scream+17 screaming-49 screams-22 screa~-18 screen-53 screens+25 scree~-30 screw-48 sea-171 sealant-114 seala~-114
    season-11 seaso~-11 seat-114 seated-165 seate~-165 seatpost-155 seatp~-155 sec+79 second+24 seconds-72 secon~-9 secret+63 secre~+81 secs+136 section+160
    secti~+92 sector-79 secto~-79 see+24 seeing+170 seein~+170 seem-131 seems+50 seen-34 sees+80 segment-156 segme~-154 seguir+64 segui~+64 sehe+87 sein-56
    seis-15 seit+213 seizure+139 seizu~+139 selec~-77 self+68 sell+27 sells+106 semaine-136 semaines+142 semai~+73 semana-89 semanas+22 seman~-6 semi-21
    sempre+69 sempr~+69 send+65 sends+84 senna+161 sense-30 sensible-155 sensi~-155 sensor+8 senso~+7 sent-34 sentence-34 sente~-34 sentido+83 senti~+128
    sento+77 senza+125 september-118 septe~-118 sera+63 serious-22 seriously-7 serio~-41 sert+67 sertraline+101 sertr~+101 service-38 servi~-38 session-27
    sessions-49 sessi~-40 set-30 setback-77 setba~-77 sets-113 settimane+106 setting-95 settings-164 setti~-44 settle+38 settles+66 settl~+65 setup-188 seven-5
    seventeen+96 seven~+69 several-96 sever~-96 seville+25 sevil~+96 sex+116 sforzo-35 sforz~-35 shade+86 shake+140 shakes+97 shake~+51 shaking+54 shaki~+54
    shaky+100 shall+82 shallow-20 shall~-20 shape-127 shaped-118 shape~-118 share-121 sharp+113 shattered-84 shatt~-84 shave-176 shaved-67 shave~-67 shaving-48
    shavi~-48 she-12 shed+147 sheep-141 sheet+69 shelf-146 shelter-92 sheltering-51 shelt~-101 shes+63 shift-86 shifters+70 shifting-104 shifts-181 shift~-81
    shimano-46 shima~-46 shimmy-57 shimm~-57 shin+111 shingles-67 shing~-67 shivering+117 shivers+189 shivery+152 shive~+209 shocking-125 shock~-125 shoe-25
    shoes-76 shoot-55 shooting-15 shoots+91 shoot~-43 shop-116 shopp~-136 shops-94 short-12 shorter-38 shortness+108 shorts-94 short~-36 shot+22 shots+68
    should-7 shoulder+100 shoulders-65 shoul~+11 shout-100 shouted-169 shouts+97 shout~-46 show-38 showed+109 shower+62 showe~+71 shows-43 shrink+102 shrin~+102
    shut+15 shuts+20 shuttle+16 shutt~+16 sich-27 sicher+6 siche~+6 sick+146 sickness+81 sickn~+81 side-34 sided-93 sides+148 sidewall-129 sidew~-142 siento+79
    sient~+79 sign-89 signal+122 signals-163 signa~+8 signed-7 signe~-7 signs-152 silly-153 simple-117 simpl~-124 sin+140 since+136 sing-115 single-5 singl~-5
    sinistro+66 sinis~+66 sinks-58 sip-27 sister-14 siste~-14 sit-57 sits-107 six-80 sixteen+118 sixte~+118 sixty-87 size+8 sizes-70 skiing-57 skiin~-57
    skills-127 skill~-127 skin+238 skinfolds+121 skinf~+121 skinny+137 skinn~+137 skinsuit-96 skins~-98 skip+92 skipped+47 skipping-46 skipp~+12 skips+59
    slaat+109 slang-89 slapen-28 slape~-28 sleep-41 sleeping+26 sleeps-93 sleepy+50 sleep~+32 sleev~+65 slept-171 sleutelbeen+67 sleut~+67 slices-117 slice~-117
    slick-32 slid+108 slide-104 sliding+52 slidi~+52 slight-108 slightly+81 sligh~+31 slik+125 slimm~+88 sling+7 slipped+95 slippery-187 slipping-165 slipp~-9
    slips-119 slipstream-57 slips~-57 slots-96 slow-17 slower-44 slowe~-44 slowing-104 slowi~-104 sluggish-94 slugg~-94 slurring+211 slurr~+244 smacked+70
    smack~+70 small-141 smaller-118 smallest+84 small~+79 smart-115 smart~-131 smashed-61 smash~-45 smell+67 smells+37 smell~+61 smog-74 smoke+71 smoked-162
    smoke~+33 smoking+64 smoki~+64 smooth-86 smoothness-43 smoot~-98 snack-136 snap+172 snapping+50 snapp~+58 sneezing-133 sneller-82 snell~-82 sniffed+121
    sniffles-83 sniff~+7 snoring+90 snori~+90 snot-70 snow-142 snowy+13 soaked+114 soake~+114 sober+26 sobreentrenado+104 sobre~+104 social-106 socia~-106
    sock+108 socks-71 soda-77 sodium-149 sodiu~-149 sofa-18 soft+83 softer-24 softe~-24 sohn+155 soigneur+21 soign~+21 soir+97 sold-146 sole+119 soleil+89
    solei~+89 soles-123 solid-148 soll+7 solo-46 some+158 somebody-10 someb~-10 somehow-80 someh~-80 someone+19 someo~+19 sometimes+107 somet~+38 sonne~-21
    sonntag+69 sonnt~+69 sono+112 soon+125 sore-86 soreness-88 soren~-88 sores-35 sorry-31 sort+121 sorted+41 sorte~+41 sortie-15 sorties+36 sorti~-9 sos-113
    sotto+112 sound-159 soup-132 souplesse-59 soupl~-59 sourc~-89 sous+77 soy+113 space+130 spaced+120 spacers-107 space~+109 spain-59 spare-138 sparire+67
    spari~+67 sparkles+85 spark~+85 spasm-19 spat-10 spd-176 speak-13 speaking-81 speak~-116 special-87 specialist-70 specific-31 specificity-49 speci~-121
    spect~-34 speech+32 speec~+32 speed-83 speedsuit-25 speed~-108 spell~+30 spend-135 spent-60 spider-78 spide~-53 spierpijn-11 spier~-11 spike-98 spikes-32
    spike~-32 spin+28 spindown-60 spind~-60 spingo+69 sping~+69 spinning-111 spinn~-8 spins+16 spiral-96 spira~-96 spirits+43 spiri~-74 spit+219 split-72
    splitting+27 split~+18 spoil-140 spoke+35 spokes-112 spoke~-112 spongy-83 spong~-83 spoon-75 sport+63 sportif-39 sportives-24 sports-178 sport~-71 spot+22
    spots-62 spotting+128 spott~+128 spouse-81 spous~-81 spread-67 sprea~+72 spring-24 sprint-7 sprinter-140 sprinters-61 sprints-41 sprin~-21 spritzen+90
    sprit~+124 sprocket-88 sprockets-28 sproc~-84 squad+78 squar~-25 squash-73 squas~-108 squat+32 squats-26 squat~-26 squeaks-87 squeaky-102 squeal-48
    squea~-135 squeeze+148 squeezing+160 squee~+224 sram-98 ssri+172 sst-88 stabbed-47 stabbing+95 stabb~+41 stable+6 stabl~+6 stabs+134 stack+76 stag+156
    stage+89 stages-64 stage~-64 stairs+42 stair~+42 stake-127 stalked+96 stalk~+212 stance-47 stanco+132 stanc~+128 stand-48 standard-52 standing-50 stands+35
    stand~+14 stare~+83 stars+53 started+119 starters-133 starting+30 starts-27 start~+67 starve+147 starving-81 starv~+9 state-96 static-130 statin+136
    statins+151 station+24 stations-113 stati~+65 status-83 statu~-83 stay+60 stays+193 steady-58 stead~-58 steel-100 steep-84 steer+160 steering-31 steer~-122
    steigung-45 steig~-45 stelvio-204 stelv~-204 stem-83 stent+189 stents+150 stent~+150 step-36 steps-188 steroidi+72 steroids+140 stero~+170 stick+63
    sticky-51 stick~-69 stiff-30 stiff~-36 still+45 still~+164 sting+149 stings+14 sting~+14 stinks+172 stink~+92 stitch-179 stitches+154 stitc~+54 sto+127
    stock-93 stock~-84 stoker-69 stoke~-69 stolen-80 stole~-80 stolpert+80 stolp~+80 stomach+9 stoma~+9 stone-123 stoned+117 stones-72 stone~+41 stood+35
    stop+36 stopped+194 stopping-47 stopp~+150 stops+12 stopwatch-126 stopw~-126 storage-86 stora~-86 store-75 stored-137 stores-16 store~-165 storm-149
    story-185 strad~-104 straight+68 strain-89 strai~+54 strange+53 strangled-73 stran~-9 strap-42 straps-112 strap~-117 strategy-103 strat~-103 strava-10
    strav~-10 streak+29 strea~+66 street-71 stree~-71 strength-87 strengths-94 stren~-90 stress+105 stressed-124 stres~+93 stretch+37 stretches-47
    stretching-170 stret~-30 strict-162 stric~-170 strike-103 strik~-103 strip+56 stripes-30 strip~-30 stroke-200 strok~-200 strong+14 stronger-85 strongest-47
    stron~-20 structure-164 stubborn-112 stubb~-112 stuck+50 student-14 stude~+75 studies-93 studi~-93 study+32 stuff+91 stumb~+127 stunden-33 stund~-48
    stung+52 stupid+25 stupi~+25 sturz+108 style-188 suave-105 sub-167 subida+36 subid~+36 subir-82 subscription-167 subsc~-167 succe~-67 such+20 suck+105
    sudar+131 sudden+31 suddenly+46 sudde~+79 sue-110 suffer+8 suffe~-9 sugar+32 sugars+128 sugar~+128 suggest+43 suggestions+109 sugge~+98 suicd~+102
    suicidal+171 suicide+12 suicider+82 suicidio+68 suici~+139 suike~+88 suis+79 suit-26 suits-19 sul-69 summer+41 summe~+41 summit+10 summi~+10 sun+84
    sunburn-77 sunbu~-100 sunday+10 sundays-142 sunda~-38 sunglasses-118 sungl~-118 sunrise+64 sunri~+64 sunscreen-146 sunsc~-146 sunstroke+153 sunst~+153
    super+45 supercompensation-117 super~+51 supplement-20 supplements-158 suppl~+55 support-75 suppose-30 supposed-168 suppo~-56 suppr~+103 sur-78 sure-43
    surentrainement+62 suren~+62 surge-144 surgeon-15 surgery+139 surges-99 surge~-41 surpr~-88 surrey-79 surre~-79 survive-7 survi~-7 suspension-45 suspe~-49
    svegl~+96 svenuto+87 svenu~+87 swallow+22 swannie-43 swann~-43 swap-166 swear-120 swears+15 swear~+15 sweated+13 sweater-140 sweating+154 sweats+163
    sweaty+100 sweat~+179 sweet-88 sweets-22 sweetspot-11 sweet~-28 swelled+119 swelling+147 swell~+197 swerve+25 swerving+53 swerv~+54 swim-142 swimming-181
    swimm~-125 swims-42 swings-65 swing~-65 switch-113 switchbacks-58 switched-69 switc~-120 switzerland-51 switz~-51 swollen+183 swoll~+183 sympt~+69 sync-188
    syncing-91 synci~-91 syndrome+26 syndr~+26 system+33 syste~+33 tabata-76 tabat~-76 table-244 tablet+39 tablets+201 table~+106 tabs+150 tactics+61 tacti~+47
    tacx-82 tail-138 tailwind-152 tailw~-152 take+69 taken+51 takes+50 taking+5 takin~+5 talk-213 talking+13 talki~+13 talks-26 tall+87 taller-92 talle~-92
    tan-166 tandem-127 tande~-127 tank-73 tap-23 tape+35 taper-151 tapering-142 taper~-165 target+63 targets+48 targe~+75 tarmac+39 tarma~+39 taste+44 tastes+96
    taste~-24 tattoo-90 tatto~-90 tbh+133 tcx-77 tea+39 teach-144 teacher-30 teach~-111 team+132 teammate+169 teamm~+103 teams-162 tech-151 technique-170
    techn~-59 teen+154 teenage+42 teenager+18 teena~+44 teeth+95 tegenwind-39 tegen~-39 tell-29 telling+104 telli~+104 telly-23 temp+261 temperature+72
    tempe~+68 temple+89 templ~+89 tempo+6 temps+11 ten+40 tendon+67 tendo~+67 tenerife-22 tener~-22 tengo+110 tension-44 tensi~-44 tequila+29 tequi~+29 term+31
    terms-120 terrible-76 terrified+127 terri~+36 testa+134 tested-60 teste~+15 testing-34 testi~-34 testosterona+70 testosterone+237 testo~+251 tests+113
    tetanus+18 tetan~+18 tete+124 texas-89 text-74 texted+144 texte~+144 than-14 thank+25 thanks-45 thank~-45 that-48 thats+99 the+8 their-64 them-72 then-28
    there+20 theres+108 there~+108 these-17 they-45 thick+114 thicker-31 thick~+5 thigh+145 thighs+153 thigh~+153 thin+107 thing+48 things+48 thing~+14
    think+125 thinking+186 thinks-109 think~+90 thinner+133 thinners+74 thinn~+151 third+13 thirst-157 thirsty-21 thirs~-59 thirties-40 thirty+109 thirt~-31
    this+19 those-171 though-32 thought+56 thoughts+179 thoug~+57 thous~-108 thread-130 threads-118 threa~-26 three-33 threshold-9 thres~-9 threw+286 throat+98
    throa~+107 through+37 throu~+37 throw+168 throwing+64 thrown+42 throw~+57 thru+84 thu-138 thumb-11 thump+99 thumping+118 thump~+146 thunderstorm-101
    thund~-102 thursday-15 thursdays-64 thurs~-22 thyroid+70 thyro~+118 tiagra-55 tiagr~-55 tibia+122 tick+92 ticker+112 ticke~+112 ticks-146 tiene-7 tight+67
    tightness+31 tights-181 tight~+25 tijdens+127 tijde~+127 til+68 till+177 tilt+97 time-93 timeline-89 timel~-89 times+57 timing-62 timin~-62 tingle+16
    tingling+23 tingly+140 tingl~+87 tiny+72 tip-91 tipo+133 tipps-109 tips-142 tire-173 tired-7 tiredness-33 tired~-33 tires-108 titanium+79 titan~+79 title+67
    tiz-48 tmrw+149 toast-52 toasted-44 toast~-44 tochter+100 tocht~+100 today-64 toddler-139 toddl~-139 todo+124 todos+112 toe+38 toes-90 tofu-121 together-130
    toget~-130 toilet+61 toile~+61 told+7 tolerate+48 toler~+20 tom+48 tomando+84 toman~+84 tomar+94 tombe+113 tomo+107 tomorrow+22 tomor~+22 tongue+83
    tongu~+83 tonight+91 tonig~+91 tonsi~+94 too-81 took+180 tool+34 tools-145 tooth+163 top-82 topic+29 tops-106 tore+39 torn+70 torque-83 torqu~-83 tot+32
    total-40 totally+25 total~+25 touch+85 touche+83 touched-7 touches+165 touching+15 touch~+162 toughness+25 tough~+11 tour-110 toure~-104 touring-117
    touri~-117 tourmalet-91 tourm~-91 tours-129 tout+133 towards+98 towar~+118 towel-105 town+24 towpath-42 towpa~-42 toxic-62 tpi-43 tpu-44 track-111
    tracker+72 tracking+38 tracks-67 track~+27 trade-31 tradition-83 tradi~-113 traffic-37 traff~-37 trail+10 trailer-58 trail~-104 train-35 trained+39
    trainen+33 trainerroad-114 trainers+59 trainiere+35 trainieren+35 training-21 trainingpeaks-56 trainingsplan-116 trains+109 train~-30 tram-89 tramadol+126
    trama~+126 trampoline-83 tramp~-83 transfer-137 transfusion+117 translate-108 transpirer+86 trans~+23 travel-97 travelling-63 trave~-116 tre+80 tread-11
    treat-116 treatment+70 treat~-41 tree+134 trembling-95 tremb~-95 tres+116 tri-125 trial-49 trials-161 trial~-161 triathlon-98 triat~-102 trick+107 trick~-55
    tried-160 trim+86 trimester+158 trime~+158 trimp-71 trinken-81 trink~-81 trop+103 troppo+98 tropp~+98 trt+200 truck+175 true-195 trust-167 try+15 trying+23
    tryin~+23 tsb-95 tss-206 tte-152 tts-15 tub-47 tube-173 tubeless-113 tubel~-113 tubes-33 tubs-95 tubular-57 tubul~+15 tuck-96 tue-52 tuesday-8 tuesdays-38
    tuesd~-36 tumble+148 tumbl~+148 tummy+149 tun-21 tunnel+79 tunne~+79 turbo+94 turn+18 turned+120 turne~+106 turning+105 turni~+105 turns-34 tussen-63
    tusse~-63 tutti+62 twelve+105 twelv~+105 twenty-62 twent~-139 twice+145 twin-87 twinge-187 twinges+181 twing~+20 twins-73 twitch-121 twitc~-11 two-56
    type+46 typed-107 types-104 typical-117 typic~-117 typing+13 typin~+13 tyre-174 tyres-245 ubel+136 ubersetzung-45 ubers~-45 ubertrainiert+74 ubert~+151
    ubriaco+86 ubria~+86 uci-119 ultegra-67 ulteg~-67 ultima-85 ultim~-85 ultra-91 una-79 unalive+125 unali~+157 unbound+35 unbou~+35 uncle+16 unclip-56
    uncli~-56 und+155 under+63 unders-225 understand-206 understands-50 understood-63 underwear+115 under~-143 undo-116 undulating-60 undul~-60 une-72 unfit+55
    uni-137 unico~-157 unit-55 units+189 university-66 unive~-65 unless+115 unles~+115 unlit-128 unplug+85 unplu~+85 unproductive-130 unpro~-130 unter-40
    unter~+123 until+64 unwrap-90 unwra~-90 update-150 updat~-150 upgrade-85 upgrades-67 upgrading-94 upgra~-100 uphill-232 uphil~-133 upload-113 uploa~-113
    upper+31 upright-33 uprig~-33 ups-119 upset-53 upside-88 upsid~-88 upstairs+132 upsta~+132 urin+136 urine+203 use-82 used-108 useful-205 usefu~-205
    useless-77 usele~-77 using+67 usual-183 usually+10 usual~+10 utilisation-65 utilization-43 utili~-70 uur-112 vacation-117 vacat~-117 vaccination-101
    vacci~-46 vais+152 val+95 valley-187 valle~+41 value-211 valve-13 vam-125 van+86 vanish+165 vanished-29 vanis~+56 varia-116 variability-74 variation-131
    varia~-129 vatios-82 vatio~-82 vedo+142 vegan-136 vegetarian-114 veget~-114 velo+132 velocity-77 veloc~-133 velodrome-82 velod~-82 vent-142 vento-78
    ventoux-12 vento~-12 veo+129 verge+197 verification+59 verif~+59 verkatert+114 verka~+114 verlieren+32 verli~+32 vermo~+59 version-151 versi~-155 versus-88
    versu~-91 vertical-109 verti~+65 verward+70 verwa~+70 very-105 verzet-52 verze~-52 vest-98 vet-114 veut+160 veux+74 viaduct+158 viadu~+158 vida+113
    video-119 videos-51 video~-51 vie+139 viel+121 viele+75 viento-82 vient~-82 view-119 village-129 villa~-129 vinge~+168 virtual-77 virtu~-77 virus+57
    vision+174 visio~+174 visit~-56 visua~-114 vita+132 vitamin-67 vitamins+115 vitam~+69 vite+8 vivere+97 viver~+97 viviendo+64 vivie~+64 vivir+155 vivre+119
    viz-95 vlamax-92 vlama~-92 vodka+251 voglio+69 vogli~+79 voice-21 vois+128 voltaren+182 volta~+227 volume+21 volum~+21 volunteer-109 volun~-109 vom+105
    vomir+138 vomissements+93 vomis~+93 vomit+125 vomited+133 vomiting+167 vomito+89 vomitos+55 vomit~+232 voor+16 vor+25 vorrei+140 vorre~+140 voucher-85
    vouch~-85 vuelta-48 vuelt~-48 wada-73 wagon-21 wahoo-164 waits+192 wake+111 waking+23 wakin~+23 wales-38 walk+90 walking+9 walki~+9 wall-228 wanneer+96
    wanne~+96 want+178 wanted-26 wante~-26 wanting+105 wanti~+105 wants+163 war+78 ward-30 wardrobe-101 wardr~-107 ware+84 warfarin+171 warfa~+171 warm-16
    warmer-111 warmers-35 warme~-79 warming-31 warmi~-31 warmup-33 warmu~-33 warning+53 warni~+104 was-58 wash-12 washed-118 washer-100 washe~-118 washing+72
    washi~+72 wasp+64 waste-12 wasted+19 waste~+19 wat-153 watch-42 watched-114 watching-148 watch~-207 water+100 waterproof-159 waters+124 watery+29 water~+68
    watt-173 wattage-49 watta~-49 watts-106 wave-18 wax-100 waxed-24 waxing-74 waxin~-74 way+35 ways-109 wbal-75 weak+24 weaker-104 weake~-138 weakness+144
    weakn~+142 wear-94 wearing+90 weari~+90 wears+94 weather-46 weath~-46 weaving+133 weavi~+133 website-57 websi~-57 wed-100 wedding+21 weddi~+21 wednesday-96
    wednesdays+112 wedne~+7 wedstrijd+107 wedst~+107 wee+186 weed+273 week-14 weekend-41 weekends+122 weeke~+50 weekly-61 weekl~-61 weeks+76 weeps+96 weer+46
    weg+64 weigh+16 weighing+102 weighs+15 weight+19 weighted-107 weights-185 weigh~+36 weird+87 weirdly+16 weird~+16 weken+13 welche-52 welch~-52 welk-52
    welke-126 well-88 wenn+85 went+133 werde+128 werden+47 werde~+47 were-69 west-41 wet-169 whacked+99 whack~+99 whale-31 what-90 whats-36 whatsapp+55
    whats~+55 wheel-130 wheeling-131 wheels-108 wheelset-42 wheelsucker-85 wheelsucking-23 wheel~-136 wheezing+138 wheez~+138 when-29 whenever+179 whene~+179
    where-66 which-73 whisky+141 whisk~+141 whist~-20 white+38 whitton-107 whitt~-107 who-191 whoever+118 whoev~+118 whole-127 why-139 wide-88 wider-82
    width-170 wie-72 wiegen+87 wiege~+87 wieviel+18 wievi~+18 wife-37 wifi-88 wil+146 wild-70 will+51 win-19 wind-155 windchill-48 windc~-48 winded+159
    winde~+159 window-77 windows-98 windo~-183 windy-151 wine+137 winner-93 winne~-93 winning-78 winni~-78 wins-76 winter-116 winte~-116 wipe+50 wird+49
    wired+146 wireless-52 wirel~-52 wish+37 with-38 withd~+55 within-111 withi~-111 without-8 witho~-8 wobble-55 wobbles-80 wobbling+111 wobbly+34 wobbl~+5
    woche+112 wochen+39 woche~+39 woke+199 wolf-137 woman-100 women-135 won-189 wondered-75 wondering-119 wonde~+62 wood+19 wooden-100 woode~-100 woods-98
    wool-96 woozy+163 worden+120 worde~+120 words+125 work-131 worked+94 worke~+64 workout-13 workouts-187 worko~-75 works-89 worlds-121 world~-121 worn-101
    worried+111 worri~+111 worry+201 worse-76 worst+65 worth-138 would-12 wrappers-87 wrapp~-112 wreck+195 wrecked+50 wreck~+50 wrist-46 wrists-93 wrist~-93
    write-87 written+156 writt~+156 wrong-75 wrote+8 wurde+77 xanax+116 xpower-70 xpowe~-70 yaw-62 year+63 yearly-27 yearl~-27 years-80 yellow-43 yello~-43
    yes-92 yesterday+49 yesterdays+30 yeste~+48 yet+153 yoga-130 you-73 young+15 youngest-110 young~-12 your-81 yours-54 yourself-113 yours~-113 youth+127
    zaps+190 zero-6 zeros-8 zie+51 zin+60 zip-152 zitten+51 zitte~+51 zombie-42 zombi~-42 zona-70 zoncolan-128 zonco~-128 zonder+105 zonde~+105 zone-115
    zoned+194 zonen-7 zones-24 zoon-29 zou+99 zpower-62 zpowe~-62 zucke~+149 zum+130 zwanger+127 zwang~+132 zware-118 zwei+81 zwift-5 zwischen-91 zwisc~-91
    zwo-57`,
  withoutWords: -1.209,
  meaning: {"scale":0.0522828,"bytes":"HRuy+ZoC9AjiI+05tBTsMI7kAtn3UxMONe8619LwHgzr9PXQCwkXGt/RMAzcSMuxFRSz4x2v5f0ZCeIZ3w73DjQsqOrzQCoLHEcNKkTzJPSz61D1Jt1LMPtY6jMF0Q8MXwcE7PXhsxPWEi0X4BUW+AfmBO8YySgX9t/tA/8vLef4tg8fONcoLcbyOO3MLwPTBiAM3xoJGkv4SAsfGQIDN8c04hsd/PAP5P44xBIfAB3Y597tQa0QCvUkCfc0I6n92NzRDwrS1ek2/PD9zMxJuQLNMQPvBMlWNFerEOEZ+PaiYALvUBMG4Cf6JQUP+X8mAQgB0P3w2RbhNvf9Sw4FAzT2Q91ZwTe/Edb/8PPxALdYTPXwENry1PLt4Bc2rPAL1hNC+TURIhVBARsUMMQVwe/xHQ4Z4AcgRtIw/O/pJwAnEe0cNxZtFFP9/R8Hp/cscgvzAPBV8bL3JfEHyPcNNeon9j8J3CYxvh3XF9UJKuda78Ya5OcT4f0q/xv17N3SKNLKrlXg2PDg8OH5+PtL+wrTJynoLhsjOArKJecyqtn6FcEaGsnxNvNyNwPCMALGLgXGIwHFK5a9GRMM8d5LI9ry/TL3EJUF+/XyABl0GDDjA73iqCfyQcr88BP5wtw8+EDSRx0RLdkWHMvy+gjvCC/j3TUQ6On1Ofs2JP8R4/Y="},
  withoutMeaning: -0.479,
  topics: {
    crisis: {"scale":0.0164772,"bytes":"surm/zj0BwwS9Mvb7OoH9dfn2DfxuTUb1KYZGhD+CC3kDhULGA0F6APU6wf/+OPm0j8V6APt9eYBMSI5IfwmwCbl9xMOAIMI9hEqDqHy89EWEyD/fwn68PTh7Pb28/rDBAYA6jdDSPERGOARE+Tt/CPn4B/vOPep4vQu4vwMIy/c7DUDEBTxBBUr1wDy6PPb48wY7fDu8ALpC+Xz8+74IC4F8x9HLBrz4/f7BQQJ+88dK+UALiO0CSG5S/AlAtnvqwflDfXt5vLmBeUCL/0jNB/+BtPlIvD38R/s0SwDE+7M5wHuIuH1Fmze7gAF8pcH+dYu9CoR2Qkl4vz47v0d7ONW+f3gBSLu4+Lw4vjG2fTtMRwL+wa4AAMRC+9IDxbSI+MSCCrs/wj2ENsL8uD79TMBtArOBCDy/DjdAAzPAvwX8RPxtWXeJ9vKvP7q5PS55eba8+gR+AEFE8XuBf4C7A1U9xi0Ewz17eMA/O/z6hHwRBbAAekqBf0t9soQI/L45QrzXggaCw3OLCD5zckABgoMATcW4/Q2zxkeyL/d2/oA4SHk7xYZEhT/8vwvNsVO/Ea9Igs5HwnlGgb3Ah/d/djOTjzuGfQJ4uzuCfw8/AA09frw/AztKvfG1ArxzOkg7hkp8dgtIAsh+REFCNjaBOkdBRsTEAnt2d3zD0X2IvU="},
    emergency: {"scale":0.0168318,"bytes":"KvoJFdz5//MHIAP6IdsK8gTtEQvlGCIM4eYD3iwA8xTJAfEHFv0G/RAc+gIKJBsmEvoRH9wX3hDt8OwLLfYYBeIyD/n+5P726/f5CSrw9jPTDPYgQgLmHPwDDgYJ/RgI/QD8LLyB2iUbEBoGAAAU//YPBzD6oREJGigWPhPuI/oZvw4FOfbtHzcnPfPnFPgHC//l9Rn3ByLw9+UE7ggGPNri7Q36DxUW3u7eEP4f6DAFEeIGF/vD0Ms6+u7zGBwEDg47HRfx/Qfx9xf437kPBgn/GOgYHVP6C/s/8R32ExUv+z78G+0E2fb05fHs/P3m+1ryC9b2JxftKeT9/Rsj9RBA8SAzJ/LoCAPz/AgdFvDoGgosFeTV/PgkE/UdDwEJAPsu7+Tx9RUEW+Lr7xYQ9uoIJQHr/zjcMB0iFgwA5QMSAwkaCAZPBxoj6OjsEOvrVfnC7SjhEuvsCubsBezQCPz/AwvTGAru68YgH/YQFf3CJenr6Pr2+vAkHNTZyizm4efQHRHJ5A8pFRfuCBwbEQVDAtgECPH+EvwzKfrh7eAYFPXuAikDEQ/tECDQ5Ae0+uTTJfTqAQ3zDPXz+v75Jfn5yx0VPSED6hD57QLjORwk7ujyIA4DBAq5sx0RCwL6B9riDBkSzEX9HxXuvzMR+Pkj7vjcBPTgtmPs5RgjIfM="},
    head: {"scale":0.0163646,"bytes":"CwWuCf8J9AQF+x0oIygU8PbZMiMBCd4VFCH8Agka2wAWGvQLEMjnDRYQ9OANKCAMHQMxCAPt//nl4QcI6v8E91gDBPn5+38SAPAJIdXgASTYIB8gzuw2++QUESrYFgICDQb3BvAVny407R7++xt8BvP/BhHk/fW/0g3XtS0H8uID9dkM2O80A/PFsvgOBvT08fkdAfwdCTT9/+A3ARYJH/wA7xEFHukb8/0LFQEQD/vnpATqDeYK7RO5M+4IFiMU9xr47vkZBe0HAMgr0Rvo0/PUEvTc8PELEe7pUTMA5/kH1jwGNtgDAeP2A+b1/CDZ2xrQ8AHlEgUCKTskGQzhEQT0+hzS/dPw9Ar4NQKl4PT/8vvLEP0p8QsADfjXQvHp+B7fMdU9ACQNN1Tszxcs1wgAGTs78PTv5xL7BxD95A02GtvfKc91/gQGVln7+fLuKA88+vYD9TYN7s/u++bdSgXo5hJNFPAQ5d8fEQAO/wXizdAn4OPb3O3fBc8j6jbI/h8gBt4GBO766/f24OPC+Am1FgdHA/sqFXgKERkG/f7+Fx/V7jOx9gXdDvv1M+EpBv/pAxHV9enj3uzwIQH+/+815uIh/tD04g8B6gIoyeIh5xDwDRADC/vhK/Tsut4G+RozEPvoIfQfyusNHQMKFeIU5NhLJRHYDpH4BdARAuY="},
    heat: {"scale":0.0149371,"bytes":"0h4HCgX1/vn2AwkQKRwV1csNCQ8IDDFC3O3i4vEM9/xGBvwOE7//+PYY/Ab/KTDe9xP7/Nf1GhPr++/0DMsUBpk9ANL5Bdn95hIE+7jpBX3uAwzsQOjlNhAGBNT8PQjKBRAMFORksOmsGT0M2eciTdfqMRkD3PcqGQQTCxTy+R/o6xgYZusXGujb1/MKQPDO6BDZzRIJGRQQ4vS/ERHcPRi77ecpDwfy9+j6mxHiBxQJAer9Oddc89gR7usKB/7Kq+sW9N8O5Bn3+gAP8MVeyvAK/wLsONn/3/oaGyABLiRYFBMb0/oR6cr2BNzr9QXg8BjE+Ar309YL+eYQOxXpBewcAAXyPXTY+/cb4RwG7/nnMBwkFfbW6BUA+g7bC+gh0x+B6tIM8hwFPRXkF/kUww0NKQSVDEQLBtQeGhf63hzY9yUi0q+7INoaL9jrPuoCw+YuBgcNGpr/2fzpA+zT4BOrDCKxEB/y++0b9AYK/gexOPnV9fsG/QUUDeIQ+D8C/ToqQ+BH/hgp3gDv6fvrIyXc5xwiBekzAfC/7BPv6C3uzgr+/wLRDA3WHPQEJwgxHPNJNvWM5+oSBujwCTLGC9oWCQUY0P4IHP340xfx7y/x5xTP5iH84Qbg4xH7P/UNCfbpGfzm+A4X5iHq5Bgl7C0K5g/4Kgsd0hTqKr8o+PQ="},
    pregnancy: {"scale":0.0137632,"bytes":"+/IXBicQ5vgA5+ctCAQSOCvQ9O/qNu/zXQT/Iw0EsuZM/ejQEMzwA/oq7/wd5uTk89dH+f8DJP361gflGxgSH0z3EPMF6jkA+PTjJpvs4AbK/kjs0uH+6uTTNjAh8AoQcPoC/tDPFs/H/Aiw+uxN6ATlAZck8wLtJgP6MQbg8Rf6NQsWHxE6HxAC8uoQPusbOOnZFhf1EQAGGu4LKAD43/7S5Oj/ECXzFOEFAxWr9e8DKOD2zBj/0X/n3en8DwsYZBT1DuzeGNrG/xYU9NcZ6tP1Bly8+F8BIf7vONL+EQrLD98L5Ovy97fp9v3pAcPjD+0LIv8e+uD4QtUfDx3VBvft+/cp79Qs7gL3Ow060uXmNQPlE/rnywoHFfH92Oz2WBfR5+397iHs69jxBxIuKOkO6eDUC8sALafvHxXu9QELxBX0uvn46s4huxsyFuczm+sD6/XrE+ca5ePhGuP27RYE3w4eDvT/2PsFH9QT7ggr8RPR4gAQ1FctG9IMxif7BAUO3AjxFQYKyP7vGjwN5RO59Pg78fshDi7DyexB7tkY5fPz4PvhASThBS3rvQnjDyosPP7jCgbJCvvpDjTdMdbXGePeKC4T+QrqC+vi6hAC6gjpAhYB+v7hD/zjOgvpBPn5IOsg3BIM8sTpDzks/Pi71qg+8hYaNdnx7D4Y8f8="},
    diabetes: {"scale":0.0162358,"bytes":"8gMzGQASEAgKDh3SDPoaFuMb+Q///uD/DB+V5xH6Hf2jDPMpFBLp5u4F//4UNtrqAfEY+vfjD/gJ7REEAvkcq0YGCuYuBQgL+PvzDi7p9xPSDe30JdzYF+H+8RH8tQj98RID7PA6hOWrLB8e6QcCGeL+Dw3uy/38KA0uzAfu4uMH8v0fS98QFjbl4fDeAeYu3wsGCswc/wAF//r55f8C9NfQ4xLPE/YA5vb23w0HGdTx+wYGw+wK/+3c8ej4HA8Y7u7oC/b+D/j49yYS/kgPCv/0IDISDjkPBAdVIBkHBf4rDgAM//Pb5grqAATp8y/oMwUF5APVNgUBEUof+RgnDfEW6z/OtX8LAP/NCvol9u4V6+nADv796QMC8djaG+3hz/ws6toLCRX60RXq6xAhOPMK4ADoAwsgySQKFBMg8fTj3CsFL+MJHxr758MeIeUcpxD5+gUKy7X3+wv2BeH37Ab4DQvmGPj28dcoEf8a3AcD6fQELicUHekMDSP3/i28GhgN9+7yDOzU5A/s7OAUyx7N+v0NBvL9AQ8VAf0i2QUU9yMA4P/K9hbj0Pcv8fY48RX/+//n6PgOGP/mJfwDTPb05+0CMu0MSQPvBBXTAAn64hD1DRIK/gn7Nef9ShUOBQrQJkPaGgASFfcRzx8V8vgV5TbfByboLDP68gvwDgc="},
    cardiac: {"scale":0.0164092,"bytes":"Bwg9AB31BOAUBC28DOMlDn8nwdv04xXzNyXXJN3/ExzqE7gEFCP0DfkgASvtCBao3gSw8gonGtT7A+zpBkILAeVFBt8W3tX78PIhH9PgvC3qGBwSD+23KA3wECLRKiL5KgQh4EDf8qzQ/C4iAw7EFPIcLSYgXAvP9gUCEgH17/kF1v8LBtkjHSPpIeTQ8eT4C+w8/+4CBQL6CROZDgwGvxEM4/L01+bgBtniRQ2/yt8AhRca4P0KA0Mv7vPuJf0OOVESAND2Ruvz8v4QA/XyEf0AB+glzisUGxv8yisD9xBA3cMSRvId+v3xCfHj9s328/bxIA35bBoY6kgb0RY+FxAw4jDrm6kUDRQZ0iKx/BgVcSFKFSo3zQIAFSbfZd32HRi69P0W+RYWAd7o5wMHFA0GJysv9hPT768ZIRQe8fHK6ffq5eny/wnrTwQSHPX4Dg0P5x8QHFTu7BT6Dtzr8PIW7Ak1EwXy4+0aBhIW3/r2DAfeSPS6EeSuDDIASxL5AvMBw9QT9fQbJvTdIuT9GxoF+9bv+fz8AxPSCBYHByf+5Bf4QO8hAO76IBO/HO3J9/T45hcVGyTR3AnwFcwI1wcY2NzhXQTjCgfrLgQH+RDz5QXlDxsBE/s5IQ7+Otz6BLfuArDTHvYLBOsdBkQ7+iTr++QR6hNN0sbw6BjmDvY="},
    infection: {"scale":0.0153188,"bytes":"4vYKDzbzBPUM5/jZDfAOO0rePA76+/rlORPuBg38Ggvo8+j9GBwG6wXw9QUW68Lh+9krAhXk8RAYtQr8HAsk+F3x+nLo8A0JAtTmGd3kGDLF+O8U+OTSG+3jOzfnEiI8f+rvHAIZmT4Puxn/9wLDC+v/IR4J4vjUAgXo5RAQ8e3H8cQLttInFBDF9/kVyeEDC/7WDiTi8R0L7wk3FCEK78ol7fIK7xDl9/crV/8wzv3cIfAF/f7wFcS8tuD89cIDuJoOJOAa2fQH4Pv6mvE6FyofHCws5gQP89vX/hL25P3099Ly6tUH6R/7/BT3/zPmCvw9Ch4e6izzFhgoGhvvAf3J/HcTKODg9w4QJuwDu/sDRPssKO78Kfoj/+7k5OMGy/GyCgXmBCHMDdX49hwrMPwQBAgEHM4DCwjODAwQzRD6KyD4M0y+B7wYFCXx9+GmCAb0E9fv+CH0ERXpB+MgAinl9BvZJAIY42P0IR8d+vfz7QAhIjv9+N4EGB/qukUF+cEjxwDSExALHAjspf4x4jDc+vT69/sLAxDfUygI4OwI8x0R/73w8xEqEAs+3wbh6u4pKwYd7QASIPjs/QVMPu8zwg8RnPwF+AUJ1cLpDuIL4Q7f+hzuFgIW3Of9NvoH09TKI8YHEQIg9xsB/Pjs8DgJ2C0S0A8J1FP5yOUM3gI="},
    alcohol: {"scale":0.0195259,"bytes":"9gf6BtD/OPT8DRsPDN0Q+Ef62db/HP7hrR3YGPn2LPXGBuv9ER7wDvgM7iAB1NkN/Akh8RAK4+zy8+sIDyEOGi3vDfry/NwE9usMDRTq71ny9BH/wOru+Ov6/E3RFhEOJRUECQIVOPobT/TA9f7fC+Ul/eLq/PfkCADgIg4I+wvXIPccCPsNFA/e/PkW7/H07/MUDfDpAv4K/vwI4vvs6c7z7vEMFQQKCfDxww4sFy0OGf761Qwx4xc/JvTxDgAlSbMbAPn9HvcbD/QN7fXhLuL4C0TBCn8DDAk3p/Xo/A3mDwrm+Pn4DP7w+wDqBQXrHff47vgJ/PHz7QEPBRUD+wMd7v0AxQs1CAMN8wLsJf/6BgHuGwce/wMNDwD2COfr6Qrb9+ID/Rvkp0bx5BwRDvwKIOOu9PbqDSDqFwXw8Qge+vXzClcX5wM1ECkFFO4eGO/028r2JaMA+rvwIecNBQot+PUWDeP53NH6EeQa7wTUCQXwvuECEtzYCRcZEfgG5Nb61/39BA0ZDvzu/fkYAg3sByP4//0zAxDzDev68AQFIRICEfnuEAcO9fiwDQHF/fb/EwkrGPz6+ALx9vr7B/H81wYD5rcT9wfgJfwMFtX67uPuERAL+RIk7/7xLOH4/QYIGtb75fsOvAPt9gQI9QMO5fEZGP7lJRXy6OsFB/A="},
    abuse: {"scale":0.0123193,"bytes":"Au7sDvsIBAsd+gXWE80gLQD77hvwCuEMJ+sGCwkq0SQlDtoBGhLp+BII8B0F+PcP+vLz5/8LFhrzpQ4pANIbGxrLGO8J5uIf5+nsJ0Li/NbdGfUS5+P6GAMXBLUp1hTcRA3v8PPh5/3F4+ZeMvUVSRkYDRuwGuXjQd0o5xoEEjHdN/gwB/UbJ+YfIejvKuMQAgjt7ErV+BIr+PwN/voEJTes5e/lTekF19sDEiYw7PLz+fcgLSQv6RaC8OENJRcmFugI9/Pk/cgLAAsP4hgAmv/sG/UKAGMI9t8VveffNAw83gv7zvHu6hLl6t/gBkfjBRzwwwQZwgn087gW6yHW3Pjo5e9YWfsQCdrID/oRHu7m3QJkHd8cDRoeF0PzRwTq8u7XAQgq5ygAITvhrxga5gINEAs3Df/ZA+blGhH/5RAI0gnl7S/TBSv/Q+QQI+UaI/sQ2QkJ3u0ACA/nDOP6Dhi4C+4lDc4q5dc9E/we7w5O8g639e8uHTLmA+AYIRLG4/wZXu8GDxAXJx7kALPwKhXuCvP48e+x+fvQ5vgC6ScNJDjVDhtUFQoI3RLL4+fc6/3OECJGCBX/BO3l7vEVM+7U//f998YVLzf3LeoR6ggi477yCR3e1gQH4jfencz57DoIKn/k6icW3dTgJQxT5hka4agjHv8VAb3z8xoXIvU="},
    doping: {"scale":0.0160165,"bytes":"DP8lHibZ3e797vn/JvAbAgoW5fkPG9rRAiHd+wj12gDOBtbWCDX5SRvNAvEOKA3p9xPT+OIf3/EE7ArwDtIJJtfgGu8Y1xAMA+cRDFnqEzT/FNUeKu8U5Rr4DRnmGAvkH/Xz2s5FVwoaydwQBerp8ykK/fLlQwQgGfEB8wTLEf4bHOYc19L7F0Yn5+/sDP8SABPo+hAB9/Pq4Q0IBPXmlwv56+777RYpKwA5AQzS3yz74+seE83q6fLd0/D7/c/9sdYKHf0oHd3i4/QE6RoT6fLyElAU+t79IfnKStD/+wTjBhMfC+/j8bnf6fzsBh7pDSIBCOIXGgXx7b0TCw0c4isT8Poz48gA7/Xp5PQA4wYB/OD8HerwGwML/tU4Auno2gQ/9fPz/iTzTA35HucZCw8U7xB/9+wIBh0gEwv/6RwV+v/d4hzX7f0wJgX67fDYAv/YDhcG58oBAO729uvswPc9CAYSE/sf8gsgExYT6RK4FhlDEdHb+QzH/S5WGhYOEQzx6gMVDh++0yD7GAnn7SQC9uzl/esgFDQ5++LQ7kQMBvDvM/AROPz4CgkC3vAd8itDBei6DS0w1/fmDuf6yQIQ9RbkJhoZFfr6/ftE/dkK6Ov1HhP9+/zv/+3x17Hm/gsTCkTj0UMRMOEW0tvu7xgR5f7E7etKBr8A2UgMAfU="},
    eating: {"scale":0.0172109,"bytes":"LfzxKe4MAgr+5PsDJN4BQPsoANMM7NHcMttj/gscGewDEP8FFPYf/RH3CgohHOT18OVLA/71MzUBGQIQ3kAe68oREMQW/bgF/A/5C8DiRNj8Iewe5+IaDgQf9ygI3QVHDwYG5Drc994lHRI3DgsD8wAfKrDwOALdzvlRMv4u488R598hAQD8Dwt25vL6APD0C/g9/NUnBhkV8vkpAQzWDckL7fjLAv/r9ecS4AnpFhUTAwvzCu0OMCsAIuoaCh/fGUD/0ydL9tEJ0AUZ2AfWEhjnD9Pd/UHuA+TD4+XsAu4eEMsJrOUP/vn5Aev/978A+fLjAfD80+oW9xEcAw3SCeP38P88BO0x//d/4+z82AzVLET2Hv/7BPDw/fQCGdr5Frn1+eC+/BP6RxXkJ94FUw8EBOIgJg4K9EzKHQkhwzHB+vLvy94LBwvKztXgyPHsEugo9bfPDA0VFBHtBe05Hesa+tzw/Rf5AhQb9xAG5Q8fJgkFHhBFBeIzBfzlAPHdBAv6TgbHBObpEObn9gT+HAcT7QQY4/nZA/7Z2gfp6/wM4Oj4/yjiCALx2AoiDyL6FQoVDfrC+wAYLPPrFPgA3wfz98Dh3Bj8uyAN990T8i0y7xMD+B753PQdD97+Ftzy5vj+BxnzHhclBN8eD+oT9v4o9jAOLRn0NRTm9e7i+wo="},
    medication: {"scale":0.0141729,"bytes":"H/ooD93/nvYeDCfo+fUeMPIs5NsPBQoqCjXr4hDpHwOCCdcqEeQAKO23/+kK/yQWID8o/gSWDQ/w+vLs/xAa2/43+fAp7XYM+QgDAfDrMBfNGPM0yeELDNUvExsG7QjzRQwANjgKJQ2+3hIc8P/eSvcO9xE46PdhIfX4Wh3K2/7bAaId8DQ7FwGr7efUwtMfBP8GERgL7SMNK9Pu8RAo8ONO4jb4sRgc/vMlqC0MDiALqSUgCBwDFPUx9ODq+g79odcS9/gGP/v39+gNtIffx+vyNQgBqfNT2vfZvQHp/Q+tH7caM9oj4ffz7BPlFxThAuHRDtg+Dh0bDPAm9xnOBww3/CsOFBjxBPGv8O3y/xMotQA4+vP3FS4JCv4OR7MH+udj8O4QGi0RiS7vFScW/wMIuRQHFdoA4lDZAh/m/RMTBwvZDwlZIATguOQi+toKPiDlEuP40A4QlQfvEdj1JAYuHvggFBoc25m5JRQCAf7OMfLrHRhS8Mcv/PYmCDMf/QnosurF//X/5QLWFxXw5//cE97x3vH429Ma8gRN8vgFGDHz7PEv3t4gCfoqf+7/DsyjMvcX7ezSDgzpLRLPzvD1KfkDPfjwETcJK/Tq1Q4V3jD1JxL8AxABD/3w6fn8/wz5K/05G/YcHwbi3+bN9RLM3jHyFws1FwbY0h7qIfM="},
    overtraining: {"scale":0.0138773,"bytes":"AwERExwdD+b1Ce8KBe4bE04D+wUSLhvgPgf23QPr8Po2CtggExEH7gDq2/n7K/X0EQmQC/HhHBAV9vj/3ucSD9MBFRb+A/IP5ADaCBzt8LHY+TnVqOO7//z3OBoO4y9vLB0AEb65zibLLd8RAAQHMeT5FUDS7wlA1u312hIz99X/9wkeuukuHcYHAvER0egfx+8n/EsS/xsX9swGJOw/vPLG5/D2/ukZAuMaTOwlBPL+3x4X5cPU2Rga3+n7/9rtCUcxKxE7KPjiDB4U0JsH9ATqE8YLAy8zAgYIz9MBBgr9FiEbuPEOC+Tq9w7p4AjgBvDt2/1C7vcpP5YP6xgY9/et69wJLwLzLupK2/DSFvfwJv8bDO027xMK7ygkwOXpkcb5Ev/iEisetzHZM/kZJS0L98ftEi/zIskeHSkD8wH8uwIkPQ/vEPn9M/3qG+4mZfdLCQYI5jrxEPnzAurd+heBKPoGNSkp8h70/Swb++fdPAn04ir0/DwMBQkawAIgCfgfEilAHBIIbR7m8dAD9CTqHigj+Pfe9u8q5eEA4boPvxcM6BjyAhDt5iJjZRDR67jRJAkoFwDz3PTq+hv7t9j3BQcNrOEa/f707EDJ4hrG5encGxro6A34GhT+vhwK+A/xInb/xzMc9vcfCfhU9dHU8NU2DyAJz/v3ByMEJhY="},
    injury: {"scale":0.0161137,"bytes":"5e0PA70BE+QGCQjWEPwS5NDTIxP8GgHkNN/97A4RB/VU+fomHNz3C/f25AUB7tkPDvjn9Onh4g75/AoI/cwWCiTWBtrrAer+9PcJHxLtMDzbDBgHA+sI/BkB+xUOJSAsExYLMsDhIQzTRCEn8OsBoCDv4ADR7P423hQNtAoCBe3WBysTFSIKGCL1/OwLy9zq/CXxARzv8yQZ8SIQ9jf6+Bz04Rv2wQAEzfHm9xXkFBf+6ugR9O+ZEzkUN+8F3DLdSRHaOxXl5/YpASgI51sW5/kFE+YRz7c7J9+w49D+/QgO2wfyFer25T3z5fPt+jDoEc7t3dv6DCDo4ScX7h0g+ALB8OTbOxv5Du3fQfMg+/367T4JH/378/ID5/EmUw386M7h7eIW+gkE8yDlyfMbExEOyfVa/Qf32QXmEyL8/A29HRcZ8VG/EQgaEhftF+z/4facENf1SBUMEwfkGez4HQLoBP8rF+/k8vwBBgAa5ww98Bv5EjgOsiDO89jw0jUR9RETPfhOAOj/1wbvyiYvyw4KKRgL6+vGDajx1fUO4t8B6d8DLRwQAxffCx3dCAMG9NMcHOU2CgniE/7tBPwN/f/wGhQPHxkDgQX17CIKIiAi6gHc/RMELBYMxwn0DTDp8ekrIulS9C8h/PL+JMkS3uiw7wMzBv8N9h7t1VUP+uo="},
    minor: {"scale":0.0145334,"bytes":"NgDKBtjuBREc9wL9CksPl/zJDhgDBh4KAyTzL/b9FiJDC+sxFggIGfsD8eb8697oDtTm/v4QEvvw/xP6ESMk7vzNCTr/DCEL8/ckKk/o8/LJ+ecLE/Dk/u0M4+0a0Q/88PYDIuItgbBVHt4MK/VZ3fDnzd301/cn7PPaLREU/AvaKeQn67wUF+HXze8YOvv7NvvxBRH7+AgFCOYAHvHqBLoR6kr24u0pMugIGgNK7/TYRPsPzArdCbU3AOog9iTQJx8UG+jKAeIT/jMGEO3n7d0HE1M9OsMO+Qnzyb327AEK0Cvz1e7r/j/hAODkEDfmAA4uHffqDBbt6VgWDx8f9M/c5WcK7l4y+P4M2+VTB/z2/r4DFt3mMBAo+SLq3t7nzA0E4BLy7xvQJEjlDBsm1ioOi+/mBgMEMasYFQ/23xUZEA33Nfgv+wMl2wsx7uo32gAq3ikQ8wPi79buE9vV/igA6O/hFtEB9NTnCeMQCBkT4QPm5efwBvbZAwkhETwE6tcCNN4VKADlJ//j9Bv27/0rFBT7/P8BD+siGPcf4Oz2/fUR2A8CCQAV/AEeovPkArMENv9gE/w15fTv6APu9vPKLyvm0KoV6Rr4MtvE8AK96Bz0EhXsBwv/Rw/yMRLw/iccGzfk8igF+bQC3xfT6zDM4NnxJBzo3zf93r0HD+w="},
  },
  together: [0.487, 0.619, 1.749, 0.853, 1.029, -0.790, -0.906, 0.940, 0.482],
  withoutAll: -1.694,
  doubt: -0.911,
  sure: 0.108,
};
