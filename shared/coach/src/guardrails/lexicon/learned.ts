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
    aan+6 abba-76 abbreviation-38 abbreviations-42 abbre~-45 aber+51 ablation+24 ablat~+24 able-70 abnehmen+164 abneh~+164 about-63 above+40 absolutely-144
    absol~-147 accelerating-96 accelerations-69 accel~-152 accident+104 accid~+141 acclimation-180 acclimatise-112 accli~-67 according-30 accor~-30 account-13
    accountant-65 accumulation-13 accum~-13 accuracy-64 accurate-103 accur~-106 ace-51 acelera+57 acele~+57 ache+78 aches+175 acheter+82 achet~+82 achilles+43
    achil~+43 aching+105 achin~+105 acht-84 acid-125 acids-77 across-90 acros~-90 acting+106 actin~+106 active-55 activities-66 activ~-104 actually-129
    actua~-134 adapt-72 adaptation-34 adapted+64 adaptive-135 adapt~+17 add+110 added+9 addicted-15 addic~-15 addor~+39 address+101 addre~+101 adds-8
    adelgazar+98 adelg~+98 adhd+144 adjust+60 adjustment-56 adjus~+16 adult-123 adults-136 adult~-136 advantage-92 advan~-92 adverts+100 adver~-12 advice+66
    advic~+66 advise-74 advis~-74 aero-132 aerobars-30 aerobic-58 aerob~-53 aerodynamics-56 aerod~-77 affect+47 afib+167 afraid-18 afrai~-18 after-33
    afterwards-63 after~-63 afvallen+139 afval~+139 against-130 again~-130 age-109 aged-52 agent+115 ages-69 aggressive-31 aggre~-51 ago+57 agotado+60 agota~+71
    agree-119 aguanto+110 aguan~+110 ahead-91 aid-160 aim-177 aimerais+51 aimer~+51 air-46 aire+107 airport-48 airpo~-48 alanine-142 alani~-142 alarm+40
    alarms+67 alarm~+67 alcohol-127 alcoholic+58 alcoh~-59 alert+43 alive+205 all-15 allenamento+21 allen~+60 allergic-83 allergy-100 aller~-61 alles+121
    allow+131 allowed-38 allow~-38 alloy-14 almost+47 almos~+47 along-63 alpe-60 alpine-48 alpin~-48 alps-111 already+42 alrea~+42 alright+40 alrig~+40 also-111
    alternative-89 alternatives-138 alter~-168 although+25 altho~+25 altitude-62 altit~-62 alto+96 alu-22 aluminium-38 alumi~-38 always+9 alway~+9 amateur+100
    amateurs-160 amate~+43 ambulance+131 ambul~+131 ameri~-115 amico+102 amino-77 amount+17 amoun~+17 anabolika+76 anabo~+83 anaerobic-71 anaer~-71 analysis-36
    analy~-36 and+21 andalusia-90 andal~-90 angle-104 angliru-74 angli~-74 angry+85 animal-30 anima~-30 ankle-44 ankles+149 ankle~+149 anni+132 anniversary-49
    anniv~-49 annoying+22 annoys+92 annoy~-62 annual-64 annua~-64 anorexia+155 anore~+155 anos+108 another+90 anoth~+90 ans+203 answer-152 answering+169
    answers-111 answe~+47 ant-68 antes-37 anti+161 antibiotico+76 antibiotics+72 antib~+121 antidepressants+97 antid~+230 antihistamine+24 antih~+24 anxiety+13
    anxie~+13 any-7 anyone+67 anyon~+67 anything-25 anyth~-25 anytime-128 anyti~-128 anyway+72 anywa~+65 anywhere+16 anywh~+16 apart+81 apartment-116 apart~-116
    app-225 apparently-117 appar~-116 apple+125 apply-90 appoi~-70 approx-111 appro~-111 apps-132 apres-21 april+133 ardennes-84 arden~-84 are-18 area-19
    arguing+53 argui~+53 argument-51 argum~-51 arm+130 armband-61 armba~-61 arms+89 armstrong-66 armst~-66 around-21 aroun~-21 arrange-37 arran~-37 arrete+70
    arret~+70 arrive-81 arrived-139 arriv~-144 arrow+110 ascent-76 ascen~-84 ask-146 asked-22 asker-48 asking+64 askin~+64 asleep+221 aslee~+221 asma+158
    aspirin+74 aspir~+74 assumptions-77 assum~+6 asthma+97 asthm~+123 ate+85 athlete-109 athletes-67 athletics-52 athle~-118 atl-126 atrial+88 atria~+88
    attack-41 attacked-126 attacking-69 attacks-124 attac~-66 attem~+71 attic-82 aubergine-110 auber~-110 auch-38 audax-18 auf+29 aufs+73 augen+87 august+33
    augus~+33 aunt-68 aus+56 australia-72 austr~-72 auto-184 autobus-14 autob~-14 autom~-131 autumn+19 autum~+19 availability-41 avail~-61 avais+92 avant+70
    avec-48 average-146 averaging-128 avera~-181 avg-197 avoid-90 avuto+77 awake-168 away-10 awful+176 axle-101 axs-113 ayer+62 azucar+62 azuca~+62 babbling+102
    babbl~+102 baby-64 back-61 backache-56 backa~-56 backpack-59 backp~-59 backside-60 backs~-60 backwards-134 backw~-134 bacon+93 badly-56 bag+37 baggy-101
    bags+30 baja+89 bajar+112 bajo+51 baker+36 bakery-128 baker~-128 baking-77 bakin~-77 balance-140 balan~-140 ball-78 ballooned+100 balloons+72 ballo~+159
    balls+128 banana-161 bananas-5 banan~-127 band+73 banda-97 bandenspanning-101 bande~-101 bang+90 banged+138 bange~+138 banging+150 bangi~+150 bank-36
    banking-69 banki~-69 banned-184 banne~-184 bar-56 barometer-77 barom~-76 baroudeur-52 barou~-52 barrage-49 barra~-49 bars-44 basal+151 base-152 based-189
    baseline-78 basel~-78 basically-31 basics-51 basic~-63 basket-114 baske~-114 bat+144 bath-16 bathroom-75 bathr~-75 baths-112 battery+14 batte~-18 battiti+81
    batti~+113 battuto+73 battu~+73 bcaa-139 beach-122 beacon-118 beaco~-118 bead-168 bear+111 bearing-37 bearings-77 beari~-104 beat+18 beats+39 beber+68
    because-27 becau~-27 becom~-110 bed+92 bedoin-108 bedoi~-108 bee-28 been+90 beeps-65 beer-97 beers+168 beetje-134 beetj~-134 beetroot-209 beetr~-209
    beggi~+57 begin-134 beginner-140 beginners-95 begins-112 begin~-149 begs+185 behind-18 behin~-18 bei-119 beim+100 beine-105 being+100 bekomme+78 bekom~+78
    belgian-45 belgium-62 belgi~-70 believe+22 belie~+22 bell-11 belly+215 belon~+138 below+98 belt-168 ben+99 bend+45 benefit-121 benefits-111 benef~-141
    benen-100 bent+163 berg+24 berga~-22 bergen+34 berge~+34 besser-22 besse~-22 best-103 bet-143 beta+134 betablocker+52 betab~+123 better-7 bette~-7
    between-71 betwe~-71 bevuto+68 bevut~+68 bewusstlos+70 bewus~+119 bianchi-91 bianc~-90 bib-53 bibs+26 bicarb-56 bicarbonate-84 bicar~-102 bici+134
    bicycle-94 bicyc~-94 bidon+52 bien-104 big+44 bigger+45 biggest-6 bigge~+41 bij+55 bijna+88 bike-97 bikepacking-55 bikep~-55 bikes+39 bikescore-43 bikes~-43
    biking+66 bikin~+66 bin+46 binge+203 bins-41 bird+136 birth+180 birthday-61 birth~-61 biscuits-81 biscu~-147 bisoprolol+167 bisop~+167 bit+63 bite+114
    bits+71 bitte-80 bivvy-104 black+139 blacked+91 blacking+130 black~+93 bladder+71 bladd~+71 blade+145 blades+102 blade~+102 bled-78 bleed+110 bleeding+114
    bleed~+136 bless+129 blew-177 blind-181 bloated-54 bloat~-58 block-41 blocked-173 blocker+106 blockers+134 blocks-167 block~+82 bloke-95 blood+115
    bloodpressure+188 bloodsugar+140 bloody-39 blood~+117 blow-167 blowe~+13 blowing-47 blowi~-47 blown-53 blue+170 bluetooth-71 bluet~-71 blurry+75 blurr~+75
    blutd~+132 bluthochdruck+86 bluth~+86 blutverdunner+51 blutv~+51 bmi+176 bmx-55 board-112 bodies-73 bodie~-73 body-22 bodybuilder+92 bodyb~+92 boil+68
    boile~+57 boiling+33 boili~+33 bois+100 bolt-72 bolts-147 bone+148 bones-46 bonjour-72 bonjo~-72 bonk+27 bonked-93 bonke~-75 bonking-8 bonki~-8 bonnet+157
    bonne~+157 bonus-69 book-175 booked-66 booke~-66 boost+159 boot-68 boots-65 bordure-44 bordu~-44 bored-57 boring-145 borin~-145 born+90 borrowed+45
    borro~+92 borst+133 boss-138 bother-38 bothered-116 bothe~-92 botta+143 bottle-34 bottles+18 bottl~+6 bottom-105 botto~-105 bought-117 bough~-117 bounce-49
    bounced+15 bounc~-46 bourre+134 bourr~+134 box+32 boxes+28 boy+178 boyfriend+90 boyfr~+90 boys+6 bpm-102 braccio+84 bracc~+84 bracket-84 brack~-84 brain+52
    brake-27 brakes-132 brake~-132 braking+31 braki~+31 branch+95 branc~+92 brand-138 brand~-104 braquet-76 braqu~-76 bras+104 brauche-110 brauc~-110 brazo+77
    bread+89 break-112 breakaway-83 breakfast-42 breaking-110 breaks-156 break~-120 breastbone+184 breastfeeding+140 breas~+251 breath+41 breathe+7 breathing-13
    breathless+230 breat~+83 brems~-112 brennen-7 brenn~-7 brest-85 brevet-62 brevets+20 breve~+21 brick-148 bricks-43 brick~-43 bridge+70 bridges-91
    bridging-62 bridg~+60 briefly+111 brief~+111 bright+62 brighton-70 brigh~+29 brilliant+21 brilliantly-95 brill~-53 bring-38 brings+128 bringt+7 bring~+142
    british-60 briti~-60 brittany-55 britt~-55 bro-59 broke-49 broken+55 broke~+55 bronc~+186 broom-19 brother+48 broth~+48 brought-65 broug~-65 brown+31
    bruise+148 bruis~+155 brust+233 brust~+123 brutal-43 bruta~-43 btw-78 buck-55 buckets+68 bucke~+127 buddy+212 budget-86 budge~-86 buff-22 buffe~-105 bug+115
    build-194 building-156 build~-151 bulky-137 bum+21 bump+160 bumped+58 bumpe~+58 bumps-124 bunch-30 bunny-69 burden+148 burde~+148 burger-107 burge~-107
    buried-119 burie~-119 burn-75 burned-83 burners+108 burne~+35 burning-9 burni~-9 burnout-77 burno~-77 burns+5 burnt+75 bursts-96 burst~-96 bury-185 bus+73
    busy-101 but+59 butter+51 butte~-12 button-82 butto~-82 butyl-55 buy-81 buying-57 buyin~-57 buys-87 buzzing+65 buzzi~+65 bypass-26 bypas~-26 cabeza+122
    cabez~+122 cabinet+115 cabin~+115 cable-77 cables-116 cable~-116 cada+93 cadence-53 caden~-53 cadet+158 caduta+89 caduto+91 cadut~+136 cafe-36 caffeine+9
    caffe~+6 cage-68 cages-63 cai+48 cake-79 cakes-99 calc+171 calculate+70 calculated-112 calculator-52 calcu~+29 calendar-39 calen~-39 calf+124 calibrate-83
    calibration+30 calib~-25 call-64 called-38 calle~-38 calls-100 calm+116 calms+150 calobra-122 calob~-122 calor+47 calore+85 calorie+213 calories-19
    calor~+143 cals+154 calves-102 calve~-102 cambridgeshire+24 cambr~+24 came+101 camel+64 camera-60 camer~-60 camp+96 camping-52 campi~-52 can+45 canal-52
    cancel+12 cancelled-100 cance~-14 canno~-134 cansa~+103 cap-215 capacity-31 capac~-31 cape-35 captain-63 capta~-63 car+61 caravan-88 carav~-88 carb-167
    carbohydrate-94 carbohydrates-64 carboidrati-41 carbon-128 carbo~-136 carbs+14 card-158 cardiaque+24 cardio-134 cardiologist+107 cardi~+21 care+117
    careful-114 carefully-58 caref~-122 cargadas-53 carga~-53 cargo-122 carnage-104 carna~-104 carrera+107 carre~+107 carriageway-94 carri~-153 carrot-82
    carro~-82 carry-106 carrying-93 carry~-93 cars-146 cartridges-121 cartr~-137 case-106 casque+92 casqu~+92 casse+102 cassette-87 cassettes-132 casse~-102
    cast+78 cat-33 catch-127 catcher-74 catch~+65 categorie-53 categories-141 category+30 categ~+26 caught-93 caugh~-93 cause-10 causes-112 cause~-112 cave-127
    cda-152 ceiling-107 ceili~-107 cell+58 cells-9 celsius-47 celsi~-47 cent-63 cento-76 century+96 centu~-6 ceramic-35 ceramicspeed-66 ceram~-51 cereal+130
    cerea~+130 cerebrale+87 cereb~+146 cerve~+96 cesar~+122 cgm+197 chafing-61 chafi~-61 chain-186 chaingang+120 chaining-126 chainring-37 chainrings-149
    chain~+16 chair-96 chaleur+86 chale~+86 challenge+122 chall~+89 chamois+10 chamo~+10 champion-101 championship-118 champs+150 champ~+76 change-33 changed-87
    changes-139 changing-80 chang~-72 chap-126 chapeau-72 chape~-134 charge-114 charged-191 charg~-172 charity-33 chari~-33 chart-233 chase-133 chased-28
    chase~-28 chasing-82 chasi~-82 chat-55 chatgpt-91 chatg~-91 chats-86 che-112 cheap-25 cheaper-117 cheapest-66 cheap~-95 cheating-58 cheat~-58 check-145
    checked+23 checker-59 checking+40 checklist-198 checks+122 check~+16 cheers-125 cheer~-124 cheese-95 chees~-95 chemist-96 chemi~-96 chest+246 chesty+104
    chest~+120 chew+119 chewing+93 chewi~+93 chicken-106 chick~-106 child-140 children-128 child~-144 chili-30 chill-101 chills+156 chill~+156 chips-104
    chipseal-60 chips~-60 cho-187 chocolate-20 choco~-20 choice-27 choic~-27 choir-138 choose-131 choos~-131 christmas-15 chris~-53 chung-97 churc~-125
    chute+154 ciclismo+45 cicli~+45 ciclo+93 ciento-97 cient~-97 cipro+154 circles-65 circl~-65 circuit-87 circu~-88 city-79 clammy+130 clamm~+130 class+89
    classics-56 class~-40 clavi~+161 clean-22 cleaning-54 clean~-66 clear+101 cleared-92 clear~-61 cleat-156 cleats-34 cleat~-34 clen+240 clenbuterol+169
    clenb~+169 clever-83 cleve~-83 click-169 clicking+10 clicks-181 click~-32 cliff-63 climb-25 climbed-95 climber-88 climbers-78 climbing+44 climbs-23
    climb~+12 clincher-45 clinc~-45 clinic+98 clini~+98 clip-141 clipless-177 clipl~-177 clipped-78 clipping+67 clipp~-15 clock-77 close-189 closed-191
    closes+76 close~-18 closing+120 closi~+120 clot+102 clothes-52 clothing-141 cloth~-146 club+9 clubmate+52 clubm~+52 clumsy+9 clums~+9 clydesdale-81
    clyde~-81 coach+26 coaches-135 coach~-159 coast-54 coasting+12 coast~-5 cobbles-64 cobblestones-66 cobbl~-65 coca+152 cocaine+122 cocai~+122 codamol+104
    codam~+104 code-127 codeine+109 codei~+109 coeur+151 coffee+37 coffees-151 coffe~-33 cog-149 coggan-97 cogga~-97 cogs-176 coke+18 col+13 cola+100 cold-39
    collapsed+161 collar+69 collarbone+12 colla~+142 colleague-132 colleagues-122 colle~-83 colnago-49 colna~-49 color~-101 colour+8 coloured+110 colours-201
    colou~-41 colpo+95 combien-53 combine+39 combi~-22 come+94 comeback+33 comeb~+33 comer+52 comes-37 comfort-105 comfo~-105 coming+24 comin~+24 comment-24
    commentators-49 comments+61 comme~-75 commissaire-55 commi~-55 commotion+87 commute-46 commuter-137 commuting-7 commu~-54 como-87 compact-123 compare-74
    compared-134 comparison-129 compa~-155 competir+71 competition-22 competitive+139 compe~+131 complains+151 complete-120 completed-37 completely+8
    compression-176 compro+90 computer-171 compu~-173 con-40 conce~+39 concrete+39 concr~+39 concusion+118 concussion+110 concu~+156 conduction-99 condu~-99
    cone-103 confirmed+108 confi~+108 confused+90 confu~+91 congratulations-126 congr~-104 connect-103 conne~-137 cons-50 consecutive-154 conse~-37
    consistency-140 consi~+9 constant-97 constantly+107 const~+83 consultant+30 consu~+30 contact-14 conta~-21 conte~+69 continue+144 conti~+109 contract-156
    contractions-16 control+154 controlled-149 controls+115 contr~+55 conversation-122 conversations-82 convert-106 conve~-81 convoy-66 convo~-66 cook-126
    cooked-35 cooke~-37 cool-59 cooling-138 cooli~-138 copain+69 copai~+69 cope+123 copy+80 corazon+120 coraz~+120 core-65 cork-111 corner-71 cornering+16
    corners-192 corne~-54 correct-41 corre~-98 corsa-101 cortisone+131 corti~+161 corto+139 cos+151 cosa-123 cose-75 cost-135 costs-162 cote+82 couch-72
    cough+72 coughing+200 cough~+233 count-86 counted-138 counter-49 countering-67 countersteering-68 country+18 counts-60 county+102 count~+15 coup+86
    couple+185 coupl~+185 courage-74 coura~-74 course-12 cours~-12 cousins-103 cousi~-131 cover-12 covers-78 cover~-84 covid+189 cow-84 cows-57 crack+154
    cracked+9 cracking-72 crack~+45 cramp-43 cramping-7 cramps-12 cramp~-52 crank-197 cranks-43 crankset-19 crank~-44 crap-153 crash+112 crashed+92 crashes-46
    crashing-59 crash~+65 crate-164 crazy-87 creak-87 creaking-87 creaks+20 creak~+32 cream-68 creat~-28 credit-82 credi~-82 creo+103 crete-61 cried-51
    cries+121 crime-95 crisps-86 crisp~-86 crit-33 criterium-75 crite~-75 critical-78 criti~-78 crits+9 crois~+85 crooked+33 crook~+33 crossfit+16 crossing+60
    crosswind-170 crosswinds-140 cross~+23 crr-103 cruise-43 cruis~-43 crunc~+7 crushed+31 crush~+31 cry+198 crying+68 cryin~+68 ctl-81 cuando+105 cuand~+105
    cuanto-115 cuantos-13 cuant~-97 cucum~+185 cuore+81 cup-158 cupboard+113 cupbo~+113 cups+47 curious-168 curio~-168 current+107 currently-78 curre~+67
    curry-116 curta~+142 curve-109 customer-137 custo~-159 cut+119 cuts+35 cutting+54 cutti~+54 cycle+22 cycles+45 cycle~-13 cycling-73 cyclist-120 cyclists-76
    cycli~-80 cyclo-111 cyclocross-158 cyclosportive-55 cyclo~-114 dad+111 dads+126 daft+86 daily+30 damage+82 damag~+82 damit+77 dancing-134 danci~-134
    dangerous-32 dange~-47 dans+63 darf+57 dark+33 das+21 dat+46 data-160 date+51 dates-121 dauer~-67 daughter+21 daugh~+21 dawn+105 day+29 dayli~-128 days+45
    daytime-79 dayti~-79 dead+130 deadlift+32 deadl~+32 deal-124 death+26 decade-93 decad~-153 december-125 decem~-125 decent-106 decen~-106 decided+126
    decides-74 decid~+113 deck+123 decoupling-82 decou~-82 deep+91 deficiency-68 deficit+86 defic~+84 degreaser-39 degree+43 degrees-90 degre~-18 dehydrated+20
    dehydration+112 dehyd~+79 deje+119 del+127 delay-49 delete-70 delet~-95 deliv~+31 della-39 delle+71 deload+41 deloa~+41 dem+82 den-51 denk+177 denke+95
    density-146 densi~-146 dentist+9 denti~+9 denver-91 denve~-91 depart-68 depar~-68 depen~-26 depressed+108 depre~+69 depth-54 depuis+153 depui~+153 der+28
    derailleur-76 derai~-76 derny-115 des+95 desarrollo-80 desar~-80 descend-78 descender-109 descending-240 descent+78 descents-31 desce~+9 desde+111
    desert+165 deserve+137 deser~+219 desk-14 desmaye+78 desma~+153 despe~+84 despues-69 despu~-69 destroyed-85 destr~-85 detai~-133 detectable+128 detected+5
    detection-33 detec~+110 deutsch-54 deuts~-54 development-97 devel~-97 device+34 devic~+33 diabete+140 diabetes+62 diabetic+153 diabetics-125 diabetiker+76
    diabe~+193 diagnosed-28 diagn~-10 diarrhoea-147 diarr~+55 diclofenac+143 diclo~+143 did-19 died+49 diesel-68 diese~-68 diet+144 differ-15 difference-172
    different-35 diffe~-118 digging-78 diggi~-78 dignity-46 digni~-46 dik+128 dimagrire+158 dimag~+158 dimanche+75 diman~+75 dinner+9 dinne~+39 direct-137
    directeur-48 direction+21 direc~-6 dirty+74 disappear+69 disap~+69 disc+36 discesa-42 disce~-42 discharged-74 disch~-74 discipline+13 disciplines-44
    disci~-44 disco-39 discomfort+96 discount-89 disco~-65 discs-97 discuss-89 discu~-103 disgusting+50 disgu~+50 disk-16 dismount-85 dismo~-102 disorder+16
    disor~+16 disparaitre+66 disparu+94 dispa~+89 distance-131 dista~-131 distribution-63 distr~-116 ditch+126 ditchling-118 ditch~-118 diure~+54 divided-63
    divid~-63 divorce+75 divor~+35 diy-70 dizzy+329 dnf-41 dns-50 doable-84 doabl~-84 doc+254 doctor+106 docto~+106 documentary-95 docum~-95 doe-86 does-38
    dog-109 dogs-68 doing+82 dolomites-119 dolom~-120 dolor+50 dolore+124 dolor~+17 domestique-79 domes~-85 donation-63 donat~-179 donde+64 done-93 donkere+64
    donke~+64 dood+158 door+112 doors-42 dope-116 doping-80 dopin~-80 dopo-11 doppio+81 doppi~+81 dormir-5 dormi~-90 dos+89 dosage+94 dosag~+94 dose+184
    doses+127 dosis+156 dot-93 dots+92 double+92 doubled+45 doubl~+88 douleur+154 doule~+154 dove+64 down+100 downhill-65 downh~-65 download-74 downl~-74
    downstairs-38 downs~-47 draft-135 drafting-117 draft~-117 drag-64 dramatic-106 drama~-106 drank+116 drawer+43 drawe~+43 dread+17 dress-177 dress~-77 drew-78
    dried-56 drift-128 drifting-50 drifts-82 drift~-93 drill-5 drills-140 drill~-140 drink+14 drinken-104 drinking+157 drinks-40 drink~+52 drip-53 dripping+87
    dripp~+87 drips+39 drive+58 driver+123 drivers-172 drives-7 drivetrain-139 drive~-7 driving+91 drivi~+91 drizzle-71 drizz~-71 droops+112 droop~+172 drop+34
    dropout-31 dropo~-96 dropped-64 dropping+162 dropp~-15 drops-41 drove+24 drowning+17 drown~+17 druck+95 druck~+64 drug+129 drums-88 drunk+158 dry-38
    dual-117 dubai-42 due+59 duele+18 duerm~+52 duizelig+93 duize~+93 dull+150 dumb+85 dura-51 durability-76 durab~-76 durante+122 duran~+122 duration-24
    durat~-24 dusk-43 dust-50 dutch-137 dying-117 dynamo-72 dynam~-72 ear+68 earbuds-116 earbu~-116 earlier-50 earli~+33 early-242 earn+159 earned+68 earne~+68
    ears+33 earth-90 ease-24 easier+14 easiest+50 easie~+41 east-62 easter-15 easte~-15 easy-83 eat+29 eaten+23 eating+38 eatin~+38 eats+102 ebike-137 ecg-38
    echelon-89 echel~-89 echo+66 edge-26 edible+61 edibles+131 edibl~+125 edit-95 een+53 eet+17 effect+18 effects-124 efficiency-39 efficient-131 effic~-126
    effort-63 efforts+32 effor~-35 egg+166 eggs-69 eight-27 eighty-114 eight~-114 ein-128 einem+81 einen-81 einfach+131 einfa~+131 elapsed-44 elaps~-44
    elastic-109 elast~-109 elbow+97 elbows-103 elbow~-90 election-74 electric+42 electrolyte+9 electrolytes-15 electronic-121 elect~-32 elephant+127 eleph~+140
    elevated-112 elevation-65 eleva~-78 eleven+5 eleve~-25 elimination-35 elimi~-124 elite+17 elke+103 else-220 email-142 embarazada+112 embarrassing+107
    embar~+78 embrace+12 embra~+12 emergency-96 emerg~-114 employer-65 emplo~-169 empty+22 enceinte+123 encei~+123 end-30 ende+130 ended+87 ending+71 endin~+71
    endorphins-96 endor~-96 endurance-140 endur~-140 energy-76 energ~-6 engine-54 engin~-105 english-92 engli~-114 engordar+121 engor~+121 enjoy-80 enough-35
    enoug~-35 enter-92 entered-45 enter~-59 entraineur+87 entra~+105 entre-87 entrenador+107 entrenamiento-90 entrenar+8 entreno+83 entre~+73 entry-214
    envie+132 ephedrine+143 ephed~+143 epilepsy+157 epile~+213 episode-68 episo~-68 epo+202 equal-121 equals-124 equal~-124 equivalent-50 equiv~-50 erbreche+104
    erbre~+109 erg-71 ergo-125 erkal~+67 eroica-42 eroic~-42 error-129 escalofrios+85 escal~+85 escape+45 escap~+45 espanol-59 espan~-59 espresso-145
    espressos+28 espre~-91 essay-143 esse-73 essen+42 est-30 estimate-77 estimated-50 estim~-126 estoy+120 etape+11 eten+13 etiquette-100 etiqu~-100 etre+151
    euro-133 euros-156 evanoui+83 evano~+191 even+70 evening-29 evenings-103 eveni~-56 event-44 events-133 event~-133 everest-108 everesting-76 evere~-139
    every+72 everybody+37 everyone+68 everything+66 everywhere-11 every~+96 exact+134 exactly-185 exact~-185 exam-151 exams-74 except-63 excep~-63 exercise-163
    exercises-47 exerc~-90 exhausted+138 exhaustion-12 exhau~+47 exist+146 expect-120 expecting+68 expec~-15 expensive-109 expen~-109 exper~-100 expired-61
    expir~-61 explain-119 explained-70 explanation-50 expla~-119 explode-38 exploded-100 explosive-101 explo~-104 export-67 expor~-67 exten~-57 extra+98 eye-5
    eyes+76 faccio-16 facci~+60 face+97 factor-71 facto~-130 fade-223 fades+161 fading+61 fadin~+61 fahre-6 fahren+36 fahrenheit-104 fahre~-24 fail+132
    failed-98 faile~-98 failure+37 failu~+37 faint+257 fainted+203 fainting+115 faint~+221 fair-151 faire+41 fais+115 fait-26 fall+71 falling+95 falli~+95
    falls-90 false-147 falta+107 family-69 famil~-69 famous-98 famou~-98 fan-69 fancy-67 far-81 fare+101 farla+83 farm-114 farmaci+90 farma~+90 farmer-71
    farme~-71 fartlek-175 fartl~-175 fasted+6 faster-97 fastest+143 faste~-17 fasting+191 fasti~+62 fat+127 father+30 fathe~+30 fatigue+9 fatig~+89 fatmax-88
    fatma~-88 faux-56 favourite-146 favou~-92 fear-174 featu~-68 febbre+128 febbr~+128 fee+51 feed+26 feel+134 feeling+46 feeli~+61 feels+184 feet-74 fell+144
    felt+58 female+50 femal~+50 fenders-52 fende~-52 ferritin+15 ferri~+15 ferry-87 fest-100 festival+55 festi~+40 fever+272 few+211 fewer-111 fibres-57
    fibre~-57 fibrillation+88 fibri~+88 fieber+164 fiebe~+164 fiebre+114 fiebr~+122 field-84 fields-61 field~-61 fiets+151 fietsen+110 fiets~+110 fievre+133
    fievr~+133 fifteen+175 fifte~+175 fifty-164 fight-93 fighting+59 fight~+32 figlia+17 figlio-51 figli~-39 file-138 files-128 fillings-77 filli~-77 film-46
    films+21 fils-108 final-56 finally-48 final~-26 find-87 finds-30 fine-35 finger+124 finge~+44 finir+140 finish+40 finished-95 finishes-117 finishing+100
    finis~+11 finita+83 finit~+83 fire-125 fired+82 first-117 fischiano+15 fisch~+15 fish+121 fit-40 fitness-91 fitne~-91 fits-18 fitter-152 fitte~-152
    fitting+56 fitti~+56 five-74 fixed-128 fixie-51 fkm-76 fkt-63 flag-114 flamme-49 flamm~-49 flanders-67 fland~-67 flapjack-104 flapjacks-77 flapj~-127
    flapping-94 flapp~+24 flashing+108 flash~+108 flask-102 flat-193 flatmate-5 flatm~-5 flats-99 flauw+120 flavo~-117 flew+78 flexibility-79 flexible-54
    flexi~-99 flexors-154 flexo~-154 flies-11 flight+40 fligh~+40 flip+127 float-52 floaty+160 float~+160 floor+37 flopping+138 floppy+149 flopp~+191 flops+87
    flow+23 flu+148 fluid-109 fluids+99 fluid~+99 flush+79 flushes-98 flush~-98 flutter+76 fluttering+127 flutters-35 fluttery+45 flutt~+141 fly-33 flying-109
    flyin~-109 focus+99 fog-138 foggy+172 follow-188 following+122 follo~+88 fondo-20 food+74 foods+130 foot+122 football-17 footb~-17 for+7 force-66
    forearms-88 forea~-88 forecast-98 forec~-98 forehead+116 foreh~+116 forest-99 fores~-99 forever+50 forev~+50 forget-53 forge~+14 forgive-42 forgi~-42
    forgot+10 forgotten-160 forgo~-88 fork-95 form-59 format-49 forma~-44 former-65 forme~-65 formula-145 formu~-145 fort-65 forte+89 forty-123 forum-53
    foster-56 foste~-56 found+71 foundation-69 found~-69 four-178 fourteen-36 fourth+92 fourt~+60 fractional-74 fracture+74 fract~+94 frame-208 france-42
    franc~-78 frank~+75 frappe+80 frapp~+80 frc-96 fred-154 free-103 freehub-78 freeh~-78 freewheel-57 freewheeling-89 freew~-97 freeze-69 freezing+95 freez~+9
    french-62 frenc~-62 frequence+11 frequenza-125 frequ~-111 fresh-162 freund+62 freun~+62 fri+14 fridays-97 frida~-17 fridge+11 fridg~+11 fried-105 friend+112
    friendly-37 friends-86 frien~+13 fringale-45 fring~-45 frissons+78 friss~+78 from-19 front-178 froome-99 froom~-99 frost-180 froze-124 frozen-72 froze~-72
    fructose-117 fruct~-117 ftp-40 fuel+34 fuelling+32 fuell~+32 fuerte+61 fuert~+61 full-68 fully-110 fume+127 fumes-141 fun-87 functional-81 funct~-81
    funeral-48 funer~-48 funny+105 fur+49 further-16 furth~-17 fuzzy+109 gadgets-63 gadge~-192 gagne-142 gain-124 gained-75 gaine~-75 gains-43 galibier+30
    galib~+30 gallon+139 gallo~+138 gambe-90 games-114 gang-114 gap-61 gaps-65 gara+57 garage+78 garag~+78 garden+36 gardening-102 garde~+22 gas+83 gasping-55
    gaspi~-55 gastr~+123 gate+90 gates-60 gauche+104 gauch~+104 gave+27 gear-17 gears-185 gebrochen+87 gebroken+81 gebro~+126 gebruiken+74 gebru~+74 geef+145
    geen+162 gefallen+42 gefal~+42 gegen+126 gehad+133 gehirnerschutterung+116 gehir~+116 gel-37 gels-139 general-137 generator-66 gener~-158 genet~-125
    genou+70 gentle-174 gentl~-92 geometry-55 geome~-55 gerer-96 german-62 germa~-86 gesch~+111 gestern+98 geste~+98 gestisco-121 gesti~-121 gesto~+136
    gesturzt+96 gestu~+96 get+77 getting+90 getti~+90 gevallen+65 geval~+65 gewicht+20 gewic~+20 ghost-9 gifted-29 gifte~-29 giggling+46 giggl~+142 gilet-141
    gin-126 ginocchio+80 ginoc~+80 giorno+63 giorn~+78 gira+93 girl+48 girlfriend+74 girlf~+74 girls+48 giro-43 girona+85 giron~+85 gisteren+27 giste~+27
    give+26 given-152 gives+74 giving-108 givin~-108 glands+109 glandular+115 gland~+103 glass-203 glasses-24 glass~-24 gli+57 gliclazide+92 glicl~+92 glori~-52
    glove-62 gloves-129 glove~-129 glucides-124 gluci~-124 glucose+70 gluco~+70 glue-13 glycaemic-48 glyca~-48 glycemic-76 glyce~+26 glycogen-20 glycolytic-35
    glyco~-43 goal-140 goals-128 goat+132 god-170 goes+137 going+69 gola+91 gold-91 golf+109 golpe+163 golpee+71 golpe~+71 gone+127 gonfi~+126 gonfle+112
    gonfl~+133 good-65 goodbye+127 goodbyes+119 goodb~+149 goose-45 goosebumps+184 goose~+184 gossip-44 gossi~-44 got+75 gps-119 gpx-63 grabbed+73 grabbing-102
    grabb~-50 grad-10 grade+168 graden+23 grade~+23 gradient-109 gradi~-109 gram+62 grams+26 gran-26 grand-22 grandad-42 grandfather-30 grandkids-67 grandma-24
    grandpa-55 grandson+200 grand~+106 granfondo-61 granf~-61 granny-66 grann~-66 graph-125 grass+57 gravel-81 grave~-81 gravidanza+66 gravi~+182 grease-90
    greas~-90 great-125 green-19 greet~-104 gregario-44 grega~-44 grew+104 grey+193 griep+135 grimper-40 grimpeur+51 grimp~-17 grinding-11 grind~-11 grip+127
    gripe+140 grippe+102 gripp~+126 grips+89 groin+124 gross+47 grossesse+80 gross~+161 ground+80 groun~+80 groups-37 groupset-116 group~-120 grow-102
    growing+27 growi~+27 growth+108 growt~+108 grumpy-20 grump~-20 grupetto-82 grupe~-82 gruppetto-64 gruppo-38 grupp~-54 guards-73 guard~-73 guepe+88 guess+138
    guessed-74 guess~-45 gueule+100 gueul~+100 guide-60 guide~-102 guilty+96 guilt~+96 guinea-95 guine~-95 gulping+131 gulpi~+131 gum-152 gun-58 gusts-125
    gut-95 gutter+73 guttered-108 gutte~+41 guy+68 gym-85 habe+105 habla~-59 hace+69 hacer+69 had+104 haema~+173 haha+30 hairline-49 hairl~-49 hairpin-142
    hairpins+91 hairp~+74 half-7 halfway+128 halfw~+128 hallway+44 hallw~+44 halt-108 hammer-107 hammerfest-62 hammering+58 hamstring+39 hamstrings-99 hamst~-35
    hand+24 hande~-35 handicap-60 handi~-70 handle-102 handlebar-70 handlebars+5 handl~-79 hands-17 hang-28 hanger-136 hange~-136 hanging+18 hangi~+18
    hangover+150 hango~+150 hangs+93 happen+43 happened-12 happens+14 happe~+38 happily-78 happi~+65 happy-44 harassed+79 haras~+79 hard+5 harder+14 hardest-164
    hardknott-109 hardk~-109 hardly+96 hardl~+96 hardtail-72 hardt~-72 harm+71 hart+150 has-42 hassle+32 hassl~+32 hat-154 hates+110 hatte+85 haute+8 having+81
    havin~+81 hayfever+48 hayfe~+48 head+146 headache+104 heada~+126 headb~+89 headed+44 heade~+44 headphones-93 headp~-93 heads+118 headwinds-111 headw~-111
    healed-14 heale~-14 health+49 healthy+35 healt~+84 heard-73 hearing-113 heari~-113 heart+163 heartattack+120 heartbeat+8 heartrate-71 hearts-21 heart~-26
    heat+8 heate~+57 heating+79 heati~+79 heatstroke+54 heats~+54 heatwave+7 heatw~+7 heavier-126 heaviest+31 heaviness+137 heavi~+63 heavy-25 heb+84 hedge-24
    heel-58 height-87 heigh~-87 heim+100 held-91 hell-5 hello-254 helm+15 helmet+6 helmets-103 helme~-14 help-18 helped+14 helper-186 helpers+50 helpe~-30
    helps+85 hematocrit-28 hemat~-28 her+13 here+93 herni~+129 herself+182 hersenschudding+45 herse~+184 herz+114 hes+62 het+75 heure-88 heures+37 heure~+37
    heute-72 hey-46 hgh+144 hidden-6 hidde~-6 hide+137 hides+126 hiding-54 hidin~-54 hier+112 high+50 higher-129 highest+33 highe~-62 highlands+99 highl~+99
    hiit-68 hijo-24 hiking-37 hikin~-37 hilarious+11 hilar~+11 hilft-98 hill-41 hillclimb-95 hillc~-95 hills-63 hilly-108 him+26 himself+74 himse~+74
    hinchada+55 hinch~+127 hip+100 hips-201 hire-146 his+34 hissing+114 hissi~+114 history-14 histo~-14 hit+94 hits+164 hitte+97 hitting+121 hitti~+121
    hitze+110 hitzschlag+98 hitzs~+98 hiver-86 hives+141 hiya-158 hobby-153 hoch-23 hoe-83 hoeveel-53 hoeve~-53 hola-56 hold-75 holding+46 holdi~+46 hole-22
    holes-82 holiday-134 holidays+50 holid~-103 home+124 homemade-102 homem~-102 homework+96 homew~+96 honestly+26 hones~+11 honey-77 hoods-14 hoofd+75
    hoofdpijn+72 hoofd~+72 hook-93 hooked-116 hooke~-116 hookless-94 hookl~-94 hop-69 hope+198 hopefully-29 hopef~-29 hora-92 horas-130 hormone+106 hormo~+101
    horrible-114 horri~-114 hors-55 horse-129 horse~-83 hospital-24 hospi~-24 hot+20 hotel-70 hottest+85 hotte~+85 hour-54 hours-35 house+41 how-72 hrr-54
    hrs+113 hrtss-65 hrv-91 hub-83 huez-47 huge-59 humid-113 humidity-47 humid~-47 hundred-18 hundr~-18 hung+106 hunger-91 hunge~-91 hungover+140 hungo~+140
    hungry-47 hungr~-47 hunting-38 hunti~-38 hurry-151 hurt+61 hurting+24 hurti~+24 husband+72 husba~+72 husten+74 huste~+74 hybrid-113 hybri~-113 hydration-13
    hydraulic-68 hydra~-13 hyper~+5 hypo+249 hyponatraemia-55 hyponatremia-40 hypon~-61 hypothetically+154 hypotonic-124 hypot~+122 ibuprofen+150 ibuprofene+121
    ibupr~+192 ice-97 ich+55 icu-106 icy-88 idea+54 ideal+5 ideas-150 ieri+71 ignore-38 ignoring+166 ignor~+128 ill+7 illegal-77 illeg~-77 illness-64 illne~-64
    imagi~+44 imbalance-106 imbal~-106 immer-44 immersion-117 immer~-126 impact-85 impac~-85 imperial-124 imper~-124 import-105 important-102 impor~-105
    impossible-23 impos~-23 impre~-85 improve-72 improvement-121 improving-144 impro~-111 inch-132 incident-114 incid~-114 incinta+128 incin~+128 include-10
    included-66 including-101 inclu~-155 increase-103 incre~-138 index-66 index~-66 indigestion+119 indig~+119 individual-20 indiv~-20 indoor-28 indoors-89
    indoo~-65 infection+94 infec~+58 infla~+53 influenza+144 influ~+144 inhaler+139 inhal~+67 inject+95 injection+30 injections+127 injec~+180 injury+62
    injur~+62 inner-143 ins+154 inserts-72 inser~-72 inside+21 insid~+21 insol~+142 insomnia+62 insom~+109 instead-59 inste~-59 insti~-53 insulated-174
    insulin+221 insulina+69 insuline+125 insul~+187 insurance+35 insur~+35 intake-45 intak~-45 integration-101 integ~-101 intensity+8 inten~+18 intermediate-88
    internal-39 interval-18 intervalle-64 intervallen-42 intervalltraining+70 into-24 invisible-36 invis~-36 invoice-72 invoi~-72 ios-36 ipad-116 iron-144
    ironman+10 ironm~+10 irregular+119 irreg~+139 ish+131 isotonic-104 isoto~-104 issue+70 issues-104 issue~-104 ist-62 italian-77 itali~-93 italy-127 itchy+75
    its+86 itself-156 itsel~-156 itt-50 ivf+197 izquierdo+77 izqui~+77 jaar+36 jab-107 jacket-9 jackets+83 jacke~+28 jam-89 jambes-69 jambe~-69 january-30
    janua~-43 jaune-40 jaw+196 jeans-69 jelly+13 jerking+100 jerki~+100 jersey-33 jerse~-24 jet-55 jetzt+54 jittery+96 jitte~-75 job+202 jockey-128 jocke~-128
    join+19 joined-132 joine~-132 joint+166 joints-56 joint~-56 joke-118 joking-54 jokin~-54 jour+48 joy+75 july-39 jump-28 jumped+177 jumpe~+181 jumping+74
    jumpi~+74 jumps+41 june-16 junior+50 juniors+39 junio~+66 junk-195 just+15 kalorien+100 kalor~+100 kan+54 kann-12 kannst+6 kanns~+6 kapot+74 kaputt-23
    kaput~-23 kater+127 kaufen+73 kaufe~+73 kcal+38 keel+97 keen-106 keep+152 keeping-67 keepi~-67 keeps+150 keine+72 keinen+65 keine~+65 keirin-56 keiri~-56
    kept+166 kerb+167 kermesse-70 kerme~-70 kermis-84 kermi~-84 ketamine+138 ketam~+138 keto-75 ketone-135 ketones+109 keton~+104 kettlebell-89 kettl~-89 key-37
    keynes-70 keyne~-70 kicked+82 kicke~+50 kickr-112 kicks+164 kid+87 kidney-10 kidne~+80 kids+18 kil+72 kill+142 killed-95 killer-135 kille~-171 killing-25
    killi~-25 kilo+95 kilojoules-102 kiloj~-102 kilometres-69 kilom~-76 kilos+66 kind-27 kinda+146 king-163 kit-99 kitchen-24 kitch~-24 kite-43 klim-40
    klimmen-74 klimm~+70 kmh-68 kms+175 knackered+89 knack~+18 knee+44 kneecap+19 kneec~+19 knees+14 knew-101 knie+154 knife-64 knobbly-36 knobb~-86 knock-32
    knocked+130 knocking-71 knock~+68 know-42 knowing+49 knowi~+49 known-99 knows+19 koers+117 kohle~+78 kom-178 koolhydraten-74 koolh~-74 koorts+141 koort~+141
    kopf+157 kopfschmerzen+89 kopfs~+89 koppenberg+8 koppe~+8 kph-148 kraft+55 krank+51 kudos-78 kurz+121 kwijt+105 laatste-88 laats~-88 lab-120 label+36
    labour-125 labou~-125 labrador-57 labra~-57 lactate-172 lacta~-172 lactic-84 lacti~-84 lad+186 ladder-35 ladde~-35 ladies-52 ladie~-52 lads-83 lady-179
    lag-77 lake-82 lance+112 land-80 landed+139 lande~+139 landing-9 landi~-9 landlord-94 landl~-94 lane-24 lanes+21 lange-135 langen-136 lange~-136 language-43
    languages-55 langu~-59 lantern-71 lanterne-48 lante~-57 lap-136 laps-182 laptop-165 lapto~-165 largas-73 larga~-73 las-85 late-11 lately+166 latel~+166
    later-156 lateral+24 later~+24 latex-99 laugh+143 laughed-127 laughing-7 laugh~-92 law-59 lawn-48 laws-189 laxatives+191 laxat~+217 layer-141 layers-151
    layer~-151 lazy-173 lbs-121 lead-26 leader-43 leade~-98 leading-20 leadi~-20 league-87 leagu~-87 leak-53 leaking+33 leaki~+33 lean+174 leaning+88 leani~+88
    learn-145 learn~+25 least+70 leave-44 leaves+66 leave~+66 leben+132 leeds+84 left+121 leg+65 legal-119 legend-85 legen~-85 legged-56 legge~+56 legit-108
    legs-22 leichter-10 leich~-10 leistung+83 lemsi~+116 length-92 lengt~-8 lenses-69 lense~-69 lent-123 les-38 less-96 let+153 lets+135 letters+100 lette~+86
    lettuce+119 lettu~+119 letzte-9 letzt~-9 level-83 levels-140 level~-140 leven+69 lever-139 levers-77 lever~-77 libido+102 libid~+102 libra~-109 libre+188
    licence-76 licen~-77 lichter+116 licht~+118 lid-61 lie+74 liebsten+113 liebs~+113 liegen+58 liege~+58 lies+9 lieutenant-51 lieut~-51 life+130 lift+120
    lifting-93 lifti~-93 lifts-148 light+28 lighter-22 lightest+42 lightheaded+144 lightning-147 lights+26 lightweight-80 light~+19 like+28 liked-79 limit-175
    limits+88 limit~+6 line+100 lined+31 lines+174 link-102 lips+199 liquid+100 liqui~+100 list-95 listen-70 liste~-70 literally-106 liter~-106 lithium+170
    lithi~+170 litre-33 litres+156 litre~+156 little-20 littl~-20 live-31 lives-41 livigno-60 livig~-60 living+58 livin~+58 llevo+56 load-64 loaded-6 loade~-6
    loading-9 loadi~-9 loads-19 loaf+64 lobster-69 lobst~-69 local-118 lock-97 locked+159 locker-117 locke~+12 locks+18 loft-30 log-40 lol+40 london-135
    londo~-135 long-48 longer+67 longest-227 longe~-46 longue+51 longu~+14 loo+133 look-55 looked-70 looke~-70 looking-42 looki~-42 looks+42 loop-14 loose-64
    loosen+21 loose~+21 lorry+127 los-12 lose+72 loser-87 loses+29 losing+69 losin~+69 loss+62 lost-17 lot-70 lots+36 loud+78 lourdes-69 lourd~-69 love+43
    loved-126 lovely-108 lovel~-108 loves-74 lower+24 lowest-21 lowes~-21 lthr-140 lube-94 luck+89 lucky-49 luft+74 luggage-94 lugga~-94 lumens-92 lumen~-92
    lump+138 lumps-94 lumpy-85 lunatic-70 lunat~-70 lunch+90 lungs-62 lust+53 luz+53 lycra+5 lying+225 maanden+123 maand~+123 machine+53 machi~+38 macht+83
    macrocycle-91 macro~-91 mad-82 made-41 madness-55 madne~-55 mag+115 magic+70 magnesium-24 magne~-25 maigrir+158 maigr~+158 mail-98 maillot-40 maill~-40
    maintain-87 maintenance-32 maint~-54 maison-61 maiso~-61 make-15 makes+76 making+97 makin~+97 mal+12 male+158 mallorca-83 mallo~-83 malto-53
    maltodextrin-113 malto~-113 mamil-142 man-72 manage-17 manager+95 manag~-21 manchmal+90 manch~+90 mangiare-85 mangio+30 mangi~-21 manhole-24 manho~-24
    many-7 map-63 marathon-21 maratona-82 marat~-67 march-97 marcha-16 march~-16 mareado+76 marea~+76 mareo+89 marginal-53 margi~-53 mark-154 market-9
    marketing-74 marke~-86 marmotte-43 marmo~-43 married-118 marri~-118 mas-56 mashing-64 mashi~-64 mask-70 masking+115 maski~+115 masks+77 mass-128 massage-15
    massa~-15 massive+23 massi~-53 masters+60 maste~+21 mat-59 mata-74 match-18 matchbook-68 matches-103 matching-84 match~-148 mate-20 maternity-85 mater~-117
    mates+15 maths+38 matter-64 matters+14 matte~-35 max-62 maximal-104 maximale-114 maximum-148 maxim~-158 may+29 maybe+115 mcg+105 mdma+235 meal+36 meals+143
    mean-120 meaning-88 meani~-88 means-212 meant-139 measure-117 measured-89 measu~-162 mech-98 mechanic+43 mechanical-129 mecha~-55 medal-113 media+96
    medicacion+80 medical-82 medicaments+123 medic~+24 medium-145 mediu~-145 meds+141 meer+69 meeting-90 meetings+55 meeti~-42 meh-148 mehr+202 mein+109
    meine-17 mejor-30 mejor~-42 melon+179 melt-70 melting+57 melti~+57 melts-83 meme+66 memory+116 memor~+104 men-163 meniscus+112 menis~+143 menopause-136
    menop~-136 menos-9 menstrual-72 mental-12 mentally-115 menta~-35 mention-109 menti~-120 menu-49 mes+76 mese+90 meses+127 mesh-162 mesi+139 mesocycle-53
    mesoc~-53 mess-5 message-159 messages+124 messa~+57 met-36 metabolic-50 metab~+33 metal-43 meter-136 meters-131 meter~-131 metformin+158 metfo~+158
    method-105 metho~+13 metoprolol+148 metop~+148 metres-114 metre~-114 metric-161 metri~-161 mets-62 mezelf+97 mezel~+97 mia+31 mich+115 micro+141
    microburst-139 microbursts-55 microcycle-108 microdosing+67 micro~+53 mid+19 middle-74 middl~-74 midnight-16 midni~-16 midwife+47 midwi~+47 mieux-42
    might+206 migraine+54 migra~+54 mijn+113 milan-76 mild-20 mile-174 mileage-32 milea~-32 miler-44 miles-60 milk+96 milton-70 milto~-70 min-129 mind-25
    mine-118 mineral-94 miner~-94 mini-200 minimum-88 minim~-88 minister-31 minis~-31 mins-59 minus-100 minute-49 minuten-118 minutes-58 minutos-55 minut~-75
    mio+63 mips-59 mir+51 mirror-12 mirro~-12 miscarriage+158 misca~+158 miss+94 missed-111 misselijk+65 misse~+13 missing-95 missi~-95 missus+5 missu~+5
    mistake-31 mista~-55 mit-22 mitochondria-58 mitochondrial-6 mitoc~-42 mitts-69 mix-34 mixed-37 mmol+86 mmp-54 mobility-89 mobil~-89 modafinil+162 modaf~+162
    mode-205 model-87 models-35 model~-58 moderate-113 moder~-120 moe+167 moi+18 mois+114 mom+108 moment-11 momen~-11 mon-7 monaten+85 monat~+85 monday-46
    mondays-115 monda~-81 monde+94 money-220 monitor-31 monitors-62 monit~-91 mono+108 monotony-89 monot~-89 monoxide-23 monox~-23 mont-81 montagne+33 monta~-42
    monte+54 montee-46 monter-55 monte~-85 month+78 monthly-117 months+96 month~+91 monument-39 monuments-57 monum~-49 mood+62 moon-42 more+75 morir+127
    morir~+124 morning+22 mornings-99 morni~-7 morte+5 mortirolo-93 morti~-93 mosqu~-87 most+15 mostly-67 mostl~-67 mother-123 mothe~-123 motivated-128
    motivation+35 motiv~-13 motor-155 motorbike-62 motor~-132 mount-139 mountain-22 mountains-6 mount~-8 mourir+90 mouri~+90 mouth+35 move-140 moved-158
    moves-91 moving-50 movin~-50 mph-143 mrc-27 mri+167 mtb-86 much+18 mud-42 muddled+73 muddl~+73 mude-9 mudguards-107 mudgu~-107 multi-122 multi~-79 mum+64
    muoio-99 murder-122 murde~-124 muscle+54 muscles-205 muscl~-12 musette-48 muset~-74 mush+157 music-140 muss-5 must+9 muy+28 myocarditis+156 myoca~+156
    myself+110 mysel~+110 myth-71 nach+64 nada+65 name-55 named-58 names-88 nan+117 nandrolone+108 nandr~+108 nap-32 naproxen+137 napro~+137 narrow+12
    narrower-144 narro~-108 nasty-79 national+152 nationals+143 natio~+190 nature-12 natur~-120 nausea+12 nauseas+108 nausees+117 nauseous+34 nause~+89 nav-98
    near-106 nearly-10 nearl~-10 necessary-70 neces~-56 neck+48 need-5 needed-34 neede~-34 needing+170 needi~+170 needles+44 needl~+44 needs+69 negative-24
    negat~-24 nehme+228 nehmen+100 nehme~+100 neighbour-136 neighbours-82 neigh~-165 neither-47 neith~-47 nephew+42 nephe~+42 nerve+52 nerves+21 nerve~+21
    nervous-200 nervo~-137 netflix-34 netfl~-34 netherlands-86 nethe~-86 neutral-74 neutralised-33 neutr~-73 new-54 newbie-74 newbi~-74 newborn+37 newbo~+37
    news-115 newspaper-101 newsp~-101 newton-31 newto~-31 next+36 nice+15 nicely+81 nicel~+81 nicht+55 nichts+119 nicht~+119 nickn~-124 niece-48 niemand+89
    niema~+89 niet+122 niggle-111 niggl~-111 night+154 nights-145 night~-14 nine-110 nineties-95 ninety-73 ninet~-107 nite+214 nitrate-142 nitra~-92 nobody+152
    nobod~+152 noch+151 nodding+92 noddi~+92 noggin+77 noggi~+77 noise-45 noisy-58 non+94 none-15 nonsense+54 nonse~+54 noon-5 nordisk-90 nordi~-90 normal-41
    normalised-124 normalized-29 normally-136 norma~-91 norovirus-36 norov~-36 norway-89 norwa~-89 norwegian-53 norwe~-91 nose-91 not+115 note+38 notes+8
    nothing+32 nothi~+32 notice+168 noticed-75 notic~+111 notification+43 notif~+56 noto+107 november-13 novem~-13 novio-90 now+38 nowhere+55 nowhe~+55 nuit+121
    numb+73 numbers-186 numbe~-74 numbness+35 numbn~+35 nur+133 nurofen+146 nurof~+146 nurse-57 nursing+40 nursi~+40 nut+91 nutrition-114 nutri~+76 oat-102
    obla-71 obsessed-67 obses~-67 obstacle-83 obsta~-83 obviously-112 obvio~-112 oclock-121 ocloc~-121 oder+63 off+57 offered+35 offer~+67 office-187
    official+99 officially-119 offic~-165 offline-75 offli~-75 offset-129 offse~-129 often-66 ohne+150 oil-11 okay+27 old+11 older+13 olds-17 olympic-106
    olymp~-105 omega-126 once+42 oncoming+109 oncom~+109 one-57 ones-203 online+31 onlin~+31 ons-120 onset-13 onto+97 open-125 opened+112 openers-66 opene~-55
    opening-66 openi~-66 opens-40 operation-128 opera~-128 oppre~+136 optical-126 optic~-126 optimal-59 optim~-59 option+72 optio~+53 ora-41 orange-88 orang~-88
    order+13 ore-106 organ-83 organiser-52 organ~-52 orina+92 oscura+92 oscur~+92 ospw-71 ostarine+163 ostar~+163 osteo~-142 otb+147 other-19 others-183
    otherwise+161 otl-50 otto-92 otztaler-15 otzta~-15 our-5 oura-88 ours-116 out+75 outdoor-114 outdoors-42 outdo~-118 outside-92 outsi~-92 oval-194 oven+101
    over-6 overall-105 overa~-105 overdosed-105 overd~-114 overe~+67 overheat-135 overheated+12 overheating-49 overh~-56 overlap-100 overlapping-40 overload-75
    overl~-62 overnight-13 overn~-20 overreaching-31 overr~-31 overshoes-59 overs~-51 overtake-37 overtraind+125 overtraining+12 overt~+24 own-169 oxygen-124
    oxyge~-124 ozempic+156 ozemp~+156 pace-146 paceline-87 pacel~-87 pacemaker+125 pacem~+125 pacing-54 pacin~-54 pack-57 packed-121 packe~-5 packing-68
    packi~-68 padded-53 padde~-53 pads-78 paella-19 paell~-19 page-112 paid-34 pain+78 painful-48 painf~-48 painkillers+71 paink~+40 painless+154 painl~+154
    paint-80 paint~-93 pair-138 pairs-116 pal-9 pale+126 palmares-62 palma~-62 palms-116 palpitations+114 palpi~+116 pancake-95 panca~-95 panic+130 panniers-122
    panni~-123 paper-70 par+27 para+19 paracetamol+174 parac~+174 paramedic-45 param~+12 parcel-115 parce~-115 parents+77 paren~+73 paris-34 park+59 parked+56
    parke~+56 parki~-87 parrot-71 parro~-71 part-127 partner+39 partn~+39 parts+49 pass+35 passed+119 passes-65 passe~+51 passing+51 passi~+31 passport+139
    passp~+139 password-62 passw~+6 past+74 pastillas+115 pasti~+115 pastries-100 pastr~-100 patch-88 path-90 patience-31 patie~-108 pattern-88 patte~-88
    pause+23 paws-51 pay-187 payday-118 payda~-118 payment-96 payme~-104 pays+54 pdc-49 peaceful+80 peace~+80 peak+85 peaking-50 peaki~-50 peaks-67 peanut+51
    peanu~+51 pear+52 pecho+181 pedal-142 pedalare+77 pedalling+11 pedalo+75 pedals-79 pedal~+25 pee+137 peed+156 peeing+103 peein~+103 peloton-167 pelot~-167
    pelvi~+98 pen+9 pendant+123 penda~+123 pense+116 pensi~+106 people-9 peopl~-9 peptides+134 pepti~+134 per-56 perceived+86 percent-149 percentage-87
    perce~-27 perder+117 perdere+95 perde~+105 perdre+165 perdr~+165 perdu+134 perfect-123 perfe~-158 performance-72 perfo~-72 perimenopause-81 perim~-81
    period+32 periode+52 periodisation-133 periodization-49 periods+201 perio~+63 perma~+88 perso+107 person-66 personal-68 personne+132 perso~+19 pesanti-76
    pesan~-76 peso+212 petrol-127 petro~-127 petto+150 peugeot-74 peuge~-74 peux+67 pharmacist+40 pharm~+40 phase+8 phases-80 phase~-80 phone-89 photo-104
    photos+47 photo~+47 physics-87 physio-48 physi~-51 piano-156 picch~+109 pick-167 picture-21 pictures-97 pictu~-51 pidcock-114 pidco~-114 piece-103 pieces+6
    piece~+6 pienso+116 piens~+116 piernas-90 piern~-90 pig-206 pijn+40 pile+178 pill+67 pillo~+131 pills+172 pimpl~+49 pin+42 pinch-108 pinch~+175 pink+141
    pinned-46 pinne~-46 pinning+44 pinni~+44 pins+44 pint-152 pints+141 pissed+131 pisse~+131 piu-10 pizza-138 place-12 placebo-107 places-50 place~-87 plain-96
    plan-58 plane-133 planned-6 planner-127 plann~-23 plant-66 plant~-120 plasma-96 plasm~-96 plaster-13 plastic-139 plast~-22 plat-11 plate-206 plateau+6
    plated+90 plate~+76 platt-94 play-97 playing+31 playi~+31 playlist-80 playl~-80 please-23 pleas~-23 plot-41 plug-94 plumber-54 plumb~-54 plus+119 pma-62
    pneumonia+188 pneum~+174 pneus-78 pocket-67 pockets-119 pocke~-138 poco-39 podcast-84 podcasts-79 podca~-87 podium+47 podiu~+47 poem-40 pogacar+20 pogac~+20
    poids+119 point+93 pointing-153 pointless+46 points-15 point~+36 poison-12 poiso~-17 poitrine+135 poitr~+135 polarised-207 polarized-62 polar~-203 polic~-71
    polite-69 polit~-74 polka-43 pollen-124 polle~-124 pollution-91 pollu~-134 pool-50 pop+93 popped+78 poppe~+162 por+30 porridge-45 porri~-45 position-143
    positioning-91 positions-164 positive+216 posit~+76 possible-29 possi~-29 posso+59 post+16 posted+81 poste~+38 postman-124 postm~-124 postpartum+166
    postp~+126 pot+22 potat~-62 potencia-80 potenza+61 poten~+29 pothole-73 potholes-53 potho~-78 pounding+32 pounds-26 pound~-35 pour-50 pouring-42 pouri~-42
    powder-67 powde~-67 power-43 powermeter-98 power~-97 ppo-51 practice+77 practise-72 pract~-35 prato-43 pray+36 pre+53 preci~-115 prediction-67 predi~+75
    prednisolone+83 prednisone+140 predn~+169 prefer-80 prefe~-80 pregg~+153 pregnant+166 pregn~+188 pregu~-56 premi~-45 prendere+70 prendo+126 prendre+87
    prends+64 prend~+174 prep-131 preparation-146 prepare+9 prepa~-43 prescription-43 presc~+25 present-85 prese~-85 president-107 presion-6 presi~-75 press-42
    pression-78 pressione-56 pressure+71 press~+10 prete~-93 pretty+90 prett~+90 prevent-111 preve~-111 preworkout+172 prewo~+172 price-150 pride-135 prima-13
    prime-195 prime~+63 principle-49 princ~-49 prison-118 priso~-118 privacy-114 private+59 priva~+30 pro-51 probably+91 proba~+119 problem-75 problems-80
    probl~-80 procent-59 proce~-61 productive+41 products-58 produ~+14 professional-94 profe~-94 profile-107 profi~-107 program+83 programme+24 progress-136
    progresser-36 progr~-43 proje~-84 prologue-73 prolo~-73 promille+85 promise-112 promised+140 promi~+74 proof-67 proper-21 properly+20 prope~+7 propl~+92
    prosecco+62 prose~+62 protect-108 protected-38 protein-89 prote~-105 protocol+10 proto~+10 proud-21 prozent-47 proze~-47 prs-145 psi-162 pub-147 pudding-31
    puddi~-31 puedo+70 puente+5 puent~+5 puerto-19 puert~-19 puff+100 puffer+107 puffe~-21 puffs+178 puffy+119 puissance-111 puiss~-111 puke+122 puked+71
    puking+94 pukin~+94 pull+62 pulled-33 pulley-34 pulle~-65 pulls-7 puls+18 pulse+9 pulso-77 pump+130 pumping+100 pumpi~+100 puncher-89 puncheur-113 punch~+61
    puncture-16 punctures-165 punct~-53 punis~+110 pupil+194 puppy-51 pure+83 purple+92 purpl~+92 purpose+28 purpo~+28 pursuit-85 pursu~-85 push+79 pushed-70
    pushes-71 pushe~-75 pushing+19 pushi~+19 put+81 putting+47 putti~+47 pyramid-68 pyramidal-50 pyram~-60 python-86 pytho~-86 qom-91 quadrant-68 quadr~-68
    quads-54 quality-86 quali~-86 quand+60 quando+83 quand~+83 quanti-92 quanto-113 quant~-134 quatt~+42 que-113 queasy+155 queas~+155 quebrantahuesos-76
    quebr~-76 queen-114 quel-16 quelle-67 quell~-125 question-48 questions+67 quest~-30 qui+117 quick+57 quicker-110 quickest+59 quickly+45 quid-147 quiere+126
    quiero+88 quier~+119 quiet+16 quiet~-52 quit-119 quitarme+92 quita~+92 quoi-105 race+19 raced-137 racer+36 races-6 racing+16 racin~+16 rad+160 radar-85
    radeln+71 radel~+71 radfahren+120 radfa~+120 raffle-51 raffl~-51 rail-87 railing+123 raili~+123 rails-81 railway+62 railw~+62 rain-219 rainbow-74 rainb~-74
    raining-85 raini~-85 raise-188 raised+39 raise~+39 raising+36 raisi~+39 raleigh-55 ralei~-55 ramadan+144 ramad~+144 ramipril+124 ramip~+124 ramp-90
    ramping-36 rampi~-36 ran-46 randonneur-63 rando~-151 rang+44 range-81 rapid+120 rapido-11 rapid~+33 rappo~-101 rash+128 rate-22 rated-84 rates-72 rather+46
    rathe~+46 ratio-115 rattle-48 rattl~-14 raw+54 razor+128 reach-139 reaction+139 react~+139 read-87 readiness-121 reading+75 readi~-67 reads-46 ready-99
    real+41 realistic-59 realistically-117 reali~-78 really+29 reall~+29 rear-102 rebreathing-23 rebre~-23 rebuild-68 rebui~-50 recal~+84 receipt-92 recei~-92
    recipe+20 recip~+20 reckon-34 recko~-6 recommend-146 recommendation-64 recom~-149 record-65 recording-52 records-34 recor~-178 recover+13 recovered-23
    recovering+89 recovery-81 recovry+19 recov~-41 recuperer-19 recup~-77 red+56 reduce+39 reduc~+6 referee-89 refer~-89 refill-61 refil~-61 reflective-109
    refle~-133 refund-67 refun~-67 refus~-47 regional+121 regio~+82 regis~-81 regla+102 regles+91 regle~+91 regre~+32 regul~-107 rehab+89 reifendruck-106
    reife~-106 reinf~+112 relationship-149 relative+39 relat~-13 relay-115 release-79 relea~-79 relie~+100 remember+92 remem~+49 remind-135 remin~-130
    removed-106 remov~-85 renew-60 renew~-99 rennen+11 renne~+11 rent-93 rental+19 renta~+19 rep-69 repair-75 repai~-78 repas+128 repeat-73 repeatability-56
    repeated-71 repeating+66 repeats-105 repea~-90 repetute-92 repet~-92 replace-124 replaced-142 replacing-120 repla~-239 reply-66 report-112 repor~-112
    repos-40 reposo+18 repos~+18 reprise+50 repri~+50 reps-44 resaca+99 resac~+99 reserve-43 reservoir-47 reser~-70 reset-49 resistance-98 resis~-127
    resolution-106 resol~-106 respi~+116 respo~+94 rest-80 restart-98 resta~-98 rested+72 reste~+72 resting+19 resti~+19 restriction-84 restrictions-103
    restr~-137 results-49 resul~-49 retest+12 retes~+12 retired-132 retir~-132 return-91 retur~-118 revenge-141 reven~-141 reverse-57 rever~-57 rho-72 rhr+78
    rhume-24 rhythm-47 rhyth~-47 ribs+177 rice-42 rich-116 rid+71 ridden-177 ridde~-177 ride-12 rider-12 riders-59 rider~-59 rides-63 riding-13 ridin~-13
    rien+116 right-27 rim-106 rims-162 ring-30 ringing+121 ringi~+121 rings+141 rinse+83 rip-143 riposo+36 ripos~+36 ripped+39 rippe~+39 rir-52 rise-120
    rising-124 risin~-124 rit-70 ritalin+167 rital~+167 rival-112 river-85 rivet-153 road-75 roads-196 roasted-54 roast~-54 robbe~-84 rock+171 rocker-55
    rocket-37 rocke~-48 rocking+107 rocki~+107 rocks-53 rode-155 rodilla+127 rodillo-12 rodil~+47 role-75 roll-34 rolle+22 rolled+82 roller-130 rollers+58
    rolle~+53 rolling-157 rolli~-157 roof-110 room+31 roots-94 rope+96 rotate-74 rotating-82 rotation-117 rotat~-121 rotor-164 rotten+135 rotte~+14 rotto+65
    roubaix-56 rouba~-56 rouge-57 rough+23 roughly-120 rough~-120 roule-15 rouler-9 rouleur-94 roule~-41 round-67 roundabout+51 roundabouts-91 rounder-62
    round~-17 route+30 routes-20 route~-76 routine-188 routi~-188 rouvy-82 row-183 rowing-136 rowin~-136 rows-94 rpe-158 rpm-185 rub+84 rubber+126 rubbe~+126
    rubbing-65 rubbish-87 rubbi~-90 rucksack-67 rucks~-67 rude-91 rugby-188 ruhe-84 ruhepuls-63 ruhep~-63 ruin-52 ruining-127 ruini~-127 rule-133 rules-112
    rum+172 run-97 rung+164 runner-125 runne~-125 running+26 runni~+26 runny-108 rust-53 rusti~-128 rusty-40 rwi-51 sacred+27 sacre~+27 sad-136 saddle-66
    saddles-117 saddl~-45 safe+15 safely-100 safel~-100 safer-101 safety-55 safet~-55 sag-106 said+137 salbutamol+54 salbu~+54 salite+101 salit~+32 salt-49
    salta+81 salty-51 same-113 sample+22 sampl~+22 sand-5 sandbagger-27 sandbagging-40 sandb~-90 sandwiches-132 sandw~-181 sane-71 sang+58 sans+51 sarms+238
    sat+36 saturday+50 saturdays-72 satur~+16 sauce-123 sauna+142 sausage-120 sausages+94 sausa~+39 save+30 saved+17 saves-45 saving-9 savin~-9 savoury-100
    savou~-100 saw+18 say+49 saying+43 sayin~+43 says+112 scalatore+43 scala~+43 scale-6 scan+52 scar+38 scare-118 scared+62 scare~+47 scarf-204 scary-152
    scene-198 schedule-84 scheduled+38 sched~-48 schlafen-44 schlagt+64 schla~+114 schlecht+63 schle~+63 schlu~+140 schnell+36 schneller-91 schne~-52 school+10
    schoo~+64 schulter+96 schul~+211 schwanger+181 schwarz+87 schwa~+152 schwindelig+111 schwindlig+97 science-153 scien~-154 scooter+44 scoot~+44 score-89
    scraped+110 scrap~+50 scratch-23 scrat~-23 scream+16 screaming-41 screams-13 screa~-35 screen-92 screens+16 scree~-11 screw-43 sea-177 sealant-154
    seala~-154 season-9 seaso~-9 seat-172 seated-158 seate~-158 seatpost-123 seatp~-123 sec+139 second+12 seconds-60 secon~-9 secret+81 secre~+109 secs+146
    section+170 secti~+93 sector-49 secto~-49 see+53 seeing+169 seein~+169 seem-163 seems+35 seen-50 sees+91 segment-160 segme~-159 seguir+61 segui~+61 sehe+78
    sein-29 seis-16 seit+198 seizure+132 seizu~+132 selec~-62 self+71 sell-29 sells+81 semaine-148 semaines+128 semai~+68 semana-110 semanas+29 seman~+7 semi-16
    sempre+72 sempr~+72 send+19 sends+100 senna+157 sense-39 sensible-114 sensi~-114 senso~-8 sent-47 sentence-40 sente~-40 sentido+60 senti~+140 sento+92
    senza+131 september-105 septe~-105 sera+61 series-7 serie~-7 serious-33 seriously-14 serio~-25 sert+44 sertraline+120 sertr~+120 service-50 servi~-50
    session-24 sessions-45 sessi~-42 setback-85 setba~-85 sets-107 settimane+112 setting-116 settings-179 setti~-20 settle+58 settles+53 settl~+83 setup-132
    seventeen+114 seven~+70 several-102 sever~-102 seville+21 sevil~+95 sex+134 sforzo-30 sforz~-30 shade+83 shake+146 shakes+101 shake~+60 shaking+42 shaki~+42
    shaky+107 shall+54 shallow+7 shall~+7 shape-111 shaped-107 shape~-107 share-171 sharp+97 shattered-86 shatt~-86 shave-123 shaved-67 shave~-67 shaving-46
    shavi~-46 she-8 shed+129 sheep-146 sheet+68 shelf-131 shelter-91 sheltering-43 shelt~-101 shes+106 shift-85 shifters+57 shifting-117 shifts-161 shift~-66
    shimano-79 shima~-79 shimmy-49 shimm~-49 shin+100 shingles-67 shing~-67 shivering+115 shivers+188 shivery+200 shive~+221 shocking-121 shock~-121 shoe-19
    shoes-89 shoot-58 shooting-12 shoots+48 shoot~-45 shop-114 shopp~-62 shops-32 short-26 shorter-74 shortness+118 shorts-72 short~-57 shot+10 shots+75
    shoulder+100 shoulders-89 shoul~+8 shout-139 shouted-151 shouts+130 shout~-41 show-51 showed+166 shower+75 showe~+84 shows-59 shrink+129 shrin~+129 shut+16
    shuts-9 shuttle+38 shutt~+38 sich-25 sick+160 sickness+84 sickn~+84 side-33 sided-119 sides+152 sidewall-127 sidew~-137 siento+91 sient~+91 sign-71
    signal+106 signals-169 signed-23 signe~-23 signs-147 silly-146 simple-170 simply-56 simpl~-165 sin+157 since+142 sing-95 single-6 singl~-6 sinistro+52
    sinis~+52 sinks-62 sip-29 sit-20 sits-119 six-46 sixteen+99 sixte~+99 sixty-90 size+13 sizes-95 skiing-90 skiin~-90 skills-108 skill~-108 skin+222
    skinfolds+102 skinf~+102 skinny+129 skinn~+129 skinsuit-162 skins~-161 skip+86 skipped+37 skipping-30 skips+49 slaat+94 slammed-14 slamm~-14 slang-106
    slapen-25 slape~-25 sleep-52 sleeping+46 sleeps-76 sleepy+50 sleep~+6 sleev~+76 slept-164 sleutelbeen+69 sleut~+69 slices-118 slice~-118 slick-35 slid+152
    slide-138 sliding+70 slidi~+70 slight-111 slightly+87 sligh~+35 slik+108 slimm~+89 slipped+114 slippery-146 slipping-103 slips-96 slipstream-54 slips~-54
    slots-74 slow-12 slower-49 slowe~-49 slowing-82 slowi~-82 slowly-5 slowl~-5 sluggish-95 slugg~-95 slurring+175 slurr~+210 smacked+101 smack~+101 small-120
    smaller-46 smallest+69 small~+36 smart-125 smart~-137 smashed-67 smash~-42 smell+92 smells+43 smell~+67 smog-82 smoke+129 smoked-121 smoke~+23 smoking+69
    smoki~+69 smooth-86 smoothness-47 smoot~-112 snack-141 snap+146 snapping+38 snapp~+69 sneezing-95 sneez~-25 sneller-119 snell~-119 sniffed+74 sniffles-89
    sniff~+10 snoring+81 snori~+81 snot-125 snow-143 snowy+25 soaked+137 soake~+137 sober+18 sobreentrenado+103 sobre~+103 social-103 socia~-103 sock+94
    socks-76 soda-77 sodium-172 sodiu~-172 sofa-12 soft+75 softer-29 softe~-29 sohn+113 soigneur+28 soign~+28 soir+64 sold-120 sole+125 soleil+72 solei~+72
    soles-145 solid-168 soll+24 solo-39 some+165 somebody-15 someb~-15 somehow-76 someh~-76 someone+13 someo~+13 sometimes+108 somet~+44 son-5 sonne~-47
    sonntag+76 sonnt~+76 sono+106 soon+115 sore-95 soreness-65 soren~-65 sores-47 sorry-14 sort+113 sorted+17 sorte~+17 sortie-16 sorties+42 sorti~-14 sos-94
    sotto+100 sound-167 soup-155 souplesse-59 soupl~-59 sourc~-138 sous+80 soy+91 space+140 spaced+133 spacers-93 space~+98 spain-113 spare-101 sparire+66
    spari~+66 sparkles+73 spark~+73 spat+15 spd-186 speak+7 speaking-81 speak~-113 special-110 specialist-82 specific-22 specificity-19 speci~-191 spect~-42
    speech+48 speec~+48 speed-63 speedsuit-20 speed~-126 spell~+29 spend-140 spent-99 spider-83 spide~-65 spierpijn-9 spier~-9 spike-124 spikes-25 spike~-25
    spin+19 spindown-64 spind~-64 spingo+72 sping~+72 spinning-134 spinn~+6 spins+38 spiral-95 spira~-95 spirits+35 spiri~-61 spit+186 split-93 splitting+27
    split~+24 spoil-85 spoke+33 spokes-144 spoke~-144 spongy-116 spong~-116 spoon-65 sport+60 sportif-48 sportive+12 sportives-34 sports-159 sport~-66 spot-5
    spots-46 spotting+122 spott~+122 spouse-82 spous~-82 spread-76 sprea~+52 spring-46 sprinter-150 sprinters-49 sprints-46 sprin~-23 spritzen+126 sprit~+77
    sprocket-78 sprockets-26 sproc~-95 squad+117 squar~-28 squash-122 squas~-121 squat+43 squats-17 squat~-17 squeaks-71 squeaky-109 squeal-57 squea~-103
    squeeze+126 squeezing+153 squee~+229 sram-102 ssri+191 sst-120 stabbed-15 stabbing+91 stabb~+41 stabs+144 stack+120 stag+146 stage+83 stages-61 stage~-61
    stairs+42 stair~+42 stake-104 stalked+77 stalk~+207 stance-43 stanco+135 stanc~+104 stand-61 standard-45 standing-50 stands+36 stand~-5 stare~+85 stars+77
    start+5 started+91 starters-155 starting+33 starts-25 start~+56 starve+159 starving-90 starv~+20 state-121 static-135 statin+130 statins+151 station+55
    stations-121 stati~+83 status-78 statu~-78 stay+64 stays+180 steady-75 stead~-75 steel-78 steep-69 steer+166 steering-29 steer~-132 steigung-45 steig~-45
    stelvio-184 stelv~-184 stem-78 stent+181 stents+151 stent~+151 step-45 steps-192 steroidi+94 steroids+135 stero~+164 stick+104 sticky-57 stick~-65 stiff-21
    stiff~-57 still+52 still~+171 sting+152 stings+18 sting~+18 stinks+162 stink~+92 stitch-180 stitches+134 stitc~+59 sto+109 stock-110 stock~-93 stoker-69
    stoke~-69 stolen-80 stole~-80 stolpert+85 stolp~+85 stomach-17 stoma~-17 stone-168 stoned+143 stones-38 stone~+31 stood+39 stop+44 stopped+208 stopping-37
    stopp~+146 stops-10 stopwatch-114 stopw~-114 storage-95 stora~-95 store-146 stored-116 stores-28 store~-116 storm-123 story-170 strad~-102 straight+75
    strain-91 strai~+65 strange+58 strangled-60 strap-30 straps-52 strap~-107 strategy-123 strat~-123 strava-10 strav~-10 streak+32 strea~+49 street-96
    stree~-96 strength-75 strengths-111 stren~-76 stress+112 stressed-112 stres~+97 stretch+43 stretches-53 stretching-165 stret~-53 strict-153 stric~-156
    strike-92 strik~-92 strip+78 stripes-32 strip~-32 stroke-142 strok~-142 strong+41 stronger-84 strongest-50 stron~-21 structure-142 struc~-16 stubborn-77
    stubb~-77 stuck+70 stude~+52 studies-85 studi~-85 study+73 stuff+76 stumb~+89 stunden-32 stund~-48 stung+46 stupid+45 stupi~+45 sturz+145 style-125 suave-99
    sub-143 subida+60 subid~+60 subir-137 subo+14 subscription-144 subsc~-144 succe~-69 such+37 suck+84 sudar+119 sudden+34 suddenly+46 sudde~+63 sue-102
    sugar+23 sugars+130 sugar~+130 suggest+42 suggestions+71 sugge~+81 suicd~+149 suicidal+144 suicider+107 suicidio+81 suici~+146 suike~+116 suis+81 suit-18
    suits-43 sul-74 summer+41 summe~+41 summit+18 summi~+18 sun+86 sunburn-73 sunbu~-88 sundays-132 sunda~-26 sunglasses-134 sungl~-134 sunrise+51 sunri~+51
    sunscreen-147 sunsc~-147 sunstroke+151 sunst~+151 super+38 supercompensation-97 super~+56 supplement-9 supplements-183 suppl~+40 support-50 supposed-130
    suppo~-113 suppr~+104 sur-74 sure-53 surentrainement+79 suren~+79 surge-155 surgeon-16 surgery+90 surges-141 surge~-24 surpr~-141 surrey-89 surre~-89
    survive-17 survi~-17 suspension-42 suspe~-89 svegl~+74 svenuto+81 svenu~+81 swallow+19 swallowed-11 swall~+30 swannie-44 swann~-44 swap-175 swear-88
    swears+18 swear~+18 sweated-7 sweater-136 sweating+173 sweats+176 sweaty+104 sweat~+182 sweet-74 sweets-21 sweet~-21 swelled+106 swelling+179 swell~+213
    swerve+28 swerving+55 swerv~+37 swim-131 swimming-182 swimm~-109 swims-39 swings-62 swing~-62 switch-106 switchbacks-69 switched-56 switc~-129
    switzerland-81 switz~-81 swollen+183 swoll~+183 symptoms+8 sympt~+61 sync-171 syncing-68 synci~-68 syndrome+33 syndr~+33 system+35 syste~+35 tabata-81
    tabat~-81 table-277 tablet+39 tablets+198 table~+106 tabs+132 tactics+62 tacti~+48 tacx-72 tail-116 tailwind-150 tailw~-150 take+59 taken+17 takes+61
    taking+12 takin~+12 talk-204 talking+16 talki~+16 talks-24 tall+89 taller-84 talle~-84 tan-141 tandem-123 tande~-123 tank-137 tap-28 tape+5 taper-154
    tapering-164 taper~-178 target+57 targets+67 targe~+90 tarmac+61 tarma~+61 taste+88 tastes+117 taste~-34 tattoo-90 tatto~-90 tbh+99 tcx-73 teach-148
    teacher-45 teach~-97 team+138 teammate+173 teamm~+120 teams-117 tech-147 technique-181 techn~-45 teen+157 teenage+70 teenager+8 teena~+54 teeth+129
    tegenwind-48 tegen~-48 tell-12 telling+108 telli~+108 telly-46 temp+261 temperature+77 tempe~+64 temple+83 templ~+83 tempo+16 temps+11 ten+51 tendon+61
    tendo~+61 tenerife-21 tener~-21 tengo+102 tension-28 tensi~-28 tent+27 tequila+36 tequi~+36 term+21 terms-124 terrible-127 terrified+122 terri~+59 testa+122
    tested-62 teste~+16 testing-36 testi~-36 testosterona+48 testosterone+268 testo~+253 tests+139 tetanus+41 tetan~+41 tete+141 texas-53 text-78 texted+148
    texte~+148 than-9 thank+35 thanks-48 thank~-48 that-46 thats+105 the+11 their-40 them-81 then-24 there+16 theres+115 there~+115 they-48 thick+86 thicker-32
    thick~+17 thigh+139 thighs+144 thigh~+144 thin+123 thing+61 things+30 thing~+16 think+125 thinking+190 thinks-95 think~+91 thinner+113 thinners+64
    thinn~+145 third+20 thirst-131 thirsty-36 thirs~-74 thirties-46 thirty+90 thirt~-29 this+22 those-174 though-40 thought+63 thoughts+165 thoug~+70 thous~-129
    thread-120 threads-87 threa~-40 three-23 threshold-11 thres~-11 threw+277 throat+103 throa~+104 through+35 throu~+35 throw+194 throwing+47 thrown+37
    throw~+55 thru+126 thu-156 thumb-49 thump+55 thumping+98 thump~+122 thunderstorm-99 thund~-111 thursday-11 thursdays-87 thurs~-25 thyroid+85 thyro~+127
    tiagra-53 tiagr~-53 tibia+138 tick+85 ticker+89 ticke~+89 ticks-102 tiene-17 tight+60 tightness+24 tights-77 tight~-11 tijdens+135 tijde~+135 til+49
    till+180 tilt+126 time-86 timeline-97 timel~-97 times+60 timing-61 timin~-61 tingle+5 tingling+17 tingly+124 tingl~+116 tiny+19 tip-74 tipo+113 tipps-99
    tips-141 tire-174 tired+8 tiredness-30 tired~-30 tires-107 titanium+53 titan~+53 title+67 tiz-51 tmrw+143 toast-71 toasted-38 toast~-55 tochter+110
    tocht~+110 today-67 toddler-171 toddl~-171 todo+139 todos+116 toe+39 toes-97 tofu-85 together-142 toget~-142 toilet+69 toile~+69 told+12 tolerate+50 tom+73
    tomando+100 toman~+100 tomar+85 tombe+107 tomo+106 tomorrow+20 tomor~+20 tongue+56 tongu~+56 tonight+93 tonig~+93 tonsi~+101 too-77 took+204 tools-138
    tooth+151 top-76 topic+25 tops-122 tore+44 torn+95 torque-80 torqu~-80 tot+14 total-49 totally+17 total~+17 touch+97 touche+77 touches+165 touching+23
    touch~+163 toughness+20 tough~+14 tour-81 toure~-86 touring-127 touri~-127 tourmalet-117 tourm~-117 tours-125 tout+143 towards+94 towar~+94 towel-97
    towpath-65 towpa~-65 toxic-112 tpi-48 tpu-56 track-78 tracker+69 tracking+36 tracks-119 track~+37 tradition-85 tradi~-89 traffic-47 traff~-47 trail+37
    trailer-48 trail~-98 train-34 trained+57 trainen+21 trainer-5 trainerroad-111 trainers+45 trainiere+23 trainieren+35 training-22 trainingpeaks-86
    trainingsplan-113 trains+90 train~-22 tram-86 tramadol+140 trama~+140 trampoline-98 tramp~-98 transfer-144 transfusion+94 translate-98 transpirer+70
    trans~+37 travel-113 travelling-65 trave~-142 tre+87 tread-9 treat-116 treatment-36 treat~-100 tree+125 trembling-95 tremb~-95 tres+95 tri-119 trial-64
    trials-181 trial~-181 triathlon-101 triat~-140 trick+90 trick~-30 tried-153 trim+62 trimester+162 trime~+162 trimp-72 trinken-57 trink~-57 trop+115
    troppo+113 tropp~+113 trt+206 truck+182 true-185 trust-160 try+33 trying+29 tryin~+29 tsb-95 tss-213 tte-105 tts-15 tub-64 tube-187 tubeless-109 tubel~-109
    tubes-24 tubs-86 tubular-67 tubul~+36 tuck-104 tue-39 tuesday-14 tuesdays-49 tuesd~-30 tumble+151 tumbl~+151 tummy+105 tun-19 tunnel+89 tunne~+89 turbo+94
    turn+42 turned+106 turne~+94 turning+99 turni~+99 turns-25 tussen-53 tusse~-53 tutti+70 twelve+99 twelv~+99 twenty-57 twent~-149 twice+122 twin-61
    twinge-152 twinges+168 twins-47 twitch-100 twitc~-11 two-45 type+37 typed-101 types-101 typical-103 typic~-103 typing+26 typin~+26 tyre-197 tyres-251
    ubel+68 ubersetzung-45 ubers~-45 ubertrainiert+60 ubert~+143 ubriaco+85 ubria~+85 uci-137 ultegra-83 ulteg~-83 ultima-100 ultim~-100 ultra-105 una-97
    unalive+118 unali~+163 unbound+30 unbou~+30 uncle+13 unclip-70 uncli~-70 und+157 under+35 unders-154 understand-171 understands-46 understood-81
    underwear+117 under~-137 undo-128 undulating-51 undul~-51 une-45 unfit+38 uni-157 unico~-140 unit-70 units+203 university-92 unive~-117 unless+103
    unles~+103 unlit-189 unplug+116 unplu~+116 unproductive-121 unpro~-121 unter-31 unter~+109 until+61 unwrap-68 unwra~-68 update-165 updat~-165 upgrade-63
    upgrades-69 upgrading-77 upgra~-120 uphill-200 uphil~-134 upload-163 uploa~-163 upper+18 upright-35 uprig~-35 ups-71 upset-65 upside-45 upsid~-45
    upstairs+117 upsta~+117 urin+114 urine+218 use-89 used-131 useful-161 usefu~-161 useless-71 usele~-71 using+63 usual-118 usually+11 usual~+11 utilisation-74
    utilization-56 utili~-74 uur-126 vacation-120 vacat~-120 vaccination-117 vaccine+6 vacci~-57 vais+134 val+105 valley-172 valle~+32 value-221 valve+11
    vam-175 van+90 vanish+127 vanished-25 vanis~+43 varia-94 variability-65 variation-115 varia~-145 vatios-72 vatio~-72 vedo+111 vegan-130 vegetarian-102
    veget~-102 velo+133 velocity-106 veloc~-120 velodrome-88 velod~-88 vent-179 vento-75 ventoux-18 vento~-18 veo+134 verge+169 verification+49 verif~+49
    verkatert+118 verka~+118 verlieren+17 verli~+17 vermo~+68 version-146 versi~-154 versus-110 versu~-61 vertical-96 verti~+39 verward+69 verwa~+69 very-113
    verzet-52 verze~-52 vest-76 vet-79 veut+150 veux+78 viaduct+154 viadu~+154 vida+123 video-164 videos-33 video~-33 vie+85 viel+123 viele+70 viento-73
    vient~-73 view-135 village-97 villa~-97 vinge~+149 virtual-80 virtu~-80 virus+55 vision+185 visio~+185 visit~-37 visua~-98 vita+121 vitamin-78 vitamins+103
    vitam~+79 vite-5 vivere+130 viver~+130 viviendo+61 vivie~+61 vivir+123 vivre+131 viz-89 vlamax-67 vlama~-67 vodka+253 voglio+70 vogli~+79 voice-34 vois+101
    voltaren+185 volta~+226 volume+22 volum~+22 volunteer-93 volun~-93 vom+101 vomir+138 vomissements+78 vomis~+78 vomit+122 vomited+128 vomiting+184 vomito+85
    vomitos+61 vomit~+225 voor+8 vor+14 vorrei+130 vorre~+130 voucher-68 vouch~-68 vuelta-57 vuelt~-57 wada-98 wagon-19 wahoo-129 wait-11 waiting+5 waiti~+5
    waits+168 wake+107 waking+30 wakin~+30 wales-17 walk+91 walked-10 walke~-10 walking+19 walki~+19 wall-233 wanneer+109 wanne~+109 want+181 wanted-22
    wante~-22 wanting+102 wanti~+102 wants+157 war+71 ward-17 wardrobe-108 wardr~-120 ware+110 warfarin+192 warfa~+192 warm-14 warmer-61 warmers-37 warme~-77
    warming-40 warmi~-40 warmup-58 warmu~-58 warning+56 warni~+110 was-60 wash-25 washed-92 washer-87 washe~-127 washing+74 washi~+74 wasp+47 waste-20 wasted+6
    waste~+6 wat-179 watch-47 watched-99 watching-152 watch~-176 water+98 waterproof-158 waters+120 watery+29 water~+69 watt-173 wattage-49 watta~-49 watts-95
    wave-28 wax-106 waxed-15 waxing-66 waxin~-66 way+25 ways-81 wbal-83 weak+27 weaker-132 weake~-169 weakness+140 weakn~+139 wear-102 wearing+71 weari~+71
    wears+85 weather-42 weath~-42 weaving+160 weavi~+160 website-48 websi~-48 wed-89 wedding+14 weddi~+14 wednesday-97 wednesdays+124 wedstrijd+109 wedst~+109
    wee+200 weed+254 week-21 weekend-32 weekends+107 weeke~+53 weekly-70 weekl~-70 weeks+66 weeps+111 weer+23 weg+70 weigh+31 weighed-120 weighing+75 weighs+39
    weight+37 weighted-61 weights-176 weigh~+10 weird+81 weirdly+28 weird~+28 weken+29 welche-49 welch~-49 welk-52 welke-147 well-77 wenn+126 went+115 werde+126
    werden+29 werde~+29 were-55 west-40 wet-167 whacked+91 whack~+91 whale-8 what-90 whats-31 whatsapp+50 whats~+50 wheel-138 wheeling-65 wheels-117 wheelset-71
    wheelsucker-88 wheelsucking-30 wheel~-133 wheezing+152 wheez~+152 when-27 whenever+175 whene~+175 where-74 whether+22 wheth~+22 which-76 while-10 whisky+142
    whisk~+142 whist~-41 white+29 whitton-98 whitt~-98 who-191 whoever+94 whoev~+94 whole-143 why-141 wide-127 wider-85 width-156 wie-72 wiegen+104 wiege~+104
    wieviel+9 wievi~+9 wife-43 wifi-94 wil+153 wild-117 will+56 win-20 wind-172 windchill-46 windc~-46 winded+147 winde~+147 window-48 windows-107 windo~-133
    windy-126 wine+174 winner-115 winne~-115 winning-111 winni~-111 wins-89 winter-112 winte~-112 wipe+47 wird+67 wired+159 wireless-41 wirel~-41 wish+32
    with-40 withd~+25 within-123 withi~-123 without-12 witho~-12 wobble-63 wobbles-78 wobbling+124 wobbly+20 wobbl~+7 woche+111 wochen+51 woche~+51 woke+185
    wolf-129 woman-121 women-182 won-137 wondered-72 wondering-53 wonde~+38 wood-15 wooden-91 woode~-91 woods-80 wool-52 woozy+167 word+14 worden+123 worde~+123
    words+145 work-112 worked+95 worke~+83 working-14 worki~-14 workout-19 workouts-217 worko~-53 works-57 worlds-46 world~-46 worn-91 worried+114 worri~+114
    worry+188 worse-77 worst+70 worth-131 would-14 wrappers-119 wrapp~-118 wreck+200 wrecked+57 wreck~+57 wrist-35 wrists-95 wrist~-95 write-103 writing-11
    writi~-11 written+138 writt~+138 wrong-79 wrote-15 wurde+79 xanax+114 xpower-68 xpowe~-68 yaw-59 year+69 yearly-26 yearl~-26 years-72 yellow-61 yello~-61
    yes-77 yesterday+45 yesterdays+32 yeste~+41 yet+187 yoga-152 you-77 young+40 youngest-101 your-79 yours-61 yourself-72 yours~-72 youth+161 zaps+198 zero-69
    zeros-11 zie+54 zijn+24 zin+77 zip+36 zipped+62 zippe~+62 zitten+54 zitte~+54 zombie-37 zombi~-37 zona-84 zoncolan-117 zonco~-117 zonder+108 zonde~+108
    zone-107 zoned+133 zonen+5 zones-21 zoon-12 zou+108 zpower-61 zpowe~-61 zucke~+153 zum+132 zwanger+122 zwang~+135 zware-119 zwei+122 zwift-6 zwischen-84
    zwisc~-84 zwo-94`,
  withoutWords: -1.209,
  meaning: {"scale":0.0524164,"bytes":"IBqy+J7+8gnjI/M7txPuM5PpAtb2VRQSMPBA09TxHRDr9/XKCwgaGeDOLgvXR8+zExGz5R6z5v8XCOAZ4g32Di8pqur8PC4JHEQHKEbzIfix6lL0Jt5INPpY8TQF0QwHXQcB7fPhtRfZEy4b3hUbAAbnAPQYySoX+t/xBAAsLuT9tQ4hNt8pLcjoN+zMLQXSCSEM3hsKGUv5SwsgHf4BOMIs4SIj+PAO7fwyvRAjAB3a5d/vRqsODPYlB/gvI6j+2eDRDwXS0+g9/u78ydZKvQPMLwjuAspYMValEuEZ9PWgYP3ySxEE4Sn8JQUP+38mBAQKzwDt3hXdOvb7RQ8BAjPxReRXvDi9Edr++fjxAbhcRfjxE93z1e/o5Bk1qe8H1A5F8TAUIRVB/RsTLsIVwe3wJgwd4AQgStEu/e3tKP0rDusaNxlrFFD7/hcFqPcsdA7y++5Z7LX0JvQGx/UKM+gh+D0N3CQuvR7SGNoJKelX8cYY5ecT4PsuAxry79zSKNTPr1Te0e3f8uH49vpK/QvWJivqLRomNwzJJOcwqtT6EL4XGs/yNvdxNQbDLgPHKQrBIwPGLpe9HRYL7eFJKNbw+zL6DZUC+/Py/xRxGDHhA77hqyfxQMj58BL5w909+EHXRyEQLNoTG8v19wfoCi/h3CoS6OX0Ov84JPsT5/Q="},
  withoutMeaning: -0.477,
  topics: {
    crisis: {"scale":0.0163529,"bytes":"sOnm/zr0CAwT88va6+oG+Nbk1znwuTQf1agZHBD+CS3mDxYNFwkG5wHT6wYB+uXn0UAQ6APw8uQBMSI5IPwlwyTk+BQQAIQI9hEpDaXz9NIWEh//fwr68/Li6/T18PnIBAYA6TNER/MWF98OFeTu+CPp4h7vOfeo5fIu3vwLIy3c6DUGEBLxAxAt2QHy5vTZ48wZ7fHw8ADoC+b08u/4GigE8x1KKxrw3/j6CAUK+s8cK+IALSOxByC3S/AlAtrurgPlDvfu5vXnBOUBMP8hMiD+BtPpIfL08SDo1y0EFO/N5QHyJOL0Fm/d7AAG8ZUH+dcv8yoR2Qkj4v737v0d6+RX9wDbBSLv5OHy4/jE2fPrLRsK/Ai3AAISC+xIERbRJOEUBCrv/gf0Fd4M89/7+DMAtgbLAx30+zreAAzQAv0X8BHvs2TeJ9zLuP7p4/O54uXZ9OIS+f8EFMbuBP8B7g1R9hmyFAz37+EBAPDz6hHtRhbA/+koAvsq9skOJPD15AvwXwcaCg7KKyH4zsj+BwoKATgX4vQ6zxkgyMHd2fYA4yDh7xQaEhYA7vwrNMNR+ki+Hww8HwniFwf3/iHc/NjNTDzuGPUI4+zuB/s9/P829vrw+w3tKffF0Arvyusf7xop8tUsIAsg/BUFCNnZBOsZBh8TEgjq19z0EUT2JPI="},
    emergency: {"scale":0.0167438,"bytes":"KvsJFdz5//MHIAP7IdoK8QTtEQvmGiIL3+UD3iwA8xTHAfEHFv4G/RAc+gIKIxwlEvoSHtwX3hDt8OwLLvQYBuQyD/j94/326/f5CSvw9jPTDPYgQgHmHPwDDgYK/BgG/QD9Lb2B2SQcERoGAAATAPYPBzD6oREJGSgXPhPuI/oZwAwFOfbuHzgnPPPnFPgHC//l9Rn2ByLw9+UE7QkFPdvi7Q35EBUX3u3eEP4f6DEGEOMGF/vD0cs6++7zFx0EDQ87HRfw/Qfx9hf537gQBgn/GOcYHVT6C/tA8B32ExUw/D78G+0E2fb05fHs/Pzm+1vxC9f2JhftKuX9/Rsj9RBB8R8zKPHnCAPz/AkeFvDoGwosFeTU/vgjE/YdDgEJAPst8eTv9RUEWuDr7hUQ9eoIIwLs/zncMBwiFgwA5QMTAwobCQVPCBsj6ejsEOvrVvnC7SjhEeztCubsBezQCPz/AwvTGArt68UgH/YQFf3CJers6vn2+/AmHNTYyi3m4efQHRDK5A4qFRbuCB0cEQZDAtgECPH9Ev0xKfnh7eEYE/bvAikCEQ7sDyDQ4ge0+uTTJfToAQ30DPXz+/36JPn4yx0VPSED6RD57QLjORwk7ujyIA4DBAq5sh0SDAL6B9riDBkSy0X9IBPuwDIR+Pkl7vfcBPTht2Ts5RgjIfM="},
    head: {"scale":0.0162575,"bytes":"CQauCf0J9AMF+x0qIyYU8PbXMyMCCd8UEyH9Awoa3AAVG/QLEcnmDBcR9N4NKCEKHgMzCALr//nl4AcI6gAE9lgCBPj4+38SAPAIItLgASXYIB8gzuw0++UUECnYFgMBDAb3B/QUnSwz6h//+xt7BfP/BxLi/vW90A3Xsy0H8+ED9tgL2e80A/PFsvgNB/T08fgcAfwcCTT9/+A2ARYJIf0A7xMDHekb8/0LGQIQEP3npQTqDuQN7BS5M+4JFyQU9xz67foYBe0IAcks0Rnp0vTUEvPc8PIKEe3qUjMA5/oK1jwGN9kDAeH2A+b1/CHZ2hvP8ADlEAUCKTskGQ3gEQLz+h3S/tLw9Ar4NQKl4fP/8fzKEP0p8QsADfjWQvHp+R/eMdQ8ACQPN1TszRcs2AgBFzw78PXv5hP7BxD84w02G9veJ811/wYGVlj7+PLtKhA/+vkD9DkN7s7u/ObcSwXp5hNLE/AQ5N8eEQAOAAXiy88o3+Lb3PDgBc8k7DfH/h8gBN4HBO/56vj24OTE+Am0FQZGA/srFnkJERgG/f/+GB/V7TSy9gXcD/v1MuEnBwDqAhDW9erk3ezwIQEA//A05uIg/8/14Q8B6gMoyeEf5xDwDQ8EC/viLPTsud8G+RoyEPzpIfYfyuoOHQMKFeAV5NhHJhLYDpD4BtERAeY="},
    heat: {"scale":0.0146639,"bytes":"zx8KCgP1Avj4AggUKhcU08oEChIJDS5B2u7f4fAN9v1IB/sSE73+/PUZ/gT/Ki7e+BT4/NfzGRPs+e70C8QWCJc9Ac72B9f95hEE/LvoB33vAw3vPufjNxEJBdP7OQnIBRANF+FmquWyFT0P2egfSdTnNBkE2/crHgYXCBTw9x7n7BUXZegYG+Xf1/MLQe7P6BDZzg4IGRIP4fTBDxHdRhm67ecmEQf09ef9nA7hBxUJBuv8ONhe9NkU8OsKCf/Eq+MX9eEL5xn1+v4P8MZiye8MAfnrO9P64PkZGCABMSZeEREb1vkP6Mr2BNvq9Ane8RnB+An00dcL9+YQPRXvBekZ///yQXTX/Pcg4BoH7fjiNBwkFvfU6RQB+RDcC+gi1R+B69MK8R0EPhbjGPwUxA4OKgOYCUYMA9geGhb33h3U+CUk2K64I9sbLd3oQekFwucwBwUNF5z/2/vnBezY5BatCyeoESDy++og8wgM/gevOfbY9voH/QcUDuQQ+EH/ADgsR9pM/xkq2wLw6fvsIifU6B4iBOkwBO237BTx6C7uyQwA+wTRDBDcHPUGLQc0HPBHNfOF5uoTAejxCC/HC9kXCAYZ0f0GHP/10Rbx7y/05xbN5yH94Aje4BD6QPYNCvXnGffl9hIX6SLo5hcl7C0K5hH0LAwi0Q/rLb0l+fg="},
    pregnancy: {"scale":0.0137407,"bytes":"+vMXBicQ5/gA5+ctCAUSOSvP9PDrNu/zXAT/Ig0EsuZN/enQEMzwBPoq7/sc5+Tj89hH+f8DJP361gflGxgSH034EPMF6jkA+PTkJpvs4AbK/kfs0uH+6uTTNjAg8QoQcPoC/tDPFdHG+wiv+uxN6ATlAZYk9ALtJQP6MAbg8hf7NAoWHxE6HhAC8uoQPusbN+nZFhj0EQAGGu4LJwD34P/T5Oj+ECXzFOEEBBWq9fADKOD2zBj/0X/o3en8DgsYZBX1DuzdGNnG/xYU9dca6tP1Bly8+V8BIf7vONL+EQrPD98L5Ovy97jq9v3pAMPkD+wLIv8e+uH4Q9UfEB3VBvft+/co79Ms7gH3Oww60uXmNATmE/rnzAoHFfL82e32WBbR5+387iHs69fxBxIuKekO6eDXC8wALKfvHxXt9QEMxRX0u/j36s8huxwyFuczm+sE6/XrEugZ5ePhGuP27RUG3w4dDvT/2PsFINUT7ggr8RPS4wAQ1FgtG9IMxif7BAUO3AfxFQYKyP7vGjsN5RO69Pg78fshDi7DyOxB7tkY5fPz4PvhASPhBi3svQniDyosPP7jCgbJCvvpDjTdMdbXGuLeJy4T+ArqC+zi6hEC6gnpAhUB+v/gEP3jOgzpBPn5H+sg2xIM8sPqEDks/Pi71qk98hYaNdjx7D8Y8f8="},
    diabetes: {"scale":0.0162808,"bytes":"8gQzGf4SDwgKDhzUDPoZFOIZ+Q///+H+Dh6Y6BH6HP2jC/QpFBLp5+8G//0VNdnqAfIY+vfjDvkJ7RAEAfwcrEQHCeYtBQYK+PrzDy7p9xHTDuz1JNzYFuL+8BH7tgj78RID6/M5heOpKh8d6gYCGOH/EA7tzfz9Jg0szAjv4uMG8/0fS+AQFjbm4PDfAeYv3wsHCswb/v8GAPv55f8C9djQ4xLPE/j/5vb33g4GGNTy/AcGxekM/+/c8uj5HA4X7vHpCvf8D/j4+CYR/kYPCf/0IC8REDoOBQZUHhkHBv4rDQAM//Pb5grqAAPp8y7oMwcE5ALVNQUBEEge+BgnDfAX6z3Pt38LAP7OC/om9u0T7OnADv786QMC8NnZGe3iz/0t6toKCBX6zxXq6xEhOfML4gDqAgwgySYKFBMe8fTj3CsFLuMHIBr75sQeIOUcqBD3+ggJy7b3/Ar2BeL47Qb4DAzlF/j28dcpEQAa3AcD5/MELCYUHeoMDSP6/i29GxcM+OzzDOzU5A/s7OAVyh3N+fwMBfL8AhAUAv0j2gYV+CMB3//K9hbk0Pcv8fc48RQA+/7p5/kOFv/mJPsETPfz5u4CMu4MSAPwBRXP/wr34hD1DREK/gr6N+j9TBUOBArRJkPbGQISFPgQ0B4V8vcX5TXgCCbpKzD68wzwDAg="},
    cardiac: {"scale":0.0163134,"bytes":"Bgk8ARz2A+EUAyy+DOIlDn8lwdv05RXzOiXXJd7/ExzrE7gGFCP1DvkhAinvCBSo3QWx8gonGNX6A+zpBkEMAORGBd8V39L88fIiH9TgvCzqGB4RC+23Jw7uDiHQKiL3LAUg3kPe8q3P+S4gAw7GEfEdLyYgXgvP9AQBFAH27/kF1/4LBtklHSPrHuTQ7+T6Cew8/+4ABAH7CRSYCw0GwhIL4/Dz1+bgBdnjRQ+8yd//hRca4fgLAkYv7/PvJfwMOFQTANHzRu3z8/4PA/DzEv4AB+Qlzi0UGxr7ySoD9xBA3MQRSfIc+f/xCfHi9s328vfvIQ34bBsY6Ekb0hY9GA4y4i7tnKgVDRMb0iKx/RYUcSFIFSs3zgIAFCffZNz3Hhi59v8V+BYXAd/o5gQHFAwHJiww9RbR7rEaIRQd8fDL6/fq5ujyAQrsTQUTHPT2DwwN6CEPHFXt7RP5Dt3t8fIY7QszEwTz4+4bBRIV3/r1CQjfR/O5EuasDDIDTBP3A/MBw9MU9fQaJvXdIuMBGBoD+dXu+fz8BBbRCBUICCj+5Rf6Pu4jAe/6HxO+G+3K+PX45xYZGSTR2gjxFMwK1gcX2d3hXwXjCgfrLgUG9xDx5QXlDxsBEvs5Iw3+PNv6A7bvA6/UHvkLBOocBkM8+iPs++QS6xVO0MLw6BfmDfc="},
    infection: {"scale":0.0154151,"bytes":"4fcKDzbyBPUM6PjaDfEOO0neOw76/PvlOhHvBg78GQvp9On9GBwG7AXx9gQW7MLh+9orAhXj8BAXtgv8HAsk+F3y+m/o8AsJAtTnGd3kGDHF+O8T9+TSGu3jOjjnESI7f+vvHAIZmTsOuxr++AHFC+v/Ih4I5PjUAAXo5RAQ8u7I8sQLuNMnExDG9vkVy+EECv7XDSPi8R0L7wg1EyEK8csl7fEJ7xHl9/cqV/8vzvzdIPAF/vzwFMW9t+H99cMDuJwOJOEa2vQH4Pz6nO85FioeHCwq5wUP9NvW/hH25f3199Px7NYH6iD7/BP3/jLmCfs9Ch0e6ivzFRgnGxvvAf3J/HUTKN/g9w0QJ+wFu/sEQ/wqKO79KPkj/+/k5eMGzPGyCgXmBCHNDdL49xwqMfwQAwkFG9ACCwjPDAwPzQ/6Kx/4Mku+CL4YFCbx9uKmCAbzE9nv+CHzERTpB+MgAijn8xvZJAEY5GP0IR8d+vfz7AAiIzn9+N8EGB/ru0QF+cIixv/TExALHAjspv4x4i/c+vT69/sMAhHfUScJ4e0J9BwR/73x9BEpEAs93gbh6u0oKgYd7QARH/js/AVNPfAyww8QnfwF+AUJ1sPoDeMK4g7g+hvuFgMW3ef9NvoH1NTKI8cIEAQf9xoB/fjs8DcL2C0R0Q8K1FL5yOUM3gI="},
    alcohol: {"scale":0.017596,"bytes":"+wX4Atb+O/X+EyIDEN4U8VT/z9H/FP/fnSXXFvH1M/TEBeT2FSPpB/cN6Sj6y+IR+gYo6hIR7O/z7ukIGB8OGijwDvHv+uIE9egLBgTp6Gjv8hMAy+nz/ub6/1ncHBEJMRQKCPYOPvEXWOzN8v/SBuEu7t737/flHAXfJg8D/Q7GI/0g+vMLGQ7TCfcZ9vLq9vANDubuAv8F/PwP4PLp28z06/kaGP4ODu3vxghCGzQWGP/9wxQ54w84I/LrGPwzUakcBPYFGvYkD/UQ4ALXONv1DUu/+38NBw08p/jm9w7UFgXm5/f6DPPu+wHnDQbrH/b16/8GC/Xz8AYS/BgB+wMa7wL9uRE6CAcH6wTTJAH5Af/sHQYg+gYLEf79BuPk7gve8t0F/xveoUTv5SITD/QHKNSj9OzrFiToHAXz7Qwo8fX0A1wV2v4xHSsBGuwlHvD21rz7Kp8E+bbwI+ILBQ8S/vAmDd/62MX2E98e6wXXHATot+v+FtLbBxsPCfkG2dMB3Qn6/RAlG/ns/v0NBQv5Ciz8BP0y/wr0E/D06/0CIRcAGv3kDgUN+vakFgS7+PUGDgsqHvwE/gXv+wXrCOwAzQYC3LcR+wvbMfgRH9cC7OvpExIO+Q0s5PnxI9H4/AcCHsrz5fIQuwPr7wQR9QgE3t0iFPvbLivy5uQIDO4="},
    abuse: {"scale":0.0122733,"bytes":"Au7sDvsIBAsd+gTWE80gLQD77hvwC+EMJ+sFCwoq0SQmDtoBGhLp+BII8B4F+PcP+vL05/8LFxrzpQ8qANIbGxrLGO4I5uIf5+nsJ0Li/NXdGfUS5uP6GQMXBLUo1hTbRQ3v8PPg5v3E4+deMvUVSRkYDRuwG+XkQd0o5xoEEjHdN/gwB/UbJ+YfIejvKuMQAgju7EnW+BIr+PwN/voDJTit5e/lTekF19sDEyUx7PHz+fcgLSQv6RaB8OENJhcmFucI9/Pj/cgKAAsP4hgBmv/sG/ULAGQI9t8VvOffNAw83gr7zvHu6hLl6t7gBkbjBR3wwwQZwgn08rcW6yHW3Pjo5e9YWfsPCNrID/kRHu7m3gJkHd8cDRoeF0PzRwPq8+7XAggp5ygBITvhrxga5gINEAs3DQDZA+flGhH/5RAI0wnl7i/TBSr/ROQQI+UaJPsQ2QoJ3u4ACA/nDeP6Dhi3C+8kDc4r5dc9E/we7w5O8g649fAvHDPmA+AYIRLG4/wZXu8GDxAYKB7kALPwKRXuCvT48e+x+fvR5vgC6SYNJDjVDhtUFQoJ3RLL4ufb6/3OECJGCBX/BO3l7vEWM+7U//f898YVMDf3LeoQ6ggh477yCR3e1gQH4Tfencz57DsIKn/k6icW3dTgJQxU5hka4akiHv8VAL3z8xsXI/U="},
    doping: {"scale":0.0160791,"bytes":"Cv4jHiTa3vD/7vkBJu4aAAsR5foRIN3VBh7c/Ar12gHNB9fYCDj4TBnQAe8QKQ3o9hPW+OEd4fEE8AfwDM8JKdXgGfMX1w8MAucODFrqEjgAE9YgKvAR5hv5DRbnGgvlG/fz2cpHVgYYyN8MB+vq8CcL/OvmQwQgH/AB9ATKEPoYHOYd2ND8Fkgj6e/tDf8QABPq+hX/9/Pr4QwFA/bilQn67O746hcoKwE6BA3T3ir65OodE8zm5/PY0/D9/sz8sNAMHP0lHdzi5fQE6xoR6fXzEVAW+uL7IfrMTs8A/AXnBhQgDu7k8Lze6fztBh/pDCABBeQWFQfz6r4SDA0c4SkT7/c05MkA7/Xq5vQB5AYC/eH9HezyGwEM/tU1+ujn3gM89/Lz/iP0Twz5HeYZCQ4V8Q9/9u4IBRsfEgv96RwV+gDd5RvZ7v4xIgL67vDaBP7UDxoI584CAe319+vrwvk9BwgLE/sb8gwgERUS6xS6FRhCENXV/A3C/i1XGRYMEw3z6AIVDx67zyH7GQfp6SP89uvj/useEjU1/eLP70ENBPDwMO4POPz3BgkA4PEg8yxAA+e8Cy0y1vfnD+n8ygIQ8xbkIxgXGfn6/PpI/NwH6Oz2HhP++vvu/Ovy2K/m/woXCUTj0kURNOAV1Nzu7hcN5f/C7+xIBrsA2kUMAPU="},
    eating: {"scale":0.0172151,"bytes":"LPzxKe0LAwn+5fsEJN0BQPsmANMM69LcMtti/wscGOwDEP8GFPYe/RD3CgohHOL08eVKA/71NDQAGQIQ3T4e7MoSD8MV/rkF/A/5C7/iQ9n8Ie0e6OIZDgQf9igI3QVHDwYG4zvc990kHBI2DwsD8wAeKq/vOALdzvlQMf8u5M8Q594gAgD9Dwt25vL6//D0Cvg9/NUnBhkV8vgoAAzWDckL7fjMAwDr9ecT4QnoFRQTAwvzC+0OLyz+I+saCh/eGT//1CdL99IJ0QYZ2QfXEhnoD9Pe/UHuBOTD4+XsAu0fEMoJrOUP/vn5Auv+9sAA+fPjAfH80+oW9xIcAw3SCeL38P48Be4w//d/4+z72AzVK0P2Hf/7BfDw/PUCGdr5Frn1+eG9/BP6SBXkJ94FVA8EBOEgJQ8K9EvKHQkhwzHC+/Lvy94KBwzLztXgyfHsE+gp9bjPCw4VFBHtBe06Husa+d3w/Rf5AhMb9xAG5RAfJQkGHRBEBeIzBfzlAPHdBQv5TgXHBObqEObo9wT+GwcS7QMY4/nYA/7Y2gbq6/sM4en4/ifiCALx2AohDyL6FgoVDPrD+wAYK/PrFPgB3wfz9sDh2xj8ux8N990R8i0y7xQD+B353PUdD93+Ft3y5vj+Bxj0HxglBd8eD+oT9v4o9jEOLRn0NBXm9e7i+go="},
    medication: {"scale":0.0145574,"bytes":"G/koD9cBnvMdCifp9/UfMPA469wMAQUjDDHq4xLqIAKIB9knEeIEI/K3AO0I/SMXIzwu/wSbEg7w+PPuABYa1AQw/PYt7G0M+wYGBfPrMg7IHPcvzOANCdMuESAH7QfwQgr9NzkRHQ/B4xQd7wLaSPsK+hc75PdiF/j7VBrO3QDfAKYa8zU6GAOx6OjWwtUhBwQFEx8M6yELKdXt9w8p8ulP4jP4tRcZ+fAipCgEDCINrCUfCSECG+ww8eHq+A3/q90L9PkFOvr5+egOtoffxujxMwwDrfBT2vjZuQDrAA+sHrkZLt0f5fHz7RPmFQ7iA9/TEdI6ERocEuok9hnQBw87/S8PDBzwA/Sw6u35AxMqvAM2++/5DTEHCf4PRboH9Ohk7e4PHC4TlDDwGCgX/wMHtR0DF90C5kXXBR7m/hEJAgzZDhBTIAfcwecf/NwDOB/qEef50w0QmQTwE9j1FwQ0HfMnEx0e2qC9JBoCAvzNMvLrIhBa7ss1/fQjDDIl/QXssOzLA/UF4gHYFBrn7v/fD9713vL7284i8wJJ8/0HFy7y6vEv390jC/stf+z3DcufM/MR8e7TDQvoMw3K0vH0LfUHP/fxFDQKKPXu1wgX3y71JhL7BBL8HQTx7wD8AAf7KAM6GfIZGwbg3+nN9g3R3yzzEgk0EQXY0iPoIvQ="},
    overtraining: {"scale":0.0136561,"bytes":"AQAREx0dEOX1Ce4LBe8bFU4C+wUTLxvgPgf13QPr7fo5C9ggExEH7gDp2/n7K/TyEgmNDPDfGxAV9/j/3OgTD9YBFhb9A/EQ4wHaCB7s8LDX+TnUpuK5//z3OhkN4zByLB4AEr64zSbKLt8OAAQIMeP5FUDP7wlA0+z11xM099QB9wcfvekuHccIAvEQ0ecgxe4p+0wS/xwY9soFJO0/vfLF5u30/ugZAuMaTOwkA/D83x4W5sPT2Bkc3uj8/9rsCEcyKxE8KPfiDB8U0pgJ8gXqE8YNAzEzAwYKz9IABgr/FiEaufEOC+bq9w7o3wffBu/u2vxE7fcpP5YP7RgY9/er69sIMP/0LulL2vDTFvfxJwAbDO028RIL7ygjwebojsX5Ev7hEiwftjPYNPgZJy4M9sfvEzHyIssgHSoC8wH9vAIkPQ/tEfr/M/7qGe4maPdNCggH5TvxD/nzAunc+xiBJ/oGNSop8R/1/S0c+uffPAn14irz+z0MBgobvwMgCvgfECk/HBEHbx/m8c4E9CTqHygk+Pfe9u8n4uAA4bsQvRcM6BfzAg/t5SJlZxHQ67fPJgooGP/y2/Pp+hv9tNj3BwcNqeEb/f306kPI4RvF5efcGxro6Q74HBX+vR0K+A/yI3gAxjQd9fYgC/hU9dHV8NU2DyEKz/v3BiYFJhc="},
    injury: {"scale":0.0161152,"bytes":"5O0PA74BE+QGCQfWEPsS5NDTIxP8GwLlNN/97A4RB/ZU+folHNz3Cvf25AUB79kODvjo9Ong4w75/AoI/cwWCiTWBtrrAer+9PcJHxLtMDzbDBgHA+sI/BkB+xUOJSAsExYKMsHgIAvSRCEn8OsBnyDv4ADR7P413hQNtQoCBe3VByoTFiEKGCL1/OwLy9zq/CTxARzv8yQZ8SEP9zb5+Bz04hv2wQAFzfHn9xXjFBj96ugQ9PCaEjkUOO8F3DHdSRLbOhXk5/YpAScI51sW5voFE+YRzrg6J9+w49D+/QgO2wfyFer25T3z5fPt+jDoEc7t3dv6DCDo4ScX7h0g+ALB8OPbOxv5De3gQfMf+/367T0JH/368/ID5/IkUg386M/h7eEV+gkE8x/lyfMbExEOyfVZ/Qf32QXnEyL8/A2+HRcZ8lG+EQgaEhfuF+z+4facENf1SBUNEwfkGe34HQLpBP8qF+/k8vsBBgAZ5ww98Br5EjYOsyDO89jw0jUQ9RETPPhOAOj/1wbvyycvzA4KKRgL6+vGDanx1fUN4+AB6d8DLRsQAxffCxzdBwMG9NQcHOQ2CgniE/7tBPwO/f/wGhQPHxkDgQX17CEKISAi6gHc/RMEKxYMwwn0DTDp8egrIulS9C8h/PL+I8oS3uix7wQzBgAN9h7t1VUP+eo="},
    minor: {"scale":0.0144204,"bytes":"NgDKBtnuBREd9wL9CksPlfzIDhgDBh4KAyT0L/b9FSJIC+oxFgcIGfsE8eX8693oDtXn/f4PEvvw/hT6ECIk8PzNCjr+DCEL8/ckKk/o8/LI+ecLE/Dk/u0M5O4Z0Q/78PYDIuEtgbFWHt4MK/VZ3fDnzd3z1/cn7PPbLBEU/AvaKeQn7LsVF+HWze8YOvv7NvvxBRH7+AgFCOYAHvHqBboQ6kv34u0pMugIGwNK7vTXRPsPzAndCbU3AOkg9iTQJyAUG+jJAeET/TMGEO3n7N0HE1Q8O8MO+QnyyL327AEL0Cvz1e7r/kDhAODkEDflAA8uHffqDBbt6VkWDx8f887c5WcK718y+P4L2+VUB/z1/cADFt7lMBAo+SLq3t3nzQ0E4BLy7xvPJUnlDBsn1SsOiu/mBgMEMaoYFQ/23xUaEA33Nfgv+wQl2gwx7uo42wAq3igQ8gPi79XuE9vV/ikA5+/hFtEB9NPnCeMQBxoT4APm5ejvBvbYAwkhETwE69cCNN4WKADlJ//j8xv17v0pFBT7/P8BEOshF/Yg4Oz2/fUR2A8CCQAV/AEeovPkArMENf5hE/w15PTv5wLu9fPKLyvmz6oV6Rr4MtvE8AK96Bz0EhXsBwv/SA/yMRPw/SgcGzfk8SgF+bMC4BbS6zDM4NrxJBzo3zj93rwHD+0="},
  },
  together: [0.476, 0.629, 1.687, 0.866, 0.988, -0.758, -0.817, 0.917, 0.503],
  withoutAll: -1.676,
  doubt: -1.075,
  sure: 0.218,
};
