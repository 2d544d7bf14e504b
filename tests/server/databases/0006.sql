BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE clocks (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	since BIGINT NOT NULL, 
	deadline BIGINT, 
	kept JSON NOT NULL, 
	claimed_until BIGINT, 
	PRIMARY KEY (table_id)
);
CREATE TABLE codes (
	digest VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE commands (
	scope VARCHAR(40) NOT NULL, 
	command_id VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	digest VARCHAR(32) NOT NULL, 
	answer JSON NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (scope, command_id)
);
INSERT INTO "commands" VALUES('new 1kasOT8iGcxF','earlier-000001','1kasOT8iGcxF','92d174e5f5245929b8e06a5671394094','{"id": "G0ZRI5xsZ_pf", "path": "/t/G0ZRI5xsZ_pf", "seats": [0, 1]}',1794811487537);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000002','1kasOT8iGcxF','8b002f4593a2a593c73162d006d7d6f4','{"number": 7, "ply": 5}',1794811487588);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000003','1kasOT8iGcxF','66188a3fb1e8fe3a7fc2fab48b4c8c5d','{"number": 8, "ply": 6}',1794811487631);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000004','1kasOT8iGcxF','6daeacc5e5065b352367f53dfc05b638','{"number": 9, "ply": 7}',1794811487663);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000005','1kasOT8iGcxF','ba731f1b97238a0b20148f8a2885ca34','{"number": 10, "ply": 8}',1794811487673);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000006','1kasOT8iGcxF','c12afdf7dfdf1e55f06646c4279755cc','{"number": 11, "ply": 9}',1794811487706);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000007','1kasOT8iGcxF','bce4d7baba9b621f8956f7c2947bd5ad','{"number": 13, "ply": 11}',1794811487730);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000008','1kasOT8iGcxF','f72fed7f26e8168ee0b98e0ba3274fbf','{"number": 14, "ply": 12}',1794811487751);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000009','1kasOT8iGcxF','656cab5e5f1fbe460c1cc9c9690fb405','{"number": 15, "ply": 13}',1794811487792);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000010','1kasOT8iGcxF','9fea425a9b390f87b3c12a5f9d618fa1','{"number": 16, "ply": 14}',1794811487818);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000011','1kasOT8iGcxF','664caa7e8128dec83e2fdd1b24a07dc8','{"number": 19, "ply": 17}',1794811487845);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000012','1kasOT8iGcxF','1869e8a506f8a03b9bc72b5f54143fae','{"number": 21, "ply": 19}',1794811487868);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000013','1kasOT8iGcxF','09c262f689193fe983828c6598ee727a','{"number": 22, "ply": 20}',1794811487902);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000014','1kasOT8iGcxF','85d10d53dfc4de77ebceeab8bc4a80dc','{"number": 23, "ply": 21}',1794811487927);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000015','1kasOT8iGcxF','a87db5e8ecfe3c82b382e9d20a1fa09e','{"number": 24, "ply": 22}',1794811487950);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000016','1kasOT8iGcxF','ac6154824c4a503f2725975498b8c28c','{"number": 25, "ply": 23}',1794811487987);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000017','1kasOT8iGcxF','936ff5a2657f4950dce8749f4591cd16','{"number": 26, "ply": 24}',1794811488015);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000018','1kasOT8iGcxF','c0cc4adad9b5bff593ba7de93b678ba9','{"number": 27, "ply": 25}',1794811488048);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000019','1kasOT8iGcxF','f605639665011b94042c3e537edc3c3c','{"number": 29, "ply": 27}',1794811488079);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000020','1kasOT8iGcxF','66e73c9c46ee54e97dec589a493774cf','{"number": 30, "ply": 28}',1794811488107);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000021','1kasOT8iGcxF','2f95e1d41fef5b621f8360be7f8e5040','{"number": 31, "ply": 29}',1794811488139);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000022','1kasOT8iGcxF','56ee671dfd7ea72d9a2258e486a7acc2','{"number": 32, "ply": 30}',1794811488171);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000023','1kasOT8iGcxF','bb5ae33a51f63ffa9e3a717311da657a','{"number": 33, "ply": 31}',1794811488181);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000024','1kasOT8iGcxF','5eba97f79f275a1822c756d3409f748c','{"number": 34, "ply": 32}',1794811488209);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000025','1kasOT8iGcxF','54d11fdea76e21664ab91f0ae15a3df8','{"number": 35, "ply": 33}',1794811488225);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000026','1kasOT8iGcxF','6678b1f8e0a19d55c1cf7d7308ea574c','{"number": 36, "ply": 34}',1794811488243);
INSERT INTO "commands" VALUES('new 1kasOT8iGcxF','earlier-000027','1kasOT8iGcxF','1a8b35a7cfde07e9e43fe33b7b50d660','{"id": "DprOKMz69DED", "path": "/t/DprOKMz69DED", "seats": [0, 1, 2, 3]}',1794811488273);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000028','1kasOT8iGcxF','c0908a49392487707a4af2623b046a22','{"number": 6, "ply": 4}',1794811488299);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000029','1kasOT8iGcxF','308760c150af0ef22a25ff6664b85457','{"number": 7, "ply": 5}',1794811488314);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000030','1kasOT8iGcxF','4a217fe99ef0134afa48c04d28f8b13d','{"number": 8, "ply": 6}',1794811488342);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000031','1kasOT8iGcxF','7c1e2fd6c04d9c025a496ad2027657a1','{"number": 9, "ply": 7}',1794811488362);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000032','1kasOT8iGcxF','f4c1b6459b9938fb3c3ad0ec80197462','{"number": 10, "ply": 8}',1794811488377);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000033','1kasOT8iGcxF','69994036d91aed66271b89cb0cf5f7d0','{"number": 11, "ply": 9}',1794811488392);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000034','1kasOT8iGcxF','f7aed8c0ce10b60a6b2b34ea62b0e001','{"number": 12, "ply": 10}',1794811488419);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000035','1kasOT8iGcxF','6d8142471c007a8ca401380d6f545f20','{"number": 13, "ply": 11}',1794811488434);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000036','1kasOT8iGcxF','8061d6abb9f37b8ca795a1c7a320f0fa','{"number": 14, "ply": 12}',1794811488459);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000037','1kasOT8iGcxF','ff5287c7b1d14851c3c4c162f36d94c4','{"number": 15, "ply": 13}',1794811488474);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000038','1kasOT8iGcxF','0f2f51abd9485f1f66418c4db4d3f70c','{"number": 16, "ply": 14}',1794811488488);
INSERT INTO "commands" VALUES('DprOKMz69DED','earlier-000039','1kasOT8iGcxF','cd251b5d5f6d62312f4a9c0965ab7567','{"number": 17, "ply": 15}',1794811488510);
INSERT INTO "commands" VALUES('new 1kasOT8iGcxF','earlier-000040','1kasOT8iGcxF','40486af6da758d166c077efa94eb8195','{"id": "Z8PvUtYSUvK_", "path": "/t/Z8PvUtYSUvK_", "seats": [0]}',1794811488526);
INSERT INTO "commands" VALUES('G0ZRI5xsZ_pf','earlier-000042','1kasOT8iGcxF','cd6bfdef59869deed804c932010e7876','{"number": 38, "ply": 31}',1794811488555);
CREATE TABLE commitments (
	commitment VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (commitment)
);
CREATE TABLE deliveries (
	id VARCHAR(24) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	channel VARCHAR(8) NOT NULL, 
	target TEXT NOT NULL, 
	message JSON NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	sending BOOLEAN NOT NULL, 
	owner VARCHAR(24), 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE events (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER, 
	body JSON NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',1,'seat',1794811487536,NULL,'{"text": "The table was set up."}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',2,'start',1794811487536,NULL,'{}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',3,'action',1794811487537,NULL,'{"ply": 1, "turn": 0, "text": "first carthage", "verb": "first", "args": ["carthage"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',4,'action',1794811487537,NULL,'{"ply": 2, "turn": 0, "text": "reveal fortress", "verb": "reveal", "args": ["fortress"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',5,'action',1794811487537,NULL,'{"ply": 3, "turn": 0, "text": "reveal herald", "verb": "reveal", "args": ["herald"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',6,'action',1794811487537,NULL,'{"ply": 4, "turn": 0, "text": "reveal settlers", "verb": "reveal", "args": ["settlers"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',7,'action',1794811487588,0,'{"ply": 5, "turn": 1, "text": "advance aurum", "verb": "advance", "args": ["aurum"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',8,'action',1794811487631,0,'{"ply": 6, "turn": 1, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',9,'action',1794811487663,1,'{"ply": 7, "turn": 2, "text": "advance militia", "verb": "advance", "args": ["militia"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',10,'action',1794811487673,1,'{"ply": 8, "turn": 2, "text": "arm legion brundisium", "verb": "arm", "args": ["legion", "brundisium"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',11,'action',1794811487706,1,'{"ply": 9, "turn": 2, "text": "coins 1", "verb": "coins", "args": ["1"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',12,'action',1794811487730,1,'{"ply": 10, "turn": 2, "text": "arm galley roma", "verb": "arm", "args": ["galley", "roma"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',13,'action',1794811487730,1,'{"ply": 11, "turn": 2, "text": "done", "verb": "done", "args": [], "forced": true}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',14,'action',1794811487751,1,'{"ply": 12, "turn": 2, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',15,'action',1794811487792,0,'{"ply": 13, "turn": 3, "text": "advance scientia", "verb": "advance", "args": ["scientia"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',16,'action',1794811487818,0,'{"ply": 14, "turn": 3, "text": "pay iron", "verb": "pay", "args": ["iron"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',17,'action',1794811487845,0,'{"ply": 15, "turn": 3, "text": "develop strata", "verb": "develop", "args": ["strata"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',18,'action',1794811487845,0,'{"ply": 16, "turn": 3, "text": "done", "verb": "done", "args": [], "forced": true}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',19,'action',1794811487845,0,'{"ply": 17, "turn": 3, "text": "done", "verb": "done", "args": [], "forced": true}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',20,'action',1794811487868,1,'{"ply": 18, "turn": 3, "text": "pick herald", "verb": "pick", "args": ["herald"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',21,'action',1794811487868,NULL,'{"ply": 19, "turn": 3, "text": "reveal pirates", "verb": "reveal", "args": ["pirates"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',22,'action',1794811487902,1,'{"ply": 20, "turn": 4, "text": "advance ferrum", "verb": "advance", "args": ["ferrum"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',23,'action',1794811487927,1,'{"ply": 21, "turn": 4, "text": "pay gold", "verb": "pay", "args": ["gold"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',24,'action',1794811487950,1,'{"ply": 22, "turn": 4, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',25,'action',1794811487987,0,'{"ply": 23, "turn": 5, "text": "advance ferrum", "verb": "advance", "args": ["ferrum"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',26,'action',1794811488015,0,'{"ply": 24, "turn": 5, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',27,'action',1794811488048,1,'{"ply": 25, "turn": 6, "text": "advance militia", "verb": "advance", "args": ["militia"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',28,'action',1794811488079,1,'{"ply": 26, "turn": 6, "text": "pay iron", "verb": "pay", "args": ["iron"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',29,'action',1794811488079,1,'{"ply": 27, "turn": 6, "text": "done", "verb": "done", "args": [], "forced": true}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',30,'action',1794811488107,1,'{"ply": 28, "turn": 6, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',31,'action',1794811488139,0,'{"ply": 29, "turn": 7, "text": "advance marmor", "verb": "advance", "args": ["marmor"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',32,'action',1794811488171,0,'{"ply": 30, "turn": 7, "text": "pay marble", "verb": "pay", "args": ["marble"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',33,'action',1794811488181,0,'{"ply": 31, "turn": 7, "text": "pay marble", "verb": "pay", "args": ["marble"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',34,'action',1794811488209,0,'{"ply": 32, "turn": 7, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',35,'action',1794811488225,1,'{"ply": 33, "turn": 8, "text": "play herald", "verb": "play", "args": ["herald"]}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',36,'action',1794811488243,1,'{"ply": 34, "turn": 8, "text": "advance ferrum", "verb": "advance", "args": ["ferrum"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',1,'seat',1794811488273,NULL,'{"text": "The table was set up."}');
INSERT INTO "events" VALUES('DprOKMz69DED',2,'start',1794811488273,NULL,'{}');
INSERT INTO "events" VALUES('DprOKMz69DED',3,'action',1794811488273,NULL,'{"ply": 1, "turn": 0, "text": "draw persians", "verb": "draw", "args": ["persians"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',4,'action',1794811488273,NULL,'{"ply": 2, "turn": 0, "text": "draw phoenicians", "verb": "draw", "args": ["phoenicians"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',5,'action',1794811488273,NULL,'{"ply": 3, "turn": 0, "text": "draw arabs", "verb": "draw", "args": ["arabs"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',6,'action',1794811488299,1,'{"ply": 4, "turn": 1, "text": "advance iron", "verb": "advance", "args": ["iron"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',7,'action',1794811488314,2,'{"ply": 5, "turn": 2, "text": "advance maneuver_2", "verb": "advance", "args": ["maneuver_2"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',8,'action',1794811488342,3,'{"ply": 6, "turn": 3, "text": "answer never", "verb": "answer", "args": ["never"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',9,'action',1794811488362,3,'{"ply": 7, "turn": 3, "text": "advance arming", "verb": "advance", "args": ["arming"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',10,'action',1794811488377,3,'{"ply": 8, "turn": 3, "text": "arm legion athenae", "verb": "arm", "args": ["legion", "athenae"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',11,'action',1794811488392,3,'{"ply": 9, "turn": 3, "text": "coins 1", "verb": "coins", "args": ["1"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',12,'action',1794811488419,3,'{"ply": 10, "turn": 3, "text": "arm galley pella", "verb": "arm", "args": ["galley", "pella"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',13,'action',1794811488434,3,'{"ply": 11, "turn": 3, "text": "done", "verb": "done", "args": []}');
INSERT INTO "events" VALUES('DprOKMz69DED',14,'action',1794811488459,0,'{"ply": 12, "turn": 4, "text": "advance arming", "verb": "advance", "args": ["arming"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',15,'action',1794811488474,0,'{"ply": 13, "turn": 4, "text": "arm legion susa", "verb": "arm", "args": ["legion", "susa"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',16,'action',1794811488488,0,'{"ply": 14, "turn": 4, "text": "coins 0", "verb": "coins", "args": ["0"]}');
INSERT INTO "events" VALUES('DprOKMz69DED',17,'action',1794811488510,0,'{"ply": 15, "turn": 4, "text": "arm legion zadrakarta", "verb": "arm", "args": ["legion", "zadrakarta"]}');
INSERT INTO "events" VALUES('Z8PvUtYSUvK_',1,'seat',1794811488526,NULL,'{"text": "The table was set up."}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',37,'takeback_offer',1794811488549,0,'{"to": 31}');
INSERT INTO "events" VALUES('G0ZRI5xsZ_pf',38,'takeback',1794811488555,0,'{"to": 31}');
CREATE TABLE guests (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	email VARCHAR(254), 
	public BOOLEAN DEFAULT 0 NOT NULL, 
	banned BIGINT, 
	becomes VARCHAR(24), 
	PRIMARY KEY (id), 
	UNIQUE (email)
);
INSERT INTO "guests" VALUES('1kasOT8iGcxF','Ada',1794811487529,NULL,0,NULL,NULL);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE kin (
	child VARCHAR(24) NOT NULL, 
	parent VARCHAR(24) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	ply INTEGER NOT NULL, 
	PRIMARY KEY (child)
);
CREATE TABLE leases (
	table_id VARCHAR(24) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	owner VARCHAR(24) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id, kind)
);
CREATE TABLE line (
	table_id VARCHAR(24) NOT NULL, 
	ply INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	seat INTEGER, 
	forced BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, ply)
);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',1,3,0,NULL,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',2,4,0,NULL,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',3,5,0,NULL,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',4,6,0,NULL,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',5,7,1,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',6,8,1,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',7,9,2,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',8,10,2,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',9,11,2,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',10,12,2,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',11,13,2,1,1);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',12,14,2,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',13,15,3,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',14,16,3,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',15,17,3,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',16,18,3,0,1);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',17,19,3,0,1);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',18,20,3,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',19,21,3,NULL,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',20,22,4,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',21,23,4,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',22,24,4,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',23,25,5,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',24,26,5,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',25,27,6,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',26,28,6,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',27,29,6,1,1);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',28,30,6,1,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',29,31,7,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',30,32,7,0,0);
INSERT INTO "line" VALUES('G0ZRI5xsZ_pf',31,33,7,0,0);
INSERT INTO "line" VALUES('DprOKMz69DED',1,3,0,NULL,0);
INSERT INTO "line" VALUES('DprOKMz69DED',2,4,0,NULL,0);
INSERT INTO "line" VALUES('DprOKMz69DED',3,5,0,NULL,0);
INSERT INTO "line" VALUES('DprOKMz69DED',4,6,1,1,0);
INSERT INTO "line" VALUES('DprOKMz69DED',5,7,2,2,0);
INSERT INTO "line" VALUES('DprOKMz69DED',6,8,3,3,0);
INSERT INTO "line" VALUES('DprOKMz69DED',7,9,3,3,0);
INSERT INTO "line" VALUES('DprOKMz69DED',8,10,3,3,0);
INSERT INTO "line" VALUES('DprOKMz69DED',9,11,3,3,0);
INSERT INTO "line" VALUES('DprOKMz69DED',10,12,3,3,0);
INSERT INTO "line" VALUES('DprOKMz69DED',11,13,3,3,0);
INSERT INTO "line" VALUES('DprOKMz69DED',12,14,4,0,0);
INSERT INTO "line" VALUES('DprOKMz69DED',13,15,4,0,0);
INSERT INTO "line" VALUES('DprOKMz69DED',14,16,4,0,0);
INSERT INTO "line" VALUES('DprOKMz69DED',15,17,4,0,0);
CREATE TABLE offers (
	id VARCHAR(24) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER, 
	giver VARCHAR(24) NOT NULL, 
	taker VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE one_time (
	digest VARCHAR(64) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	guest VARCHAR(24), 
	email VARCHAR(254), 
	until BIGINT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE orders (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(20) NOT NULL, 
	given JSON NOT NULL, 
	at BIGINT NOT NULL, 
	taken BOOLEAN NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE outbox (
	guest VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	wait INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	done BOOLEAN NOT NULL, 
	PRIMARY KEY (guest, table_id, kind, wait)
);
CREATE TABLE passkeys (
	id TEXT NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	PRIMARY KEY (id)
);
CREATE TABLE posts (
	id VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pushes (
	id VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE relations (
	guest VARCHAR(24) NOT NULL, 
	other VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	PRIMARY KEY (guest, other)
);
CREATE TABLE reports (
	id VARCHAR(24) NOT NULL, 
	reporter VARCHAR(24) NOT NULL, 
	about VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	guest VARCHAR(24), 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(60), 
	resigned BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('G0ZRI5xsZ_pf',0,'carthage','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('G0ZRI5xsZ_pf',1,'rome','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('DprOKMz69DED',0,'player_1','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('DprOKMz69DED',1,'player_2','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('DprOKMz69DED',2,'player_3','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('DprOKMz69DED',3,'player_4','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('Z8PvUtYSUvK_',0,'carthage','person','1kasOT8iGcxF','Ada',NULL,0);
INSERT INTO "seats" VALUES('Z8PvUtYSUvK_',1,'rome','open',NULL,'',NULL,0);
CREATE TABLE sessions (
	id VARCHAR(24) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	device VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "sessions" VALUES('1kasOT8iGcxF','193a332430dc270b4d6bcf792ebdd36161dd9458456efd7cefb201e7e620bccb','1kasOT8iGcxF','',1794811487529,1794811487529);
CREATE TABLE silent_tables (
	guest VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	PRIMARY KEY (guest, table_id)
);
CREATE TABLE snapshots (
	table_id VARCHAR(24) NOT NULL, 
	ply INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	active INTEGER, 
	"key" VARCHAR(16) NOT NULL, 
	state BLOB NOT NULL, 
	PRIMARY KEY (table_id, ply)
);
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',4,1,0,'c01dfc31a57bf370',X'7801ED53D10E80200884ACD6AA5FE8FF3FD338B46543D77AB0F9E0DDC0A970A8432680C9E958CFF9042C65BC8795C1B20B7B229F13F406139DE622D346DC15EADDBC2BB7F002572FE4CEC2D2FFF803F05B24664E4971C4AEC5413BADCA85661A69121B540B0AEF84625ED9D60A2BD0FC9A53D2EAEB2DBC007AF3DF739CA652943D');
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',6,2,1,'6b8f8be4490453a5',X'7801ED53010A80200C9C5A11D513FAFF37EDCE8C8C1914482478630AF336E7DCAC1811A8C39A034F4BC027604CEFA9F73038A55E91F7D9E359C54E7DE9A919E70D25DED862FCB702EC05FE7F2E431367807D3447A1CD41BAB8BBC0D1DEAB2C3205196500BB875A709F0A23BE9BB1235B9D4BB3D45901F6E6B7996FB3D39245');
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',12,3,0,'44c27b32c9b6698d',X'7801ED535B0E80200CDB008D51AFE0FD8F892B48C0F0887E281FDA6590C0BA0E189A0026EDE6E7069B8045C65A781D2CBBF033CA1C9F4F65D12917CC3C222A3C77F2EF65C67BF4404B17BDA0C814CB62E9FF8085BC614D8B99E36FD4FEC7462BCDCE261A257A1057C2B96AD08DEAA18AD6ECABBDC769E5FBF77ADF007AF3DD1A76A9449047');
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',19,4,1,'684aa0a0219a0419',X'7801ED53D90E80200C2B488CD737F8FF7F8914C2218746C3235D86C7BA4E974D4100C62773D6C0680FE804D4D49ADE863051FA1DF51CA7270B769ACBCC92112BF4F8C7A1E13AD06B66BEF6F3A92E676186B2D39EEB8AE4ED0E67D2EE84B454EE86DF8FBCC689032B36630BA84F636E346E57DB5820D7CC9FED4784C3459F3981FCFBC6EBFBEB6FA191F8DA01CEE62BA92BE102BD70904B');
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',22,5,0,'870bfb641ca6f315',X'7801ED53491280200C2BA88CDB17FCFF33B1A9C322564F301E3419B6D236456120C0502763BBCE67302CE33DDA3D0CEFA29DA1C71CF9ECC53B8F45E4D52329B43BF9F732E37FBC81275DDC05C745693E26B32E74D0CA9BB0728C8EE7580365FC462B4D34334772D40BE19B88987B6A394B0D118E9D5E47DCAE34093584B152DA3F8DF2057037157343D30EAB949046');
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',24,6,1,'5a1e78a95536e9c3',X'7801ED535B0E80200C2B6888AF2378FF6B228510300C88844FB74C50DA0E97CD40012E16F7948CA733CC66464D6B197553EE94F1369913F47481CEB96496889461C63FFE1AA102B37AE66B3D5B79D90BD493302AFB7A22B8F633C1A9E06C28F05DE2DFB8B0E370BEC160F54E6C722AD45DD294EEE89367376863127A7417F5E33AAAF3F3FA1588BDD947CE423CAE0E9044');
INSERT INTO "snapshots" VALUES('G0ZRI5xsZ_pf',28,7,0,'0ad6900d092ebf82',X'7801ED535B0E80200C2B6A7C1FC1FB5F1357088A30FC92F8A15D00655B8BB80D200C5AB7D69B6C042332D6729461C4CB71859EE3F99A2C3ACE65661E712AD4FBF2EF31F37FBC813B5DD602D049A5E730D1EE026F8DEB097685EF0DBE1369FE86151366B111BDF0D3187B1A73CAA671A61A4EF898F4731CEE871EC219C2FA10ED4FA3DC80AF4DC5516D6B07B18A9046');
INSERT INTO "snapshots" VALUES('DprOKMz69DED',3,1,1,'d299bf9a7d53edb3',X'7801ED56D10A83300CBC58DCF471207BF0FFFF33CBD905239D7B18C21492803D93A6975EC12A1014D05405B705B50F69433F45C8D419A39A154378E3B85867D9B2CC202B67466B2335CB2A37B23856F54C65E5DA47ED26769D381548055281EB2AB07E3155AFBB8BFF76FEC0D6BD9B27AAF39DF71FEFA0BDD16B8E1EE3F916EB80FECDC47AFCE4B166C684D1FE1A06DCD1C744E254201538A5022F24FF6F23');
INSERT INTO "snapshots" VALUES('DprOKMz69DED',4,2,2,'367566bbef2922dc',X'7801ED56CB0E0231089CD2F83A6E623CF8FFFF89CCB2646B6C4C341E3CCC70804279640EA5060B6900DC1B8EA167B099F30B5F8F1C76F3400F0B9B3D96B288F6F5464EC5BB3B38E70CCC2AB04BD9EE15C9AEACCDBA8218100362400C1403F962E6CB593EE9CF1858F02C957D430ACFDC7FDC41AFDA567FE5FC5AEF1B913B30E55D8F1633CE64CCB9E38A4BFC1ACE38E13006648B0131F0970C3C0095206D29');
INSERT INTO "snapshots" VALUES('DprOKMz69DED',5,3,3,'df760746ff355e97',X'7801ED56CB0AC3300C5362B676C741D961FFFF9F9E14634869190C7AD8C132C5895F2A2A24351880CEC7BDE14E7F06D55C81E06AE472B7C11AEB797667D64645635895338E91C8AA2B21965CBB672698345B730BA54029500A9402A9804ECC851BF98C95FF4D8127F696DD2F8469DF79FFE80E3AFA3EE2D973B5D7774D189964DFD0F88E6736F7BCB1E1C1BF86150B6E73A2D6A54029F0970A7C001A3C6B34');
INSERT INTO "snapshots" VALUES('DprOKMz69DED',11,4,0,'e2d8af046aa52497',X'7801ED56D10AC2300CBCAED3E9DB84E18BFFFF9DF5CE10286CB84175F421092C4DB3E4DA7B483A0248C8FC969270A5FDA70867205EA164AE84ADB561CA575C31ED267AB2B5AC772CAA2C17BB8D7B1E3124D556DD73E57CC4E3F7EBF96CC76F117F0603C1400B03233BE8C402EA9B2D755A737BEE477B679B31E351A973F184A97C4D399F839A459A8766878FF59C5F5B9F87B29948D26F9278AE2DAD735E5870E7ABE18609973A10EB602018E89281377171693A');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	stamp VARCHAR(120) NOT NULL, 
	owner VARCHAR(24), 
	visibility VARCHAR(10) NOT NULL, 
	pass_and_play BOOLEAN NOT NULL, 
	auto_forced BOOLEAN NOT NULL, 
	seed BIGINT, 
	status VARCHAR(10) NOT NULL, 
	frozen_reason TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	moved INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	to_act INTEGER, 
	outcome JSON, 
	takeback JSON, 
	last TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, commitment VARCHAR(64), secret VARCHAR(64), salts JSON, orders JSON, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('G0ZRI5xsZ_pf','duellum','{"board": "west", "special_units": false, "events": "all", "coins": -1, "trade_coins": true, "turn_limit": 2000}','duellum 2 1a707fffc926 090469473e28','1kasOT8iGcxF','private',1,1,4,'playing','',38,38,31,7,0,NULL,NULL,'advance ferrum',1794811487536,1794811488555,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('DprOKMz69DED','antike','{"board": "east", "players": 4, "two_players": "four_nations", "nations": "drawn", "expert": false, "military": false, "longer": false, "to_twelve": false, "bonus_without_city": true, "battle_size": "chosen", "battle_answer": "ask", "coins": "chosen", "extra_counts": false, "trade_coins": true, "doubled_stock": false, "turn_limit": 0}','antike 2 431398200dd0 4137c6ac8b49','1kasOT8iGcxF','private',1,1,4,'playing','',17,17,15,4,0,NULL,NULL,'arm legion zadrakarta',1794811488273,1794811488510,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Z8PvUtYSUvK_','duellum','{"board": "west", "special_units": false, "events": "all", "coins": -1, "trade_coins": true, "turn_limit": 2000}','duellum 2 1a707fffc926 090469473e28','1kasOT8iGcxF','private',0,1,NULL,'open','',1,0,0,0,NULL,NULL,NULL,'',1794811488526,1794811488526,NULL,NULL,NULL,NULL);
CREATE TABLE wishes (
	guest VARCHAR(24) NOT NULL, 
	body JSON NOT NULL, 
	reachable BOOLEAN NOT NULL, 
	feed VARCHAR(64), 
	told BIGINT NOT NULL, 
	PRIMARY KEY (guest), 
	UNIQUE (feed)
);
CREATE INDEX kin_parent ON kin (parent, kind);
CREATE INDEX tables_listed ON tables (visibility, status, updated);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_commands_at ON commands (at);
CREATE INDEX tables_owner ON tables (owner, updated);
CREATE INDEX tables_waiting ON tables (status, to_act);
CREATE INDEX ix_commitments_at ON commitments (at);
CREATE INDEX ix_clocks_deadline ON clocks (deadline);
CREATE INDEX ix_sessions_guest ON sessions (guest);
CREATE INDEX ix_passkeys_guest ON passkeys (guest);
CREATE INDEX ix_codes_guest ON codes (guest);
CREATE INDEX ix_one_time_until ON one_time (until);
CREATE INDEX ix_one_time_guest ON one_time (guest);
CREATE INDEX ix_offers_giver ON offers (giver);
CREATE INDEX ix_offers_table_id ON offers (table_id);
CREATE INDEX ix_offers_taker ON offers (taker);
CREATE INDEX ix_reports_about ON reports (about);
CREATE INDEX ix_reports_reporter ON reports (reporter);
CREATE INDEX ix_pushes_guest ON pushes (guest);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_deliveries_guest ON deliveries (guest);
CREATE INDEX ix_deliveries_due ON deliveries (due);
CREATE INDEX relations_other ON relations (other);
COMMIT;
