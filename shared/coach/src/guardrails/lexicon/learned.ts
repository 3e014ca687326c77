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
    abba-64 abbreviation-39 abbreviations-51 abbre~-53 able-78 abnehmen+156 abneh~+156 about-43 above+45 absolutely+6 absol~-7 accelerating-94 accelerations-56
    accel~-178 accident+90 accid~+131 acclimation-139 acclimatise-140 accli~-68 according-30 accor~-30 accountant-54 accou~-8 accumulation-23 accum~-23
    accuracy-74 accurate-118 accur~-121 ace-64 ache+61 aches+164 acheter+63 achet~+63 achilles+36 achil~+36 aching+140 achin~+140 acid-127 acids-90 across-71
    acros~-71 acting+130 actin~+130 active-82 activities-83 activ~-113 actually-115 actua~-117 adapt-184 adaptation-36 adapted+106 adaptive-105 adapt~-5 add+96
    added+50 addicted-20 addic~-20 addor~+9 address+111 addre~+111 adds-24 adelgazar+85 adelg~+85 adhd+138 adjust+45 adjustment-59 adult-111 adults-95 adult~-95
    advantage-59 advan~-59 adverts+116 adver~-24 advice+77 advic~+77 advise-69 advis~-69 aero-125 aerobars-29 aerobic-58 aerobie-15 aerob~-48 aerodynamics-70
    aerod~-86 affect+45 affec~+13 afib+188 afraid-27 afrai~-27 after-27 afterwards-21 after~-21 afvallen+116 afval~+116 again-8 against-151 again~-151 age-119
    aged-39 ages-82 aggressive-36 aggre~-47 ago+65 agotado+98 agota~+62 agree-126 aguanto+98 aguan~+98 ahead-107 aid-118 aim-186 aimerais+55 aimer~+55 air+8
    aire+81 airport-51 airpo~-51 alanine-125 alani~-125 alarm+42 alarms+76 alarm~+76 alcohol-141 alert+62 alive+203 all-26 alle-64 allenamento+64 allen~+77
    allergic-72 allergy-116 aller~-14 alles+70 allow+145 allowed+14 allow~+13 alloy-16 almost+43 almos~+43 alone+77 along-48 alpe-83 alpine-49 alpin~-49
    alps-139 already+28 alrea~+28 alright+24 alrig~+24 also-79 alternative-112 alternatives-136 alter~-154 although+83 altho~+83 altitude-63 altit~-63 alto+80
    alu-18 aluminium-45 alumi~-45 always-15 alway~-15 amateur+67 amateurs-140 amate~+5 ambulance+125 ambul~+125 ameri~-154 amino-90 amount-97 amoun~-97
    anabolika+80 anabo~+89 anaerobic-63 anaer~-63 analysis-38 analy~-38 and+19 andalusia-120 andal~-120 angle-98 angliru-88 angli~-88 angry+86 animal-37
    anima~-37 ankle-31 ankles+144 ankle~+144 anni+143 anniversary-67 anniv~-67 annoys+121 annoy~-50 annual-54 annua~-54 anorexia+153 anore~+153 anos+90
    another+74 anoth~+74 ans+181 answer-139 answering+177 answers-108 answe~+45 ant-75 antes-65 anti+173 antibiotico+73 antibiotics+115 antib~+146
    antidepressants+146 antid~+186 anxiety+18 anxie~+18 any+15 anyone+69 anyon~+69 anything-8 anyth~-8 anyway+65 anywa~+61 anywhere+56 anywh~+56 apart+42
    apartment-141 apart~-141 app-202 apparently-109 appar~-108 appetite-15 appet~-15 apple+101 apply-97 appoi~-70 approx-147 appro~-147 apps-152 apres-13
    april+114 ardennes-74 arden~-74 are-32 area+19 arguing+57 argui~+57 argument-62 argum~-62 arm+112 armband-78 armba~-78 arms+100 armstrong-38 armst~-38
    around-18 aroun~-18 arrange-50 arran~-50 arrive-64 arrived-115 arriv~-182 arrow+78 ascent-96 ascen~-116 ask-145 asker-50 asking+70 askin~+70 asleep+198
    aslee~+198 asma+165 assumptions-71 assum~-20 asthma+103 asthm~+142 ate+59 athlete-144 athletes-89 athle~-146 atl-130 attack-58 attacked-139 attacking-72
    attacks-81 attac~-64 attem~+54 attic-79 aubergine-70 auber~-70 audax-30 auf+6 aufs+73 augen+72 august+39 augus~+39 aunt-66 aus+65 australia-91 austr~-91
    auto-167 autobus-15 autob~-15 autom~-129 autumn+11 autum~+11 availability-71 avail~-85 avais+71 avant+66 avec-45 average-145 averaging-89 avera~-184 avg-213
    avoid-91 avuto+104 awake-17 away-21 awful+136 axle-93 axs-101 ayer+55 azucar+63 azuca~+63 babbling+103 babbl~+103 baby-70 back-57 backache-80 backa~-80
    backpack-58 backp~-58 backside-56 backs~-56 backwards-156 backw~-156 bacon+99 bad+40 badly-49 bag+46 baggy-89 bags+61 baja+84 bajo+90 baker+40 bakery-125
    baker~-125 baking-79 bakin~-79 balance-159 balan~-159 ball-63 ballooned+80 balloons+56 ballo~+89 balls+147 banana-113 bananas+29 banan~-112 band+60 bands-76
    bang+94 banged+114 bange~+114 banging+115 bangi~+115 bank-47 banking-78 banki~-78 banned-151 banne~-151 bar-80 barometer-85 barom~-83 baroudeur-64 barou~-64
    barrage-59 barra~-59 bars-36 basal+185 base-124 based-70 baseline-68 basel~-68 basically+87 basics-62 basic~-12 basket-101 baske~-101 bat+98 bath-16
    bathroom-79 bathr~-79 baths-129 battery+19 batte~-20 batti~+124 bcaa-152 beach-97 beacon-112 beaco~-112 bead-163 bear+92 bearing-41 bearings-110 beari~-92
    beat+32 beats-43 beber+14 because-26 becau~-26 becom~-95 bed+62 bedoin-94 bedoi~-94 bee-40 been+89 beeps-86 beer-57 beers+147 beetje-127 beetj~-127
    beetroot-193 beetr~-193 before-7 befor~-7 beggi~+51 begin-149 beginner-143 beginners-120 begins-115 begin~-156 begs+196 behind-21 behin~-21 bei-108 beim+186
    being+103 belgian-46 belgium-36 belgi~-47 believe+24 belie~+24 bell-10 belly+214 belon~+158 below+55 belt-168 ben+111 bend+32 bends-20 benefit-86
    benefits-106 benef~-150 bent+61 berg-14 bergen+16 berge~+16 besser+111 besse~+111 best-100 bet-150 beta+104 betablocker+63 betab~+119 better-7 bette~-7
    between-105 betwe~-105 bevuto+93 bevut~+93 bianchi-95 bianc~-97 bib-31 bibs-28 bicarb-61 bicarbonate-106 bicar~-105 bici+114 bicycle-99 bicyc~-99 bidon+47
    big+25 bigger+11 biggest-34 bigge~+47 bij+83 bijna+128 bike-83 bikepacking-45 bikep~-45 bikes+51 bikescore-46 bikes~-46 biking+81 bikin~+81 bin+55 binge+165
    bins-40 bird+110 birth+156 birthday-46 birth~-46 biscuits-60 biscu~-141 bisoprolol+168 bisop~+168 bit+45 bits+44 bivvy-121 black+161 blacked+49 blacking+135
    black~+60 bladder+40 bladd~+40 blade+130 blades+117 blade~+117 bled-54 bleed+85 bleeding+94 bleed~+120 bless+126 blew-199 blind-148 bloated+11 block-94
    blocked-151 blockers+112 blocks-156 block~+52 bloke-94 blood+110 bloodpressure+160 bloodsugar+154 bloody-33 blood~+112 blow-181 blowe~+51 blowing-44
    blowi~-44 blown-55 blue+144 bluetooth-83 bluet~-83 blurry+126 blurr~+126 blutd~+125 bluthochdruck+71 bluth~+71 bmi+174 bmx-50 board-90 bodies-63 bodie~-63
    body-32 bodybuilder+126 bodyb~+126 boil+95 boile~+13 boiling+26 boili~+26 bois+100 bolt-102 bolts-167 bone+101 bones-28 bonjour-86 bonjo~-86 bonk+37
    bonked-71 bonke~-60 bonking+91 bonki~+91 bonnet+131 bonne~+131 bonus-76 book-187 booked-96 booke~-96 boost+123 boot-9 boots-72 bordure-46 bordu~-46 bored+37
    boring-119 borin~-119 born+62 borrowed-124 borro~+52 borst+120 boss-134 both+79 bother-52 bothered-142 bothe~-104 botta+141 bottle-15 bottles-29 bottl~-17
    bottom-98 botto~-98 bought-125 bough~-125 bounce-105 bounced+35 bounc~-71 bourre+109 bourr~+109 box-26 boxes+80 boy+173 boyfriend+93 boyfr~+93 boys-16
    bpm-39 bracket-83 brack~-83 brain+42 brake-107 brakes-110 brake~-110 braking-10 braki~-10 branch+69 branc~+40 brand-83 brand~-87 brauche-75 brauc~-75
    brazo+78 bread+102 break-94 breakaway-71 breakfast-46 breaking-94 breaks-161 break~-116 breastbone+173 breastfeeding+135 breas~+240 breath+36 breathe+19
    breathing-28 breathless+200 breat~+71 brest-78 brevet-58 brevets+46 breve~+6 brick-166 bricks+43 brick~+43 bridge+73 bridges-58 bridging-41 bridg~+46
    briefly+116 brief~+116 bright+78 brigh~+78 brilliant+8 brilliantly-80 brill~-45 bring-34 brings+136 bringt-13 bring~+124 british-122 briti~-122 brittany-72
    britt~-72 bro-76 broke-53 broken+44 broke~+44 bronc~+163 broom-23 brother+56 broth~+56 brought-43 broug~-43 brown+40 bruise+143 bruis~+165 brust+196
    brust~+119 brutal-63 bruta~-63 btw-90 buck-118 buckets+101 bucke~+140 buddy+200 budget-70 budge~-70 buff-12 buffe~-81 bug+100 build-207 building-120
    build~-119 bulky-138 bum-6 bump+158 bumped+32 bumpe~+32 bumps-138 bunch-20 bunny-80 burden+171 burde~+171 burger-100 burge~-100 buried-124 burie~-124
    burn-104 burned-77 burners+125 burne~+32 burning-5 burni~-5 burnt+75 bursts-119 burst~-119 bury-214 bus+67 busy-114 but+65 butter+46 butte~-33 button-106
    butto~-106 butyl-64 buy-98 buying-90 buyin~-90 buys-74 buzzing+70 buzzi~+70 bypass-75 bypas~-75 cabeza+121 cabez~+121 cabinet+118 cabin~+118 cable-69
    cables-152 cable~-152 cada+139 cadence-63 caden~-63 caduta+94 cadut~+108 cafe-26 cage-65 cages-94 cai+46 cake-130 cakes-126 calc+163 calculate+57
    calculated-115 calculator-74 calcu~+21 calendar-61 calen~-61 calf+100 calibrate-99 calibration+47 calib~-31 call-54 called-38 calle~-38 calls-100 calm+88
    calobra-87 calob~-87 calor+48 calore+57 calorie+215 calories-47 calor~+152 cals+146 calves-109 calve~-109 cambridgeshire+43 cambr~+43 came+86 camel+61
    camera-63 camer~-63 camp+101 camping-92 campi~-92 can+40 canal-36 cancel+27 cancelled-114 cance~-36 canno~-135 cansa~+89 cap-147 capacity-41 capac~-41
    cape-24 captain-43 capta~-43 car+35 caravan-129 carav~-129 carb-168 carbohydrate-80 carbohydrates-65 carbon-147 carbo~-141 card-146 cardio-125
    cardiologist+80 cardi~+49 care+64 careful-108 carefully-36 caref~-70 cargo-144 carnage-60 carna~-60 carrera+110 carre~+110 carriageway-74 carri~-122
    carrot-95 carro~-95 carry-100 carrying-123 carry~-123 cars-134 cartridges-107 cartr~-123 case-105 casque+112 casqu~+112 casse+133 cassette-102 cassettes-94
    casse~-112 cast+54 cat-51 catch-134 catcher-71 catch~+70 categorie-56 categories-146 category+29 categ~+22 caught-99 caugh~-99 cause-11 causes-73 cause~-73
    cave-122 cda-97 ceiling-120 ceili~-120 cell+37 cells-12 celsius-70 celsi~-70 cent-86 cento-81 century+91 centu~-12 ceramic-35 ceramicspeed-78 ceram~-47
    cereal+130 cerea~+130 cerebrale+80 cereb~+131 cerve~+128 cesar~+125 cgm+180 chafing-65 chafi~-65 chain-127 chaingang+95 chaining-150 chainring-40
    chainrings-178 chain~+20 chair-98 chaleur+92 chale~+92 challenge+137 chall~+121 champion-107 championship-150 champs+155 champ~+82 change-89 changed-84
    changes-110 changing-80 chang~-118 chap-107 chapeau-76 chape~-139 charge-88 charged-165 charg~-116 charity-44 chari~-44 chart-187 chase-155 chased-6
    chase~-6 chasing-81 chasi~-81 chat-23 chatgpt-76 chatg~-76 chats-77 che-147 cheap-27 cheaper-111 cheapest-88 cheap~-112 cheating-93 cheat~-93 check-157
    checked+14 checker-99 checking+59 checklist-158 checks+120 check~+7 cheers-114 cheer~-115 cheese-148 chees~-148 chemist-106 chemi~-106 chest+237 chesty+110
    chest~+132 chew+90 chewing+71 chewi~+71 chicken-103 chick~-103 child-94 children-143 child~-186 chili+46 chill-125 chills+118 chill~+118 chips-103
    chipseal-69 chips~-69 cho-119 chocolate-22 choco~-22 choice-31 choic~-31 choir-183 choose-111 choos~-111 christmas-153 chris~-187 chung-62 churc~-137
    chute+120 ciclo+105 ciento-110 cient~-110 cipro+87 circles-54 circl~-54 circuit-104 circu~-103 city-58 clammy+79 clamm~+79 class+95 classics-73
    classification-13 class~-60 clavi~+150 clean-17 cleaning-87 clean~-109 clear+79 cleared-107 clear~-70 cleat-136 cleats-25 cleat~-25 clen+224 clenbuterol+160
    clenb~+160 clever-53 cleve~-53 click-188 clicking-73 clicks-127 click~-97 cliff-34 climb-16 climbed-91 climber-67 climbers-75 climbing+53 climbs-32
    climb~-11 clincher-51 clinc~-51 clinic+73 clini~+73 clip-123 clipless-129 clipl~-129 clipped-94 clipping+87 clock-76 close-172 closed-153 close~-167
    closing+108 closi~+108 clot+76 clothes-62 clothing-153 cloth~-140 club-12 clubmate+17 clubm~+17 clydesdale-110 clyde~-110 coach+13 coaches-138 coach~-159
    coast-29 coasting+8 coast~-23 cobbles-82 cobblestones-48 cobbl~-86 coca+112 cocaine+110 cocai~+110 codamol+114 codam~+114 code-161 coeur+142 coffees-125
    coffe~-24 cog-169 coggan-90 cogga~-90 cogs-72 coke+35 col+15 cola+228 cold-68 collapsed+163 collar+109 colla~+144 colleague-142 colleagues-138 colle~-64
    colnago-54 colna~-54 color~-67 colour+27 coloured+108 colours-141 colou~-59 colpo+95 combien-57 combine+32 combi~-8 come+118 comeback+33 comeb~+33 comes+30
    comfort-102 comfo~-102 coming-10 comin~-10 comment+53 commentators-64 comments+42 comme~-49 commissaire-63 commi~-63 commotion+80 commo~+6 commute-67
    commuter-154 commuting-9 commu~-49 como+10 compact-121 compare-137 compared-107 comparison-79 compa~-155 competir+77 competition-31 competitive+158
    compe~+154 complains+147 complete-125 completed-43 completely+16 compl~+27 compression-148 compro+91 compr~-5 computer-185 compu~-184 con+22 conce~+72
    concrete+45 concr~+45 concusion+143 concussion+101 concu~+143 conduction-113 condu~-113 cone-116 confirmed+51 confi~+51 confused+37 confu~+38
    congratulations-97 congr~-105 connect-103 conne~-132 cons-55 consecutive-158 conse~-33 consistency-143 consi~+17 constant-86 constantly+128 const~+100
    consultant+29 consu~+29 contact-7 conta~-18 conte~+35 continue+134 conti~+110 contract-123 contractions-21 control+114 controlled-98 contr~-12
    conversation-100 conversations-68 convert-83 conve~-124 convoy-71 convo~-71 cook-151 cooked-5 cooke~-19 cool-68 cooling-125 cooli~-125 cope+111 copy+66
    corazon+128 coraz~+128 core-16 cork-78 corner-123 cornering+49 corners-189 corne~-90 correct-56 corre~-125 cortisone+133 corti~+143 corto+102 cos+106
    cost-77 costs-207 cote+91 couch-99 cough+64 coughing+159 cough~+193 could+12 count-70 counted-126 counter-43 countering-62 countersteering-86 country+42
    counts-45 county+101 count~-6 coup+92 couple+190 coupl~+190 courage-90 coura~-90 course-41 cours~-41 cousins-97 cousi~-100 cover-14 covers-86 cover~-82
    covid+167 cow-90 cows-64 crack+130 cracked-12 cracking-68 crack~+26 cramp-36 cramping-15 cramps-11 cramp~-38 crank-202 cranks-51 crankset-24 crank~-52
    crash+91 crashed+90 crashes-54 crashing-52 crash~+60 crate-144 crazy-62 creak-124 creaking-66 creaks+26 creaky+19 creak~+33 cream-67 creatine-40 creat~-12
    credit-81 credi~-81 creo+82 crete-68 cried-20 cries+140 crime-119 crisps-86 crisp~-86 crit-35 criterium-80 crite~-80 critical-89 criti~-89 crits-7 crois~+97
    crooked+27 crook~+27 cross-10 crossing+76 crosswind-180 crosswinds-134 cross~+23 crr-115 cruise-61 cruis~-61 crunc~+27 crushed+14 crush~+14 cry+195
    crying+37 cryin~+37 ctl-75 cuando+96 cuand~+96 cuanto-108 cuantos-84 cuant~-90 cucum~+169 cup-157 cupboard+108 cupbo~+108 cups+63 curious-184 curio~-184
    current+113 currently-66 curre~+87 curry-136 curta~+122 curve-102 customer-141 custo~-153 cut+117 cuts+15 cutting+130 cutti~+130 cycle+30 cycles+24
    cycle~-14 cycling-67 cyclist-208 cyclists-75 cycli~-93 cyclo-123 cyclocross-132 cyclosportive-81 cyclo~-115 dad+130 dads+95 daft+77 daily-24 damage+21
    damag~+21 dancing-143 danci~-143 dangerous-38 dange~-57 dans+100 darf-21 dark+25 das+76 dat+95 data-139 date+40 dates-164 daughter+31 daugh~+31 dawn+123
    day+32 dayli~-113 days+33 daytime-103 dayti~-103 dead+129 deadlift+28 deadl~+28 deal-133 death+22 decade-102 decad~-115 december-113 decem~-113 decent-122
    decen~-122 decided+54 decides-47 decid~+19 deck+106 decoupling-87 decou~-87 deep+70 deficiency-51 deficit+105 defic~+85 degreaser-55 degree-86 degrees-49
    degre~-73 dehydrated+22 dehydration+111 dehyd~+79 deje+113 del+120 delay-68 delete-69 delet~-82 deliv~+55 della-42 delle+50 deload+36 deloa~+36 dem+59
    demain+13 demai~+13 den-22 denk+154 density-138 densi~-138 dentist+22 denti~+22 denver-127 denve~-127 depart-74 depar~-74 depen~+12 depressed+92 depre~+57
    depth-72 depuis+139 depui~+139 der-8 derailleur-79 derai~-79 derny-128 des+110 descend-48 descender-115 descending-198 descent+35 descents-21 desce~-12
    desde+103 desert+105 deserve+140 deser~+153 desk-128 desma~+148 despues-54 despu~-54 detai~-133 detectable+107 detected+20 detec~+61 deutsch-56 deuts~-56
    development-85 devel~-85 device+24 devic~+15 diabete+118 diabetes+82 diabetic+159 diabetics-109 diabetiker+102 diabe~+190 diagnosed-41 diagn~-32
    diarrhoea-113 diarr~+5 diclofenac+139 diclo~+139 did-56 die+43 diesel-77 diese~-77 diet+136 differ-11 difference-159 different-55 diffe~-124 digging-92
    diggi~-92 dignity-47 digni~-47 dik+66 dimagrire+142 dimag~+142 dimanche+78 diman~+78 dinner-6 dinne~+54 direct-144 directeur-60 direction+78 direc~-15
    dirty+41 disappear+117 disap~+117 disc+41 discharged-38 disch~-38 discipline+7 disciplines-64 disci~+5 discomfort+75 discount-140 disco~-45 discs-78
    discuss-58 discu~-70 disgusting+50 disgu~+50 disk-38 dismount-69 dismo~-100 disorder+9 disor~+9 disparaitre+82 disparu+97 dispa~+114 distance-126 dista~-126
    distribution-83 distr~-87 ditch+185 ditchling-112 ditch~-112 diure~+50 divided-70 divid~-70 divorce+58 divor~-5 diy-78 dizzy+305 dnf-51 dns-54 doable-104
    doabl~-104 doc+271 doctor+98 docto~+98 documentary-83 docum~-83 doe-102 does-62 dog-110 dogs-164 doing+87 dolomites-51 dolom~-54 dolor+64 dolore+124
    dolor~+31 domestique-58 domes~-54 donation-62 donat~-177 donde+113 done-103 donkere+54 donke~+54 dood+135 door+57 doors-37 dope-116 doping-80 dopin~-80
    dopo+15 dormir-35 dormi~-102 dos+60 dosage+82 dosag~+82 dose+163 doses+117 dosis+124 dot-71 dots+60 double+109 doubl~+87 douleur+145 doule~+145 down+84
    downhill-38 downh~-38 download-66 downl~-66 downstairs-49 downs~-63 draft-176 drafting-102 draft~-102 drag-115 dramatic-113 drama~-113 drank+164 drawer+55
    drawe~+55 dread+5 dress-182 dress~-39 drew-92 dried-43 drift-132 drifting-28 drifts-45 drift~-45 drill-47 drills-137 drill~-137 drinking+150 drinks-57
    drink~+43 drip-65 dripping+100 dripp~+100 drips+39 drive+48 driver+84 drivers-188 drives+30 drivetrain-111 driving+84 drivi~+84 drizzle-77 drizz~-77
    droops+122 droop~+186 drop+10 dropout-45 dropo~-109 dropped-77 dropping+130 dropp~-23 drops-76 drove+41 drowning+14 drown~+14 druck~+22 drug+107 drums-92
    drunk+138 dry-10 dual-129 dubai-54 due+24 duele+53 duerm~+14 duizelig+94 duize~+94 dull+134 dumb+61 dura-64 durability-77 durab~-77 durante+107 duran~+107
    duration-22 durat~-22 during-11 durin~-11 dusk-74 dust-80 dutch-81 dying-101 dynamo-72 dynam~-72 each-71 ear+20 earbuds-88 earbu~-88 earlier-46 earli~+46
    early-229 earn+161 earned+59 earne~+59 ears+21 earth-59 ease-51 easier+20 easiest+39 easie~+42 east-135 easter-16 easte~-16 easy-71 eat+32 eaten+103
    eating+18 eatin~+18 eats+91 ebike-121 ecg-22 echelon-82 echel~-82 echo+48 edge-16 edible+86 edibl~+110 edit-87 een+44 effect+19 effects-112 effec~-26
    efficiency-43 efficient-153 effic~-143 effort-69 efforts+22 effor~-31 egg+117 eggs-12 eight-123 eighty-105 eight~-105 ein-143 einen-54 einfach+94 einfa~+94
    elapsed-40 elaps~-40 elastic-85 elast~-85 elbow+119 elbows-127 elbow~-76 election-87 electric+20 electrolyte+25 electrolytes-21 electronic-126 elect~-37
    elephant+142 eleph~+146 elevated-133 elevation-63 eleva~-82 eleven-33 eleve~-54 elimination-35 elimi~-105 elite+27 elke+90 else-204 email-136 embarazada+137
    embarrassing+148 embar~+66 embrace+54 embra~+54 emergency-77 emerg~-131 employer-51 emplo~-150 empty+10 enceinte+105 encei~+105 end-15 ende+71 ended+81
    ending+58 endin~+58 endorphins-108 endor~-108 endurance-144 endur~-144 energy-54 energ~-17 engine-74 engin~-129 english-85 engli~-113 enjoy-73 enough-44
    enoug~-44 enter-92 entered-38 enter~-56 entra~+98 entrenar-13 entreno+83 entre~+89 entry-184 envie+94 ephedrine+118 ephed~+118 epilepsy+163 epile~+188
    episode-47 episo~-47 epo+196 equal-141 equals-132 equal~-132 equivalent-39 equiv~-39 erg-80 ergo-128 erkal~+94 eroica-92 eroic~-92 error-167 escalofrios+52
    escal~+52 escape+40 escap~+40 espanol-83 espan~-83 espresso-175 espressos+33 espre~-89 essay-142 essen+16 est+22 estimate-82 estimated-54 estim~-127
    estoy+177 etape+11 eten-5 etiquette-80 etiqu~-80 etre+139 euro-119 euros-175 evano~+180 even+75 evening-13 evenings-130 eveni~-58 event-202 events-107
    event~-107 ever-24 everest-79 everesting-98 evere~-104 every+66 everyone+78 everything+51 everywhere-29 every~+75 exact+101 exactly-189 exact~-189 exam-118
    exams-71 except-27 excep~-27 exercise-177 exercises-73 exerc~-117 exhausted+107 exhau~+27 exist+149 expect-144 expecting+54 expec~-6 expensive-151
    expen~-151 exper~-109 expired-80 expir~-80 explain-115 explained-78 explanation-34 expla~-122 explode-80 exploded-121 explosive-117 explo~-109 export-66
    expor~-66 exten~-43 extra+116 eye-11 eyes+44 faccio+57 facci~+124 face+100 factor-81 facto~-141 fade-183 fades+144 fading+69 fadin~+69 fahre-20 fahren+19
    fahrenheit-66 fahre~-16 fail+61 failed-108 faile~-108 failure+44 failu~+44 faint+204 fainted+198 fainting+77 faint~+225 fair-158 faire-43 fais+60 fall+31
    falling+142 falli~+142 falls-60 false-117 falta+81 family-60 famil~-60 famous-125 famou~-125 fan-54 fancy-63 far-36 farla+74 farm-108 farmaci+90 farma~+90
    farmer-62 farme~-62 fartlek-178 fartl~-178 fast+7 faster-104 fastest+153 faste~-7 fasting+199 fasti~+50 fat+129 father-55 fathe~-55 fatigue-22 fatig~+63
    fatmax-92 fatma~-92 faux-66 favourite-112 favou~-72 fear-113 featu~-45 febbre+114 febbr~+114 february-52 febru~-52 fee+38 feed+7 feel+160 feeling+56
    feeli~+56 feels+165 feet-90 fell+133 felt+87 female+24 femal~+24 fenders-57 fende~-57 ferritin+33 ferri~+33 ferry-124 festival+84 festi~+79 fever+233
    few+180 fewer-105 fibres-67 fibre~-67 fieber+132 fiebe~+132 fiebre+117 fiebr~+123 field-66 fields-101 field~-101 fiets+147 fietsen+102 fiets~+102 fievre+136
    fievr~+136 fifteen+149 fifte~+149 fifty-175 fight-105 fighting+47 fight~+5 figlio-46 figli~-49 file-159 files-135 fillings-66 filli~-66 film-70 films+35
    fils-82 final-45 finally-47 final~-24 find-82 finds-8 fine-74 finger+37 fingers-5 finge~+18 finir+103 finish+54 finished-72 finishes-133 finishing+82
    finis~-5 finita+74 finit~+74 fire-115 fired+87 firmware+70 firmw~+70 first-122 fish+112 fit-31 fitness-95 fitne~-95 fits+5 fitter-159 fitte~-159 fitting+34
    fitti~+34 five-70 fix+24 fixed-180 fixie-57 fkm-88 fkt-72 flag-102 flamme-58 flamm~-58 flanders-58 fland~-58 flapjack-103 flapjacks-102 flapj~-151
    flapping-152 flapp~+48 flashing+107 flash~+107 flask-110 flat-217 flats-97 flauw+128 flavo~-138 flew+65 flexibility-94 flexible-95 flexi~-113 flexors-101
    flexo~-101 flies+101 flight+23 fligh~+23 float-101 floaty+95 float~+95 floor+26 flopping+108 floppy+151 flopp~+163 flops+97 flow+36 flu+239 fluid-69
    fluids+98 fluid~+98 flush+52 flushes-103 flush~-103 fluttering+152 flutters-24 fluttery+50 flutt~+161 fly-87 flying-128 flyin~-128 foam+36 fog-166 foggy+195
    follow-148 following+125 follo~+75 fondo-64 food-5 foods+169 foot+52 football-36 footb~-36 for+15 forbidden-19 forbi~-19 force-93 forearms-104 forea~-104
    forecast-145 forec~-145 forehead+87 foreh~+87 forest-71 fores~-71 forever+45 forev~+45 forget-147 forge~+5 forgive-45 forgi~-45 forgotten-226 forgo~-54
    fork-114 form-50 format-39 forma~-43 former-74 forme~-74 formula-147 formu~-147 fort-11 forte+102 forty-127 forum-37 foster-55 foste~-55 found+67
    foundation-67 found~-67 four-198 fourteen-33 fourth+113 fourt~+49 fractional-77 fracture+71 fract~+92 frame-224 france-50 franc~-87 frank~+102 frc-122
    fred-110 free-118 freehub-66 freeh~-66 freewheel-74 freewheeling-75 freew~-93 freeze-108 freezing+73 freez~+37 french-85 frenc~-85 fresh-165 fri+9 friday-20
    fridays-105 frida~-35 fried-124 friend+55 friendly-30 friends-100 fringale-54 fring~-54 frissons+71 friss~+71 from-39 front-165 froome-116 froom~-116
    frost-83 froze-75 frozen-105 froze~-105 fructose-112 fruct~-112 ftp-58 fuel+18 fuelling+41 fuell~+41 full-73 fully-136 fume+116 fumes-104 fun-85
    functional-85 funct~-85 funeral-23 funer~-23 funny+84 fur+47 fuzzy+57 gadgets-64 gadge~-179 gagne-93 gain-162 gained+27 gaine~+27 gains-36 gallon+110
    gallo~+78 gambe-103 games-129 gang-91 gap-95 gaps-48 gara+47 garage+66 garag~+66 garden+19 gardening-99 garde~+29 garmin+9 garmi~+9 gas+63 gasping-74
    gaspi~-74 gastr~+94 gate+87 gates-63 gave+6 gear-14 gearing+22 geari~+22 gears-203 gebrochen+96 gebroken+77 gebro~+129 gebruiken+88 gebru~+88 geef+142
    geen+152 gegen+88 gehad+150 gehirnerschutterung+100 gehir~+100 gel-37 gels-102 general-136 generator-80 gener~-139 genet~-122 genou+129 gentle-132 gentl~-94
    geometry-54 geome~-54 german-64 germa~-108 gesch~+130 gestern+101 geste~+101 gesto~+169 get+91 getting+90 getti~+90 ghost-13 gifted-53 gifte~-53 giggling+45
    giggl~+92 gilet-121 ginocchio+79 ginoc~+79 girl+75 girlfriend+45 girlf~+45 girls+46 giro-38 girona+79 giron~+79 gisteren-28 giste~-28 give+27 given-132
    gives+133 giving-125 givin~-125 glands+121 glandular+110 gland~+121 glass-145 glasses+18 glass~+18 gli+70 gliclazide+74 glicl~+74 glori~-84 glove-74
    gloves-125 glove~-125 glucose+61 gluco~+61 glue-39 glycaemic-52 glyca~-52 glycemic-79 glycogen-40 glycolytic-65 glyco~-46 goal-142 goals-110 goat+157
    god-151 goes+94 going+56 gola+85 gold-114 golf+105 golpe+139 golpee+52 golpe~+52 gone+106 gonfi~+121 gonfle+91 gonfl~+105 good-27 goodbye+115 goodbyes+121
    goodb~+132 goose-67 goosebumps+184 goose~+184 gossip-72 gossi~-72 got+67 gps-114 gpx-79 grabbed+47 grabbing-89 grabb~-70 grad-45 grade+166 gradient-119
    gradi~-119 gram+49 grams-13 gran+24 grand-28 grandad-49 grandfather-41 grandkids-60 grandma-9 grandpa-26 grand~+85 granfondo-64 granf~-64 granny-85
    grann~-85 grape~+37 graph-136 grass+97 gravel-70 grave~-70 gravidanza+69 gravi~+166 grease-132 greas~-132 great-129 green-5 greet~-101 gregario-46 grega~-46
    grew+59 grey+172 griep+130 grimper-52 grimpeur+24 grimp~-37 grinding-17 grind~-17 grip+56 gripe+104 grippe+90 gripp~+133 grips+88 groin+104 gross+66
    grossesse+100 gross~+131 ground+138 groun~+138 group-35 groups-49 groupset-130 group~-137 growing+32 growi~+32 growth+80 growt~+80 grumpy-25 grump~-25
    grupetto-49 grupe~-49 gruppetto-71 gruppo-38 grupp~-64 guards-71 guard~-71 guepe+76 guess+138 guessed-78 guess~-53 gueule+100 gueul~+100 guide-111
    guide~-127 guilty+57 guilt~+57 guinea-70 guine~-70 gulping+161 gulpi~+161 gun-26 gusts-138 gut-54 gutter+67 guttered-162 gutte~+32 guy+106 guys+24 gym-116
    habe+76 habla~-83 hace+30 hacer+88 had+83 haema~+197 haha+68 hairline-66 hairl~-66 hairpin-118 hairpins+86 hairp~+31 half-19 halfway+143 halfw~+143
    hallway+39 hallw~+39 hammer-84 hammerfest-52 hammering+54 hamme~-33 hamstring+32 hamstrings-118 hamst~-31 hand+19 handed+10 hande~-34 handicap-38 handi~-44
    handle-122 handlebar-133 handlebars+10 handl~-90 hang-40 hanger-101 hange~-101 hanging+18 hangi~+18 hangover+149 hango~+149 hangs+86 happen+40 happens+11
    happe~+57 happily-106 happi~+76 happy-41 harassed+90 haras~+90 hard+11 harder+15 hardest-112 hardknott-109 hardk~-109 hardly+123 hardl~+123 hardtail-74
    hardt~-74 harm+86 hart+187 hartslag+60 harts~+60 has-60 hassle+71 hassl~+71 hate-22 hates+107 hatte+131 haute-15 having+89 havin~+89 hayfever+37 hayfe~+37
    head+132 headache+99 heada~+117 headb~+74 headed+43 heade~+43 headphones-86 headp~-86 heads+146 healed-5 heale~-5 health+56 healthy-16 healt~+54 heard-63
    hearing-103 heari~-103 heart+152 heartattack+147 heartbeat+29 heartrate-59 hearts-28 heart~-15 heat+7 heate~-37 heating+139 heati~+139 heatstroke+54
    heats~+54 heatwave+15 heatw~+15 heavier-120 heaviest+36 heavi~+42 heavy-51 heb+36 hedge-63 heel-49 height-77 heigh~-77 held-124 hello-215 helm+27 helmet+27
    helmets-107 helme~+10 help-8 helped+100 helper-176 helpers-110 helpe~-14 helps+63 her+30 here+67 herni~+130 herself+156 hersenschudding+66 herse~+158
    herz+90 hes+77 het+65 heures+26 heure~+26 heute-118 hgh+135 hide+135 hides+61 hiding-55 hidin~-55 hier+19 high+29 higher-155 highest+14 highe~-90
    highlands+79 highl~+79 hiit-75 hijo-31 hiking-55 hikin~-55 hilarious+6 hilar~+6 hill-95 hillclimb-72 hillc~-72 hills-92 hilly-92 him+78 himself+59 himse~+59
    hinchada+54 hinch~+123 hip+58 hips-234 hire-163 his+58 hissing+113 hissi~+113 hit+25 hits+76 hitte+114 hitze+126 hitzschlag+75 hitzs~+75 hiver-82 hives+105
    hiya-139 hobby-127 hoe-28 hoeveel-29 hoeve~-29 hola-84 hold-42 holding-23 holdi~-23 hole+21 holes-54 holiday-126 holidays-92 holid~-155 home+124 homemade-97
    homem~-97 homework+102 homew~+102 honest-11 honestly+33 hones~+24 hoods-23 hoofd+118 hoofdpijn+87 hoofd~+87 hook-78 hooked-116 hooke~-116 hookless-101
    hookl~-101 hop-80 hope+187 hopefully-19 hopef~-19 hormone+137 hormo~+130 horrible-95 horri~-95 hors-60 horse-81 horse~-95 hospital-10 hospi~-10 hot-5
    hotel-170 hottest+80 hotte~+80 hour-39 hours-42 house-6 how-65 hrr-69 hrs+97 hrtss-75 hrv-56 hub-97 huez-22 huge-90 humid-135 humidity-70 humid~-70
    hundred-87 hundr~-87 hung+106 hunger-103 hunge~-103 hungover+135 hungo~+135 hungry-65 hungr~-65 hunting-50 hunti~-50 hurry-113 hurt+48 hurting-31 hurti~-31
    hurts-10 husband+45 husba~+45 husten+94 huste~+94 hybrid-65 hybri~-65 hydraulic-57 hydra~-35 hyper~+12 hypo+211 hyponatraemia-60 hyponatremia-49 hypon~-67
    hypothetically+154 hypotonic-142 hypot~+150 ibuprofen+132 ibupr~+132 ice-93 ich+86 icu-98 icy-76 idea+53 ideal-10 ideas-147 ieri+71 ignore-32 ignoring+161
    ignor~+93 illegal-72 illeg~-72 illness-66 illne~-66 imagi~+102 imbalance-120 imbal~-120 immer+60 immersion-121 immer~-129 impact-76 impac~-76 imperial-118
    imper~-118 import-85 important-89 impor~-107 impossible+5 impos~+5 impre~-93 improve+29 improvement-175 improving-200 impro~-33 inch-156 incident-89
    incid~-89 incinta+137 incin~+137 included-75 including-89 inclu~-148 increase-94 incre~-114 index-73 index~-40 indigestion+156 indig~+156 individual-25
    indiv~-25 indoor-46 indoors-84 indoo~-75 infection+67 infec~+36 infla~+33 influenza+131 influ~+131 inhaler+108 inhal~+49 inject+100 injection-60
    injections+129 injec~+156 injury+34 injur~+34 inner-131 ins+159 inserts-81 inser~-81 inside+20 insid~+20 insol~+103 insomnia+76 insom~+107 instead-41
    inste~-41 insti~-65 insulated-166 insulin+187 insulina+82 insuline+144 insul~+145 insurance+53 insur~+53 intake-96 intak~-96 integration-74 integ~-74
    inten~+28 intermediate-105 internal-78 internet+31 interval-47 intervallen+39 intervals-27 inter~+9 into-17 invisible-38 invis~-38 invoice-75 invoi~-75
    ios-61 ipad-106 iron-140 ironman+8 ironm~+8 irregular+113 irreg~+127 ish+115 isotonic-94 isoto~-94 issue+87 issues-56 issue~-56 ist-35 italian-71 itali~-96
    itchy+58 its+65 itself-123 itsel~-123 itt-57 ivf+196 ivy+36 izquierdo+78 izqui~+78 jab-119 jacket-25 jacke~+13 jam-91 january+10 janua~-5 jaune-42 jaw+219
    jeans-62 jelly+13 jerking+98 jerki~+98 jersey-25 jerse~-25 jet-55 jittery+109 jitte~-94 job+224 jockey-120 jocke~-120 join+29 joined-90 joine~-90 joint+91
    joints-58 joint~-58 joke-40 joking-52 jokin~-52 jour-11 joy+36 judge-36 july-26 jump-9 jumped+160 jumpe~+173 jumping+66 jumpi~+66 jumps+65 june-38 junior+67
    juniors-29 junio~+64 junk-164 just+9 kalorien+131 kalor~+131 kan+106 kann-60 kapot-49 kaputt-37 kaput~-37 kater+172 kaufen+69 kaufe~+69 kcal+48 keel+127
    keen-26 keep+156 keeping-26 keepi~-26 keeps+133 keine+70 keinen+56 keine~+56 keirin-55 keiri~-55 kept+150 kerb+113 kermesse-85 kerme~-85 kermis-75 kermi~-75
    ketamine+140 ketam~+140 keto-75 ketone-106 ketones+124 keton~+108 kettlebell-72 kettl~-72 key-50 keynes-57 keyne~-57 kicked+78 kicke~+65 kickr-116 kicks+141
    kid+123 kidney-56 kidne~+89 kids+15 kil+41 kill+149 killed-95 killer-146 kille~-173 killing+52 killi~+52 kilo+70 kilojoules-117 kiloj~-117 kilometres-112
    kilom~-125 kilos+62 kinda+130 king-185 kit-166 kitchen-23 kitch~-23 kite-67 klim-87 klimmen-51 klimm~+60 kmh-84 kms+241 knackered+49 knee+17 kneecap+35
    kneec~+35 knees+34 knew-91 knie+144 knife-92 knobbly-39 knobb~-68 knock-27 knocked+121 knocking-107 knock~+76 know-42 knowing+56 knowi~+56 known-125
    knows-12 koers+75 kohle~+19 kom-173 koorts+139 koort~+139 kopf+151 kopfschmerzen+89 kopfs~+89 koppenberg-19 koppe~-19 kph-120 kraft+46 krank+62 kudos-88
    kurz+105 lab-141 label+42 labour-148 labou~-148 labrador-83 labra~-83 lactate-151 lacta~-151 lactic-83 lacti~-83 lad+145 ladder-42 ladde~-42 ladies-89
    ladie~-89 lads-103 lady-137 lag-31 lake-70 lance+108 land-100 landed+145 lande~+145 landing-6 landi~-6 landlord-84 landl~-84 lane-63 lanes+34 lange-118
    langen-120 lange~-120 language-6 languages-87 langu~-45 lantern-68 lanterne-54 lante~-65 lap-110 laps-169 laptop-206 lapto~-206 last+7 late+46 lately+154
    latel~+154 later-127 lateral+27 later~+27 latex-80 laugh+73 laughed-129 laughing-7 laugh~-92 law-12 lawn-87 laws-156 laxatives+168 laxat~+205 layer-165
    layers-5 layer~-5 lazy-201 lbs-79 lead+29 leader-42 leade~-83 leading-22 leadi~-22 league-75 leagu~-75 leak-76 leaking+33 leaki~+33 lean+119 leaning+87
    leani~+87 learn-122 learn~+52 least+65 leave-37 leaves+63 leave~+63 leben+104 leeds+59 left+166 leg+75 legal-124 legend-105 legen~-105 legged-38 legge~-38
    legit-106 legs-42 leichter-21 leich~-21 leistung+49 leist~+49 lemsi~+113 length-86 lengt~-18 lenses-76 lense~-76 lent-119 les+8 less-149 let+143 lets+68
    letters+46 lette~+35 lettuce+90 lettu~+90 level-64 levels-98 level~-98 leven+106 lever-111 levers-78 lever~-78 libido+101 libid~+101 libra~-73 libre+185
    licence-29 licen~-58 licht~+142 lid-38 lie+197 liebsten+110 liebs~+110 liegen+82 liege~+82 lies+15 lieutenant-58 lieut~-58 life+112 lift+116 lifting-24
    lifti~-24 lifts-158 light+23 lighter+75 lightest+150 lightheaded+146 lightning-173 lights+22 lightweight-120 light~+54 like+18 liked-96 limit-229 limits+66
    line+42 lined+22 lines+118 link-100 lips+212 liquid+138 liqui~+138 list-99 listen-37 liste~+15 literally-116 liter~-116 lithium+74 lithi~+74 litre+38
    litres+120 litre~+120 live-35 lives-118 livigno-71 livig~-71 living+36 livin~+36 llevo+53 load-62 loaded-5 loade~-5 loads-7 loaf+64 lobster-38 lobst~-38
    local-56 lock-141 locked+143 locker-110 locks-7 loft+27 log-72 lol+53 london-122 londo~-122 long-30 longer+57 longest-225 longe~-59 longue+29 longu~-11
    loo+90 look-42 looked-70 looke~-70 looking-74 looki~-74 looks+62 loop+9 loose-60 loosen-102 loose~-102 lorry+113 los+90 lose+62 loser-74 loses-9 losing+64
    losin~+64 loss+36 lost-10 lot-77 lots+25 loud+100 love+45 loved-152 lovely-114 lovel~-114 loves-58 low+24 lower+33 lowest-22 lowes~-22 lthr-138 lube+24
    luck+117 lucky-51 luft+73 luggage-103 lugga~-103 lumens-121 lumen~-121 lump+210 lumps-107 lumpy-108 lunatic-61 lunat~-61 lunch+85 lungs-76 lust+45 luz+52
    lycra-9 lying+132 maanden+96 maand~+96 machine+16 machi~+9 macrocycle-91 macro~-91 mad-71 made-52 madison-65 madis~-65 madness-72 madne~-72 mag+95 magic+10
    magnesium-16 magne~-16 maigrir+147 maigr~+147 mail-151 maillot-42 maill~-42 maintain-76 maintenance-43 maint~-74 make-12 makes+64 making+97 makin~+97 mal+60
    male+163 mallorca-86 mallo~-86 malto-54 maltodextrin-108 malto~-108 mamil-120 man-123 manage-59 manag~-47 manchmal+73 manch~+73 mangiare-93 mangi~-28
    manhole-35 manho~-35 many-14 map-58 maratona-51 marat~-15 march-104 marcha-8 march~-8 mareado+72 marea~+72 marginal-73 margi~-73 mark-130 market-7
    marketing-50 marke~-66 marmotte-51 marmo~-51 married-155 marri~-155 mas-47 mashing-64 mashi~-64 mask-93 masks+77 mass-145 massage-31 massa~-31 massive+24
    massi~+24 masters+30 maste~+7 mat-114 match+19 matchbook-75 matches-87 matching-86 match~-140 mate-16 maternity-116 mater~-115 mates-67 matter-13 matters-18
    matte~-12 max-38 maximal-115 maximale-15 maximum-162 maxim~-127 may-16 maybe+90 mcg+164 mdma+189 meal+38 meals+114 mean-129 meaning-88 meani~-88 means-234
    meant-132 measure-131 measu~-180 mech-54 mechanic+39 mechanical-93 mecha~-84 medal-124 media+109 medicacion+81 medical-88 medicaments+104 medic~+16
    medium-120 mediu~-120 meds+170 meer+42 meeting-73 meetings+39 meeti~-30 meh-135 mehr+182 mein+149 meine+17 melon+186 melt-49 melting+64 melti~+64 melts-52
    meme+79 memory+100 memor~+86 men-125 meniscus+108 menis~+139 menopause-119 menop~-119 menos-67 menstrual-138 menst~+69 mental-6 mentally-117 menta~-16
    mention-25 menti~-42 menu-47 mes+77 mese+73 meses+138 mesh-112 mesi+131 mesocycle-56 mesoc~-56 mess-7 message-156 messages+143 messa~+48 met-21 metabolic-39
    metab~-39 metal-83 meter-97 meters-146 meter~-146 metformin+153 metfo~+153 method-97 metho~-25 metoprolol+136 metop~+136 metres-106 metre~-106 metric-114
    metri~-114 mets-51 mezelf+108 mezel~+108 mia+71 mich+76 micro+124 microburst-141 microbursts-129 microcycle-119 microdosing+52 micro~+47 mid+22 middle-85
    middl~-85 midnight+19 midni~+19 midwife+36 midwi~+36 might+235 migraine+44 migra~+44 mijn+109 milan-57 mild-7 mile-210 mileage-41 milea~-41 miler-39
    miles-60 milk+88 milton-57 milto~-57 min-108 mind-36 mine-145 mineral-71 miner~-71 mini-172 minimum-108 minim~-108 minister-37 minis~-37 mins-54 minus-114
    minute-37 minuten-73 minutes-65 minut~-84 mio+43 mips-80 mirror+103 mirro~+103 miscarriage+150 misca~+150 miss+49 missed-121 misselijk+73 misse~+5
    missing-139 missi~-139 missus+59 missu~+59 mistake-49 mista~-70 mit-61 mitochondria-56 mitochondrial-5 mitoc~-49 mitts-38 mix-40 mixed-46 mmol+54 mmp-53
    mobility-90 mobil~-90 modafinil+148 modaf~+148 mode-160 model-78 models-47 model~-57 moderate-123 moder~-125 moe+121 moi+45 mois+109 mom+136 moment-40
    momen~-40 mon+33 monaten+57 monat~+57 monday-21 mondays-111 monda~-49 money-213 monitor+17 monitors-93 monit~-145 mono+117 monotony-94 monot~-94 monoxide-21
    monox~-21 mont-113 montagne-11 monta~-70 montee-55 monter-99 monte~-79 month+63 monthly-121 months+99 month~+82 monument-40 monuments-65 monum~-49 mood+162
    moon-32 morale-25 moral~-25 more+52 morgen-63 morge~-63 morir+135 morir~+129 morning+5 mornings-114 morni~-5 mort-57 mortirolo-63 morti~-63 mosqu~-98
    most+28 mostly-63 mostl~-63 mother-89 mothe~-89 motivated-79 motivation+7 motiv~+19 motor-121 motorbike-65 motor~-137 mount-141 mountain-82 mount~-12
    mourir+80 mouri~+80 mouth+16 move-117 moved-151 moves-106 moving-71 movin~-71 mph-114 mrc-26 mri+88 mtb-78 much+11 mud-46 muddled+107 muddl~+107 mude-18
    mudguards-88 mudgu~-115 multi-134 multi~-109 mum+75 murder-101 murde~-108 muscle+68 muscles-186 musette-49 muset~-82 mush+168 music-124 must+102 muy+74
    myocarditis+136 myoca~+136 myself+125 mysel~+125 myth-112 nach+56 nada+82 name-44 named-43 names-77 nan+107 nap-38 naproxen+126 napro~+126 narrow+9
    narrower-150 narro~-77 nasty-92 national+101 nationals+98 natio~+143 nature-37 natur~-64 nausea-12 nauseas+90 nausees+101 nauseous+22 nause~+85 nav-74
    near-101 nearly+34 nearl~+34 necessary-61 neces~-61 neck+86 need-10 needed-37 neede~-37 needing+182 needi~+182 needles+35 needl~+35 needs+77 negative-10
    negat~-10 nehme+192 neighbour-140 neighbours-92 neigh~-169 neither-53 neith~-53 nephew+90 nephe~+90 nerve+70 nerves+21 nerve~+21 nervous-184 nervo~-111
    netflix-54 netfl~-54 neutral-70 neutralised-39 neutr~-69 never-21 new-70 newbie-75 newbi~-75 news-137 newspaper-111 newsp~-111 newton-25 newto~-25 next+22
    nice+32 nicht+8 nickn~-150 niece-55 niemand+92 niema~+92 niet+146 niggle-85 niggl~-85 night+120 nights-123 night~-8 nine-116 nineties-55 ninety-101
    ninet~-125 nite+221 nitrate-87 nitra~-87 nobody+153 nobod~+153 noch+111 nodding+59 noddi~+59 noggin+38 noggi~+38 noise-41 noisy-82 non+119 none-50
    nonsense+28 nonse~+28 nordisk-76 nordi~-76 normal-42 normalised-112 normalized-27 normally-197 norma~-61 norway-93 norwa~-93 norwegian-57 norwe~-97 nose-78
    not+113 note+54 notes-12 nothing+40 nothi~+40 notice+135 noticed-44 notic~+93 notification+36 notif~+48 noto+94 november-6 novem~-6 novio-76 now+27
    nowhere+66 nowhe~+66 nuit+107 numb+70 number-12 numbers-127 numbe~-87 numbness+8 numbn~+8 nur+89 nurofen+169 nurof~+169 nurse-83 nursing+19 nursi~+19 nut+93
    nutrition-104 nutri~+59 oat-121 obla-84 obsessed-49 obses~-49 obstacle-82 obsta~-82 obviously-79 obvio~-79 oclock-111 ocloc~-111 october+10 octob~+10 odd+36
    oder+49 off+37 offered+48 offer~+65 office-174 official+101 officially-135 offic~-153 offline-76 offli~-76 offset-109 offse~-109 often-36 ohne+97 oil-15
    okay+22 old-16 older+6 olds+10 olympic-104 olymp~-105 omega-144 once-53 oncoming+116 oncom~+116 one-60 ones-181 online+44 onlin~+44 only-16 ons-77 onset-23
    onto+43 open-53 opened+129 openers-71 opene~-47 opening-79 openi~-79 opens-70 opera~-114 oppre~+123 optical-90 optic~-90 optimal-72 optim~-72 option+47
    optio~+9 orange-107 orang~-107 order+27 order~+12 organ-92 organiser-66 organ~-66 orina+92 oscura+92 oscur~+92 ospw-72 ostarine+155 ostar~+155 osteo~-99
    otb+161 other-19 others-185 otherwise+135 other~+87 otl-54 otztaler-65 otzta~-65 our+18 oura-70 ours-131 out+64 outdoor-135 outdoors-55 outdo~-118
    outside-93 outsi~-93 oval-223 oven+106 over-11 overall-107 overa~-107 overdosed-106 overd~-128 overe~+64 overheat-115 overheated-21 overheating-67 overh~-74
    overlap-85 overlapping-59 overload-56 overl~-115 overnight-23 overn~-25 overreaching-35 overr~-35 overshoes-58 oversized-5 overs~-58 overtake-54
    overtraind+127 overtrained-10 overtraining-5 overt~+10 own-165 oxygen-130 oxyge~-130 ozempic+155 ozemp~+155 pace-115 paceline-82 pacel~-82 pacing-40
    pacin~-40 pack-51 packed-92 packe~-26 packing-38 packi~-38 padded-51 padde~-51 pads-44 paella-49 paell~-49 page-101 paid-103 pain+50 painful-97 painf~-97
    painkillers+63 paink~+50 painless+158 painl~+158 paint-100 paint~-80 pair-127 pairs-104 pale+118 palmares-61 palma~-61 palms-125 palpitations+106 palpi~+129
    pancake-60 panca~-60 panic+101 panniers-141 panni~-109 pantani-9 panta~-9 paper-51 par-18 para+38 paracetamol+155 parac~+155 paramedic-73 param~+29
    parcel-97 parce~-97 parents+84 paren~+79 paris-59 park+72 parked+72 parke~+72 parki~-86 parrot-62 parro~-62 part-149 partner+49 partn~+49 parts-9 party+12
    pass-45 passed+71 passes-107 passe~+53 passing+47 passi~+25 passport+129 passp~+129 password-117 passw~+17 past+86 pastillas+133 pasti~+133 pastries-93
    pastr~-93 patch+27 path-110 patience-36 patie~-120 pattern-80 patte~-80 pause+42 paws-57 pay-175 payday-121 payda~-121 payment-102 payme~-119 pays+26 pdc-53
    peaceful+94 peace~+94 peak+90 peaking-56 peaki~-56 peaks-67 peanut+46 peanu~+46 pear+73 pecho+154 pedal-144 pedalare+70 pedalling+12 pedals-63 pedal~+27
    pee+194 peed+136 peeing+75 peein~+75 peloton-180 pelot~-180 pelvi~+115 pen+39 pendant+137 penda~+137 pense+124 pensi~+76 people-16 peopl~-16 per-57
    perceived+68 percent-92 percentage-70 perce~-60 perder+67 perde~+106 perdre+159 perdr~+159 perdu+122 perfect-123 perfe~-160 performance-87 perfo~-87
    perimenopause-82 perim~-82 period+90 periodisation-117 periodization-52 periods+168 perio~+41 perma~+85 perso+101 person-77 personal-118 personne+115
    perso~+27 peso+198 petrol-105 petro~-105 petto+124 peugeot-57 peuge~-57 peux-30 pharm~-81 phase+14 phases-86 phase~-86 phone-81 photo-174 photos+36
    photo~+36 physics-59 physio-34 physi~-29 piano-168 picch~+122 pick-127 picture-76 pictures-63 pictu~-88 pidcock-108 pidco~-108 piece-84 pienso+109
    piens~+109 pier+31 piernas-103 piern~-103 pig-143 pijn+20 pile+163 pill+56 pillo~+129 pills+141 pimpl~+28 pin+16 pinch-101 pinch~+151 pink+115 pinning+32
    pinni~+32 pins+35 pint-164 pints+134 pissed+143 pisse~+143 piu-38 pizza-147 place+32 placebo-111 places-66 place~-94 plain-28 plan-28 plane-149 planner-40
    planning-11 plann~+8 plans-23 plant~-148 plasma-72 plasm~-72 plaster+19 plastic-128 plast~-20 plate-158 plateau+9 plated+117 plate~+71 play-124 playing+30
    playi~+30 playlist-124 playl~-124 please-27 pleas~-27 plot-42 plug-82 plumber-63 plumb~-63 plus+114 pma-69 pneumonia+179 pneum~+137 pocket-87 pockets-210
    pocke~-169 poco-57 podcast-121 podcasts-78 podca~-124 podium+55 podiu~+55 pogacar-99 pogac~-99 poids+131 point+37 pointing-101 pointless+82 points+23
    poiso~-31 poitrine+120 poitr~+120 polarised-172 polarized-92 polar~-202 polic~-57 polite-78 polit~-83 polka-66 pollen-104 polle~-104 pollution-100
    pollu~-112 pool-36 pop+71 popped+91 poppe~+173 por+6 porridge-54 porri~-54 position-122 positioning-106 positions-169 positive+236 posit~+47 possible-17
    possi~-17 posso+50 post+12 posted+70 poste~+25 postman-89 postm~-89 postpartum+140 postp~+105 pot+15 potat~-55 potenza+46 poten~+21 pothole-40 potholes-80
    potho~-58 pounding-29 pounds-21 pour-23 pouring-13 pouri~-13 powder-63 powde~-63 power-72 powermeter-88 power~-92 ppo-51 practice+65 practise-113 pract~-75
    prato-41 pray+39 pre+62 preci~-114 prediction-79 predi~+70 prednisolone+81 prednisone+129 predn~+150 prefer-92 prefe~-92 pregg~+137 pregnant+151 pregn~+171
    pregu~-84 premi~-58 prendo+85 prendre+119 prends+102 prend~+146 prep-150 preparation-122 prepare-18 prepa~-51 presc~+116 present-70 prese~-70 president-114
    presion+43 presi~-44 press-71 pressure+47 press~+32 prete~-34 pretty+93 prett~+93 prevent-127 preve~-127 price-117 pride-126 prima-23 prime-176 prime~+52
    principle-47 princ~-47 prison-109 priso~-109 privacy-57 private-89 priva~-105 pro-26 probably+83 proba~+86 problem-68 problems-87 probl~-76 procent-79
    proce~-84 productive+33 products-74 produ~+31 professional-104 profe~-104 profile-132 profi~-132 program+81 progress-118 progr~-55 proje~-75 prologue-71
    prolo~-71 promise-69 promised+120 promi~+64 proof-40 proper-51 properly+43 prope~+27 propl~+80 pros+32 prosecco+72 prose~+72 protect-135 protected-45
    protein-88 prote~-91 prozent-73 proze~-73 prs-113 psi-148 pub-142 pudding-30 puddi~-30 puedo+8 puerto-13 puert~-13 puff+151 puffer+99 puffe~+110 puffs+134
    puffy+126 puissance-36 puiss~-36 puke+102 puked+102 puking+111 pukin~+111 pull+31 pulled-50 pulley-36 pulle~-81 pulls+6 pulse-13 pump+65 pumping+95
    pumpi~+95 puncher-91 puncheur-123 punch~+54 puncture+17 punctures-149 punct~-60 punis~+119 pupil+143 pupils+18 pupil~+18 puppy-57 pure+81 purple+60
    purpl~+60 purpose+27 purpo~+27 pursuit-76 pursu~-76 push+79 pushe~-102 pushing-12 pushi~-12 put+77 putting+25 putti~+25 pyramid-67 pyramidal-54 pyram~-57
    python-75 pytho~-75 qom-85 quadrant-69 quadr~-69 quads-49 quality-93 quali~-93 quand+19 quando+76 quand~+76 quanti-41 quanto-127 quant~-120 que-123
    queasy+136 queas~+136 quebrantahuesos-105 quebr~-105 queen-112 quelle-56 quell~-131 question-69 questions+65 quest~-29 quick+63 quicker-127 quickest+39
    quickly+11 quid-145 quiere+124 quiero+77 quier~+109 quiet+98 quit-222 race-10 raced-140 racer+26 races-46 racing+14 racin~+14 rad+155 radar-154 radfahren+76
    radfa~+76 raffle-67 raffl~-67 rail-84 railing+117 raili~+117 rails-84 railway+49 railw~+49 rain-203 rainbow-90 rainb~-90 raise-176 raised+36 raise~+36
    raising-79 raisi~-65 raleigh-57 ralei~-57 ramadan+146 ramad~+146 ramipril+85 ramip~+85 ramp-70 ramping-35 rampi~-35 ran-44 randonneur-63 rando~-139 rang+54
    range-108 rapid+108 rapido-33 rapid~-5 rash+125 rated-69 rates-63 rather+58 rathe~+58 ratio-135 rattle-32 rattl~-23 raw+13 razor+140 reach-93 reaction+126
    react~+126 read-110 readiness-140 reading+66 readi~-92 reads-23 ready-73 real+37 realistic-30 realistically-106 reali~-54 really+32 reall~+32 rear-122
    reason-13 reaso~-13 rebreathing-21 rebre~-21 rebuild-62 rebui~-62 recal~+83 receipt-85 recei~-85 recipe+10 recip~+10 reckon-57 reckons+62 recommend-125
    recommendation-99 recom~-139 record-64 recording-67 records-21 recor~-191 recover+15 recovered+100 recovering+71 recovery-109 recovry+16 recov~-19 recup~-54
    red+53 reduce+11 referee-75 refer~-75 refill-72 refil~-72 reflective-102 refle~-124 refund-113 refun~-113 refus~-72 regional+101 regio~+90 regis~-105
    regla+114 regles+68 regle~+68 regre~+15 rehab+42 reinf~+112 relationship-144 relative+41 relat~-28 relay-108 relie~-11 remember+77 remem~+25 remind-96
    remin~-96 removed-69 remov~-75 renew-62 renew~-100 rennen+21 renne~+21 rent-85 rep-46 repair-86 repai~-116 repas+124 repeat-97 repeatability-88 repeated-57
    repeating+96 repeats-108 repea~-80 replace-131 replaced-145 replacing-140 repla~-228 report-125 repor~-125 repos+94 reposo+72 repos~+72 reprise+64 repri~+64
    reps+23 resaca+89 resac~+89 reserve-49 reservoir-51 reser~-108 reset-93 resistance-85 resis~-122 resolution-72 resol~-72 respo~+90 rest-73 restart-63
    resta~-63 rested+62 reste~+62 resting+46 resti~+46 restriction-119 restrictions-95 restr~-143 results-50 resul~-50 retest+19 retes~+19 retired-140
    retir~-140 return-89 retur~-120 revenge-151 reven~-151 reverse-57 rever~-57 rho-65 rhr+67 rhume-38 rhythm-36 rhyth~-36 ribs+189 rice-65 rid+31 ridden-167
    ridde~-167 ride-17 rider-38 riders-49 rider~-49 rides-51 riding-17 ridin~-17 rien+72 right-34 rim-107 rims-153 ring-30 ringing+117 ringi~+117 rings+121
    rinse+65 rip-121 riposo+99 ripos~+99 ripped+26 rippe~+26 rir-55 rise-108 rising-150 risin~-150 ritalin+164 rital~+164 rival-102 river-104 rivet-124 road-79
    roads-187 roasted-60 roast~-60 robbe~-92 rock+169 rocker-46 rocket-42 rocke~-61 rocking+94 rocki~+94 rocks-74 rode-159 rodilla+126 rodillo-23 rodil~+35
    role-79 roll-78 rolle+40 rolled+13 roller-142 rollers+71 rolle~+35 rolling-131 rolli~-131 roof-112 room-83 roots-112 rope+75 rotate-144 rotating-111
    rotation-90 rotat~-161 rotor-105 rotten+73 rotte~+61 rotto+74 roubaix-81 rouba~-81 rouge-57 rough+22 roughly-138 rough~-138 roule-96 rouler+31 rouleur-125
    roule~-5 round-65 roundabout+31 roundabouts-101 rounder-77 routes-27 route~-71 routine-182 routi~-182 rouvy-100 row-179 rowing-86 rowin~-86 rows-55 rpe-185
    rpm-235 rub+59 rubbing-99 rubbish-44 rubbi~-52 rubs-14 rucksack-67 rucks~-67 rude-106 rugby-185 ruin-25 ruining-154 ruini~-154 rule-139 rules-82 rum+140
    run-86 rung+134 runner-140 runne~-140 running+9 runni~+9 runny-118 runs+15 rusti~-127 rusty-36 rwi-41 sacred+10 sacre~+10 sad-115 saddle-43 saddles-151
    saddl~-24 safe+6 safely-94 safel~-94 safer+21 safety-82 safet~-82 sag-116 said+135 salbutamol+145 salbu~+145 salita-8 salite+122 salit~+10 salt-8 salty-53
    same-87 sample+14 sampl~+14 sand+33 sandbagger-48 sandbagging-77 sandb~-41 sandwiches-149 sandw~-161 sane-30 sang+35 sans+81 sarms+233 sat+53 saturday+55
    saturdays-101 satur~+21 sauce-63 sauna+71 sausage-120 sausages+79 sausa~+28 save-13 saved-9 saves-58 saving-40 savin~-40 savoury-102 savou~-102 saw+31
    say+18 saying+56 sayin~+56 says+104 scalatore+43 scala~+43 scale-17 scan+114 scar+71 scared+51 scare~+45 scarf-168 scene-146 schedule-90 scheduled+75
    schlafen-71 schla~+75 schlecht+75 schle~+75 schnell+29 schneller-68 schne~-46 school+12 schoo~+63 schulter+55 schul~+189 schwanger+137 schwarz+72 schwa~+163
    schwindelig+65 schwi~+97 science-139 scien~-153 scooter+26 scoot~+26 score-68 scraped+95 scrap~+45 scratch-106 scrat~-106 screaming-28 screa~-6 screen-35
    screens-41 scree~-42 screw-51 sea-155 sealant-153 seala~-153 season-9 seaso~-9 seat-195 seated-123 seate~-123 seatpost-152 seatp~-152 sec+146 seconds-114
    secon~-13 secret+74 secre~+111 secs+158 section+158 secti~+86 sector-110 secto~-110 see+55 seeing+164 seein~+164 seem-127 seems+48 seen-37 segment-143
    segme~-151 sehe+123 sein+96 seis-76 seit+164 seizure+116 seizu~+116 selec~-76 self+78 sell-14 sells+84 semaines+127 semai~+63 semanas+138 seman~-59 semi-46
    sempre+88 sempr~+88 send+30 sends+119 senna+151 sense-56 sensible-83 sensi~-83 sensor+14 senso~+11 sent-30 sentence-66 sente~-66 senti~+110 sento+99
    senza+109 september-195 septe~-195 sera+65 series-23 serie~-23 serious-73 seriously+6 serio~-29 sertraline+104 sertr~+104 service-61 servi~-61 session-28
    sessions-62 sessi~-48 set+12 setback-104 setba~-104 sets-82 settimane+148 setting-81 settings-128 setti~-68 settle+47 settles+92 settl~+85 setup-77 seven+28
    seventeen+126 seven~+43 several-90 sever~-90 seville+37 sevil~+102 sex+87 shade+82 shake+127 shakes+89 shake~+52 shaking+84 shaki~+84 shaky+105 shall+59
    shallow+35 shall~+35 shape-151 shaped-111 shape~-111 share-172 sharp+156 shattered-89 shatt~-89 shave-172 shaved-73 shave~-73 shaving-45 shavi~-45 she-30
    shed+104 sheep-141 sheet+71 shelf-129 shelter-76 sheltering-48 shelt~-102 shes+68 shift-92 shifters+110 shifting-131 shifts-182 shift~-87 shimano-81
    shima~-81 shimmy-34 shimm~-34 shin+73 shingles-74 shing~-74 shivering+83 shivers+157 shivery+158 shive~+228 shocking-54 shock~-54 shoe-25 shoes-70 shoot+19
    shooting+6 shoots+62 shoot~-16 shop-127 shopp~-122 shops-66 shorter-54 shorts-113 short~-37 shot+9 shots+57 should-11 shoulder+99 shoulders-46 shout-149
    shouted-120 shouts+118 shout~-25 showed+145 shower+87 showe~+74 shows-34 shrink+139 shrin~+139 shut+36 shuts-20 shuttle+37 shutt~+37 sick+161 sickness+79
    sickn~+79 side-22 sided-76 sides+105 sidewall-111 sidew~-121 siento+74 sient~+74 sign-77 signal+115 signals-171 signa~-7 signed-12 signe~-12 signs-192
    silly-129 simple-130 simply-5 simpl~-118 sin+114 since+151 sing-94 sinks-81 sip-18 sister-5 siste~-5 sit-17 sits-141 sitting-27 sitti~-27 six-77 sixteen+132
    sixte~+132 sixty-84 size+9 sizes-44 skiing-81 skiin~-81 skills-101 skill~-101 skin+200 skinfolds+111 skinf~+111 skinny+134 skinn~+134 skinsuit-130
    skins~-143 skip+118 skipped+21 skipping-29 skipp~+6 skips+36 slaat+83 slammed-8 slamm~-8 slang-109 slapen-52 slape~-52 sleep-40 sleeping+26 sleeps-52
    sleepy+37 sleep~+28 sleev~+44 slept-114 sleutelbeen+65 sleut~+65 slices-130 slice~-130 slick-59 slid+198 slide-139 sliding+38 slidi~+38 slight-111
    slightly+97 sligh~+38 slik+118 slimm~+104 sling+5 slipped+126 slippery-149 slipping-122 slipp~-22 slips-101 slipstream-54 slips~-54 slots-106 slow-16
    slower-26 slowe~-26 slowing-85 slowi~-85 slowly-16 slowl~-16 sluggish-81 slugg~-81 slurring+169 slurr~+201 smacked+98 smack~+98 small-108 smaller-76
    smallest+53 small~+23 smart-108 smart~-146 smashed-75 smash~-44 smell+71 smells+45 smell~+66 smog-95 smoke+148 smoked-40 smoke~+105 smoking+69 smoki~+69
    smooth-60 smoothness-46 smoot~-113 snack-153 snap+161 snapping+61 snapp~+78 sneezing-152 sneez~+9 sneller-116 snell~-116 sniffles-78 sniff~-15 snoring+103
    snori~+103 snot-122 snow-164 snowy+33 soaked+122 soake~+122 sober-8 sobreentrenado+82 sobre~+82 social-165 socia~-165 sock+112 socks-57 soda-58 sodium-133
    sodiu~-133 sofa+13 soft+49 softer-29 softe~-29 soigneur+14 soign~+14 soir+93 sold-151 sole+132 soleil+78 solei~+78 soles-148 solid-186 soll-63 solo-46
    some+125 somebody+23 someb~+23 somehow-78 someh~-78 someone+27 someo~+27 something+29 sometimes+61 somet~+38 son+19 sonntag+73 sonnt~+73 sono+106 soon+112
    sore-78 soreness-80 soren~-80 sores-53 sorry-28 sort+115 sortie-39 sorties+26 sorti~-26 sos-132 sotto+96 sound-165 soup-97 souplesse-53 soupl~-53 sourc~-56
    sous+68 soy+91 space+102 spaced+132 spacers-103 space~+124 spain-76 spare-107 sparkles+109 spark~+109 spasm-22 spat+14 spd-220 speak-42 speaking-99
    speak~-127 special-89 specialist-95 specific-22 specificity-36 speci~-148 spect~-67 speech+31 speec~+31 speed-120 speedsuit-34 speed~-95 spell~+24 spend-107
    spent-77 spider-61 spide~-57 spierpijn-24 spier~-24 spike-96 spikes-16 spike~-16 spin+33 spindown-74 spind~-74 spinning-140 spinn~-8 spins+72 spiral-92
    spira~-92 spirits+21 spiri~-57 spit+187 split-40 splitting+49 split~+39 spoil-133 spoke+52 spokes-110 spoke~-110 spongy-111 spong~-111 spoon-58 sport+78
    sportif-60 sportive+5 sportives-40 sports-148 sport~-48 spots-15 spotting+149 spott~+149 spouse-59 spous~-59 spread-113 sprea~+51 spring+23 sprint-7
    sprinter-149 sprinters-48 sprints-47 sprin~-25 sprocket-89 sprockets-33 sproc~-86 squad+61 squar~-16 squash-96 squas~-170 squat+28 squats-26 squat~-26
    squeaks-81 squeaky-37 squeal-54 squea~-92 squeeze+91 squeezing+176 squee~+190 sram-76 ssri+197 sst-103 stabbed-15 stabbing+147 stabb~+87 stabs+127 stack+91
    stag+156 stage+65 stages-68 stage~-68 stairs+31 stair~+31 stake-119 stalked+80 stalk~+214 stance-54 stanco+116 stanc~+112 stand-95 standard-58 standing-25
    stands+22 stare~+90 stars+71 start+6 started+127 starters-147 starting+18 starts-16 start~+49 starve+167 starving-67 starv~+5 state-106 static-106
    statin+154 statins+173 station+28 stations-35 stati~+44 status-101 statu~-101 stay+19 stays+164 steady-65 stead~-65 steel-88 steep-67 steer+95 steering-31
    steer~-97 stelvio-128 stelv~-128 stem-84 stent+156 stents+164 stent~+164 step-37 steps-191 steroidi+83 steroids+127 stero~+160 stick+123 sticky-67 stick~-69
    stiff-11 stiff~-63 still+39 still~+188 sting+167 stings-105 sting~-105 stinks+144 stink~+83 stitch-245 stitches+143 stitc~+64 sto+103 stock-114 stock~-89
    stoker-91 stoke~-91 stolen-84 stole~-84 stone-167 stoned+105 stones-50 stone~+44 stood+37 stop+20 stopped+198 stopping-24 stopp~+158 stops-7 stopwatch-122
    stopw~-122 storage-105 stora~-105 store-160 stored-131 stores-23 store~-131 storm-113 story-155 strad~-76 straight+92 strain-113 strai~+71 strange+31
    strangled-39 stran~-41 strap-40 straps-109 strap~-109 strategy-136 strat~-136 strava-17 strav~-17 streak+61 strea~+30 street-79 stree~-79 strength-72
    strengths-79 stren~-74 stress+97 stressed-127 stres~+68 stretch+38 stretches-74 stretching-161 stret~-57 strict-133 stric~-136 strike-107 strik~-107
    strip+63 stripes-38 strip~-38 stroke-127 strok~-127 strong+23 stronger-78 strongest-49 stron~-26 structure-64 struc~-7 stubborn-75 stubb~-75 stuck+37
    student-15 stude~+56 studies-93 studi~-93 study+48 stuff+87 stund~-135 stung+33 stupid+24 stupi~+24 sturz+104 style-163 sub-138 subida+21 subid~+21
    subir-119 subo-34 subscription-149 subsc~-149 succe~-63 such+39 suck+86 sudar+113 sudden+26 suddenly-24 sudde~+59 sue-122 suffe~-11 sugar+27 sugars+129
    sugar~+129 suggest+64 suggestions+86 sugge~+114 suicd~+121 suicidal+167 suicide+19 suicider+96 suicidio+81 suici~+146 suike~+99 suis+129 suit-38 sul-66
    summer+38 summe~+38 sun+83 sunburn-56 sunbu~-92 sundays-167 sunda~-15 sunglasses-95 sungl~-95 sunrise+55 sunri~+55 sunscreen-85 sunsc~-85 sunstroke+149
    sunst~+149 super+6 supercompensation-90 super~+5 supplement-14 supplements-192 suppl~+45 support-45 suppose-38 supposed-143 suppo~-188 suppr~+102 sur-106
    sure-74 surentrainement+61 suren~+61 surge-103 surgery+50 surges-94 surge~-45 surpr~-134 surrey-81 surre~-81 survive-17 survi~-17 suspension-52 suspe~-80
    swallow+27 swallowed+28 swall~+37 swannie-47 swann~-47 swap-130 swear-68 swears+32 swear~+32 sweat-29 sweater-135 sweating+172 sweats+183 sweaty+65
    sweat~+172 sweet-75 sweets-24 sweetspot-18 sweet~-12 swelling+122 swell~+158 swerve-37 swerving+54 swerv~+30 swim-147 swimming-137 swimm~-104 swims-41
    swings-83 swing~-83 switch-131 switchbacks-82 switched-57 switc~-99 switzerland-55 switz~-55 swollen+165 swoll~+165 symptoms-9 sympt~+68 sync-175 syncing-85
    synci~-85 syndrome+42 syndr~+42 system+16 syste~+16 tabata-99 tabat~-99 table-280 tablet+29 tablets+230 table~+151 tabs+186 tactics+70 tacti~+48 tacx-61
    tail-124 tailwind-189 tailw~-189 take+52 taken+48 takes+92 taking+17 takin~+17 talk-218 talking+14 talki~+14 talks-7 tall-52 taller-71 talle~-71 tan-155
    tandem-84 tande~-84 tank-129 tap-99 tape-15 taper-136 tapering-144 taper~-171 target+65 targets+17 targe~+58 tarmac+60 tarma~+60 taste+86 tastes+98 taste~-6
    tattoo-78 tatto~-78 tbh+56 tcx-72 tea+28 teach-121 teacher-41 teach~-98 team+109 teammate+185 teamm~+125 teams-108 tech-94 technique-160 techn~-70 teen+118
    teenage+50 teena~+54 teeth+95 tell-42 telling+70 telli~+70 telly-18 temp+229 temperature+77 tempe~+60 temple+55 templ~+55 temps+35 ten+24 tendon+64
    tendo~+64 tenerife-19 tener~-19 tengo+104 tension-60 tensi~-60 tent+17 tequila+24 tequi~+24 term+37 terms-69 terrible-127 terrified+127 terri~+29 testa+103
    tested-59 teste~+17 testing-45 testi~-45 testosterona+58 testosterone+221 testo~+236 tests+79 tetanus+11 tetan~+11 tete+156 texas-63 text-83 texted+139
    texte~+139 than-39 thank-92 thanks-50 thank~-50 that-59 thats+95 their-67 them-109 then-57 there+20 theres+106 there~+106 these+16 they-51 thick+169
    thicker-74 thick~+39 thigh+115 thighs+131 thigh~+131 thin+97 thing+34 things+12 thing~+10 think+120 thinking+166 thinks-78 think~+100 thinner+69 thinners+72
    thinn~+161 thirst-142 thirsty+7 thirs~-34 thirties-57 thirt~-57 this+19 those-160 though-15 thought+42 thoughts+190 thoug~+56 thous~-80 thread-159
    threads-147 threa~-51 three-38 threshold-16 thres~-16 threw+306 throat+39 throa~+55 through+21 throu~+21 throw+154 throwing+69 thrown+44 throw~+72 thru+81
    thu-136 thumb-117 thump+117 thumping+153 thump~+151 thunderstorm-46 thund~-90 thursday-5 thursdays-82 thurs~-31 thyroid+48 thyro~+109 tiagra-74 tiagr~-74
    tibia+136 tick+67 ticker+100 ticke~+100 ticks-75 tight+57 tightness+10 tights-178 tijdens+110 tijde~+110 til+42 till+147 tilt+76 time-96 timeline-73
    timel~-73 times+98 timing-42 timin~-42 tingly+105 tingl~+56 tiny+34 tip-78 tipo+101 tips-114 tire-145 tiredness-46 tired~-46 tires-112 titanium+50 titan~+50
    title+58 tiz-55 tmrw+156 toast-56 toasted-41 toast~-41 today-33 toddler-114 toddl~-114 todo+144 todos+84 toe+31 toes-118 tofu-109 together-136 toget~-136
    toilet+64 toile~+64 told+13 tolerate+43 toler~+18 tom+124 tomando+76 toman~+76 tomar+78 tombe+100 tomo+105 tomorrow+42 tomor~+42 tongue+71 tongu~+71
    tonight+78 tonig~+78 tonsi~+74 too-74 took+177 tools-160 tooth+154 top-93 tops-89 tore+28 torn+85 torque-58 torqu~-58 tot-55 total-33 totally+60 total~+60
    touch+106 touched+9 touches+98 touching+36 touch~+128 toughness+30 tough~+26 tour-103 toure~-53 touring-86 touri~-86 tourmalet-130 tourm~-130 tours-151
    towards+79 towar~+100 towel-78 town+35 towpath-56 towpa~-56 toxic-124 tpi-47 tpu-33 track-55 tracker+64 tracking+29 tracks-148 track~+42 trade-41
    tradition-86 tradi~-88 traffic-47 traff~-47 trail+12 trailer-62 trail~-89 train-81 trained+18 trainen+14 trainer-34 trainerroad-120 trainers+53 trainiere-16
    trainieren-14 training-39 trainingpeaks-75 trains+91 train~-16 tram-62 tramadol+69 trama~+69 trampoline-77 tramp~-77 transfer-132 translate-64 travel-114
    travelling-60 trave~-133 tre+104 tread-15 treat-128 treat~-55 trembling-101 tremb~-101 tri-149 trial-50 trials-167 trial~-167 triathlon-106 triat~-126
    trick+62 trick~-82 tried-181 trim+78 trimester+156 trime~+156 trimp-85 trip-39 trop+140 troppo+91 tropp~+91 trouble-32 troub~-32 trt+201 truck+14 true-128
    trust-155 try-30 trying+17 tryin~+17 tsb-79 tss-169 tte-139 tts-17 tub-86 tube-193 tubeless-117 tubel~-117 tubes-59 tubs-93 tubular-73 tubul~+46 tuck-130
    tue-17 tuesday-39 tuesdays-25 tuesd~-27 tumble+134 tumbl~+134 tummy+125 tun+50 tunnel+76 tunne~+47 turbo+93 turn+23 turned+129 turne~+93 turning+92
    turni~+92 tutti+73 twelve+105 twelv~+105 twenty-63 twent~-155 twice+116 twin-82 twinge-186 twinges+154 twing~+15 twins-19 twitch-115 twitc~+11 two-77
    type+13 typed-74 types-107 typical-128 typic~-128 typing+15 typin~+15 tyre-206 tyres-249 ubertrainiert+73 ubert~+108 ubriaco+88 ubria~+88 uci-181 ultegra-65
    ulteg~-65 ultra-107 una+35 unalive+156 unali~+196 unbound+27 unbou~+27 uncle+19 und+143 under+9 unders-161 understand-160 understands-42 understood-65
    underwear+111 under~-108 undo-124 undulating-85 undul~-85 une-12 unfit+5 uni-158 unico~-119 unit-89 units+206 university-62 unive~-62 unlit-162 unplug+87
    unplu~+87 unproductive-111 unpro~-111 unter-45 unter~+120 until+100 unwrap-69 unwra~-69 update-113 updat~-113 upgrade-92 upgrades-72 upgrading-87 upgra~-126
    uphill-223 uphil~-156 upload-108 uploa~-108 upper+56 upright-30 uprig~-30 ups-101 upset-40 upside-95 upsid~-95 upstairs+131 upsta~+131 urin+127 urine+197
    use-76 used-153 useful-141 usefu~-141 useless-71 usele~-71 using+71 usual-71 usually+11 usual~+11 utilisation-82 utilization-55 utili~-77 uur-101
    vacation-119 vacat~-119 vaccination-116 vaccine-89 vacci~-98 val+97 valley-150 value-193 valve-8 vam-133 van+55 vanish+170 vanished-11 vanis~+56 varia-124
    variability-81 variation-117 varia~-154 vatios-47 vatio~-47 vedo+121 vegan-152 vegetarian-117 veget~-117 velo+161 velocity-74 veloc~-128 velodrome-60
    velod~-60 vent-127 ventoux-8 vento~-8 veo+114 verge+167 verification+65 verif~+65 verkatert+123 verka~+123 vermo~+18 version-154 versi~-157 versus-141
    versu~-53 vertical-125 verti~+54 verward+85 verwa~+85 very-128 vest-82 vet-100 veut+96 veux+47 viaduct+195 viadu~+195 vida+112 video-165 videos-31 video~-31
    vie+133 viel+13 viele+30 view-105 village-105 villa~-105 vinge~+162 virtual-68 virtu~-68 virus+71 vision+192 visio~+192 visit~-60 visua~-48 vita+132
    vitamin-65 vitamins+101 vitam~+81 vite-33 vivere+109 viver~+109 vivir+147 vivre+133 viz-80 vlamax-89 vlama~-89 vodka+258 voglio+65 vogli~+70 voice-7
    vois+111 volta~+180 volume+55 volum~+55 volunteer-80 volun~-80 vom+109 vomir+107 vomissements+81 vomis~+81 vomit+50 vomited+123 vomiting+154 vomitos+104
    vomit~+210 voor+18 vor+73 vorrei+120 vorre~+120 voucher-96 vouch~-96 vuelta-56 vuelt~-56 wada-95 wagon-46 wahoo-130 wait-25 waiting+7 waiti~+7 wake+112
    waking+31 wakin~+31 wales+6 walk-13 walked-13 walke~-13 walking+7 walki~+7 wall-184 wanneer+83 wanne~+83 want+159 wanting+93 wanti~+93 wants+128 war+87
    ward-59 wardrobe-73 wardr~-82 ware+85 warfarin+175 warfa~+175 warm-46 warmer-105 warmers-38 warme~-97 warming-52 warmi~-52 warmup-27 warmu~-27 warning+29
    warni~+77 was-37 wash-15 washer-89 washe~-88 washing+109 washi~+109 wasp+64 waste-13 wasted+20 waste~+20 wat-137 watch-53 watched-103 watching-140
    watch~-182 water+100 waterproof-168 waters+127 watery+43 water~+67 watt-125 wattage-18 watta~-18 watts-114 wave-16 wax-102 waxed-33 waxing-95 waxin~-95
    way+70 ways-113 wbal-107 weak-12 weaker-133 weake~-199 weakness+138 weakn~+107 wear-84 wearing+19 weari~+19 wears+108 weather-43 weath~-43 weaving+134
    weavi~+134 website-43 websi~-43 wed-114 wedding-47 weddi~-47 wednesday-77 wednesdays+89 wedne~-7 wedstrijd+90 wedst~+90 wee+146 weed+237 week-10 weekend-25
    weekends+128 weeke~+46 weekly-118 weekl~-118 weeks+72 weeps+87 weer-23 weg+60 weigh+28 weighing+117 weighs+93 weight+38 weighted-119 weights-197 weigh~+53
    weird+82 weirdly+20 weird~+20 weken+176 welche-45 welch~-45 welke-132 well-87 wenn+97 went+131 werde+130 werden+11 werde~+11 were-75 west-84 wet-154
    whacked+77 whack~+77 whale-44 what-78 wheel-128 wheeling-107 wheels-118 wheelsucker-84 wheelsucking-33 wheel~-125 wheezing+129 wheez~+129 when-40
    whenever+193 whene~+193 where-85 which-75 while-25 whisky+131 whisk~+131 whist~-46 white-26 whitton-80 whitt~-80 who-174 whoever+108 whoev~+108 whole-96
    whoop-16 why-170 wide-151 wider-70 width-168 wie+8 wife-48 wifi-118 wil+133 wild-77 will+57 win-83 wind-172 windchill-55 windc~-55 winded+164 winde~+164
    window-115 windows-97 windo~-102 windy-110 wine+197 winner-59 winne~-59 winning-84 winni~-84 wins-84 winter-108 winte~-108 wipe+42 wired+135 wireless-52
    wirel~-52 wish+42 with-47 withd~+55 within-152 withi~-152 without-17 witho~-17 wobble-83 wobbles-94 wobbling+83 wobbly+51 wobbl~+59 woche+63 wochen+47
    woche~+47 woke+207 wolf-97 woman-100 women-203 won-152 wondered-92 wondering-134 wonde~+111 wood-8 wooden-76 woode~-76 woods-41 wool-73 woozy+140 word+6
    worden+124 worde~+124 words+105 work-108 worked+118 worke~+77 working-12 worki~-12 workout-36 workouts-224 worko~-61 works-53 world-17 worlds-99 world~-99
    worn-70 worried+119 worri~+119 worry+115 worse-40 worst+59 worth-138 would-19 wrappers-88 wrapp~-88 wreck+172 wrecked+32 wreck~+32 wrist-66 wrists-88
    wrist~-88 write-99 writing+11 writi~+11 written+135 writt~+135 wrong-59 wrote-47 wurde+83 xanax+124 xpower-73 xpowe~-73 yaw-76 year+54 yearly-35 yearl~-35
    years-53 yellow-90 yello~-90 yes-35 yesterday+47 yesterdays+16 yeste~+51 yet+132 yoga-129 you-76 young+14 youngest-87 young~-87 your-76 yours-41 yourself-88
    yours~-88 youth+107 zaps+125 zero-27 zeros-17 zijn+92 zin+59 zip-117 zipped+82 zippe~+82 zombie-52 zombi~-52 zona-92 zoncolan-103 zonco~-103 zonder+91
    zonde~+91 zone-131 zoned+176 zones-20 zoon-9 zou+88 zpower-64 zpowe~-64 zucke~+125 zwanger+98 zwang~+105 zwift-7 zwo-50`,
  withoutWords: -0.874,
  meaning: {"scale":0.0665608,"bytes":"CSfQ/rEBAgrbHfcl0hDuOcDaAOMORBH6EtxD69XqBPr25PvkCRkGE9nXIR7vN93MFRDJ8Bfd6/YNAPYJ9Qf/CRMasvz4Ov0SFjUZIRnsHQLX5EToHeouMO88Ei0X2gz7RvYDBw/O2PzxHj0S8RER9AvrCewkzBkM5/Pv8gAtGu/4wwgWNswnINHTH+nYJgbNAAwe3w/9ITjuQA8VC/IHJvET4/sWB/QICQoowC0U+gnw3fP4FtH3BNoI/gMvFb8Czt/aCQT8xfoz6/L/2dxXxg7eCf7XAuIkGU7N9voT9/fLKg38Pgn43DICGfYF+n8m+f0K1/AM5AvlJQT7MAwHByDxQAFW4jbXFdL27Ort+dkqRP8ECO0F5Pnp7SAmyPsazAg+8xn/JBQ1+gwJHLsPxBQAD/sM3AsLJe4d9e73HfsjFPwROhE+/S7yyBIOyPAgPgcG+ulP6NP6DPsNx/cHEfUbAC8H5RAezxzqGOgMLd0779sq9RsU7/AD8R7e6PvwJuTX0FH/4ffa7+36D/BH5AbzJRbwJAEPOwj8Ed85tu37HcsvDPT/JQROOP7EGv/JLAHJCQPZJKPIBhUMAfw8JdQE/x4M7rn98/7mAxFzEBEK/sbuxB3iOdbh9AL/2+Ir+jHVPvsKIesUFOj26gz1DSju3h7+9vEILgw/BhUN2vQ="},
  withoutMeaning: -0.501,
  topics: {
    crisis: {"scale":0.0165282,"bytes":"tPnpAxXaNygG9tXrAu8G7eHi6j7uni4huKopBwgR8zX7CgLvHfAX1v266BQO8Mrz2DIl3xEV4+L1KyctJzol2TkP+yQLCIEFAf4dFOLy3LQdEy31TPYC8PnR5gnp6QjMCgcE2DEpAvXvFMzsAdTE5B329ff+SPvC7/8o2AMWNDDqKkP91yME+yQS0fvd2fro2NAM5+Pd6hHfAOUP/fPMBFIq8Cg0GBns3P4kGAUO89cFFOj9DEXNGyDOSd8U/dv7qhLrDOEX3PPmDtIBNu4PNCfz+Q3WDfQPCRcGmhcUDvDi2PTsDuzpHlzg/fv+AYEDAPEsAxkr9hce1Az5Df8/6PE05+vT7hfi89325/LY+O7yARAACBDWGRD6Dewl9TTOPe08DhsACAXoAOsC3+P58CP8uRHaEfjo7Dv8D/vQ9vku9C//rHzqLcrH0BLkxvDE4dwB/+8p/RgTMLnrCv4QBg5L/RqvEgcL8tn9Aen95xHxNBnBAc8i9wBC8NMGHfn63fXfMe35/hb0EzHuxsgPAgcjCj4S8vkX2hENvcXh6g3+6xjuADpJGQ4q/OIRLtBO+j3ZMRJZJwfVFATuCTjf3ezkSDP1/8UUy+f+C/Iv9/wz9e4B/RLoFPrK4xTs1M8h5/06/7wr+uAk/fcKEt3ADtEYAS3l/OjcyN728CIGOOs="},
    emergency: {"scale":0.0170443,"bytes":"NgAVD+QD9+oK+vYOGcgJ/evrJxLoHED/5eAZ0yoKAAnXA/AFFfL4KQ0b/gAJDywuDvgKHtf25/zq5fUEJsgWAPhBFBXo8/L96wPtDhfw5wXiFP8SPf/bFAQPHxQkGw8E9Pr9KQeBzRFBCS/w/wMR/gsD+ioBshX0Hh8FGhTnIf8J1D0NTOT6GB1LMPX1+fv9+RjnExrZCyX0//Dv/BkUOvTa7dcFAxQU3O7L/QUR8Qnv9/D6BxK/2cMyCfPtEBEMASdoCyHuA/T97gv13sQpC/H+FuoSGDkCBPJJDCH/DBFF+yUJBfIO1dn65eLu+wDlAlX3DtbvHQnyHvj19RxD7BAt9P5XQef0BAf6+f81GvryDRIQEdzl9vwmEAPp+g4J6Pk33N7a6hgCSuXp9R0V7tMR8vPp+C7hHQAWEQ396/oIDQcZ7PlR/wkoG/fxEOz2U/rm9DnaFuznE+rwE+nLAAP2AQfGGBPx6OwHIOwTJQnIKOne5PPr7ukJJNncxCr04PnyFhLA7wpLGSjvCRgtLg138dzrBPQQB/sgOfXh6tQgDwfw+S8vCiLjIhzR5wnJBu/dKPfa9AsT/fbw8vzqEfT9xC4NVzb9/gb/9hrPKBE27NbwIBMHBhLAvw8DExLiCe/bFxIH11D9Hx0GyBM5+AAK8PPdEwELxBjm2BobNfY="},
    head: {"scale":0.0152257,"bytes":"CwWfDugd3RQECjEzFxUSJu37HhgCBdT/9gYE/xb8vQkzK/AGEK3dHgnz980DKuQNIBJQDRHdAPDh8/0Q2vUA1znnEBwG+38X+AIQGf7gIhviME0nvepcDfML+xPM/QL+Cgb+CNUzvCNUxBsQ9SVs9Qzx6v/uEvTD4wmvxjES3+0Hu90i0dwuAPur1fTnDfP46w0Q9yQJDDb0DuNUEx8LP+sX8dgBEtoc8/4OJfcQAPgIsfP46MMiwOqxNNwLIEP4FxMV9/Yb+fMZA+Ivri3k5dLREu7/7/HwEvL7Ug3xBfz72EwJO9IB9ObyAu32Axjc2zjx6vbAFP4OIlQqJQzFDvb29kHADsr5+RDVOP+99PXo5ffsFfUx5Q8KAvD3Tujv2yC7LdU8ByIMDzfx0hkwyfMGIlpnCP3z6gH/CRH45hxaBcbVFA1C9gETCy/04u/wIQMd7+UA+lcA2sbuAengQwbP5xVVF/gX8MwTDvEL5wHR0NBL9Mvz9zTwFrYw6EDMEA8XBQsDD/0k8AT45fOt1BGDGe1ABfoTF3cDMSUUBRr0AxPbCByZ7gnkDgnmTN4i/RHnNvvK+vIK5OvuMwG3+fQ+8dQeFcv4AxENBPtKz+EC5/7uDxH8GvfpOtzy4c0E8w8fEesAJNEilAEHDCAiIgwt6NA+Dg8ZEJP8DekbKuA="},
    heat: {"scale":0.016095,"bytes":"5Rn5CuD7Cvz8BQ4lKxQVw+ADBhL/DB824Pje3foJ9vwrAP0LEMQABAQiABX0MxjP9gwR+tv+HQzu7vDzELMSDYE6At37Atn45QsC+sTtDlL69iPmKOj8QBb9BPHuMg7FASMCIOtYwwfR+0MI1+YlMN3tPQX20v4OEAkRKBTt7wjZ9/ocXfIYFevHyen/PvTS6hDazi4MGgkZ1wSsEBbgSR+u6OcxCQLk6OgKmw7pDy0I8uMCJs5F/Nch9+UY6Avatugi7vH24RL8CfkPCdRgvPMI8vHrP8IE7QIPHRgETjAyFCEWugIR5cv0AN/s+dzh7h/U7QrdxOsICA0WMRP7BegHBhbzQTfR7/E/2xXv0ff6PAMzEQH08BUDCATE9vkivR+c4swZ9B0EJA3mGt4LuxMMFBGSGR8OCMIYGhUC6iPW8DUpy8CkD9IHPOLjTeoGsto4BAkQ/qP87AXu++u+7v2qAxbNEiD5+PEZ9CEK/AXaKvnf/AMICRAMDOMA9jYC9Ak0Vecw+xUV2/Tt4R7cPiTr4xwjBuwv9+rN6SIF3TbeswkIEv3QDwfNJP0aKwosF/ZPVu2+7ugP/efuBw66DtwR/AcY0OcRGP3v0iAN8CwT6u/V7R//5QDv1xb4QAMPEQTlG/35/AsY7BLg6CskBhAA6SohIBJCyg/jL7g19Os="},
    pregnancy: {"scale":0.0122606,"bytes":"2+ApB1MG5vv95d9LAh8WM0DREungQ+sNUxu7KgcRmupz7OnFEKH5Mu8h8AQj5gHn+sEaBQX/Lg/g5fzfEfgVHHYbDKAL4y4CBun0KIHr2fnH8V3209j07L7NLB4g5gkpbOAE/dDHNMbC/Py49eN2yfEG/bg86QH4JAcFKvzj9ygHLf8hQgQ8Iv0w7egITeM1buvTKQcRBfv6EO0XKvkD9uyc6h8iAjgDN94l6/2S2eUEBdzn/xb0u2oM1+0CBQUBfkjpHPPdGtK95TMe66YsI8P6CGqYB1IGF/7nG7b8DQzlEgcg+dfe+qPk8gHm9b/gAdYYNvMg4t7rXcMdICHMDPMAAu4T4Okx3gD6OBIqw+PvXv7UFBTZhAYEHfMV2un2exnb6uH29ivmPMnu6xk7PwMVI/m2Es7qJJ3XJAvl9Q4cvg3pqszl6eAwwhAzH+Mqie7169nDJuA32dfcIeAI+CIS2w5aC/wA1eYHILwQ/wkL0ibO6CIYzjQWJNQLozMJCQbw/QnDHPIKAPPqI0MF2Rah9/RE5/coDTrnuOJMzr4R8vr4zwfaDjbgFjD50wjLGT/gXPf+BwTXHQHmEyACYcTS8Obo7lYJygrhFOjr7Rf15xfl+BcEDfnfDPvcZP/uDejkJgUi6RkHwbr6DDoN8fa1zKdP0BxCTPj35TIp0QI="},
    diabetes: {"scale":0.0182225,"bytes":"7AxAHSsY+QoLCxXNC/gWHvIU+hAI/uj7CRuB7gj6MfmfCfoqE/rp/vQLBQIYROLy/Pb88v7w9v8I9Q0B+OIYwEgSFgUi/v0E+/v1DCbrAfzZFO70UeDgHuEX9gPyognwAAcA9NIssOWJLBsa8gP2Me0BAwPvzvb+KxMw5gPn5uAH9vUiPecNGB378PPj7esl6QT5/8cg9wEFDwb42PL9Bty35xjKAu0A5PXXDQoSM970+QX24+4YD9bN9uz6EhAU4+7jAgv+GuvxAiMXD1s5BQD2GR4p+0QK/Qc3CEYKAQgmEPsNB/Xb4yXqAA3q9T/nQfEP6PzcGAcHFVQe9RYlEf4W9iXQvFUQCv/VCvr9+OIR5PXCDQb26AIA7ufyKuXhwQMK8eMTBBX36A/s7AcdJAoJBvzZ+/wl0zMGExMg7u3z7CkTGs0nFSPp7N0lHeccoxoM+d8C3sf9AP/4/OPz4ev2CwDPEfLy8vsbFv8b6wkD4/ARLicHH9UKBSvp7irJHRz/EvjsBvrq8gry8uwpuw/pA+wICPYH/SYb4vspvQwNGxsB2gTHABP5ye9dBvg55vgDCQz43/IJKPnpHfoZTfjx69/7F+8PKwPhARzXBv764xD5BBEJ+QHxHdv9LQEcAw3RJTXXFAUSHAgNyikP6PIg6CzAEircLS0A+Bnn8ws="},
    cardiac: {"scale":0.0173203,"bytes":"/v4rAxoE/eIX6yKfCvEm/VEQzuv4AiDtIkDzMePh/QnpF8f0ERXpDQ0jAkDrHTCy6v258w0NK+v69ADwBBgCHQAoDP4c1vn58e0nFN/juB73Ax4NBPGhJAP+9TjKECbwFRYd5zbS8rrbHxcc9gSc/wIIFUMrYxng7gL7EAYG9BwG6AkL/NsUDgvWH+ba8OL7GPVD7+n5Dgn/DwyaBwwkgQEe4tjv7/Te9dnvPA7g3QkamwwK7QMg+zwbzur+LwwPKisY+OjxSt/87wAW8/bZGRb6CeAD6i3TGhLf9yQC8hMh39MSQOYs6OvzAdrl/fT84/LbIAP/XSga/DUhwg4qEQgc5hoAn7QNExv5DiXW+hkORiJIFQ4a3fn6HhLKSNj9FBio2hIg9xYXFu/w2x0CCAEBHxIg/PPQ3LAcHQom5wXDCvDIAuju8P/HGQYFIfoBGAo66D4NDGjj5iD2DN//8/Uo7fMoDvDz8Owm/yEH5AOy//jgNBS3BNnGBBv4Owzx/vQHutEU8e0bK+PiG8PhDBL389UK9v0FCv0EAyMSCyYVCvzxS90+/doMFxS+KenNAwHw1QXpES3Y5wv1M+vq1woV69TTP/nj8wfzPwb97w726w/tBRYDD/4oKgr0Ntv8/88fAqfWHuUA9w72CEEu8CX4/tMw4Rw04crs2iDXGPE="},
    infection: {"scale":0.0171984,"bytes":"6gIGGgXq+AEK8f76EvwMQi7OLAsR7/4EKxL8HgMGIg0P7+ndFwrsHPjx9AYRC84ABOUN9/YKCf0Ywgb7/uQfOzL58kDj8v7//OLrGt7jFRfaArkM7unDGurbFSAJQCEvQdPzAvMTtygX0RQHBQ2qGeL5EhsH6/rr9OoC7QwG/Orb69X+j+8kFP+6BgMRxub+BPDsCD/h9iIR+fkzEBkh3Mb28uzr8xPn/fwxIhNX2P/k9QgB/uELG96vxucDAc7/u7D+HvQEr+kC2fn8mxRcKQsXFBD87BoL9+ra2hfxzuzzCuX04eYD4AD7+x72BEDkDPAq+R4z+Bbn+QglHhr2Avbn92okKvv39A0QL+YC7fICSSA3JfPnPPsp8vTqAPD65/fIDQjs/SDd8eHwFBwiFRMU9QgGBdwQCijODAwX1hPtPRkDG1q9DqYVCRv4A+LBHRgSBcH7BSIBDxLq9OkyBDPt+hj4JPT95EbvGAgjA/zu8f8oGCAL4f8KGR73sywn+88q8fTvDA7VBgzxqAVD5C7R/f/8/PsU9/znJTQD0AoUBCgK8sbe/hQoCABQAgQO9doI/A0H6v0kEfTx4wBrJ/AqBgwcxfYOEQ4D59b+E+kU4gzg/BjwBvX+3fEFIfEW3unPLbkHEwggAxv29f4B6Tcm3SAd3wcE2H/54voH6Bg="},
    alcohol: {"scale":0.0160222,"bytes":"DwYZCubsKun7EiL5FdkX4Efn5dIAHAj70B29DgDqat65BOD1GRL2JvYK6SgLzq4X7RA99fMIyez69d8DBy8UOw7XFdDo7rYD+NwHEvrm4kje6Cn5mOTv+foA2j2pMBr8/wcB4gshZvMUXgTQ+//V/NUoAuUIAvj+8g/NJBQIBirfJ+Mf5gUVGBXkIPQQ/ebf6+YzCrndAQQW8woV0ez/9r/V6/8EAhsTA+raoRJQHjol7Qb+8i1J2gdOH+35C/MsQcMoBvwCMtsHMPUK+BTeKMwFHm/lCW0H+wIsj+Dh/R7cJSPW4fD3CAXiAALiAtnnIu3y5PD+++Lo7P8W/hsK9/4R6xn72SYjBvrs8QTJI/n1ICPdJgYg3QMOFv/1Ffry0wPUA9n6CCTolEbr5xYXHBIKLtKB4fPnAnbvGQvz7hgn+wX05WEt3xhRESYdJ+Yq9fnv57DtD5bz+r7kJ9//Awwg9e8UFdrr18jjINQe/gTq/v/vsOnwD77gChYXDQcG1sDZ7/oOAwICEATm8wcOBxD8BzQB/Pwf+gbjKvIJ3vQGDwz6/v3gFAkL9vqO2wPc7OYAMREuG/vr7xLp6fn/EvD50fIB85oY2wznJwsCG9j66ezoDxb/+Q8cA/LqOdb48foIKNwI3xcVqPMG3wvwBQAX38saJAkSIAX02ecL8uc="},
    abuse: {"scale":0.0107941,"bytes":"FAH0Cw/wCgEZAfXZDuUjLgv94AXxIPH99uwdGxcmwiomDNcbHiT8HBcZ7zD6EswP+ffO4QQaAh3qryIrBhEdJELRDswV1MUp7OXxIi3hAPLeHgIHAOL9Jw4BKao75xADNvrs+uDL3hLIIelIMesKSxAYDQvJ/uADKtYwChv/ETjvJhA72vomK+0IPuP9COYAFgYE6iXb9A0s/uUOEAYIOkaF4AO2L+cSy+TyOBcj//kG7vcPIwUQ9S6F498IHQ7/EdAR8u4A/dnwGyAX+O/0nP/mI9wO/XwN9d3MgSvfFQdJ4/oe0+Hx6BXo5dfi/wzjAA7lwvw7tPbw6uEZ5CDQ4/Ig4vB0UysDAN3pNfgrIu7q/wYsGuUPuSAqKVT3NfrmEPcNCwIM6Cn7ATDlw+od7fQNAQJGCBje/q/OGxvv3AwPx/vPGAgWFTLyOtoREOMSVALO4QoP3MkA4wvoFN3N8PaY9Ok9DcA25slCEzEc9xxmBw6rBt8lGhLcEQMeUBG75+MXPOwtEA8SIRrgDrgGLxkl/vbj7Ozn8hKotPAT3h4K9jrM+B5LD/gK1BacwNfh8zGmESgGCQ4C8evk7gz2S/DR9QT+EL0ZEzDvEw0h6gJT4bLvEh/c1QwDySHSrMTy9UQoKmjs9SoXw+LELP1S8x4d4/zoIfoMAxzz4dEeE/k="},
    doping: {"scale":0.0197785,"bytes":"DAoRDBvd6vb96QH9FusU/f8N4PMIAubaAArXAAf9+QHUDOHZCy38GBH4/u8MGh3o8Q/R/ugN3eAN/QzyEdULF+DOGdIU9BQOAOoZCEvrDDsMCuEcDPAc2BcDKxXdFgoLHu736g08JQgXudMW/Ovh8ykK6u3zQwUIHegI/QbhBPACEeQZ3OUDEyUn8+3x+v8G7xHi+ScL9/v36A4D2fwAtQoH8/Pz8jkYJ/0sAw7iyyT6yvIh+7vh6hrR4/H7Atr8qtrxHvQMHerk5+gH4y4X0vH0FT0i4c7wGwDRJfoGAALIDQgeCO7i/djw7f3w/RDpBAgIDPUVAAkI1sQTBgsS7Br67uQf4MkM7PjwAfgL6QQIDdv0GfgHCQwI+O81JPD28vZAA/rs/hrqUQf7GvsSBA0U+Rh/5vIQAR4ZEA758gko9QLlygHY6RUVGub66fDdDAbSF+oH99z8+fv58vH53/I7A/cNEPgP8hsfCSUU6ArOKBs5Du/39fTW+hxKDwjyFAz14egXEhLL4iQAEfPb+R7y/9r6/uccCC8NANfM6i8G8Pj9KfsXI/nc+g7u6/IP8CE+DPfUAzA40//xC+33vAMMDAblNhUOBvr5G+4P9tXk6+3xEA/3/fj4A/n57bzrABMKFELl7DAPN9Mi7tXx5vwK7ArH/eczBK8I6zwJ+fA="},
    eating: {"scale":0.0186834,"bytes":"MAveIvAF5gYM/QEMFNwEJvc79Ob7EMnkQdtJ/hIO9vzMDQgOEwMd7hTsAwQhANn2+PUzCgPuTSIMBAYL5k0g2sP39MkZBPYB8RHuEs7oQvb4Jfwg5/YcKwES8QAb4P8tFQT/8jDd39sJJApGFfsyAOAbHbX6JxH78AJFIfQn3+kX3fYfDRYHEvx/8urqD/HzBvIz6MU1FBQX5/lDCA3i+ZYU7vrV+P/53+UQ7QPxBRgfKgf2IPLjIiH1Ee8aBxP9IUID1A1BAunw7QoU2wKzBx7wEPLvFjXf8unV+vj7DPQED9kFv+AJFfLy//kD79IE9/H5DPT54v8NIxwd8A3QBt8T9+M2KfEeEvpn3wHf5g7pOD/zGv0ADfr0+AQEBPLuKMEVDeIBDw4NSjPsINwKRAL0Dd8MHQoPAUHKEAwdyCfF5u3l4+/vDv7d49jj6/DcGt0J5ePTB/oJCg3uCPAZCQsz7ejo+BIIBBIR9xMF2QscGxn8FQkd7+gTGv7LCAHq8BsBSfz2CuPP8ebs+O4WEQI6/Qca8f7pA+3u/f7Y6OAN2tvv//7fBgAEyhYVHyPXC/0Z/wbJBwj5K/zz+AUFywwC9NPb5Az9Axrw8Lf6DkJB8CsK/x/35/0mOfoABuL+/ObeCh3ZGyQeCdcbF/8HBBAP9icoGyDFQA3n6f7kHxM="},
    medication: {"scale":0.01826,"bytes":"9fsZDwYGv/MgDB8MC+8XRf4X69wTEQ8jFSfK3PnsFfytCdgfEvcLLvrN8+QOMA0dFS3+AQXrDAnx8vT69AwW0Aw9/wka6kgK+wn7A9HuPDDpGe0wAev2AvInGQsG9gjjRRwBFjAlOAa8ARcQ9gwHRBUQ+y4O+u8lEw78GhTf4+bi9KwnBhIyF/eo3evZ3NslDwIcDy8A7hz0H+Ly5fwr7fhB4R4A4BsSB/MTpisHEw0R1iEZDfzvGd425uT79hUBwQYcBAYHFvv86dwTyIHhIwD6IyD0twUp7vL3tgXv+weuFMYIAOUa59n08xDpCxvjC/bf+OUzERMNDdwcBhbtDP0nAgDzCgL2BvbM+fwP8xIP1wQx/fXpBRUBCAglGsoKFeQ87N4WCioCphrsBBsQFOIGxhUTE/f/AFjbARb3AQ0ABwbgIu9NGP/0wPASBOMGMiP9AwsI0PsbugfvBuIK/f0UHQ3zCigS4LTMJRkF/gTkEvbyBgpCA9gR+vch8SoIF/Ll3+jm/gP+8fvfFAnn5QXoBen17PMU5NQR9BQ37wAOICfuAPok8OoUMf4ySvcJDc26KgMw7urlEgjqIw/71eT1HPf2J+3x6SUJJAcV0/Md5TTxJAsDBAz67Pn4+/389ggNEvENHBUWLAXp6v3U7//M5izkDwMkFBDm3QrvHfI="},
    overtraining: {"scale":0.0157632,"bytes":"EvUMI/4jFOYH/+kP/wgU+En5AfglDhG/L/wqz/Xx1fZTBesYDhwB4AbQ3PcDG/3rBf3D//n4JQ0c6OAG3eQQDrH6EDb+AwEU6fbiAT7w+M/2+THzmuzIEQUBCBsEwyBOKh4GHc22wB3AOuRHAwwNOPP9ISzS0f1C1/TODwU3+9jz4vIwxOclG9Tu++b46ewA6e4g+iQ6BBca9OAFGvk/ywC87eX4+fwSAOArRfQU/ezi+x0k+M7y7zIl1/ADF+f0Exg6MwomLfnk8CAcvs3s9A/rBtArBhwvAwYL5dz9AxLZOBwG1wcgB9Hy/gzq6v7iDfwQ4+9DD/8vWoEJ5xL79/bp7NMaMxD1MO8e1/3tGfTmIiQcBfVC7gsN7SwSzezxvdkEDPvpAyYSxOThLe8IDycU6d4KFAvqG+MUFyUD+ggCrgEbR+byCP31NQPoMvUHcPU3AcIXCyMH//j4CfDZEAmaKwLzLjEc9B3o+0EUBPHKHgUD0xYVCCgFAe7/6fwTDR8GFyAhERUmaRTx8gP7AyDPHxEj9fjt9+UY6OLw4q4F6yQJ/g7b/ifz2AtMMxa28sSuIAwqJQn72fTuAiDw7dUFAgoN0QMh/Abq4UTn5yTf7P3dGhXz5gv1FBT+siwB+hT2JG4C8igQGf8LDgVi38/q/MtAAxgZxt/2EyP6JRg="},
    injury: {"scale":0.0178481,"bytes":"7+wJBLsAHdb5CALJC/8R/NfxEwwAEgXWLen/8gQNIe9d+PQxG8oG7vwC7/YC7Af0BfHp/ffi6Bj4BPsGBLcbFS/uCc3n/wgD9PsXH/zvNTjjBA37//AG6gMM9xMBGh0rCBsOLNLpJ+rMJhIo8+Y/5w36+OTkzfYSzhYKxQkBBOXoHicOHRsBGCbr6ekK19jr3CT6AQPj9xkV5RQLAjr/9v0R4iH46fcAvO3q8ATrAyz64d0FB+DIKT8PKPL55yPfVArSJgvq8vETDTMHzSgixQQBFtka378uEenC6ur3+BUe5/33H+cE4E/57gPu8ynoEsXw59z0Dif28yEW6x0s9gjD7MzZ/h73BOnlGgMT9fbu9ycBHwD98u/78fIiMfD84OIG4+wG9wcQEzLq1gobEg8SyfBbDgLq0ijpEyII/wnKGg8WykK7Ef4rIhDk/+v83veoCQLyOBgEDRLgGOzgJgLkCwsuFvXo8AEA/OUZ5Apn3hrzDDz22iHm+tT40h8N+AwSGPVKAPwD4gXtyx0jswbuKxYA9O7MErPi4PYP3tUF+On3KCUOCwbaCBrkCQcP8esZHecmD/zkGwHuAQ8E6PfoFREJMhz3gQLm5iH7CxQF7Bbk/xAKGRkMwwHv2Cjx+OouHfVI9xkgB+EJEs4W6+zW8As2Bf/o8OPxyV8W3+U="},
    minor: {"scale":0.0145973,"bytes":"OevJDd/vEAQa+/4WESURne3pEBAC+wn06B0YHPv+IiE8C+MsGDAPFvTs9fv43PX0CuoJCAMA+/HqMAX9BzIl7e22BlD6FgsW5gAuHzXjAS7e+sD/POrk7PMb++YizBjrEt4EGgA+g89X9NnyJe8m5+fhz9wVwPEn9/LIDR4FBPXeH+gd9cYPGfzc7+opU/H+UvXtDyoH9QcEG+PzGu/8Ebwm7FLn+KYxO+Xo/v9K9N/YPgsiuCXmGOs2JOkk6hnIEh4LJuzbD+II/TMM/dT17tIHE0Y/AL4l9AHmxarw5gUjvhb15evm/1Ho/Obk/1TgBwMjJvjlFRXx2D4a9iDm99rS3kz562Ey3AIS4O1I8/vy9MEjGdTpJA4m+CH36Ojr5B317AzQ7xvSWTXe8hwh9h4Vm/O47hsIHcMcGg7p3SIWIQIBMfYG+hUm4AQ69es2vhErzi4K6ij0+8vtGeHkESoc8u8CEdH47uPoB+AUABcP3QvQ5/D+DAv7AxhCFUIZ3vn7RuURJu3AIyDf+iQD2AgoCP3c9v36DPoiI+sUzBz6CP4EzA0KBBAOHws0kerWAMXoRgR/+uos+/Hw0e/bEPHMLDzx7LgYEBnuLLrh7yai5gPvExnxBwwLPRbyOkTj7SEXFirZ9lsL96QM6QPX4TfL4cj+Jx3c6S//z78J5uk="},
  },
  together: [0.435, 0.627, 1.620, 0.774, 1.018, -0.525, -0.933, 0.727, 0.475],
  withoutAll: -1.487,
  doubt: -1.045,
  sure: 0.152,
};
