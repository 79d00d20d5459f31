SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;

SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE daily (
    day text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    table_id text NOT NULL,
    points integer NOT NULL,
    medal text NOT NULL
);
CREATE TABLE decks (
    hash text NOT NULL,
    text text NOT NULL
);
CREATE TABLE grants (
    hash text NOT NULL,
    kind text NOT NULL,
    table_id text NOT NULL,
    seat text NOT NULL,
    player text
);
CREATE TABLE hooks (
    table_id text NOT NULL,
    seat text NOT NULL,
    url text NOT NULL
);
CREATE TABLE log (
    table_id text NOT NULL,
    number bigint NOT NULL,
    client_id text,
    body text NOT NULL
);
CREATE TABLE meta (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE players (
    id text NOT NULL,
    token_hash text NOT NULL,
    name text NOT NULL
);
CREATE TABLE pushes (
    table_id text NOT NULL,
    seat text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL
);
CREATE TABLE results (
    table_id text NOT NULL,
    player text NOT NULL,
    module text NOT NULL,
    players integer NOT NULL,
    won integer NOT NULL,
    points integer NOT NULL,
    medal text NOT NULL
);
CREATE TABLE reviews (
    table_id text NOT NULL,
    text text NOT NULL
);
CREATE TABLE summaries (
    table_id text NOT NULL,
    status text NOT NULL,
    updated bigint NOT NULL,
    deadline bigint,
    text text NOT NULL
);
CREATE TABLE tables (
    id text NOT NULL,
    header text NOT NULL,
    listed integer NOT NULL
);
INSERT INTO grants VALUES ('98e0f1a9e67d0ddb055b446370fd9a53a3242af3ae976140cfbdb9e0e51dfc31', 'seat', '34ncqpjzqrrfgtdz6me7', 'valados', 'bed8ggfxxygsgjvt7tx5y3jk7b');
INSERT INTO grants VALUES ('10319ca8ebc4ac21e3c114dbac052d918c4a60892f35ad79c4ce2206d05b1fd2', 'recovery', '34ncqpjzqrrfgtdz6me7', 'valados', 'bed8ggfxxygsgjvt7tx5y3jk7b');
INSERT INTO grants VALUES ('1a2476c4fa138ca56e5e844ccf4005138942c199ddfa38da9e9b1ac9f3ab740a', 'invite', '34ncqpjzqrrfgtdz6me7', 'teressie', NULL);
INSERT INTO grants VALUES ('d385abcc22d5958171b508470844998260e246bc548825eb452758ea9268dcc2', 'seat', 'qxhgrest2wbg1tahtt8z', 'valados', NULL);
INSERT INTO grants VALUES ('87703fd426f2221057963ac0cc4f1a2554a15374b0cabc75e48d9fffb2e9706d', 'recovery', 'qxhgrest2wbg1tahtt8z', 'valados', NULL);
INSERT INTO grants VALUES ('6c75ddffb76d19ed7fa04bb0024b1e055e7df6d1d6c4b34edbde5544a54f6468', 'seat', 'qxhgrest2wbg1tahtt8z', 'teressie', NULL);
INSERT INTO grants VALUES ('fbfa9605de8ffb261f2dceb58862679adf39830176c72cfe1ec4a06ba3487f0a', 'recovery', 'qxhgrest2wbg1tahtt8z', 'teressie', NULL);
INSERT INTO grants VALUES ('2b170b99e19aa4f5760ffcecc0b817bb81b2170cf29d6b558583903ef05a0104', 'seat', '7n6k35ba4rrqv2jny9yj', 'valados', 'bed8ggfxxygsgjvt7tx5y3jk7b');
INSERT INTO grants VALUES ('3b54bd22edb698d56e496f1b2c7497ed42a59008bd55a02ee746a579f93becb0', 'recovery', '7n6k35ba4rrqv2jny9yj', 'valados', 'bed8ggfxxygsgjvt7tx5y3jk7b');
INSERT INTO grants VALUES ('c5fd3bff06c42e3525828fecd9a9dcd5ebb411c9851d35ec40bfdae967c1c536', 'seat', '7n6k35ba4rrqv2jny9yj', 'teressie', NULL);
INSERT INTO grants VALUES ('0357dd7b1ab6fe712139abecfb9db54e5689d83e4c67ee76b7197798ca75354e', 'recovery', '7n6k35ba4rrqv2jny9yj', 'teressie', NULL);
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 0, 'valados:ec2f01d5d3a04177a59fd785187cc373', '{"at":1794968313128,"decision":{"do":"offer","places":[{"area":"right","card":"scholars#2","face":"down"},{"area":"left","card":"hall_of_ancestors#1","face":"down"}]},"kind":"decided","seat":"valados"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 1, 'teressie:ac705d3b7dec42e18505fc33aee75e34', '{"at":1794968313140,"decision":{"area":"left","do":"select"},"kind":"decided","seat":"teressie"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 2, 'teressie:053d09fe39114057ac8213205fb55055', '{"at":1794968313169,"decision":{"do":"offer","places":[{"area":"left","card":"sunken_treasury#2","face":"down"},{"area":"left","card":"calamity#2","face":"up"}]},"kind":"decided","seat":"teressie"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 3, 'valados:1e4a44fb48cb4be08167ad1bc6e0f324', '{"at":1794968313189,"decision":{"area":"right","do":"select"},"kind":"decided","seat":"valados"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 4, 'valados:39dc8aca9fc94f369c6335fe0c5e3509', '{"at":1794968313211,"decision":{"do":"offer","places":[{"area":"right","card":"nexus#1","face":"up"},{"area":"left","card":"calamity#1","face":"up"}]},"kind":"decided","seat":"valados"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 5, 'teressie:e9f1ba87749748bf9d6331e2846636c0', '{"at":1794968313249,"decision":{"area":"left","do":"select"},"kind":"decided","seat":"teressie"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 6, 'teressie:7109027ab88541b4863c8d678c8a7daa', '{"at":1794968313285,"decision":{"do":"offer","places":[{"area":"left","card":"slate_quarry#2","face":"up"},{"area":"right","card":"royal_cavalry#1","face":"down"}]},"kind":"decided","seat":"teressie"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 7, 'valados:8299e82b374c4e95914d3fc33c7a45a0', '{"at":1794968313326,"decision":{"area":"left","do":"select"},"kind":"decided","seat":"valados"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 8, 'valados:77ce8aa4d94a4408a2d8308036acc38c', '{"at":1794968313385,"decision":{"do":"offer","places":[{"area":"right","card":"navigators#1","face":"up"},{"area":"left","card":"secret_fellowship#1","face":"up"}]},"kind":"decided","seat":"valados"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 9, 'teressie:39091ff487804ab4bbeab97940c87933', '{"at":1794968313416,"decision":{"area":"left","do":"select"},"kind":"decided","seat":"teressie"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 10, 'teressie:825ccc318c5e4997ac1fcf3788e9d2ff', '{"at":1794968313448,"decision":{"do":"offer","places":[{"area":"right","card":"farm#2","face":"up"},{"area":"right","card":"crypt_of_heroes#1","face":"up"}]},"kind":"decided","seat":"teressie"}');
INSERT INTO log VALUES ('qxhgrest2wbg1tahtt8z', 11, 'valados:f32ae74c43f74d3b9d693fa5889440f3', '{"at":1794968313459,"decision":{"area":"right","do":"select"},"kind":"decided","seat":"valados"}');
INSERT INTO log VALUES ('7n6k35ba4rrqv2jny9yj', 0, 'valados:r', '{"at":1794968313481,"kind":"resigned","seat":"valados"}');
INSERT INTO meta VALUES ('schema', '1');
INSERT INTO meta VALUES ('push_identity', 'bt-3X5eS8UWKKZCLe3APQh3YIVS-nZgSQC_BPoa3YfU.BCCTjNGcVpqRGpHfMgjvYwIAfzlNx76t1XnwZ4SJWOAd7pjg2jNrXOORJX67HUgFBwcLh2PWqtMC_wYuSKm1fAE');
INSERT INTO meta VALUES ('secret', 'hgfs16tbdawkfqw7s8e5qzzqk5');
INSERT INTO players VALUES ('bed8ggfxxygsgjvt7tx5y3jk7b', '63f42dbc240433546d34069949279b03169fb052d82c22c340f0fcebed383d8a', 'Ada');
INSERT INTO results VALUES ('7n6k35ba4rrqv2jny9yj', 'bed8ggfxxygsgjvt7tx5y3jk7b', 'none', 2, 0, 0, '');
INSERT INTO summaries VALUES ('34ncqpjzqrrfgtdz6me7', 'waiting', 1794968313044, NULL, '{"deck":"founders-1","deck_hash":"ec0579ee841b80748f70121cf3663173c0a806a8cbec9360d424b9096debaa23","module":"menace","players":2,"seats":{"teressie":{"kind":"invite"},"valados":{"kind":"person","name":"Ada"}},"side":"A","to_decide":[]}');
INSERT INTO summaries VALUES ('qxhgrest2wbg1tahtt8z', 'running', 1794968313459, 1795832313459, '{"clock":{"per_decision_s":864000},"deck":"founders-1","deck_hash":"ec0579ee841b80748f70121cf3663173c0a806a8cbec9360d424b9096debaa23","module":"none","players":2,"seats":{"teressie":{"kind":"person"},"valados":{"kind":"person"}},"side":"A","to_decide":["valados"]}');
INSERT INTO summaries VALUES ('7n6k35ba4rrqv2jny9yj', 'finished', 1794968313481, NULL, '{"deck":"founders-1","deck_hash":"ec0579ee841b80748f70121cf3663173c0a806a8cbec9360d424b9096debaa23","module":"none","players":2,"seats":{"teressie":{"kind":"person","name":"Ada"},"valados":{"kind":"person","name":"Ada"}},"side":"A","to_decide":[]}');
INSERT INTO tables VALUES ('34ncqpjzqrrfgtdz6me7', '{"confirm":false,"created":1794968313044,"deck":"founders-1","deck_hash":"ec0579ee841b80748f70121cf3663173c0a806a8cbec9360d424b9096debaa23","id":"34ncqpjzqrrfgtdz6me7","listed":true,"rules":"1","seats":{"teressie":{"kind":"invite"},"valados":{"kind":"person","name":"Ada"}},"setup":{"first":"valados","menaces":{"teressie":"giant_rats","valados":"frost_giants"},"module":"menace","options":{"solo_side_a_penalty":false},"players":2,"quest":null,"seed":"3234598816783047154","side":"A"}}', 1);
INSERT INTO tables VALUES ('qxhgrest2wbg1tahtt8z', '{"clock":{"kind":"per_decision","ms":864000000},"confirm":false,"created":1794968313065,"deck":"founders-1","deck_hash":"ec0579ee841b80748f70121cf3663173c0a806a8cbec9360d424b9096debaa23","id":"qxhgrest2wbg1tahtt8z","listed":true,"rules":"1","seats":{"teressie":{"kind":"person"},"valados":{"kind":"person"}},"setup":{"first":"valados","module":"none","options":{"solo_side_a_penalty":false},"players":2,"quest":null,"seed":"5639731844658326501","side":"A"}}', 1);
INSERT INTO tables VALUES ('7n6k35ba4rrqv2jny9yj', '{"confirm":false,"created":1794968313477,"deck":"founders-1","deck_hash":"ec0579ee841b80748f70121cf3663173c0a806a8cbec9360d424b9096debaa23","id":"7n6k35ba4rrqv2jny9yj","listed":false,"rules":"1","seats":{"teressie":{"kind":"person","name":"Ada"},"valados":{"kind":"person","name":"Ada"}},"setup":{"first":"valados","module":"none","options":{"solo_side_a_penalty":false},"players":2,"quest":null,"seed":"1519744541898411727","side":"A"}}', 0);
ALTER TABLE ONLY daily
    ADD CONSTRAINT daily_pkey PRIMARY KEY (day, player);
ALTER TABLE ONLY decks
    ADD CONSTRAINT decks_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY grants
    ADD CONSTRAINT grants_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY hooks
    ADD CONSTRAINT hooks_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);
ALTER TABLE ONLY players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY players
    ADD CONSTRAINT players_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY pushes
    ADD CONSTRAINT pushes_pkey PRIMARY KEY (table_id, seat, endpoint);
ALTER TABLE ONLY results
    ADD CONSTRAINT results_pkey PRIMARY KEY (player, table_id);
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY summaries
    ADD CONSTRAINT summaries_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX grants_player ON grants USING btree (player, table_id);
CREATE UNIQUE INDEX log_client ON log USING btree (table_id, client_id);
CREATE INDEX summaries_deadline ON summaries USING btree (deadline);
CREATE INDEX summaries_status ON summaries USING btree (status, updated);
